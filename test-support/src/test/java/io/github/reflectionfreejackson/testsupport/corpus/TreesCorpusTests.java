package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.JSONPObject;
import com.fasterxml.jackson.databind.util.RawValue;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Properties that hold JSON already, or write themselves.
 */
class TreesCorpusTests {

	private static final String TRAP = "ObjectNode / JsonNode / RawValue / TokenBuffer / JsonSerializable properties";

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "JsonNode properties", "RawValue", "TokenBuffer", "JsonSerializable", "@JsonRawValue" },
			traps = TRAP, tier = 2)
	void writesTrees(JsonInclude.Include include) {
		Parity.of(() -> new ObjectMapper().setDefaultPropertyInclusion(include))
			.generated(Trees.class, Bean.class)
			.tier(2)
			.check(List.of(new Trees(), new Trees().filled()));
	}

	@Test
	@Covers(features = "JsonSerializable", traps = TRAP, tier = 0,
			note = "It writes itself, so that Jackson never asks for its properties")
	void writesBeansThatWriteThemselves() {
		Parity.of(ObjectMapper::new)
			.generated(Bean.class)
			.check(List.of(new Itself("a"), new ItselfWithValue(), new Bean()));
	}

	@Test
	@Covers(features = { "@JsonUnwrapped", "JsonNode properties" }, traps = TRAP, tier = 1)
	void writesTreesWhereBeansAreExpected() {
		Parity.of(ObjectMapper::new)
			.generated(Unwrapping.class, Valued.class, Arrays.class)
			.check(List.of(new Unwrapping(), new Valued(JsonNodeFactory.instance.objectNode().put("a", 1)),
					new Arrays()));
	}

	@Test
	@Covers(features = "@JsonRawValue", traps = "@JsonRawValue", tier = 2)
	void writesRawValues() {
		Parity.of(ObjectMapper::new)
			.generated(Raw.class)
			.tier(2)
			.check(List.of(new Raw("{\"a\": 1}", 5, null, List.of(1)), new Raw("", null, "[1]", null)));
	}

	static class Trees {

		public JsonNode node;

		public ObjectNode object;

		public ArrayNode array;

		public RawValue raw;

		public TokenBuffer buffer;

		public JsonSerializable serializable;

		public Object any;

		public JSONPObject jsonp;

		public Map<String, JsonNode> map;

		public JsonNode[] nodes;

		Trees filled() {
			this.object = JsonNodeFactory.instance.objectNode();
			this.object.put("a", 1).putNull("b").putObject("c").putPOJO("bean", new Bean());
			this.node = NullNode.getInstance();
			this.array = JsonNodeFactory.instance.arrayNode().add(1.5).add("text").addPOJO(new Bean());
			this.raw = new RawValue("[1, 2 ]");
			this.buffer = new TokenBuffer(null, false);
			try {
				this.buffer.writeStartObject();
				this.buffer.writeObjectField("bean", new Bean());
				this.buffer.writeEndObject();
			}
			catch (IOException ex) {
				throw new IllegalStateException(ex);
			}
			this.serializable = new Itself("x");
			this.any = JsonNodeFactory.instance.missingNode();
			this.jsonp = new JSONPObject("callback", new Bean());
			this.map = Map.of("a", this.array);
			this.nodes = new JsonNode[] { this.object, null };
			return this;
		}

	}

	static class Bean {

		public int number = 1;

		public JsonNode empty = JsonNodeFactory.instance.objectNode();

	}

	static class Itself implements JsonSerializable {

		private final String text;

		Itself(String text) {
			this.text = text;
		}

		public String getLost() {
			return this.text;
		}

		@Override
		public void serialize(JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartObject();
			generator.writeStringField("itself", this.text);
			generator.writeFieldName("bean");
			provider.defaultSerializeValue(new Bean(), generator);
			generator.writeEndObject();
		}

		@Override
		public void serializeWithType(JsonGenerator generator, SerializerProvider provider,
				TypeSerializer typeSerializer) throws IOException {
			serialize(generator, provider);
		}

	}

	static class ItselfWithValue extends Itself {

		ItselfWithValue() {
			super("value");
		}

		@JsonValue
		public String value() {
			return "lost";
		}

	}

	static class Unwrapping {

		@JsonUnwrapped
		public ObjectNode object = JsonNodeFactory.instance.objectNode().put("a", 1);

		@JsonUnwrapped
		public Itself itself = new Itself("u");

	}

	record Valued(@JsonValue JsonNode node) {
	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class Arrays {

		public JsonNode node = JsonNodeFactory.instance.arrayNode();

		public RawValue raw = new RawValue("1");

	}

	record Raw(@JsonRawValue String text, @JsonRawValue Integer number, @JsonRawValue(false) String escaped,
			@JsonRawValue Object any) {
	}

}
