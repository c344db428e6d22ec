package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's deserializer of a type, to which straight-line code leaves what is not plain.
 *
 * @param <D> this type
 */
interface CompleteDeserializer<D extends CompleteDeserializer<D>> extends StraightLineHost<D> {

	/**
	 * Return what creates instances.
	 */
	ValueInstantiator getValueInstantiator();

	@Override
	default @Nullable Object createBean(DeserializationContext context) throws IOException {
		return getValueInstantiator().createUsingDefault(context);
	}

	@Override
	default boolean mayCreationUseParser(DeserializationContext context) {
		return !GeneratedValueInstantiator.isStandard(getValueInstantiator())
				|| context.getConfig().getProblemHandlers() != null;
	}

	/**
	 * Read a value.
	 */
	@Nullable Object readByJackson(JsonParser parser, DeserializationContext context) throws IOException;

	/**
	 * Read an object where the parser is at its first name, or at its end.
	 */
	@Nullable Object readBegun(JsonParser parser, DeserializationContext context) throws IOException;

	/**
	 * Set the properties of whatever was created.
	 */
	@Nullable Object readInto(@Nullable Object created, JsonParser parser, DeserializationContext context) throws IOException;

}
