package io.github.reflectionfreejackson.runtime;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import org.jspecify.annotations.Nullable;

/**
 * All that was generated for one application: the types which generated code can write,
 * those which it cannot, and the fingerprint of the mapper it was generated with.
 * <p>
 * Generated classes extend this class; applications have no need to. Instances create
 * what is asked for, and nothing before. They may be used by several threads.
 *
 * @since 0.1.0
 */
public abstract class GeneratedSerializers {

	private final Map<Class<?>, Described> described = new ConcurrentHashMap<>();

	/**
	 * Create the registry of one application.
	 */
	protected GeneratedSerializers() {
	}

	/**
	 * Return the entries of the fingerprint of the mapper that was generated with.
	 * @return the entries
	 */
	protected abstract Map<String, String> fingerprint();

	/**
	 * Return the entries of the {@link OutcomeFingerprint} of the mapper that was
	 * generated with.
	 * @return the entries; none if nothing was settled
	 */
	protected Map<String, String> outcome() {
		return Map.of();
	}

	/**
	 * Return the names of all types that code was generated for.
	 * @return the names, sorted
	 */
	protected abstract List<String> typeNames();

	/**
	 * Create the generated access to a type.
	 * @param type the type
	 * @return the access, or {@code null} if nothing was generated for the type; access
	 * to a class of the same name, of another class loader, is not used
	 */
	protected abstract @Nullable GeneratedSerializer<?> create(Class<?> type);

	/**
	 * Say why nothing was generated for a type.
	 * @param type the type
	 * @return the reason, or {@code null} if the type was not seen when code was
	 * generated
	 */
	protected abstract @Nullable String reasonForFallback(Class<?> type);

	/**
	 * Say what to do about a type that nothing was generated for.
	 * @param type the type
	 * @return the remedy, or {@code null} if none is known
	 */
	protected @Nullable String remedyForFallback(Class<?> type) {
		return null;
	}

	/**
	 * Return whether the types that generated code serves have hints as well, so that
	 * Jackson's reflection can serve them in a native image.
	 * @return whether they have; by default they have not
	 */
	public boolean hasFallbackHints() {
		return false;
	}

	/**
	 * Return whether values are encoded even where that does not pay off: the first of a
	 * type, and small ones inside of what is not encoded.
	 * @return whether they are; by default they are not
	 */
	protected boolean encodesAllValues() {
		return false;
	}

	/**
	 * Return the entries of the fingerprint, for reading, of the mapper that was
	 * generated with.
	 * @return the entries; none if no code was generated for reading
	 */
	protected Map<String, String> readingFingerprint() {
		return Map.of();
	}

	/**
	 * Return whether types may be read as it was settled when code was generated.
	 * @return whether they may, which they do unless a test wants to know what happens
	 * otherwise
	 */
	protected boolean settlesReading() {
		return true;
	}

	/**
	 * Return the names of all types that generated code can read.
	 * @return the names, sorted
	 */
	protected List<String> readableTypeNames() {
		return List.of();
	}

	/**
	 * Create the generated access that reads a type.
	 * @param type the type
	 * @return the access, or {@code null} if nothing was generated for the type; access
	 * to a class of the same name, of another class loader, is not used
	 */
	protected @Nullable GeneratedDeserializer<?> createDeserializer(Class<?> type) {
		return null;
	}

	/**
	 * Say why nothing was generated that reads a type.
	 * @param type the type
	 * @return the reason, or {@code null} if the type was not seen when code was
	 * generated
	 */
	protected @Nullable String reasonForReflectiveReading(Class<?> type) {
		return null;
	}

	/**
	 * Say what to do about a type that nothing was generated for that reads it.
	 * @param type the type
	 * @return the remedy, or {@code null} if none is known
	 */
	protected @Nullable String remedyForReflectiveReading(Class<?> type) {
		return null;
	}

	/**
	 * Return the names of all types that generated code can read, used or not.
	 * @return the names, sorted
	 */
	public final List<String> registeredReadableTypes() {
		return readableTypeNames();
	}

	/**
	 * Return the names of all types that code was generated for, used or not.
	 * @return the names, sorted
	 */
	public final List<String> registeredTypes() {
		return typeNames();
	}

	/**
	 * Find the generated access to a type.
	 * @return the access with its description, or {@code null} if there is none
	 * @throws LinkageError if the generated class does not fit the classes of the
	 * application any more
	 */
	@Nullable Described find(Class<?> type) {
		Described known = this.described.get(type);
		return (known != null) ? known : this.described.computeIfAbsent(type, new Describing(this));
	}

	private @Nullable Described describe(Class<?> type) {
		GeneratedSerializer<?> serializer = create(type);
		if (serializer == null || serializer.type() != type) {
			return null;
		}
		BeanOutline outline = new BeanOutline();
		serializer.describe(outline);
		return new Described(serializer, outline);
	}

	/**
	 * Find the generated access that reads a type. It is looked for once for each mapper
	 * and type.
	 * @return the access with its description, or {@code null} if there is none
	 * @throws LinkageError if the generated class does not fit the classes of the
	 * application any more
	 */
	@Nullable DescribedReading findReading(Class<?> type) {
		GeneratedDeserializer<?> deserializer = createDeserializer(type);
		if (deserializer == null || deserializer.type() != type) {
			return null;
		}
		ReadingOutline outline = new ReadingOutline();
		deserializer.describe(outline);
		return new DescribedReading(deserializer, outline);
	}

	/**
	 * Generated access that reads a type, and what it says about the type.
	 *
	 * @param deserializer the generated access
	 * @param outline the description
	 */
	record DescribedReading(GeneratedDeserializer<?> deserializer, ReadingOutline outline) {
	}

	/**
	 * Generated access and what it says about the type.
	 *
	 * @param serializer the generated access
	 * @param outline the description
	 */
	record Described(GeneratedSerializer<?> serializer, BeanOutline outline) {
	}

	/**
	 * Describes types.
	 *
	 * @param serializers creates the access
	 */
	private record Describing(GeneratedSerializers serializers) implements Function<Class<?>, @Nullable Described> {

		@Override
		public @Nullable Described apply(Class<?> type) {
			return this.serializers.describe(type);
		}

	}

}
