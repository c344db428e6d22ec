package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import org.jspecify.annotations.Nullable;

/**
 * Properties of a bean that are encoded at a stroke, with all they contain, in the output
 * buffer of Jackson's generator or elsewhere; or a whole root value, for which there is
 * no generator until something needs one.
 * <p>
 * The generator learns of a run as a whole when it ends, so that until then nothing is
 * final: whatever cannot be encoded ends the run, is written by Jackson's serializers,
 * and another run begins after it. If that happens deep inside a run, or something fails
 * there, the run is told to the generator token by token, which leaves it in the state in
 * which it would be without encoding. Runs end before they grow large.
 */
abstract class EncodingRun extends EncodingContext {

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

	private final GeneratorWindow window = new GeneratorWindow();

	/**
	 * Whether the generator does not know of the root value.
	 */
	private boolean isPending;

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
	private @Nullable EncodedProperties outermost;

	/**
	 * The first name of the run, or {@code null} if that is the first run, or begins with
	 * the key of a map.
	 */
	private @Nullable FieldName firstName;

	/**
	 * Whether others had the generator, who may have configured it.
	 */
	private boolean wasAside;

	private boolean wasReplayed;

	/**
	 * Whether the latest run ended because it was long, so that elements of arrays, and
	 * entries of maps, of which the generator knows can be encoded.
	 */
	private boolean wasLong;

	/**
	 * How many runs were begun in the generator's buffer, and how many bytes of them it
	 * was told of as a whole.
	 */
	private int runs;

	private long bytes;

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
	 * Forget all about the bean, or the root value.
	 */
	final void reset() {
		clear();
		forget();
		this.isPending = false;
		this.rootElements = 0;
		this.latestRootElement = 0;
		this.outermost = null;
		this.firstName = null;
		this.wasAside = false;
		this.wasReplayed = false;
		this.wasLong = false;
		this.runs = 0;
		this.bytes = 0;
		this.window.forget();
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

	/**
	 * Note that an element of the root value begins here.
	 */
	final void beginRootElement() {
		this.rootElements++;
		this.latestRootElement = this.position - this.start;
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
	 * Tell the generator of the root value, unless it knows: that it is open, and which
	 * elements it has that are complete.
	 */
	private void introduce() throws IOException {
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

	/**
	 * End a run that is long between two elements, entries or properties.
	 */
	private void endLongRun() throws IOException {
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

	private Object container(int index) {
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
	private void commit() throws IOException {
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
		return (this.outermost != null) ? this.outermost.nameAt(this.buffer, this.start + 2, this.position) : null;
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
	 * overflowed between two bytes that belong together.
	 */
	final void replay(Throwable failure) throws IOException {
		try {
			replay();
		}
		catch (JsonParseException ex) {
			if (!(failure instanceof StackOverflowError)) {
				throw ex;
			}
			failure.addSuppressed(ex);
		}
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
