package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values in which the stack overflows.
 */
class EncodingOverflowTests {

	private static final int STACK = 256 * 1024;

	/**
	 * How much deeper to go after a write for which there was room.
	 */
	private static final int FRAMES = 40;

	private static final int WRITES = 6000;

	private final MapperPair pair = MapperPair.withModules();

	private final List<Object> values = List.of(new Bean(3), List.of(new Bean(1), new Bean(2)),
			Map.of("key", new Bean(2)), new Open());

	/**
	 * Where the stack has overflowed, it may do so again while the generator is told of
	 * what was written before, which then is in no state to be told more.
	 */
	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void isReportedEvenIfTheGeneratorCannotBeTold(boolean inList) {
		this.pair.check("closing", (mapper) -> write(mapper, inList, false));
		this.pair.encoded(Closing.class);
		for (int i = 0; i < 3; i++) {
			this.pair.check("overflow", (mapper) -> write(mapper, inList, true));
			this.pair.checkInAllWays(new Bean(1));
		}
	}

	private static String write(ObjectMapper mapper, boolean inList, boolean overflowing) throws IOException {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		try (JsonGenerator generator = mapper.createGenerator(output)) {
			Object closing = new Closing(overflowing ? generator : null);
			mapper.writeValue(generator, inList ? List.of(closing) : closing);
		}
		return output.toString(StandardCharsets.UTF_8);
	}

	/**
	 * Values are written where the stack is about to end, so that it overflows anywhere
	 * in our code and Jackson's.
	 */
	@Test
	void isReportedWhereverItHappens() throws InterruptedException {
		for (Object value : this.values) {
			this.pair.checkInAllWays(value);
		}
		this.pair.encoded(Bean.class).encoded(Open.class);
		Set<String> outcomes = new TreeSet<>();
		AtomicReference<Throwable> failure = new AtomicReference<>();
		Thread thread = new Thread(null, () -> {
			try {
				sweep(outcomes);
			}
			catch (Throwable ex) {
				failure.set(ex);
			}
		}, "sweep", STACK);
		thread.start();
		thread.join();
		assertThat(failure.get()).isNull();
		assertThat(outcomes).containsExactlyInAnyOrder("written", "overflow");
	}

	/**
	 * Write ever closer to the end of the stack until it overflows, and go back again,
	 * and write where there is room each time.
	 */
	private void sweep(Set<String> outcomes) {
		List<String> expected = new ArrayList<>();
		for (Object value : this.values) {
			expected.add(write(this.pair.plain(), value));
		}
		int frames = 0;
		for (int i = 0; i < WRITES; i++) {
			int index = i % this.values.size();
			String outcome = writeBelow(frames, this.values.get(index));
			boolean written = outcome.equals(expected.get(index));
			outcomes.add(written ? "written" : outcome);
			frames += written ? FRAMES : -1;
			for (int j = 0; j < this.values.size(); j++) {
				assertThat(write(this.pair.generated(), this.values.get(j))).isEqualTo(expected.get(j));
			}
		}
	}

	private String writeBelow(int frames, Object value) {
		try {
			return (frames > 0) ? writeBelow(frames - 1, value) : write(this.pair.generated(), value);
		}
		catch (StackOverflowError ex) {
			return "overflow";
		}
	}

	private static String write(ObjectMapper mapper, Object value) {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		try {
			mapper.writeValue(output, value);
			return output.toString(StandardCharsets.UTF_8);
		}
		catch (StackOverflowError ex) {
			return "overflow";
		}
		catch (Exception ex) {
			return (ex.getCause() instanceof StackOverflowError) ? "overflow" : ex.toString();
		}
	}

	static class Closing {

		public final String before = "before";

		private final JsonGenerator generator;

		Closing(JsonGenerator generator) {
			this.generator = generator;
		}

		public int getNumber() throws IOException {
			if (this.generator != null) {
				this.generator.close();
				throw new StackOverflowError("as if");
			}
			return 1;
		}

	}

	static class Bean {

		public final String name = "name";

		public final List<Bean> beans = new ArrayList<>();

		public final Bean inner;

		Bean(int depth) {
			this.inner = (depth > 0) ? new Bean(depth - 1) : null;
			if (depth > 1) {
				this.beans.add(new Bean(depth - 2));
			}
		}

	}

	static class Open {

		public final Bean bean = new Bean(1);

		@JsonAnyGetter
		public Map<String, Object> any() {
			return Map.of("list", List.of(1, this.bean));
		}

	}

}
