package io.github.reflectionfreejackson.testsupport.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ReadParity}.
 */
class ReadParityTests {

	@Test
	void checkWhenReadAlikeSucceeds() {
		ReadParity.of(ObjectMapper::new).uncounted().check(Bean.class, "{\"name\":\"x\",\"numbers\":[1,2]}");
		ReadParity.of(ObjectMapper::new).uncounted().check(new TypeReference<Map<String, List<Bean>>>() {
		}, "{\"a\":[{\"name\":\"x\"}],\"b\":null}");
	}

	@Test
	void checkWhenTypeIsNotReadByGeneratedCodeFails() {
		ReadParity parity = ReadParity.of(ObjectMapper::new).uncounted().generated(List.class);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> parity.check(Bean.class, "{}"))
			.withMessageContaining("java.util.List is read by generated code");
	}

	@Test
	void checkWhenTypeIsNotReadByReflectionFails() {
		ReadParity parity = ReadParity.of(ObjectMapper::new).uncounted().fallback(List.class, "reason");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> parity.check(Bean.class, "{}"))
			.withMessageContaining("reason why reflection reads java.util.List");
	}

	@Test
	void checkWhenFailureDiffersFails() {
		ObjectMapper other = new ObjectMapper().configure(DeserializationFeature.ACCEPT_FLOAT_AS_INT, false);
		assertDifference(other, "{\"numbers\":[1]}", "Cannot coerce", "-1.5");
	}

	@Test
	void checkWhenOnlyUnknownPropertiesDifferFails() {
		ObjectMapper other = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
		assertDifference(other, "{}", "Unrecognized field", "unknown");
	}

	@Test
	void checkWhenValueDiffersFails() {
		ObjectMapper other = new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE)
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
		Supplier<ObjectMapper> tolerant = () -> new ObjectMapper()
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ReadParity.of(alternating(tolerant.get(), other))
				.uncounted()
				.unmutated()
				.check(Bean.class, "{\"name\":\"x\"}"))
			.withMessageContaining("name=java.lang.String(x)");
	}

	@Test
	void checkWhenUpdatedValueDiffersFails() {
		AtomicInteger count = new AtomicInteger();
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ReadParity.of(ObjectMapper::new)
				.uncounted()
				.unmutated()
				.updating(() -> new Bean("name" + count.getAndIncrement()))
				.check(Bean.class, "{\"numbers\":1}"))
			.withMessageContaining("update by TEXT")
			.withMessageContaining("name1");
	}

	@Test
	void checkUseWhenResultDiffersFails() {
		ObjectMapper other = new ObjectMapper().setVisibility(PropertyAccessor.ALL, JsonAutoDetect.Visibility.NONE);
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ReadParity.of(alternating(new ObjectMapper(), other))
				.uncounted()
				.checkUse((mapper) -> mapper.readValue("{\"name\":\"x\"}", Bean.class)));
	}

	@Test
	void checkWhenNothingCanBeVerifiedFails() {
		ReadParity parity = ReadParity.of(ObjectMapper::new).uncounted().unmutated().verified();
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> parity.check(Bean.class, "null"))
			.withMessageContaining("how much verification found equal");
	}

	/**
	 * The message names the first object by its hash code.
	 */
	@Test
	void checkWhenVerificationIsInconclusiveFails() {
		ReadParity parity = ReadParity.of(ObjectMapper::new).uncounted().unmutated();
		parity.check(Node[].class, "[{\"id\":1},{\"id\":1}]");
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> parity.verified().check(Node[].class, "[{\"id\":1},{\"id\":1}]"))
			.withMessageContaining("how much verification found inconclusive");
	}

	@Test
	void structureShowsClassesFieldsAndIdentity() {
		Bean bean = new Bean("x");
		String name = Bean.class.getName();
		assertThat(Structure.of(List.of(bean, bean))).isEqualTo(
				"java.util.ImmutableCollections$List12{%s{name=java.lang.String(x),numbers=%s},%s#1,}", name,
				"java.util.ArrayList{},", name);
		assertThat(Structure.of(new ArrayList<>(List.of(1L)))).isNotEqualTo(Structure.of(new ArrayList<>(List.of(1))));
		assertThat(Structure.of(new int[] { 1 })).isEqualTo("[I{java.lang.Integer(1),}");
		assertThat(Structure.of(new Object())).isEqualTo("java.lang.Object(java.lang.Object)");
	}

	@Test
	void mutationsAreWellFormedUnlessCut() {
		assertThat(Mutations.of("{\"a\":[1,{\"b\":\"\\u00e9\\\"\"}]}"))
			.contains("{}", "{\"a\":[1,{\"b\":null}]}", "{\"a\":[1,{}]}", "{\"a\":[1]}", "{\"a\":[1,{", "null",
					"{\"a\":[{},{\"b\":\"\u00e9\\\"\"}]}")
			.filteredOn(ReadingWay::isWellFormed)
			.hasSizeGreaterThan(50);
	}

	private static void assertDifference(ObjectMapper other, String document, String... parts) {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ReadParity.of(alternating(new ObjectMapper(), other))
				.uncounted()
				.complete()
				.check(Bean.class, document))
			.satisfies((error) -> assertThat(error.getMessage()).contains(parts));
	}

	private static Supplier<ObjectMapper> alternating(ObjectMapper first, ObjectMapper second) {
		AtomicInteger count = new AtomicInteger();
		return () -> (count.getAndIncrement() % 2 == 0) ? first : second;
	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class Node {

		public int id;

	}

	static class Bean {

		private String name;

		private List<Integer> numbers = new ArrayList<>();

		Bean() {
		}

		Bean(String name) {
			this.name = name;
		}

		public void setName(String name) {
			this.name = name;
		}

		public void setNumbers(List<Integer> numbers) {
			this.numbers = numbers;
		}

	}

}
