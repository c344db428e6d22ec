package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonFactory;
import org.junit.jupiter.api.Test;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BufferTarget}.
 */
class BufferTargetTests {

	private static final byte[] NOTHING = {};

	private static final byte[] LINE_END = { '\n' };

	@Test
	void wholeValueIsCopiedWithItsEnd() {
		for (String bytes : new String[] { "-123", "-123-", "-123--" }) {
			BufferTarget target = lines();
			target.write(bytes(bytes), 1, 4);
			assertTaken(target, "123\n");
		}
	}

	@Test
	void wholeValueIsCopiedAsItIsWithoutEnd() {
		BufferTarget target = target();
		target.write(bytes(" 12 "), 0, 4);
		assertTaken(target, " 12 ");
	}

	@Test
	void streamIsCollectedAndBegunAnew() throws IOException {
		BufferTarget target = lines();
		target.write(bytes("1"), 0, 1);
		assertTaken(target, "1\n");
		target.stream().write(bytes(" 2"));
		assertTaken(target, "2\n");
		target.stream().write(bytes(" 3" + "3".repeat(100_000)));
		assertTaken(target, "3" + "3".repeat(100_000) + "\n");
		assertTaken(target, "\n");
		target.release();
	}

	@Test
	void spaceIsKeptOutsideOfSequences() throws IOException {
		BufferTarget target = target();
		target.stream().write(bytes(" 2"));
		assertTaken(target, " 2");
		target.release();
	}

	@Test
	void wholeValueIsCopiedBehindItsBeginning() {
		BufferTarget target = target();
		for (String prefix : new String[] { "[", ",", "" }) {
			target.enclose(bytes(prefix), NOTHING);
			target.write(bytes("-123-"), 1, 4);
			assertTaken(target, prefix + "123");
			target.enclose(bytes(prefix), LINE_END);
			target.write(bytes("-123"), 1, 4);
			assertTaken(target, prefix + "123\n");
		}
	}

	@Test
	void streamIsCollectedBehindItsBeginning() throws IOException {
		BufferTarget target = target();
		target.enclose(bytes("["), NOTHING);
		target.stream().write(bytes("1"));
		assertTaken(target, "[1");
		target.enclose(bytes(","), NOTHING);
		target.stream().write(bytes(" 2"));
		assertTaken(target, ",2");
		target.stream().write(bytes(" 3" + "3".repeat(100_000)));
		assertTaken(target, ",3" + "3".repeat(100_000));
		assertTaken(target, ",");
		target.release();
	}

	private static BufferTarget lines() {
		BufferTarget target = target();
		target.enclose(NOTHING, LINE_END);
		return target;
	}

	private static BufferTarget target() {
		return new BufferTarget(new JsonFactory(), DefaultDataBufferFactory.sharedInstance);
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	private static void assertTaken(BufferTarget target, String expected) {
		DataBuffer buffer = target.take();
		assertThat(buffer.toString(StandardCharsets.UTF_8)).isEqualTo(expected);
		assertThat(buffer.capacity()).isEqualTo(expected.length());
	}

}
