package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.PotentialCreator;
import com.fasterxml.jackson.databind.introspect.PotentialCreators;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.util.Converter;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.introspection.ProbingDeserializerFactory.Kind;
import io.github.reflectionfreejackson.aot.model.JdkClasses;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import org.jspecify.annotations.Nullable;

/**
 * Lets Jackson introspect, with the application's own mapper, how types are read, and
 * records what it finds. No annotation is interpreted here.
 * <p>
 * Not for use by several threads.
 *
 * @since 0.1.0
 */
public final class ReadingIntrospector {

	private static final Set<JsonTypeInfo.Id> OF_ANY_CLASS = EnumSet.of(JsonTypeInfo.Id.CLASS,
			JsonTypeInfo.Id.MINIMAL_CLASS, JsonTypeInfo.Id.CUSTOM);

	private final ObjectMapper mapper;

	private final @Nullable BeanDeserializerFactory factory;

	private final ReadingModels models;

	private final KotlinModels kotlin;

	private final @Nullable ReadingSettlement settlement;

	ReadingIntrospector(ObjectMapper mapper, TypePlacement placement, AnnotationModels annotationModels) {
		this.mapper = mapper;
		this.factory = factory(mapper);
		this.models = new ReadingModels(mapper.getDeserializationConfig(), placement, annotationModels);
		this.kotlin = new KotlinModels(mapper.getDeserializationConfig(), placement, annotationModels);
		this.settlement = (this.factory != null)
				? new ReadingSettlement(mapper.getDeserializationConfig(), this.factory.getFactoryConfig()) : null;
	}

	/**
	 * Return Jackson's factory, or ours, which does the same.
	 */
	private static @Nullable BeanDeserializerFactory factory(ObjectMapper mapper) {
		return (mapper.getDeserializationContext().getFactory() instanceof BeanDeserializerFactory factory
				&& (factory.getClass() == BeanDeserializerFactory.class || ReflectionFreeJackson.isInstalled(mapper)))
						? factory : null;
	}

	/**
	 * Return the entries of the fingerprint, for reading, of the mapper.
	 * @return the entries; none if generated code cannot be used with the mapper
	 */
	public Map<String, String> fingerprint() {
		return (this.factory != null) ? MapperFingerprint.of(this.mapper.getDeserializationConfig()).entries()
				: Map.of();
	}

	/**
	 * Return why nothing can be settled with the mapper in order to read.
	 * @return the names of the classes that may change what Jackson makes of properties,
	 * and of what else does; none if types can be settled, or if generated code cannot be
	 * used with the mapper
	 */
	public Set<String> obstacles() {
		return (this.factory != null)
				? ReadingOutcome.obstacles(this.mapper.getDeserializationConfig(), this.factory.getFactoryConfig())
				: Set.of();
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
	 * Return whether documents name the class that is to be read for a type, which may be
	 * any subtype then.
	 * @param type the class
	 * @return whether type ids are names of classes, or whatever the application makes of
	 * them
	 */
	public boolean isReadByTypeIds(Class<?> type) {
		DeserializationConfig config = this.mapper.getDeserializationConfig();
		JsonTypeInfo.Value info = config.getAnnotationIntrospector()
			.findPolymorphicTypeInfo(config, config.introspectClassAnnotations(type).getClassInfo());
		return info != null && OF_ANY_CLASS.contains(info.getIdType());
	}

	/**
	 * Introspect how a type is read.
	 * @param type the class
	 * @return what Jackson finds; a type that cannot be introspected falls back
	 */
	public IntrospectedReading introspect(Class<?> type) {
		Set<JavaType> referenced = new LinkedHashSet<>();
		Set<JavaType> subtypes = new LinkedHashSet<>();
		Set<Class<?>> delegates = new LinkedHashSet<>();
		if (this.factory == null) {
			return failed(type, new Objection("the mapper has a deserializer factory of its own",
					Remedy.REMOVE_DESERIALIZER_FACTORY), referenced, subtypes);
		}
		try {
			ReadingModel model = introspect(this.mapper.constructType(type), this.factory, referenced, subtypes,
					delegates);
			return new IntrospectedReading(model, null, referenced, subtypes, delegates);
		}
		catch (UnsupportedTypeException ex) {
			return new IntrospectedReading(null, ex.objection(), referenced, subtypes, delegates);
		}
		catch (JsonMappingException ex) {
			return failed(type,
					new Objection("Jackson cannot introspect it: " + Failures.describe(ex), Remedy.MEND_TYPE),
					referenced, subtypes);
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return failed(type, new Objection("it cannot be introspected: " + Failures.describe(ex), Remedy.MEND_TYPE),
					referenced, subtypes);
		}
	}

	private static IntrospectedReading failed(Class<?> type, Objection objection, Set<JavaType> referenced,
			Set<JavaType> subtypes) {
		boolean matters = !JdkClasses.contain(type) && !Modifier.isAbstract(type.getModifiers());
		return new IntrospectedReading(null, matters ? objection : null, referenced, subtypes, Set.of());
	}

	private @Nullable ReadingModel introspect(JavaType type, BeanDeserializerFactory standard, Set<JavaType> referenced,
			Set<JavaType> subtypes, Set<Class<?>> delegates) throws JsonMappingException, UnsupportedTypeException {
		DeserializationConfig config = this.mapper.getDeserializationConfig();
		BeanDescription description = config.introspect(type);
		addSubtypes(description, subtypes);
		addDefaultImplementation(description.getClassInfo(), referenced);
		ProbingDeserializerFactory probe = new ProbingDeserializerFactory(standard.getFactoryConfig());
		DefaultDeserializationContext context = new DefaultDeserializationContext.Impl(probe)
			.createDummyInstance(config);
		addConverted(description, referenced);
		addRefinedType(description, referenced);
		Object deserializer = ProbingDeserializerFactory.unwrap(context.findNonContextualValueDeserializer(type));
		Kind kind = probe.kindOf(type.getRawClass());
		if (deserializer instanceof BeanDeserializerBase bean) {
			addProperties(bean, referenced);
			if (!bean.getValueType().hasRawClass(type.getRawClass())) {
				delegatesOf(bean.getValueInstantiator()).map(JavaType::getRawClass).forEach(delegates::add);
				if (probe.built().isEmpty()) {
					referenced.add(bean.getValueType());
				}
			}
		}
		referenced.addAll(probe.built());
		if (kind == null) {
			if (deserializer instanceof ValueInstantiator.Gettable container) {
				addCreators(container.getValueInstantiator(), referenced);
			}
			return null;
		}
		if (deserializer instanceof BeanDeserializerBase bean) {
			Accelerators.checkProperties(bean);
		}
		if (kind == Kind.BUILDER) {
			return record(type.getRawClass(), kind, probe.builderOf(type.getRawClass()), deserializer, probe, context,
					referenced);
		}
		if (type.isAbstract() && !isMade(description, deserializer)) {
			checkAbstract(description);
			return null;
		}
		ReadingModel model = record(type.getRawClass(), kind, description, deserializer, probe, context, referenced);
		ReadingSettlement known = this.settlement;
		return (known != null && !type.isAbstract() && deserializer instanceof BeanDeserializerBase bean)
				? known.settle(model, description, bean) : model;
	}

	/**
	 * Add what the creators of a collection, a map or an enum take.
	 */
	private void addCreators(@Nullable ValueInstantiator instantiator, Set<JavaType> referenced) {
		if (instantiator == null) {
			return;
		}
		delegatesOf(instantiator).forEach(referenced::add);
		SettableBeanProperty[] arguments = instantiator.getFromObjectArguments(this.mapper.getDeserializationConfig());
		if (arguments != null) {
			Stream.of(arguments).map(SettableBeanProperty::getType).forEach(referenced::add);
		}
	}

	private Stream<JavaType> delegatesOf(ValueInstantiator instantiator) {
		DeserializationConfig config = this.mapper.getDeserializationConfig();
		return Stream.of(instantiator.getDelegateType(config), instantiator.getArrayDelegateType(config))
			.filter(Objects::nonNull);
	}

	/**
	 * Record a type.
	 * @param description what Jackson found out about the type or its builder
	 * @param deserializer what Jackson reads the type with
	 */
	private ReadingModel record(Class<?> type, Kind kind, BeanDescription description, Object deserializer,
			ProbingDeserializerFactory probe, DeserializationContext context, Set<JavaType> referenced)
			throws JsonMappingException, UnsupportedTypeException {
		for (BeanPropertyDefinition property : description.findProperties()) {
			addProperty(property, context, referenced);
		}
		AnnotatedMember anySetter = description.findAnySetterAccessor();
		if (anySetter != null) {
			addRefined(anySetter,
					(anySetter instanceof AnnotatedMethod method) ? method.getParameterType(1) : anySetter.getType(),
					referenced);
		}
		for (PotentialCreator creator : description.getPotentialCreators().getExplicitDelegating()) {
			addRefined(creator.param(0), creator.param(0).getType(), referenced);
		}
		Objection objection = objection(kind, description);
		if (objection != null) {
			throw new UnsupportedTypeException(objection);
		}
		UnresolvedProperties unresolved = probe.propertiesOf(type);
		unresolved.check();
		if (kind == Kind.BEAN && this.kotlin.areAbout(type)) {
			return this.kotlin.record(description, deserializer, unresolved);
		}
		return (kind == Kind.BUILDER) ? this.models.recordBuilder(type, description, unresolved)
				: this.models.record(description, unresolved);
	}

	/**
	 * Return whether Jackson makes instances of an abstract type, and tries no
	 * constructor for it.
	 */
	private static boolean isMade(BeanDescription description, Object deserializer) {
		List<PotentialCreator> chosen = chosenCreators(description);
		// There may be a factory method that Jackson knows by its name, or an
		// instantiator
		return chosen.isEmpty() ? deserializer instanceof BeanDeserializerBase
				: chosen.stream().allMatch(ReadingIntrospector::isFactory);
	}

	/**
	 * If it makes none, Jackson uses members of an abstract type to link instances of its
	 * subtypes only.
	 */
	private static void checkAbstract(BeanDescription description) throws UnsupportedTypeException {
		if (chosenCreators(description).stream().anyMatch(ReadingIntrospector::isFactory)) {
			throw new UnsupportedTypeException("it is abstract, and has a constructor beside its factory method",
					Remedy.NOTHING);
		}
		if (description.findBackReferences() != null || description.getObjectIdInfo() != null) {
			throw new UnsupportedTypeException("it is abstract, and has a back reference or an object id",
					Remedy.NOTHING);
		}
	}

	private static List<PotentialCreator> chosenCreators(BeanDescription description) {
		PotentialCreators creators = description.getPotentialCreators();
		return Stream.concat(Stream.ofNullable(creators.propertiesBased), creators.getExplicitDelegating().stream())
			.toList();
	}

	private static boolean isFactory(PotentialCreator creator) {
		return creator.creator() instanceof AnnotatedMethod;
	}

	private void addSubtypes(BeanDescription description, Set<JavaType> subtypes) {
		DeserializationConfig config = this.mapper.getDeserializationConfig();
		Collection<NamedType> found = config.getSubtypeResolver()
			.collectAndResolveSubtypesByTypeId(config, description.getClassInfo());
		found.forEach((subtype) -> subtypes.add(config.constructType(subtype.getType())));
	}

	private void addDefaultImplementation(Annotated annotated, Set<JavaType> referenced) {
		JavaType implementation = DefaultImplementation.of(this.mapper.getDeserializationConfig(), annotated);
		if (implementation != null) {
			referenced.add(implementation);
		}
	}

	/**
	 * Add what an annotation on the class has read in its place, or as its content. It is
	 * not added itself, as nobody may have asked for it.
	 */
	private void addRefinedType(BeanDescription description, Set<JavaType> referenced) throws JsonMappingException {
		DeserializationConfig config = this.mapper.getDeserializationConfig();
		JavaType refined = config.getAnnotationIntrospector()
			.refineDeserializationType(config, description.getClassInfo(), description.getType());
		if (refined != description.getType()) {
			referenced.add(refined);
		}
	}

	/**
	 * Add what is read in place of a type, if an annotation says so, or the type.
	 */
	private void addRefined(Annotated annotated, JavaType type, Set<JavaType> referenced) throws JsonMappingException {
		DeserializationConfig config = this.mapper.getDeserializationConfig();
		referenced.add(config.getAnnotationIntrospector().refineDeserializationType(config, annotated, type));
	}

	private void addConverted(BeanDescription description, Set<JavaType> referenced) {
		Converter<Object, Object> converter = description.findDeserializationConverter();
		if (converter != null) {
			referenced.add(converter.getInputType(this.mapper.getTypeFactory()));
		}
	}

	/**
	 * Jackson makes converters, as they may be beans.
	 */
	private void addConverted(AnnotatedMember member, @Nullable Object definition, DeserializationContext context,
			Set<JavaType> referenced) throws JsonMappingException {
		Converter<Object, Object> converter = context.converterInstance(member, definition);
		if (converter != null) {
			referenced.add(converter.getInputType(this.mapper.getTypeFactory()));
		}
	}

	private static void addProperties(BeanDeserializerBase bean, Set<JavaType> referenced) {
		bean.properties().forEachRemaining((SettableBeanProperty property) -> referenced.add(property.getType()));
	}

	private void addProperty(BeanPropertyDefinition property, DeserializationContext context, Set<JavaType> referenced)
			throws JsonMappingException {
		AnnotatedMember primary = property.getPrimaryMember();
		if (primary != null) {
			DeserializationConfig config = this.mapper.getDeserializationConfig();
			AnnotationIntrospector introspector = config.getAnnotationIntrospector();
			addConverted(primary, introspector.findDeserializationConverter(primary), context, referenced);
			addConverted(primary, introspector.findDeserializationContentConverter(primary), context, referenced);
			JavaType type = introspector.refineDeserializationType(config, primary, property.getPrimaryType());
			referenced.add(type);
			addDefaultImplementation(primary, referenced);
			// Subtypes that only the property names are not reached through its type
			JavaType content = (type.getContentType() != null) ? type.getContentType() : type;
			config.getSubtypeResolver()
				.collectAndResolveSubtypesByTypeId(config, primary, content)
				.forEach((subtype) -> referenced.add(config.constructType(subtype.getType())));
		}
	}

	/**
	 * Types that Jackson treats by rules about their members which generated code does
	 * not follow.
	 */
	private @Nullable Objection objection(Kind kind, BeanDescription description) {
		if (kind == Kind.THROWABLE) {
			return new Objection("it is an exception, which Jackson reads by rules of its own", Remedy.NOTHING);
		}
		if (description.isNonStaticInnerClass()) {
			return new Objection(((kind == Kind.BUILDER) ? "its builder" : "it")
					+ " is an inner class, whose instances need another", Remedy.MAKE_CLASS_STATIC);
		}
		if (kind == Kind.BUILDER && this.kotlin.areAbout(description.getBeanClass())) {
			return new Objection("its builder is a Kotlin class, which Jackson's Kotlin module inspects",
					Remedy.NOTHING_FOR_KOTLIN);
		}
		return BeanIntrospector.objection(description.getBeanClass());
	}

}
