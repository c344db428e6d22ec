package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.encode.FieldName;

/**
 * Properties of a bean that are encoded at a stroke, with all they contain, in the output
 * buffer of Jackson's generator or elsewhere; or a whole root value, for which there is
 * no generator until something needs one.
 * <p>
 * The generator learns of a run when it ends, so that until then nothing is final:
 * whatever cannot be encoded ends the run, is written by Jackson's serializers, and
 * another run begins after it. If that happens deep inside a run, or something fails
 * there, the run is told to the generator token by token. Runs end before they grow
 * large.
 */
abstract class EncodingRun extends GeneratorRun {

	static final int MAX_RUN = 32 * 1024;

	/**
	 * As runs that grow long are best ended between two elements of the outermost array,
	 * or entries of the outermost map, what is in one of them may make them so much
	 * longer.
	 */
	private static final int MAX_ELEMENT = 16 * 1024;

	/**
	 * With less room in the generator's buffer, a run goes elsewhere.
	 */
	private static final int MIN_ROOM = 256;

	/**
	 * How many runs were begun in the generator's buffer.
	 */
	private int runs;

	/**
	 * Begin to write the properties of a bean, whose object is open.
	 */
	final void begin(Object bean, EncodedProperties properties, JsonGenerator jsonGenerator,
			SerializerProvider serializerProvider) throws IOException {
		use(jsonGenerator, serializerProvider);
		this.outermost = properties;
		properties.reconsider();
		openFirst(bean);
		openRun(jsonGenerator);
	}

	/**
	 * End what {@link #begin} began. All properties have been written.
	 */
	final void end(RunGains gains) throws IOException {
		commit();
		gains.count(this.runs, this.bytes);
	}

	/**
	 * Begin to write a root value.
	 */
	final void beginRoot(LazyGenerator target) {
		use(target);
		this.isPending = true;
		this.level = -1;
		limitDepth(target.maxDepth());
		openAt(scratch(), 0);
	}

	/**
	 * Begin to write a whole value by a generator that is open.
	 */
	final void beginRoot(JsonGenerator jsonGenerator, SerializerProvider serializerProvider) throws IOException {
		use(jsonGenerator, serializerProvider);
		this.isPending = true;
		this.level = -1;
		JsonStreamContext context = jsonGenerator.getOutputContext();
		limitDepth(jsonGenerator.streamWriteConstraints().getMaxNestingDepth() - context.getNestingDepth());
		if (context.inRoot() && context.getEntryCount() == 0) {
			this.window.look(jsonGenerator);
			openInWindow(this.window.offset());
		}
		else {
			// The generator separates the value from what is before it
			openAt(scratch(), 0);
		}
	}

	/**
	 * End what {@link #beginRoot} began, and count its bytes.
	 * @return whether that took parsing what had been encoded
	 */
	final boolean endRoot(RunGains gains) throws IOException {
		this.bytes += this.position - this.start;
		boolean replayed = endRoot();
		gains.count(1, this.bytes);
		return replayed;
	}

	/**
	 * End what {@link #beginRoot} began. The value has been written.
	 * @return whether that took parsing what had been encoded
	 */
	final boolean endRoot() throws IOException {
		if (this.isPending) {
			this.isPending = false;
			LazyGenerator target = unopened();
			if (target != null) {
				target.write(this.buffer, this.start, this.position);
			}
			else {
				this.window.writeValue(generator(), this.buffer, this.start, this.position);
			}
		}
		return this.wasReplayed;
	}

	/**
	 * Tell the generator of what was written before a failure which nobody reports.
	 */
	final void fail(Throwable failure) {
		try {
			replay();
		}
		catch (IOException | RuntimeException | Error ex) {
			if (ex != failure) {
				failure.addSuppressed(ex);
			}
		}
	}

	/**
	 * Forget all about the bean, or the root value: at last, that this was in use, as the
	 * stack may overflow here.
	 */
	final void reset() {
		clear();
		forgetTold();
		this.runs = 0;
		forget();
	}

	final Object container() {
		return container(this.level);
	}

	/**
	 * Close an object.
	 */
	final void endObject() throws IOException {
		if (this.depth == 0) {
			commit();
			leaveInnermost();
			generator().writeEndObject();
		}
		else {
			end((byte) '{', (byte) '}');
		}
	}

	/**
	 * Close an array.
	 */
	final void endArray() throws IOException {
		if (this.depth == 0) {
			commit();
			leaveInnermost();
			generator().writeEndArray();
		}
		else {
			end((byte) '[', (byte) ']');
		}
	}

	final void ensureRoom(FieldName name, int size) throws IOException {
		int needed = name.length() + FieldName.SLACK + size;
		if (!hasRoom(needed)) {
			makeRoom(name, needed);
		}
	}

	/**
	 * Make room for a property, in another run if need be. Runs begin with room, so this
	 * is rare.
	 */
	private void makeRoom(FieldName name, int needed) throws IOException {
		if (this.depth != 0 && isLong()) {
			endLongRun();
		}
		if (this.depth == 0) {
			commit();
			openNextRun(name);
		}
		ensureRoom(needed);
	}

	/**
	 * End the run, without another one to follow yet.
	 * @return whether the generator takes what is encoded; otherwise others had it, and
	 * have changed it
	 */
	final boolean endRun() throws IOException {
		if (this.depth != 0) {
			endLongRun();
		}
		commit();
		return !this.wasAside || GeneratorConditions.hold(generator());
	}

	/**
	 * Begin to encode a part of a value that is too long for a run.
	 */
	final void startPart() {
		openAt(scratch(), 0);
	}

	/**
	 * Hand the generator what was encoded since {@link #startPart}.
	 */
	final void endPart(boolean first) throws IOException {
		byte[] source = this.buffer;
		int end = this.position;
		closeRun();
		if (first) {
			this.window.writeValue(generator(), source, 0, end);
		}
		else {
			this.window.writeMore(generator(), source, 0, end);
		}
	}

	/**
	 * Begin another run at a property if this one would become long by it.
	 */
	final void limitRun(FieldName name, int size) throws IOException {
		if (this.position - this.start + size <= MAX_RUN) {
			return;
		}
		endRun();
		openNextRun(name);
	}

	private void openNextRun(FieldName name) throws IOException {
		JsonGenerator target = generator();
		if (this.wasAside && (target.isClosed() || !GeneratorWindow.expectsName(target))) {
			// Fails here rather than when the run ends
			target.writeFieldName(name.name());
		}
		reconfigure(target);
		openRun(target);
		this.firstName = name;
	}

	/**
	 * Begin a run at the place in the generator's buffer where its first name would go.
	 */
	private void openRun(JsonGenerator target) throws IOException {
		this.runs++;
		this.window.look(target);
		JsonStreamContext context = target.getOutputContext();
		openInWindow(this.window.offset() - ((context.getEntryCount() > 0) ? 0 : 1));
		limitDepth(target.streamWriteConstraints().getMaxNestingDepth() - context.getNestingDepth());
	}

	/**
	 * Begin a run in the generator's buffer, if there is room.
	 */
	private void openInWindow(int begin) {
		byte[] bytes = this.window.buffer();
		if (begin >= 0 && bytes.length - begin >= MIN_ROOM) {
			openAt(bytes, begin);
		}
		else {
			openAt(scratch(), 0);
		}
	}

	/**
	 * Return whether the run should end.
	 */
	final boolean isLong() {
		int length = this.position - this.start;
		return length > MAX_RUN && (length > MAX_RUN + MAX_ELEMENT || !isInInnerContainer());
	}

	/**
	 * Begin or go on with a run at an element of the innermost array, or an entry of the
	 * innermost map.
	 * @return whether the element or entry can be encoded; otherwise the generator knows
	 * of the array or map, and has to be told
	 */
	final boolean prepareMember() throws IOException {
		return isWithinRun() || prepareRun();
	}

	/**
	 * Return whether there is a run that goes on with the next element or entry, whatever
	 * that is.
	 */
	final boolean isWithinRun() {
		return this.depth != 0 && this.position - this.start <= MAX_RUN;
	}

	private boolean prepareRun() throws IOException {
		if (isLong()) {
			endLongRun();
		}
		if (this.depth == 0 && !isOpen() && this.wasLong) {
			takeElements(this.level);
			this.firstName = null;
			openRun(generator());
		}
		return this.depth != 0 || isOpen();
	}

}
