package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.Map;
import java.util.Set;

/**
 * What came of reading for one shape.
 *
 * @param reads how many documents were read
 * @param failures how many of these Jackson refused to read
 * @param generated the names of the types that generated code read
 * @param fallbacks the reasons why reflection read others, by name of the type
 */
record ReadResult(int reads, int failures, Set<String> generated, Map<String, String> fallbacks) {

}
