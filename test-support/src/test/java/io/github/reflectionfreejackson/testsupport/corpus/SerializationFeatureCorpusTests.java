package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRootName;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Features which change how beans are written.
 */
class SerializationFeatureCorpusTests {

	private static final String EMPTY = "empty beans (FAIL_ON_EMPTY_BEANS)";

	@ParameterizedTest
	@EnumSource
	@Covers(features = "SerializationFeature",
			traps = { "WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED", "WRITE_EMPTY_JSON_ARRAYS", "WRAP_ROOT_VALUE" }, tier = 2,
			note = "every feature, switched to the opposite of its default")
	void writesWithFeature(SerializationFeature feature) {
		Parity.of(() -> new ObjectMapper().configure(feature, !feature.enabledByDefault()))
			.generated(Everything.class, Named.class)
			.tier(2)
			.check(List.of(new Everything()));
		Parity.of(() -> new ObjectMapper().configure(feature, !feature.enabledByDefault()))
			.generated(Everything.class)
			.check(new Everything());
		Parity.of(ObjectMapper::new)
			.writer((writer) -> feature.enabledByDefault() ? writer.without(feature) : writer.with(feature))
			.generated(Everything.class)
			.check(new Everything());
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@Covers(features = "SerializationFeature.FAIL_ON_EMPTY_BEANS", traps = EMPTY, tier = 2)
	void writesEmptyBeans(boolean failing) {
		for (Object value : Arrays.asList(new Empty(), new EmptyAnnotated(), new AllIgnored(), new NoProperties(1),
				new EmptyTyped(), new EmptyHolder(), new EmptyUnwrapped(), List.of(new Empty()),
				Map.of("k", new Empty()), new Object())) {
			Parity.of(() -> new ObjectMapper().configure(SerializationFeature.FAIL_ON_EMPTY_BEANS, failing))
				.check(value);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@Covers(features = { "SerializationFeature.WRAP_ROOT_VALUE", "@JsonRootName", "ObjectWriter.withRootName" },
			traps = "WRAP_ROOT_VALUE", tier = 2)
	void writesRootName(boolean wrap) {
		for (Object value : List.of(new Named(), new Everything(), new Rooted(), List.of(new Named()),
				new Named[] { new Named() })) {
			Parity.of(() -> new ObjectMapper().configure(SerializationFeature.WRAP_ROOT_VALUE, wrap)).check(value);
			Parity.of(() -> new ObjectMapper().configure(SerializationFeature.WRAP_ROOT_VALUE, wrap))
				.writer((writer) -> writer.withRootName("root \"name\""))
				.check(value);
			Parity.of(() -> new ObjectMapper().configure(SerializationFeature.WRAP_ROOT_VALUE, wrap))
				.writer((writer) -> writer.withoutRootName())
				.check(value);
		}
		Parity.of(() -> new ObjectMapper().configure(SerializationFeature.WRAP_ROOT_VALUE, wrap))
			.generated(Rooted.class)
			.tier(2)
			.check(new Rooted());
	}

	@Test
	@Covers(features = "SerializationFeature.FAIL_ON_UNWRAPPED_TYPE_IDENTIFIERS", traps = EMPTY, tier = 1)
	void failsForUnwrappedTypeIdAsPlainJackson() {
		Parity.of(ObjectMapper::new).check(new TypedUnwrapped());
		Parity.of(() -> new ObjectMapper().disable(SerializationFeature.FAIL_ON_UNWRAPPED_TYPE_IDENTIFIERS))
			.generated(TypedUnwrapped.class)
			.check(new TypedUnwrapped());
	}

	static class Everything {

		public List<String> one = List.of("one");

		public List<String> none = List.of();

		public String[] oneArray = { "one" };

		public int[] noneArray = {};

		@JsonFormat(with = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
		public int[] unwrapped = { 1 };

		@JsonFormat(without = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
		public List<Integer> wrapped = List.of(1);

		public Map<String, Object> map = Collections.singletonMap("k", null);

		public Map<Thread.State, Object> states = Map.of(Thread.State.NEW, Thread.State.RUNNABLE);

		public Named named = new Named();

		public Object nothing;

		public char[] characters = { 'a', 'b' };

		public java.math.BigDecimal big = new java.math.BigDecimal("1E+3");

		public java.util.Date date = new java.util.Date(0);

		public java.util.UUID id = new java.util.UUID(1, 2);

		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		public List<Named> names = List.of(new Named());

		public AutoCloseable closeable = new Closing();

	}

	static class Closing implements java.io.Closeable {

		public int closed = 1;

		@Override
		public void close() {
			this.closed++;
		}

	}

	@JsonRootName("the name")
	static class Named {

		public String name = "n";

	}

	@JsonRootName(value = "rooted", namespace = "urn:x")
	static class Rooted extends Named {

	}

	static class Empty {

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	static class EmptyAnnotated {

	}

	static class AllIgnored {

		@JsonIgnore
		public int ignored = 1;

	}

	static class NoProperties {

		private final int hidden;

		NoProperties(int hidden) {
			this.hidden = hidden;
		}

		int hidden() {
			return this.hidden;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	static class EmptyTyped {

	}

	static class EmptyHolder {

		public String name = "x";

		public Empty empty = new Empty();

		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		public Empty notEmpty = new Empty();

	}

	static class EmptyUnwrapped {

		@JsonUnwrapped
		public Empty empty = new Empty();

	}

	static class TypedUnwrapped {

		@JsonUnwrapped
		public Typed typed = new Typed();

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
		static class Typed {

			public int value = 1;

		}

	}

}
