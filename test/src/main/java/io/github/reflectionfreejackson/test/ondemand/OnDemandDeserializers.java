package io.github.reflectionfreejackson.test.ondemand;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.introspection.IntrospectedReading;
import io.github.reflectionfreejackson.aot.introspection.Objection;
import io.github.reflectionfreejackson.aot.introspection.OptOut;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.BeanUtils;

/**
 * Generates what reads types when it is asked for.
 */
final class OnDemandDeserializers {

	private final Map<Class<?>, Class<?>> loaded = new ConcurrentHashMap<>();

	private final Map<Class<?>, String> reasons = new ConcurrentHashMap<>();

	private final Map<Class<?>, String> remedies = new ConcurrentHashMap<>();

	/**
	 * The mapper to generate with, or {@code null} once no more is generated.
	 */
	private volatile @Nullable ObjectMapper mapper;

	private volatile Map<String, String> finalFingerprint = Map.of();

	OnDemandDeserializers(ObjectMapper mapper) {
		this.mapper = mapper;
	}

	/**
	 * Generate nothing from now on, but keep what was generated.
	 */
	void stopGenerating() {
		this.finalFingerprint = fingerprint();
		this.mapper = null;
	}

	Map<String, String> fingerprint() {
		ObjectMapper current = this.mapper;
		return (current != null) ? MapperFingerprint.of(current.getDeserializationConfig()).entries()
				: this.finalFingerprint;
	}

	Set<Class<?>> types() {
		return this.loaded.keySet();
	}

	List<String> typeNames() {
		return this.loaded.keySet().stream().map(Class::getName).sorted().toList();
	}

	@Nullable GeneratedDeserializer<?> create(Class<?> type) {
		if (!this.loaded.containsKey(type)) {
			ObjectMapper current = this.mapper;
			if (current == null || this.reasons.containsKey(type) || !generate(type, current)) {
				return null;
			}
		}
		return (GeneratedDeserializer<?>) BeanUtils.instantiateClass(this.loaded.get(type));
	}

	private boolean generate(Class<?> type, ObjectMapper current) {
		BeanIntrospector introspector = new BeanIntrospector(current, GeneratedSources.applicationPackage(type));
		ReadingModel model = introspect(introspector, type);
		if (model == null) {
			return false;
		}
		GeneratedSources generated = GeneratedSources.of(introspector, type, List.of(), List.of(model));
		add(GeneratedClassLoading.load(List.of(generated)).get(0));
		return true;
	}

	/**
	 * Introspect types that were not yet.
	 */
	List<ReadingModel> introspect(BeanIntrospector introspector, Collection<Class<?>> types) {
		return types.stream()
			.filter((type) -> !this.loaded.containsKey(type) && !this.reasons.containsKey(type))
			.map((type) -> introspect(introspector, type))
			.filter(Objects::nonNull)
			.toList();
	}

	private @Nullable ReadingModel introspect(BeanIntrospector introspector, Class<?> type) {
		if (OnDemandSerializers.wasMadeWhileRunning(type)) {
			this.reasons.put(type, "it was made while the application was running");
			return null;
		}
		IntrospectedReading introspected = introspector.reading().introspect(type);
		ReadingModel model = introspected.model();
		Objection objection = (model != null) ? OptOut.objectionTo(type) : introspected.objection();
		if (model != null && objection == null) {
			return model;
		}
		if (objection != null) {
			this.remedies.put(type, objection.remedy().text());
		}
		this.reasons.put(type, (objection != null) ? objection.reason() : "");
		return null;
	}

	/**
	 * Add those of some classes that read types.
	 */
	void add(List<Class<?>> classes) {
		this.loaded.putAll(GeneratedClassLoading.serving(classes, GeneratedDeserializer.class));
	}

	/**
	 * Return why reflection reads a type, for which Jackson may not have asked for
	 * generated code at all.
	 * @return the reason, or {@code null} if generated code does, or no members are
	 * needed
	 */
	@Nullable String reasonForReflection(Class<?> type) {
		create(type);
		String reason = this.reasons.get(type);
		return (reason == null || reason.isEmpty()) ? null : reason;
	}

	/**
	 * Return what to do to have generated code read a type, if reflection does.
	 */
	@Nullable String remedyForReflection(Class<?> type) {
		return this.remedies.get(type);
	}

}
