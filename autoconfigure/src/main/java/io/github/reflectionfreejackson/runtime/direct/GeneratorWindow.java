package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.json.JsonWriteContext;
import org.jspecify.annotations.Nullable;

/**
 * Looks through a generator into its output buffer: a generator lets a
 * {@link SerializableString} put its own bytes there.
 * <p>
 * Not to be used by several threads.
 */
final class GeneratorWindow implements SerializableString {

	/**
	 * Above this a generator does not copy what it is handed into its buffer.
	 */
	private static final int PIECE = 512;

	private static final byte[] NOTHING = {};

	private byte[] buffer = NOTHING;

	private int offset;

	private boolean looking;

	private byte[] source = NOTHING;

	private int from;

	private int to;

	private int written;

	/**
	 * The length of the generator's buffer.
	 */
	private int capacity = PIECE;

	private String name = "";

	/**
	 * Find out where the generator would write next.
	 */
	void look(JsonGenerator generator) throws IOException {
		this.looking = true;
		try {
			generator.writeRaw(this);
		}
		finally {
			// The stack may have overflowed
			this.looking = false;
		}
	}

	/**
	 * Return the generator's output buffer, as it was looked at.
	 */
	byte[] buffer() {
		return this.buffer;
	}

	/**
	 * Return where the generator would have written into it.
	 */
	int offset() {
		return this.offset;
	}

	/**
	 * Write a name, which is already quoted.
	 * @param fieldName the name as the generator's context shall know it
	 */
	void writeFieldName(JsonGenerator generator, String fieldName, byte[] bytes, int start, int end)
			throws IOException {
		this.name = fieldName;
		show(bytes, start, end);
		generator.writeFieldName(this);
	}

	/**
	 * Write bytes as a value, piece by piece if there are more than the generator's
	 * buffer has room for.
	 */
	void writeValue(JsonGenerator generator, byte[] bytes, int start, int end) throws IOException {
		show(bytes, start, end);
		generator.writeRawValue(this);
		this.from += this.written;
		writeRest(generator);
	}

	/**
	 * Write more bytes of the latest value.
	 */
	void writeMore(JsonGenerator generator, byte[] bytes, int start, int end) throws IOException {
		show(bytes, start, end);
		writeRest(generator);
	}

	private void writeRest(JsonGenerator generator) throws IOException {
		for (; this.from < this.to; this.from += this.written) {
			generator.writeRaw(this);
		}
	}

	/**
	 * Write elements of an array, with the commas between them.
	 */
	void writeElements(JsonGenerator generator, byte[] bytes, int start, int end, int count) throws IOException {
		writeValue(generator, bytes, start, end);
		count(generator, count - 1);
	}

	/**
	 * Let a generator's context count some values which the generator did not write.
	 */
	static void count(JsonGenerator generator, int values) {
		if (generator.getOutputContext() instanceof JsonWriteContext context) {
			for (int i = 0; i < values; i++) {
				context.writeValue();
			}
		}
	}

	/**
	 * Return whether a generator takes the name of a property next. It does not after a
	 * serializer that wrote no value, or left an array open.
	 */
	static boolean expectsName(JsonGenerator generator) throws IOException {
		if (!(generator.getOutputContext() instanceof JsonWriteContext context)) {
			return true;
		}
		if (!context.inObject()) {
			return false;
		}
		if (context.writeValue() == JsonWriteContext.STATUS_EXPECT_NAME) {
			return true;
		}
		// The value was missing, and counts as written now
		context.writeFieldName(context.getCurrentName());
		return false;
	}

	/**
	 * Return whether a generator takes a value next, which it does not in an object where
	 * there is no name for it.
	 */
	static boolean expectsValue(JsonGenerator generator) throws IOException {
		if (!(generator.getOutputContext() instanceof JsonWriteContext context) || !context.inObject()) {
			return true;
		}
		String latest = context.getCurrentName();
		if (latest == null) {
			return false;
		}
		if (context.writeFieldName(latest) == JsonWriteContext.STATUS_EXPECT_VALUE) {
			return true;
		}
		// The latest value counts twice now
		context.writeValue();
		return false;
	}

	/**
	 * Let go of buffers that are large. Of the others, it is cheaper to keep them.
	 */
	void forget() {
		if (this.buffer.length > RunBuffer.MAX_KEPT) {
			this.buffer = NOTHING;
		}
		if (this.source.length > RunBuffer.MAX_KEPT) {
			this.source = NOTHING;
		}
	}

	private void show(byte[] bytes, int start, int end) {
		if (this.source != bytes) {
			this.source = bytes;
		}
		this.from = start;
		this.to = end;
	}

	/**
	 * Put the bytes into the generator's buffer, where they may be already.
	 * @param target the buffer, which closed generators do not have
	 * @return how many, or -1 if there is no room for any
	 */
	@Override
	public int appendUnquotedUTF8(byte @Nullable [] target, int position) {
		if (this.looking) {
			byte[] seen = (target != null) ? target : NOTHING;
			if (this.buffer != seen) {
				this.buffer = seen;
			}
			this.offset = position;
			return 0;
		}
		int length = (target != null) ? Math.min(this.to - this.from, target.length - position) : 0;
		if (target == null || length <= 0) {
			this.capacity = (target != null) ? target.length : PIECE;
			return -1;
		}
		this.written = length;
		return put(target, position, length);
	}

	@Override
	public int appendQuotedUTF8(byte @Nullable [] target, int position) {
		int length = this.to - this.from;
		return (target != null && length <= target.length - position) ? put(target, position, length) : -1;
	}

	private int put(byte[] target, int position, int length) {
		if (target != this.source || position != this.from) {
			System.arraycopy(this.source, this.from, target, position, length);
		}
		return length;
	}

	@Override
	public byte[] asUnquotedUTF8() {
		this.written = Math.min(this.to - this.from, Math.min(this.capacity, PIECE));
		return Arrays.copyOfRange(this.source, this.from, this.from + this.written);
	}

	@Override
	public byte[] asQuotedUTF8() {
		return Arrays.copyOfRange(this.source, this.from, this.to);
	}

	@Override
	public String getValue() {
		return this.name;
	}

	@Override
	public int charLength() {
		return this.name.length();
	}

	@Override
	public char[] asQuotedChars() {
		throw new UnsupportedOperationException();
	}

	@Override
	public int appendQuoted(char[] target, int position) {
		throw new UnsupportedOperationException();
	}

	@Override
	public int appendUnquoted(char[] target, int position) {
		throw new UnsupportedOperationException();
	}

	@Override
	public int writeQuotedUTF8(OutputStream out) {
		throw new UnsupportedOperationException();
	}

	@Override
	public int writeUnquotedUTF8(OutputStream out) {
		throw new UnsupportedOperationException();
	}

	@Override
	public int putQuotedUTF8(ByteBuffer target) {
		throw new UnsupportedOperationException();
	}

	@Override
	public int putUnquotedUTF8(ByteBuffer target) {
		throw new UnsupportedOperationException();
	}

	@Override
	public @Nullable String toString() {
		return this.name;
	}

}
