package io.github.reflectionfreejackson.actuate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import io.github.reflectionfreejackson.autoconfigure.Switch;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.served.ServedTypes.Fallback;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.AotDetector;
import org.springframework.boot.actuate.endpoint.OperationResponseBody;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;
import org.springframework.core.env.Environment;

/**
 * Actuator endpoint that tells of each type how it is written and read, and why. It names
 * types, properties and settings, but no values.
 *
 * @since 0.1.0
 */
@Endpoint(id = "reflectionfreejackson")
public final class ReflectionFreeJacksonEndpoint {

	private static final String INCLUDE = ReflectionFreeJacksonProperties.PREFIX + ".include=";

	private final Environment environment;

	private final @Nullable GeneratedSerializers serializers;

	private final ServedTypes servedTypes;

	private final ShadowVerification verification;

	/**
	 * Create the endpoint.
	 * @param environment where to look up whether generated code is wanted
	 * @param serializers what was generated, or {@code null} if nothing was
	 * @param servedTypes how types were written and read so far
	 * @param verification what verification found so far
	 */
	public ReflectionFreeJacksonEndpoint(Environment environment, @Nullable GeneratedSerializers serializers,
			ServedTypes servedTypes, ShadowVerification verification) {
		this.environment = environment;
		this.serializers = serializers;
		this.servedTypes = servedTypes;
		this.verification = verification;
	}

	/**
	 * Tell how types are written and read, as maps, so that answering writes no bean, and
	 * as Spring Boot's own endpoints do, by a mapper that the application cannot change.
	 * Each type that is written has a {@code state}: {@code unused}, {@code generated} or
	 * {@code reflection}. With {@code generated} there is the {@code tier}: 3 if values
	 * were encoded straight into the output, 2 for straight-line code, 1 for Jackson's
	 * serializer over generated access. With {@code reflection} there is the
	 * {@code reason} and, where something can be done, the {@code remedy}.
	 * @return {@code generatedCode}, whether it is {@code used} at all, or the
	 * {@code reason} why not, and what kept values from being encoded, if anything did,
	 * as {@code notEncoded}; {@code registered}, the types that code was generated for;
	 * {@code others}, the other types which reflection wrote; {@code verified}, how many
	 * values that were written were verified, by what came of it; and {@code read}, with
	 * the names of types that generated code has read, those that it could read but has
	 * not, the types which reflection read, each with its reason and remedy, and how many
	 * documents were verified, by what came of it
	 */
	@ReadOperation
	public Map<String, Object> report() {
		Map<String, Object> registered = new TreeMap<>();
		Map<String, Object> others = new TreeMap<>();
		if (this.serializers != null) {
			this.serializers.registeredTypes().forEach((name) -> registered.put(name, Map.of("state", "unused")));
		}
		this.servedTypes.byGeneratedCode().forEach((name) -> registered.put(name, generated(name)));
		this.servedTypes.fallbacks()
			.forEach((name, fallback) -> (registered.containsKey(name) ? registered : others).put(name,
					reflection(name, fallback)));
		Map<String, Object> report = new LinkedHashMap<>();
		report.put("generatedCode", use());
		report.put("registered", registered);
		report.put("others", others);
		report.put("verified", verified(this.verification));
		report.put("read", read());
		return OperationResponseBody.of(report);
	}

	private Map<String, Object> use() {
		String obstacle = obstacle();
		Map<String, Object> use = new LinkedHashMap<>();
		use.put("used", obstacle == null);
		if (obstacle != null) {
			use.put("reason", obstacle);
		}
		Set<String> obstacles = obstaclesToEncoding();
		if (obstacle == null && !obstacles.isEmpty()) {
			use.put("notEncoded", obstacles);
		}
		return use;
	}

	private Set<String> obstaclesToEncoding() {
		return Switch.DIRECT_ENCODING.isOn(this.environment) ? this.servedTypes.obstaclesToEncoding()
				: Set.of(Switch.DIRECT_ENCODING.property() + " is not true");
	}

	private @Nullable String obstacle() {
		if (!Switch.CODE.isOn(this.environment)) {
			return Switch.CODE.property() + " is not true";
		}
		if (this.serializers != null) {
			return this.servedTypes.isInstalled() ? null : "no ObjectMapper has been made to use it";
		}
		return AotDetector.useGeneratedArtifacts() ? "AOT processing generated no code"
				: "the application does not run in AOT mode";
	}

	private Map<String, Object> read() {
		ServedTypes types = this.servedTypes.reading();
		Set<String> generated = types.byGeneratedCode();
		Map<String, Object> reflection = new TreeMap<>();
		types.fallbacks().forEach((name, fallback) -> reflection.put(name, reason(name, fallback)));
		Set<String> unused = new TreeSet<>();
		if (this.serializers != null && Switch.READING.isOn(this.environment)) {
			unused.addAll(this.serializers.registeredReadableTypes());
		}
		unused.removeAll(generated);
		unused.removeAll(reflection.keySet());
		Map<String, Object> read = new LinkedHashMap<>();
		read.put("generated", generated);
		read.put("unused", unused);
		read.put("reflection", reflection);
		read.put("verified", verified(this.verification.reading()));
		return read;
	}

	private static Map<String, Object> verified(ShadowVerification verification) {
		Map<String, Object> verified = new LinkedHashMap<>();
		verified.put("equal", verification.equal());
		verified.put("different", verification.different());
		verified.put("inconclusive", verification.inconclusive());
		return verified;
	}

	private Map<String, Object> generated(String name) {
		Map<String, Object> state = new LinkedHashMap<>();
		state.put("state", "generated");
		state.put("tier", tier(name));
		return state;
	}

	private int tier(String name) {
		if (this.servedTypes.isStraightLine(name)) {
			return this.servedTypes.isEncoded(name) ? 3 : 2;
		}
		return 1;
	}

	private static Map<String, Object> reflection(String name, Fallback fallback) {
		Map<String, Object> state = new LinkedHashMap<>();
		state.put("state", "reflection");
		state.putAll(reason(name, fallback));
		return state;
	}

	private static Map<String, Object> reason(String name, Fallback fallback) {
		Map<String, Object> reason = new LinkedHashMap<>();
		reason.put("reason", fallback.reason());
		String remedy = fallback.couldBeIncluded() ? INCLUDE + name : fallback.remedy();
		if (remedy != null) {
			reason.put("remedy", remedy);
		}
		return reason;
	}

}
