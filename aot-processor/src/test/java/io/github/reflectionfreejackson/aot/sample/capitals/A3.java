package io.github.reflectionfreejackson.aot.sample.capitals;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

public final class A3 {

	private A3() {
	}

	public static final class Sheet {

		private final String text;

		private Sheet(String text) {
			this.text = text;
		}

		@JsonCreator
		static Sheet of(@JsonProperty("A3") String A3, @JsonProperty("Code") int code) {
			return new Sheet(A3 + code);
		}

	}

}
