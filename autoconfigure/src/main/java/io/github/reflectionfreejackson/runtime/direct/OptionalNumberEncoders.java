package io.github.reflectionfreejackson.runtime.direct;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

import com.fasterxml.jackson.databind.JsonSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encoders of numbers that may be absent, as Jackson's module for them writes them.
 */
final class OptionalNumberEncoders {

	private static final String MODULE = "com.fasterxml.jackson.datatype.jdk8.";

	private OptionalNumberEncoders() {
	}

	static @Nullable ValueEncoder of(JsonSerializer<?> serializer) {
		return switch (serializer.getClass().getName()) {
			case MODULE + "OptionalIntSerializer" -> new Integral(serializer);
			case MODULE + "OptionalLongSerializer" -> new LongInteger(serializer);
			case MODULE + "OptionalDoubleSerializer" -> new FloatingPoint(serializer);
			default -> null;
		};
	}

	private static final class Integral extends ValueEncoder {

		Integral(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			OptionalInt number = (OptionalInt) value;
			return number.isPresent() ? ScalarEncoders.encodeInt(number.getAsInt(), encoder)
					: ScalarEncoders.encodeNull(encoder);
		}

	}

	private static final class LongInteger extends ValueEncoder {

		LongInteger(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			OptionalLong number = (OptionalLong) value;
			return number.isPresent() ? ScalarEncoders.encodeLong(number.getAsLong(), encoder)
					: ScalarEncoders.encodeNull(encoder);
		}

	}

	private static final class FloatingPoint extends ValueEncoder {

		FloatingPoint(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			OptionalDouble number = (OptionalDouble) value;
			return number.isPresent() ? ScalarEncoders.encodeDouble(number.getAsDouble(), encoder)
					: ScalarEncoders.encodeNull(encoder);
		}

	}

}
