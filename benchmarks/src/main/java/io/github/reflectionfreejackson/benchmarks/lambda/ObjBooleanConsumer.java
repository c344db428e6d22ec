package io.github.reflectionfreejackson.benchmarks.lambda;

/**
 * What the JDK has for the other primitives.
 */
interface ObjBooleanConsumer {

	void accept(Object object, boolean value);

}
