package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import io.github.reflectionfreejackson.runtime.encode.CharEncoder;
import io.github.reflectionfreejackson.runtime.encode.TextEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encodes text of any length: a short one at a stroke, a long one part by part, since
 * there must be room for six times as many bytes as it has chars.
 */
abstract class TextRun extends EncodingRun {

	/**
	 * Longer texts are encoded part by part.
	 */
	static final int MAX_TEXT = 2048;

	/**
	 * Longer texts are no part of a run.
	 */
	static final int MAX_LONG_TEXT = 8192;

	/**
	 * Strings with chars beyond this one keep two bytes for each of them.
	 */
	static final char LAST_LATIN_1 = 0xFF;

	/**
	 * Parts of long texts which are plain are copied, whatever comes before or after.
	 */
	private static final int PART = 512;

	/**
	 * Room for text, whose chars are faster to look at in an array if they are not Latin
	 * 1.
	 */
	private char @Nullable [] characters;

	/**
	 * Room for text that is ASCII and has escapes.
	 */
	private byte @Nullable [] ascii;

	/**
	 * Write a string.
	 * @return {@code false} if it is too long
	 */
	final boolean encodeText(String text) {
		if (text.length() > MAX_TEXT && (text.length() > MAX_LONG_TEXT || isLong())) {
			return false;
		}
		encodeTextOfAnyLength(text);
		return true;
	}

	/**
	 * Write a string, such as one that the application has made, and may not make again.
	 * If it is long, that is done part by part, so that there need not be room for all
	 * that it might take.
	 */
	final void encodeTextOfAnyLength(String text) {
		if (text.length() <= MAX_TEXT) {
			ensureRoom(TextEncoder.room(text.length()) + 2);
			this.position = encode(text, this.buffer, this.position);
			return;
		}
		writeQuote();
		encodeParts(text, 0, text.length());
		writeQuote();
	}

	private void writeQuote() {
		ensureRoom(1);
		this.buffer[this.position++] = '"';
	}

	private void encodeParts(String text, int begin, int end) {
		for (int from = begin; from < end; from += PART) {
			int to = Math.min(from + PART, end);
			ensureRoom(TextEncoder.room(PART));
			this.position = encodeRest(text, from, to, this.buffer, this.position);
		}
	}

	/**
	 * Write a string that is too long for a run through the generator, part by part.
	 */
	final void writeTextInParts(String text) throws IOException {
		for (int from = 0; from < text.length(); from += MAX_TEXT) {
			int to = Math.min(from + MAX_TEXT, text.length());
			startPart();
			if (from == 0) {
				writeQuote();
			}
			encodeParts(text, from, to);
			if (to == text.length()) {
				writeQuote();
			}
			endPart(from == 0);
		}
	}

	/**
	 * Encode a short string, in quotes.
	 */
	final int encode(String text, byte[] target, int position) {
		target[position] = '"';
		int end = position + 1;
		int length = text.length();
		int from = 0;
		if (length < TextEncoder.LONG_TEXT) {
			for (; from < length; from++) {
				char character = text.charAt(from);
				if (character > LAST_LATIN_1) {
					break;
				}
				end = CharEncoder.encode(character, target, end);
			}
		}
		return close(text, from, target, end);
	}

	/**
	 * Encode the rest of a string, and its closing quote.
	 */
	final int close(String text, int from, byte[] target, int position) {
		int end = (from == text.length()) ? position : encodeRest(text, from, text.length(), target, position);
		target[end] = '"';
		return end + 1;
	}

	private int encodeRest(String text, int from, int to, byte[] target, int position) {
		return TextEncoder.isLongAscii(text, from, to) ? encodeAscii(text, from, to, target, position)
				: encodeCharacters(text, from, to, target, position);
	}

	@SuppressWarnings("deprecation")
	private int encodeAscii(String text, int from, int to, byte[] target, int position) {
		if (this.ascii == null) {
			this.ascii = new byte[MAX_TEXT + Long.BYTES];
		}
		text.getBytes(from, to, this.ascii, 0);
		return TextEncoder.encodeBytes(this.ascii, to - from, target, position);
	}

	private int encodeCharacters(String text, int from, int to, byte[] target, int position) {
		if (this.characters == null) {
			this.characters = new char[MAX_TEXT];
		}
		text.getChars(from, to, this.characters, 0);
		return TextEncoder.encode(this.characters, to - from, target, position);
	}

}
