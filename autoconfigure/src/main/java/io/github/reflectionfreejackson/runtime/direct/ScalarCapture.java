package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;

import com.fasterxml.jackson.core.Base64Variant;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.base.GeneratorBase;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * A generator that keeps the one string or number that a serializer writes, or the array
 * of a few integers, as of dates, or the one name that a serializer of keys does, so that
 * it can be encoded. Of its features, only those matter that tell how decimals are
 * written; the others are those that every generator has whose values are encoded.
 * <p>
 * Not to be used by several threads at a time.
 */
final class ScalarCapture extends GeneratorBase {

	/**
	 * So many does a date with its time have.
	 */
	private static final int MAX_ELEMENTS = 7;

	private final int[] elements = new int[MAX_ELEMENTS];

	private boolean written;

	private @Nullable String text;

	private @Nullable BigDecimal decimal;

	private long number;

	/**
	 * How many elements there are, or -1 if there is no array.
	 */
	private int count = -1;

	private boolean inArray;

	private boolean naming;

	private @Nullable String name;

	ScalarCapture() {
		super(JsonGenerator.Feature.collectDefaults(), null, (IOContext) null);
	}

	/**
	 * Tell serializers whether decimals are written without an exponent.
	 */
	void writePlainDecimals(boolean plain) {
		configure(Feature.WRITE_BIGDECIMAL_AS_PLAIN, plain);
	}

	/**
	 * Have a value written.
	 * @return whether it was written as one string or number, or as an array of a few
	 * integers
	 * @throws IOException what its serializer throws
	 */
	boolean capture(Object value, ValueEncoder encoder, SerializerProvider provider) throws IOException {
		this.written = false;
		this.inArray = false;
		this.count = -1;
		boolean captured = false;
		try {
			encoder.write(value, this, provider);
			captured = this.written && !this.inArray;
		}
		catch (NoScalarException ex) {
			// More than can be kept
		}
		finally {
			if (!captured) {
				this.text = null;
				this.decimal = null;
			}
		}
		return captured;
	}

	/**
	 * Return what was written, and forget it, as it may be long.
	 * @return the string, or {@code null} if it was something else
	 */
	@Nullable String takeText() {
		String taken = this.text;
		this.text = null;
		return taken;
	}

	/**
	 * Return what was written, and forget it.
	 * @return the decimal, or {@code null} if it was something else
	 */
	@Nullable BigDecimal takeDecimal() {
		BigDecimal taken = this.decimal;
		this.decimal = null;
		return taken;
	}

	/**
	 * Return what was written, if it was an integer.
	 */
	long number() {
		return this.number;
	}

	/**
	 * Return how many elements were written, or -1 if that was not an array.
	 */
	int count() {
		return this.count;
	}

	/**
	 * Return an element of what was written, if it was an array.
	 */
	int element(int index) {
		return this.elements[index];
	}

	/**
	 * Have the name of an entry written.
	 * @param namer a serializer of keys that writes one name
	 * @return the name, or {@code null} if the generator would not write it as it writes
	 * the same chars of a string
	 * @throws IOException what the serializer throws
	 */
	@Nullable String name(Object key, JsonSerializer<Object> namer, SerializerProvider provider) throws IOException {
		this.naming = true;
		try {
			namer.serialize(key, this, provider);
			return this.name;
		}
		finally {
			this.naming = false;
			this.name = null;
		}
	}

	@Override
	public void writeString(String value) throws IOException {
		if (value == null) {
			throw NoScalarException.INSTANCE;
		}
		_verifyValueWrite("");
		this.text = value;
	}

	@Override
	public void writeNumber(int value) throws IOException {
		if (!this.inArray) {
			writeNumber((long) value);
			return;
		}
		if (this.count == MAX_ELEMENTS) {
			throw NoScalarException.INSTANCE;
		}
		this.elements[this.count++] = value;
	}

	@Override
	public void writeNumber(long value) throws IOException {
		_verifyValueWrite("");
		this.number = value;
	}

	@Override
	public void writeNumber(BigDecimal value) throws IOException {
		if (value == null || value.getClass() != BigDecimal.class) {
			throw NoScalarException.INSTANCE;
		}
		_verifyValueWrite("");
		this.decimal = value;
	}

	@Override
	public void writeStartArray() throws IOException {
		_verifyValueWrite("");
		this.inArray = true;
		this.count = 0;
	}

	@Override
	public void writeEndArray() throws IOException {
		if (!this.inArray) {
			throw NoScalarException.INSTANCE;
		}
		this.inArray = false;
	}

	@Override
	protected void _verifyValueWrite(String what) throws IOException {
		if (this.written) {
			throw NoScalarException.INSTANCE;
		}
		this.written = true;
	}

	/**
	 * The generator would not write it as it writes the same chars of a string.
	 */
	@Override
	public void writeString(SerializableString value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeString(char[] buffer, int offset, int length) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeRawUTF8String(byte[] buffer, int offset, int length) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeUTF8String(byte[] buffer, int offset, int length) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeRaw(String value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeRaw(String value, int offset, int length) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeRaw(char[] buffer, int offset, int length) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeRaw(char value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeBinary(Base64Variant variant, byte[] data, int offset, int length) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeNumber(BigInteger value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeNumber(double value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeNumber(float value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeNumber(String encoded) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeBoolean(boolean value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeNull() throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeStartObject() throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeEndObject() throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void writeFieldName(@Nullable String name) throws IOException {
		if (!this.naming) {
			throw NoScalarException.INSTANCE;
		}
		this.name = name;
	}

	@Override
	public void writeFieldName(SerializableString name) throws IOException {
		String value = name.getValue();
		writeFieldName(isPlain(value) ? value : null);
	}

	private static boolean isPlain(String value) {
		for (int i = 0; i < value.length(); i++) {
			char each = value.charAt(i);
			if (each < ' ' || each > '~' || each == '"' || each == '\\') {
				return false;
			}
		}
		return true;
	}

	@Override
	public void writeObject(Object value) throws IOException {
		throw NoScalarException.INSTANCE;
	}

	@Override
	public void flush() {
		// There is nothing to flush
	}

	@Override
	protected void _releaseBuffers() {
		// There are none
	}

	/**
	 * Tells that something is written that cannot be kept.
	 */
	private static final class NoScalarException extends IOException {

		private static final long serialVersionUID = 1L;

		private static final NoScalarException INSTANCE = new NoScalarException();

		private NoScalarException() {
			super("Neither a string nor a number nor a few integers");
		}

		@Override
		public synchronized Throwable fillInStackTrace() {
			return this;
		}

	}

}
