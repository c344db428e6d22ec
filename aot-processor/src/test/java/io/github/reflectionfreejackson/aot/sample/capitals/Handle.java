package io.github.reflectionfreejackson.aot.sample.capitals;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

public final class Handle {

	private final String text;

	private Handle(String text) {
		this.text = text;
	}

	@JsonCreator
	private static Handle of(@JsonProperty("OF") String OF) {
		return new Handle(OF);
	}

}
