package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes beans by generated code.
 */
final class BeanEncoder extends ValueEncoder {

	private final GeneratedBeanSerializer serializer;

	private final @Nullable TypeIdEncoder typeId;

	BeanEncoder(GeneratedBeanSerializer serializer) {
		super(serializer);
		this.serializer = serializer;
		this.typeId = null;
	}

	private BeanEncoder(TypeWrappedSerializer wrapped, GeneratedBeanSerializer serializer, TypeIdEncoder typeId) {
		super(wrapped);
		this.serializer = serializer;
		this.typeId = typeId;
	}

	/**
	 * Return the encoder of beans with a type id, or {@code null} if there is none.
	 */
	static @Nullable ValueEncoder of(TypeWrappedSerializer wrapped) {
		TypeIdEncoder typeId = TypeIdEncoder.of(wrapped.typeSerializer());
		JsonSerializer<Object> serializer = wrapped.valueSerializer();
		return (typeId != null && serializer.getClass() == GeneratedBeanSerializer.class
				&& !((GeneratedBeanSerializer) serializer).hasTypeIdOfItsOwn())
						? new BeanEncoder(wrapped, (GeneratedBeanSerializer) serializer, typeId) : null;
	}

	@Override
	boolean isOfStructures() {
		return true;
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		EncodedProperties properties = this.serializer.encodedProperties(encoder);
		if (properties == null || !properties.areAllEncodable() || this.serializer.isForeign(value)
				|| !start(value, encoder)) {
			return false;
		}
		encode(value, this.serializer, properties, encoder);
		encoder.endObject();
		return true;
	}

	/**
	 * Encode the properties of a bean, whose object is open.
	 */
	static void encode(Object bean, GeneratedBeanSerializer serializer, EncodedProperties properties,
			JsonEncoder encoder) throws IOException {
		serializer.noteEncoded();
		if (properties.areShown()) {
			serializer.generated().encode(bean, properties, encoder);
		}
		properties.succeeded();
	}

	private boolean start(Object value, JsonEncoder encoder) throws IOException {
		return (this.typeId != null) ? this.typeId.start(value, encoder) : encoder.startObject(value);
	}

}
