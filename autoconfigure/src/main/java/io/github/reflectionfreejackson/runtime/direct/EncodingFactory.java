package io.github.reflectionfreejackson.runtime.direct;

import org.jspecify.annotations.Nullable;

/**
 * A factory of serializers that can have values encoded.
 *
 * @since 0.1.0
 */
public interface EncodingFactory {

	/**
	 * Return what decides whether values are encoded.
	 * @return that, or {@code null} if none is
	 */
	@Nullable Encoding encoding();

}
