package io.github.reflectionfreejackson.runtime.served;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Knows of each type that was written whether generated code or reflection writes it, and
 * why, and logs it: every type at debug level, every reason that asks for attention once.
 * {@link #reading()} knows the same of types that were read.
 * <p>
 * Holds names of types only, so that it keeps no class alive, and no more than thousands
 * of those that it has nothing to say about but that they were not seen, as classes may
 * come and go. May be used by several threads.
 *
 * @since 0.1.0
 */
public final class ServedTypes {

	private static final Log logger = LogFactory.getLog(ServedTypes.class);

	/**
	 * With so many types, no others are noted that nobody knew of while building.
	 */
	static final int MAX_NOTED = 10_000;

	/**
	 * Of mappers which are not for what controllers answer with.
	 */
	private static final List<String> MIX_INS_OF_LIBRARIES = List.of(" and is 'org.springframework.hateoas.mediatype.",
			" and is 'org.springframework.security.");

	private final Map<String, State> states = new ConcurrentHashMap<>();

	private final Set<String> encoded = ConcurrentHashMap.newKeySet();

	private final Set<String> obstacles = ConcurrentHashMap.newKeySet();

	private final Set<String> settled = ConcurrentHashMap.newKeySet();

	private final Set<String> readDirectly = ConcurrentHashMap.newKeySet();

	private final Set<String> reported = ConcurrentHashMap.newKeySet();

	private final boolean logging;

	private final String activity;

	private final @Nullable ServedTypes reading;

	private volatile boolean installed;

	/**
	 * Create a list of no types.
	 */
	public ServedTypes() {
		this(true, "Writing", new ServedTypes(true, "Reading", null));
	}

	private ServedTypes(boolean logging, String activity, @Nullable ServedTypes reading) {
		this.logging = logging;
		this.activity = activity;
		this.reading = reading;
	}

	/**
	 * Return a list that is about an attempt, and that logs nothing.
	 * @return the list
	 */
	public static ServedTypes unlogged() {
		return new ServedTypes(false, "Writing", null);
	}

	/**
	 * Return the same about types that were read, instead of written. What is about
	 * encoding is not known there, and what is about a parser's buffer only there.
	 * @return the list for reading, which is that list itself if this is for reading
	 */
	public ServedTypes reading() {
		return (this.reading != null) ? this.reading : this;
	}

	/**
	 * Return whether a mapper was made to write by generated code, be it that it has not
	 * written anything yet. Not known of the list for reading.
	 * @return whether one was
	 */
	public boolean isInstalled() {
		return this.installed;
	}

	/**
	 * Note that a mapper was made to write by generated code.
	 */
	public void installed() {
		this.installed = true;
	}

	/**
	 * Return the names of the types which generated code writes, or reads if this is the
	 * list for reading.
	 * @return the names
	 */
	public Set<String> byGeneratedCode() {
		Set<String> names = new TreeSet<>();
		this.states.forEach((name, state) -> {
			if (state.reason() == null) {
				names.add(name);
			}
		});
		return names;
	}

	/**
	 * Return the names of the types which Jackson's reflection writes, or reads if this
	 * is the list for reading, although they are beans, each with the reason.
	 * @return the reasons by name of the type
	 */
	public Map<String, String> byReflection() {
		Map<String, String> reasons = new TreeMap<>();
		fallbacks().forEach((name, fallback) -> reasons.put(name, fallback.reason()));
		return reasons;
	}

	/**
	 * Return the types which Jackson's reflection writes, or reads if this is the list
	 * for reading, although they are beans, each with the reason.
	 * @return the reasons by name of the type
	 */
	public Map<String, Fallback> fallbacks() {
		Map<String, Fallback> fallbacks = new TreeMap<>();
		this.states.forEach((name, state) -> {
			if (state.reason() != null) {
				fallbacks.put(name, new Fallback(state.reason(), state.includable(), state.remedy()));
			}
		});
		return fallbacks;
	}

	/**
	 * Return whether a type is written straight-line, or read so if this is the list for
	 * reading, rather than property by property by Jackson's own classes.
	 * @param typeName the name of the type
	 * @return whether generated code goes through all properties at a stroke
	 */
	public boolean isStraightLine(String typeName) {
		State state = this.states.get(typeName);
		return state != null && state.straightLine();
	}

	/**
	 * Return whether a bean of a type was encoded straight into a generator's buffer, at
	 * least once.
	 * @param typeName the name of the type
	 * @return whether one was
	 */
	public boolean isEncoded(String typeName) {
		return this.encoded.contains(typeName);
	}

	/**
	 * Return whether a type's serializer, or its deserializer if this is the list for
	 * reading, was made, at least once, of what was settled when code was generated,
	 * without asking Jackson again.
	 * @param typeName the name of the type
	 * @return whether one was
	 */
	public boolean isSettled(String typeName) {
		return this.settled.contains(typeName);
	}

	/**
	 * Return whether the first name of a type was taken straight from a parser's buffer,
	 * or others were looked for there after a type id, at least once.
	 * @param typeName the name of the type
	 * @return whether that was so
	 */
	public boolean isReadDirectly(String typeName) {
		return this.readDirectly.contains(typeName);
	}

	/**
	 * Note that names of a type are taken straight from a parser's buffer.
	 * @param type the type
	 */
	public void readDirectly(Class<?> type) {
		this.readDirectly.add(type.getName());
	}

	/**
	 * Note that a type's serializer, or deserializer, was made of what was settled.
	 * @param type the type
	 */
	public void settled(Class<?> type) {
		this.settled.add(type.getName());
	}

	/**
	 * Note that a bean of a type was encoded.
	 * @param type the type
	 */
	public void encoded(Class<?> type) {
		this.encoded.add(type.getName());
	}

	/**
	 * Return why values were written through generators that might have been encoded.
	 * @return what was unusual about the generators
	 */
	public Set<String> obstaclesToEncoding() {
		return new TreeSet<>(this.obstacles);
	}

	/**
	 * Note that values were written through a generator that might have been encoded.
	 * @param obstacle what was unusual about the generator
	 */
	public void notEncoded(String obstacle) {
		if (this.obstacles.add(obstacle) && this.logging && logger.isDebugEnabled()) {
			logger.debug("Writing values through JsonGenerators, not straight into the output, where " + obstacle);
		}
	}

	/**
	 * Note that generated code serves a type.
	 * @param type the type
	 * @param straightLine whether it goes through all properties at a stroke
	 */
	public void byGeneratedCode(Class<?> type, boolean straightLine) {
		if (this.states.put(type.getName(), new State(null, straightLine, false, null)) == null && this.logging
				&& logger.isDebugEnabled()) {
			logger.debug(this.activity + " " + type.getName() + " by generated code");
		}
	}

	/**
	 * Note that generated code serves a type, unless something is known of the type.
	 * @param type the type
	 */
	public void byGeneratedCodeUnlessKnown(Class<?> type) {
		this.states.putIfAbsent(type.getName(), new State(null, false, false, null));
	}

	/**
	 * Note that generated code for the type exists, but cannot be used.
	 * @param type the type
	 * @param reason why it cannot be used
	 */
	public void byReflection(Class<?> type, String reason) {
		State state = new State(reason, false, false, null);
		if (!state.equals(this.states.put(type.getName(), state))) {
			String library = findLibrary(reason);
			report(type, reason, (library != null) ? library : reason, (library != null) ? logger::info : logger::warn);
		}
	}

	/**
	 * Spring HATEOAS' mappers have mix-ins for its models, those that Spring Security
	 * stores sessions with for its users, and nobody can do anything about that. So the
	 * first of each stands for all.
	 */
	private static @Nullable String findLibrary(String reason) {
		if (reason.contains("mix-in")) {
			for (String library : MIX_INS_OF_LIBRARIES) {
				if (reason.contains(library)) {
					return library;
				}
			}
		}
		return null;
	}

	/**
	 * Note that there is no generated code for the type.
	 * @param type the type
	 * @param reason why there is none
	 * @param remedy what to do about it, if that is known
	 */
	public void byReflectionUnlessKnown(Class<?> type, String reason, @Nullable String remedy) {
		noteUnlessKnown(type, new State(reason, false, false, remedy), reason);
	}

	/**
	 * Note that the generated code of a type does not fit the class path.
	 * @param type the type
	 * @param failure what came of the generated code
	 */
	public void byReflectionAsMisfit(Class<?> type, Throwable failure) {
		Throwable cause = failure;
		while (cause instanceof ExceptionInInitializerError && cause.getCause() != null) {
			cause = cause.getCause();
		}
		byReflection(type, "its generated code does not fit the class path: " + cause);
	}

	/**
	 * Note that the type was not seen when code was generated.
	 * @param type the type
	 */
	public void byReflectionAsUnseen(Class<?> type) {
		UnseenType unseen = UnseenType.of(type);
		noteUnlessKnown(type, new State(unseen.reason(), false, unseen.isIncludable(), unseen.remedy()),
				unseen.reason());
	}

	private void noteUnlessKnown(Class<?> type, State state, String reason) {
		if (this.states.size() < MAX_NOTED && this.states.putIfAbsent(type.getName(), state) == null) {
			report(type, reason, reason, logger::info);
		}
	}

	/**
	 * Report a type, unless another with the same cause was.
	 */
	private void report(Class<?> type, String reason, String cause, Consumer<Object> log) {
		if (!this.logging) {
			return;
		}
		if (this.reported.add(cause)) {
			log.accept(this.activity + " " + type.getName() + " by reflection: " + reason);
		}
		else if (logger.isDebugEnabled()) {
			logger.debug(this.activity + " " + type.getName() + " by reflection: " + reason);
		}
	}

	/**
	 * How a type is written, or read.
	 *
	 * @param reason why reflection does it, or {@code null} if generated code does
	 * @param straightLine whether generated code goes through all properties at a stroke
	 * @param includable whether code would be generated for the type if it were included
	 * @param remedy what to do to have code generated for it, if that is known
	 */
	private record State(@Nullable String reason, boolean straightLine, boolean includable, @Nullable String remedy) {
	}

	/**
	 * Why reflection writes, or reads, a type.
	 *
	 * @param reason the reason
	 * @param couldBeIncluded whether the type was merely not seen when code was
	 * generated, so that it could be included by name
	 * @param remedy what to do about the reason, or {@code null} if the build did not say
	 */
	public record Fallback(String reason, boolean couldBeIncluded, @Nullable String remedy) {
	}

}
