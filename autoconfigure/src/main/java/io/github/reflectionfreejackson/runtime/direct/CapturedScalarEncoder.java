package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.runtime.encode.NumberEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encodes what Jackson's own serializer writes, where that is one string or number, or a
 * few integers: a formatted date, or one as an array, a number as text, a {@code URI}.
 * The serializer does its work, and properties around it are encoded all the same.
 * Integers as text, which many applications have for ids, are encoded without it.
 * <p>
 * Only for serializers that do nothing but that, and look at nothing but the value, their
 * configuration and the provider. If one writes something else, which some do where
 * features say so, Jackson's generator is given it.
 */
final class CapturedScalarEncoder extends ValueEncoder {

	private static final String STANDARD = "com.fasterxml.jackson.databind.ser.std.";

	private static final String KOTLIN = "com.fasterxml.jackson.module.kotlin.";

	private static final String JAVA_TIME = "com.fasterxml.jackson.datatype.jsr310.ser.";

	private static final Set<String> SERIALIZERS = Set.of(STANDARD + "ToStringSerializer",
			STANDARD + "NumberSerializer$BigDecimalAsStringSerializer", STANDARD + "DateSerializer",
			STANDARD + "CalendarSerializer", STANDARD + "SqlDateSerializer", STANDARD + "SqlTimeSerializer",
			STANDARD + "ClassSerializer", STANDARD + "FileSerializer", STANDARD + "InetAddressSerializer",
			STANDARD + "InetSocketAddressSerializer", STANDARD + "TimeZoneSerializer",
			STANDARD + "StdJdkSerializers$AtomicIntegerSerializer", STANDARD + "StdJdkSerializers$AtomicLongSerializer",
			JAVA_TIME + "InstantSerializer", JAVA_TIME + "OffsetDateTimeSerializer",
			JAVA_TIME + "ZonedDateTimeSerializer", JAVA_TIME + "LocalDateTimeSerializer",
			JAVA_TIME + "LocalDateSerializer", JAVA_TIME + "LocalTimeSerializer", JAVA_TIME + "OffsetTimeSerializer",
			JAVA_TIME + "YearSerializer", JAVA_TIME + "YearMonthSerializer", JAVA_TIME + "MonthDaySerializer",
			JAVA_TIME + "DurationSerializer", KOTLIN + "UByteSerializer", KOTLIN + "UShortSerializer",
			KOTLIN + "UIntSerializer", KOTLIN + "ULongSerializer");

	private final boolean writesText;

	CapturedScalarEncoder(JsonSerializer<?> serializer) {
		super(serializer);
		this.writesText = serializer.getClass() == ToStringSerializer.class;
	}

	static @Nullable ValueEncoder of(JsonSerializer<?> serializer) {
		return SERIALIZERS.contains(serializer.getClass().getName()) ? new CapturedScalarEncoder(serializer) : null;
	}

	@Override
	@Nullable ValueEncoder unfailing() {
		return null;
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		if (this.writesText && (value instanceof Long || value instanceof Integer)) {
			return encodeQuoted(((Number) value).longValue(), encoder);
		}
		if (!this.writesText && encoder.writesPlainDecimals() && value instanceof BigDecimal exact
				&& !ScalarEncoders.mayBePlain(exact)) {
			// Jackson refuses it, and tells of the generator
			return false;
		}
		ScalarCapture scalar = encoder.scalarCapture();
		if (!scalar.capture(value, this, encoder.provider())) {
			return false;
		}
		String text = scalar.takeText();
		if (text != null) {
			encoder.encodeTextOfAnyLength(text);
			return true;
		}
		BigDecimal decimal = scalar.takeDecimal();
		if (decimal != null) {
			return ScalarEncoders.encodeDecimal(decimal, encoder);
		}
		return (scalar.count() >= 0) ? encodeArray(scalar, encoder)
				: ScalarEncoders.encodeLong(scalar.number(), encoder);
	}

	private static boolean encodeArray(ScalarCapture integers, JsonEncoder encoder) {
		if (encoder.isFull()) {
			return false;
		}
		byte[] target = encoder.room((NumberEncoder.MAX_INT + 1) * integers.count() + 2);
		int end = encoder.position();
		target[end++] = '[';
		for (int i = 0; i < integers.count(); i++) {
			if (i > 0) {
				target[end++] = ',';
			}
			end = NumberEncoder.encode(integers.element(i), target, end);
		}
		target[end] = ']';
		encoder.advanceTo(end + 1);
		return true;
	}

	private static boolean encodeQuoted(long value, JsonEncoder encoder) {
		byte[] target = encoder.room(NumberEncoder.MAX_LONG + 2);
		int position = encoder.position();
		target[position] = '"';
		int end = NumberEncoder.encode(value, target, position + 1);
		target[end] = '"';
		encoder.advanceTo(end + 1);
		return true;
	}

}
