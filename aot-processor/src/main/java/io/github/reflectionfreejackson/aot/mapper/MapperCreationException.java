package io.github.reflectionfreejackson.aot.mapper;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when the application's own mapper cannot be built during AOT processing. The
 * message says why in one sentence.
 *
 * @since 0.1.0
 */
public class MapperCreationException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	MapperCreationException(String message, @Nullable Throwable cause) {
		super(message, cause);
	}

}
