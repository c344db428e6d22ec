package io.github.reflectionfreejackson.aot.sample;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.TimeUnit;

@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.METHOD })
public @interface Everything {

	boolean aBoolean() default true;

	byte aByte() default -1;

	short aShort() default Short.MIN_VALUE;

	int anInt() default Integer.MIN_VALUE;

	long aLong() default Long.MIN_VALUE;

	float aFloat() default Float.NaN;

	double aDouble() default Double.NEGATIVE_INFINITY;

	char aChar() default '\'';

	String aString() default "\"default\"";

	Class<?> aClass() default Object.class;

	TimeUnit anEnum() default TimeUnit.DAYS;

	Nested aNested() default @Nested("default");

	boolean[] booleans() default { true, false };

	byte[] bytes() default {};

	short[] shorts() default { 1 };

	int[] ints() default {};

	long[] longs() default {};

	float[] floats() default { Float.NaN, Float.NEGATIVE_INFINITY };

	double[] doubles() default {};

	char[] chars() default { '\u0000', '"', '\\' };

	String[] strings() default { "", "$L", "\u0000" };

	Class<?>[] classes() default { int.class, String[].class, void.class };

	Class<? extends Number>[] numbers() default { Integer.class };

	TimeUnit[] enums() default {};

	Nested[] nesteds() default { @Nested("a"), @Nested(value = "b", ints = 1) };

	@interface Nested {

		String value();

		int[] ints() default {};

	}

}
