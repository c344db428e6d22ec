package io.github.reflectionfreejackson.runtime.write;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

/**
 * The bytes of what is encoded at a stroke, and the objects and arrays that are open in
 * it.
 */
abstract class RunBuffer {

	/**
	 * Objects and arrays nested deeper are encoded in a run of their own.
	 */
	static final int MAX_LEVELS = 32;

	private static final int MAX_SCRATCH = 64 * 1024;

	private static final int FIRST_SCRATCH = 2048;

	private static final int OBJECT = 0;

	private static final int ARRAY = 1;

	private static final byte[] NOTHING = {};

	final @Nullable Object[] containers = new Object[MAX_LEVELS + 1];

	/**
	 * Where objects and arrays begin, with the kind in the lowest bit.
	 */
	private final int[] starts = new int[MAX_LEVELS + 1];

	private byte[] scratch = NOTHING;

	byte[] buffer = NOTHING;

	int position;

	private int limit;

	/**
	 * Where the run begins with the comma before its first name or element.
	 */
	int start;

	/**
	 * The buffer's byte in place of that comma.
	 */
	private byte displaced;

	/**
	 * The position of the innermost object or array.
	 */
	int level;

	/**
	 * How many objects and arrays the generator does not know of.
	 */
	int depth;

	private int maxDepth;

	/**
	 * How many containers have to be forgotten.
	 */
	private int top;

	/**
	 * Note the object in which the run is, and of which the generator knows.
	 */
	final void openFirst(Object value) {
		this.containers[0] = value;
		this.starts[0] = OBJECT;
	}

	/**
	 * Open an object, unless there are too many.
	 */
	final boolean startObject(Object value) {
		return start(value, OBJECT);
	}

	/**
	 * Open an array, unless there are too many.
	 */
	final boolean startArray(Object value) {
		return start(value, ARRAY);
	}

	private boolean start(Object value, int kind) {
		if (isFull()) {
			return false;
		}
		int opened = this.level + 1;
		this.top = Math.max(this.top, opened);
		this.containers[opened] = value;
		this.starts[opened] = this.position << 1 | kind;
		this.level = opened;
		this.depth++;
		return true;
	}

	/**
	 * Return whether no more objects or arrays can be opened in this run.
	 */
	final boolean isFull() {
		return this.depth >= this.maxDepth || this.level >= MAX_LEVELS;
	}

	/**
	 * Allow for so many objects and arrays that the generator does not know of.
	 */
	final void limitDepth(int max) {
		this.maxDepth = max;
	}

	final boolean isArray(int index) {
		return (this.starts[index] & 1) == ARRAY;
	}

	/**
	 * What is in an object or array begins with a comma, which makes place for the brace.
	 */
	final void end(byte opening, byte closing) {
		ensureRoom(2);
		int begin = this.starts[this.level] >> 1;
		if (begin == this.position) {
			this.position++;
		}
		this.buffer[begin] = opening;
		this.buffer[this.position++] = closing;
		this.level--;
		this.depth--;
	}

	/**
	 * Return a buffer with room for some bytes at {@link #position()}.
	 */
	final byte[] room(int size) {
		ensureRoom(size);
		return this.buffer;
	}

	final int position() {
		return this.position;
	}

	/**
	 * Note that something was written into what {@link #room} returned.
	 */
	final void advanceTo(int end) {
		this.position = end;
	}

	final boolean hasRoom(int size) {
		return this.limit - this.position >= size;
	}

	final void ensureRoom(int size) {
		if (this.limit - this.position < size) {
			grow(size);
		}
	}

	/**
	 * Return whether there is a buffer at all.
	 */
	final boolean isOpen() {
		return this.limit != 0;
	}

	final boolean isEmpty() {
		return this.position == this.start;
	}

	/**
	 * Begin a run.
	 */
	final void openAt(byte[] bytes, int begin) {
		this.buffer = bytes;
		this.displaced = bytes[begin];
		this.start = begin;
		this.position = begin;
		this.limit = bytes.length;
	}

	/**
	 * Return a buffer of this thread's.
	 */
	final byte[] scratch() {
		if (this.scratch.length < FIRST_SCRATCH) {
			this.scratch = new byte[FIRST_SCRATCH];
		}
		return this.scratch;
	}

	private void grow(int needed) {
		if (!isOpen()) {
			openAt(scratch(), 0);
		}
		if (!hasRoom(needed)) {
			moveToScratch(needed);
		}
	}

	/**
	 * Go on elsewhere, with room for some more bytes.
	 */
	private void moveToScratch(int needed) {
		byte[] old = this.buffer;
		int begin = this.start;
		int length = this.position - begin;
		byte[] larger = this.scratch;
		if (larger == old || larger.length < length + needed) {
			larger = new byte[Math.max(FIRST_SCRATCH, Integer.highestOneBit(length + needed) << 1)];
			this.scratch = larger;
		}
		System.arraycopy(old, begin, larger, 0, length);
		old[begin] = this.displaced;
		for (int i = this.level - this.depth + 1; i <= this.level; i++) {
			this.starts[i] -= begin << 1;
		}
		this.buffer = larger;
		this.start = 0;
		this.position = length;
		this.limit = larger.length;
	}

	/**
	 * Note what the generator has put where the comma in front is.
	 */
	final void displace(byte opening) {
		this.displaced = opening;
	}

	/**
	 * Leave the comma in front to what was there before.
	 */
	final void restoreDisplaced() {
		this.buffer[this.start] = this.displaced;
	}

	/**
	 * Return a copy of the run with some of the innermost objects and arrays, of which
	 * each begins with a comma, opened.
	 * @param opening what to write over the comma at the beginning
	 */
	final byte[] copy(int open, byte opening) {
		int length = this.position - this.start;
		int last = this.starts[Math.max(this.level, 0)] >> 1;
		byte[] run = Arrays.copyOfRange(this.buffer, this.start,
				this.start + ((open > 0 && last == this.position) ? length + 1 : length));
		for (int i = this.level - open + 1; i <= this.level; i++) {
			run[(this.starts[i] >> 1) - this.start] = (byte) (isArray(i) ? '[' : '{');
		}
		run[0] = opening;
		return run;
	}

	/**
	 * Forget the bytes.
	 */
	final void closeRun() {
		this.buffer = NOTHING;
		this.start = 0;
		this.position = 0;
		this.limit = 0;
	}

	/**
	 * Forget everything.
	 */
	final void clear() {
		Arrays.fill(this.containers, 0, this.top + 1, null);
		this.top = 0;
		this.level = 0;
		this.depth = 0;
		closeRun();
		if (this.scratch.length > MAX_SCRATCH) {
			this.scratch = NOTHING;
		}
	}

}
