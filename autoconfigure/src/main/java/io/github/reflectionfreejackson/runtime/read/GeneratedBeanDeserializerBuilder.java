package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.deser.impl.BeanPropertyMap;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's builder of bean deserializers, which builds ours.
 */
final class GeneratedBeanDeserializerBuilder extends BeanDeserializerBuilder {

	private final GeneratedReadingDescription description;

	private final ReadingGuard guard;

	private boolean replaced;

	private boolean given;

	private boolean building;

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
				? new GeneratedBeanDeserializer((BeanDeserializer) deserializer, this.description.deserializer(),
						this.description.outline(), this.guard)
				: deserializer;
	}

	/**
	 * Jackson's factory calls this first; a modifier may have another method build.
	 */
	@Override
	public void setPOJOBuilder(@Nullable AnnotatedMethod buildMethod, JsonPOJOBuilder.@Nullable Value config) {
		this.replaced |= this.given && buildMethod != getBuildMethod();
		this.given = true;
		super.setPOJOBuilder(buildMethod, config);
	}

	/**
	 * Jackson takes a builder without a method that builds for one that builds itself.
	 * What it would ask of the method was asked when code was generated.
	 */
	@Override
	public JsonDeserializer<?> buildBuilderBased(JavaType valueType, String buildMethodName)
			throws JsonMappingException {
		this.building = !this.replaced && this.description.buildsBy(buildMethodName);
		return super.buildBuilderBased(valueType, (this.building && getBuildMethod() == null) ? "" : buildMethodName);
	}

	@Override
	protected JsonDeserializer<?> createBuilderBasedDeserializer(JavaType valueType, BeanPropertyMap properties,
			boolean anyViews) {
		JsonDeserializer<?> deserializer = super.createBuilderBasedDeserializer(valueType, properties, anyViews);
		return this.building ? new GeneratedBuilderBasedDeserializer((BuilderBasedDeserializer) deserializer,
				this.description, this.guard) : deserializer;
	}

}
