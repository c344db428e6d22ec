package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * Properties of a bean that are encoded at a stroke, with all they contain, in the output
 * buffer of Jackson's generator or elsewhere.
 * <p>
 * The generator learns of a run as a whole when it ends, so that until then nothing is
 * final: whatever cannot be encoded ends the run, is written by Jackson's serializers,
 * and another run begins after it. If that happens deep inside a run, or something fails
 * there, the run is told to the generator token by token, which leaves it in the state in
 * which it would be without encoding. Runs end before they grow large.
 */
abstract class EncodingRun {

	/**
	 * Objects and arrays nested deeper are encoded in a run of their own.
	 */
	static final int MAX_LEVELS = 32;

	private static final int MAX_SCRATCH = 64 * 1024;

	static final int MAX_RUN = 32 * 1024;

	/**
	 * With less room in the generator's buffer, a run goes elsewhere.
	 */
	private static final int MIN_ROOM = 256;

	private static final int FIRST_SCRATCH = 2048;

	private static final int OBJECT = 0;

	private static final int ARRAY = 1;

	private static final byte[] NOTHING = {};

	private final GeneratorWindow window = new GeneratorWindow();

	final @Nullable Object[] containers = new Object[MAX_LEVELS + 1];

	/**
	 * Where objects and arrays begin, with the kind in the lowest bit.
	 */
	private final int[] starts = new int[MAX_LEVELS + 1];

	private @Nullable JsonGenerator generator;

	private @Nullable SerializerProvider provider;

	private byte[] scratch = NOTHING;

	byte[] buffer = NOTHING;

	int position;

	private int limit;

	/**
	 * Where the run begins with the comma before its first name.
	 */
	int start;

	private @Nullable FieldName firstName;

	/**
	 * The generator's byte in place of that comma.
	 */
	private byte displaced;

	/**
	 * How many objects and arrays are open, from the bean on.
	 */
	int level;

	/**
	 * How many of them the generator does not know of.
	 */
	int depth;

	private int maxDepth;

	/**
	 * Whether others had the generator, who may have configured it.
	 */
	private boolean wasAside;

	/**
	 * How many containers have to be forgotten.
	 */
	private int top;

	/**
	 * Begin to write the properties of a bean, whose object is open.
	 */
	final void begin(Object bean, JsonGenerator jsonGenerator, SerializerProvider serializerProvider) {
		this.generator = jsonGenerator;
		this.provider = serializerProvider;
		this.containers[0] = bean;
	}

	/**
	 * End what {@link #begin} began. All properties have been written.
	 */
	final void end() throws IOException {
		commit();
	}

	/**
	 * Tell the generator of what was written before an error, which nobody reports.
	 */
	final void fail(Error error) {
		try {
			replay();
		}
		catch (IOException | RuntimeException ex) {
			error.addSuppressed(ex);
		}
	}

	/**
	 * Forget all about the bean.
	 */
	final void reset() {
		this.generator = null;
		this.provider = null;
		Arrays.fill(this.containers, 0, this.top + 1, null);
		this.top = 0;
		this.level = 0;
		this.depth = 0;
		this.wasAside = false;
		closeRun();
		this.window.forget();
		if (this.scratch.length > MAX_SCRATCH) {
			this.scratch = NOTHING;
		}
	}

	final boolean isActive() {
		return this.generator != null;
	}

	final SerializerProvider provider() {
		return Objects.requireNonNull(this.provider);
	}

	final JsonGenerator generator() {
		return Objects.requireNonNull(this.generator);
	}

	final Object container() {
		return Objects.requireNonNull(this.containers[this.level]);
	}

	/**
	 * Open an object, unless there are too many.
	 */
	final boolean startObject(Object value) {
		return start(value, OBJECT);
	}

	/**
	 * Close an object.
	 */
	final void endObject() throws IOException {
		if (this.depth == 0) {
			commit();
			this.level--;
			generator().writeEndObject();
		}
		else {
			end((byte) '{', (byte) '}');
		}
	}

	/**
	 * Open an array, unless there are too many.
	 */
	final boolean startArray(Object value) {
		return start(value, ARRAY);
	}

	/**
	 * Close an array.
	 */
	final void endArray() throws IOException {
		if (this.depth == 0) {
			this.level--;
			generator().writeEndArray();
		}
		else {
			end((byte) '[', (byte) ']');
		}
	}

	private boolean start(Object value, int kind) {
		if (isFull()) {
			return false;
		}
		this.level++;
		this.depth++;
		this.top = Math.max(this.top, this.level);
		this.containers[this.level] = value;
		this.starts[this.level] = this.position << 1 | kind;
		return true;
	}

	/**
	 * Return whether no more objects or arrays can be opened in this run.
	 */
	final boolean isFull() {
		return this.depth >= this.maxDepth || this.level >= MAX_LEVELS;
	}

	/**
	 * What is in an object or array begins with a comma, which makes place for the brace.
	 */
	private void end(byte opening, byte closing) {
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

	final void ensureRoom(FieldName name, int size) throws IOException {
		int needed = name.length() + FieldName.SLACK + size;
		if (this.limit - this.position < needed) {
			makeRoom(name, needed);
		}
	}

	final void ensureRoom(int size) {
		if (this.limit - this.position < size) {
			grow(size);
		}
	}

	/**
	 * Make room for a property, in another run if need be.
	 */
	private void makeRoom(FieldName name, int needed) throws IOException {
		if (this.depth != 0 && this.position - this.start > MAX_RUN) {
			replay();
		}
		if (this.depth == 0) {
			commit();
			openRun(name);
		}
		ensureRoom(needed);
	}

	/**
	 * Begin a run at the place in the generator's buffer where its first name would go.
	 */
	private void openRun(FieldName name) throws IOException {
		JsonGenerator target = generator();
		this.window.look(target);
		JsonStreamContext context = target.getOutputContext();
		int begin = this.window.offset() - ((context.getEntryCount() > 0) ? 0 : 1);
		this.buffer = this.window.buffer();
		if (begin < 0 || this.buffer.length - begin < MIN_ROOM) {
			this.buffer = scratch(FIRST_SCRATCH);
			begin = 0;
		}
		this.displaced = this.buffer[begin];
		this.firstName = name;
		this.start = begin;
		this.position = begin;
		this.limit = this.buffer.length;
		this.maxDepth = target.streamWriteConstraints().getMaxNestingDepth() - context.getNestingDepth();
	}

	private byte[] scratch(int size) {
		if (this.scratch.length < size) {
			this.scratch = new byte[size];
		}
		return this.scratch;
	}

	/**
	 * Go on elsewhere, where there is more room.
	 */
	private void grow(int needed) {
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
	 * Have what Jackson writes next written after the run.
	 */
	final void stepAside() throws IOException {
		if (this.depth == 0) {
			commit();
		}
		else {
			replay();
		}
		this.wasAside = true;
	}

	/**
	 * Tell the generator of the run as a whole.
	 */
	private void commit() throws IOException {
		if (this.wasAside && !Encoding.writesAsEncoded(generator())) {
			replay();
			return;
		}
		int end = this.position;
		int begin = this.start;
		if (end == begin) {
			dropRun();
			return;
		}
		byte[] source = this.buffer;
		FieldName name = Objects.requireNonNull(this.firstName);
		closeRun();
		JsonGenerator target = generator();
		int colon = begin + name.length() - 1;
		source[begin] = this.displaced;
		this.window.writeFieldName(target, name.name().getValue(), source, begin + 2, colon - 1);
		this.window.writeValue(target, source, colon + 1, end);
	}

	/**
	 * Tell the generator of the run token by token, even of one that ends in the middle.
	 */
	final void replay() throws IOException {
		this.wasAside = true;
		int open = this.depth;
		this.depth = 0;
		int end = this.position;
		int begin = this.start;
		if (end == begin) {
			dropRun();
			return;
		}
		byte[] source = this.buffer;
		for (int i = this.level - open + 1; i <= this.level; i++) {
			int first = this.starts[i] >> 1;
			if (first == end) {
				source = Arrays.copyOf(source, Math.max(source.length, end + 1));
				end++;
			}
			source[first] = (byte) (((this.starts[i] & 1) == ARRAY) ? '[' : '{');
		}
		byte[] run = Arrays.copyOfRange(source, begin, end);
		run[0] = '{';
		this.buffer[begin] = this.displaced;
		closeRun();
		JsonGenerator target = generator();
		TokenReplay.write(run, target);
		JsonStreamContext context = target.getOutputContext();
		for (int i = this.level; i > this.level - open && context != null; i--) {
			context.setCurrentValue(this.containers[i]);
			context = context.getParent();
		}
	}

	/**
	 * Forget a run of nothing, of which a name may have been taken back.
	 */
	private void dropRun() {
		if (this.limit != 0) {
			this.buffer[this.start] = this.displaced;
		}
		closeRun();
	}

	private void closeRun() {
		this.buffer = NOTHING;
		this.start = 0;
		this.position = 0;
		this.limit = 0;
	}

}
