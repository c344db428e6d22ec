package io.github.reflectionfreejackson.runtime.read;

import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * What was generated to read types, and for which mapper. May be used by several threads.
 *
 * @since 0.1.0
 */
public interface ReadableTypes {

	/**
	 * Return the entries of the fingerprint, for reading, of the mapper that was
	 * generated with.
	 * @return the entries; none if no code was generated for reading
	 */
	Map<String, String> readingFingerprint();

	/**
	 * Find the generated access that reads a type. It is looked for once for each mapper
	 * and type.
	 * @param type the type
	 * @return the access with its description, or {@code null} if there is none
	 * @throws LinkageError if the generated class does not fit the classes of the
	 * application any more
	 */
	@Nullable ReadableType findReadable(Class<?> type);

	/**
	 * Say why nothing was generated that reads a type.
	 * @param type the type
	 * @return the reason, or {@code null} if the type was not seen when code was
	 * generated
	 */
	@Nullable String reasonForReflectiveReading(Class<?> type);

	/**
	 * Say what to do about a type that nothing was generated for that reads it.
	 * @param type the type
	 * @return the remedy, or {@code null} if none is known
	 */
	@Nullable String remedyForReflectiveReading(Class<?> type);

	/**
	 * Return whether types may be read as it was settled when code was generated.
	 * @return whether they may
	 */
	boolean settlesReading();

	/**
	 * Return whether names and values are looked for in the buffers of parsers even where
	 * that does not pay off: in the first objects of an application.
	 * @return whether they are
	 */
	boolean readsAllDirectly();

}
