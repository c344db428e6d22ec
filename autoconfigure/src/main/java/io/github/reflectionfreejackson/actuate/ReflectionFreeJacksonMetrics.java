package io.github.reflectionfreejackson.actuate;

import java.util.function.ToDoubleFunction;

import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;

/**
 * Counts types by how they are written ({@code reflectionfreejackson.types}, tagged by
 * {@code state}: {@code generated} or {@code reflection}), by how they are read
 * ({@code reflectionfreejackson.types.read}, tagged alike), verified values that were
 * written ({@code reflectionfreejackson.verified}, tagged by {@code result}:
 * {@code equal}, {@code different} or {@code inconclusive}), and verified documents that
 * were read ({@code reflectionfreejackson.verified.read}, tagged alike).
 *
 * @since 0.1.0
 */
public final class ReflectionFreeJacksonMetrics implements MeterBinder {

	private final ServedTypes servedTypes;

	private final ShadowVerification verification;

	/**
	 * Create the metrics.
	 * @param servedTypes how types were written and read so far
	 * @param verification what verification found so far
	 */
	public ReflectionFreeJacksonMetrics(ServedTypes servedTypes, ShadowVerification verification) {
		this.servedTypes = servedTypes;
		this.verification = verification;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		types(registry, "reflectionfreejackson.types", "Types that were written, by how", this.servedTypes);
		types(registry, "reflectionfreejackson.types.read", "Types that were read, by how", this.servedTypes.reading());
		verified(registry, "reflectionfreejackson.verified",
				"Values that were written by plain Jackson as well, by what came of it", this.verification);
		verified(registry, "reflectionfreejackson.verified.read",
				"Documents that were read by plain Jackson as well, by what came of it", this.verification.reading());
	}

	private static void types(MeterRegistry registry, String name, String description, ServedTypes types) {
		types(registry, name, description, types, "generated", (served) -> served.byGeneratedCode().size());
		types(registry, name, description, types, "reflection", (served) -> served.byReflection().size());
	}

	private static void types(MeterRegistry registry, String name, String description, ServedTypes types, String state,
			ToDoubleFunction<ServedTypes> count) {
		Gauge.builder(name, types, count).description(description).tag("state", state).register(registry);
	}

	private static void verified(MeterRegistry registry, String name, String description,
			ShadowVerification verification) {
		verified(registry, name, description, verification, "equal", ShadowVerification::equal);
		verified(registry, name, description, verification, "different", ShadowVerification::different);
		verified(registry, name, description, verification, "inconclusive", ShadowVerification::inconclusive);
	}

	private static void verified(MeterRegistry registry, String name, String description,
			ShadowVerification verification, String result, ToDoubleFunction<ShadowVerification> count) {
		FunctionCounter.builder(name, verification, count)
			.description(description)
			.tag("result", result)
			.register(registry);
	}

}
