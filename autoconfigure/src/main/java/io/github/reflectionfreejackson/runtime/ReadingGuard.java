package io.github.reflectionfreejackson.runtime;

import java.lang.reflect.Modifier;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers.DescribedReading;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether generated code may read a type: only if everything that Jackson's
 * discovery of properties and creators depends on is as it was when code was generated.
 * <p>
 * One instance serves a mapper and its copies, and may be used by several threads.
 */
final class ReadingGuard {

	private final GeneratedSerializers generated;

	private final ServedTypes servedTypes;

	private final boolean direct;

	private volatile @Nullable Verdict latest;

	ReadingGuard(GeneratedSerializers generated, ServedTypes servedTypes, boolean direct) {
		this.generated = generated;
		this.servedTypes = servedTypes;
		this.direct = direct;
	}

	/**
	 * Return whether names and values may be taken from the buffer of a parser.
	 */
	boolean allowsDirectReading() {
		return this.direct;
	}

	/**
	 * Return the generated access to a type, if it may be used.
	 * @param reflective what Jackson finds, of the type or of its builder
	 * @param builder the builder that Jackson uses for the type, or {@code null}
	 * @return the access, or {@code null} if Jackson's reflection has to serve the type
	 */
	@Nullable DescribedReading find(DeserializationConfig config, Class<?> type, BeanDescription reflective,
			@Nullable Class<?> builder) {
		try {
			DescribedReading described = this.generated.findReading(type);
			if (described == null) {
				return null;
			}
			ReadingOutline outline = described.outline();
			String difference = mapperDifference(config);
			if (difference == null) {
				difference = builderDifference(described.deserializer(), builder);
			}
			if (difference == null) {
				difference = TypeConditions.difference(config, reflective.getClassInfo(), outline.mixIns(),
						outline.visibility());
			}
			if (difference == null) {
				return described;
			}
			this.servedTypes.byReflection(type, difference);
		}
		catch (RuntimeException | LinkageError ex) {
			this.servedTypes.byReflection(type, "its generated code does not fit the class path: " + ex);
		}
		return null;
	}

	void served(Class<?> type) {
		this.servedTypes.byGeneratedCode(type, false);
	}

	/**
	 * Note that generated code reads the properties of a type one after the other.
	 */
	void straightLine(Class<?> type) {
		this.servedTypes.byGeneratedCode(type, true);
	}

	/**
	 * Note that a name was taken from the buffer of a parser.
	 */
	void readDirectly(Class<?> type) {
		this.servedTypes.readDirectly(type);
	}

	/**
	 * Note that generated code could not be used for a type after all.
	 */
	void steppedBack(Class<?> type, String reason) {
		this.servedTypes.byReflection(type, reason);
	}

	/**
	 * Note that Jackson looks at the members of a type by reflection. Of most abstract
	 * types, it has no use for them.
	 */
	void reflected(Class<?> type) {
		String reason = this.generated.reasonForReflectiveReading(type);
		if (type.getClassLoader() == null || (reason == null && Modifier.isAbstract(type.getModifiers()))) {
			return;
		}
		if (reason != null) {
			this.servedTypes.byReflectionUnlessKnown(type, reason, this.generated.remedyForReflectiveReading(type));
		}
		else {
			this.servedTypes.byReflectionAsUnseen(type, TypeConditions.isIncludable(type));
		}
	}

	private static @Nullable String builderDifference(GeneratedDeserializer<?> deserializer,
			@Nullable Class<?> builder) {
		Class<?> before = (deserializer instanceof GeneratedBuilderDeserializer<?, ?>) ? deserializer.beanType() : null;
		return (before == builder) ? null : "its builder was '" + nameOf(before) + "' when code was generated, and is '"
				+ nameOf(builder) + "' now";
	}

	private static String nameOf(@Nullable Class<?> builder) {
		return (builder != null) ? builder.getName() : "none";
	}

	/**
	 * Configurations are immutable, so each needs to be looked at only once.
	 */
	private @Nullable String mapperDifference(DeserializationConfig config) {
		Verdict verdict = this.latest;
		if (verdict == null || verdict.config() != config) {
			verdict = new Verdict(config, MapperFingerprint.of(config)
				.differenceFrom(MapperFingerprint.of(this.generated.readingFingerprint())));
			this.latest = verdict;
		}
		return verdict.difference();
	}

	/**
	 * What was found out about a configuration.
	 *
	 * @param config the configuration
	 * @param difference how it differs from the build's, or {@code null}
	 */
	private record Verdict(DeserializationConfig config, @Nullable String difference) {
	}

}
