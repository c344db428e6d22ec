package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializerFactory;
import org.jspecify.annotations.Nullable;

/**
 * Decides, once a type and class, how values are written.
 */
@FunctionalInterface
interface RootWriterFactory {

	/**
	 * Has a generator of Jackson's write all values.
	 */
	RootWriterFactory GENERATOR = (mapper, writer, rootType, valueClass) -> new GeneratorRootWriter(writer);

	/**
	 * Has values written without a generator where the mapper allows for it.
	 */
	RootWriterFactory DIRECT = (mapper, writer, rootType, valueClass) -> {
		RootWriter otherwise = GENERATOR.create(mapper, writer, rootType, valueClass);
		return (mapper.getSerializerFactory() instanceof GeneratedSerializerFactory generated)
				? new DirectRootWriter(generated, mapper, writer, rootType, otherwise) : otherwise;
	};

	/**
	 * Create what writes values as an {@link ObjectWriter} does.
	 * @param mapper the mapper
	 * @param writer what Spring would write with, made by the mapper
	 * @param rootType the type that the writer was told of, or {@code null} if there is
	 * none
	 * @param valueClass the class of all values, or {@code null} if it may differ
	 * @return what writes the values
	 */
	RootWriter create(ObjectMapper mapper, ObjectWriter writer, @Nullable JavaType rootType,
			@Nullable Class<?> valueClass);

}
