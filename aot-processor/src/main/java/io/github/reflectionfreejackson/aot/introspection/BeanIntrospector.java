package io.github.reflectionfreejackson.aot.introspection;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.ClassIntrospector.MixInResolver;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.fasterxml.jackson.databind.util.Converter;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.runtime.MapperFingerprint;
import org.jspecify.annotations.Nullable;

/**
 * Lets Jackson introspect types, with the application's own mapper, and records what it
 * finds. No annotation is interpreted here.
 * <p>
 * Not for use by several threads.
 *
 * @since 0.1.0
 */
public final class BeanIntrospector {

	private final ObjectMapper mapper;

	private final BeanSerializerFactory factory;

	private final AnnotationModels annotationModels;

	private final BeanModels beanModels;

	/**
	 * Create an introspector.
	 * @param mapper the application's mapper
	 * @param applicationPackage the package of the application
	 * @throws IllegalArgumentException if the mapper has a serializer factory of its own,
	 * with which generated code cannot be used
	 */
	public BeanIntrospector(ObjectMapper mapper, String applicationPackage) {
		if (!(mapper.getSerializerFactory() instanceof BeanSerializerFactory beanSerializerFactory)) {
			throw new IllegalArgumentException("The mapper's serializer factory is a "
					+ mapper.getSerializerFactory().getClass().getName() + " instead of Jackson's own");
		}
		this.mapper = mapper;
		this.factory = beanSerializerFactory;
		TypePlacement placement = new TypePlacement(applicationPackage);
		this.annotationModels = new AnnotationModels(placement);
		this.beanModels = new BeanModels(mapper.getSerializationConfig(), placement, this.annotationModels);
	}

	/**
	 * Return the fingerprint of the mapper.
	 * @return the fingerprint
	 */
	public MapperFingerprint fingerprint() {
		return MapperFingerprint.of(this.mapper.getSerializationConfig());
	}

	/**
	 * Return the annotation types that literals are needed of.
	 * @param beans what is generated
	 * @return the annotation types, sorted by name
	 */
	public List<AnnotationTypeModel> annotationTypes(Collection<BeanModel> beans) {
		return this.annotationModels.typesUsedBy(beans);
	}

	/**
	 * Return a type as Jackson resolves it.
	 * @param type any type
	 * @return the resolved type
	 */
	public JavaType resolve(Type type) {
		return this.mapper.constructType(type);
	}

	/**
	 * Return the mix-ins of a type and its supertypes.
	 * @param type the class
	 * @return the mix-ins, in no particular order
	 */
	public Set<Class<?>> mixInsOf(Class<?> type) {
		MixInResolver mixIns = this.mapper.getSerializationConfig();
		Set<Class<?>> found = new HashSet<>();
		for (Class<?> ancestor : ClassUtil.findRawSuperTypes(type, Object.class, true)) {
			Class<?> mixIn = mixIns.findMixInClassFor(ancestor);
			if (mixIn != null) {
				found.add(mixIn);
			}
		}
		return found;
	}

	/**
	 * Introspect a type.
	 * @param type the class
	 * @return what Jackson finds; a type that cannot be introspected falls back
	 */
	public Introspected introspect(Class<?> type) {
		Set<JavaType> referenced = new LinkedHashSet<>();
		try {
			return introspect(this.mapper.constructType(type), referenced);
		}
		catch (UnsupportedTypeException ex) {
			return Introspected.fallback(Objects.requireNonNull(ex.getMessage()), referenced);
		}
		catch (JsonMappingException ex) {
			return failed(type, "Jackson cannot introspect it: " + ex.getOriginalMessage(), referenced);
		}
		catch (RuntimeException | LinkageError | AssertionError | StackOverflowError ex) {
			// Jackson may have called constructors and getters, to compare with defaults
			return failed(type, "it cannot be introspected: " + ex, referenced);
		}
	}

	/**
	 * Types of the JDK need no mention: nobody can do anything about them.
	 */
	private static Introspected failed(Class<?> type, String reason, Set<JavaType> referenced) {
		return isOfJdk(type) ? Introspected.withoutMembers(referenced) : Introspected.fallback(reason, referenced);
	}

	private static boolean isOfJdk(Class<?> type) {
		return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
	}

	private Introspected introspect(JavaType type, Set<JavaType> referenced)
			throws JsonMappingException, UnsupportedTypeException {
		SerializationConfig config = this.mapper.getSerializationConfig();
		BeanDescription description = config.introspect(type);
		Converter<Object, Object> converter = description.findSerializationConverter();
		if (converter != null) {
			referenced.add(converter.getOutputType(config.getTypeFactory()));
		}
		config.getSubtypeResolver()
			.collectAndResolveSubtypesByClass(config, description.getClassInfo())
			.forEach((subtype) -> referenced.add(config.constructType(subtype.getType())));
		ProbingSerializerFactory probe = new ProbingSerializerFactory(this.factory.getFactoryConfig());
		DefaultSerializerProvider provider = new DefaultSerializerProvider.Impl().createInstance(config, probe);
		JsonSerializer<Object> serializer = provider.findValueSerializer(type);
		AnnotatedMember jsonValue = JsonSerializable.class.isAssignableFrom(type.getRawClass()) ? null
				: description.findJsonValueAccessor();
		List<BeanPropertyWriter> writers = probe.writersOf(type.getRawClass());
		AnnotatedMember jsonKey = description.findJsonKeyAccessor();
		if (jsonKey != null) {
			referenced.add(jsonKey.getType());
		}
		if (jsonValue != null) {
			referenced.add(jsonValue.getType());
		}
		else if (writers == null || (provider.isUnknownTypeSerializer(serializer) && !mayHaveValues(type))) {
			return Introspected.withoutMembers(referenced);
		}
		else {
			collectReferenced(config, description, writers, referenced);
		}
		String objection = objection(type.getRawClass());
		if (objection != null) {
			return Introspected.fallback(objection, referenced);
		}
		return Introspected.generated(this.beanModels.record(description, jsonValue), referenced);
	}

	/**
	 * Whether there may be values of the very type, so that it matters to know a bean
	 * that Jackson finds nothing to write of.
	 */
	private static boolean mayHaveValues(JavaType type) {
		return type.isConcrete() && !isOfJdk(type.getRawClass());
	}

	private static void collectReferenced(SerializationConfig config, BeanDescription description,
			List<BeanPropertyWriter> writers, Set<JavaType> referenced) {
		for (BeanPropertyWriter writer : writers) {
			referenced.add(writer.getType());
			if (writer.getSerializationType() != null) {
				referenced.add(writer.getSerializationType());
			}
			config.getSubtypeResolver()
				.collectAndResolveSubtypesByClass(config, writer.getMember(), contentOf(writer.getType()))
				.forEach((subtype) -> referenced.add(config.constructType(subtype.getType())));
			Object definition = config.getAnnotationIntrospector().findSerializationConverter(writer.getMember());
			if (definition instanceof Class<?> converterClass && Converter.class.isAssignableFrom(converterClass)
					&& converterClass != Converter.None.class) {
				Converter<?, ?> converter = (Converter<?, ?>) ClassUtil.createInstance(converterClass, true);
				referenced.add(converter.getOutputType(config.getTypeFactory()));
			}
		}
		AnnotatedMember anyGetter = description.findAnyGetter();
		if (anyGetter != null) {
			referenced.add(anyGetter.getType());
		}
	}

	private static JavaType contentOf(JavaType type) {
		return (type.getContentType() != null) ? type.getContentType() : type;
	}

	/**
	 * Types that Jackson treats by rules about their members which generated code does
	 * not follow.
	 */
	private static @Nullable String objection(Class<?> type) {
		if (isOfJdk(type)) {
			return "it is a class of the JDK";
		}
		if (type.isEnum() || Enum.class.isAssignableFrom(type)) {
			return "it is an enum";
		}
		if (CharSequence.class.isAssignableFrom(type)) {
			return "it is a CharSequence, of which Jackson leaves out a method";
		}
		for (Annotation annotation : type.getAnnotations()) {
			if (annotation.annotationType().getName().equals("kotlin.Metadata")) {
				return "it is a Kotlin class, whose members Jackson's Kotlin module inspects";
			}
		}
		return null;
	}

	/**
	 * Return whether generated code can be used with mappers like this one.
	 * @param mapper the mapper
	 * @return whether Jackson's own serializer factory is in use
	 */
	public static boolean supports(ObjectMapper mapper) {
		SerializerFactory factory = mapper.getSerializerFactory();
		return factory.getClass() == BeanSerializerFactory.class;
	}

}
