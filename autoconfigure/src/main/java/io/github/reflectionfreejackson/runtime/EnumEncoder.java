package io.github.reflectionfreejackson.runtime;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.EnumSerializer;
import com.fasterxml.jackson.databind.util.EnumValues;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the names of enum constants.
 */
final class EnumEncoder extends ValueEncoder {

	private final EnumValues values;

	private final byte[] @Nullable [] texts;

	EnumEncoder(EnumSerializer serializer) {
		super(serializer);
		this.values = serializer.getEnumValues();
		this.texts = new byte[this.values.values().size()][];
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) {
		SerializerProvider provider = encoder.provider();
		if (provider.isEnabled(SerializationFeature.WRITE_ENUMS_USING_INDEX)
				|| provider.isEnabled(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)) {
			return false;
		}
		Enum<?> constant = (Enum<?>) value;
		byte[] text = this.texts[constant.ordinal()];
		if (text == null) {
			text = textOf(constant);
			this.texts[constant.ordinal()] = text;
		}
		byte[] target = encoder.room(text.length);
		System.arraycopy(text, 0, target, encoder.position(), text.length);
		encoder.advanceTo(encoder.position() + text.length);
		return true;
	}

	private byte[] textOf(Enum<?> constant) {
		byte[] name = this.values.serializedValueFor(constant).asQuotedUTF8();
		byte[] text = new byte[name.length + 2];
		text[0] = '"';
		System.arraycopy(name, 0, text, 1, name.length);
		text[name.length + 1] = '"';
		return text;
	}

}
