package io.github.reflectionfreejackson.runtime.write;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.PropertyBuilder;
import com.fasterxml.jackson.databind.util.Annotations;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's builder of writers, which builds ours.
 */
final class GeneratedPropertyBuilder extends PropertyBuilder {

	GeneratedPropertyBuilder(SerializationConfig config, GeneratedBeanDescription description) {
		super(config, description);
	}

	@Override
	protected BeanPropertyWriter _constructPropertyWriter(BeanPropertyDefinition property, AnnotatedMember member,
			Annotations contextAnnotations, JavaType declaredType, @Nullable JsonSerializer<?> serializer,
			@Nullable TypeSerializer typeSerializer, @Nullable JavaType serializationType, boolean suppressNulls,
			@Nullable Object suppressableValue, Class<?> @Nullable [] includeInViews) {
		GeneratedPropertyWriter writer = new GeneratedPropertyWriter(property, ((MemberDefinition) property).member(),
				member, contextAnnotations, declaredType, serializer, typeSerializer, serializationType, suppressNulls,
				suppressableValue, includeInViews);
		if (property instanceof GeneratedPropertyDefinition definition && definition.outline().isReplaced()) {
			writer.exposeMember();
		}
		return writer;
	}

}
