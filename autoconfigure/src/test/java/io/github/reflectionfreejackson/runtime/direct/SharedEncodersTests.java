package io.github.reflectionfreejackson.runtime.direct;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SharedEncoders}, with threads that are taken for virtual ones, which
 * Java 17 has not.
 */
class SharedEncodersTests {

	@Test
	void encoderIsTakenAgainByAnotherThread() throws Exception {
		JsonEncoder first = onSharingThread(() -> {
			JsonEncoder encoder = Encoding.encoder();
			Encoding.release(encoder);
			return encoder;
		});
		List<JsonEncoder> taken = onSharingThread(this::takeMany);
		taken.forEach(Encoding::release);
		assertThat(first.isShared()).isTrue();
		assertThat(taken).contains(first);
	}

	@Test
	void encoderThatIsInUseIsNotTaken() throws Exception {
		List<JsonEncoder> first = onSharingThread(this::takeMany);
		List<JsonEncoder> second = onSharingThread(this::takeMany);
		assertThat(first).doesNotHaveDuplicates().doesNotContainAnyElementsOf(second);
		first.forEach(Encoding::release);
		second.forEach(Encoding::release);
	}

	@Test
	void fewEncodersAreKept() throws Exception {
		List<JsonEncoder> first = onSharingThread(this::takeMany);
		first.forEach(Encoding::release);
		List<JsonEncoder> second = onSharingThread(this::takeMany);
		second.forEach(Encoding::release);
		assertThat(second.stream().filter(first::contains).count()).isPositive().isLessThanOrEqualTo(64);
	}

	@Test
	void otherThreadKeepsItsEncoder() {
		JsonEncoder encoder = Encoding.encoder();
		Encoding.release(encoder);
		assertThat(encoder.isShared()).isFalse();
		assertThat(Encoding.encoder()).isSameAs(encoder);
	}

	@Test
	void otherThreadBeginsAnewIfNoEncoderIsReleased() throws IOException {
		ObjectMapper mapper = new ObjectMapper();
		List<JsonEncoder> inUse = new ArrayList<>();
		for (int i = 0; i < 5; i++) {
			JsonEncoder encoder = Encoding.encoder();
			encoder.beginRoot(mapper.createGenerator(new ByteArrayOutputStream()),
					mapper.getSerializerProviderInstance());
			inUse.add(encoder);
		}
		JsonEncoder next = Encoding.encoder();
		assertThat(inUse).doesNotHaveDuplicates().doesNotContain(next);
		Encoding.release(next);
		assertThat(Encoding.encoder()).isSameAs(next);
		inUse.forEach(Encoding::release);
	}

	private List<JsonEncoder> takeMany() {
		List<JsonEncoder> taken = new ArrayList<>();
		for (int i = 0; i < 200; i++) {
			taken.add(Encoding.encoder());
		}
		return taken;
	}

	private static <T> T onSharingThread(Supplier<T> action) throws Exception {
		FutureTask<T> task = new FutureTask<>(action::get);
		new Thread(new ThreadGroup("VirtualThreads"), task).start();
		return task.get();
	}

}
