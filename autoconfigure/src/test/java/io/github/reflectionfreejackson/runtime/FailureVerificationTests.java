package io.github.reflectionfreejackson.runtime;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Address;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * Tests that a value which is verified fails as plain Jackson fails when it writes it for
 * the first time.
 */
class FailureVerificationTests {

	private final ShadowVerification verification = new ShadowVerification(1);

	@Test
	void writeWhenGetterFailsReportsAsJacksonDoes() {
		Customer customer = new Customer();
		customer.address = new Address("");
		ObjectMapper mapper = mapper();
		assertThatExceptionOfType(JsonMappingException.class).isThrownBy(() -> mapper.writeValueAsString(customer))
			.satisfies((failure) -> assertThatExceptionOfType(JsonMappingException.class)
				.isThrownBy(() -> new ObjectMapper().writeValueAsString(customer))
				.satisfies(
						(expected) -> assertThat(failure).hasMessage(expected.getMessage()).hasSameClassAs(expected)));
		assertThat(this.verification.equal()).isEqualTo(1);
	}

	@Test
	void writeWhenGetterFailsInAnotherWayLaterReportsTheFirstFailure() {
		ObjectMapper mapper = mapper();
		assertFailsAt("second", () -> mapper.writeValueAsString(new Fickle("first")));
		assertFailsAt("second", () -> mapper.writeValueAsBytes(List.of(new Fickle("first"))));
		assertThat(this.verification.inconclusive()).isEqualTo(2);
		assertThat(this.verification.differences()).isEmpty();
	}

	@Test
	void writeWhenGetterFailsOnlyOnceFails() {
		ObjectMapper mapper = mapper();
		assertFailsAt("second", () -> mapper.writeValueAsString(new Fickle("none")));
		assertThat(this.verification.inconclusive()).isEqualTo(1);
		assertThat(this.verification.differences()).isEmpty();
	}

	@Test
	void writeWhenOutputFailsAfterAFailureReportsTheOutput() {
		ObjectMapper mapper = mapper();
		Customer customer = new Customer();
		customer.name = "long".repeat(10_000);
		customer.address = new Address("");
		assertThatIOException().isThrownBy(() -> mapper.writeValue(new Closed(), customer)).withMessage("closed");
		assertThat(this.verification.equal()).isEqualTo(1);
	}

	@Test
	void writeWhenGetterFailsLeavesBehindWhatJacksonDoes() throws Exception {
		Customer customer = new Customer();
		customer.address = new Address("");
		ByteArrayOutputStream expected = new ByteArrayOutputStream();
		ByteArrayOutputStream actual = new ByteArrayOutputStream();
		assertThat(contextOfFailure(new ObjectMapper(), customer, expected)).isEqualTo("/address");
		assertThat(contextOfFailure(mapper(), customer, actual)).isEqualTo("/address");
		assertThat(actual).hasToString(expected.toString());
		assertThat(actual).hasToString("{\"name\":\"Jane Roe\",\"address\":{}}");
		assertThat(this.verification.equal()).isEqualTo(1);
	}

	@Test
	void writeWhenJacksonFailsNamesTheGeneratorAsJacksonDoes() throws Exception {
		for (ObjectMapper mapper : List.of(new ObjectMapper(), mapper())) {
			try (JsonGenerator generator = mapper.createGenerator(new ByteArrayOutputStream())) {
				assertThatExceptionOfType(InvalidDefinitionException.class)
					.isThrownBy(() -> mapper.writeValue(generator, List.of(new Customer(), new Object())))
					.satisfies((failure) -> assertThat(failure.getProcessor()).isSameAs(generator));
			}
		}
		assertThat(this.verification.equal()).isEqualTo(1);
	}

	@ParameterizedTest
	@MethodSource("errors")
	void writeWhenErrorIsThrownLaterWritesWhatJacksonDid(Error error) throws Exception {
		assertThat(mapper().writeValueAsString(new Erring(error, 1)))
			.isEqualTo(new ObjectMapper().writeValueAsString(new Erring(error, 1)))
			.isEqualTo("{\"first\":\"written\",\"second\":1}");
		assertThat(this.verification.inconclusive()).isEqualTo(1);
		assertThat(this.verification.differences()).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("errors")
	void writeWhenErrorIsThrownLeavesBehindWhatJacksonDoes(Error error) throws Exception {
		ByteArrayOutputStream expected = new ByteArrayOutputStream();
		ByteArrayOutputStream actual = new ByteArrayOutputStream();
		Throwable failure = catchThrowable(() -> write(new ObjectMapper(), new Erring(error, 0), expected));
		assertThatThrownBy(() -> write(mapper(), new Erring(error, 0), actual)).hasSameClassAs(failure)
			.hasMessage(failure.getMessage());
		assertThat(actual).hasToString(expected.toString());
		assertThat(actual.toString()).startsWith("{\"first\":\"written\"");
		assertThat(this.verification.equal()).isEqualTo(1);
	}

	static List<Error> errors() {
		return List.of(new Error("of the application"), new InternalError("of the JVM"));
	}

	private static void write(ObjectMapper mapper, Object value, OutputStream target) throws IOException {
		try (JsonGenerator generator = mapper.createGenerator(target)) {
			mapper.writeValue(generator, value);
		}
	}

	/**
	 * As Spring does: what is open is closed, and flushed, when the generator is.
	 */
	private static String contextOfFailure(ObjectMapper mapper, Object value, OutputStream target) throws IOException {
		try (JsonGenerator generator = mapper.createGenerator(target)) {
			assertThatExceptionOfType(JsonMappingException.class)
				.isThrownBy(() -> mapper.writer().writeValue(generator, value));
			return generator.getOutputContext().pathAsPointer().toString();
		}
	}

	private static void assertFailsAt(String property, ThrowingCallable writing) {
		assertThatExceptionOfType(JsonMappingException.class).isThrownBy(writing)
			.satisfies((failure) -> assertThat(failure.getPath().get(failure.getPath().size() - 1).getFieldName())
				.isEqualTo(property));
	}

	private ObjectMapper mapper() {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new HandwrittenSerializers(ObjectMapper::new, false), new ServedTypes(),
				this.verification)
			.install(mapper);
		return mapper;
	}

	/**
	 * Fails at its second property, and from the second time on at another one, as a
	 * proxy does whose entity turned out to be missing.
	 */
	@JsonPropertyOrder({ "first", "second" })
	static class Fickle {

		private final String later;

		private int times;

		Fickle(String later) {
			this.later = later;
		}

		public String getFirst() {
			this.times++;
			return failAt("first");
		}

		public String getSecond() {
			return failAt("second");
		}

		private String failAt(String property) {
			if (property.equals((this.times > 1) ? this.later : "second")) {
				throw new IllegalStateException(property);
			}
			return property;
		}

	}

	/**
	 * Throws an error once it was written some times.
	 */
	@JsonPropertyOrder({ "first", "second" })
	static class Erring {

		private final Error error;

		private int soundTimes;

		Erring(Error error, int soundTimes) {
			this.error = error;
			this.soundTimes = soundTimes;
		}

		public String getFirst() {
			return "written";
		}

		public int getSecond() {
			if (this.soundTimes-- > 0) {
				return 1;
			}
			throw this.error;
		}

	}

	static final class Closed extends OutputStream {

		@Override
		public void write(int single) throws IOException {
			throw new IOException("closed");
		}

	}

}
