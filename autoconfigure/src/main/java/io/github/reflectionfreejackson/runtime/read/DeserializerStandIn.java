package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.io.Serial;
import java.io.Serializable;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.util.AccessPattern;
import org.jspecify.annotations.Nullable;

/**
 * Stands for the deserializer of a type in what is written by Java serialization, as
 * mappers and readers hold those that they have used. When it is read back, it leaves
 * everything to the deserializer that Jackson makes then.
 */
final class DeserializerStandIn extends JsonDeserializer<Object> implements Serializable {

	@Serial
	private static final long serialVersionUID = 1L;

	private final JavaType type;

	private transient volatile @Nullable JsonDeserializer<Object> deserializer;

	DeserializerStandIn(JavaType type) {
		this.type = type;
	}

	/**
	 * Jackson's caches are empty when they are read back, so this is not found itself.
	 */
	private JsonDeserializer<Object> find(DeserializationContext context) throws JsonMappingException {
		JsonDeserializer<Object> known = this.deserializer;
		if (known == null) {
			known = context.findContextualValueDeserializer(this.type, null);
			this.deserializer = known;
		}
		return known;
	}

	@Override
	public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
		return find(context).deserialize(parser, context);
	}

	@Override
	public @Nullable Object deserialize(JsonParser parser, DeserializationContext context, Object value)
			throws IOException {
		return find(context).deserialize(parser, context, value);
	}

	@Override
	public @Nullable Object deserializeWithType(JsonParser parser, DeserializationContext context,
			TypeDeserializer typeDeserializer) throws IOException {
		return find(context).deserializeWithType(parser, context, typeDeserializer);
	}

	@Override
	public @Nullable Object deserializeWithType(JsonParser parser, DeserializationContext context,
			TypeDeserializer typeDeserializer, Object value) throws IOException {
		return find(context).deserializeWithType(parser, context, typeDeserializer, value);
	}

	@Override
	public @Nullable Object getNullValue(DeserializationContext context) throws JsonMappingException {
		return find(context).getNullValue(context);
	}

	@Override
	public AccessPattern getNullAccessPattern() {
		return AccessPattern.DYNAMIC;
	}

	@Override
	public @Nullable Object getAbsentValue(DeserializationContext context) throws JsonMappingException {
		return find(context).getAbsentValue(context);
	}

	@Override
	public @Nullable Object getEmptyValue(DeserializationContext context) throws JsonMappingException {
		return find(context).getEmptyValue(context);
	}

	@Override
	public AccessPattern getEmptyAccessPattern() {
		return AccessPattern.DYNAMIC;
	}

	@Override
	public Boolean supportsUpdate(DeserializationConfig config) {
		return Boolean.TRUE;
	}

	@Override
	public Class<?> handledType() {
		return this.type.getRawClass();
	}

}
