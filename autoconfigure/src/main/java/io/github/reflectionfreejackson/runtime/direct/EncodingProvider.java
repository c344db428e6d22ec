package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.databind.JsonSerializer;
import org.jspecify.annotations.Nullable;

/**
 * A provider that writes as Jackson's own does, and remembers what was settled.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public interface EncodingProvider {

	/**
	 * Return the serializer of a type that build time has settled, if it was looked up by
	 * its class.
	 * @param type the class
	 * @return the serializer, or {@code null} if none was looked up
	 */
	@Nullable JsonSerializer<Object> settledOfClass(Class<?> type);

}
