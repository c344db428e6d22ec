package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Types that leave out what an instance of theirs holds by default.
 */
class JsonIncludeDefaultsCorpusTests {

	@Test
	@Covers(features = "@JsonInclude(NON_DEFAULT)", traps = "NON_DEFAULT (type level: needs a default instance)",
			tier = 2)
	void writesTypeThatLeavesOutDefaults() {
		Parity.of(JsonMapper::new)
			.generated(Defaults.class, PrivateDefaults.class, NoDefaults.class)
			.tier(2)
			.check(List.of(new Defaults(), new Defaults().changed(), PrivateDefaults.of("x"), PrivateDefaults.of("y"),
					new NoDefaults(0, null), new NoDefaults(1, "a")));
	}

	@Test
	@Covers(features = "@JsonInclude(NON_DEFAULT)", traps = "NON_DEFAULT (type level: needs a default instance)",
			tier = 2)
	void writesGenericTypeThatLeavesOutDefaults() {
		BoundedDefaults<Integer, List<Integer>> changed = new BoundedDefaults<>();
		changed.number = 2;
		changed.numbers = List.of(2);
		Parity.of(JsonMapper::new)
			.generated(BoundedDefaults.class)
			.tier(2)
			.check(List.of(new BoundedDefaults<>(), changed));
	}

	@Test
	@Covers(features = "@JsonInclude(NON_DEFAULT)", traps = "NON_DEFAULT (type level: needs a default instance)",
			tier = 2)
	void failsWhenDefaultConstructorThrows() {
		Parity.of(JsonMapper::new).check(FailingDefaults.of(1));
	}

	@JsonInclude(Include.NON_DEFAULT)
	static class Defaults {

		public int number = 3;

		public String text = "a";

		public String none;

		public int[] array = { 1, 2 };

		public Map<String, String> map = Map.of("a", "b");

		@JsonInclude
		public int always = 3;

		@JsonInclude(Include.NON_NULL)
		public String nonNull;

		@JsonProperty
		private boolean flag = true;

		Defaults changed() {
			this.number = 0;
			this.text = null;
			this.none = "";
			this.array = new int[] { 1 };
			this.map = Map.of();
			this.nonNull = "a";
			this.flag = false;
			return this;
		}

	}

	@JsonInclude(Include.NON_DEFAULT)
	static final class PrivateDefaults {

		public String text = "x";

		private PrivateDefaults() {
		}

		static PrivateDefaults of(String text) {
			PrivateDefaults created = new PrivateDefaults();
			created.text = text;
			return created;
		}

	}

	@JsonInclude(Include.NON_DEFAULT)
	static class BoundedDefaults<T extends Number & Comparable<T>, S extends List<T>> {

		public T number;

		public S numbers;

		public int count = 3;

	}

	@JsonInclude(Include.NON_DEFAULT)
	record NoDefaults(int number, String text) {
	}

	@JsonInclude(Include.NON_DEFAULT)
	static class FailingDefaults {

		public int number;

		FailingDefaults() {
			throw new IllegalStateException("no defaults");
		}

		private FailingDefaults(int number) {
			this.number = number;
		}

		static FailingDefaults of(int number) {
			return new FailingDefaults(number);
		}

	}

}
