package io.github.reflectionfreejackson.testsupport.parity;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import org.junit.jupiter.api.Test;

/**
 * Tests for {@link Parity}, and of the commonest kinds of beans.
 */
class ParityTests {

	@Test
	void checkWhenRecordIsStraightLine() {
		Parity.of(ObjectMapper::new)
			.generated(Point.class)
			.tier(2)
			.check(new Point(1, 2L, "three", true, 0.5, null, 'c', 1.5f, (short) 2, (byte) 3));
	}

	@Test
	void checkWhenBeanHasAllKindsOfMembers() {
		Parity.of(() -> new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(Bean.class, Nested.class)
			.check(new Bean());
	}

	@Test
	void checkWhenValueIsWritten() {
		Parity.of(ObjectMapper::new).generated(Code.class).check(List.of(new Code("a"), new Code("b")));
	}

	@Test
	void checkWhenDefaultsAreLeftOut() {
		Parity.of(ObjectMapper::new).generated(Defaults.class).check(new Defaults().other());
	}

	@Test
	void checkWhenTypeIsPrivateFallsBack() {
		Parity.of(ObjectMapper::new).fallback(Hidden.class, "private").check(new Hidden("x"));
	}

	@Test
	void checkWhenGetterThrowsFailsAlike() {
		Parity.of(ObjectMapper::new).generated(Failing.class).check(List.of(Map.of("key", new Failing())));
	}

	record Point(int x, long y, String z, boolean flag, double number, BigDecimal none, char c, float f, short s,
			byte b) {
	}

	static class Nested {

		public String text = "nested";

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public int number = 5;

	}

	static class Bean {

		@JsonProperty
		private final String secretField = "s";

		@JsonUnwrapped(prefix = "n_")
		public Nested nested = new Nested();

		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		public List<String> none = List.of();

		private final Map<String, Object> more = new LinkedHashMap<>(Map.of("more", 1));

		@JsonAnyGetter
		Map<String, Object> more() {
			return this.more;
		}

		@JsonProperty("hid\"den")
		private int hidden() {
			return 7;
		}

	}

	record Code(@JsonValue String code) {
	}

	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class Defaults {

		public int same = 3;

		public List<String> list = List.of("a");

		public int other = 3;

		Defaults other() {
			this.other = 4;
			return this;
		}

	}

	private record Hidden(String value) {
	}

	static class Failing {

		public String getGood() {
			return "good";
		}

		public String getBad() {
			throw new IllegalStateException("bad");
		}

	}

}
