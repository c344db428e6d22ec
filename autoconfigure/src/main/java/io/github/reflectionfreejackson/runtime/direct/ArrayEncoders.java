package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.core.Base64Variant;
import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.ser.impl.StringArraySerializer;
import com.fasterxml.jackson.databind.ser.std.ArraySerializerBase;
import com.fasterxml.jackson.databind.ser.std.ByteArraySerializer;
import com.fasterxml.jackson.databind.ser.std.StdArraySerializers;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encoders of arrays of strings and of numbers, and of those of bytes, which are text.
 */
final class ArrayEncoders {

	/**
	 * Longer arrays of bytes are left to the generator.
	 */
	static final int MAX_BYTES = 8192;

	private ArrayEncoders() {
	}

	static @Nullable ValueEncoder of(JsonSerializer<?> serializer) {
		if (serializer.getClass() == ByteArraySerializer.class) {
			return new OfBytes(serializer);
		}
		return (serializer instanceof ArraySerializerBase<?> array && SerializerState.isPlain(array)) ? of(array)
				: null;
	}

	private static @Nullable ValueEncoder of(ArraySerializerBase<?> serializer) {
		Class<?> type = serializer.getClass();
		if (type == StringArraySerializer.class) {
			return (serializer.getContentSerializer() == null) ? new OfStrings(serializer) : null;
		}
		if (type == StdArraySerializers.IntArraySerializer.class) {
			return new OfInts(serializer);
		}
		if (type == StdArraySerializers.LongArraySerializer.class) {
			return new OfLongs(serializer);
		}
		return (type == StdArraySerializers.DoubleArraySerializer.class) ? new OfDoubles(serializer) : null;
	}

	/**
	 * An encoder of an array, whose elements Jackson's serializer hands to the generator.
	 */
	private abstract static class Array extends ValueEncoder {

		Array(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		final boolean isOfStructures() {
			return true;
		}

		final boolean start(Object array, int length, JsonEncoder encoder) {
			return !(length == 1 && encoder.isEnabled(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED))
					&& encoder.startArray(array);
		}

	}

	private static final class OfStrings extends Array {

		private final ElementEncoders strings = ElementEncoders.ofAll(new StringSerializer());

		OfStrings(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			String[] array = (String[]) value;
			if (!start(value, array.length, encoder)) {
				return false;
			}
			for (String element : array) {
				if (element != null) {
					encoder.writeElement(element, this.strings);
				}
				else if (encoder.startElement()) {
					// As such, whatever the mapper has written for null
					ScalarEncoders.encodeNull(encoder);
				}
				else {
					encoder.generator().writeNull();
				}
			}
			encoder.endArray();
			return true;
		}

	}

	private static final class OfInts extends Array {

		OfInts(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			int[] array = (int[]) value;
			if (!start(value, array.length, encoder)) {
				return false;
			}
			for (int element : array) {
				if (encoder.startElement()) {
					ScalarEncoders.encodeInt(element, encoder);
				}
				else {
					encoder.generator().writeNumber(element);
				}
			}
			encoder.endArray();
			return true;
		}

	}

	private static final class OfLongs extends Array {

		OfLongs(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			long[] array = (long[]) value;
			if (!start(value, array.length, encoder)) {
				return false;
			}
			for (long element : array) {
				if (encoder.startElement()) {
					ScalarEncoders.encodeLong(element, encoder);
				}
				else {
					encoder.generator().writeNumber(element);
				}
			}
			encoder.endArray();
			return true;
		}

	}

	private static final class OfDoubles extends Array {

		OfDoubles(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) throws IOException {
			double[] array = (double[]) value;
			if (!start(value, array.length, encoder)) {
				return false;
			}
			for (double element : array) {
				if (encoder.startElement()) {
					ScalarEncoders.encodeDouble(element, encoder);
				}
				else {
					encoder.generator().writeNumber(element);
				}
			}
			encoder.endArray();
			return true;
		}

	}

	/**
	 * Only for the variant of Base64 that mappers have by default.
	 */
	private static final class OfBytes extends ValueEncoder {

		private static final Base64Variant VARIANT = Base64Variants.MIME_NO_LINEFEEDS;

		OfBytes(JsonSerializer<?> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			byte[] bytes = (byte[]) value;
			if (bytes.length > MAX_BYTES || encoder.provider().getConfig().getBase64Variant() != VARIANT) {
				return false;
			}
			byte[] target = encoder.room((bytes.length + 2) / 3 * 4 + 2);
			int end = encoder.position();
			target[end++] = '"';
			int whole = bytes.length - bytes.length % 3;
			for (int i = 0; i < whole; i += 3) {
				int triple = (bytes[i] & 0xFF) << 16 | (bytes[i + 1] & 0xFF) << 8 | bytes[i + 2] & 0xFF;
				end = VARIANT.encodeBase64Chunk(triple, target, end);
			}
			end = encodeRest(bytes, whole, target, end);
			target[end] = '"';
			encoder.advanceTo(end + 1);
			return true;
		}

		private static int encodeRest(byte[] bytes, int from, byte[] target, int position) {
			int count = bytes.length - from;
			if (count == 0) {
				return position;
			}
			int bits = (bytes[from] & 0xFF) << 16 | ((count == 2) ? (bytes[from + 1] & 0xFF) << 8 : 0);
			return VARIANT.encodeBase64Partial(bits, count, target, position);
		}

	}

}
