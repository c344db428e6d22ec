package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.io.Serial;
import java.io.Serializable;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Stands for the serializer of a type in what is written by Java serialization, as
 * writers hold the one that they have looked up ahead. When it is read back, it leaves
 * everything to the serializer that Jackson makes then.
 */
final class SerializerStandIn extends JsonSerializer<Object> implements Serializable {

	@Serial
	private static final long serialVersionUID = 1L;

	private final JavaType type;

	private transient volatile @Nullable JsonSerializer<Object> serializer;

	SerializerStandIn(JavaType type) {
		this.type = type;
	}

	/**
	 * Jackson's caches are empty when they are read back, so this is not found itself.
	 */
	private JsonSerializer<Object> find(SerializerProvider provider) throws JsonMappingException {
		JsonSerializer<Object> known = this.serializer;
		if (known == null) {
			known = provider.findValueSerializer(this.type, null);
			this.serializer = known;
		}
		return known;
	}

	@Override
	public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
		find(provider).serialize(value, generator, provider);
	}

	@Override
	public void serializeWithType(Object value, JsonGenerator generator, SerializerProvider provider,
			TypeSerializer typeSerializer) throws IOException {
		find(provider).serializeWithType(value, generator, provider, typeSerializer);
	}

	@Override
	@SuppressWarnings("unchecked")
	public Class<Object> handledType() {
		return (Class<Object>) this.type.getRawClass();
	}

}
