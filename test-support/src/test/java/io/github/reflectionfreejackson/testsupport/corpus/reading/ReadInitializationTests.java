package io.github.reflectionfreejackson.testsupport.corpus.reading;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Classes that cannot be initialized. Reflection tells that from constructors that fail.
 */
class ReadInitializationTests {

	private static final String[] DOCUMENTS = { "{\"name\":\"a\"}", "{\"name\":[]}", "{}", "[]", "null" };

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Value.class, Made.class, Holder.class })
	void failsAsReflectionDoesWhereClassCannotBeInitialized(Class<?> type) {
		initialize(Bean.class, Value.class, Made.class, Built.Builder.class);
		ReadParity.of(ObjectMapper::new).generated(type).check(type, DOCUMENTS);
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.WRAP_EXCEPTIONS))
			.generated(type)
			.check(type, "{\"name\":\"a\"}", "{\"bean\":{},\"value\":{}}", "{\"built\":{\"name\":\"b\"}}");
	}

	@Test
	void failsAsReflectionDoesWhereBuilderCannotBeInitialized() {
		initialize(Built.Builder.class);
		ReadParity.of(ObjectMapper::new).generated(Built.class).check(Built.class, DOCUMENTS);
	}

	@Test
	void failsAsReflectionDoesWhereConstructorLacksClass() {
		ReadParity.of(ObjectMapper::new).generated(Lacking.class).check(Lacking.class, DOCUMENTS);
	}

	/**
	 * It fails in another way the first time.
	 */
	private static void initialize(Class<?>... types) {
		for (Class<?> type : types) {
			assertThatExceptionOfType(LinkageError.class)
				.isThrownBy(() -> Class.forName(type.getName(), true, type.getClassLoader()));
		}
	}

	static String fail() {
		throw new IllegalStateException("not now");
	}

	static class Bean {

		static final String CONSTANT = fail();

		public String name;

	}

	record Value(String name) {

		static final String CONSTANT = fail();

	}

	static class Made {

		static final String CONSTANT = fail();

		private final String name;

		private Made(String name) {
			this.name = name;
		}

		@JsonCreator
		static Made of(@JsonProperty("name") String name) {
			return new Made(name);
		}

		public String getName() {
			return this.name;
		}

	}

	@JsonDeserialize(builder = Built.Builder.class)
	static class Built {

		static class Builder extends BaseBuilder<Built, Builder> {

			static final String CONSTANT = fail();

			@Override
			public Built build() {
				return new Built();
			}

		}

	}

	static class Holder {

		public String name;

		public Bean bean;

		public Value value;

		public Built built;

	}

	static class Lacking {

		public String name;

		Lacking() {
			throw new NoClassDefFoundError("lacking");
		}

	}

}
