package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import io.github.reflectionfreejackson.testsupport.corpus.reading.ReadStraightLineTests.Cat;
import io.github.reflectionfreejackson.testsupport.corpus.reading.ReadStraightLineTests.Fields;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * What generated code that reads properties one after the other leaves to Jackson.
 */
class ReadStraightLineLimitsTests {

	@Test
	void leavesToJacksonWhatIsSpecial() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Identified.class)
			.check(Identified.class, "{\"id\":1,\"name\":\"a\",\"next\":{\"id\":2,\"next\":1}}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Unwrapping.class)
			.check(Unwrapping.class, "{\"name\":\"a\",\"size\":1,\"label\":\"b\"}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(External.class)
			.check(External.class, "{\"kind\":\"cat\",\"animal\":{\"name\":\"a\",\"lives\":1},\"label\":\"b\"}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Injected.class, InjectedArgument.class)
			.reader((reader) -> reader.with(new InjectableValues.Std().addValue("source", "injected")))
			.check(Injected.class, "{\"name\":\"a\",\"argument\":{\"name\":\"b\"}}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(AnyArguments.class)
			.check(AnyArguments.class, "{\"x\":1,\"name\":\"a\",\"y\":2}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(AnyProperties.class)
			.check(AnyProperties.class, "{\"x\":1,\"name\":\"a\",\"y\":{}}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Delegating.class)
			.check(Delegating.class, "{\"name\":\"a\"}", "\"b\"");
	}

	@Test
	void leavesPrimitiveArgumentsThatMayBeNullToJackson() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Skipping.class, Converted.class)
			.check(Skipping.class, "{\"number\":null,\"converted\":{\"number\":1}}", "{\"number\":1}",
					"{\"converted\":{\"number\":\"null\"}}");
	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	public static class Identified {

		public int id;

		public String name;

		public Identified next;

		/**
		 * Messages hold the beginning of it, which must not differ from bean to bean.
		 */
		@Override
		public String toString() {
			return "identified";
		}

	}

	public static class Unwrapping {

		@JsonUnwrapped
		public Fields fields;

		public String label;

	}

	public static class External {

		public String label;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
		@JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
		public Object animal;

	}

	public static class Injected {

		@JacksonInject("source")
		public String source;

		public String name;

		public InjectedArgument argument;

	}

	public record InjectedArgument(String name, @JacksonInject("source") String source) {
	}

	public static class AnyArguments {

		public final String name;

		@JsonAnySetter
		public Map<String, Object> any = new HashMap<>();

		@JsonCreator
		public AnyArguments(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

	public static class AnyProperties {

		public String name;

		@JsonAnySetter
		public Map<String, Object> any = new HashMap<>();

	}

	public static class Delegating {

		public String name;

		public Delegating() {
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		public Delegating(Map<String, String> map) {
			this.name = map.get("name");
		}

	}

	public record Skipping(@JsonSetter(nulls = Nulls.SKIP) int number, Converted converted) {
	}

	public record Converted(@JsonDeserialize(using = NullFor.class) int number) {
	}

	@SuppressWarnings("serial")
	public static class NullFor extends StdDeserializer<Integer> {

		public NullFor() {
			super(Integer.class);
		}

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText().equals("null") ? null : parser.getValueAsInt();
		}

	}

}
