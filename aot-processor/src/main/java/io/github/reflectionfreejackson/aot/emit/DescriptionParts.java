package io.github.reflectionfreejackson.aot.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;

/**
 * Divides properties among methods, so that each is small enough for what describes them.
 */
final class DescriptionParts {

	private static final int PROPERTIES_PER_METHOD = 50;

	private static final int VALUES_PER_METHOD = 1500;

	private DescriptionParts() {
	}

	/**
	 * Divide properties, in their order.
	 * @param annotations returns the annotations of a property
	 * @return one or more parts, of which only a single one may be empty
	 */
	static <P> List<List<P>> of(List<P> properties, Function<P, List<AnnotationModel>> annotations) {
		List<List<P>> parts = new ArrayList<>(List.of(new ArrayList<>()));
		int values = 0;
		for (P property : properties) {
			int size = AnnotationModel.sizeOf(annotations.apply(property));
			List<P> last = parts.get(parts.size() - 1);
			if (!last.isEmpty() && (last.size() == PROPERTIES_PER_METHOD || values + size > VALUES_PER_METHOD)) {
				last = new ArrayList<>();
				parts.add(last);
				values = 0;
			}
			last.add(property);
			values += size;
		}
		return parts;
	}

}
