package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * Lists and sets of texts, which are taken from the parser's buffer as long as elements
 * are texts, and read by Jackson from then on.
 */
class ReadTextElementsTests {

	private static final int BUFFER = 8000;

	/**
	 * Elements, well-formed or not.
	 */
	private static final List<String> ELEMENTS = List.of("\"a\"", "\"\"", "\"x\\ny\"", "\"\u00e9\"", "\"\uD83D\uDE00\"",
			"\"" + "long".repeat(20) + "\"", "null", "1", "-1.5", "true", "[]", "[\"b\"]", "{}", "\"open", "\"\\x\"",
			"\"a\tb\"", "x", "'a'", "", "]", "}");

	@Test
	void readsListsAndSets() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Texts.class)
			.settled(Texts.class)
			.updating(Texts::new)
			.check(Texts.class, "{\"list\":[\"a\",\"b\"],\"set\":[\"c\",\"c\",\"d\"],\"collection\":[]}",
					"{\"list\":[\"a\", \"\u00e9\", \"\\\"\"],\"set\":[ \"c\"],\"array\":[\"x\",\"y\"],\"after\":1}",
					"{\"list\":[],\"set\":[\"a\",null,\"b\"],\"collection\":[\"a\",1,\"b\"],\"after\":2}");
	}

	@Test
	void readsArguments() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Arguments.class)
			.settled(Arguments.class)
			.check(Arguments.class, "{\"list\":[\"a\",\"b\"],\"set\":[\"c\",\"c\"],\"after\":1}",
					"{\"set\":[\"c\",7],\"after\":2,\"list\":[\"\u00e9\", \"b\"]}", "{\"list\":null}");
	}

	@Test
	void readsWithBuilders() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Built.class)
			.check(Built.class, "{\"list\":[\"a\",\"b\"],\"after\":1}", "{\"after\":2,\"list\":[\"\u00e9\", null]}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Texts.class, Arguments.class })
	void readsTextsAmongAnything(Class<?> type) {
		List<String> documents = new ArrayList<>();
		for (String first : ELEMENTS) {
			documents.add("{\"list\":[" + first + "],\"after\":1}");
			for (String separator : List.of(",", ", ", ",  ", " ,", ",\n", "", ",,", ",/**/")) {
				for (String second : ELEMENTS) {
					documents.add("{\"list\":[\"1\"," + first + separator + second + "],\"after\":1}");
				}
			}
		}
		check(ObjectMapper::new, type, documents);
		check(() -> JsonMapper.builder()
			.enable(JsonReadFeature.ALLOW_JAVA_COMMENTS, JsonReadFeature.ALLOW_TRAILING_COMMA,
					JsonReadFeature.ALLOW_MISSING_VALUES, JsonReadFeature.ALLOW_SINGLE_QUOTES,
					JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
			.build(), type, documents);
	}

	@ParameterizedTest
	@ValueSource(classes = { Texts.class, Arguments.class })
	void readsWhereverBuffersEnd(Class<?> type) {
		String document = "{\"after\":3,\"list\":[\"ab\",\"\u00e9\", \"\\n\",\"\",\"abcdefghij\"],\"set\":[\"a\", null,\"b\"]}";
		List<String> documents = new ArrayList<>();
		for (int end = 0; end <= document.length() + 1; end++) {
			documents.add(" ".repeat(BUFFER - end) + document);
			documents.add(document.substring(0, Math.min(end, document.length())));
		}
		check(ObjectMapper::new, type, documents);
		ReadParity.of(ObjectMapper::new).straightLine(type).checkUse((mapper) -> {
			List<Object> values = new ArrayList<>();
			for (int size = 1; size <= document.length(); size++) {
				values.add(mapper.readValue(inChunks(document, size), type).toString());
			}
			return values;
		});
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void readsAsMappersSay(ObjectMapper mapper) {
		ReadParity.of(mapper::copy)
			.straightLine(Texts.class)
			.check(Texts.class, "{\"list\":[\"abc\",\"b\"],\"set\":[\"c\"],\"after\":1}",
					"{\"list\":[\"a\",\"bcde\",null,\"\"],\"set\":\"c\",\"collection\":[]}",
					"{\"list\":[[\"a\"],\"\"],\"set\":[],\"array\":[\"a\"]}");
	}

	static Stream<ObjectMapper> mappers() {
		ObjectMapper limited = new ObjectMapper();
		limited.getFactory().setStreamReadConstraints(StreamReadConstraints.builder().maxStringLength(3).build());
		ObjectMapper fewTokens = new ObjectMapper();
		fewTokens.getFactory().setStreamReadConstraints(StreamReadConstraints.builder().maxTokenCount(12).build());
		ObjectMapper skipping = new ObjectMapper();
		skipping.setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.SKIP));
		ObjectMapper refusing = new ObjectMapper();
		refusing.setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL));
		SimpleModule linked = new SimpleModule().addAbstractTypeMapping(List.class, LinkedList.class)
			.addAbstractTypeMapping(Set.class, LinkedHashSet.class);
		return Stream.of(limited, fewTokens, skipping, refusing, new ObjectMapper().registerModule(linked),
				new ObjectMapper().registerModule(new SimpleModule().addDeserializer(String.class, new Shouting())),
				new ObjectMapper().enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY),
				new ObjectMapper().enable(DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS),
				new ObjectMapper().disable(DeserializationFeature.WRAP_EXCEPTIONS));
	}

	@Test
	void readsAsPropertiesSay() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Special.class)
			.check(Special.class, "{\"loud\":[\"a\",\"b\"],\"full\":[\"a\",null,\"b\"],\"single\":\"a\"}",
					"{\"linked\":[\"a\",\"b\"],\"sorted\":[\"b\",\"a\"],\"own\":[\"a\",\"b\"],\"nested\":[[\"a\"],[]]}",
					"{\"own\":[\"a\",\"refused\"]}",
					"{\"wrapped\":[\"a\",\"b\"],\"byKey\":{\"k\":[\"a\"]},\"single\":[\"a\",\"b\"]}");
	}

	@Test
	void reportsTheElementThatIsIllFormed() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Texts.class, Arguments.class)
			.checkUse((mapper) -> Stream.of(Texts.class, Arguments.class).map((type) -> {
				read(mapper, "{\"list\":[]}", type);
				read(mapper, "{\"list\":[]}", type);
				return List.of(read(mapper, "{\"list\":[\"a\",\"b\\x\"]}", type),
						read(mapper, "{\"set\":[\"a\",\"a\",\"b\\x\"]}", type),
						read(mapper, "{\"list\":[\"a\", \"b\u0001\"]}", type),
						read(mapper, "{\"list\":[\"a\",\n\"b\",\"c\":1]}", type),
						read(mapper, "{\"list\":[\"a\",{}]}", type));
			}).toList());
	}

	@Test
	void leavesOtherCollectionsToJackson() {
		ReadParity.of(ObjectMapper::new).straightLine(Special.class).checkUse((mapper) -> {
			read(mapper, "{}", Special.class);
			read(mapper, "{}", Special.class);
			return Stream
				.of("\"own\":[\"a\",\"refused\"]", "\"any\":[\"a\",\"b\"]", "\"wrapped\":[\"a\",\"b\"]",
						"\"loud\":[\"a\",\"b\"]", "\"sorted\":[\"b\",\"a\"]", "\"any\":[]", "\"any\":7")
				.map((property) -> read(mapper, "{" + property + "}", Special.class))
				.toList();
		});
	}

	/**
	 * Who has called Jackson's deserializer for the rest of a list is in what it throws.
	 */
	@Test
	void looksForTextsBeforeJacksonDoes() {
		for (String name : List.of("list", "set", "collection")) {
			assertThat(isLookedFor(Texts.class, name)).as(name).isTrue();
		}
		assertThat(isLookedFor(Texts.class, "array")).isFalse();
		assertThat(isLookedFor(Arguments.class, "list")).isTrue();
		assertThat(isLookedFor(Built.class, "list")).isTrue();
		assertThat(isLookedFor(Special.class, "nested")).isFalse();
	}

	/**
	 * Nothing is settled for the mapper.
	 */
	@Test
	@SuppressWarnings("serial")
	void looksForTextsOfTypesThatAreNotSettled() {
		SimpleModule modifying = new SimpleModule().setDeserializerModifier(new BeanDeserializerModifier() {
		});
		assertThat(isLookedFor(new ObjectMapper().registerModule(modifying), Texts.class, "list")).isTrue();
	}

	private static boolean isLookedFor(Class<?> type, String name) {
		return isLookedFor(new ObjectMapper(), type, name);
	}

	private static boolean isLookedFor(ObjectMapper mapper, Class<?> type, String name) {
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		for (int i = 0; i < 2; i++) {
			assertThat(read(mapper, "{\"" + name + "\":[]}", type)).doesNotContain("Exception");
		}
		byte[] illFormed = bytes("{\"" + name + "\":[\"a\",\"\\x\"]}");
		Throwable failure = catchThrowable(() -> mapper.readValue(illFormed, type));
		assertThat(failure).isInstanceOf(JsonMappingException.class);
		assertThat(onDemand.isReadStraightLine(type)).isTrue();
		return Stream.concat(Stream.of(failure), Stream.ofNullable(failure.getCause()))
			.flatMap((thrown) -> Stream.of(thrown.getStackTrace()))
			.anyMatch((frame) -> frame.getClassName().endsWith(".TextElements"));
	}

	private static void check(Supplier<ObjectMapper> mappers, Class<?> type, List<String> documents) {
		ReadParity.of(mappers)
			.straightLine(type)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, type, documents));
	}

	private static String read(ObjectMapper mapper, String document, Class<?> type) {
		try {
			return mapper.readValue(bytes(document), type).toString();
		}
		catch (IOException ex) {
			return ex.toString();
		}
	}

	private static byte[] bytes(String document) {
		return document.getBytes(StandardCharsets.UTF_8);
	}

	private static InputStream inChunks(String document, int size) {
		return new ByteArrayInputStream(bytes(document)) {

			@Override
			public synchronized int read(byte[] buffer, int offset, int length) {
				return super.read(buffer, offset, Math.min(length, size));
			}

		};
	}

	static class Texts {

		public List<String> list;

		public Set<String> set;

		public Collection<String> collection;

		public String[] array;

		public int after;

		@Override
		public String toString() {
			return this.list + " " + this.set + " " + this.collection + " "
					+ List.of((this.array != null) ? this.array : new String[0]) + " " + this.after;
		}

	}

	record Arguments(List<String> list, Set<String> set, int after) {
	}

	@JsonDeserialize(builder = Built.Builder.class)
	record Built(List<String> list, int after) {

		@JsonPOJOBuilder(withPrefix = "")
		static class Builder {

			private List<String> list;

			private int after;

			Builder list(List<String> list) {
				this.list = list;
				return this;
			}

			Builder after(int after) {
				this.after = after;
				return this;
			}

			Built build() {
				return new Built(this.list, this.after);
			}

		}

	}

	static class Special {

		@JsonDeserialize(contentUsing = Shouting.class)
		public List<String> loud;

		@JsonSetter(contentNulls = Nulls.SKIP)
		public List<String> full;

		@JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
		public List<String> single;

		public LinkedList<String> linked;

		public TreeSet<String> sorted;

		public Own own;

		public Wrapped wrapped;

		public Any any;

		public List<List<String>> nested;

		public Map<String, List<String>> byKey;

		@Override
		public String toString() {
			return this.loud + " " + this.full + " " + this.single + " " + this.linked + " " + this.sorted + " "
					+ this.own + " " + this.any + " " + this.wrapped + " " + this.nested + " " + this.byKey;
		}

	}

	@SuppressWarnings("serial")
	static class Own extends ArrayList<String> {

		@Override
		public boolean add(String text) {
			if (text.equals("refused")) {
				throw new IllegalStateException("after " + this);
			}
			return super.add(text + "?");
		}

	}

	@SuppressWarnings("serial")
	static class Any extends ArrayList<String> {

		Any() {
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		Any(Object all) {
			super(List.of("any of " + all));
		}

	}

	@SuppressWarnings("serial")
	static class Wrapped extends ArrayList<String> {

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		Wrapped(List<String> all) {
			super(List.of(all.size() + " in all"));
		}

	}

	@SuppressWarnings("serial")
	static class Shouting extends StdScalarDeserializer<String> {

		Shouting() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText() + "!";
		}

	}

}
