package io.github.reflectionfreejackson.aot.sample;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class EnumOfOtherPackage {

	@OfEnum(One.ONE)
	public int number = 1;

	enum One {

		ONE

	}

	@Retention(RetentionPolicy.RUNTIME)
	@interface OfEnum {

		One value();

	}

}
