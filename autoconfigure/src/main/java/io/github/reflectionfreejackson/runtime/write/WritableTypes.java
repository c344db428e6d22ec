package io.github.reflectionfreejackson.runtime.write;

import java.util.Map;

import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import org.jspecify.annotations.Nullable;

/**
 * What was generated to write types, and for which mapper. May be used by several
 * threads.
 *
 * @since 0.1.0
 */
public interface WritableTypes {

	/**
	 * Return the entries of the fingerprint of the mapper that was generated with.
	 * @return the entries
	 */
	Map<String, String> fingerprint();

	/**
	 * Return the entries of the {@link OutcomeFingerprint} of the mapper that was
	 * generated with.
	 * @return the entries; none if nothing was settled
	 */
	Map<String, String> outcome();

	/**
	 * Find the generated access to a type.
	 * @param type the type
	 * @return the access with its description, or {@code null} if there is none
	 * @throws LinkageError if the generated class does not fit the classes of the
	 * application any more
	 */
	@Nullable WritableType find(Class<?> type);

	/**
	 * Say why nothing was generated for a type.
	 * @param type the type
	 * @return the reason, or {@code null} if the type was not seen when code was
	 * generated
	 */
	@Nullable String reasonForFallback(Class<?> type);

	/**
	 * Say what to do about a type that nothing was generated for.
	 * @param type the type
	 * @return the remedy, or {@code null} if none is known
	 */
	@Nullable String remedyForFallback(Class<?> type);

	/**
	 * Return whether values are encoded even where that does not pay off: the first, and
	 * small ones inside of what is not encoded.
	 * @return whether they are
	 */
	boolean encodesAllValues();

}
