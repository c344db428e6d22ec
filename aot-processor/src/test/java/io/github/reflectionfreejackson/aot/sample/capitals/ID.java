package io.github.reflectionfreejackson.aot.sample.capitals;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

public final class ID {

	@JsonProperty
	private String id;

	private final String created;

	private ID(String created) {
		this.created = created;
	}

	@JsonCreator
	static ID of(@JsonProperty("x") String x) {
		return new ID(x);
	}

}
