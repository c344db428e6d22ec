package io.github.reflectionfreejackson.test.ondemand;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.model.TierModel;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReadingMode;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.jspecify.annotations.Nullable;

/**
 * Makes a mapper write and read by generated code without AOT processing: each type that
 * Jackson asks for is introspected, generated, compiled in memory and loaded beside the
 * type when it is first used, by the very classes which AOT processing uses.
 * <p>
 * For tests only. The handle, and the mapper, may be used by several threads.
 *
 * @since 0.1.0
 */
public final class OnDemandReflectionFree {

	private final OnDemandSerializers serializers;

	private final ServedTypes servedTypes = new ServedTypes();

	private OnDemandReflectionFree(OnDemandSerializers serializers) {
		this.serializers = serializers;
	}

	/**
	 * Make a mapper write and read by generated code. Types are introspected with the
	 * mapper's configuration at the time of their first use.
	 * @param mapper the mapper, which must not have been used yet
	 * @return a handle that tells how types were written and read
	 * @throws IllegalArgumentException if the mapper has a serializer factory of its own
	 * @throws IllegalStateException if there is no compiler, since this is no JDK
	 */
	public static OnDemandReflectionFree install(ObjectMapper mapper) {
		OnDemandReflectionFree onDemand = generating(mapper);
		onDemand.installInto(mapper, onDemand.serializers, ReadingMode.DIRECT, null);
		return onDemand;
	}

	/**
	 * Make a mapper write and read by generated code, and have values written and read by
	 * plain Jackson as well.
	 * @param mapper the mapper, which must not have been used yet
	 * @param verification compares what generated code does with what plain Jackson does
	 * @return a handle that tells how types were written and read
	 * @throws IllegalArgumentException if the mapper has a serializer factory of its own
	 * @throws IllegalStateException if there is no compiler, since this is no JDK
	 */
	public static OnDemandReflectionFree install(ObjectMapper mapper, ShadowVerification verification) {
		OnDemandReflectionFree onDemand = generating(mapper);
		onDemand.installInto(mapper, onDemand.serializers, ReadingMode.DIRECT, verification);
		return onDemand;
	}

	/**
	 * Whoever asks for generated code takes any failure for one of the type.
	 */
	private static OnDemandReflectionFree generating(ObjectMapper mapper) {
		InMemoryCompiler.system();
		return new OnDemandReflectionFree(new OnDemandSerializers(mapper));
	}

	/**
	 * Generate nothing from now on, but keep what was generated.
	 */
	public void stopGenerating() {
		this.serializers.stopGenerating();
	}

	/**
	 * Make another mapper of the same configuration use what was generated.
	 * @param mapper the mapper, which must not have been used yet
	 * @return a handle that tells how types were served by the other mapper
	 */
	public OnDemandReflectionFree reuse(ObjectMapper mapper) {
		return reuse(mapper, ReadingMode.DIRECT);
	}

	/**
	 * Make another mapper of the same configuration use what was generated, and have
	 * Jackson work out at run time all that it makes of properties, even where that was
	 * settled when code was generated.
	 * @param mapper the mapper, which must not have been used yet
	 * @return a handle that tells how types were served by the other mapper
	 */
	public OnDemandReflectionFree reuseUnsettled(ObjectMapper mapper) {
		return reuseUnsettled(mapper, ReadingMode.DIRECT);
	}

	/**
	 * Make another mapper of the same configuration use what was generated, read in the
	 * given way, and have Jackson work out at run time all that it makes of properties.
	 * @param mapper the mapper, which must not have been used yet
	 * @param mode how to read
	 * @return a handle that tells how types were served by the other mapper
	 */
	public OnDemandReflectionFree reuseUnsettled(ObjectMapper mapper, ReadingMode mode) {
		return reuse(mapper, new UnsettledSerializers(this.serializers), mode);
	}

	/**
	 * Make another mapper of the same configuration use what was generated, and read in
	 * the given way.
	 * @param mapper the mapper, which must not have been used yet
	 * @param mode how to read
	 * @return a handle that tells how types were served by the other mapper
	 */
	public OnDemandReflectionFree reuse(ObjectMapper mapper, ReadingMode mode) {
		return reuse(mapper, this.serializers, mode);
	}

	private OnDemandReflectionFree reuse(ObjectMapper mapper, GeneratedSerializers registry, ReadingMode mode) {
		OnDemandReflectionFree other = new OnDemandReflectionFree(this.serializers);
		other.installInto(mapper, registry, mode, null);
		return other;
	}

	private void installInto(ObjectMapper mapper, GeneratedSerializers registry, ReadingMode mode,
			@Nullable ShadowVerification verification) {
		if (!new ReflectionFreeJackson(registry, this.servedTypes, verification, true, mode).install(mapper)) {
			throw new IllegalArgumentException("Generated code cannot be used with this mapper, whose format is "
					+ mapper.getFactory().getFormatName() + " and whose serializer factory is "
					+ mapper.getSerializerFactory().getClass().getName());
		}
	}

	OnDemandSerializers serializers() {
		return this.serializers;
	}

	/**
	 * Return whether generated code writes a type.
	 * @param type the type
	 * @return whether it was written, and by generated code
	 */
	public boolean isGenerated(Class<?> type) {
		return generated().contains(type.getName());
	}

	/**
	 * Return which tier writes a type.
	 * @param type the type
	 * @return 2 for straight-line code, 1 for Jackson's serializer over generated access,
	 * and 0 if generated code does not write the type
	 */
	public int tierOf(Class<?> type) {
		if (!isGenerated(type)) {
			return 0;
		}
		return this.servedTypes.isStraightLine(type.getName()) ? 2 : 1;
	}

	/**
	 * Return whether a bean of a type was encoded straight into the generator's buffer,
	 * at least once.
	 * @param type the type
	 * @return whether one was
	 */
	public boolean isEncoded(Class<?> type) {
		return this.servedTypes.isEncoded(type.getName());
	}

	/**
	 * Return whether a type's serializer was made of what was settled when code was
	 * generated, without asking Jackson again.
	 * @param type the type
	 * @return whether it was
	 */
	public boolean isSettled(Class<?> type) {
		return this.servedTypes.isSettled(type.getName());
	}

	/**
	 * Return which tier was expected to write a type when code was generated for it.
	 * @param type the type
	 * @return the tier, or 0 if no code was generated
	 */
	public int expectedTierOf(Class<?> type) {
		TierModel tier = this.serializers.expectedTier(type);
		return (tier != null) ? tier.number() : 0;
	}

	/**
	 * Return why reflection writes a type.
	 * @param type the type
	 * @return the reason, or {@code null} if reflection does not write the type
	 */
	public @Nullable String reasonForFallback(Class<?> type) {
		return fallbacks().get(type.getName());
	}

	/**
	 * Return why generated code cannot write a type, whether or not it was written yet.
	 * @param type the type; of an array, the type of its elements counts
	 * @return the reason, or {@code null} if generated code writes the type
	 */
	public @Nullable String reasonAgainst(Class<?> type) {
		if (type.isArray()) {
			return reasonAgainst(type.getComponentType());
		}
		String reason = reasonForFallback(type);
		return (reason != null || isGenerated(type)) ? reason : this.serializers.reasonAgainst(type);
	}

	/**
	 * Return what to do to have generated code write a type that {@link #reasonAgainst}
	 * has a reason against.
	 * @param type the type
	 * @return the remedy, or {@code null} if none is known, or generated code writes the
	 * type
	 */
	public @Nullable String remedyFor(Class<?> type) {
		return type.isArray() ? remedyFor(type.getComponentType()) : this.serializers.remedyForFallback(type);
	}

	/**
	 * Return whether generated code reads a type.
	 * @param type the type
	 * @return whether it was read, and by generated code
	 */
	public boolean isReadByGeneratedCode(Class<?> type) {
		return this.servedTypes.reading().byGeneratedCode().contains(type.getName());
	}

	/**
	 * Return whether generated code reads the properties of a type one after the other,
	 * as long as a reading asks for nothing special.
	 * @param type the type
	 * @return whether it does
	 */
	public boolean isReadStraightLine(Class<?> type) {
		return this.servedTypes.reading().isStraightLine(type.getName());
	}

	/**
	 * Return whether the first name of a type was taken straight from the buffer of a
	 * parser, or others were looked for there after a type id, at least once.
	 * @param type the type
	 * @return whether they were
	 */
	public boolean isReadDirectly(Class<?> type) {
		return this.servedTypes.reading().isReadDirectly(type.getName());
	}

	/**
	 * Return whether a type's deserializer was made of what was settled when code was
	 * generated, without asking Jackson again.
	 * @param type the type
	 * @return whether it was
	 */
	public boolean isReadAsSettled(Class<?> type) {
		return this.servedTypes.reading().isSettled(type.getName());
	}

	/**
	 * Return why reflection reads a type.
	 * @param type the type
	 * @return the reason, or {@code null} if reflection does not read the type
	 */
	public @Nullable String reasonForReflectiveReading(Class<?> type) {
		return readByReflection().get(type.getName());
	}

	/**
	 * Return the names of all types that generated code read.
	 * @return the names
	 */
	public Set<String> readByGeneratedCode() {
		return this.servedTypes.reading().byGeneratedCode();
	}

	/**
	 * Return all types that generated code read.
	 * @return the types
	 */
	public Set<Class<?>> typesReadByGeneratedCode() {
		Set<String> names = readByGeneratedCode();
		return this.serializers.readableTypes()
			.stream()
			.filter((type) -> names.contains(type.getName()))
			.collect(Collectors.toUnmodifiableSet());
	}

	/**
	 * Return the names of all types that reflection read, each with the reason.
	 * @return the reasons by name of the type
	 */
	public Map<String, String> readByReflection() {
		return this.servedTypes.reading().byReflection();
	}

	/**
	 * Return the names of all types that generated code wrote.
	 * @return the names
	 */
	public Set<String> generated() {
		return this.servedTypes.byGeneratedCode();
	}

	/**
	 * Return all types that generated code wrote.
	 * @return the types
	 */
	public Set<Class<?>> generatedTypes() {
		Map<String, Class<?>> types = new HashMap<>(this.serializers.types());
		types.keySet().retainAll(generated());
		return Set.copyOf(types.values());
	}

	/**
	 * Return the names of all types that reflection wrote, each with the reason.
	 * @return the reasons by name of the type
	 */
	public Map<String, String> fallbacks() {
		return this.servedTypes.byReflection();
	}

	/**
	 * Return how many types code was generated for and loaded, used or not.
	 * @return the number
	 */
	public int compiled() {
		return this.serializers.compiled();
	}

}
