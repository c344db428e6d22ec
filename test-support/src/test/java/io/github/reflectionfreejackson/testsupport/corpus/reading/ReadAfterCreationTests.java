package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Types of which a creator takes some properties, and others are set of what it creates.
 */
class ReadAfterCreationTests {

	private static final String CREATORS = "@JsonCreator (properties)";

	static final String ARGUMENTS = "\"id\":\"a\",\"version\":7";

	private static final String OTHERS = "\"name\":\"b\",\"count\":1,\"size\":2,\"ratio\":0.5,\"flag\":true,"
			+ "\"boxed\":3,\"tags\":[\"c\"],\"next\":{\"id\":\"d\",\"version\":8,\"name\":\"e\"},\"unit\":\"ONE\"";

	static final String[] ORDERS = { object(ARGUMENTS, OTHERS), object(OTHERS, ARGUMENTS),
			object("\"id\":\"a\"", OTHERS, "\"version\":7"), object("\"version\":7", OTHERS), object(OTHERS), "{}",
			object(ARGUMENTS), object("\"name\":\"b\"", ARGUMENTS, "\"count\":1") };

	static String object(String... properties) {
		return "{" + String.join(",", properties) + "}";
	}

	static ObjectMapper tolerant() {
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

}
