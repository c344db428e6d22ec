package io.github.reflectionfreejackson.http;

import java.io.IOException;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.runtime.direct.DirectSequence;
import io.github.reflectionfreejackson.runtime.direct.DirectTarget;
import io.github.reflectionfreejackson.runtime.direct.DirectWriter;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializerFactory;
import org.jspecify.annotations.Nullable;

/**
 * Writes without a generator of Jackson's where none is needed, as it is for types that
 * generated code covers.
 * <p>
 * What that takes is set up once values may be encoded. Threads that begin at the same
 * time may do so several times, to the same end.
 */
final class DirectRootWriter implements RootWriter {

	private final GeneratedSerializerFactory factory;

	private final ObjectMapper mapper;

	private final ObjectWriter writer;

	private final @Nullable JavaType rootType;

	private final RootWriter otherwise;

	private @Nullable Found found;

	/**
	 * Create a writer.
	 * @param factory the factory of the mapper's serializers
	 * @param mapper the mapper
	 * @param writer what Spring would write with, made by the mapper
	 * @param rootType the type that the writer was told of, or {@code null}
	 * @param otherwise for values that need a generator from the beginning
	 */
	DirectRootWriter(GeneratedSerializerFactory factory, ObjectMapper mapper, ObjectWriter writer,
			@Nullable JavaType rootType, RootWriter otherwise) {
		this.factory = factory;
		this.mapper = mapper;
		this.writer = writer;
		this.rootType = rootType;
		this.otherwise = otherwise;
	}

	@Override
	public void write(Object value, DirectTarget target) throws IOException {
		DirectWriter known = direct();
		if (known == null || !known.write(value, target)) {
			this.otherwise.write(value, target);
		}
	}

	@Override
	public Sequence sequence(DirectTarget target) throws IOException {
		DirectWriter known = direct();
		DirectSequence sequence = (known != null) ? known.sequence(target) : null;
		return (sequence != null) ? new DirectValues(sequence) : this.otherwise.sequence(target);
	}

	private @Nullable DirectWriter direct() {
		Found known = this.found;
		return (known != null) ? known.direct() : find();
	}

	private @Nullable DirectWriter find() {
		if (!this.factory.mayEncode()) {
			return null;
		}
		Found known = new Found(DirectWriter.of(this.mapper, this.writer, this.rootType));
		this.found = known;
		return known.direct();
	}

	/**
	 * What was found out, whole for all threads.
	 *
	 * @param direct what writes without a generator, or {@code null} if that cannot be
	 */
	private record Found(@Nullable DirectWriter direct) {
	}

	/**
	 * Writes all values without a generator until one needs it.
	 */
	private record DirectValues(DirectSequence sequence) implements Sequence {

		@Override
		public void write(Object value) throws IOException {
			this.sequence.write(value);
		}

		@Override
		public void close() throws IOException {
			this.sequence.close();
		}

	}

}
