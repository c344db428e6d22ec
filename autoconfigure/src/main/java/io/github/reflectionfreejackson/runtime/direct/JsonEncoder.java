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
public final class JsonEncoder extends PropertyRun {

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
	 * @return an encoder, or {@code null} if all that are kept are in use, or seem to be
	 * as the stack overflowed when they were released
	 */
	@Nullable JsonEncoder idle() {
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
		return null;
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

	private void writeSmall(FieldName name, int value) throws IOException {
		ensureRoom(name, NumberEncoder.MAX_INT);
		this.position = NumberEncoder.encode(value, this.buffer, name.write(this.buffer, this.position));
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
