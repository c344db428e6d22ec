package io.github.reflectionfreejackson.test.ondemand;

import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.read.GeneratedDeserializer;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
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
	public Map<String, String> fingerprint() {
		return this.serializers.fingerprint();
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
		return this.serializers.typeNames();
	}

	@Override
	protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
		return this.serializers.create(type);
	}

	@Override
	public @Nullable String reasonForFallback(Class<?> type) {
		return this.serializers.reasonForFallback(type);
	}

	@Override
	public @Nullable String remedyForFallback(Class<?> type) {
		return this.serializers.remedyForFallback(type);
	}

	@Override
	public Map<String, String> readingFingerprint() {
		return this.serializers.readingFingerprint();
	}

	@Override
	public boolean settlesReading() {
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
	public @Nullable String reasonForReflectiveReading(Class<?> type) {
		return this.serializers.reasonForReflectiveReading(type);
	}

	@Override
	public @Nullable String remedyForReflectiveReading(Class<?> type) {
		return this.serializers.remedyForReflectiveReading(type);
	}

}
