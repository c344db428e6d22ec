package io.github.reflectionfreejackson.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.direct.DirectTarget;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link DirectRootWriter}.
 */
class DirectRootWriterTests {

	/**
	 * There is a generator for the first value to be encoded, too, since Jackson has one
	 * when it looks up the serializers of properties. Before that, a hundred values are
	 * written, three of which are in each.
	 */
	@Test
	void firstValuesHaveAGenerator() throws Exception {
		assertFirstHaveAGenerator(DirectRootWriterTests::writeValue);
	}

	@Test
	void firstSequencesHaveAGenerator() throws Exception {
		assertFirstHaveAGenerator(DirectRootWriterTests::writeSequence);
	}

	private static void assertFirstHaveAGenerator(Writing writing) throws Exception {
		List<Boolean> hadGenerator = hadGenerator(true, writing);
		assertThat(hadGenerator.get(0)).isTrue();
		assertThat(hadGenerator.subList(1, 60)).containsOnly(false);
		hadGenerator = hadGenerator(false, writing);
		assertThat(hadGenerator.subList(0, 33)).containsOnly(true);
		assertThat(hadGenerator.subList(40, 60)).containsOnly(false);
	}

	@Test
	void unusualFactoryHasAGeneratorForAllValues() throws Exception {
		ObjectMapper mapper = mapper(new JsonFactory() {

			private static final long serialVersionUID = 1L;

		}, true);
		RootWriter writer = RootWriterFactory.DIRECT.create(mapper, mapper.writer(), null, Customer.class);
		for (int i = 0; i < 3; i++) {
			RecordingTarget target = new RecordingTarget();
			writer.write(new Customer(), target);
			assertThat(target.bytes()).isEqualTo(new ObjectMapper().writeValueAsBytes(new Customer()));
			assertThat(target.hadGenerator).isTrue();
		}
	}

	@Test
	void mapperWithoutGeneratedCodeHasGeneratorsOnly() {
		ObjectMapper mapper = new ObjectMapper();
		assertThat(RootWriterFactory.DIRECT.create(mapper, mapper.writer(), null, Customer.class))
			.isInstanceOf(GeneratorRootWriter.class);
	}

	private static List<Boolean> hadGenerator(boolean encodesAllValues, Writing writing) throws Exception {
		ObjectMapper mapper = mapper(new JsonFactory(), encodesAllValues);
		byte[] expected = new ObjectMapper().writeValueAsBytes(new Customer());
		RootWriter writer = RootWriterFactory.DIRECT.create(mapper, mapper.writer(), null, Customer.class);
		List<Boolean> hadGenerator = new ArrayList<>();
		for (int i = 0; i < 60; i++) {
			RecordingTarget target = new RecordingTarget();
			writing.by(writer, target);
			assertThat(target.bytes()).isEqualTo(expected);
			hadGenerator.add(target.hadGenerator);
		}
		return hadGenerator;
	}

	private static void writeValue(RootWriter writer, DirectTarget target) throws IOException {
		writer.write(new Customer(), target);
	}

	private static void writeSequence(RootWriter writer, DirectTarget target) throws IOException {
		try (RootWriter.Sequence sequence = writer.sequence(target)) {
			sequence.write(new Customer());
		}
	}

	private static ObjectMapper mapper(JsonFactory factory, boolean encodesAllValues) {
		ObjectMapper mapper = new ObjectMapper(factory);
		new ReflectionFreeJackson(new HandwrittenSerializers(ObjectMapper::new, false) {

			@Override
			public boolean encodesAllValues() {
				return encodesAllValues;
			}

		}, new ServedTypes(), null).install(mapper);
		return mapper;
	}

	@FunctionalInterface
	private interface Writing {

		void by(RootWriter writer, DirectTarget target) throws IOException;

	}

	/**
	 * Only a generator asks for the stream.
	 */
	private static final class RecordingTarget extends DirectTarget {

		private final ByteArrayOutputStream stream = new ByteArrayOutputStream();

		private boolean hadGenerator;

		byte[] bytes() {
			return this.stream.toByteArray();
		}

		@Override
		protected void write(byte[] bytes, int start, int end) {
			this.stream.write(bytes, start, end - start);
		}

		@Override
		public OutputStream stream() {
			this.hadGenerator = true;
			return this.stream;
		}

		@Override
		protected void flush() {
			// Nothing is kept
		}

		@Override
		protected void close() {
			// Nothing is open
		}

	}

}
