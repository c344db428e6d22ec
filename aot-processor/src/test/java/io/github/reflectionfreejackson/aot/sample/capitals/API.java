package io.github.reflectionfreejackson.aot.sample.capitals;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public final class API {

	private API() {
	}

	public enum Mode {

		ALWAYS, NEVER

	}

	@Retention(RetentionPolicy.RUNTIME)
	public @interface Requested {

		Mode value();

	}

}
