package io.github.reflectionfreejackson.runtime.direct;

import java.util.Collection;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.EnumSerializer;

/**
 * Encodes the names of enum constants.
 */
final class EnumEncoder extends ValueEncoder {

	private final byte[][] texts;

	EnumEncoder(EnumSerializer serializer) {
		super(serializer);
		Collection<SerializableString> values = serializer.getEnumValues().values();
		this.texts = new byte[values.size()][];
		int i = 0;
		for (SerializableString value : values) {
			this.texts[i++] = textOf(value);
		}
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) {
		if (!canEncode(encoder.provider())) {
			return false;
		}
		byte[] text = this.texts[((Enum<?>) value).ordinal()];
		byte[] target = encoder.room(text.length);
		System.arraycopy(text, 0, target, encoder.position(), text.length);
		encoder.advanceTo(encoder.position() + text.length);
		return true;
	}

	@Override
	boolean canEncode(SerializerProvider provider) {
		return !provider.isEnabled(SerializationFeature.WRITE_ENUMS_USING_INDEX)
				&& !provider.isEnabled(SerializationFeature.WRITE_ENUMS_USING_TO_STRING);
	}

	private static byte[] textOf(SerializableString value) {
		byte[] name = value.asQuotedUTF8();
		byte[] text = new byte[name.length + 2];
		text[0] = '"';
		System.arraycopy(name, 0, text, 1, name.length);
		text[name.length + 1] = '"';
		return text;
	}

}
