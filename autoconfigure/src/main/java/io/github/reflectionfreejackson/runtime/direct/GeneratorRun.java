package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.SerializableString;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import org.jspecify.annotations.Nullable;

/**
 * What is encoded before the generator learns of it, and how it learns of that: of a run
 * as a whole where that is possible, or else token by token, which leaves it in the state
 * in which it would be without encoding.
 */
abstract class GeneratorRun extends EncodingContext {

	final GeneratorWindow window = new GeneratorWindow();

	/**
	 * Whether the generator does not know of the root value.
	 */
	boolean isPending;

	/**
	 * How many elements of a root array were begun.
	 */
	private int rootElements;

	/**
	 * Where in the run the latest element of a root array begins, with its comma.
	 */
	private int latestRootElement;

	/**
	 * The properties of the outermost bean, or {@code null} if a root value is written.
	 */
	@Nullable EncodedProperties outermost;

	/**
	 * The first name of the run, or {@code null} if that is the first run, or begins with
	 * the key of a map.
	 */
	@Nullable FieldName firstName;

	/**
	 * Whether others had the generator, who may have configured it.
	 */
	boolean wasAside;

	boolean wasReplayed;

	/**
	 * Whether the latest run ended because it was long, so that elements of arrays, and
	 * entries of maps, of which the generator knows can be encoded.
	 */
	boolean wasLong;

	/**
	 * How many bytes of runs the generator was told of as a whole.
	 */
	long bytes;

	/**
	 * Note that an element of the root value begins here.
	 */
	final void beginRootElement() {
		this.rootElements++;
		this.latestRootElement = this.position - this.start;
	}

	/**
	 * Tell the generator of the root value, unless it knows: that it is open, and which
	 * elements it has that are complete.
	 */
	final void introduce() throws IOException {
		if (!this.isPending) {
			return;
		}
		JsonGenerator target = openGenerator();
		this.isPending = false;
		if (this.level < 0) {
			closeRun();
			return;
		}
		this.depth--;
		if (!isArray(0)) {
			target.writeStartObject(currentValueAt(0));
			displace((byte) '{');
			return;
		}
		target.writeStartArray(container(0));
		displace((byte) '[');
		if (this.rootElements > 1) {
			int first = this.start + 1;
			this.start += this.latestRootElement;
			writeElements(target, first);
		}
	}

	/**
	 * Write the elements that are complete. Where that fails, nothing else is written, as
	 * the target has failed.
	 */
	private void writeElements(JsonGenerator target, int first) throws IOException {
		boolean written = false;
		try {
			this.window.writeElements(target, this.buffer, first, this.start, this.rootElements - 1);
			written = true;
		}
		finally {
			if (!written) {
				this.depth = 0;
				closeRun();
			}
		}
	}

	/**
	 * End a run that is long between two elements, entries or properties.
	 */
	final void endLongRun() throws IOException {
		introduce();
		this.wasLong = !(this.wasAside && !GeneratorConditions.hold(generator())) && tellComplete();
		if (!this.wasLong) {
			stepAside();
		}
	}

	/**
	 * Tell the generator which objects and arrays are open, and all in them that is
	 * complete, as the bytes that there are.
	 * @return whether that was possible, which it is not with names that have escapes
	 */
	private boolean tellComplete() throws IOException {
		CompleteMembers[] members = CompleteMembers.of(this);
		if (members == null) {
			return false;
		}
		int known = this.level - this.depth;
		byte[] source = this.buffer;
		this.bytes += this.position - this.start;
		restoreDisplaced();
		closeRun();
		this.depth = 0;
		JsonGenerator target = generator();
		for (int i = known; i <= this.level; i++) {
			if (i > known) {
				open(i, target);
			}
			members[i - known].write(source, target, this.window);
		}
		return true;
	}

	private void open(int index, JsonGenerator target) throws IOException {
		if (isArray(index)) {
			target.writeStartArray(currentValueAt(index));
		}
		else {
			target.writeStartObject(currentValueAt(index));
		}
	}

	final Object container(int index) {
		return Objects.requireNonNull(containerAt(index));
	}

	/**
	 * Have what Jackson writes next written after the run.
	 */
	final void stepAside() throws IOException {
		this.wasLong = false;
		introduce();
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
	final void commit() throws IOException {
		if (isEmpty()) {
			dropRun();
			return;
		}
		if (isArray(this.level)) {
			commitElements();
			return;
		}
		boolean unchanged = !this.wasAside || GeneratorConditions.hold(generator());
		SerializableString name = firstName();
		if (!unchanged || (name == null && !tellComplete())) {
			replay();
		}
		else if (name != null) {
			commit(name);
		}
	}

	private void commit(SerializableString name) throws IOException {
		byte[] source = this.buffer;
		int begin = this.start;
		int end = this.position;
		int colon = begin + name.asQuotedUTF8().length + 3;
		this.bytes += end - begin;
		restoreDisplaced();
		closeRun();
		JsonGenerator target = generator();
		this.window.writeFieldName(target, name.getValue(), source, begin + 2, colon - 1);
		this.window.writeValue(target, source, colon + 1, end);
	}

	private void commitElements() throws IOException {
		byte[] source = this.buffer;
		int begin = this.start;
		int end = this.position;
		this.bytes += end - begin;
		restoreDisplaced();
		closeRun();
		this.window.writeElements(generator(), source, begin + 1, end, takeElements(this.level));
	}

	/**
	 * Return the name that the run begins with, or {@code null} if it is not known, as in
	 * a root value or a map.
	 */
	private @Nullable SerializableString firstName() {
		if (this.firstName != null) {
			return this.firstName.name();
		}
		return (this.outermost != null && this.level == 0)
				? this.outermost.nameAt(this.buffer, this.start + 2, this.position) : null;
	}

	/**
	 * Tell the generator of the run token by token, even of one that ends in the middle.
	 */
	final void replay() throws IOException {
		introduce();
		this.wasAside = true;
		this.wasLong = false;
		int open = this.depth;
		if (isEmpty()) {
			this.depth = 0;
			dropRun();
			return;
		}
		this.wasReplayed = true;
		byte[] run = copy(open, (byte) (isArray(this.level - open) ? '[' : '{'));
		String closing = closing(open + 1);
		restoreDisplaced();
		closeRun();
		this.depth = 0;
		JsonGenerator target = generator();
		TokenReplay.write(run, closing, target);
		JsonStreamContext context = target.getOutputContext();
		for (int i = this.level; i > this.level - open && context != null; i--) {
			context.setCurrentValue(currentValueAt(i));
			context = context.getParent();
		}
	}

	/**
	 * Tell the generator of what was written before a failure. The stack may have
	 * overflowed between two bytes that belong together, or while the generator was told.
	 */
	final void replay(Throwable failure) throws IOException {
		try {
			replay();
		}
		catch (IOException | RuntimeException ex) {
			if (!StackOverflows.causes(failure)) {
				throw ex;
			}
			failure.addSuppressed(ex);
		}
	}

	/**
	 * Forget what the generator was told.
	 */
	final void forgetTold() {
		this.isPending = false;
		this.rootElements = 0;
		this.latestRootElement = 0;
		this.outermost = null;
		this.firstName = null;
		this.wasAside = false;
		this.wasReplayed = false;
		this.wasLong = false;
		this.bytes = 0;
		this.window.forget();
	}

	/**
	 * Forget a run of nothing, of which a name may have been taken back.
	 */
	private void dropRun() {
		if (isOpen()) {
			restoreDisplaced();
		}
		closeRun();
	}

}
