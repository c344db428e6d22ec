package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Converter;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Collects what a type leads to: the types of its properties, and the subtypes that
 * Jackson knows of it and of them.
 */
final class References {

	/**
	 * The name of a method of value classes of Kotlin, whose signature is not generic.
	 */
	private static final String UNBOX = "unbox-impl";

	private final SerializationConfig config;

	private final SerializerProvider provider;

	private final Set<JavaType> referenced = new LinkedHashSet<>();

	private final Set<JavaType> subtypes = new LinkedHashSet<>();

	References(ObjectMapper mapper) {
		this.config = mapper.getSerializationConfig();
		this.provider = mapper.getSerializerProviderInstance();
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
		addBoxed(description.getType());
		addSubtypes(this.config.getSubtypeResolver()
			.collectAndResolveSubtypesByClass(this.config, description.getClassInfo()));
		addDefaultImplementation(description.getClassInfo());
		JavaType written = writtenAs(description);
		if (written != description.getType()) {
			add(written);
		}
		JavaType read = readAs(description.getClassInfo(), description.getType());
		if (read != description.getType()) {
			addSubtype(read);
			if (read.isContainerType() && read.hasRawClass(description.getBeanClass())) {
				add(read);
			}
		}
	}

	/**
	 * Return what a type is written as, if an annotation says so. If it cannot be written
	 * like that, Jackson says so.
	 */
	private JavaType writtenAs(BeanDescription description) {
		try {
			return this.config.getAnnotationIntrospector()
				.refineSerializationType(this.config, description.getClassInfo(), description.getType());
		}
		catch (JsonMappingException | RuntimeException | LinkageError ex) {
			return description.getType();
		}
	}

	/**
	 * Return what is read in place of a type, if an annotation says so: it may be written
	 * in that place, too. If it cannot be read, reading says so.
	 */
	private JavaType readAs(Annotated annotated, JavaType type) {
		try {
			return this.config.getAnnotationIntrospector().refineDeserializationType(this.config, annotated, type);
		}
		catch (JsonMappingException | RuntimeException | LinkageError ex) {
			return type;
		}
	}

	/**
	 * Add what a value class of Kotlin holds, which Jackson's Kotlin module writes in its
	 * place.
	 */
	private void addBoxed(JavaType type) {
		if (ClassUtils.hasMethod(type.getRawClass(), UNBOX)) {
			for (Field field : type.getRawClass().getDeclaredFields()) {
				if (!Modifier.isStatic(field.getModifiers())) {
					add(this.config.getTypeFactory().resolveMemberType(field.getGenericType(), type.getBindings()));
				}
			}
		}
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
	void addProperties(BeanDescription description, List<BeanPropertyWriter> writers) throws JsonMappingException {
		for (BeanPropertyWriter writer : writers) {
			add(writer.getType());
			add(readAs(writer.getMember(), writer.getType()));
			if (writer.getSerializationType() != null) {
				add(writer.getSerializationType());
			}
			addSubtypes(writer.getMember(), contentOf(writer.getType()));
			addDefaultImplementation(writer.getMember());
			AnnotationIntrospector introspector = this.config.getAnnotationIntrospector();
			addConverted(writer.getMember(), introspector.findSerializationConverter(writer.getMember()));
			addConverted(writer.getMember(), introspector.findSerializationContentConverter(writer.getMember()));
		}
		AnnotatedMember anyGetter = description.findAnyGetter();
		if (anyGetter != null) {
			add(anyGetter.getType());
			add(readAs(anyGetter, anyGetter.getType()));
		}
	}

	/**
	 * Jackson makes converters, as they may be beans.
	 */
	private void addConverted(AnnotatedMember member, @Nullable Object definition) throws JsonMappingException {
		Converter<Object, Object> converter = this.provider.converterInstance(member, definition);
		if (converter != null) {
			add(converter.getOutputType(this.config.getTypeFactory()));
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
