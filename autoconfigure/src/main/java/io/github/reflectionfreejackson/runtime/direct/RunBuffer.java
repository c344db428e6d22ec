package io.github.reflectionfreejackson.runtime.direct;

/**
 * The bytes of what is encoded at a stroke.
 * <p>
 * A buffer serves many runs and so grows old, and what is young is dear to keep in what
 * is old: a collector such as G1 takes note of each. That is why subclasses keep as
 * little as possible in here, and what was kept is not replaced by the same.
 */
abstract class RunBuffer {

	/**
	 * Larger buffers are let go when a run has ended.
	 */
	static final int MAX_KEPT = 64 * 1024;

	private static final int FIRST_SCRATCH = 2048;

	private static final byte[] NOTHING = {};

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
		if (this.buffer != bytes) {
			this.buffer = bytes;
		}
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
		movedTowardsStart(begin);
		this.buffer = larger;
		this.start = 0;
		this.position = length;
		this.limit = larger.length;
	}

	/**
	 * Note that all bytes of the run are nearer to the start of the buffer by now.
	 * @param distance by how many bytes
	 */
	abstract void movedTowardsStart(int distance);

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
	 * Forget the bytes. The buffer is not used until it is opened again.
	 */
	final void closeRun() {
		this.start = 0;
		this.position = 0;
		this.limit = 0;
	}

	/**
	 * Forget the bytes, and let go what is too large to be kept.
	 */
	final void clearBytes() {
		closeRun();
		if (this.buffer.length > MAX_KEPT) {
			this.buffer = NOTHING;
		}
		if (this.scratch.length > MAX_KEPT) {
			this.scratch = NOTHING;
		}
	}

}
