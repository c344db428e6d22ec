package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.runtime.direct.DirectTarget;
import org.jspecify.annotations.Nullable;

/**
 * Counts the values which Spring's own code did not write.
 */
class CountingRootWriters implements RootWriterFactory {

	private final AtomicInteger created = new AtomicInteger();

	private final AtomicInteger written = new AtomicInteger();

	@Override
	public RootWriter create(ObjectMapper mapper, ObjectWriter writer, @Nullable JavaType rootType,
			@Nullable Class<?> valueClass) {
		this.created.incrementAndGet();
		RootWriter target = RootWriterFactory.DIRECT.create(mapper, writer, rootType, valueClass);
		return new RootWriter() {

			@Override
			public void write(Object value, DirectTarget output) throws IOException {
				CountingRootWriters.this.written.incrementAndGet();
				target.write(value, output);
			}

			@Override
			public Sequence sequence(DirectTarget output) throws IOException {
				Sequence sequence = target.sequence(output);
				return new Sequence() {

					@Override
					public void write(Object value) throws IOException {
						CountingRootWriters.this.written.incrementAndGet();
						sequence.write(value);
					}

					@Override
					public void close() throws IOException {
						sequence.close();
					}

				};
			}

		};
	}

	int created() {
		return this.created.get();
	}

	int written() {
		return this.written.get();
	}

	int andReset() {
		return this.written.getAndSet(0);
	}

}
