package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * What came of comparing one shape.
 *
 * @param comparisons how many values were written
 * @param failures how many of these Jackson refused to write
 * @param difference the first difference, or {@code null} if there is none
 * @param generated the names of the types that generated code wrote
 * @param fallbacks the reasons why reflection wrote others, by name of the type
 * @param reading what came of reading
 */
record ShapeResult(int comparisons, int failures, @Nullable String difference, Set<String> generated,
		Map<String, String> fallbacks, ReadResult reading) {

}
