package io.github.reflectionfreejackson.aot.introspection;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.fasterxml.jackson.databind.util.Converter;

/**
 * Collects what a type leads to: the types of its properties, and the subtypes that
 * Jackson knows of it and of them.
 */
final class References {

	private final SerializationConfig config;

	private final Set<JavaType> referenced = new LinkedHashSet<>();

	private final Set<JavaType> subtypes = new LinkedHashSet<>();

	References(SerializationConfig config) {
		this.config = config;
	}

	Set<JavaType> referenced() {
		return this.referenced;
	}

	Set<JavaType> subtypes() {
		return this.subtypes;
	}

	void add(JavaType type) {
		this.referenced.add(type);
	}

	void addSubtype(JavaType subtype) {
		this.subtypes.add(subtype);
	}

	/**
	 * Add what annotations on the class lead to.
	 */
	void addType(BeanDescription description) {
		Converter<Object, Object> converter = description.findSerializationConverter();
		if (converter != null) {
			add(converter.getOutputType(this.config.getTypeFactory()));
		}
		addSubtypes(this.config.getSubtypeResolver()
			.collectAndResolveSubtypesByClass(this.config, description.getClassInfo()));
		addDefaultImplementation(description.getClassInfo());
	}

	private void addDefaultImplementation(Annotated annotated) {
		JavaType implementation = DefaultImplementation.of(this.config, annotated);
		if (implementation != null) {
			add(implementation);
		}
	}

	/**
	 * Add what the properties lead to.
	 */
	void addProperties(BeanDescription description, List<BeanPropertyWriter> writers) {
		for (BeanPropertyWriter writer : writers) {
			add(writer.getType());
			if (writer.getSerializationType() != null) {
				add(writer.getSerializationType());
			}
			addSubtypes(writer.getMember(), contentOf(writer.getType()));
			addDefaultImplementation(writer.getMember());
			Object definition = this.config.getAnnotationIntrospector().findSerializationConverter(writer.getMember());
			if (definition instanceof Class<?> converterClass && Converter.class.isAssignableFrom(converterClass)
					&& converterClass != Converter.None.class) {
				Converter<?, ?> converter = (Converter<?, ?>) ClassUtil.createInstance(converterClass, true);
				add(converter.getOutputType(this.config.getTypeFactory()));
			}
		}
		AnnotatedMember anyGetter = description.findAnyGetter();
		if (anyGetter != null) {
			add(anyGetter.getType());
		}
	}

	/**
	 * Subtypes that are known from the type of a property are reached through it, those
	 * that only the property names are not.
	 */
	private void addSubtypes(AnnotatedMember member, JavaType content) {
		Collection<NamedType> ofProperty = this.config.getSubtypeResolver()
			.collectAndResolveSubtypesByClass(this.config, member, content);
		Collection<NamedType> ofType = this.config.getSubtypeResolver()
			.collectAndResolveSubtypesByClass(this.config,
					this.config.introspectClassAnnotations(content).getClassInfo());
		addSubtypes(ofType);
		for (NamedType subtype : ofProperty) {
			if (ofType.stream().noneMatch((other) -> other.getType() == subtype.getType())) {
				add(this.config.constructType(subtype.getType()));
			}
		}
	}

	private void addSubtypes(Collection<NamedType> found) {
		found.forEach((subtype) -> this.subtypes.add(this.config.constructType(subtype.getType())));
	}

	private static JavaType contentOf(JavaType type) {
		return (type.getContentType() != null) ? type.getContentType() : type;
	}

}
