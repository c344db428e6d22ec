package io.github.reflectionfreejackson.aot.sample.capitals;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Cased {

	String foo() default "";

	String Foo() default "";

	String[] bar() default { "default" };

	String withBar() default "";

}
