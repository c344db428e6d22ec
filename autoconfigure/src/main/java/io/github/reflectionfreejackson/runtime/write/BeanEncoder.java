package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;

/**
 * Encodes beans by generated code.
 */
final class BeanEncoder extends ValueEncoder {

	private final GeneratedBeanSerializer serializer;

	BeanEncoder(GeneratedBeanSerializer serializer) {
		super(serializer);
		this.serializer = serializer;
	}

	@Override
	boolean isOfStructures() {
		return true;
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		EncodedProperties properties = this.serializer.encodedProperties(encoder);
		if (properties == null || !properties.areAllEncodable() || this.serializer.isForeign(value)
				|| !encoder.startObject(value)) {
			return false;
		}
		this.serializer.noteEncoded();
		if (properties.areShown()) {
			this.serializer.generated().encode(value, properties, encoder);
		}
		properties.succeeded();
		encoder.endObject();
		return true;
	}

}
