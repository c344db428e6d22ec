package io.github.reflectionfreejackson.runtime.read;

import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import io.github.reflectionfreejackson.runtime.decode.DirectReading;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperDifference;
import io.github.reflectionfreejackson.runtime.fingerprint.TypeConditions;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether generated code may read a type: only if everything that Jackson's
 * discovery of properties and creators depends on is as it was when code was generated.
 * <p>
 * One instance serves a mapper and its copies, and may be used by several threads.
 *
 * @since 0.1.0
 */
public final class ReadingGuard {

	private static final String JACKSON = "com.fasterxml.jackson.";

	private final ReadableTypes generated;

	private final ServedTypes servedTypes;

	private final @Nullable ShadowVerification verification;

	private final DirectReading direct;

	private final @Nullable Predicate<Class<?>> selection;

	private volatile @Nullable Verdict latest;

	private volatile @Nullable ReadingSettlement settlement;

	private volatile @Nullable ReadableType unsettled;

	/**
	 * Create a guard.
	 * @param generated what was generated
	 * @param servedTypes where to note how types are read
	 * @param verification of reading, or {@code null} if nothing is verified
	 * @param direct whether names and values may be taken from the buffer of a parser
	 */
	public ReadingGuard(ReadableTypes generated, ServedTypes servedTypes, @Nullable ShadowVerification verification,
			boolean direct) {
		this.generated = generated;
		this.servedTypes = servedTypes;
		this.verification = verification;
		this.direct = new DirectReading(direct, generated.readsAllDirectly());
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
	 * Return a list for the names of a type.
	 * @param count how many there may be
	 */
	ExpectedNames expectedNames(int count) {
		return new ExpectedNames(count, this.direct);
	}

	/**
	 * Return the generated access to a type, if it may be used.
	 * @param reflective what Jackson finds, of the type or of its builder
	 * @param builder the builder that Jackson uses for the type, or {@code null}
	 * @return the access, or {@code null} if Jackson's reflection has to serve the type
	 */
	@Nullable ReadableType find(DeserializationConfig config, Class<?> type, BeanDescription reflective,
			@Nullable Class<?> builder) {
		try {
			ReadableType described = described(type);
			if (described == null) {
				return null;
			}
			ReadingOutline outline = described.outline();
			String difference = objectionTo(type);
			if (difference == null) {
				difference = mapperDifference(config).of(config, reflective.getClassInfo());
			}
			if (difference == null) {
				difference = builderDifference(described.deserializer(), builder);
			}
			if (difference == null) {
				difference = TypeConditions.difference(config, reflective.getClassInfo(), outline.mixIns(),
						outline.visibility());
			}
			if (difference == null) {
				return isSelected(type) ? described : null;
			}
			this.servedTypes.byReflection(type, difference);
		}
		catch (RuntimeException | LinkageError ex) {
			this.servedTypes.byReflectionAsMisfit(type, ex);
		}
		return null;
	}

	/**
	 * Return the generated access to a type, if it may be used and build time has settled
	 * what Jackson makes of the type's properties.
	 * @return the access, or {@code null} if Jackson has to be asked
	 */
	@Nullable ReadableType findSettled(DeserializationConfig config, Class<?> type, BeanDescription reflective) {
		ReadableType described = this.generated.findReadable(type);
		if (described == null) {
			return null;
		}
		if (!described.outline().isSettled() || !this.generated.settlesReading()) {
			this.unsettled = described;
			return null;
		}
		return (isSelected(type) && objectionTo(type) == null && mapperDifference(config).isNone()
				&& TypeConditions.difference(config, reflective.getClassInfo(), described.outline().mixIns(),
						described.outline().visibility()) == null) ? described : null;
	}

	/**
	 * Describe a type, unless that was done just before.
	 */
	private @Nullable ReadableType described(Class<?> type) {
		ReadableType latest = this.unsettled;
		this.unsettled = null;
		return (latest != null && latest.deserializer().type() == type) ? latest : this.generated.findReadable(type);
	}

	/**
	 * Return what is settled for a configuration.
	 */
	ReadingSettlement settlement(DeserializationConfig config, DeserializerFactoryConfig factoryConfig) {
		ReadingSettlement settlement = this.settlement;
		if (settlement == null || !settlement.isAbout(config, factoryConfig)) {
			settlement = new ReadingSettlement(config, factoryConfig, this.generated);
			this.settlement = settlement;
		}
		return settlement;
	}

	/**
	 * Note that a deserializer was made of what build time has settled.
	 */
	void settled(Class<?> type) {
		this.servedTypes.settled(type);
	}

	/**
	 * Return whether a type can have generated code at all: those of the JDK and enums
	 * have none, and are common.
	 */
	static boolean mayServe(JavaType type) {
		return type.getRawClass().getClassLoader() != null && !type.isEnumType() && !type.isAbstract();
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

	private boolean isSelected(Class<?> type) {
		return this.selection == null || this.selection.test(type);
	}

	private @Nullable String objectionTo(Class<?> type) {
		return (this.verification != null) ? this.verification.objectionTo(type) : null;
	}

	/**
	 * Note that Jackson looks at the members of a type by reflection. Of most abstract
	 * types, it has no use for them, and nobody has of its own types, as it has one for
	 * the elements of stack traces.
	 */
	void reflected(Class<?> type) {
		String reason = this.generated.reasonForReflectiveReading(type);
		if (type.getClassLoader() == null || type.getName().startsWith(JACKSON)
				|| (reason == null && Modifier.isAbstract(type.getModifiers()))) {
			return;
		}
		if (reason != null) {
			this.servedTypes.byReflectionUnlessKnown(type, reason, this.generated.remedyForReflectiveReading(type));
		}
		else {
			this.servedTypes.byReflectionAsUnseen(type);
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
	 * Configurations are immutable, so each needs to be looked at only once, but for what
	 * they share with their mapper.
	 */
	private MapperDifference mapperDifference(DeserializationConfig config) {
		Verdict verdict = this.latest;
		if (verdict == null || verdict.config() != config
				|| !Objects.equals(verdict.merging(), config.getDefaultMergeable())) {
			verdict = new Verdict(config, config.getDefaultMergeable(),
					MapperDifference.of(config, this.generated.readingFingerprint()));
			this.latest = verdict;
		}
		return verdict.difference();
	}

	/**
	 * What was found out about a configuration.
	 *
	 * @param config the configuration
	 * @param merging whether it has properties merged by default
	 * @param difference how it differs from the build's
	 */
	private record Verdict(DeserializationConfig config, @Nullable Boolean merging, MapperDifference difference) {
	}

}
