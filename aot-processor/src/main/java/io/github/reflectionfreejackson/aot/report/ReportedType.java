package io.github.reflectionfreejackson.aot.report;

import java.util.List;

/**
 * A type of the report.
 *
 * @param name the name of the class
 * @param state who writes it
 * @param tier the tier that generated code is expected to write it in, or 0 if it does
 * not
 * @param reason why it is not in a better state or tier, or empty
 * @param remedy what to do about it, or empty
 * @param source the path of the generated source among all sources, or empty
 * @param roots the types of the roots that lead to it, sorted
 * @param references the names of the types its properties lead to, sorted
 * @param relatives the names of its superclass and known subtypes, sorted
 * @since 0.1.0
 */
public record ReportedType(String name, TypeState state, int tier, String reason, String remedy, String source,
		List<String> roots, List<String> references, List<String> relatives) {

	public ReportedType {
		roots = List.copyOf(roots);
		references = List.copyOf(references);
		relatives = List.copyOf(relatives);
	}

}
