package io.github.reflectionfreejackson.aot.sample;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;

/**
 * Types with builders that are not easy to name or call.
 */
public final class Builders {

	private Builders() {
	}

	@JsonDeserialize(builder = Generic.Builder.class)
	public record Generic<T>(String name, List<T> values) {

		public static class Builder<T> {

			private String name;

			private List<T> values;

			public Builder<T> withName(String name) {
				this.name = name;
				return this;
			}

			public Builder<T> withValues(List<T> values) {
				this.values = values;
				return this;
			}

			public Generic<T> build() {
				return new Generic<>(this.name, this.values);
			}

		}

	}

	@JsonDeserialize(builder = Old.Builder.class)
	public record Old(String name) {

		@Deprecated(forRemoval = true)
		public static class Builder {

			private String name;

			@Deprecated
			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			@Deprecated
			public Old build() {
				return new Old(this.name);
			}

		}

	}

	@JsonDeserialize(builder = Secret.Builder.class)
	public static final class Secret {

		private final String name;

		private Secret(String name) {
			this.name = name;
		}

		@Override
		public String toString() {
			return this.name;
		}

		@JsonPOJOBuilder(buildMethodName = "make")
		static final class Builder {

			@JsonProperty
			private String name;

			private Builder() {
			}

			@JsonProperty("values")
			private Builder take(List<Integer> values) {
				this.name += values;
				return this;
			}

			private Secret make() {
				return new Secret(this.name);
			}

		}

	}

	abstract static class Chain<T, B extends Chain<T, B>> {

		String name;

		abstract B self();

		@JsonProperty
		public B name(String name) {
			this.name = name;
			return self();
		}

		public abstract T build();

	}

	@JsonDeserialize(builder = Chained.Builder.class)
	public record Chained(String name) {

		static final class Builder extends Chain<Chained, Builder> {

			@Override
			Builder self() {
				return this;
			}

			@Override
			public Chained build() {
				return new Chained(this.name);
			}

		}

	}

}
