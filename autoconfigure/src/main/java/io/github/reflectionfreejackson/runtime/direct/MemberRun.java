package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import io.github.reflectionfreejackson.runtime.encode.NumberEncoder;
import io.github.reflectionfreejackson.runtime.encode.TextEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encodes elements of arrays and entries of maps, or has them written where they cannot
 * be encoded.
 */
abstract class MemberRun extends TextRun {

	/**
	 * Return this as what encoders of values are handed.
	 */
	abstract JsonEncoder self();

	/**
	 * Write an element of an array.
	 */
	final void writeElement(@Nullable Object element, ElementEncoders elements) throws IOException {
		if (this.level == 0) {
			beginRootElement();
		}
		if (!prepareMember()) {
			elements.write(element, generator(), provider());
			return;
		}
		if (element == null) {
			writeNullElement(elements);
		}
		else {
			ValueEncoder encoder = elements.encoderFor(element, this);
			ensureRoom(1);
			this.buffer[this.position++] = ',';
			if (!encode(element, encoder)) {
				this.position--;
				stepAside();
				encoder.write(element, generator(), provider());
			}
		}
		countElement();
	}

	/**
	 * Write an element of an array that is most often a short string.
	 */
	final void writeTextElement(@Nullable Object element, ElementEncoders elements) throws IOException {
		if (!(element instanceof String text) || text.length() > MAX_TEXT || this.level == 0 || !isWithinRun()) {
			writeElement(element, elements);
			return;
		}
		ensureRoom(TextEncoder.room(text.length()) + 3);
		this.buffer[this.position] = ',';
		this.position = encode(text, this.buffer, this.position + 1);
		countElement();
	}

	/**
	 * Write an element of an array that is most often an integer.
	 */
	final void writeIntegerElement(@Nullable Object element, ElementEncoders elements) throws IOException {
		if (element == null || element.getClass() != elements.integers() || this.level == 0 || !isWithinRun()) {
			writeElement(element, elements);
			return;
		}
		ensureRoom(NumberEncoder.MAX_LONG + 1);
		this.buffer[this.position] = ',';
		this.position = NumberEncoder.encode(((Number) element).longValue(), this.buffer, this.position + 1);
		countElement();
	}

	/**
	 * Encode an element or the value of an entry. Where they are of many classes, the JIT
	 * compiler has each call of an encoder look for the method, unless it is told of the
	 * most usual.
	 */
	private boolean encode(Object value, ValueEncoder encoder) throws IOException {
		if (encoder instanceof ScalarEncoders.Text text) {
			return text.encode(value, self());
		}
		if (encoder instanceof ScalarEncoders.Integral integral) {
			return integral.encode(value, self());
		}
		return encoder.encode(value, self());
	}

	/**
	 * Begin an element of an array, which is encoded next.
	 * @return whether that is possible; otherwise the generator knows of the array, and
	 * has to be told the element
	 */
	final boolean startElement() throws IOException {
		if (this.level == 0) {
			beginRootElement();
		}
		if (!prepareMember()) {
			return false;
		}
		ensureRoom(1);
		this.buffer[this.position++] = ',';
		countElement();
		return true;
	}

	private void writeNullElement(ElementEncoders elements) throws IOException {
		if (!replacesNull()) {
			ensureRoom(1);
			this.buffer[this.position++] = ',';
		}
		writeNull(elements);
	}

	/**
	 * Write {@code null} where a value goes.
	 */
	private void writeNull(ElementEncoders elements) throws IOException {
		if (replacesNull()) {
			stepAside();
			elements.write(null, generator(), provider());
		}
		else {
			ScalarEncoders.encodeNull(self());
		}
	}

	/**
	 * Write the name of an entry of a map.
	 * @return whether it was written; otherwise the generator knows of the map, and has
	 * to be told
	 */
	final boolean writeKey(@Nullable Object key) throws IOException {
		if (!(key instanceof String text) || !prepareMember()) {
			// Whoever writes the entry has the generator
			stepAside();
			return false;
		}
		if (text.length() > MAX_TEXT) {
			writeLongKey(text);
			return true;
		}
		ensureRoom(TextEncoder.room(text.length()) + 4);
		this.buffer[this.position] = ',';
		this.position = encode(text, this.buffer, this.position + 1);
		this.buffer[this.position++] = ':';
		return true;
	}

	private void writeLongKey(String text) {
		ensureRoom(1);
		this.buffer[this.position++] = ',';
		encodeTextOfAnyLength(text);
		ensureRoom(1);
		this.buffer[this.position++] = ':';
	}

	/**
	 * Write an integer as the name of an entry of a map.
	 * @return as for others
	 */
	final boolean writeKey(long key) throws IOException {
		if (this.depth == 0 || isLong()) {
			return writeKey(Long.toString(key));
		}
		ensureRoom(NumberEncoder.MAX_LONG + 4);
		this.buffer[this.position] = ',';
		this.buffer[this.position + 1] = '"';
		this.position = NumberEncoder.encode(key, this.buffer, this.position + 2);
		this.buffer[this.position++] = '"';
		this.buffer[this.position++] = ':';
		return true;
	}

	/**
	 * Write the value of an entry of a map, after its name.
	 */
	final void writeEntryValue(@Nullable Object value, ElementEncoders elements) throws IOException {
		if (value == null) {
			writeNull(elements);
			return;
		}
		ValueEncoder encoder = elements.encoderFor(value, this);
		if (!encode(value, encoder)) {
			stepAside();
			encoder.write(value, generator(), provider());
		}
	}

	/**
	 * Report that an element of an array could not be written.
	 */
	final IOException failedElement(Exception failure, @Nullable Object value, int index) throws IOException {
		replay(failure);
		throw WritingFailures.report(failure, value, index, provider());
	}

	/**
	 * Report that an entry of a map could not be written.
	 */
	final IOException failedEntry(Exception failure, Object value, String key) throws IOException {
		replay(failure);
		throw WritingFailures.report(failure, value, key, provider());
	}

}
