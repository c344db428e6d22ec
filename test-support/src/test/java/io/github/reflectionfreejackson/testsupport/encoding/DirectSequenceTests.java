package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import io.github.reflectionfreejackson.runtime.direct.DirectSequence;
import io.github.reflectionfreejackson.runtime.direct.DirectWriter;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Sequences of values that are written without a generator until one needs it.
 */
class DirectSequenceTests {

	private static final DirectWriterTests.Item ITEM = new DirectWriterTests.Item(1);

	@Test
	void writesAllValuesWithoutGenerator() {
		MapperPair pair = MapperPair.withModules();
		assertSame(pair, false, ITEM, ITEM, new DirectWriterTests.Item(2, List.of(ITEM)), ITEM);
		assertSame(pair, false, List.of(ITEM), List.of(), List.of(ITEM, ITEM));
		assertSame(pair, false, ITEM, List.of(ITEM), ITEM);
		assertSame(pair, false);
		pair.encoded(DirectWriterTests.Item.class);
	}

	@Test
	void opensGeneratorForTheValueThatNeedsIt() {
		MapperPair pair = MapperPair.withModules();
		for (Object odd : new Object[] { new DirectWriterTests.Odd(), "text", 1, "x".repeat(10_000), "x".repeat(40_000),
				new DirectWriterTests.Typed(), null }) {
			assertSame(pair, true, ITEM, ITEM, odd, ITEM, odd);
			assertSame(pair, true, odd, ITEM, ITEM);
			DirectWriterTests.Item holder = new DirectWriterTests.Item(3, Arrays.asList(ITEM, odd));
			if (odd instanceof DirectWriterTests.Odd) {
				assertSame(pair, true, ITEM, holder, ITEM, List.of(ITEM, odd, ITEM), ITEM);
				assertSame(pair, true, List.of(ITEM), List.of(ITEM, odd, ITEM), List.of(odd));
			}
		}
	}

	@Test
	void failsInAnyValueAsWithAGenerator() {
		MapperPair pair = MapperPair.withModules();
		DirectWriterTests.Failing failing = new DirectWriterTests.Failing();
		for (Object value : new Object[] { failing, List.of(ITEM, failing), new DirectWriterTests.Item(2, failing),
				new DirectWriterTests.Item(2, List.of(1, new DirectWriterTests.Item(3, failing))), new Object() }) {
			assertSame(pair, true, value, ITEM);
			assertSame(pair, true, ITEM, value, ITEM);
			assertSame(pair, true, ITEM, ITEM, value, ITEM, value);
		}
	}

	@Test
	void sharesObjectIdsAmongAllValues() {
		MapperPair pair = MapperPair.withModules();
		Identified identified = new Identified();
		DirectWriterTests.Item holder = new DirectWriterTests.Item(2, List.of(ITEM, identified));
		assertSame(pair, true, ITEM, identified, ITEM, identified);
		assertSame(pair, true, ITEM, holder, identified, holder, ITEM, List.of(new Identified(), identified));
		assertSame(pair, true, List.of(ITEM, identified), List.of(identified), holder);
	}

	@Test
	void closesValuesAsWithAGenerator() {
		MapperPair pair = MapperPair
			.of(() -> MapperPair.withModules().plain().copy().enable(SerializationFeature.CLOSE_CLOSEABLE));
		for (boolean failing : new boolean[] { true, false }) {
			pair.check("closing", (mapper) -> {
				ClosingValue value = new ClosingValue(failing);
				return report(mapper, null, new WatchedTarget(), ITEM, value, ITEM) + value.closed;
			});
		}
	}

	@Test
	void writesByRootType() {
		MapperPair pair = MapperPair.withModules();
		JavaType items = pair.plain().constructType(new TypeReference<List<DirectWriterTests.Item>>() {
		});
		for (Object[] values : new Object[][] { { List.of(ITEM), List.of(ITEM, ITEM), List.of() },
				{ List.of(ITEM), "not a list", List.of(ITEM) }, { List.of(ITEM), ITEM }, { ITEM, List.of(ITEM) } }) {
			pair.check("root type", (mapper) -> report(mapper, items, new WatchedTarget(), values));
		}
		WatchedTarget target = new WatchedTarget();
		report(pair.generated(), items, target, List.of(ITEM), List.of(ITEM));
		assertThat(target.isOfGenerator()).isFalse();
	}

	@Test
	void treatsTheTargetAsFeaturesSay() {
		for (JsonGenerator.Feature feature : JsonGenerator.Feature.values()) {
			MapperPair pair = MapperPair.of(() -> MapperPair.withModules()
				.plain()
				.copy()
				.configure(feature, !feature.enabledByDefault())
				.disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE));
			pair.check(feature.toString(), (mapper) -> report(mapper, null, new WatchedTarget(), ITEM, ITEM));
		}
	}

	@Test
	void failsWithTheTargetAsWithAGenerator() {
		MapperPair pair = MapperPair.withModules();
		for (int room = 0; room < 600; room += 11) {
			int limit = room;
			for (boolean failsToFlush : new boolean[] { true, false }) {
				pair.check("room for " + room, (mapper) -> report(mapper, null, new WatchedTarget(limit, failsToFlush),
						ITEM, ITEM, ITEM, new DirectWriterTests.Item(1, new DirectWriterTests.Odd())));
			}
		}
		pair.encoded(DirectWriterTests.Item.class);
	}

	@Test
	void isWrittenWhileAnotherValueIs() throws IOException {
		MapperPair pair = MapperPair.withModules();
		assertThat(writtenInAValue(pair.generated(), false)).isEqualTo(writtenInAValue(pair.plain(), true));
		pair.encoded(DirectWriterTests.Item.class).encoded(WritingValue.class);
	}

	private static String writtenInAValue(ObjectMapper mapper, boolean isOfGenerator) throws IOException {
		DirectWriter direct = DirectWriter.of(mapper, mapper.writer(), null);
		report(direct, mapper.writer(), new WatchedTarget(), ITEM);
		WatchedTarget target = new WatchedTarget();
		try (Sequence sequence = (direct != null) ? direct(direct, target) : plain(mapper.writer(), target)) {
			sequence.write(ITEM);
			WritingValue value = new WritingValue(sequence);
			String written = DirectUse.repeated(mapper, List.of(value, value));
			assertThat(target.isOfGenerator()).isEqualTo(isOfGenerator);
			return written + target.describe();
		}
	}

	@Test
	void isWrittenInAnyThread() throws Exception {
		MapperPair pair = MapperPair.withModules();
		assertThat(writtenInThreads(pair.generated(), false)).isEqualTo(writtenInThreads(pair.plain(), true));
		pair.encoded(DirectWriterTests.Item.class);
	}

	private static String writtenInThreads(ObjectMapper mapper, boolean isOfGenerator) throws Exception {
		DirectWriter direct = DirectWriter.of(mapper, mapper.writer(), null);
		report(direct, mapper.writer(), new WatchedTarget(), ITEM);
		report(direct, mapper.writer(), new WatchedTarget(), List.of(ITEM));
		WatchedTarget target = new WatchedTarget();
		ExecutorService threads = Executors.newFixedThreadPool(3);
		try (Sequence sequence = (direct != null) ? direct(direct, target) : plain(mapper.writer(), target)) {
			for (int i = 0; i < 20; i++) {
				Object value = (i != 7) ? ITEM : List.of(ITEM, ITEM);
				threads.submit(() -> {
					sequence.write(value);
					return value;
				}).get();
			}
			assertThat(target.isOfGenerator()).isEqualTo(isOfGenerator);
		}
		finally {
			threads.shutdown();
		}
		return target.describe();
	}

	@Test
	void looksAClassUpOnce() {
		MapperPair pair = MapperPair.withModules();
		assertSame(pair, false, ITEM, ITEM);
		assertThat(knownAfterFlush(pair.plain())).isZero();
		assertThat(knownAfterFlush(pair.generated())).isZero();
	}

	/**
	 * Return how many serializers a mapper knows after the latest value of a sequence, if
	 * it was made to forget all before.
	 */
	private static int knownAfterFlush(ObjectMapper mapper) {
		DefaultSerializerProvider provider = (DefaultSerializerProvider) mapper.getSerializerProvider();
		DirectWriter direct = DirectWriter.of(mapper, mapper.writer(), null);
		WatchedTarget target = new WatchedTarget();
		try (Sequence sequence = (direct != null) ? direct(direct, target) : plain(mapper.writer(), target)) {
			sequence.write(ITEM);
			provider.flushCachedSerializers();
			sequence.write(ITEM);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return provider.cachedSerializersCount();
	}

	/**
	 * The first time, there are look-ups.
	 */
	private static void assertSame(MapperPair pair, boolean isOfGenerator, Object... values) {
		for (int i = 0; i < 2; i++) {
			pair.check("sequence", (mapper) -> report(mapper, null, new WatchedTarget(), values));
		}
		DirectWriter writer = DirectWriter.of(pair.generated(), pair.generated().writer(), null);
		report(writer, pair.generated().writer(), new WatchedTarget(), values);
		WatchedTarget target = new WatchedTarget();
		report(writer, pair.generated().writer(), target, values);
		assertThat(target.isOfGenerator()).isEqualTo(isOfGenerator);
	}

	private static String report(ObjectMapper mapper, JavaType rootType, WatchedTarget target, Object... values) {
		ObjectWriter writer = (rootType != null) ? mapper.writer().forType(rootType) : mapper.writer();
		DirectWriter direct = DirectWriter.of(mapper, writer, rootType);
		if (direct != null && rootType != null) {
			report(direct, writer, new WatchedTarget(), values);
		}
		return report(direct, writer, target, values);
	}

	private static String report(DirectWriter direct, ObjectWriter writer, WatchedTarget target, Object... values) {
		StringBuilder report = new StringBuilder();
		try (Sequence sequence = (direct != null) ? direct(direct, target) : plain(writer, target)) {
			for (Object value : values) {
				sequence.write(value);
				report.append(target.describe()).append('\n');
			}
		}
		catch (IOException | RuntimeException ex) {
			report.append(ex.getClass()).append(ex.getMessage()).append(Arrays.toString(ex.getSuppressed()));
		}
		return report + target.describe();
	}

	private static Sequence direct(DirectWriter writer, WatchedTarget target) {
		DirectSequence sequence = writer.sequence(target);
		assertThat(sequence).isNotNull();
		return new Sequence(sequence::write, sequence);
	}

	private static Sequence plain(ObjectWriter writer, WatchedTarget target) throws IOException {
		JsonGenerator generator = writer.getFactory().createGenerator(target, JsonEncoding.UTF8);
		SequenceWriter sequence = writer.writeValues(generator);
		return new Sequence((value) -> {
			sequence.write(value);
			sequence.flush();
		}, generator);
	}

	private interface Values {

		void write(Object value) throws IOException;

	}

	private record Sequence(Values values, Closeable end) implements Closeable {

		void write(Object value) throws IOException {
			this.values.write(value);
		}

		@Override
		public void close() throws IOException {
			this.end.close();
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Identified {

		public String name = "n";

	}

	/**
	 * Writes to a sequence while it is written itself.
	 */
	static class WritingValue {

		private final Sequence sequence;

		WritingValue(Sequence sequence) {
			this.sequence = sequence;
		}

		public String getBefore() {
			return "before";
		}

		public List<DirectWriterTests.Item> getItems() throws IOException {
			this.sequence.write(ITEM);
			return List.of(ITEM);
		}

	}

	static class ClosingValue implements Closeable {

		private final boolean failing;

		private int closed;

		ClosingValue(boolean failing) {
			this.failing = failing;
		}

		public int getNumber() {
			if (this.failing) {
				throw new IllegalStateException("failing");
			}
			return 1;
		}

		@Override
		public void close() {
			this.closed++;
		}

	}

}
