package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a creator for which Jackson has made properties.
 *
 * @param creator the creator
 * @param properties a property for each argument
 */
record CreatorProperties(GeneratedCreator creator, SettableBeanProperty[] properties) implements CreatorArguments {

	@Override
	public @Nullable JsonDeserializer<?> ofAbsent(int argument) {
		SettableBeanProperty property = this.properties[argument];
		JsonDeserializer<?> deserializer = property.getValueDeserializer();
		return (!property.isRequired() && property.getNullValueProvider() == deserializer) ? deserializer : null;
	}

	@Override
	public boolean isByFactory() {
		return this.creator.isFactory();
	}

	@Override
	public @Nullable Object create(@Nullable Object[] arguments, long seen) throws Throwable {
		return this.creator.create(arguments);
	}

}
