package io.github.reflectionfreejackson.actuate;

import java.util.function.ToDoubleFunction;

import io.github.reflectionfreejackson.runtime.ServedTypes;
import io.github.reflectionfreejackson.runtime.ShadowVerification;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;

/**
 * Counts types by how they are written ({@code reflectionfreejackson.types}, tagged by
 * {@code state}: {@code generated} or {@code reflection}) and verified values
 * ({@code reflectionfreejackson.verified}, tagged by {@code result}: {@code equal},
 * {@code different} or {@code inconclusive}).
 *
 * @since 0.1.0
 */
public final class ReflectionFreeJacksonMetrics implements MeterBinder {

	private final ServedTypes servedTypes;

	private final ShadowVerification verification;

	/**
	 * Create the metrics.
	 * @param servedTypes how types were written so far
	 * @param verification what verification found so far
	 */
	public ReflectionFreeJacksonMetrics(ServedTypes servedTypes, ShadowVerification verification) {
		this.servedTypes = servedTypes;
		this.verification = verification;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		types(registry, "generated", (types) -> types.byGeneratedCode().size());
		types(registry, "reflection", (types) -> types.byReflection().size());
		verified(registry, "equal", ShadowVerification::equal);
		verified(registry, "different", ShadowVerification::different);
		verified(registry, "inconclusive", ShadowVerification::inconclusive);
	}

	private void types(MeterRegistry registry, String state, ToDoubleFunction<ServedTypes> count) {
		Gauge.builder("reflectionfreejackson.types", this.servedTypes, count)
			.description("Types that were written, by how")
			.tag("state", state)
			.register(registry);
	}

	private void verified(MeterRegistry registry, String result, ToDoubleFunction<ShadowVerification> count) {
		FunctionCounter.builder("reflectionfreejackson.verified", this.verification, count)
			.description("Values that were written by plain Jackson as well, by what came of it")
			.tag("result", result)
			.register(registry);
	}

}
