package io.github.reflectionfreejackson.runtime;

import java.lang.reflect.Modifier;
import java.util.function.Predicate;

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

	private final @Nullable ShadowVerification verification;

	private final boolean direct;

	private final @Nullable Predicate<Class<?>> selection;

	private volatile @Nullable Verdict latest;

	/**
	 * Create a guard.
	 * @param servedTypes where to note how types are read
	 * @param verification of reading, or {@code null} if nothing is verified
	 * @param direct whether names and values may be taken from the buffer of a parser
	 */
	ReadingGuard(GeneratedSerializers generated, ServedTypes servedTypes, @Nullable ShadowVerification verification,
			boolean direct) {
		this.generated = generated;
		this.servedTypes = servedTypes;
		this.verification = verification;
		this.direct = direct;
		this.selection = null;
	}

	private ReadingGuard(ReadingGuard guard, Predicate<Class<?>> selection) {
		this.generated = guard.generated;
		this.servedTypes = ServedTypes.unlogged();
		this.verification = guard.verification;
		this.direct = guard.direct;
		this.selection = selection;
	}

	/**
	 * Return a guard that decides as this one does, notes nothing, and lets generated
	 * code read only some types.
	 * @param selection asked about each type that generated code could read
	 */
	ReadingGuard selecting(Predicate<Class<?>> selection) {
		return new ReadingGuard(this, selection);
	}

	/**
	 * Return whether names and values may be taken from the buffer of a parser.
	 */
	boolean allowsDirectReading() {
		return this.direct;
	}

	/**
	 * Return the generated access to a type, if it may be used.
	 * @return the access, or {@code null} if Jackson's reflection has to serve the type
	 */
	@Nullable DescribedReading find(DeserializationConfig config, Class<?> type, BeanDescription reflective) {
		try {
			DescribedReading described = this.generated.findReading(type);
			if (described == null) {
				return null;
			}
			ReadingOutline outline = described.outline();
			String difference = objectionTo(type);
			if (difference == null) {
				difference = mapperDifference(config);
			}
			if (difference == null) {
				difference = TypeConditions.difference(config, reflective.getClassInfo(), outline.mixIns(),
						outline.visibility());
			}
			if (difference == null) {
				return (this.selection == null || this.selection.test(type)) ? described : null;
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
	 * Note that verification has found a type to be at fault.
	 */
	void distrusted(Class<?> type) {
		String objection = objectionTo(type);
		if (objection != null) {
			this.servedTypes.byReflection(type, objection);
		}
	}

	private @Nullable String objectionTo(Class<?> type) {
		return (this.verification != null) ? this.verification.objectionTo(type) : null;
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
