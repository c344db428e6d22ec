package io.github.reflectionfreejackson.aot.model;

import java.util.List;
import java.util.SortedMap;

/**
 * All that is generated for one application.
 *
 * @param fingerprint the entries of the mapper's fingerprint
 * @param outcome the entries of the fingerprint of what Jackson makes of properties; none
 * if nothing is settled
 * @param beans the types that generated code will write, sorted by name
 * @param annotations the annotation types of which literals are needed, sorted by name
 * @param fallbacks the types that are left to reflection, sorted by name
 * @param types all types that are written, however it is done, and their mix-ins, sorted
 * by name
 * @param graph which of them leads to which
 * @param reading all that is generated in order to read
 * @since 0.1.0
 */
public record ApplicationModel(SortedMap<String, String> fingerprint, SortedMap<String, String> outcome,
		List<BeanModel> beans, List<AnnotationTypeModel> annotations, List<FallbackModel> fallbacks,
		List<Class<?>> types, TypeGraph graph, ReadingApplicationModel reading) {
}
