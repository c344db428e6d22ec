package io.github.reflectionfreejackson.test.ondemand;

import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.runtime.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.GeneratedSerializer;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import org.jspecify.annotations.Nullable;

/**
 * A registry that has what another has, but does not say under which conditions anything
 * was settled.
 */
final class UnsettledSerializers extends GeneratedSerializers {

	private final OnDemandSerializers serializers;

	UnsettledSerializers(OnDemandSerializers serializers) {
		this.serializers = serializers;
	}

	@Override
	protected Map<String, String> fingerprint() {
		return this.serializers.fingerprint();
	}

	@Override
	protected boolean encodesAllValues() {
		return true;
	}

	@Override
	protected List<String> typeNames() {
		return this.serializers.typeNames();
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		return this.serializers.create(type);
	}

	@Override
	protected @Nullable String reasonForFallback(Class<?> type) {
		return this.serializers.reasonForFallback(type);
	}

	@Override
	protected Map<String, String> readingFingerprint() {
		return this.serializers.readingFingerprint();
	}

	@Override
	protected boolean settlesReading() {
		return false;
	}

	@Override
	protected List<String> readableTypeNames() {
		return this.serializers.readableTypeNames();
	}

	@Override
	protected @Nullable GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		return this.serializers.createDeserializer(type);
	}

	@Override
	protected @Nullable String reasonForReflectiveReading(Class<?> type) {
		return this.serializers.reasonForReflectiveReading(type);
	}

}
