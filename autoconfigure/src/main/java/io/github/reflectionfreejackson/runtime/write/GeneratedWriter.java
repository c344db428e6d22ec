package io.github.reflectionfreejackson.runtime.write;

/**
 * Marks writers which read their property by generated code.
 */
interface GeneratedWriter {

}
