package io.github.reflectionfreejackson.aot.introspection;

import java.util.Arrays;
import java.util.List;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.POJOPropertyBuilder;

/**
 * Tells whether what Jackson knows of a property that only getters have comes from the
 * getter which it calls. Where there are several, the first one that reflection finds
 * says how the property is read, and another may be called.
 */
final class SetterlessMetadata {

	private final DeserializationConfig config;

	SetterlessMetadata(DeserializationConfig config) {
		this.config = config;
	}

	/**
	 * Return whether the getter alone makes Jackson know the same.
	 * @param property the property, which nothing sets
	 * @param getter the getter that Jackson calls
	 */
	boolean comesFrom(BeanPropertyDefinition property, AnnotatedMethod getter) {
		POJOPropertyBuilder alone = new POJOPropertyBuilder(this.config, this.config.getAnnotationIntrospector(), false,
				property.getFullName());
		alone.addGetter(getter, property.getFullName(), true, true, false);
		return parts(alone.getMetadata()).equals(parts(property.getMetadata()));
	}

	private static List<Object> parts(PropertyMetadata metadata) {
		return Arrays.asList(metadata.getRequired(), metadata.getDescription(), metadata.getIndex(),
				metadata.getDefaultValue(), metadata.getMergeInfo() != null, metadata.getValueNulls(),
				metadata.getContentNulls());
	}

}
