package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Trees of Jackson's nodes.
 */
class EncodingNodesTests {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	static Stream<Arguments> mappers() {
		return Stream.of(mappers("as by default", EncodingNodesTests::builder),
				mappers("without null", () -> builder().disable(JsonNodeFeature.WRITE_NULL_PROPERTIES)),
				mappers("sorted", () -> builder().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)),
				mappers("without empty arrays", EncodingNodesTests::withoutEmptyArrays),
				mappers("without what is empty",
						() -> builder().defaultPropertyInclusion(JsonInclude.Value
							.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))),
				mappers("without what is absent",
						() -> builder().defaultPropertyInclusion(JsonInclude.Value
							.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.NON_ABSENT))),
				mappers("plain decimals", () -> builder().enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)),
				mappers("single elements unwrapped",
						() -> builder().enable(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)));
	}

	@SuppressWarnings("deprecation")
	private static JsonMapper.Builder withoutEmptyArrays() {
		return builder().disable(SerializationFeature.WRITE_EMPTY_JSON_ARRAYS);
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void writesTreesInAllPlaces(Supplier<JsonMapper.Builder> mappers) {
		MapperPair pair = MapperPair.of(() -> mappers.get().build());
		for (JsonNode node : nodes()) {
			for (int round = 0; round < 2; round++) {
				Places places = new Places(node);
				pair.checkInAllWays(node);
				pair.checkInAllWays(places);
				pair.checkInAllWays(List.of(node, places, Map.of("key", node)));
			}
		}
		pair.encoded(Places.class);
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void writesTreesWhereNullIsReplaced(Supplier<JsonMapper.Builder> mappers) {
		MapperPair pair = MapperPair.of(() -> {
			ObjectMapper mapper = mappers.get().build();
			mapper.getSerializerProvider().setNullValueSerializer(new EncodingGateTests.DashSerializer());
			return mapper;
		});
		for (JsonNode node : nodes()) {
			pair.checkInAllWays(node);
			pair.checkInAllWays(List.of(node, new Places(node)));
		}
		pair.encoded(Places.class);
	}

	@Test
	void writesTreesAmongTypeIds() {
		MapperPair pair = MapperPair.of(
				() -> builder()
					.activateDefaultTyping(BasicPolymorphicTypeValidator.builder().allowIfSubType(Object.class).build(),
							ObjectMapper.DefaultTyping.OBJECT_AND_NON_CONCRETE)
					.build());
		for (JsonNode node : nodes()) {
			pair.checkInAllWays(node);
			pair.checkInAllWays(new Document("a", node, List.of(node), "z"));
			pair.checkInAllWays(List.of(node, new Holder("a", node, "z")));
		}
		pair.encoded(Document.class).encoded(Holder.class);
	}

	@Test
	void encodesTreesWithoutGenerator() throws IOException {
		MapperPair pair = MapperPair.withModules();
		ObjectNode tree = tree();
		Document document = new Document("a", tree, List.of(tree), "z");
		for (Object value : List.of(tree, NODES.arrayNode().add(tree), document, List.of(document, tree),
				Map.of("key", tree), Optional.of(tree), NODES.objectNode(), NODES.arrayNode())) {
			pair.checkInAllWays(value);
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s", value).isTrue();
		}
		pair.encoded(Document.class);
	}

	@Test
	void writesDeepTrees() {
		MapperPair pair = MapperPair.withModules();
		for (int depth : new int[] { 10, 31, 32, 33, 100, 997, 998, 999, 1000, 1001, 1100 }) {
			JsonNode node = NODES.textNode("inside");
			for (int i = 0; i < depth; i++) {
				node = (i % 3 == 0) ? NODES.arrayNode().add("x").add(node).add(i)
						: NODES.objectNode().put("b", "x").<ObjectNode>set("in", node).put("z", i);
			}
			pair.checkInAllWays(node);
			pair.checkInAllWays(new Document("a", node, List.of(node), "z"));
		}
		pair.encoded(Document.class);
	}

	@Test
	void writesLargeTrees() {
		MapperPair pair = MapperPair.withModules();
		for (int size : new int[] { 100, 1_000, 10_000 }) {
			ArrayNode array = NODES.arrayNode();
			ObjectNode object = NODES.objectNode();
			for (int i = 0; i < size; i++) {
				array.add(NODES.objectNode().put("n", i).put("text", "some text " + i));
				object.putArray("name " + i).add(i).add("text");
			}
			object.put("long", "\u00E4\uD83D\uDE00".repeat(2_000)).set("array", array);
			pair.checkInAllWays(array);
			pair.checkInAllWays(object);
			pair.checkInAllWays(new Document("a", object, List.of(array), "z"));
		}
		pair.encoded(Document.class);
	}

	@Test
	void failsWhereChildrenAreMissing() {
		MapperPair pair = MapperPair.withModules();
		Map<String, JsonNode> lacking = new LinkedHashMap<>();
		lacking.put("first", NODES.numberNode(1));
		lacking.put("second", null);
		List<JsonNode> some = new ArrayList<>(Arrays.asList(NODES.numberNode(1), null));
		for (JsonNode node : List.of(new ObjectNode(NODES, lacking), new ArrayNode(NODES, some))) {
			pair.checkInAllWays(node);
			pair.checkInAllWays(NODES.objectNode().put("a", 1).set("in", node));
			pair.checkInAllWays(NODES.arrayNode().add(1).add(node));
			pair.checkInAllWays(new Document("a", node, List.of(), "z"));
		}
		pair.encoded(Document.class);
	}

	@Test
	void failsWhereValuesInTreesDo() {
		MapperPair pair = MapperPair.withModules();
		for (Object failing : new Object[] { new Failing(), new Object() }) {
			JsonNode node = NODES.objectNode()
				.put("a", 1)
				.set("in", NODES.arrayNode().add("x").add(NODES.pojoNode(failing)).add(1));
			pair.checkInAllWays(node);
			pair.checkInAllWays(new Document("a", node, List.of(node), "z"));
			pair.checkInAllWays(Map.of("key", node));
		}
		pair.encoded(Document.class);
	}

	@Test
	void showsWhereValuesInTreesAre() {
		MapperPair pair = MapperPair.withModules();
		JsonNode node = NODES.objectNode()
			.put("a", 1)
			.set("in", NODES.arrayNode().add("x").add(NODES.pojoNode(new Spy())).add(1));
		for (int round = 0; round < 2; round++) {
			pair.check("bytes", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(node)));
			pair.check("in a bean", (mapper) -> EncodingGateTests.text(
					mapper.writeValueAsBytes(new Document("a", node, List.of(node, NODES.pojoNode(new Spy())), "z"))));
			pair.check("directly", (mapper) -> DirectUse.repeated(mapper, new Document("a", node, List.of(), "z")));
		}
		pair.encoded(Document.class);
	}

	@Test
	void leavesWhatWritesItselfToItself() {
		for (JsonInclude.Include include : new JsonInclude.Include[] { JsonInclude.Include.ALWAYS,
				JsonInclude.Include.NON_EMPTY }) {
			MapperPair pair = MapperPair
				.of(() -> builder().defaultPropertyInclusion(JsonInclude.Value.construct(include, include)).build());
			for (Object value : new Object[] { new Itself(), new Sometimes(true), new Sometimes(false),
					new RawValue("[1]"), NODES.rawValueNode(new RawValue("{}")), new OwnNode("own") }) {
				for (int round = 0; round < 12; round++) {
					pair.check("inside", (mapper) -> EncodingGateTests
						.text(mapper.writeValueAsBytes(List.of(new Holder("a", value, "z"), value))));
					pair.check("directly",
							(mapper) -> DirectUse.repeated(mapper, List.of(new Holder("a", value, "z"), value)));
				}
			}
			pair.encoded(Holder.class);
		}
	}

	private static JsonMapper.Builder builder() {
		return JsonMapper.builder().addModules(StarterModules.create());
	}

	private static Arguments mappers(String name, Supplier<JsonMapper.Builder> mappers) {
		return Arguments.of(Named.of(name, mappers));
	}

	private static ObjectNode tree() {
		ObjectNode tree = NODES.objectNode();
		tree.put("text", "a\"\u00E4\uD83D\uDE00\n").put("int", -7).put("long", 1L << 40).put("double", 0.1);
		tree.put("true", true).put("false", false).putNull("null").put("decimal", new BigDecimal("1E+3"));
		tree.put("big", BigInteger.TEN.pow(30)).put("k\u00E4\"\uD83D\uDE00", "v").putObject("empty");
		tree.putArray("array").add(1).addNull().add("b").add(true).addArray().addObject().put("b", 1).put("a", 2);
		tree.putArray("none");
		return tree;
	}

	private static List<JsonNode> nodes() {
		ObjectNode odd = NODES.objectNode();
		odd.put("float", 1.5f).put("short", (short) 3).put("bytes", new byte[] { 1, 2, 3 });
		odd.set("missing", MissingNode.getInstance());
		odd.set("own", new OwnNode("own"));
		odd.set("none", NODES.textNode(null));
		odd.put("nan", Double.NaN).putPOJO("pojo", new Document("p", tree(), List.of(), "q"));
		odd.set("last", tree());
		return List.of(tree(), odd, NODES.arrayNode().add(odd).add(tree()), NODES.objectNode(), NODES.arrayNode(),
				NODES.nullNode(), NODES.textNode("text"), NODES.numberNode(1), NODES.numberNode(1.5),
				NODES.booleanNode(true), NODES.numberNode(new BigDecimal("1E+10000")), NODES.numberNode(1.5f),
				MissingNode.getInstance(), NODES.textNode("x".repeat(10_000)), NODES.pojoNode(null));
	}

	static class Places {

		public String first = "first";

		public JsonNode node;

		public Object object;

		public ObjectNode objectNode;

		public ArrayNode arrayNode;

		public Optional<JsonNode> maybe;

		public List<JsonNode> list;

		public JsonNode[] array;

		public Map<String, JsonNode> map;

		public Map<String, Object> any;

		public String last = "last";

		private final JsonNode further;

		Places(JsonNode node) {
			this.node = node;
			this.object = node;
			this.objectNode = (node instanceof ObjectNode tree) ? tree : null;
			this.arrayNode = (node instanceof ArrayNode tree) ? tree : null;
			this.maybe = Optional.of(node);
			this.list = Arrays.asList(node, null, node);
			this.array = new JsonNode[] { node, node };
			this.map = Map.of("key", node);
			this.any = Map.of("key", List.of(node));
			this.further = node;
		}

		@JsonAnyGetter
		public Map<String, Object> further() {
			return Map.of("further", this.further);
		}

	}

	record Document(String first, JsonNode content, List<JsonNode> more, String last) {
	}

	record Holder(String first, Object content, String last) {
	}

	static class Failing {

		public String before = "b";

		public String getText() {
			throw new IllegalStateException("failing");
		}

	}

	@JsonSerialize(using = SpySerializer.class)
	static class Spy {

	}

	static class SpySerializer extends JsonSerializer<Spy> {

		@Override
		public void serialize(Spy value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(withoutIndices(Contexts.describe(generator.getOutputContext())));
		}

		/**
		 * How many elements there are may be less.
		 */
		private static String withoutIndices(String context) {
			return context.replaceAll(" \\d+ \\d+ ", " ");
		}

	}

	static class Itself implements JsonSerializable {

		@Override
		public void serialize(JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(Contexts.describe(generator.getOutputContext().getParent()).replaceAll("\\d", ""));
		}

		@Override
		public void serializeWithType(JsonGenerator generator, SerializerProvider provider, TypeSerializer types)
				throws IOException {
			serialize(generator, provider);
		}

	}

	/**
	 * Looks at what was written before it says whether it is empty.
	 */
	static class Sometimes extends JsonSerializable.Base {

		private final boolean empty;

		private String seen = "";

		Sometimes(boolean empty) {
			this.empty = empty;
		}

		@Override
		public boolean isEmpty(SerializerProvider provider) {
			this.seen = String.valueOf(provider.getGenerator().getOutputContext().getCurrentName());
			return this.empty;
		}

		@Override
		public void serialize(JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(this.seen);
		}

		@Override
		public void serializeWithType(JsonGenerator generator, SerializerProvider provider, TypeSerializer types)
				throws IOException {
			serialize(generator, provider);
		}

	}

	static class OwnNode extends TextNode {

		private static final long serialVersionUID = 1L;

		OwnNode(String text) {
			super(text);
		}

		@Override
		public String asText() {
			return "other";
		}

	}

}
