package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.reflectionfreejackson.runtime.served.Misfits;
import org.jspecify.annotations.Nullable;

/**
 * Reports failures to write exactly as Jackson's serializers do.
 *
 * @since 0.1.0
 */
public final class WritingFailures {

	private WritingFailures() {
	}

	/**
	 * Report that a property could not be read or written. Errors are passed on as they
	 * are, but for overflows of the stack.
	 * @param failure what went wrong
	 * @param bean the bean
	 * @param writer the writer of the property
	 * @param generator where was written to
	 * @param provider finds Jackson's serializers
	 * @return never returns normally
	 * @throws IOException the failure, with the reference path
	 */
	public static IOException report(Throwable failure, Object bean, BeanPropertyWriter writer, JsonGenerator generator,
			SerializerProvider provider) throws IOException {
		letPass(failure);
		if (failure instanceof StackOverflowError overflow) {
			throw StackOverflows.describe(overflow, bean, writer.getName(), generator, provider);
		}
		throw report(failure, bean, writer.getName(), provider);
	}

	/**
	 * Throw what is not to be reported.
	 */
	@SuppressWarnings("unchecked")
	static <E extends Throwable> void letPass(Throwable failure) throws E {
		if (!(failure instanceof Exception) && !(failure instanceof StackOverflowError)) {
			Misfits.note(failure);
			throw (E) failure;
		}
	}

	/**
	 * Report that something under a name could not be written.
	 */
	static IOException report(Throwable failure, Object value, String name, SerializerProvider provider)
			throws IOException {
		ErrorReporter.INSTANCE.wrapAndThrow(provider, failure, value, name);
		throw new IllegalStateException("Jackson did not report the failure", failure);
	}

	/**
	 * Report that an element could not be written.
	 */
	static IOException report(Throwable failure, @Nullable Object value, int index, SerializerProvider provider)
			throws IOException {
		ErrorReporter.INSTANCE.wrapAndThrow(provider, failure, value, index);
		throw new IllegalStateException("Jackson did not report the failure", failure);
	}

	/**
	 * Gives access to how Jackson's serializers report failures.
	 */
	private static final class ErrorReporter extends StdSerializer<Object> {

		private static final long serialVersionUID = 1L;

		static final ErrorReporter INSTANCE = new ErrorReporter();

		private ErrorReporter() {
			super(Object.class);
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) {
			throw new UnsupportedOperationException();
		}

	}

}
