package io.github.reflectionfreejackson.aot.failure;

/**
 * Tells errors which must end AOT processing from what is only wrong with one of the
 * application's types. Looking at a type may fail with any kind of error: with one of the
 * JDK's, if its class file or an annotation is broken, with one of a language's own
 * reflection, or with what its code throws, which Jackson may call.
 *
 * @since 0.1.0
 */
public final class FatalErrors {

	private FatalErrors() {
	}

	/**
	 * Throw a failure again which no type is to blame for.
	 * @param failure what looking at a type has failed with
	 */
	public static void rethrow(Throwable failure) {
		if (failure instanceof OutOfMemoryError error) {
			throw error;
		}
	}

}
