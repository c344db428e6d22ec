package io.github.reflectionfreejackson.runtime.read;

import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.Map;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.ContextualKeyDeserializer;
import com.fasterxml.jackson.databind.deser.SettableAnyProperty;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.impl.JDKValueInstantiators;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.ObjectIdInfo;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's factory, which makes the properties of beans and their any-setters of
 * generated members where it is given such.
 */
abstract class GeneratedMemberDeserializerFactory extends BeanDeserializerFactory {

	@Serial
	private static final long serialVersionUID = 1L;

	GeneratedMemberDeserializerFactory(DeserializerFactoryConfig config) {
		super(config);
	}

	@Override
	protected SettableBeanProperty constructSettableProperty(DeserializationContext context,
			BeanDescription description, BeanPropertyDefinition definition, JavaType declaredType)
			throws JsonMappingException {
		if (!(definition.getNonConstructorMutator() instanceof GeneratedMutator mutator)) {
			return super.constructSettableProperty(context, description, definition, declaredType);
		}
		JavaType type = resolveMemberAndTypeAnnotations(context, mutator, declaredType);
		SettableBeanProperty property = withDeserializer(context, mutator, new GeneratedSettableProperty(definition,
				type, type.getTypeHandler(), description.getClassAnnotations(), mutator));
		AnnotationIntrospector.ReferenceProperty reference = definition.findReferenceType();
		if (reference != null && reference.isManagedReference()) {
			property.setManagedReferenceName(reference.getName());
		}
		ObjectIdInfo objectId = definition.findObjectIdInfo();
		if (objectId != null) {
			property.setObjectIdInfo(objectId);
		}
		return property;
	}

	@Override
	protected SettableBeanProperty constructSetterlessProperty(DeserializationContext context,
			BeanDescription description, BeanPropertyDefinition definition) throws JsonMappingException {
		if (!(definition.getAccessor() instanceof GeneratedMutator getter)) {
			return super.constructSetterlessProperty(context, description, definition);
		}
		JavaType type = resolveMemberAndTypeAnnotations(context, getter, getter.getType());
		return withDeserializer(context, getter, new GeneratedSetterlessProperty(definition, type,
				type.getTypeHandler(), description.getClassAnnotations(), getter, context.getConfig()));
	}

	private SettableBeanProperty withDeserializer(DeserializationContext context, AnnotatedMember member,
			SettableBeanProperty property) throws JsonMappingException {
		JsonDeserializer<?> deserializer = findDeserializerFromAnnotation(context, member);
		if (deserializer == null) {
			deserializer = property.getType().getValueHandler();
		}
		if (deserializer == null) {
			return property;
		}
		return property
			.withValueDeserializer(context.handlePrimaryContextualization(deserializer, property, property.getType()));
	}

	@Override
	protected SettableAnyProperty constructAnySetter(DeserializationContext context, BeanDescription description,
			AnnotatedMember member) throws JsonMappingException {
		if (!(member instanceof GeneratedMutator mutator)
				|| !(description instanceof GeneratedReadingDescription generated)) {
			return super.constructAnySetter(context, description, member);
		}
		if (JsonNode.class.isAssignableFrom(mutator.getRawType()) && !mutator.outline().isMethod()) {
			return nodeAnySetter(context, mutator);
		}
		JavaType keyType = generated.anySetterKeyType();
		JavaType type = resolveMemberAndTypeAnnotations(context, mutator, mutator.getType());
		JavaType valueType = (keyType != null) ? type : type.getContentType();
		BeanProperty property = new BeanProperty.Std(PropertyName.construct(mutator.getName()), type, null, mutator,
				PropertyMetadata.STD_OPTIONAL);
		KeyDeserializer keyDeserializer = keyDeserializer(context, mutator,
				(keyType != null) ? keyType : type.getKeyType(), property);
		JsonDeserializer<Object> deserializer = findContentDeserializerFromAnnotation(context, mutator);
		if (deserializer == null) {
			deserializer = valueType.getValueHandler();
		}
		if (deserializer != null) {
			deserializer = contextual(context, deserializer, property, valueType);
		}
		return new GeneratedAnySetter(property, mutator, valueType, keyDeserializer, deserializer,
				valueType.getTypeHandler(), (keyType != null) ? null : maps(context, mutator));
	}

	private SettableAnyProperty nodeAnySetter(DeserializationContext context, GeneratedMutator mutator)
			throws JsonMappingException {
		JavaType type = resolveMemberAndTypeAnnotations(context, mutator, mutator.getType());
		JavaType valueType = context.constructType(JsonNode.class);
		return new GeneratedNodeAnySetter(
				new BeanProperty.Std(PropertyName.construct(mutator.getName()), type, null, mutator,
						PropertyMetadata.STD_OPTIONAL),
				mutator, valueType, context.findRootValueDeserializer(valueType), context.getNodeFactory());
	}

	@SuppressWarnings("unchecked")
	private static JsonDeserializer<Object> contextual(DeserializationContext context,
			JsonDeserializer<Object> deserializer, BeanProperty property, JavaType type) throws JsonMappingException {
		return (JsonDeserializer<Object>) context.handlePrimaryContextualization(deserializer, property, type);
	}

	private KeyDeserializer keyDeserializer(DeserializationContext context, AnnotatedMember member, JavaType type,
			BeanProperty property) throws JsonMappingException {
		KeyDeserializer annotated = findKeyDeserializerFromAnnotation(context, member);
		KeyDeserializer deserializer = (annotated != null) ? annotated : type.getValueHandler();
		if (deserializer == null) {
			return context.findKeyDeserializer(type, property);
		}
		return (deserializer instanceof ContextualKeyDeserializer contextual)
				? contextual.createContextual(context, property) : deserializer;
	}

	private static @Nullable ValueInstantiator maps(DeserializationContext context, AnnotatedMember field) {
		Class<?> type = (field.getRawType() == Map.class) ? LinkedHashMap.class : field.getRawType();
		return JDKValueInstantiators.findStdValueInstantiator(context.getConfig(), type);
	}

}
