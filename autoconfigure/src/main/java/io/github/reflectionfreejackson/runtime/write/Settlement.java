package io.github.reflectionfreejackson.runtime.write;

import java.util.Map;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import com.fasterxml.jackson.databind.ser.Serializers;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether Jackson would make of properties now what it made of them when the
 * application was built.
 * <p>
 * May be used by several threads.
 */
final class Settlement {

	private final WritableTypes serializers;

	private volatile @Nullable Verdict latest;

	Settlement(WritableTypes serializers) {
		this.serializers = serializers;
	}

	/**
	 * Return what settled types have in common.
	 * @return that, or {@code null} if a mapper's configuration, apart from that of
	 * single types, does not settle what was settled
	 */
	@Nullable SettledWriting of(SerializationConfig config, SerializerFactoryConfig factoryConfig) {
		Verdict verdict = this.latest;
		if (verdict == null || !verdict.isAbout(config, factoryConfig)) {
			Map<String, String> now = OutcomeFingerprint.of(config, factoryConfig);
			boolean holds = now != null && now.equals(this.serializers.outcome());
			verdict = new Verdict(config, factoryConfig, config.getDefaultPropertyInclusion(),
					config.getDefaultVisibilityChecker(), holds ? new SettledWriting(config) : null);
			this.latest = verdict;
		}
		return verdict.settled();
	}

	/**
	 * Return what settled types have in common, if that has been found out last.
	 */
	@Nullable SettledWriting latest(SerializationConfig config, SerializerFactoryConfig factoryConfig) {
		Verdict verdict = this.latest;
		return (verdict != null && verdict.isAbout(config, factoryConfig)) ? verdict.settled() : null;
	}

	/**
	 * Return whether a type is looked up by its class alone, and the mapper says nothing
	 * about it.
	 */
	static boolean isPlain(SerializationConfig config, JavaType type) {
		return !type.hasGenericTypes() && !type.isContainerType() && !type.isReferenceType() && !type.hasHandlers()
				&& config.findConfigOverride(type.getRawClass()) == null;
	}

	/**
	 * Return whether a module has a serializer of its own for a type.
	 */
	static boolean hasSerializer(SerializationConfig config, SerializerFactoryConfig factoryConfig, JavaType type) {
		for (Serializers candidates : factoryConfig.serializers()) {
			if (candidates.findSerializer(config, type, null) != null) {
				return true;
			}
		}
		return false;
	}

	/**
	 * What was found out about a configuration. Some of its parts may be replaced by
	 * others while it stays the same.
	 *
	 * @param config the configuration
	 * @param factoryConfig the configuration of the factory
	 * @param inclusion a part of the configuration
	 * @param visibility a part of the configuration
	 * @param settled what settled types have in common, or {@code null} if any of these
	 * is not as it was
	 */
	private record Verdict(SerializationConfig config, SerializerFactoryConfig factoryConfig,
			JsonInclude.Value inclusion, VisibilityChecker<?> visibility, @Nullable SettledWriting settled) {

		boolean isAbout(SerializationConfig otherConfig, SerializerFactoryConfig otherFactoryConfig) {
			return this.config == otherConfig && this.factoryConfig == otherFactoryConfig
					&& this.inclusion == otherConfig.getDefaultPropertyInclusion()
					&& this.visibility == otherConfig.getDefaultVisibilityChecker();
		}

	}

}
