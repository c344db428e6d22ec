package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Types of which a creator takes some properties, and others are set of what it creates.
 */
class ReadAfterCreationTests {

	private static final String CREATORS = "@JsonCreator (properties)";

	private static final String ARGUMENTS = "\"id\":\"a\",\"version\":7";

	private static final String OTHERS = "\"name\":\"b\",\"count\":1,\"size\":2,\"ratio\":0.5,\"flag\":true,"
			+ "\"boxed\":3,\"tags\":[\"c\"],\"next\":{\"id\":\"d\",\"version\":8,\"name\":\"e\"},\"unit\":\"ONE\"";

	private static final String[] ORDERS = { object(ARGUMENTS, OTHERS), object(OTHERS, ARGUMENTS),
			object("\"id\":\"a\"", OTHERS, "\"version\":7"), object("\"version\":7", OTHERS), object(OTHERS), "{}",
			object(ARGUMENTS), object("\"name\":\"b\"", ARGUMENTS, "\"count\":1") };

	private static String object(String... properties) {
		return "{" + String.join(",", properties) + "}";
	}

	private static ObjectMapper tolerant() {
		return new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
	}

	@ParameterizedTest
	@ValueSource(classes = { Item.class, Made.class, Fields.class })
	@CoversReading(CREATORS)
	void setsWhatTheCreatorDoesNotTake(Class<?> type) {
		ReadParity.of(ObjectMapper::new).straightLine(type).settled(type).check(type, ORDERS);
		ReadParity.of(ReadAfterCreationTests::tolerant).straightLine(type).check(type, ORDERS);
		ReadParity.of(ObjectMapper::new).straightLine(type).verified().unmutated().check(type, ORDERS);
	}

	@Test
	void setsInTheOrderInWhichJacksonDoes() {
		for (boolean tolerant : new boolean[] { false, true }) {
			ReadParity.of(() -> tolerant ? tolerant() : new ObjectMapper())
				.straightLine(Noting.class)
				.check(Noting.class, "{\"id\":1,\"a\":1,\"b\":2,\"c\":3}", "{\"a\":1,\"b\":2,\"c\":3,\"id\":1}",
						"{\"a\":1,\"b\":2,\"id\":1,\"c\":3}", "{\"c\":3,\"b\":2}", "{\"a\":1,\"id\":1,\"a\":2}",
						"{\"id\":1,\"a\":1,\"id\":2,\"b\":3,\"id\":4}", "{\"a\":1,\"a\":2,\"id\":3}",
						"{\"id\":1,\"x\":[1],\"b\":2,\"y\":{}}", "{\"x\":{},\"a\":3,\"y\":1,\"id\":2,\"z\":4,\"c\":5}");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "sub", "fail", "wrong", "plain" })
	@CoversReading("@JsonCreator (static factory)")
	void createsWhateverTheFactoryDoes(String name) {
		String argument = "\"name\":\"" + name + "\"";
		for (ObjectMapper mapper : List.of(new ObjectMapper(), tolerant())) {
			ReadParity.of(mapper::copy)
				.straightLine(Varied.class)
				.check(Varied.class, object(argument, "\"extra\":1"), object("\"extra\":2", argument),
						object("\"extra\":3", argument, "\"extra\":4"), object(argument, "\"x\":1", "\"extra\":5"),
						object("\"x\":[{}]", argument, "\"extra\":6"),
						"[" + object(argument, "\"extra\":7") + "," + object(argument) + "]");
		}
	}

	@Test
	@CoversReading("wrong exception type, message, path or location for wrong input")
	void reportsFailuresOfCreatorsAndSetters() {
		for (boolean wrapped : new boolean[] { true, false }) {
			ReadParity.of(() -> new ObjectMapper().configure(DeserializationFeature.WRAP_EXCEPTIONS, wrapped))
				.straightLine(Failing.class)
				.check(Failing.class, "{\"id\":1,\"name\":\"a\"}", "{\"id\":-1,\"name\":\"a\"}",
						"{\"name\":\"a\",\"id\":-1}", "{\"id\":1,\"name\":\"\"}", "{\"name\":\"\",\"id\":1}",
						"{\"name\":\"\"}", "{\"id\":1,\"name\":{},\"inner\":2}", "{\"name\":[1],\"id\":1}",
						"{\"id\":1,\"inner\":{\"id\":-2}}", "{\"inner\":{\"name\":\"\",\"id\":2},\"id\":1}");
		}
	}

	@Test
	void setsAgainWhatTheCreatorHasTaken() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Twice.class)
			.check(Twice.class, "{\"id\":1,\"other\":2,\"name\":\"a\",\"id\":3,\"name\":\"b\"}",
					"{\"other\":2,\"id\":1,\"id\":4,\"name\":\"a\",\"name\":\"b\",\"other\":5}", "{\"id\":1,\"id\":2}");
	}

	@Test
	@CoversReading({ "@JsonAlias, also on records", "case-insensitive properties" })
	void findsAliases() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Aliased.class)
			.check(Aliased.class, "{\"id\":1,\"number\":2,\"label\":\"a\",\"title\":\"b\"}",
					"{\"title\":\"a\",\"number\":2,\"x\":1}", "{\"label\":\"a\",\"title\":\"b\",\"id\":1}");
		ReadParity.of(ReadAfterCreationTests::tolerant)
			.straightLine(Aliased.class)
			.check(Aliased.class, "{\"x\":1,\"number\":2,\"y\":1,\"label\":\"a\",\"z\":3}",
					"{\"y\":1,\"label\":\"a\",\"x\":1,\"title\":\"b\",\"id\":1}");
		for (ObjectMapper mapper : List.of(new ObjectMapper(), tolerant())) {
			ReadParity.of(mapper::copy)
				.settled(AliasedSetter.class)
				.check(AliasedSetter.class, "{\"id\":1,\"x\":2,\"title\":\"b\"}", "{\"title\":\"a\",\"id\":1}",
						"{\"x\":1,\"title\":\"a\",\"label\":\"b\",\"id\":1}");
		}
		ReadParity.of(() -> JsonMapper.builder().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES).build())
			.straightLine(Item.class)
			.check(Item.class, "{\"ID\":\"a\",\"Version\":1,\"NAME\":\"b\",\"Count\":2}", "{\"COUNT\":2,\"iD\":\"a\"}");
	}

	@Test
	@CoversReading("unknown properties (mapper, @JsonIgnoreProperties, problem handlers)")
	void handlesUnknownProperties() {
		String[] documents = { "{\"x\":1,\"id\":1,\"y\":\"a\",\"name\":\"b\",\"z\":[{}]}",
				"{\"name\":\"b\",\"x\":{\"id\":3},\"id\":1,\"ignored\":2}", "{\"ignored\":1,\"name\":\"c\",\"x\":1}",
				"{\"id\":2,\"ignored\":{\"name\":1},\"name\":\"d\",\"ignored\":1,\"x\":null}" };
		for (Class<?> type : List.of(Ignoring.class, IgnoringAll.class)) {
			ReadParity.of(ObjectMapper::new).straightLine(type).check(type, documents);
			ReadParity.of(ReadAfterCreationTests::tolerant).straightLine(type).check(type, documents);
			ReadParity.of(() -> tolerant().enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES))
				.straightLine(type)
				.check(type, documents);
			ReadParity.of(() -> tolerant().addHandler(new Telling())).straightLine(type).check(type, documents);
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES", "FAIL_ON_READING_DUP_TREE_KEY", "FAIL_ON_TRAILING_TOKENS",
			"USE_JAVA_ARRAY_FOR_JSON_ARRAY", "ACCEPT_SINGLE_VALUE_AS_ARRAY" })
	@CoversReading({ "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES" })
	void heedsFeatures(DeserializationFeature feature) {
		ReadParity.of(() -> new ObjectMapper().enable(feature))
			.generated(Item.class)
			.check(Item.class, object(ARGUMENTS, "\"count\":null,\"tags\":\"x\""),
					object("\"count\":1", "\"id\":null", "\"version\":null"), object("\"name\":null", "\"id\":\"a\""));
	}

	@Test
	@CoversReading("@JsonSetter(nulls, contentNulls)")
	void heedsWhatIsSaidOfNull() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Nullable.class)
			.check(Nullable.class, "{\"id\":1,\"skipped\":null,\"failing\":\"a\",\"empty\":null}",
					"{\"skipped\":null,\"empty\":null,\"id\":1}", "{\"failing\":null,\"id\":1}",
					"{\"id\":1,\"failing\":null}", "{\"skipped\":null,\"empty\":null}");
	}

	@Test
	@CoversReading("views")
	void leavesViewsToJackson() {
		for (Class<?> view : List.of(Object.class, Narrow.class, Wide.class)) {
			ReadParity.of(ObjectMapper::new)
				.generated(Viewed.class)
				.reader((reader) -> reader.withView(view))
				.check(Viewed.class, "{\"id\":1,\"all\":2,\"wide\":3}", "{\"wide\":3,\"all\":2,\"id\":1}");
		}
	}

	/**
	 * What has an id that is not known yet is set later, or never: Jackson forgets what
	 * was kept if the last argument comes after it.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "\"pet\":7", "\"array\":[7]" })
	@CoversReading("object ids, forward references, back references")
	void setsReferencesOnceTheyAreKnown(String reference) {
		String known = "\"pet\":{\"key\":7}";
		ReadParity.of(ObjectMapper::new)
			.straightLine(Referring.class)
			.check(Group.class, object("\"first\":" + object("\"id\":1", reference), "\"last\":{\"key\":7}"),
					object("\"first\":" + object(reference, "\"id\":1"), "\"last\":{\"key\":7}"),
					object("\"first\":" + object(reference), "\"last\":{\"key\":7}"),
					object("\"first\":" + object(reference, reference, "\"name\":\"a\""), "\"last\":{\"key\":7}"),
					object("\"first\":" + object(reference, "\"name\":\"a\""), "\"last\":{\"key\":8}"),
					object("\"first\":" + object(known, reference, "\"id\":1"), "\"last\":7"));
	}

	@Test
	@CoversReading("polymorphic types and polymorphic creator parameters")
	void readsSubtypes() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Dog.class)
			.check(Animal.class,
					"{\"kind\":\"dog\",\"name\":\"a\",\"age\":1,\"friend\":{\"kind\":\"dog\",\"name\":\"b\"}}",
					"{\"name\":\"a\",\"kind\":\"dog\",\"age\":1}", "{\"age\":1,\"kind\":\"dog\",\"name\":\"a\"}",
					"{\"friend\":{\"kind\":\"dog\",\"age\":2,\"name\":\"b\"},\"kind\":\"dog\",\"name\":\"a\"}");
	}

	@Test
	@CoversReading("nesting and size limits (StreamReadConstraints)")
	void readsDeepStructures() {
		for (int levels : new int[] { 60, 70, 300 }) {
			ReadParity.of(ObjectMapper::new)
				.straightLine(Item.class)
				.unmutated()
				.check(Item.class,
						"{\"id\":\"a\",\"version\":1,\"next\":".repeat(levels) + "null,\"count\":5"
								+ "}".repeat(levels),
						"{\"id\":\"a\",\"next\":".repeat(levels) + "null,\"version\":5" + "}".repeat(levels));
		}
	}

	@Test
	@CoversReading("@JsonMerge and readerForUpdating")
	void updatesInstances() {
		ReadParity.of(ObjectMapper::new)
			.generated(Item.class)
			.updating(() -> new Item("old", 1))
			.check(Item.class, ORDERS);
	}

	@Test
	void leavesToJacksonWhatIsSpecial() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(WithAnySetter.class)
			.check(WithAnySetter.class, "{\"x\":1,\"id\":2,\"name\":\"a\",\"y\":3}", "{\"name\":\"a\",\"x\":1}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Merging.class)
			.check(Merging.class, "{\"list\":[1],\"id\":2}", "{\"id\":2,\"list\":[1]}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Setterless.class)
			.check(Setterless.class, "{\"list\":[1],\"id\":2}", "{\"id\":2,\"list\":[1]}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Injected.class)
			.reader((reader) -> reader.with(new InjectableValues.Std().addValue("source", "injected")))
			.check(Injected.class, "{\"name\":\"a\",\"id\":2}", "{\"id\":2,\"name\":\"b\"}");
	}

	@Test
	void heedsWhatTheMapperSaysOfTypes() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(List.class).setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.OBJECT));
			mapper.configOverride(String.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL));
			return mapper;
		}).generated(Item.class).check(Item.class, ORDERS);
	}

	enum Unit {

		ONE, TWO

	}

	static class Item {

		private final String id;

		private final long version;

		private String name;

		private int count;

		private long size;

		private double ratio;

		private boolean flag;

		private Integer boxed;

		private List<String> tags;

		private Item next;

		private Unit unit;

		@JsonCreator
		Item(@JsonProperty("id") String id, @JsonProperty("version") long version) {
			this.id = id;
			this.version = version;
		}

		public void setName(String name) {
			this.name = name;
		}

		public void setCount(int count) {
			this.count = count;
		}

		public void setSize(long size) {
			this.size = size;
		}

		public void setRatio(double ratio) {
			this.ratio = ratio;
		}

		public void setFlag(boolean flag) {
			this.flag = flag;
		}

		public void setBoxed(Integer boxed) {
			this.boxed = boxed;
		}

		public void setTags(List<String> tags) {
			this.tags = tags;
		}

		public Item setNext(Item next) {
			this.next = next;
			return this;
		}

		public void setUnit(Unit unit) {
			this.unit = unit;
		}

	}

	static class Made {

		private final String id;

		private final Long version;

		public String name;

		public int count;

		public Long size;

		public Double ratio;

		public Boolean flag;

		public byte boxed;

		public String[] tags;

		public Made next;

		public Object unit;

		private Made(String id, Long version) {
			this.id = id;
			this.version = version;
		}

		@JsonCreator
		static Made of(@JsonProperty("id") String id, @JsonProperty("version") Long version) {
			return new Made(id, version);
		}

	}

	static class Fields {

		private final Map<String, Integer> version;

		@JsonProperty
		private String name;

		@JsonProperty
		private int count;

		@JsonProperty
		private Map<String, Item> next;

		@JsonCreator
		Fields(@JsonProperty("version") Map<String, Integer> version) {
			this.version = version;
		}

	}

	static class Noting {

		private final int id;

		private final List<String> calls = new ArrayList<>();

		@JsonCreator
		Noting(@JsonProperty("id") int id) {
			this.id = id;
		}

		public void setA(int a) {
			this.calls.add("a" + a);
		}

		public void setB(Integer b) {
			this.calls.add("b" + b);
		}

		public void setC(Object c) {
			this.calls.add("c" + c);
		}

	}

	static class Varied {

		private final String name;

		public int extra;

		Varied(String name) {
			this.name = name;
		}

		@JsonCreator
		static Varied of(@JsonProperty("name") String name) throws IOException {
			return switch (String.valueOf(name)) {
				case "null" -> null;
				case "sub" -> new Special(name);
				case "fail" -> throw new IOException("failed");
				case "wrong" -> throw new IllegalArgumentException("wrong");
				default -> new Varied(name);
			};
		}

	}

	static class Special extends Varied {

		public int more;

		Special(String name) {
			super(name);
		}

	}

	static class Failing {

		private final int id;

		private String name;

		public Failing inner;

		@JsonCreator
		Failing(@JsonProperty("id") int id) {
			if (id < 0) {
				throw new IllegalArgumentException("negative");
			}
			this.id = id;
		}

		public void setName(String name) throws IOException {
			if (name.isEmpty()) {
				throw new IOException("empty");
			}
			this.name = name;
		}

	}

	static class Twice {

		private int id;

		private String name;

		public int other;

		@JsonCreator
		Twice(@JsonProperty("id") int id, @JsonProperty("name") String name) {
			this.id = id;
			this.name = name;
		}

		public void setId(int id) {
			this.id = 100 + id;
		}

	}

	static class Aliased {

		private final int id;

		private String label;

		@JsonCreator
		Aliased(@JsonProperty("id") @JsonAlias("number") int id) {
			this.id = id;
		}

		@JsonAlias("title")
		public void setLabel(String label) {
			this.label = label;
		}

	}

	static class AliasedSetter {

		private final int id;

		@JsonAlias("title")
		public String label;

		@JsonCreator
		AliasedSetter(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	@JsonIgnoreProperties("ignored")
	static class Ignoring {

		private final int id;

		public String name;

		@JsonCreator
		Ignoring(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	@JsonIgnoreProperties(ignoreUnknown = true)
	static class IgnoringAll {

		private final int id;

		public String name;

		@JsonCreator
		IgnoringAll(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class Telling extends DeserializationProblemHandler {

		@Override
		public boolean handleUnknownProperty(DeserializationContext context, JsonParser parser,
				JsonDeserializer<?> deserializer, Object bean, String name) throws IOException {
			if (bean instanceof Ignoring ignoring) {
				ignoring.name += name;
			}
			parser.skipChildren();
			return true;
		}

	}

	static class Nullable {

		private final int id;

		@JsonSetter(nulls = Nulls.SKIP)
		public String skipped = "old";

		@JsonSetter(nulls = Nulls.FAIL)
		public String failing;

		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public String empty;

		@JsonCreator
		Nullable(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	interface Narrow {

	}

	interface Wide extends Narrow {

	}

	static class Viewed {

		private final int id;

		public int all;

		@JsonView(Wide.class)
		public int wide;

		@JsonCreator
		Viewed(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "key")
	static class Cat implements Pet {

		public int key;

		/**
		 * Messages hold the beginning of it, which must not differ from bean to bean.
		 */
		@Override
		public String toString() {
			return "cat";
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Cat.class)
	@JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
	interface Pet {

	}

	static class Referring {

		private final int id;

		public String name;

		public Cat[] array;

		public Pet pet;

		@JsonCreator
		Referring(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class Group {

		public Referring first;

		public Cat last;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes(@JsonSubTypes.Type(value = Dog.class, name = "dog"))
	interface Animal {

	}

	static class Dog implements Animal {

		private final String name;

		public int age;

		public Animal friend;

		@JsonCreator
		Dog(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

	static class WithAnySetter {

		private final int id;

		public String name;

		@JsonAnySetter
		public Map<String, Object> others = new TreeMap<>();

		@JsonCreator
		WithAnySetter(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class Merging {

		private final int id;

		@JsonMerge
		public List<Integer> list = new ArrayList<>(List.of(0));

		@JsonCreator
		Merging(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class Setterless {

		private final int id;

		private final List<Integer> kept = new ArrayList<>(List.of(0));

		@JsonCreator
		Setterless(@JsonProperty("id") int id) {
			this.id = id;
		}

		public List<Integer> getList() {
			return this.kept;
		}

	}

	static class Injected {

		private final int id;

		public String name;

		@JacksonInject("source")
		public String source;

		@JsonCreator
		Injected(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

}
