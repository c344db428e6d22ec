package io.github.reflectionfreejackson.aot.discovery.sample.built;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;

/**
 * Built as libraries that generate code have it: by an abstract builder whose
 * implementation is in another class.
 */
@JsonDeserialize(builder = Offer.Builder.class)
public final class Offer {

	private final String name;

	Offer(String name) {
		this.name = name;
	}

	public String getName() {
		return this.name;
	}

	public abstract static class Builder {

		@JsonCreator
		static Builder create() {
			return new Implementation();
		}

		@JsonProperty("name")
		public abstract Builder name(String name);

		public abstract Offer build();

	}

	static final class Implementation extends Builder {

		private String name;

		@Override
		public Builder name(String name) {
			this.name = name;
			return this;
		}

		@Override
		public Offer build() {
			return new Offer(this.name);
		}

	}

	/**
	 * Known by its own annotation.
	 */
	@JsonPOJOBuilder
	public static class OtherBuilder {

		public Offer build() {
			return new Offer("none");
		}

	}

}
