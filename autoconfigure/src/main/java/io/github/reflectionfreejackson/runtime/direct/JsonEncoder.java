package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.encode.CharEncoder;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import io.github.reflectionfreejackson.runtime.encode.NumberEncoder;
import io.github.reflectionfreejackson.runtime.encode.TextEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the properties of one bean, and the beans, lists and maps inside it, straight
 * into the output buffer of Jackson's generator, or a root value without one.
 * <p>
 * Generated code uses this class; applications have no need to. An instance belongs to
 * one thread at a time.
 *
 * @since 0.1.0
 */
public final class JsonEncoder extends MemberRun {

	private static final int MAX_KEPT = 4;

	private final boolean shared;

	private @Nullable JsonEncoder next;

	private @Nullable ScalarCapture scalarCapture;

	private int beans;

	JsonEncoder() {
		this(false);
	}

	private JsonEncoder(boolean shared) {
		this.shared = shared;
	}

	/**
	 * Create an encoder that threads share.
	 */
	static JsonEncoder shared() {
		return new JsonEncoder(true);
	}

	boolean isShared() {
		return this.shared;
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
		if (value == null) {
			writeNull(properties, index, name);
			return;
		}
		if (value.length() > MAX_TEXT || properties.isSpecial(index)) {
			writeLongOrOther(properties, index, name, value);
			return;
		}
		int length = value.length();
		ensureRoom(name, TextEncoder.room(length) + 2);
		byte[] target = this.buffer;
		int end = name.write(target, this.position) + 1;
		int from = 0;
		if (length < TextEncoder.LONG_TEXT) {
			// Here and not in a method, which the JIT compiler would put here or not
			for (; from < length; from++) {
				char character = value.charAt(from);
				if (character > LAST_LATIN_1) {
					break;
				}
				end = CharEncoder.encode(character, target, end);
			}
		}
		this.position = close(value, from, target, end);
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
		this.position = NumberEncoder.encode(value, writesFastDoubles(), this.buffer,
				name.write(this.buffer, this.position));
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
		this.position = NumberEncoder.encode(value, writesFastDoubles(), this.buffer,
				name.write(this.buffer, this.position));
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
		if (value == null) {
			if (properties.skipsNull(index)) {
				return;
			}
			if (!properties.writesNull(index)) {
				writeNullAside(properties, index);
				return;
			}
		}
		else if (properties.isSpecial(index) || value == containerAt(this.level)) {
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
		properties.leaveAlone(index);
		stepAside();
		properties.writer(index).serializeAsField(container(), generator(), provider());
	}

	/**
	 * Write what is among the properties without being one: those of an unwrapped bean,
	 * or further properties.
	 * @param properties the properties of the bean
	 * @param index the position among them of what holds others
	 * @throws Exception if what it holds cannot be written
	 */
	public void writeInner(EncodedProperties properties, int index) throws Exception {
		InnerWriter writer = properties.inner(index);
		if (writer == null) {
			properties.leaveAlone(index);
			replay();
			properties.writer(index).serializeAsField(container(), generator(), provider());
			return;
		}
		Object bean = container();
		Object value = writer.read(bean);
		if (value != null) {
			writeInner(properties, index, writer, value, bean);
		}
	}

	private void writeInner(EncodedProperties properties, int index, InnerWriter writer, Object value, Object bean)
			throws Exception {
		try {
			if (!writer.encode(value, bean, this)) {
				if (this.depth != 0) {
					properties.missed(index);
				}
				// Others may ask for the latest name
				replay();
				writer.write(value, bean, generator(), provider());
			}
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider());
			throw ex;
		}
	}

	/**
	 * Return whether a view is active.
	 * @return whether one is
	 */
	public boolean isInView() {
		return activeView() != null;
	}

	/**
	 * Return the provider for others than Jackson's own code to see, who expect it to
	 * know the generator.
	 * @return the provider
	 * @throws IOException if the generator cannot be opened
	 */
	public SerializerProvider providerForOthers() throws IOException {
		return openProvider();
	}

	/**
	 * Write the property that is the type id of a bean.
	 */
	void writeTypeId(FieldName name, String id) throws IOException {
		ensureRoom(name, TextEncoder.room(id.length()) + 2);
		this.position = encode(id, this.buffer, name.write(this.buffer, this.position));
	}

	private void writeSmall(FieldName name, int value) throws IOException {
		ensureRoom(name, NumberEncoder.MAX_INT);
		this.position = NumberEncoder.encode(value, this.buffer, name.write(this.buffer, this.position));
	}

	/**
	 * Small enough for the JIT compiler to put it into generated code, as most beans have
	 * properties that are left out.
	 */
	private void writeNull(EncodedProperties properties, int index, FieldName name) throws Exception {
		if (!properties.skipsNull(index)) {
			writeNullOrAside(properties, index, name);
		}
	}

	private void writeNullOrAside(EncodedProperties properties, int index, FieldName name) throws Exception {
		if (!properties.writesNull(index)) {
			writeNullAside(properties, index);
			return;
		}
		ensureRoom(name, Literals.LENGTH);
		this.position = Literals.writeNull(this.buffer, name.write(this.buffer, this.position));
	}

	private void writeLongOrOther(EncodedProperties properties, int index, FieldName name, String value)
			throws Exception {
		if (properties.isSpecial(index)) {
			writeOther(properties, index, name, value);
		}
		else {
			writeLong(properties, index, name, value);
		}
	}

	/**
	 * Write a long string. A run ends before it if it would be long with the string.
	 */
	private void writeLong(EncodedProperties properties, int index, FieldName name, String value) throws Exception {
		if (value.length() <= MAX_LONG_TEXT) {
			limitRun(name, value.length());
			encode(properties, index, name, value);
		}
		else {
			writeInParts(properties, index, name, value);
		}
	}

	/**
	 * Write a string that is too long for a run, through the generator, but encoded.
	 */
	private void writeInParts(EncodedProperties properties, int index, FieldName name, String value) throws Exception {
		if (!endRun()) {
			properties.writer(index).writeValue(value, container(), generator(), provider());
			return;
		}
		try {
			generator().writeFieldName(name.name());
			writeTextInParts(value);
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider());
			throw ex;
		}
	}

	private void writeOther(EncodedProperties properties, int index, FieldName name, Object value) throws Exception {
		if (!properties.asksWriter(index) || value == containerAt(this.level)) {
			writeAside(properties, index, value);
			return;
		}
		ValueEncoder encoder = properties.values(index).encoderFor(value, this);
		if (!encoder.canEncode()) {
			missed(properties, index);
			writeAside(properties, index, value);
		}
		else if (properties.writer(index).suppresses(value, providerToAsk(encoder, value))) {
			return;
		}
		else if (encoder instanceof ScalarEncoders.Text && value instanceof String text && text.length() > MAX_TEXT) {
			writeLong(properties, index, name, text);
		}
		else {
			encode(properties, index, name, value);
		}
	}

	/**
	 * Names are written in one place only, for {@code null}, too: the JIT compiler puts
	 * into generated code what is compiled to less than 2,500 bytes, and twice the name
	 * may be more.
	 */
	private void encode(EncodedProperties properties, int index, FieldName name, @Nullable Object value)
			throws Exception {
		try {
			ValueEncoder encoder = (value != null) ? properties.values(index).encoderFor(value, this) : null;
			ensureRoom(name, FieldName.SLACK);
			this.position = name.write(this.buffer, this.position);
			if (encoder == null || value == null) {
				this.position = Literals.writeNull(this.buffer, this.position);
			}
			else if (!encoder.encode(value, this)) {
				this.position -= name.length();
				missed(properties, index);
				stepAside();
				properties.writer(index).writeIncluded(value, generator(), provider());
			}
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider());
			throw ex;
		}
	}

	/**
	 * Have {@code null} written by its serializer, which is possible in the midst of
	 * others, but takes long.
	 */
	private void writeNullAside(EncodedProperties properties, int index) throws Exception {
		missed(properties, index);
		stepAside();
		properties.writer(index).writeValue(null, container(), generator(), provider());
	}

	private void missed(EncodedProperties properties, int index) {
		if (this.depth != 0 && !isFull()) {
			properties.missed(index);
		}
	}

	/**
	 * Return the provider that is given to whoever knows whether a value is empty. Others
	 * may look at its generator, and at what that has written.
	 */
	SerializerProvider providerToAsk(ValueEncoder encoder, Object value) throws IOException {
		if (encoder.decidesAlone(value, this)) {
			return provider();
		}
		replay();
		return openProvider();
	}

	/**
	 * Have a value written that may be left out, or be the bean itself. Others may look
	 * at the generator, or something may fail, before there is a name: then the latest is
	 * that of the property before.
	 */
	private void writeAside(EncodedProperties properties, int index, Object value) throws Exception {
		if (properties.writer(index).maySuppress() || value == containerAt(this.level)) {
			replay();
		}
		else {
			stepAside();
		}
		properties.writer(index).writeValue(value, container(), generator(), provider());
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
		WritingFailures.letPass(failure);
		replay(failure);
		throw WritingFailures.report(failure, value, properties.writer(index), generator(), provider());
	}

	/**
	 * Count a bean.
	 * @return how many were counted before
	 */
	int countBean() {
		return this.beans++;
	}

	@Override
	JsonEncoder self() {
		return this;
	}

	/**
	 * Return what keeps the scalar that a serializer writes.
	 */
	ScalarCapture scalarCapture() {
		ScalarCapture capture = this.scalarCapture;
		if (capture == null) {
			capture = new ScalarCapture();
			this.scalarCapture = capture;
		}
		capture.writePlainDecimals(writesPlainDecimals());
		return capture;
	}

}
