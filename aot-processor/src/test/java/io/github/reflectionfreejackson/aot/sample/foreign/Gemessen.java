package io.github.reflectionfreejackson.aot.sample.foreign;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Gemessen {

	Unit in();

	String über() default "\u00fc";

	enum Unit {

		METER, FÜSSE

	}

}
