package io.github.reflectionfreejackson.testsupport.ondemand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of mappers, and copies of them, whose types are first used by many threads at the
 * same time.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class OnDemandConcurrencyTests {

	private static final int THREADS = 16;

	private static final int TYPES = 8;

	private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

	private final ClassLoader loader = ManyTypes.load(TYPES);

	private final ObjectMapper mapper = new ObjectMapper();

	private final OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(this.mapper);

	@AfterEach
	void endThreads() {
		this.threads.shutdownNow();
	}

	@Test
	void writesSameTypeFirstUsedByAllThreads() throws Exception {
		Object value = ManyTypes.create(this.loader, 0);
		assertThat(onAllThreads((thread) -> () -> this.mapper.writeValueAsString(value)))
			.containsOnly(new ObjectMapper().writeValueAsString(value));
		assertThat(this.onDemand.generated()).containsExactly("many.Type0");
		assertThat(this.onDemand.compiled()).isEqualTo(1);
	}

	@Test
	void writesDifferentTypesFirstUsedByAllThreads() throws Exception {
		assertWritesAll((thread) -> this.mapper);
	}

	@Test
	void writesWithCopiesOfMapperFirstUsedByAllThreads() throws Exception {
		List<ObjectMapper> copies = new ArrayList<>();
		for (int i = 0; i < THREADS; i++) {
			copies.add(this.mapper.copy());
		}
		assertWritesAll(copies::get);
	}

	private void assertWritesAll(IntFunction<ObjectMapper> mappers) throws Exception {
		List<Object> values = new ArrayList<>();
		for (int i = 0; i < TYPES; i++) {
			values.add(ManyTypes.create(this.loader, i));
		}
		List<String> written = onAllThreads((thread) -> () -> {
			List<Object> own = new ArrayList<>(values);
			Collections.rotate(own, thread);
			List<String> results = new ArrayList<>();
			for (Object value : own) {
				results.add(mappers.apply(thread).writeValueAsString(value));
			}
			Collections.rotate(results, -thread);
			return results.toString();
		});
		List<String> expected = new ArrayList<>();
		for (Object value : values) {
			expected.add(new ObjectMapper().writeValueAsString(value));
		}
		assertThat(written).containsOnly(expected.toString());
		assertThat(this.onDemand.generated()).hasSize(TYPES);
		assertThat(this.onDemand.fallbacks()).isEmpty();
		assertThat(this.onDemand.compiled()).isEqualTo(TYPES);
	}

	private List<String> onAllThreads(IntFunction<Callable<String>> tasks) throws Exception {
		CyclicBarrier start = new CyclicBarrier(THREADS);
		List<Future<String>> futures = new ArrayList<>();
		for (int i = 0; i < THREADS; i++) {
			Callable<String> task = tasks.apply(i);
			futures.add(this.threads.submit(() -> {
				start.await();
				return task.call();
			}));
		}
		List<String> results = new ArrayList<>();
		for (Future<String> future : futures) {
			results.add(future.get());
		}
		return results;
	}

}
