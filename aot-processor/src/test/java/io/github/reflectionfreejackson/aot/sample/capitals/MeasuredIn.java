package io.github.reflectionfreejackson.aot.sample.capitals;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface MeasuredIn {

	UNIT value();

	UNIT UNIT() default UNIT.KG;

}
