package io.github.reflectionfreejackson.runtime.direct;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;

import com.fasterxml.jackson.databind.JsonSerializer;
import io.github.reflectionfreejackson.runtime.encode.NumberEncoder;
import io.github.reflectionfreejackson.runtime.encode.TextEncoder;
import io.github.reflectionfreejackson.runtime.encode.UuidEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encoders of single values.
 */
final class ScalarEncoders {

	/**
	 * Beyond this, a decimal is not written without an exponent.
	 */
	private static final int MAX_SCALE = 9999;

	private ScalarEncoders() {
	}

	static boolean encodeInt(int value, JsonEncoder encoder) {
		byte[] target = encoder.room(NumberEncoder.MAX_INT);
		encoder.advanceTo(NumberEncoder.encode(value, target, encoder.position()));
		return true;
	}

	static boolean encodeLong(long value, JsonEncoder encoder) {
		byte[] target = encoder.room(NumberEncoder.MAX_LONG);
		encoder.advanceTo(NumberEncoder.encode(value, target, encoder.position()));
		return true;
	}

	static boolean encodeDouble(double value, JsonEncoder encoder) {
		byte[] target = encoder.room(NumberEncoder.MAX_DOUBLE);
		encoder.advanceTo(NumberEncoder.encode(value, encoder.writesFastDoubles(), target, encoder.position()));
		return true;
	}

	/**
	 * Encode a decimal.
	 * @return {@code false} if the generator refuses it
	 */
	static boolean encodeDecimal(BigDecimal value, JsonEncoder encoder) {
		if (!encoder.writesPlainDecimals()) {
			return encodeDigits(value.toString(), encoder);
		}
		return mayBePlain(value) && encodeDigits(value.toPlainString(), encoder);
	}

	/**
	 * Return whether Jackson writes a decimal without an exponent.
	 */
	static boolean mayBePlain(BigDecimal value) {
		return value.scale() >= -MAX_SCALE && value.scale() <= MAX_SCALE;
	}

	/**
	 * Encode a decimal, or an integer of any size.
	 * @return {@code false} if it is something else, or the generator refuses it
	 */
	static boolean encodeNumber(@Nullable Object value, JsonEncoder encoder) {
		if (value instanceof BigDecimal decimal && decimal.getClass() == BigDecimal.class) {
			return encodeDecimal(decimal, encoder);
		}
		return value instanceof BigInteger integer && integer.getClass() == BigInteger.class
				&& encodeDigits(integer.toString(), encoder);
	}

	private static boolean encodeDigits(String text, JsonEncoder encoder) {
		byte[] target = encoder.room(text.length());
		encoder.advanceTo(TextEncoder.encodeAscii(text, target, encoder.position()));
		return true;
	}

	static boolean encodeBoolean(boolean value, JsonEncoder encoder) {
		byte[] target = encoder.room(Literals.LENGTH);
		int position = encoder.position();
		encoder.advanceTo(value ? Literals.writeTrue(target, position) : Literals.writeFalse(target, position));
		return true;
	}

	static boolean encodeNull(JsonEncoder encoder) {
		byte[] target = encoder.room(Literals.LENGTH);
		encoder.advanceTo(Literals.writeNull(target, encoder.position()));
		return true;
	}

	static final class Text extends ValueEncoder {

		Text(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encoder.encodeText((String) value);
		}

	}

	static final class Truth extends ValueEncoder {

		Truth(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encodeBoolean(Boolean.TRUE.equals(value), encoder);
		}

	}

	static final class ShortInteger extends ValueEncoder {

		ShortInteger(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encodeInt((short) value, encoder);
		}

	}

	static final class Integral extends ValueEncoder {

		Integral(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encodeInt((int) value, encoder);
		}

	}

	/**
	 * Whatever number Jackson writes as an integer.
	 */
	static final class SmallInteger extends ValueEncoder {

		SmallInteger(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encodeInt(((Number) value).intValue(), encoder);
		}

	}

	static final class LongInteger extends ValueEncoder {

		LongInteger(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encodeLong((long) value, encoder);
		}

	}

	static final class FloatingPoint extends ValueEncoder {

		FloatingPoint(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encodeDouble((double) value, encoder);
		}

	}

	static final class ShortFloatingPoint extends ValueEncoder {

		ShortFloatingPoint(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			byte[] target = encoder.room(NumberEncoder.MAX_FLOAT);
			encoder.advanceTo(
					NumberEncoder.encode((float) value, encoder.writesFastDoubles(), target, encoder.position()));
			return true;
		}

	}

	/**
	 * Whatever number is not one of those above: its text, as the generator writes it.
	 */
	static final class BigNumber extends ValueEncoder {

		BigNumber(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return encodeNumber(value, encoder);
		}

	}

	static final class Uuid extends ValueEncoder {

		Uuid(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			byte[] target = encoder.room(UuidEncoder.LENGTH);
			encoder.advanceTo(UuidEncoder.encode((UUID) value, target, encoder.position()));
			return true;
		}

	}

}
