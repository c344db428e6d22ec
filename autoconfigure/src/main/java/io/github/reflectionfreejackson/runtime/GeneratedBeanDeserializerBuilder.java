package io.github.reflectionfreejackson.runtime;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;

/**
 * Jackson's builder of bean deserializers, which builds ours.
 */
final class GeneratedBeanDeserializerBuilder extends BeanDeserializerBuilder {

	private final GeneratedReadingDescription description;

	private final ReadingGuard guard;

	GeneratedBeanDeserializerBuilder(GeneratedReadingDescription description, DeserializationContext context,
			ReadingGuard guard) {
		super(description, context);
		this.description = description;
		this.guard = guard;
	}

	@Override
	public JsonDeserializer<?> build() throws JsonMappingException {
		JsonDeserializer<?> deserializer = super.build();
		return (deserializer.getClass() == BeanDeserializer.class)
				? new GeneratedBeanDeserializer((BeanDeserializer) deserializer, this.description, this.guard)
				: deserializer;
	}

}
