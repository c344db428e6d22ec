package io.github.reflectionfreejackson.runtime;

import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * What is generated for an application of which no type can be served.
 */
public class NoSerializers extends GeneratedSerializers {

	@Override
	protected List<String> typeNames() {
		return List.of();
	}

	@Override
	public Map<String, String> fingerprint() {
		return Map.of();
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		return null;
	}

	@Override
	public @Nullable String reasonForFallback(Class<?> type) {
		return null;
	}

}
