package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.FutureTask;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingContextTests.Holder;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingContextTests.Inlined;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingContextTests.Spy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Virtual threads, of which each writes one value, and which share encoders.
 */
@EnabledForJreRange(min = JRE.JAVA_21)
class VirtualThreadTests {

	private static final int THREADS = 500;

	private final MapperPair pair = MapperPair.withModules();

	@Test
	void writeAsPlainJackson() throws Exception {
		List<Object> values = new ArrayList<>();
		List<byte[]> expected = new ArrayList<>();
		for (int i = 0; i < THREADS; i++) {
			Object content = switch (i % 4) {
				case 0 -> new Spy();
				case 1 -> "x".repeat(i * 50);
				case 2 -> new Holder("h", new Inlined(this.pair.generated(), List.of(new Holder("i", i, i))), i);
				default -> Collections.nCopies(i * 10, new Holder("j", new Spy(), i));
			};
			values.add(new Holder("h" + i, content, i));
			expected.add(this.pair.plain().writeValueAsBytes(values.get(i)));
		}
		List<FutureTask<byte[]>> written = new ArrayList<>();
		for (Object value : values) {
			written.add(new FutureTask<>(() -> this.pair.generated().writeValueAsBytes(value)));
		}
		for (FutureTask<?> task : written) {
			start(task);
		}
		for (int i = 0; i < THREADS; i++) {
			assertThat(written.get(i).get()).isEqualTo(expected.get(i));
		}
		this.pair.encoded(Holder.class);
	}

	/**
	 * Other threads of the tests may allocate at the same time, but hardly in each round.
	 */
	@Test
	void allocateNoMoreThanWithPlainJackson() throws Exception {
		List<Holder> value = new ArrayList<>();
		for (int i = 0; i < 1000; i++) {
			value.add(new Holder("name " + i, null, i));
		}
		long plain = Long.MAX_VALUE;
		long generated = Long.MAX_VALUE;
		for (int round = 0; round < 5; round++) {
			plain = Math.min(plain, allocatedToWrite(this.pair.plain(), value));
			generated = Math.min(generated, allocatedToWrite(this.pair.generated(), value));
		}
		this.pair.encoded(Holder.class);
		assertThat(generated).isLessThanOrEqualTo(plain);
	}

	private static long allocatedToWrite(ObjectMapper mapper, Object value) throws Exception {
		long before = allocated();
		for (int i = 0; i < THREADS; i++) {
			FutureTask<?> task = new FutureTask<>(() -> {
				mapper.writeValue(OutputStream.nullOutputStream(), value);
				return null;
			});
			start(task);
			task.get();
		}
		return allocated() - before;
	}

	/**
	 * What Java 17 has no method for.
	 */
	private static long allocated() throws ReflectiveOperationException {
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		Method method = com.sun.management.ThreadMXBean.class.getMethod("getTotalThreadAllocatedBytes");
		return (long) method.invoke(threads);
	}

	/**
	 * Start a virtual thread, which Java 17 has no method for.
	 */
	private static void start(Runnable task) throws ReflectiveOperationException {
		Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
	}

}
