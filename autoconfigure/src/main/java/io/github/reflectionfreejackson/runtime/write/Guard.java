package io.github.reflectionfreejackson.runtime.write;

import java.util.Set;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import io.github.reflectionfreejackson.runtime.direct.Encoding;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperDifference;
import io.github.reflectionfreejackson.runtime.fingerprint.TypeConditions;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether generated code may write a type: only if everything that Jackson's
 * discovery of properties depends on is as it was when code was generated.
 * <p>
 * One instance serves a mapper and its copies, and may be used by several threads.
 *
 * @since 0.1.0
 */
public final class Guard {

	private static final String SPRINGS_WRAPPER = "org.springframework.http.converter.json.MappingJacksonValue";

	private final WritableTypes serializers;

	private final ServedTypes servedTypes;

	private final @Nullable ShadowVerification verification;

	private final @Nullable Predicate<Class<?>> selection;

	private final @Nullable Encoding encoding;

	private final Settlement settlement;

	private volatile @Nullable Verdict latest;

	/**
	 * Create a guard.
	 * @param serializers what was generated
	 * @param servedTypes where to note how types are written
	 * @param verification of writing, or {@code null} if nothing is verified
	 * @param encoding whether values may be encoded straight into the output
	 */
	public Guard(WritableTypes serializers, ServedTypes servedTypes, @Nullable ShadowVerification verification,
			boolean encoding) {
		this.serializers = serializers;
		this.servedTypes = servedTypes;
		this.verification = verification;
		this.selection = null;
		this.encoding = encoding ? new Encoding(servedTypes, serializers.encodesAllValues()) : null;
		this.settlement = new Settlement(serializers);
	}

	private Guard(Guard guard, Predicate<Class<?>> selection) {
		this.serializers = guard.serializers;
		this.servedTypes = ServedTypes.unlogged();
		this.verification = guard.verification;
		this.selection = selection;
		this.encoding = guard.encoding;
		this.settlement = guard.settlement;
	}

	/**
	 * Return a guard that decides as this one does, notes nothing, and lets generated
	 * code write only some types.
	 * @param selection asked about each type that generated code could write
	 */
	Guard selecting(Predicate<Class<?>> selection) {
		return new Guard(this, selection);
	}

	/**
	 * Return whether values may be encoded.
	 * @return whether they may, where that is possible
	 */
	public boolean encodes() {
		return this.encoding != null;
	}

	/**
	 * Return what decides whether beans are encoded, or {@code null} if none is.
	 */
	@Nullable Encoding encoding() {
		return this.encoding;
	}

	/**
	 * Return the names of a type's properties, as they were when code was generated.
	 */
	Set<String> propertiesOf(Class<?> type) {
		WritableType described = this.serializers.find(type);
		return (described != null) ? described.outline().propertyNames() : Set.of();
	}

	/**
	 * Return whether code was generated for a type that can be used at all.
	 */
	boolean knows(Class<?> type) {
		try {
			return this.serializers.find(type) != null;
		}
		catch (RuntimeException | LinkageError ex) {
			return false;
		}
	}

	/**
	 * Return the generated access to a type, if it may be used.
	 * @return the access, or {@code null} if Jackson's reflection has to serve the type
	 */
	@Nullable WritableType find(SerializationConfig config, JavaType type, BeanDescription reflective) {
		Class<?> raw = type.getRawClass();
		try {
			WritableType described = this.serializers.find(raw);
			if (described == null) {
				return null;
			}
			String difference = difference(config, raw, reflective, described.outline());
			if (difference == null) {
				return isSelected(raw) ? described : null;
			}
			this.servedTypes.byReflection(raw, difference);
		}
		catch (RuntimeException | LinkageError ex) {
			this.servedTypes.byReflectionAsMisfit(raw, ex);
		}
		return null;
	}

	/**
	 * Return the generated access to a type, if it may be used and build time has settled
	 * what Jackson makes of the type's properties.
	 * @return the access, or {@code null} if Jackson has to be asked
	 */
	@Nullable WritableType findSettled(SerializationConfig config, JavaType type) {
		Class<?> raw = type.getRawClass();
		WritableType described = this.serializers.find(raw);
		boolean holds = described != null && described.outline().isSettled() && isSelected(raw)
				&& (this.verification == null || this.verification.objectionTo(raw) == null)
				&& Settlement.isPlain(config, type) && mapperDifference(config).isNone()
				&& TypeConditions.mixInDifference(config, raw, described.outline().mixIns()) == null;
		return holds ? described : null;
	}

	/**
	 * Return what settled types have in common.
	 * @return that, or {@code null} if a mapper's configuration does not settle any
	 */
	@Nullable SettledWriting settledWriting(SerializationConfig config, SerializerFactoryConfig factoryConfig) {
		return this.settlement.of(config, factoryConfig);
	}

	/**
	 * Return what settled types have in common, if that has been found out last.
	 */
	@Nullable SettledWriting knownSettledWriting(SerializationConfig config, SerializerFactoryConfig factoryConfig) {
		return this.settlement.latest(config, factoryConfig);
	}

	private boolean isSelected(Class<?> type) {
		return this.selection == null || this.selection.test(type);
	}

	/**
	 * Note that a serializer was made of what build time has settled.
	 */
	void settled(Class<?> type) {
		this.servedTypes.byGeneratedCode(type, true);
		this.servedTypes.settled(type);
	}

	/**
	 * Return whether a type can be settled at all: those of the JDK and enums never are,
	 * and are common.
	 */
	boolean maySettle(Class<?> type) {
		return type.getClassLoader() != null && !type.isEnum();
	}

	/**
	 * Note that generated code writes a type where it is a key of a map.
	 */
	void servedKey(Class<?> type) {
		this.servedTypes.byGeneratedCodeUnlessKnown(type);
	}

	/**
	 * Note that Jackson looks at the properties of a type by reflection. Of Spring's
	 * wrapper, Jackson is asked whether it could write it, and never does.
	 */
	void reflected(Class<?> type) {
		if (type.getName().equals(SPRINGS_WRAPPER)) {
			return;
		}
		String reason = this.serializers.reasonForFallback(type);
		if (reason != null) {
			this.servedTypes.byReflectionUnlessKnown(type, reason, this.serializers.remedyForFallback(type));
		}
		else {
			this.servedTypes.byReflectionAsUnseen(type);
		}
	}

	/**
	 * Note that generated code could not be used for a type after all.
	 */
	void steppedBack(Class<?> type, String reason) {
		this.servedTypes.byReflection(type, reason);
	}

	/**
	 * Note that verification has found a type to be at fault.
	 */
	void distrusted(Class<?> type) {
		String objection = (this.verification != null) ? this.verification.objectionTo(type) : null;
		if (objection != null) {
			this.servedTypes.byReflection(type, objection);
		}
	}

	void served(Class<?> type, boolean straightLine) {
		this.servedTypes.byGeneratedCode(type, straightLine);
	}

	private @Nullable String difference(SerializationConfig config, Class<?> type, BeanDescription reflective,
			BeanOutline outline) {
		String difference = (this.verification != null) ? this.verification.objectionTo(type) : null;
		if (difference == null) {
			difference = mapperDifference(config).of(config, reflective.getClassInfo());
		}
		if (difference == null) {
			difference = TypeConditions.difference(config, reflective.getClassInfo(), outline.mixIns(),
					outline.visibility());
		}
		return difference;
	}

	/**
	 * Configurations are immutable, so each needs to be looked at only once.
	 */
	private MapperDifference mapperDifference(SerializationConfig config) {
		Verdict verdict = this.latest;
		if (verdict == null || verdict.config() != config) {
			verdict = new Verdict(config, MapperDifference.of(config, this.serializers.fingerprint()));
			this.latest = verdict;
		}
		return verdict.difference();
	}

	/**
	 * What was found out about a configuration.
	 *
	 * @param config the configuration
	 * @param difference how it differs from the build's
	 */
	private record Verdict(SerializationConfig config, MapperDifference difference) {
	}

}
