package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Properties that are unknown, or ignored.
 */
class ReadUnknownPropertiesTests {

	private static final String UNKNOWN = "unknown properties (mapper, @JsonIgnoreProperties, problem handlers)";

	private static final String DOCUMENT = "{\"x\":[{}],\"name\":\"a\",\"y\":{\"z\":1},\"count\":2,\"ignored\":3}";

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Tolerant.class, Ignoring.class, Created.class, TolerantRecord.class,
			IgnoringMembers.class, SubTolerant.class, Allowing.class, Included.class, SplitIgnore.class })
	@CoversReading({ UNKNOWN, "ignored properties" })
	void readsUnknownProperties(Class<?> type) {
		ReadParity.of(ObjectMapper::new).generated(type).check(type, DOCUMENT, "{\"ignored\":3}", "{\"name\":\"a\"}");
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
			.generated(type)
			.check(type, DOCUMENT, "{\"ignored\":3}", "{\"name\":\"a\"}");
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES))
			.generated(type)
			.check(type, DOCUMENT, "{\"ignored\":3}", "{\"name\":\"a\"}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Ignoring.class, Created.class, TolerantRecord.class })
	@CoversReading(UNKNOWN)
	void readsWithProblemHandlers(Class<?> type) {
		ReadParity.of(() -> new ObjectMapper().addHandler(new Skipping()))
			.generated(type)
			.check(type, DOCUMENT, "{\"count\":{}}", "\"text\"");
		ReadParity.of(() -> new ObjectMapper().addHandler(new Repairing()).addHandler(new Skipping()))
			.generated(type)
			.check(type, DOCUMENT, "{\"count\":{}}", "\"text\"");
	}

	@Test
	@CoversReading({ UNKNOWN, "ignored properties" })
	void readsWithIgnoralsOfProperties() {
		ReadParity.of(ObjectMapper::new)
			.generated(Holder.class, Bean.class)
			.check(Holder.class, "{\"bean\":{\"x\":1,\"name\":\"a\"},\"tolerant\":{\"x\":1},\"list\":[{\"count\":1}]}",
					"{\"map\":{\"k\":{\"name\":\"a\"},\"count\":{}},\"included\":{\"name\":\"a\",\"count\":1}}");
	}

	@Test
	@CoversReading({ UNKNOWN, "ignored properties" })
	void readsWithConfigOverrides() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(Bean.class).setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("count"));
			mapper.configOverride(Unwanted.class).setIsIgnoredType(true);
			return mapper;
		}).generated(Bean.class).check(Holder.class, "{\"bean\":{\"name\":\"a\",\"count\":1},\"unwanted\":{\"a\":1}}");
	}

	@Test
	@CoversReading("ignored properties")
	void readsIgnoredTypes() {
		ReadParity.of(ObjectMapper::new)
			.generated(OfIgnoredTypes.class)
			.check(OfIgnoredTypes.class, "{\"secret\":{\"a\":1},\"name\":\"a\",\"secrets\":[{\"a\":1}]}");
	}

	@Test
	@CoversReading("ignored properties")
	void readsReadOnlyAndWriteOnlyProperties() {
		ReadParity.of(ObjectMapper::new)
			.generated(Access.class)
			.check(Access.class, "{\"readOnly\":1,\"writeOnly\":2,\"both\":3}");
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES))
			.generated(Access.class)
			.check(Access.class, "{\"readOnly\":1,\"writeOnly\":2,\"both\":3}");
	}

	static class Bean {

		public String name;

		public int count;

	}

	@JsonIgnoreProperties(ignoreUnknown = true)
	static class Tolerant extends Bean {

	}

	static class SubTolerant extends Tolerant {

		public int own;

	}

	@JsonIgnoreProperties({ "ignored", "x", "name" })
	static class Ignoring extends Bean {

		public int ignored = 7;

	}

	@JsonIgnoreProperties(value = "count", allowSetters = true)
	static class Allowing extends Bean {

		public int getCount() {
			return this.count;
		}

	}

	@JsonIncludeProperties("name")
	static class Included extends Bean {

	}

	@JsonIgnoreProperties("ignored")
	static class Created {

		private final String text;

		public int count;

		@JsonCreator
		Created(@JsonProperty("name") String name, @JsonProperty("ignored") Integer ignored) {
			this.text = name + ignored;
		}

	}

	@JsonIgnoreProperties(ignoreUnknown = true)
	record TolerantRecord(String name, @JsonIgnore Integer ignored, int count) {
	}

	static class IgnoringMembers {

		public String name;

		@JsonIgnore
		public int ignored;

		private int number;

		@JsonIgnore
		public int getCount() {
			return this.number;
		}

		public void setCount(int count) {
			this.number = count;
		}

	}

	static class SplitIgnore {

		private int number;

		@JsonIgnore
		public int getCount() {
			return this.number;
		}

		@JsonProperty
		public void setCount(int count) {
			this.number = count;
		}

		@JsonIgnore(false)
		public String name;

	}

	static class Unwanted {

		public int a;

	}

	static class Holder {

		@JsonIgnoreProperties("x")
		public Bean bean;

		@JsonIgnoreProperties(ignoreUnknown = true)
		public Bean tolerant;

		@JsonIgnoreProperties({ "count", "y" })
		public List<Bean> list;

		@JsonIgnoreProperties("count")
		public Map<String, Bean> map;

		@JsonIncludeProperties("name")
		public Bean included;

		public Unwanted unwanted;

	}

	@JsonIgnoreType
	static class Secret {

		public int a;

	}

	static class OfIgnoredTypes {

		public Secret secret;

		public String name;

		public List<Secret> secrets;

	}

	static class Access {

		@JsonProperty(access = JsonProperty.Access.READ_ONLY)
		public int readOnly = 7;

		@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
		public int writeOnly;

		private int value;

		@JsonProperty(access = JsonProperty.Access.READ_WRITE)
		public int getBoth() {
			return this.value;
		}

		void setBoth(int value) {
			this.value = value;
		}

	}

	static class Skipping extends DeserializationProblemHandler {

		@Override
		public boolean handleUnknownProperty(DeserializationContext context, JsonParser parser,
				JsonDeserializer<?> deserializer, Object bean, String name) throws IOException {
			if (bean instanceof Bean known) {
				known.name = known.name + "+" + name + parser.currentToken() + deserializer.handledType();
			}
			if (name.equals("y")) {
				return false;
			}
			parser.skipChildren();
			return true;
		}

	}

	static class Repairing extends DeserializationProblemHandler {

		@Override
		public Object handleUnexpectedToken(DeserializationContext context, JavaType type,
				com.fasterxml.jackson.core.JsonToken token, JsonParser parser, String message) throws IOException {
			parser.skipChildren();
			return type.hasRawClass(int.class) ? Integer.valueOf(-1) : NOT_HANDLED;
		}

		@Override
		public Object handleWeirdStringValue(DeserializationContext context, Class<?> type, String value,
				String message) {
			return (type == int.class) ? Integer.valueOf(-2) : NOT_HANDLED;
		}

		@Override
		public Object handleMissingInstantiator(DeserializationContext context, Class<?> type,
				ValueInstantiator instantiator, JsonParser parser, String message) throws IOException {
			parser.skipChildren();
			return null;
		}

	}

}
