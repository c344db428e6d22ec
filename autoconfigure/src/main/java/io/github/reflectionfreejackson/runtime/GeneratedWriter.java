package io.github.reflectionfreejackson.runtime;

/**
 * Marks writers which read their property by generated code.
 */
interface GeneratedWriter {

}
