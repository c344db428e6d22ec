package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.core.util.VersionUtil;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.ClassIntrospector.MixInResolver;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.JdkClasses;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
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

	private static final Version OLDEST = VersionUtil.parseVersion("2.19.0", PackageVersion.VERSION.getGroupId(),
			PackageVersion.VERSION.getArtifactId());

	private final ObjectMapper mapper;

	private final BeanSerializerFactory factory;

	private final AnnotationModels annotationModels;

	private final BeanModels beanModels;

	private final Settlement settlement;

	private final ReadingIntrospector reading;

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
		this.settlement = new Settlement(mapper.getSerializationConfig(), beanSerializerFactory);
		this.reading = new ReadingIntrospector(mapper, placement, this.annotationModels);
	}

	/**
	 * Return the fingerprint of the mapper.
	 * @return the fingerprint
	 */
	public MapperFingerprint fingerprint() {
		return MapperFingerprint.of(this.mapper.getSerializationConfig());
	}

	/**
	 * Return the entries of the fingerprint of what Jackson makes of properties.
	 * @return the entries; none if nothing can be settled with the mapper
	 */
	public Map<String, String> outcome() {
		Map<String, String> outcome = OutcomeFingerprint.of(this.mapper.getSerializationConfig(),
				this.factory.getFactoryConfig());
		return (outcome != null) ? outcome : Map.of();
	}

	/**
	 * Return why nothing can be settled with the mapper in order to write.
	 * @return the names of the classes that may change what Jackson makes of properties,
	 * and of what else does; none if types can be settled
	 */
	public Set<String> obstacles() {
		return OutcomeFingerprint.obstacles(this.mapper.getSerializationConfig(), this.factory.getFactoryConfig());
	}

	/**
	 * Return the annotation types that literals are needed of.
	 * @param beans what is generated for writing
	 * @param readings what is generated for reading
	 * @return the annotation types, sorted by name
	 */
	public List<AnnotationTypeModel> annotationTypes(Collection<BeanModel> beans, Collection<ReadingModel> readings) {
		return this.annotationModels.typesUsedBy(
				Stream
					.concat(beans.stream()
						.flatMap((bean) -> bean.members().stream())
						.flatMap((member) -> member.annotations().stream()),
							readings.stream().flatMap((reading) -> reading.annotations().stream()))
					.toList());
	}

	/**
	 * Return what introspects how types are read, with the same mapper.
	 * @return the introspector
	 */
	public ReadingIntrospector reading() {
		return this.reading;
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
		References references = new References(this.mapper);
		try {
			return introspect(this.mapper.constructType(type), references);
		}
		catch (UnsupportedTypeException ex) {
			return Introspected.fallback(ex.objection(), references);
		}
		catch (JsonMappingException ex) {
			return failed(type, "Jackson cannot introspect it: " + Failures.describe(ex), references);
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			// Jackson may have called constructors and getters, to compare with defaults
			return failed(type, "it cannot be introspected: " + Failures.describe(ex), references);
		}
	}

	/**
	 * Types of the JDK need no mention: nobody can do anything about them.
	 */
	private static Introspected failed(Class<?> type, String reason, References references) {
		return JdkClasses.contain(type) ? Introspected.withoutMembers(null, references)
				: Introspected.fallback(new Objection(reason, Remedy.MEND_TYPE), references);
	}

	private Introspected introspect(JavaType type, References references)
			throws JsonMappingException, UnsupportedTypeException {
		SerializationConfig config = this.mapper.getSerializationConfig();
		BeanDescription description = config.introspect(type);
		references.addType(description);
		addImplementations(type, references);
		ProbingSerializerFactory probe = new ProbingSerializerFactory(this.factory.getFactoryConfig());
		DefaultSerializerProvider provider = new DefaultSerializerProvider.Impl().createInstance(config, probe);
		JsonSerializer<Object> serializer = provider.findValueSerializer(type);
		boolean unknown = provider.isUnknownTypeSerializer(serializer);
		List<BeanPropertyWriter> writers = probe.writersOf(type.getRawClass());
		// Maps in the shape of an object are written by their properties all the same
		AnnotatedMember jsonValue = (writers != null || JsonSerializable.class.isAssignableFrom(type.getRawClass()))
				? null : description.findJsonValueAccessor();
		AnnotatedMember jsonKey = description.findJsonKeyAccessor();
		if (jsonKey != null) {
			references.add(jsonKey.getType());
		}
		if (jsonValue != null) {
			references.add(jsonValue.getType());
		}
		else if (writers == null || (unknown ? !mayHaveValues(type) : isWrittenOtherwise(type, serializer))) {
			return Introspected.withoutMembers(unknown ? null : nameOf(serializer, type), references);
		}
		else {
			references.addProperties(description, writers);
		}
		Objection objection = objection(type.getRawClass());
		if (objection != null && !(jsonValue != null && isEnumOfOneClass(type.getRawClass()))) {
			return Introspected.fallback(objection, references);
		}
		BeanModel model = ExpectedTier.withViews(
				ExpectedTier.withWriters(this.beanModels.record(description, jsonValue), serializer), serializer);
		this.beanModels.checkWriters(model);
		Objection replaced = ExpectedTier.objection(model, serializer);
		if (replaced != null) {
			return Introspected.fallback(replaced, references);
		}
		boolean filtered = config.getAnnotationIntrospector().findFilterId(description.getClassInfo()) != null;
		BeanModel tiered = model.withTier(ExpectedTier.of(model, serializer, filtered));
		return Introspected.generated(outcome().isEmpty() ? tiered
				: this.settlement.settle(tiered, serializer, probe.createdFor(type.getRawClass())), references);
	}

	/**
	 * What Jackson reads for an abstract type, be it because of a module, an annotation
	 * or a builder, is likely to be what is written for it, too.
	 */
	private void addImplementations(JavaType type, References references) {
		Class<?> raw = type.getRawClass();
		if (!type.isConcrete() && !JdkClasses.contain(raw)) {
			this.reading.introspect(raw)
				.implementationsOf(raw)
				.forEach((implementation) -> references.addSubtype(resolve(implementation)));
		}
	}

	/**
	 * An annotation may have a type written as if it were another, whose properties are
	 * written then.
	 */
	private static String nameOf(JsonSerializer<?> serializer, JavaType type) {
		String name = serializer.getClass().getName();
		return (serializer instanceof BeanSerializerBase bean && !type.hasRawClass(bean.handledType()))
				? name + " as " + bean.handledType().getName() : name;
	}

	/**
	 * Return whether Jackson writes values of a type of the JDK by a serializer that
	 * needs no members, having looked for properties and found none: those of an
	 * {@code Iterator} or an {@code Iterable}.
	 */
	private static boolean isWrittenOtherwise(JavaType type, JsonSerializer<?> serializer) {
		return JdkClasses.contain(type.getRawClass()) && !(serializer instanceof BeanSerializerBase);
	}

	/**
	 * Whether there may be values of the very type, so that it matters to know a bean
	 * that Jackson finds nothing to write of.
	 */
	private static boolean mayHaveValues(JavaType type) {
		return type.isConcrete() && !JdkClasses.contain(type.getRawClass());
	}

	/**
	 * Types that Jackson treats by rules about their members which generated code does
	 * not follow.
	 */
	static @Nullable Objection objection(Class<?> type) {
		if (JdkClasses.contain(type)) {
			return new Objection("it is a class of the JDK", Remedy.WRAP_JDK_CLASS);
		}
		if (type.isEnum() || Enum.class.isAssignableFrom(type)) {
			return new Objection("it is an enum", Remedy.NOTHING);
		}
		if (CharSequence.class.isAssignableFrom(type)) {
			return new Objection("it is a CharSequence, of which Jackson leaves out a method", Remedy.NOTHING);
		}
		return null;
	}

	/**
	 * Return whether all constants of an enum are of its own class, which is final then.
	 * Jackson looks for the serializer of others by their class, which no source can
	 * name.
	 */
	private static boolean isEnumOfOneClass(Class<?> type) {
		return type.isEnum() && Modifier.isFinal(type.getModifiers());
	}

	/**
	 * Return why generated code cannot be used with a mapper. One that is a proxy may
	 * fail whatever it is asked for.
	 * @param mapper the mapper
	 * @return the reason, or {@code null} if there is none
	 */
	public static @Nullable String reasonAgainst(ObjectMapper mapper) {
		String tooOld = reasonAgainst(PackageVersion.VERSION);
		if (tooOld != null) {
			return tooOld;
		}
		try {
			SerializerFactory factory = mapper.getSerializerFactory();
			if (factory.getClass() != BeanSerializerFactory.class) {
				return "the mapper has a serializer factory of its own, " + factory.getClass().getName();
			}
			new BeanIntrospector(mapper, "").takeFingerprints();
			return null;
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return "the mapper cannot be used: " + Failures.describe(ex);
		}
	}

	/**
	 * Return why generated code cannot be used with a version of Jackson.
	 */
	static @Nullable String reasonAgainst(Version jackson) {
		return (jackson.compareTo(OLDEST) < 0)
				? "Jackson " + jackson + " is on the class path, but generated code needs " + OLDEST + " or later"
				: null;
	}

	private void takeFingerprints() {
		fingerprint();
		outcome();
		this.reading.fingerprint();
	}

}
