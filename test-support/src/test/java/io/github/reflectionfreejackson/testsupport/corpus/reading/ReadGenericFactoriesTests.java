package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Factory methods with type variables of their own.
 */
class ReadGenericFactoriesTests {

	private static final String MADE = "{\"value\":\"2024-02-29\",\"list\":[\"2024-02-29\"],\"array\":[],\"map\":{\"a\":[null]}}";

	private static ReadParity parity() {
		return ReadParity.of(() -> new ObjectMapper().registerModule(new JavaTimeModule()));
	}

	@Test
	void readsByFactoryOfProperties() {
		parity().generated(Made.class).check(new TypeReference<Made<LocalDate>>() {
		}, MADE);
		parity().generated(Made.class).check(new TypeReference<Made<String>>() {
		}, MADE);
		parity().generated(Made.class).check(new TypeReference<Made<List<Integer>>>() {
		}, "{\"value\":[1],\"list\":[[2],null],\"array\":[[3]],\"map\":{\"a\":[[4]]}}");
		parity().generated(Made.class).check(Made.class, MADE);
	}

	@Test
	void readsByFactoryOfAnotherValue() {
		parity().generated(Delegated.class).check(new TypeReference<Delegated<LocalDate, Integer>>() {
		}, "{\"2024-02-29\":1}", "{\"a\":1}", "{\"2024-02-29\":null}", "[]");
		parity().generated(Delegated.class).check(Delegated.class, "{\"a\":1,\"b\":{}}");
	}

	@Test
	void readsPropertiesOfGenericTypes() {
		parity().generated(Holding.class, Made.class, Delegated.class)
			.check(Holding.class, "{\"dates\":" + MADE
					+ ",\"numbers\":{\"value\":1,\"list\":[2]},\"delegated\":{\"a\":{\"value\":\"2024-02-29\"}}}");
	}

	/**
	 * The variables of the class say less, or something else, than those of the method.
	 */
	@ParameterizedTest
	@ValueSource(classes = { Bounded.class, Narrowed.class, OfOne.class, Fixed.class, OfSubclass.class })
	void leavesOtherFactoriesToReflection(Class<?> type) {
		parity().fallback(type, "means nothing outside the member")
			.check(type, "{\"value\":1}", "{\"value\":\"a\"}", "{\"value\":1.5}");
	}

	/**
	 * Made by a method.
	 *
	 * @param <T> the type of the values
	 */
	static class Made<T> {

		final Object made;

		private Made(Object made) {
			this.made = made;
		}

		@JsonCreator
		static <Z> Made<Z> make(@JsonProperty("value") Z value, @JsonProperty("list") List<? extends Z> list,
				@JsonProperty("array") Z[] array, @JsonProperty("map") Map<String, List<? super Z>> map) {
			return new Made<>(Arrays.asList(value, list, array, map));
		}

	}

	static final class Delegated<K, V> {

		final Map<K, V> values;

		private Delegated(Map<K, V> values) {
			this.values = values;
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		public static <A, B> Delegated<A, B> of(Map<A, B> values) {
			return new Delegated<>(values);
		}

	}

	static class Holding {

		public Made<LocalDate> dates;

		public Made<Integer> numbers;

		public Delegated<String, Made<LocalDate>> delegated;

	}

	static class Bounded<T> {

		public Object value;

		@JsonCreator
		static <Z extends Number> Bounded<Z> make(@JsonProperty("value") Z value) {
			Bounded<Z> bounded = new Bounded<>();
			bounded.value = value;
			return bounded;
		}

	}

	static class Narrowed<T extends Comparable<T>> {

		public Object value;

		@JsonCreator
		@SuppressWarnings({ "rawtypes", "unchecked" })
		static <Z extends Comparable<Z>> Narrowed<Z> make(@JsonProperty("value") Z value) {
			Narrowed narrowed = new Narrowed();
			narrowed.value = value;
			return narrowed;
		}

	}

	static class OfOne<K, V> {

		public Object value;

		@JsonCreator
		static <Z> OfOne<Z, Z> make(@JsonProperty("value") Z value) {
			OfOne<Z, Z> one = new OfOne<>();
			one.value = value;
			return one;
		}

	}

	static class Fixed<K, V> {

		public Object value;

		@JsonCreator
		static <Z> Fixed<String, Z> make(@JsonProperty("value") Z value) {
			Fixed<String, Z> fixed = new Fixed<>();
			fixed.value = value;
			return fixed;
		}

	}

	static class OfSubclass<T> {

		public Object value;

		@JsonCreator
		static <Z> Subclass<Z> make(@JsonProperty("value") Z value) {
			Subclass<Z> subclass = new Subclass<>();
			subclass.value = value;
			return subclass;
		}

	}

	static class Subclass<T> extends OfSubclass<T> {

	}

}
