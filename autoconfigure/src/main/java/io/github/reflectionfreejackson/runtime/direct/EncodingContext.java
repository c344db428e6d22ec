package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson writes with while something is encoded: its provider, its generator once
 * there is one, and how these are configured.
 */
abstract class EncodingContext extends OpenContainers {

	private static final int PLAIN_DECIMALS = StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN.mappedFeature().getMask();

	private static final int FAST_DOUBLES = StreamWriteFeature.USE_FAST_DOUBLE_WRITER.mappedFeature().getMask();

	private @Nullable SerializerProvider provider;

	/**
	 * The generator, or {@code null} as long as it is the provider's, or is not open.
	 */
	private @Nullable JsonGenerator generator;

	/**
	 * Where a root value goes whose generator may not be open yet.
	 */
	private @Nullable LazyGenerator output;

	private @Nullable Class<?> activeView;

	private boolean replacesNull;

	/**
	 * The features of the generator, which tell how numbers are written.
	 */
	private int features;

	/**
	 * Write by a generator that is open. Most often its provider knows it.
	 */
	final void use(JsonGenerator jsonGenerator, SerializerProvider serializerProvider) {
		if (serializerProvider.getGenerator() != jsonGenerator) {
			this.generator = jsonGenerator;
		}
		this.provider = serializerProvider;
		this.features = jsonGenerator.getFeatureMask();
		this.activeView = serializerProvider.getActiveView();
		this.replacesNull = !EncodedProperties.writesNullAsSuch(serializerProvider);
	}

	/**
	 * Write by a generator that is opened if it is needed.
	 */
	final void use(LazyGenerator target) {
		this.output = target;
		this.features = target.features();
		this.activeView = target.activeView();
		this.replacesNull = target.replacesNull();
	}

	/**
	 * Heed how the generator and the provider are configured by now.
	 */
	final void reconfigure(JsonGenerator known) {
		this.features = known.getFeatureMask();
		this.replacesNull = !EncodedProperties.writesNullAsSuch(provider());
	}

	/**
	 * Forget all of it.
	 */
	final void forget() {
		this.generator = null;
		this.provider = null;
		this.output = null;
		this.activeView = null;
	}

	final boolean isActive() {
		return this.provider != null || this.output != null;
	}

	final SerializerProvider provider() {
		return (this.provider != null) ? this.provider : Objects.requireNonNull(this.output).provider();
	}

	/**
	 * Return the active view, or {@code null} if there is none.
	 */
	final @Nullable Class<?> activeView() {
		return this.activeView;
	}

	/**
	 * Return whether the mapper has something else written for {@code null} where no
	 * property says otherwise.
	 */
	final boolean replacesNull() {
		return this.replacesNull;
	}

	/**
	 * Return whether decimals are written without an exponent.
	 */
	final boolean writesPlainDecimals() {
		return (this.features & PLAIN_DECIMALS) != 0;
	}

	/**
	 * Return whether Jackson's own code writes floating point numbers, not Java's.
	 */
	final boolean writesFastDoubles() {
		return (this.features & FAST_DOUBLES) != 0;
	}

	/**
	 * Return what the provider says of a feature.
	 */
	final boolean isEnabled(SerializationFeature feature) {
		return config().isEnabled(feature);
	}

	/**
	 * Return the configuration that the provider has.
	 */
	final SerializationConfig config() {
		return (this.output != null) ? this.output.config() : provider().getConfig();
	}

	/**
	 * Return the provider for others than Jackson's own code to see, who expect it to
	 * know the generator.
	 */
	final SerializerProvider openProvider() throws IOException {
		openGenerator();
		return provider();
	}

	/**
	 * Return the generator, which there is once something was written aside. It stays the
	 * same, whatever others do with the provider from now on.
	 */
	final JsonGenerator generator() {
		JsonGenerator known = this.generator;
		if (known == null) {
			known = Objects.requireNonNull(provider().getGenerator());
			this.generator = known;
		}
		return known;
	}

	/**
	 * Return the generator, which is opened if it is not.
	 */
	final JsonGenerator openGenerator() throws IOException {
		if (this.output == null) {
			return generator();
		}
		if (this.generator == null) {
			this.generator = this.output.open();
		}
		return this.generator;
	}

	/**
	 * Return where to write to without a generator, or {@code null} if there is one.
	 */
	final @Nullable LazyGenerator unopened() {
		return (this.generator == null) ? this.output : null;
	}

}
