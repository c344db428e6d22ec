package io.github.reflectionfreejackson.runtime.encode;

import com.fasterxml.jackson.core.io.SerializedString;

/**
 * The name of a property as it is written between two properties, comma, quotes and colon
 * included: <code>,"name":</code>. Short names are kept as words, so that writing them
 * takes a few stores.
 * <p>
 * Generated code makes constants of this; being records, the JIT compiler sees through
 * them. Immutable.
 *
 * @param name the name
 * @param length the number of bytes up to and including the colon
 * @param first the first eight bytes, lowest first
 * @param second the second eight bytes
 * @param third the third eight bytes
 * @param fourth the fourth eight bytes
 * @param bytes all bytes, and an opening quote after the colon
 * @since 0.1.0
 */
public record FieldName(SerializedString name, int length, long first, long second, long third, long fourth,
		byte[] bytes) {

	/**
	 * How many more bytes than its length a name may touch.
	 */
	public static final int SLACK = 9;

	private static final int WORDS = 32;

	/**
	 * Prepare a name.
	 * @param name the name as it is in the bean's description, unescaped
	 * @return the name as it is written
	 */
	public static FieldName of(String name) {
		SerializedString serialized = new SerializedString(name);
		byte[] plain = new byte[Math.max(name.length() + 5, WORDS)];
		return putPlain(name, plain) ? of(serialized, plain, name.length())
				: ofQuoted(serialized, serialized.asQuotedUTF8());
	}

	/**
	 * Put a name where it belongs if it is ASCII that needs no escape, which is cheaper
	 * to see than what it would be quoted.
	 */
	private static boolean putPlain(String name, byte[] target) {
		for (int i = 0; i < name.length(); i++) {
			char character = name.charAt(i);
			if (character < ' ' || character >= 0x80 || character == '"' || character == '\\') {
				return false;
			}
			target[2 + i] = (byte) character;
		}
		return true;
	}

	private static FieldName ofQuoted(SerializedString name, byte[] quoted) {
		byte[] bytes = new byte[Math.max(quoted.length + 5, WORDS)];
		System.arraycopy(quoted, 0, bytes, 2, quoted.length);
		return of(name, bytes, quoted.length);
	}

	/**
	 * Put around a name what belongs there.
	 */
	private static FieldName of(SerializedString name, byte[] bytes, int quotedLength) {
		int length = quotedLength + 4;
		bytes[0] = ',';
		bytes[1] = '"';
		bytes[length - 2] = '"';
		bytes[length - 1] = ':';
		bytes[length] = '"';
		int end = length + 1;
		return new FieldName(name, length, word(bytes, 0, end), word(bytes, 8, end), word(bytes, 16, end),
				word(bytes, 24, end), bytes);
	}

	/**
	 * Return the eight bytes from a position on, or those that there are before the end.
	 * For a few names, this is faster than setting up what is faster for many.
	 */
	private static long word(byte[] bytes, int start, int end) {
		long word = 0;
		for (int i = Math.min(end - start, Long.BYTES) - 1; i >= 0; i--) {
			word = word << Byte.SIZE | bytes[start + i] & 0xFF;
		}
		return word;
	}

	/**
	 * Write the name and an opening quote, with up to {@link #SLACK} bytes of no meaning
	 * after the colon.
	 * @param target where to write, with room for the name and {@link #SLACK} more bytes
	 * @param position where to start
	 * @return the position after the colon
	 */
	public int write(byte[] target, int position) {
		if (this.length < WORDS) {
			Words.put(target, position, this.first);
			if (this.length >= 8) {
				Words.put(target, position + 8, this.second);
			}
			if (this.length >= 16) {
				Words.put(target, position + 16, this.third);
			}
			if (this.length >= 24) {
				Words.put(target, position + 24, this.fourth);
			}
		}
		else {
			System.arraycopy(this.bytes, 0, target, position, this.length + 1);
		}
		return position + this.length;
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof FieldName that && this.name.equals(that.name);
	}

	@Override
	public int hashCode() {
		return this.name.hashCode();
	}

	@Override
	public String toString() {
		return this.name.getValue();
	}

}
