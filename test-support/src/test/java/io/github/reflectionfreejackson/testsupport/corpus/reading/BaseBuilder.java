package io.github.reflectionfreejackson.testsupport.corpus.reading;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;

/**
 * What most builders here are, in the shape that Lombok gives them.
 */
@JsonPOJOBuilder(withPrefix = "")
abstract class BaseBuilder<C, B extends BaseBuilder<C, B>> {

	private String text = "";

	@JsonProperty
	public B name(String name) {
		this.text += name;
		return self();
	}

	@JsonProperty
	public B number(int number) {
		this.text += number;
		return self();
	}

	@SuppressWarnings("unchecked")
	B self() {
		return (B) this;
	}

	String text() {
		return this.text;
	}

	public abstract C build() throws Exception;

	/**
	 * Failures name the builder.
	 */
	@Override
	public String toString() {
		return this.text;
	}

}
