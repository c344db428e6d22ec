package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.ObjectWriter;
import org.jspecify.annotations.Nullable;

/**
 * Decides, once a type and class, how values are written.
 */
@FunctionalInterface
interface RootWriterFactory {

	/**
	 * Has a generator of Jackson's write all values.
	 */
	RootWriterFactory GENERATOR = (writer, valueClass) -> new GeneratorRootWriter(writer);

	/**
	 * Create what writes values as an {@link ObjectWriter} does.
	 * @param writer what Spring would write with
	 * @param valueClass the class of all values, or {@code null} if it may differ
	 * @return what writes the values
	 */
	RootWriter create(ObjectWriter writer, @Nullable Class<?> valueClass);

}
