package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Exceptions as values.
 */
class ThrowableCorpusTests {

	private static final String TRAP = "Throwable and its cause chain";

	@ParameterizedTest
	@EnumSource(names = { "ALWAYS", "NON_NULL", "NON_EMPTY" })
	@Covers(features = "Throwable", traps = TRAP, tier = 2)
	void writesApplicationException(JsonInclude.Include include) {
		Parity.of(() -> new ObjectMapper().setDefaultPropertyInclusion(include))
			.generated(OrderException.class)
			.check(exception());
	}

	@ParameterizedTest
	@EnumSource(names = { "ALWAYS", "NON_NULL" })
	@Covers(features = "Throwable", traps = TRAP, tier = 2)
	void writesFieldsOfExceptions(JsonInclude.Include include) {
		Parity
			.of(() -> new ObjectMapper().setDefaultPropertyInclusion(include)
				.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(Problem.class, Slim.class)
			.check(new Problem(exception(), List.of(new Slim(), new RuntimeException("plain"))));
	}

	private static OrderException exception() {
		OrderException exception = new OrderException(12, new IOException("disk", new IllegalStateException()));
		exception.addSuppressed(new Slim());
		exception.getCause().setStackTrace(short_());
		exception.getCause().getCause().setStackTrace(new StackTraceElement[0]);
		exception.setStackTrace(short_());
		return exception;
	}

	private static StackTraceElement[] short_() {
		return new StackTraceElement[] { new StackTraceElement("Type", "method", "File.java", 7),
				new StackTraceElement("loader", "module", "1.0", "Type", "method", null, -2) };
	}

	static class OrderException extends RuntimeException {

		private static final long serialVersionUID = 1L;

		private final long order;

		OrderException(long order, Throwable cause) {
			super("order " + order, cause);
			this.order = order;
		}

		public long getOrder() {
			return this.order;
		}

	}

	@JsonIgnoreProperties({ "stackTrace", "suppressed", "localizedMessage" })
	static class Slim extends Exception {

		private static final long serialVersionUID = 1L;

		Slim() {
			super("slim");
		}

	}

	record Problem(Throwable failure, List<Throwable> others) {

		Problem {
			others.forEach((other) -> other.setStackTrace(new StackTraceElement[0]));
		}

	}

}
