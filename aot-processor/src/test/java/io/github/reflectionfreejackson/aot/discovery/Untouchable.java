package io.github.reflectionfreejackson.aot.discovery;

/**
 * Fails if anybody instantiates it.
 */
abstract class Untouchable {

	Untouchable() {
		throw new AssertionError(getClass().getName() + " must not be instantiated");
	}

}
