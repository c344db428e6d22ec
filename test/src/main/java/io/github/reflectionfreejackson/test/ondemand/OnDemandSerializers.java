package io.github.reflectionfreejackson.test.ondemand;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.introspection.Introspected;
import io.github.reflectionfreejackson.aot.introspection.Objection;
import io.github.reflectionfreejackson.aot.introspection.OptOut;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.aot.model.TierModel;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.BeanUtils;
import org.springframework.util.ClassUtils;

/**
 * A registry that generates what it is asked for.
 */
final class OnDemandSerializers extends GeneratedSerializers {

	/**
	 * The mapper to generate with, or {@code null} once no more is generated.
	 */
	private volatile @Nullable ObjectMapper mapper;

	private final OnDemandDeserializers deserializers;

	private final Map<Class<?>, Class<?>> loaded = new ConcurrentHashMap<>();

	private final AtomicInteger loadedTypes = new AtomicInteger();

	private final Map<Class<?>, TierModel> expectedTiers = new ConcurrentHashMap<>();

	private final Map<Class<?>, String> reasons = new ConcurrentHashMap<>();

	private final Map<Class<?>, String> remedies = new ConcurrentHashMap<>();

	private volatile @Nullable Map<String, String> finalFingerprint;

	private volatile @Nullable Map<String, String> finalOutcome;

	OnDemandSerializers(ObjectMapper mapper) {
		this.mapper = mapper;
		this.deserializers = new OnDemandDeserializers(mapper);
	}

	@Override
	public Map<String, String> fingerprint() {
		Map<String, String> known = this.finalFingerprint;
		return (known != null) ? known : MapperFingerprint.of(mapper().getSerializationConfig()).entries();
	}

	@Override
	public Map<String, String> outcome() {
		Map<String, String> known = this.finalOutcome;
		return (known != null) ? known : new BeanIntrospector(mapper(), "").outcome();
	}

	/**
	 * Generate nothing from now on, but keep what was generated.
	 */
	void stopGenerating() {
		this.finalOutcome = outcome();
		this.finalFingerprint = fingerprint();
		this.deserializers.stopGenerating();
		this.mapper = null;
	}

	/**
	 * Return the types that code was generated for, by name.
	 */
	Map<String, Class<?>> types() {
		return this.loaded.keySet().stream().collect(Collectors.toMap(Class::getName, Function.identity()));
	}

	/**
	 * Return the types that code was generated for, to read them.
	 */
	Set<Class<?>> readableTypes() {
		return this.deserializers.types();
	}

	@Override
	public boolean encodesAllValues() {
		return true;
	}

	@Override
	public boolean readsAllDirectly() {
		return true;
	}

	@Override
	protected List<String> typeNames() {
		return this.loaded.keySet().stream().map(Class::getName).sorted().toList();
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		if (!this.loaded.containsKey(type)) {
			if (this.finalFingerprint != null) {
				return null;
			}
			GeneratedSources generated = generate(type, List.of(type));
			if (generated == null) {
				return null;
			}
			add(generated, GeneratedClassLoading.load(List.of(generated)).get(0));
		}
		return (GeneratedSerializer<?>) BeanUtils.instantiateClass(this.loaded.get(type));
	}

	/**
	 * Generate what serves types.
	 * @param applicationClass a class in the package of the application
	 * @return what was generated, or {@code null} if nothing serves any of the types
	 */
	@Nullable GeneratedSources generate(Class<?> applicationClass, Collection<Class<?>> types) {
		BeanIntrospector introspector = introspector(applicationClass);
		List<BeanModel> beans = introspect(introspector, types);
		return beans.isEmpty() ? null : GeneratedSources.of(introspector, applicationClass, beans, List.of());
	}

	/**
	 * Generate what writes and reads types.
	 * @param applicationClass a class in the package of the application
	 * @return what was generated, or {@code null} if nothing serves any of the types
	 */
	@Nullable GeneratedSources generateWithReading(Class<?> applicationClass, Collection<Class<?>> types) {
		BeanIntrospector introspector = introspector(applicationClass);
		List<BeanModel> beans = introspect(introspector, types);
		List<ReadingModel> readings = this.deserializers.introspect(introspector, types);
		return (beans.isEmpty() && readings.isEmpty()) ? null
				: GeneratedSources.of(introspector, applicationClass, beans, readings);
	}

	private BeanIntrospector introspector(Class<?> applicationClass) {
		return new BeanIntrospector(copyOfMapper(), GeneratedSources.applicationPackage(applicationClass));
	}

	@Override
	public Map<String, String> readingFingerprint() {
		return this.deserializers.fingerprint();
	}

	@Override
	protected List<String> readableTypeNames() {
		return this.deserializers.typeNames();
	}

	@Override
	protected @Nullable GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		return this.deserializers.create(type);
	}

	@Override
	public @Nullable String reasonForReflectiveReading(Class<?> type) {
		return this.deserializers.reasonForReflection(type);
	}

	@Override
	public @Nullable String remedyForReflectiveReading(Class<?> type) {
		return this.deserializers.remedyForReflection(type);
	}

	/**
	 * Add what was generated and loaded.
	 */
	void add(GeneratedSources generated, List<Class<?>> classes) {
		this.loadedTypes.addAndGet(generated.types().size());
		this.loaded.putAll(GeneratedClassLoading.serving(classes, GeneratedSerializer.class));
		this.deserializers.add(classes);
	}

	/**
	 * Return how many types code was generated and loaded for.
	 */
	int compiled() {
		return this.loadedTypes.get();
	}

	/**
	 * Return the tier that was expected when code was generated, or {@code null} if none
	 * was.
	 */
	@Nullable TierModel expectedTier(Class<?> type) {
		return this.expectedTiers.get(type);
	}

	private List<BeanModel> introspect(BeanIntrospector introspector, Collection<Class<?>> types) {
		return types.stream()
			.filter((type) -> !this.reasons.containsKey(type))
			.map((type) -> introspect(introspector, type))
			.filter(Objects::nonNull)
			.toList();
	}

	private @Nullable BeanModel introspect(BeanIntrospector introspector, Class<?> type) {
		if (wasMadeWhileRunning(type)) {
			this.reasons.put(type, "it was made while the application was running");
			return null;
		}
		Introspected introspected = introspector.introspect(type);
		BeanModel model = introspected.model();
		Objection objection = (model != null) ? OptOut.objectionTo(type) : introspected.objection();
		if (model != null && objection == null) {
			this.expectedTiers.put(type, model.tier());
			return model;
		}
		if (objection != null) {
			this.remedies.put(type, objection.remedy().text());
		}
		this.reasons.put(type, (objection != null) ? objection.reason() : "Jackson needs no members to write it");
		return null;
	}

	/**
	 * Return why no code can be generated for a type.
	 */
	@Nullable String reasonAgainst(Class<?> type) {
		return (create(type) != null) ? null : this.reasons.get(type);
	}

	@Override
	public @Nullable String reasonForFallback(Class<?> type) {
		return this.reasons.get(type);
	}

	@Override
	public @Nullable String remedyForFallback(Class<?> type) {
		return this.remedies.get(type);
	}

	/**
	 * Proxies have no class file that AOT processing, or a compiler, could look at.
	 */
	static boolean wasMadeWhileRunning(Class<?> type) {
		ClassLoader loader = type.getClassLoader();
		return loader != null && loader.getResource(
				ClassUtils.convertClassNameToResourcePath(type.getName()) + ClassUtils.CLASS_FILE_SUFFIX) == null;
	}

	/**
	 * What is generated is waited for, so that its introspection must not wait for the
	 * mapper's cache, which another thread may have locked that waits. A mapper whose
	 * copy is not like it, or that has none, is introspected with itself.
	 */
	private ObjectMapper copyOfMapper() {
		ObjectMapper current = mapper();
		try {
			ObjectMapper copy = current.copy();
			return areAlike(copy, current) ? copy : current;
		}
		catch (RuntimeException ex) {
			return current;
		}
	}

	private static boolean areAlike(ObjectMapper copy, ObjectMapper mapper) {
		return MapperFingerprint.of(copy.getSerializationConfig())
			.entries()
			.equals(MapperFingerprint.of(mapper.getSerializationConfig()).entries())
				&& MapperFingerprint.of(copy.getDeserializationConfig())
					.entries()
					.equals(MapperFingerprint.of(mapper.getDeserializationConfig()).entries());
	}

	private ObjectMapper mapper() {
		return Objects.requireNonNull(this.mapper, "no more code is generated");
	}

}
