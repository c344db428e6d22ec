package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Documents that have more properties than a type, with values of all kinds, which are
 * skipped, or looked at, as Jackson does.
 */
class ReadOtherPropertiesTests {

	private static final String UNKNOWN = "unknown properties (mapper, @JsonIgnoreProperties, problem handlers)";

	private static final List<String> VALUES = List.of("\"abc\"", "\"\"", "\"a\\\"b\"", "\"\u00e4\u20ac\ud83d\ude00\"",
			'"' + "long".repeat(80) + '"', "\"\u0001\"", "\"\\x\"", "\"\\ud83d\"", "12", "-3", "01", "-", "1.5",
			"-1.5e3", "1.", ".5", "1".repeat(30), "1".repeat(1100), "0." + "1".repeat(30), "true", "false", "tru",
			"truex", "null", "nul", "{}", "[]", "{\"name\":\"inner\",\"x\":[9]}", "[1,\"a\",{\"b\":[]}]", "NaN", "'a'",
			"", "/**/1", " 5", "\n6", "7 ", "8\n");

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Entry.class, Constructed.class, Made.class, Keeping.class, Tolerant.class,
			TolerantEntry.class, Aliased.class, AliasedEntry.class, Ignoring.class, Built.class, KeepingFew.class,
			KeepingBuilt.class })
	@CoversReading({ UNKNOWN, "ignored properties", "truncated input" })
	void readsPropertiesOfTheTypeAmongOthers(Class<?> type) {
		ReadParity.of(ReadOtherPropertiesTests::tolerant).straightLine(type).unmutated().check(type, documents());
	}

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Entry.class, Made.class, Tolerant.class, Ignoring.class })
	@CoversReading({ UNKNOWN, "ignored properties" })
	void refusesOthers(Class<?> type) {
		ReadParity.of(ObjectMapper::new).straightLine(type).unmutated().check(type, documents());
		ReadParity.of(() -> tolerant().enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES))
			.straightLine(type)
			.unmutated()
			.check(type, documents());
	}

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Entry.class, Made.class })
	@CoversReading(UNKNOWN)
	void asksHandlersAboutOthers(Class<?> type) {
		ReadParity.of(() -> tolerant().addHandler(new Telling()))
			.straightLine(type)
			.unmutated()
			.check(type, documents());
	}

	@Test
	@CoversReading(UNKNOWN)
	void heedsFeaturesOfReaders() {
		for (Class<?> type : List.of(Bean.class, Entry.class)) {
			ReadParity.of(ObjectMapper::new)
				.straightLine(type)
				.reader((reader) -> reader.without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
				.check(type, "{\"x\":1,\"name\":\"a\",\"y\":\"b\",\"count\":1,\"z\":{}}");
			ReadParity.of(ReadOtherPropertiesTests::tolerant)
				.straightLine(type)
				.reader((reader) -> reader.with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
				.check(type, "{\"x\":1,\"name\":\"a\",\"y\":\"b\",\"count\":1,\"z\":{}}");
		}
	}

	@Test
	void readsDocumentsWithMoreOthersThanAreRemembered() {
		List<String> documents = new ArrayList<>();
		for (int i = 0; i < 6; i++) {
			StringBuilder document = new StringBuilder("{\"name\":\"a\"");
			for (int k = 0; k < 100; k++) {
				document.append(",\"other").append((k * (i / 2 * 2 + 1)) % 101).append("\":").append(VALUES.get(k % 5));
			}
			documents.add(document + ",\"count\":" + i + "}");
		}
		for (Class<?> type : List.of(Bean.class, Entry.class, Keeping.class, KeepingFew.class, Aliased.class,
				Built.class, KeepingBuilt.class)) {
			ReadParity.of(ReadOtherPropertiesTests::tolerant)
				.straightLine(type)
				.unmutated()
				.check(type, documents.toArray(String[]::new));
		}
	}

	private static ObjectMapper tolerant() {
		return new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
	}

	/**
	 * The first let the names be learned.
	 */
	private static String[] documents() {
		List<String> documents = new ArrayList<>();
		for (String value : VALUES) {
			documents.add("{\"x\":" + value + "}");
			documents.add("{\"name\":\"a\",\"x\":" + value + ",\"count\":1,\"y\":" + value + ",\"z\":" + value + "}");
			documents.add("{\"x\":" + value + ",\"y\":" + value + ",\"count\":2,\"name\":\"b\"}");
			documents.add("{\"count\":3,\"z\":" + value);
			documents.add("{\"count\":4,\"z\":" + value + " \"name\":1}");
		}
		return documents.toArray(String[]::new);
	}

	public static class Bean {

		private String name;

		public int count;

		public void setName(String name) {
			this.name = name;
		}

	}

	public record Entry(String name, int count) {
	}

	public static class Constructed {

		private final Object[] values;

		@JsonCreator
		public Constructed(@JsonProperty("count") int count, @JsonProperty("name") String name) {
			this.values = new Object[] { name, count };
		}

		@Override
		public String toString() {
			return List.of(this.values).toString();
		}

	}

	/**
	 * What is made may have more properties.
	 */
	public static class Made {

		private final String name;

		Made(String name) {
			this.name = name;
		}

		@JsonCreator
		public static Made make(@JsonProperty("name") String name, @JsonProperty("count") int count) {
			return (count % 2 == 0) ? new Made(name) : new SubMade(name);
		}

		@Override
		public String toString() {
			return this.name;
		}

	}

	public static class SubMade extends Made {

		private final Map<String, Object> more = new TreeMap<>();

		SubMade(String name) {
			super(name);
		}

		public void setX(Object x) {
			this.more.put("x", x);
		}

		public void setZ(String z) {
			this.more.put("z", z);
		}

		@Override
		public String toString() {
			return super.toString() + this.more;
		}

	}

	public static class Keeping extends Bean {

		private final Map<String, Object> others = new TreeMap<>();

		@JsonAnySetter
		public void set(String name, Object value) {
			this.others.put(name, value);
		}

	}

	@JsonIgnoreProperties({ "y", "other7" })
	public static class KeepingFew extends Keeping {

	}

	@JsonIgnoreProperties(ignoreUnknown = true)
	public static class Tolerant extends Bean {

	}

	@JsonIgnoreProperties(ignoreUnknown = true)
	public record TolerantEntry(String name, int count) {
	}

	public static class Aliased extends Bean {

		@JsonAlias("y")
		public Object any;

	}

	public record AliasedEntry(String name, @JsonAlias("y") Object any, int count) {
	}

	@JsonIgnoreProperties({ "x", "y" })
	public static class Ignoring extends Bean {

	}

	@JsonDeserialize(builder = Builder.class)
	public record Built(String name, int count) {
	}

	@JsonPOJOBuilder(withPrefix = "")
	public static class Builder {

		private String name;

		private int count;

		public Builder name(String name) {
			this.name = name;
			return this;
		}

		public Builder count(int count) {
			this.count = count;
			return this;
		}

		public Built build() {
			return new Built(this.name, this.count);
		}

	}

	@JsonDeserialize(builder = KeepingBuilder.class)
	public record KeepingBuilt(String name, int count, Map<String, Object> others) {
	}

	@JsonPOJOBuilder(withPrefix = "")
	public static class KeepingBuilder {

		private String name;

		private int count;

		private final Map<String, Object> others = new TreeMap<>();

		public KeepingBuilder name(String name) {
			this.name = name;
			return this;
		}

		public KeepingBuilder count(int count) {
			this.count = count;
			return this;
		}

		@JsonAnySetter
		public void other(String name, Object value) {
			this.others.put(name, value);
		}

		public KeepingBuilt build() {
			return new KeepingBuilt(this.name, this.count, this.others);
		}

	}

	/**
	 * Looks at what is not known.
	 */
	private static final class Telling extends DeserializationProblemHandler {

		@Override
		public boolean handleUnknownProperty(DeserializationContext context, JsonParser parser,
				JsonDeserializer<?> deserializer, Object bean, String name) throws IOException {
			if (bean instanceof Bean known) {
				known.setName(name + parser.currentToken() + parser.getText());
			}
			return false;
		}

	}

}
