package io.github.reflectionfreejackson.testsupport.ondemand;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.introspection.Introspected;
import io.github.reflectionfreejackson.runtime.GeneratedSerializer;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.MapperFingerprint;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * A registry that generates what it is asked for.
 */
final class OnDemandSerializers extends GeneratedSerializers {

	private final WeakReference<ObjectMapper> mapper;

	private final GeneratedClassLoading loading = new GeneratedClassLoading();

	private final Map<String, String> reasons = new ConcurrentHashMap<>();

	private final Map<String, Class<?>> types = new ConcurrentHashMap<>();

	private volatile @Nullable Map<String, String> finalFingerprint;

	OnDemandSerializers(ObjectMapper mapper) {
		this.mapper = new WeakReference<>(mapper);
	}

	@Override
	protected Map<String, String> fingerprint() {
		Map<String, String> known = this.finalFingerprint;
		return (known != null) ? known : MapperFingerprint.of(mapper().getSerializationConfig()).entries();
	}

	/**
	 * Generate nothing from now on, but keep what was generated.
	 */
	void stopGenerating() {
		this.finalFingerprint = fingerprint();
	}

	/**
	 * Return the types that code was generated for, by name.
	 */
	Map<String, Class<?>> types() {
		return this.types;
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		if (this.finalFingerprint != null || this.reasons.containsKey(type.getName())) {
			return null;
		}
		if (wasMadeWhileRunning(type)) {
			this.reasons.put(type.getName(), "it was made while the application was running");
			return null;
		}
		BeanIntrospector introspector = new BeanIntrospector(mapper(), type.getPackageName());
		Introspected introspected = introspector.introspect(type);
		if (introspected.model() == null) {
			String reason = introspected.fallbackReason();
			this.reasons.put(type.getName(), (reason != null) ? reason : "Jackson needs no members to write it");
			return null;
		}
		GeneratedSerializer<?> serializer = this.loading.load(introspector, introspected.model());
		this.types.put(type.getName(), type);
		return serializer;
	}

	@Override
	protected @Nullable String reasonForFallback(Class<?> type) {
		return this.reasons.get(type.getName());
	}

	/**
	 * Proxies have no class file that AOT processing, or a compiler, could look at.
	 */
	private static boolean wasMadeWhileRunning(Class<?> type) {
		ClassLoader loader = type.getClassLoader();
		return loader != null && loader.getResource(
				ClassUtils.convertClassNameToResourcePath(type.getName()) + ClassUtils.CLASS_FILE_SUFFIX) == null;
	}

	private ObjectMapper mapper() {
		ObjectMapper alive = this.mapper.get();
		if (alive == null) {
			throw new IllegalStateException("The mapper is not in use any more, only copies of it");
		}
		return alive;
	}

}
