package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Where all other properties go.
 */
class ReadAnySetterTests {

	/**
	 * Which deserializers were made.
	 */
	private static final ThreadLocal<List<String>> MADE = ThreadLocal.withInitial(ArrayList::new);

	private static final String DOCUMENT = "{\"a\":1,\"known\":\"x\",\"b\":2}";

	@ParameterizedTest
	@ValueSource(classes = { ByMethod.class, ByHiddenMethod.class, OfObjects.class, OfItems.class, Ignoring.class,
			Throwing.class, Disabled.class, Skipping.class, Inherited.class, Fluent.class })
	@CoversReading("any-setter (method)")
	void readsRestByMethod(Class<?> type) {
		ReadParity.of(ObjectMapper::new).generated(type).check(type, DOCUMENT, "{\"1\":{\"id\":1},\"known\":\"x\"}");
	}

	/**
	 * Reflection widens what a deserializer returns, or says what it is not given.
	 */
	@ParameterizedTest
	@ValueSource(classes = { OfLongs.class, OfDoubles.class, OfTexts.class })
	void putsWhatReflectionWouldPut(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"a\":1}", "{\"a\":12345678901}", "{\"a\":1.5}", "{\"a\":\"x\"}", "{\"a\":null}");
	}

	@Test
	void readsRestByMethodThatJacksonRefuses() {
		ReadParity.of(ObjectMapper::new)
			.fallback(ByNumber.class, "Invalid 'any-setter' annotation on method 'put()'")
			.check(ByNumber.class, DOCUMENT);
	}

	@ParameterizedTest
	@ValueSource(classes = { IntoMap.class, IntoNullMap.class, IntoTreeMap.class, IntoHiddenMap.class, IntoNode.class,
			IntoTree.class })
	@CoversReading("any-setter (field)")
	void readsRestIntoField(Class<?> type) {
		ReadParity.of(ObjectMapper::new).generated(type).check(type, DOCUMENT, "{\"1\":{\"id\":1},\"known\":\"x\"}");
	}

	/**
	 * Jackson looks for what reads the values before it is done with the type.
	 */
	@ParameterizedTest
	@MethodSource("ofTheTypeItself")
	@CoversReading({ "any-setter (method)", "any-setter (field)" })
	void readsRestOfTheTypeItself(Supplier<?> instances) {
		Class<?> type = instances.get().getClass();
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.updating(instances)
			.check(type, "{\"known\":\"x\"}", "{\"known\":\"x\",\"a\":{\"known\":\"y\",\"b\":{}}}",
					"{\"a\":[{\"known\":\"y\",\"b\":[{}]}]}");
		ReadParity.of(ObjectMapper::new)
			.reader((reader) -> reader.withView(Object.class))
			.generated(type)
			.check(type, "{\"known\":\"x\"}");
	}

	static List<Supplier<?>> ofTheTypeItself() {
		return List.of(OfOwn::new, OfOwnLists::new, OfOwnArrays::new, OfOwnReferences::new, OfOthers::new);
	}

	/**
	 * Where both fail, one is reported.
	 */
	@ParameterizedTest
	@ValueSource(classes = { NotingByMethod.class, NotingIntoField.class })
	void makesDeserializersOfKeysAndValuesInOrder(Class<?> type) throws IOException {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		mapper.readValue(DOCUMENT, type);
		ObjectMapper other = new ObjectMapper();
		OnDemandReflectionFree reused = onDemand.reuse(other);
		List<String> expected = made(new ObjectMapper(), type);
		assertThat(made(other, type)).isNotEmpty().isEqualTo(expected);
		assertThat(reused.isReadByGeneratedCode(type)).isTrue();
	}

	private static List<String> made(ObjectMapper mapper, Class<?> type) throws IOException {
		MADE.get().clear();
		mapper.readValue(DOCUMENT, type);
		return List.copyOf(MADE.get());
	}

	@Test
	@CoversReading({ "any-setter (method)", "@JsonMerge and readerForUpdating" })
	void readsRestIntoExistingValue() {
		ReadParity.of(ObjectMapper::new).generated(IntoMap.class).updating(IntoMap::new).check(IntoMap.class, DOCUMENT);
		ReadParity.of(ObjectMapper::new)
			.generated(ByMethod.class)
			.updating(ByMethod::new)
			.check(ByMethod.class, DOCUMENT);
	}

	@ParameterizedTest
	@ValueSource(classes = { ByParameter.class, AfterCreator.class, NodeParameter.class })
	@CoversReading("any-setter (constructor parameter)")
	void readsRestWithCreator(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"a\":1,\"known\":\"x\",\"number\":3,\"b\":2}", "{\"a\":[{}],\"number\":3}");
	}

	static class Item {

		public int id;

	}

	static class ByMethod {

		public String known;

		final Map<String, Integer> rest = new LinkedHashMap<>();

		@JsonAnySetter
		public void put(String name, Integer value) {
			this.rest.put(name, value);
		}

	}

	static class ByHiddenMethod {

		public String known;

		private Map<String, Integer> rest = new LinkedHashMap<>();

		@JsonAnySetter
		private void put(String name, int value) {
			this.rest.put(name, value);
		}

	}

	static class OfObjects {

		private Map<String, Object> rest = new LinkedHashMap<>();

		@JsonAnySetter
		void put(Object name, Object value) {
			this.rest.put(String.valueOf(name), value);
		}

	}

	static class OfItems {

		public String known;

		private Map<String, Object> rest = new LinkedHashMap<>();

		@JsonAnySetter
		void put(String name, List<Item> value) {
			this.rest.put(name, value);
		}

	}

	static class Inherited extends OfItems {

		public int a;

	}

	@JsonIgnoreProperties({ "b", "1" })
	static class Ignoring extends ByMethod {

	}

	static class Throwing {

		@JsonAnySetter
		void put(String name, Object value) throws Exception {
			if (!name.equals("a")) {
				throw new Exception(name, new IllegalStateException("inner"));
			}
			throw new IllegalArgumentException(name);
		}

	}

	static class ByNumber {

		public String known;

		private Map<Integer, Item> rest = new LinkedHashMap<>();

		@JsonAnySetter
		void put(Integer name, Item value) {
			this.rest.put(name, value);
		}

	}

	static class Disabled {

		@JsonAnySetter(enabled = false)
		void put(String name, Object value) {
			throw new IllegalStateException();
		}

	}

	static class Skipping {

		private Map<String, Object> rest = new LinkedHashMap<>();

		@JsonAnySetter
		@JsonSetter(nulls = Nulls.SKIP)
		void put(String name, String value) {
			this.rest.put(name, value);
		}

	}

	static class Fluent {

		private Map<String, Object> rest = new LinkedHashMap<>();

		@JsonAnySetter
		Fluent put(String name, Object value) {
			this.rest.put(name, value);
			return this;
		}

	}

	static class IntoMap {

		public String known;

		@JsonAnySetter
		public Map<String, Integer> rest = new LinkedHashMap<>(Map.of("before", 0));

	}

	static class IntoNullMap {

		public String known;

		@JsonAnySetter
		public Map<String, Item> rest;

	}

	static class IntoTreeMap {

		@JsonAnySetter
		protected TreeMap<String, Object> rest;

	}

	static class IntoHiddenMap {

		@JsonProperty
		private String known;

		@JsonAnySetter
		private Map<Integer, Object> rest;

	}

	static class IntoNode {

		public String known;

		@JsonAnySetter
		ObjectNode rest;

	}

	static class IntoTree {

		public String known;

		@JsonAnySetter
		public JsonNode rest;

	}

	static class ByParameter {

		private final String text;

		private final Map<String, Object> rest;

		@JsonCreator
		ByParameter(@JsonProperty("known") String known, @JsonAnySetter Map<String, Object> rest,
				@JsonProperty("number") int number) {
			this.text = known + number;
			this.rest = rest;
		}

	}

	static class AfterCreator {

		private final String text;

		@JsonAnySetter
		private Map<String, Object> rest = new LinkedHashMap<>();

		@JsonCreator
		AfterCreator(@JsonProperty("known") String known, @JsonProperty("number") int number) {
			this.text = known + number;
		}

	}

	static class NodeParameter {

		private final JsonNode rest;

		private final String text;

		@JsonCreator
		NodeParameter(@JsonProperty("known") String known, @JsonAnySetter JsonNode rest) {
			this.text = known;
			this.rest = rest;
		}

	}

	static class OfOwn {

		public String known;

		@JsonAnySetter
		public Map<String, OfOwn> rest = new TreeMap<>();

	}

	static class OfOwnLists {

		public String known;

		private final Map<String, Object> rest = new TreeMap<>();

		@JsonAnySetter
		void put(String name, List<OfOwnLists> value) {
			this.rest.put(name, value);
		}

	}

	static class OfOwnArrays {

		public String known;

		@JsonAnySetter
		public Map<String, OfOwnArrays[]> rest;

	}

	static class OfOwnReferences {

		public String known;

		@JsonAnySetter
		public Map<String, AtomicReference<OfOwnReferences>> rest;

	}

	static class OfOthers {

		public String known;

		private final Map<String, Object> rest = new TreeMap<>();

		@JsonAnySetter
		void put(String name, OtherOfOthers value) {
			this.rest.put(name, value);
		}

	}

	static class OtherOfOthers {

		public String known;

		@JsonAnySetter
		public Map<String, OfOthers> rest = new TreeMap<>();

	}

	public static class NotingByMethod {

		@JsonAnySetter
		@JsonDeserialize(keyUsing = NotingKeys.class, contentUsing = NotingValues.class)
		public void put(String name, Object value) {
		}

	}

	public static class NotingIntoField {

		@JsonAnySetter
		@JsonDeserialize(keyUsing = NotingKeys.class, contentUsing = NotingValues.class)
		public Map<String, Object> values = new LinkedHashMap<>();

	}

	static class NotingKeys extends KeyDeserializer {

		NotingKeys() {
			MADE.get().add("keys");
		}

		@Override
		public Object deserializeKey(String key, DeserializationContext context) {
			return key;
		}

	}

	static class NotingValues extends StdDeserializer<Object> {

		NotingValues() {
			super(Object.class);
			MADE.get().add("values");
		}

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText();
		}

	}

	/**
	 * Returns numbers of any class, and what is none.
	 */
	static class AnyNumber extends JsonDeserializer<Object> {

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.currentToken().isNumeric() ? parser.getNumberValue() : parser.getText();
		}

	}

	static class OfLongs {

		public final Map<String, Object> values = new TreeMap<>();

		@JsonAnySetter
		@JsonDeserialize(contentUsing = AnyNumber.class)
		public void put(String name, long value) {
			this.values.put(name, value);
		}

	}

	static class OfDoubles {

		public final Map<String, Object> values = new TreeMap<>();

		@JsonAnySetter
		@JsonDeserialize(contentUsing = AnyNumber.class)
		public void put(String name, double value) {
			this.values.put(name, value);
		}

	}

	static class OfTexts {

		public final Map<String, Object> values = new TreeMap<>();

		@JsonAnySetter
		@JsonDeserialize(contentUsing = AnyNumber.class)
		public void put(String name, String value) {
			this.values.put(name, value);
		}

	}

}
