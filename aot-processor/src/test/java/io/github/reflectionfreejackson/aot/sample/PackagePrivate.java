package io.github.reflectionfreejackson.aot.sample;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;

class PackagePrivate {

	@JsonProperty
	private String secret = "secret";

	@JsonProperty
	private List<Nested> nested = List.of(new Nested(1), new Nested(2));

	@JsonProperty
	int visible = 3;

	@JsonProperty
	protected long guarded = 4;

	@JsonProperty("hidden")
	private double hiddenMethod() {
		return 5.5;
	}

	@JsonProperty
	String text() {
		return this.secret + this.nested;
	}

	@JsonProperty
	protected boolean isOpen() {
		return true;
	}

	record Nested(int number) {
	}

	static class Value {

		@JsonValue
		private String value = "json";

	}

	static class Any {

		@JsonAnyGetter
		private java.util.Map<String, Object> further = java.util.Map.of("a", 1);

		public String name = "any";

	}

	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class Defaults {

		public int number = 5;

		public String text = "default";

		private Defaults() {
		}

		static Defaults with(int number) {
			Defaults defaults = new Defaults();
			defaults.number = number;
			return defaults;
		}

	}

	static List<Object> values() {
		return List.of(new PackagePrivate(), new Nested(1), new Value(), new Any(), Defaults.with(5), Defaults.with(6));
	}

}
