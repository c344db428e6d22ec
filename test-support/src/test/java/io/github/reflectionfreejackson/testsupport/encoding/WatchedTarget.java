package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * A target that tells what was done to it, and whether a generator did it.
 */
class WatchedTarget extends OutputStream {

	private final ByteArrayOutputStream written = new ByteArrayOutputStream();

	private final StringBuilder calls = new StringBuilder();

	private final int room;

	private final boolean failsToFlush;

	private boolean isOfGenerator;

	WatchedTarget() {
		this(Integer.MAX_VALUE, false);
	}

	/**
	 * Create a target that fails.
	 * @param room how many bytes it takes
	 * @param failsToFlush whether flushing and closing fail
	 */
	WatchedTarget(int room, boolean failsToFlush) {
		this.room = room;
		this.failsToFlush = failsToFlush;
	}

	/**
	 * Describe what comes of writing a value without a generator to a target with so much
	 * room. In which portions a target is written to decides on suppressed failures.
	 */
	static String describeDirect(ObjectMapper mapper, Object value, int room) throws IOException {
		WatchedTarget target = new WatchedTarget(room, false);
		try {
			DirectUse.of(mapper).write(value, target);
		}
		catch (IOException ex) {
			return ex.toString() + target.describe();
		}
		return target.describe();
	}

	@Override
	public void write(int octet) throws IOException {
		write(new byte[] { (byte) octet }, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		watch();
		int fitting = Math.min(length, this.room - this.written.size());
		this.written.write(bytes, offset, fitting);
		if (fitting < length) {
			throw new IOException("full");
		}
	}

	@Override
	public void flush() throws IOException {
		end("flush");
	}

	@Override
	public void close() throws IOException {
		end("close");
	}

	private void end(String call) throws IOException {
		watch();
		this.calls.append(call).append('@').append(this.written.size()).append(' ');
		if (this.failsToFlush) {
			throw new IOException(call + " " + this.calls.length());
		}
	}

	private void watch() {
		this.isOfGenerator |= StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
			.walk((frames) -> frames.anyMatch((frame) -> frame.getDeclaringClass() == UTF8JsonGenerator.class));
	}

	boolean isOfGenerator() {
		return this.isOfGenerator;
	}

	byte[] toByteArray() {
		return this.written.toByteArray();
	}

	String describe() {
		return this.calls + EncodingGateTests.text(toByteArray());
	}

}
