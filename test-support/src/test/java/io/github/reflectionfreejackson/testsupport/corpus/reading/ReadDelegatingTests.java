package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Creators that take a value as a whole.
 */
class ReadDelegatingTests {

	private static final String[] DOCUMENTS = { "\"a\"", "12", "5000000000", "12345678901234567890", "1.5", "true",
			"null", "\"\"", "\" \"", "[1,2]", "[\"a\"]", "{\"a\":1}", "{}" };

	@ParameterizedTest
	@ValueSource(classes = { OfText.class, OfInt.class, OfLong.class, OfDouble.class, OfFlag.class, OfMap.class,
			OfList.class, OfArray.class, OfTree.class, OfBean.class, OfObject.class, Factories.class, Visible.class,
			Constructors.class, Mixed.class, OfBoxes.class, OfEnum.class, OfOptional.class })
	@CoversReading({ "@JsonCreator (delegating)", "@JsonCreator (static factory)", "wrong constructor chosen" })
	void readsByDelegation(Class<?> type) {
		ReadParity.of(ObjectMapper::new).generated(type).check(type, DOCUMENTS);
	}

	@ParameterizedTest
	@ValueSource(strings = { "ACCEPT_EMPTY_STRING_AS_NULL_OBJECT", "ACCEPT_SINGLE_VALUE_AS_ARRAY",
			"UNWRAP_SINGLE_VALUE_ARRAYS", "USE_BIG_DECIMAL_FOR_FLOATS", "USE_LONG_FOR_INTS" })
	@CoversReading("@JsonCreator (delegating)")
	void readsByDelegationWithFeature(String feature) {
		for (Class<?> type : List.of(OfText.class, OfInt.class, OfMap.class, OfObject.class, Factories.class,
				Plain.class)) {
			ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.valueOf(feature)))
				.generated(type)
				.check(type, DOCUMENTS);
		}
	}

	@Test
	@CoversReading("@JsonCreator (delegating)")
	void readsMembersByDelegation() {
		ReadParity.of(ObjectMapper::new)
			.generated(Holder.class, OfText.class, OfInt.class, OfMap.class)
			.check(Holder.class,
					"{\"text\":\"a\",\"number\":1,\"map\":{\"k\":2},\"texts\":[\"b\",null],\"byText\":{\"k\":\"v\"}}");
	}

	@Test
	@CoversReading({ "@JsonCreator (delegating)", "creators with injected values" })
	void readsByDelegationWithInjectedValue() {
		ReadParity
			.of(() -> new ObjectMapper()
				.setInjectableValues(new InjectableValues.Std().addValue("service", "injected")))
			.generated(Injecting.class)
			.check(Injecting.class, DOCUMENTS);
	}

	@Test
	@CoversReading("wrong exception type, message, path or location for wrong input")
	void failsInDelegation() {
		ReadParity.of(ObjectMapper::new)
			.generated(Failing.class)
			.check(FailingHolder.class, "{\"list\":[\"good\",\"bad\",3]}");
	}

	static class Plain {

		public int a;

	}

	static class OfText {

		private final String text;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		OfText(String text) {
			this.text = text;
		}

	}

	static class OfInt {

		private final int number;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		private OfInt(int number) {
			this.number = number;
		}

	}

	static class OfLong {

		private final long number;

		@JsonCreator
		OfLong(long number) {
			this.number = number;
		}

	}

	static class OfDouble {

		private final double number;

		@JsonCreator
		static OfDouble of(double number) {
			return new OfDouble(number);
		}

		private OfDouble(double number) {
			this.number = number;
		}

	}

	static class OfFlag {

		private final boolean flag;

		@JsonCreator
		OfFlag(boolean flag) {
			this.flag = flag;
		}

	}

	static class OfMap {

		private final Map<String, Integer> map;

		public int a;

		@JsonCreator
		OfMap(Map<String, Integer> map) {
			this.map = map;
		}

	}

	static class OfList {

		private final List<Integer> list;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		OfList(List<Integer> list) {
			this.list = list;
		}

	}

	static class OfArray {

		private final String[] array;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static OfArray of(String... array) {
			return new OfArray(array);
		}

		private OfArray(String... array) {
			this.array = array;
		}

	}

	static class OfTree {

		private final JsonNode tree;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		OfTree(JsonNode tree) {
			this.tree = tree;
		}

	}

	static class OfBean {

		private final Plain plain;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		OfBean(Plain plain) {
			this.plain = plain;
		}

	}

	static class OfObject {

		private final Object object;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static OfObject of(Object object) {
			return new OfObject(object);
		}

		private OfObject(Object object) {
			this.object = object;
		}

	}

	static class Factories {

		private final String text;

		private Factories(String text) {
			this.text = text;
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Factories ofText(String text) {
			return new Factories("text " + text);
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Factories ofInt(int number) {
			return new Factories("int " + number);
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Factories ofFlag(boolean flag) {
			return (flag) ? null : new Factories("flag");
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Factories ofDouble(double number) {
			return new Factories("double " + number);
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Factories ofList(List<Object> list) {
			return new Factories("list " + list);
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Factories ofMap(Map<String, Object> map) {
			return new Factories("map " + map);
		}

	}

	static class Visible {

		private final String text;

		public int a;

		public Visible() {
			this.text = "default";
		}

		public Visible(String text) {
			this.text = "constructor " + text;
		}

		public static Visible valueOf(int number) {
			Visible visible = new Visible("factory " + number);
			visible.a = number;
			return visible;
		}

		public static Visible fromString(String text) {
			throw new IllegalStateException(text);
		}

	}

	static class Constructors {

		private final String text;

		public int a;

		public Constructors() {
			this.text = "default";
		}

		public Constructors(int number) {
			this.text = "int " + number;
		}

		public Constructors(long number) {
			this.text = "long " + number;
		}

		public Constructors(double number) {
			this.text = "double " + number;
		}

		public Constructors(boolean flag) {
			this.text = "flag " + flag;
		}

		public Constructors(java.math.BigInteger number) {
			this.text = "big " + number;
		}

		public Constructors(java.math.BigDecimal number) {
			this.text = "decimal " + number;
		}

		public Constructors(String text) {
			this.text = "text " + text;
		}

	}

	static class Mixed {

		private final String text;

		@JsonCreator
		Mixed(@JsonProperty("a") int a) {
			this.text = "properties " + a;
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Mixed ofText(String text) {
			Mixed mixed = new Mixed(text.length());
			return mixed;
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Mixed ofList(List<String> list) {
			return new Mixed(-list.size());
		}

	}

	static class OfBoxes {

		private final Integer number;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		OfBoxes(Integer number) {
			this.number = number;
		}

	}

	enum Letter {

		a, b

	}

	static class OfEnum {

		private final Letter letter;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		OfEnum(Letter letter) {
			this.letter = letter;
		}

	}

	static class OfOptional {

		private final Object object;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		OfOptional(java.util.concurrent.atomic.AtomicReference<Plain> reference) {
			this.object = reference;
		}

	}

	static class Holder {

		public OfText text;

		private OfInt number;

		public OfMap map;

		public List<OfText> texts;

		public Map<String, OfText> byText;

		public void setNumber(OfInt number) {
			this.number = number;
		}

	}

	static class Injecting {

		private final List<Object> values;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		Injecting(@JacksonInject("service") String service, Object value) {
			this.values = Arrays.asList(service, value);
		}

	}

	static class Failing {

		private final String text;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		Failing(String text) throws java.io.IOException {
			this.text = text;
			if (!text.equals("good")) {
				throw new java.io.IOException("not good: " + text);
			}
		}

	}

	static class FailingHolder {

		public List<Failing> list;

	}

}
