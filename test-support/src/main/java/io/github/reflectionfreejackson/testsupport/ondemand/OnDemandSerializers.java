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

/**
 * A registry that generates what it is asked for.
 */
final class OnDemandSerializers extends GeneratedSerializers {

	private final WeakReference<ObjectMapper> mapper;

	private final GeneratedClassLoading loading = new GeneratedClassLoading();

	private final Map<String, String> reasons = new ConcurrentHashMap<>();

	OnDemandSerializers(ObjectMapper mapper) {
		this.mapper = new WeakReference<>(mapper);
	}

	@Override
	protected Map<String, String> fingerprint() {
		return MapperFingerprint.of(mapper().getSerializationConfig()).entries();
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		if (this.reasons.containsKey(type.getName())) {
			return null;
		}
		BeanIntrospector introspector = new BeanIntrospector(mapper(), type.getPackageName());
		Introspected introspected = introspector.introspect(type);
		if (introspected.model() == null) {
			String reason = introspected.fallbackReason();
			this.reasons.put(type.getName(), (reason != null) ? reason : "Jackson needs no members to write it");
			return null;
		}
		return this.loading.load(introspector, introspected.model());
	}

	@Override
	protected @Nullable String reasonForFallback(Class<?> type) {
		return this.reasons.get(type.getName());
	}

	private ObjectMapper mapper() {
		ObjectMapper alive = this.mapper.get();
		if (alive == null) {
			throw new IllegalStateException("The mapper is not in use any more, only copies of it");
		}
		return alive;
	}

}
