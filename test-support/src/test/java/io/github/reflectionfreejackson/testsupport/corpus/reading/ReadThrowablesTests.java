package io.github.reflectionfreejackson.testsupport.corpus.reading;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Exceptions as values, which are left to reflection.
 */
class ReadThrowablesTests {

	private static final String[] DOCUMENTS = { "{\"message\":\"a\",\"code\":1}",
			"{\"code\":1,\"message\":\"a\",\"cause\":{\"message\":\"b\"},\"localizedMessage\":\"c\"}",
			"{\"message\":\"a\",\"suppressed\":[{\"message\":\"d\"}],\"stackTrace\":[{\"className\":\"c\",\"lineNumber\":3}]}" };

	@ParameterizedTest
	@ValueSource(classes = { Plain.class, Texted.class, Created.class })
	void readsThrowablesByReflection(Class<?> type) {
		ReadParity.of(ObjectMapper::new).fallback(type, "exception").check(type, DOCUMENTS);
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
			.fallback(type, "exception")
			.check(type, DOCUMENTS);
	}

	@ParameterizedTest
	@ValueSource(classes = { Holder.class, RecordHolder.class })
	void readsMembersThatAreThrowables(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"failure\":{\"message\":\"a\",\"code\":2}}", "{\"foreign\":{\"message\":\"b\"}}");
	}

	static class Plain extends RuntimeException {

		public int code;

	}

	static class Texted extends Exception {

		private int code;

		Texted(String message) {
			super(message);
		}

		public void setCode(int code) {
			this.code = code;
		}

	}

	static class Created extends Exception {

		public int more;

		@JsonCreator
		Created(@JsonProperty("message") String message, @JsonProperty("code") int code) {
			super(message + code);
		}

	}

	static class Holder {

		public Texted failure;

		public IllegalStateException foreign;

	}

	record RecordHolder(Plain failure, Exception foreign) {
	}

}
