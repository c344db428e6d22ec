package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.encode.NumberEncoder;
import io.github.reflectionfreejackson.runtime.encode.TextEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the properties of one bean, and the beans, lists and maps inside it, straight
 * into the output buffer of Jackson's generator.
 * <p>
 * What is encoded at a stroke is a run: properties of the bean, with all they contain.
 * The generator learns of a run as a whole when it ends, so that until then nothing is
 * final: whatever cannot be encoded ends the run, is written by Jackson's serializers,
 * and another run begins after it. If that happens deep inside a run, or something fails
 * there, the run is told to the generator token by token, which leaves it in the state in
 * which it would be without encoding. Runs end before they grow large.
 * <p>
 * Generated code uses this class; applications have no need to. An instance belongs to
 * one thread.
 *
 * @since 0.1.0
 */
public final class JsonEncoder {

	/**
	 * Objects and arrays nested deeper are encoded in a run of their own.
	 */
	static final int MAX_LEVELS = 32;

	private static final int MAX_KEPT = 16;

	private static final int MAX_SCRATCH = 128 * 1024;

	/**
	 * Longer texts are left to the generator.
	 */
	static final int MAX_TEXT = 2048;

	private static final int MAX_RUN = 32 * 1024;

	/**
	 * With less room in the generator's buffer, a run goes elsewhere.
	 */
	private static final int MIN_ROOM = 256;

	private static final int FIRST_SCRATCH = 2048;

	private static final int OBJECT = 0;

	private static final int ARRAY = 1;

	private static final byte[] NOTHING = {};

	private final GeneratorWindow window = new GeneratorWindow();

	private final @Nullable Object[] containers = new Object[MAX_LEVELS + 1];

	/**
	 * Where objects and arrays begin, with the kind in the lowest bit.
	 */
	private final int[] starts = new int[MAX_LEVELS + 1];

	private @Nullable JsonGenerator generator;

	private @Nullable SerializerProvider provider;

	private byte[] scratch = NOTHING;

	private byte[] buffer = NOTHING;

	private int position;

	private int limit;

	/**
	 * Where the run begins with the comma before its first name.
	 */
	private int start;

	private @Nullable FieldName firstName;

	/**
	 * The generator's byte in place of that comma.
	 */
	private byte displaced;

	/**
	 * How many objects and arrays are open, from the bean on.
	 */
	private int level;

	/**
	 * How many of them the generator does not know of.
	 */
	private int depth;

	private int maxDepth;

	/**
	 * Whether others had the generator, who may have configured it.
	 */
	private boolean wasAside;

	/**
	 * How many containers have to be forgotten.
	 */
	private int top;

	private @Nullable JsonEncoder next;

	/**
	 * Begin to write the properties of a bean, whose object is open.
	 */
	void begin(Object bean, JsonGenerator jsonGenerator, SerializerProvider serializerProvider) {
		this.generator = jsonGenerator;
		this.provider = serializerProvider;
		this.containers[0] = bean;
	}

	/**
	 * End what {@link #begin} began. All properties have been written.
	 */
	void end() throws IOException {
		commit();
	}

	/**
	 * Tell the generator of what was written before an error, which nobody reports.
	 */
	void fail(Error error) {
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
	void reset() {
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

	boolean isActive() {
		return this.generator != null;
	}

	/**
	 * Return another encoder of the same thread, while this one waits for what is written
	 * aside.
	 */
	JsonEncoder idle() {
		JsonEncoder candidate = this;
		for (int i = 0; i < MAX_KEPT; i++) {
			if (candidate.next == null) {
				candidate.next = new JsonEncoder();
			}
			candidate = candidate.next;
			if (!candidate.isActive()) {
				return candidate;
			}
		}
		return new JsonEncoder();
	}

	SerializerProvider provider() {
		return Objects.requireNonNull(this.provider);
	}

	JsonGenerator generator() {
		return Objects.requireNonNull(this.generator);
	}

	/**
	 * Write a property with a string as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value or {@code null}
	 * @throws Exception if the property cannot be written
	 */
	public void writeString(EncodedProperties properties, int index, FieldName name, @Nullable String value)
			throws Exception {
		if (value == null || value.length() > MAX_TEXT || properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		int length = value.length();
		ensureRoom(name, 6 * length + 2);
		this.position = encode(value, length, this.buffer, name.write(this.buffer, this.position));
	}

	/**
	 * Write a property with an integer as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value
	 * @throws Exception if the property cannot be written
	 */
	public void writeInt(EncodedProperties properties, int index, FieldName name, int value) throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		writeSmall(name, value);
	}

	/**
	 * Write a property with a short integer as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value
	 * @throws Exception if the property cannot be written
	 */
	public void writeShort(EncodedProperties properties, int index, FieldName name, short value) throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		writeSmall(name, value);
	}

	/**
	 * Write a property with a byte as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value
	 * @throws Exception if the property cannot be written
	 */
	public void writeByte(EncodedProperties properties, int index, FieldName name, byte value) throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		writeSmall(name, value);
	}

	/**
	 * Write a property with a long integer as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value
	 * @throws Exception if the property cannot be written
	 */
	public void writeLong(EncodedProperties properties, int index, FieldName name, long value) throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		ensureRoom(name, NumberEncoder.MAX_LONG);
		this.position = NumberEncoder.encode(value, this.buffer, name.write(this.buffer, this.position));
	}

	/**
	 * Write a property with a floating point number as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value
	 * @throws Exception if the property cannot be written
	 */
	public void writeDouble(EncodedProperties properties, int index, FieldName name, double value) throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		ensureRoom(name, NumberEncoder.MAX_DOUBLE);
		this.position = NumberEncoder.encode(value, this.buffer, name.write(this.buffer, this.position));
	}

	/**
	 * Write a property with a small floating point number as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value
	 * @throws Exception if the property cannot be written
	 */
	public void writeFloat(EncodedProperties properties, int index, FieldName name, float value) throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		ensureRoom(name, NumberEncoder.MAX_FLOAT);
		this.position = NumberEncoder.encode(value, this.buffer, name.write(this.buffer, this.position));
	}

	/**
	 * Write a property with a boolean as value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value
	 * @throws Exception if the property cannot be written
	 */
	public void writeBoolean(EncodedProperties properties, int index, FieldName name, boolean value) throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
			return;
		}
		ensureRoom(name, Literals.LENGTH);
		int end = name.write(this.buffer, this.position);
		this.position = (value) ? Literals.writeTrue(this.buffer, end) : Literals.writeFalse(this.buffer, end);
	}

	/**
	 * Write a property with any value.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @param name its name
	 * @param value the value or {@code null}
	 * @throws Exception if the property cannot be written
	 */
	public void writeValue(EncodedProperties properties, int index, FieldName name, @Nullable Object value)
			throws Exception {
		if (value == null || properties.isSpecial(index) || value == this.containers[this.level]) {
			writeOther(properties, index, name, value);
			return;
		}
		encode(properties, index, name, value);
	}

	/**
	 * Write a property that only its writer can read.
	 * @param properties the properties of the bean
	 * @param index the position of the property among them
	 * @throws Exception if the property cannot be written
	 */
	public void writeUnread(EncodedProperties properties, int index) throws Exception {
		stepAside();
		properties.writer(index).serializeAsField(container(), generator(), provider());
	}

	private void writeSmall(FieldName name, int value) throws IOException {
		ensureRoom(name, NumberEncoder.MAX_INT);
		this.position = NumberEncoder.encode(value, this.buffer, name.write(this.buffer, this.position));
	}

	private void writeOther(EncodedProperties properties, int index, FieldName name, @Nullable Object value)
			throws Exception {
		if (value == null && properties.skipsNull(index)) {
			return;
		}
		if (value == null && properties.writesNull(index)) {
			ensureRoom(name, Literals.LENGTH);
			this.position = Literals.writeNull(this.buffer, name.write(this.buffer, this.position));
			return;
		}
		if (value != null && properties.maySuppress(index) && value != this.containers[this.level]) {
			if (!properties.writer(index).suppresses(value, provider())) {
				encode(properties, index, name, value);
			}
			return;
		}
		writeAside(properties, index, value);
	}

	private void encode(EncodedProperties properties, int index, FieldName name, Object value) throws Exception {
		try {
			ValueEncoder encoder = properties.values(index).encoderFor(value, provider());
			ensureRoom(name, FieldName.SLACK);
			this.position = name.write(this.buffer, this.position);
			if (!encoder.encode(value, this)) {
				this.position -= name.length();
				if (this.depth != 0 && !isFull()) {
					properties.missed(index);
				}
				writeAside(properties, index, value);
			}
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider());
			throw ex;
		}
	}

	private void writeAside(EncodedProperties properties, int index, @Nullable Object value) throws Exception {
		stepAside();
		properties.writer(index).writeValue(value, container(), generator(), provider());
	}

	private Object container() {
		return Objects.requireNonNull(this.containers[this.level]);
	}

	/**
	 * Report that a property could not be read or written, exactly as Jackson does.
	 * @param failure what went wrong
	 * @param value the value that was written
	 * @param properties its properties
	 * @param index the position of the property among them
	 * @return never returns normally
	 * @throws IOException the failure, with the reference path
	 */
	public IOException failed(Throwable failure, Object value, EncodedProperties properties, int index)
			throws IOException {
		replay();
		throw GeneratedSerializer.failed(failure, value, properties.writer(index), generator(), provider());
	}

	/**
	 * Report that an element of an array could not be written.
	 */
	IOException failedElement(Exception failure, @Nullable Object value, int index) throws IOException {
		replay();
		throw GeneratedSerializer.failed(failure, value, index, provider());
	}

	/**
	 * Report that an entry of a map could not be written.
	 */
	IOException failedEntry(Exception failure, Object value, String key) throws IOException {
		replay();
		throw GeneratedSerializer.failed(failure, value, key, provider());
	}

	/**
	 * Open an object, unless there are too many.
	 */
	boolean startObject(Object value) {
		return start(value, OBJECT);
	}

	/**
	 * Close an object.
	 */
	void endObject() throws IOException {
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
	boolean startArray(Object value) {
		return start(value, ARRAY);
	}

	/**
	 * Close an array.
	 */
	void endArray() throws IOException {
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
	private boolean isFull() {
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
	 * Write an element of an array.
	 */
	void writeElement(@Nullable Object element, ElementEncoders elements) throws IOException {
		if (this.position - this.start > MAX_RUN) {
			stepAside();
		}
		if (this.depth == 0) {
			elements.write(element, generator(), provider());
		}
		else if (element == null) {
			ensureRoom(1 + Literals.LENGTH);
			this.buffer[this.position] = ',';
			this.position = Literals.writeNull(this.buffer, this.position + 1);
		}
		else {
			ValueEncoder encoder = elements.encoderFor(element, provider());
			ensureRoom(1);
			this.buffer[this.position++] = ',';
			if (!encoder.encode(element, this)) {
				this.position--;
				missed(elements);
				stepAside();
				encoder.write(element, generator(), provider());
			}
		}
	}

	private void missed(ElementEncoders elements) {
		if (!isFull()) {
			elements.missed();
		}
	}

	/**
	 * Write the name of an entry of a map.
	 * @return whether it was written; otherwise the generator knows of the map, and has
	 * to be told
	 */
	boolean writeKey(@Nullable Object key) throws IOException {
		if (!(key instanceof String text) || text.length() > MAX_TEXT || this.position - this.start > MAX_RUN) {
			stepAside();
		}
		else if (this.depth != 0) {
			ensureRoom(6 * text.length() + 4);
			this.buffer[this.position] = ',';
			this.position = encode(text, text.length(), this.buffer, this.position + 1);
			this.buffer[this.position++] = ':';
			return true;
		}
		return false;
	}

	/**
	 * Write the value of an entry of a map, after its name.
	 */
	void writeEntryValue(@Nullable Object value, ElementEncoders elements) throws IOException {
		if (value == null) {
			ensureRoom(Literals.LENGTH);
			this.position = Literals.writeNull(this.buffer, this.position);
			return;
		}
		ValueEncoder encoder = elements.encoderFor(value, provider());
		if (!encoder.encode(value, this)) {
			missed(elements);
			stepAside();
			encoder.write(value, generator(), provider());
		}
	}

	/**
	 * Write a string.
	 * @return {@code false} if it is too long
	 */
	boolean encodeText(String text) {
		if (text.length() > MAX_TEXT) {
			return false;
		}
		ensureRoom(6 * text.length() + 2);
		this.position = encode(text, text.length(), this.buffer, this.position);
		return true;
	}

	/**
	 * Encode a string, of which the opening quote may be there already.
	 */
	private static int encode(String text, int length, byte[] target, int position) {
		target[position] = '"';
		int end = position + 1;
		int plain = TextEncoder.encodePlain(text, 0, length, target, end);
		end += plain;
		if (plain != length) {
			end = TextEncoder.encode(text, plain, length, target, end);
		}
		target[end] = '"';
		return end + 1;
	}

	/**
	 * Return a buffer with room for some bytes at {@link #position()}.
	 */
	byte[] room(int size) {
		ensureRoom(size);
		return this.buffer;
	}

	int position() {
		return this.position;
	}

	/**
	 * Note that something was written into what {@link #room} returned.
	 */
	void advanceTo(int end) {
		this.position = end;
	}

	private void ensureRoom(FieldName name, int size) throws IOException {
		int needed = name.length() + FieldName.SLACK + size;
		if (this.limit - this.position < needed) {
			makeRoom(name, needed);
		}
	}

	private void ensureRoom(int size) {
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
	private void stepAside() throws IOException {
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
	private void replay() throws IOException {
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
