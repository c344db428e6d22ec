package io.github.reflectionfreejackson.actuate;

import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ServedTypes;
import io.github.reflectionfreejackson.runtime.ServedTypes.Fallback;
import io.github.reflectionfreejackson.runtime.ShadowVerification;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;

/**
 * Actuator endpoint that tells of each type how it is written, and why. It names types,
 * properties and settings, but no values.
 *
 * @since 0.1.0
 */
@Endpoint(id = "reflectionfreejackson")
public final class ReflectionFreeJacksonEndpoint {

	private static final String INCLUDE = "spring.jackson.reflection-free.include=";

	private final @Nullable GeneratedSerializers serializers;

	private final ServedTypes servedTypes;

	private final ShadowVerification verification;

	/**
	 * Create the endpoint.
	 * @param serializers what was generated, or {@code null} if nothing was
	 * @param servedTypes how types were written so far
	 * @param verification what verification found so far
	 */
	public ReflectionFreeJacksonEndpoint(@Nullable GeneratedSerializers serializers, ServedTypes servedTypes,
			ShadowVerification verification) {
		this.serializers = serializers;
		this.servedTypes = servedTypes;
		this.verification = verification;
	}

	/**
	 * Tell how types are written.
	 * @return all types that code was generated for, those among all others which
	 * reflection wrote, and what verification found
	 */
	@ReadOperation
	public Report report() {
		Map<String, TypeState> registered = new TreeMap<>();
		Map<String, TypeState> others = new TreeMap<>();
		if (this.serializers != null) {
			this.serializers.registeredTypes().forEach((name) -> registered.put(name, TypeState.UNUSED));
		}
		this.servedTypes.byGeneratedCode()
			.forEach((name) -> registered.put(name,
					this.servedTypes.isStraightLine(name) ? TypeState.TIER_2 : TypeState.TIER_1));
		this.servedTypes.fallbacks().forEach((name, fallback) -> {
			Map<String, TypeState> types = registered.containsKey(name) ? registered : others;
			types.put(name, state(name, fallback));
		});
		return new Report(registered, others, new Verified(this.verification.equal(), this.verification.different(),
				this.verification.inconclusive()));
	}

	private static TypeState state(String name, Fallback fallback) {
		return new TypeState("reflection", null, fallback.reason(),
				fallback.couldBeIncluded() ? INCLUDE + name : fallback.remedy());
	}

	/**
	 * What the endpoint answers.
	 *
	 * @param registered the types that code was generated for, by name
	 * @param others the other types which reflection wrote, by name
	 * @param verified what verification found
	 */
	public record Report(Map<String, TypeState> registered, Map<String, TypeState> others, Verified verified) {
	}

	/**
	 * How a type is written.
	 *
	 * @param state {@code unused}, {@code generated} or {@code reflection}
	 * @param tier 2 for straight-line code, 1 for Jackson's serializer over generated
	 * access, or {@code null} if generated code does not write the type
	 * @param reason why reflection writes the type, or {@code null}
	 * @param remedy the property that would have code generated for the type, or what
	 * else the build said is to be done, or {@code null}
	 */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	public record TypeState(String state, @Nullable Integer tier, @Nullable String reason, @Nullable String remedy) {

		private static final TypeState UNUSED = new TypeState("unused", null, null, null);

		private static final TypeState TIER_1 = new TypeState("generated", 1, null, null);

		private static final TypeState TIER_2 = new TypeState("generated", 2, null, null);

	}

	/**
	 * How many values were verified.
	 *
	 * @param equal how many generated code wrote as plain Jackson does
	 * @param different how many it wrote differently
	 * @param inconclusive how many plain Jackson itself does not write twice in the same
	 * way
	 */
	public record Verified(long equal, long different, long inconclusive) {
	}

}
