package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.ClassWriter;
import org.springframework.asm.Label;
import org.springframework.asm.MethodVisitor;
import org.springframework.asm.SpringAsmInfo;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of {@link TextDecoder} where there is just enough room for characters, or not.
 * {@code ReadTextTests} and {@code ReadLongTextTests} compare what it decodes with
 * Jackson.
 */
class TextDecoderTests {

	@ParameterizedTest
	@ValueSource(strings = { "aaaa\uD83D\uDE00", "\u00e9\uD83D\uDE00", "aaa\u00e9", "aa\u20ac", "\u00e9aaa",
			"\uD83D\uDE00\uD83D\uDE00", "\u20ac\u4f60\u597d\u4e16\u754c" })
	void decodesIfThereIsRoom(String text) {
		byte[] buffer = (text + "\",\"next\":1}").getBytes(StandardCharsets.UTF_8);
		int quote = new String(buffer, StandardCharsets.ISO_8859_1).indexOf('"');
		int enough = text.length() + 2;
		for (int room = 0; room <= enough; room++) {
			char[] target = new char[room];
			long stop = TextDecoder.decode(buffer, 0, buffer.length, target, 0);
			assertThat(text).startsWith(new String(target, 0, TextDecoder.countOf(stop)));
			assertThat(TextDecoder.positionOf(stop)).isEqualTo(lengthInBytes(text, TextDecoder.countOf(stop)));
			if (room == enough) {
				assertThat(TextDecoder.positionOf(stop)).isEqualTo(quote);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "aaaaaaaa", "\n", "\u00e9", "\uD83D\uDE00", "\u4f60\u00e9\u597d" })
	void decodesRunsOfThreeBytesWhereverTheBufferEnds(String other) {
		for (int length = 0; length < 12; length++) {
			String text = "\u00e9" + other + "\u4f60".repeat(length) + other;
			byte[] json = (text.replace("\n", "\\n") + "\",1]").getBytes(StandardCharsets.UTF_8);
			int quote = json.length - "\",1]".length();
			for (int start = 0; start < 4; start++) {
				for (int limit = start; limit <= start + json.length; limit++) {
					byte[] buffer = new byte[limit];
					System.arraycopy(json, 0, buffer, start, limit - start);
					for (int room = 0; room <= text.length() + 2; room++) {
						char[] target = new char[room];
						long stop = TextDecoder.decode(buffer, start, limit, target, 0);
						int position = TextDecoder.positionOf(stop);
						String decoded = new String(target, 0, TextDecoder.countOf(stop));
						assertThat(text).startsWith(decoded);
						assertThat(position).isBetween(start, start + quote);
						if (position == start + quote) {
							assertThat(decoded).isEqualTo(text);
						}
						else {
							assertThat(limit - start < json.length || room < text.length() + 2).isTrue();
						}
					}
				}
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "aaaaaaaa", "\n", "\u00e9", "\u00ff\u0080", "\n\n\n\n\n\n\n\n\n" })
	void decodesLatin1WhereverTheBufferEnds(String other) {
		for (int length = 0; length < 20; length++) {
			String text = "a".repeat(length) + other + "b".repeat(length) + other;
			byte[] json = (text.replace("\n", "\\n") + "\",\"next\":1}").getBytes(StandardCharsets.UTF_8);
			int quote = json.length - "\",\"next\":1}".length();
			for (int limit = 0; limit <= json.length; limit++) {
				for (int room = 0; room <= text.length() + 8; room++) {
					byte[] target = new byte[text.length() + 12];
					long stop = TextDecoder.decodeLatin1(json, 0, limit, target, room, 0);
					int position = TextDecoder.positionOf(stop);
					String decoded = new String(target, 0, TextDecoder.countOf(stop), StandardCharsets.ISO_8859_1);
					assertThat(text).startsWith(decoded);
					assertThat(decoded.length()).isLessThanOrEqualTo(room);
					assertThat(position).isEqualTo(lengthInJson(decoded)).isLessThanOrEqualTo(limit);
					if (limit == json.length && room >= text.length() + 8) {
						assertThat(position).isEqualTo(quote);
					}
				}
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u0100", "\u4f60", "\uD83D\uDE00", "\\u0100", "\\uD83D", "\\x", "\\u00g0", "\n" })
	void stopsBeforeWhatIsNotLatin1(String other) {
		for (int before = 0; before < 20; before++) {
			byte[] json = ("a".repeat(before) + other + "aaaaaaaaaaaaaaaa\"").getBytes(StandardCharsets.UTF_8);
			long stop = TextDecoder.decodeLatin1(json, 0, json.length, new byte[json.length], json.length, 0);
			assertThat(TextDecoder.positionOf(stop)).isEqualTo(before);
			assertThat(TextDecoder.countOf(stop)).isEqualTo(before);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\\u%04x\"", "\\u%04X\"" })
	void decodesEscapesOfAllCharacters(String format) {
		for (int character = 0; character <= Character.MAX_VALUE; character++) {
			byte[] json = format.formatted(character).getBytes(StandardCharsets.US_ASCII);
			char[] target = new char[8];
			assertStop(TextDecoder.decode(json, 0, json.length, target, 0), json.length - 1, 1);
			assertThat(target[0]).isEqualTo((char) character);
			if (character <= 0xFF) {
				byte[] latin1 = new byte[8];
				assertStop(TextDecoder.decodeLatin1(json, 0, json.length, latin1, 8, 0), json.length - 1, 1);
				assertThat(latin1[0]).isEqualTo((byte) character);
			}
		}
	}

	@Test
	void stopsBeforeEscapesWithOtherThanHexadecimalDigits() {
		for (int other = Byte.MIN_VALUE; other <= Byte.MAX_VALUE; other++) {
			for (int position = 2; position < 6 && Character.digit(other, 16) < 0; position++) {
				byte[] json = "\\u0041\"".getBytes(StandardCharsets.US_ASCII);
				json[position] = (byte) other;
				assertStop(TextDecoder.decode(json, 0, json.length, new char[8], 0), 0, 0);
				assertStop(TextDecoder.decodeLatin1(json, 0, json.length, new byte[8], 8, 0), 0, 0);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"", "\u00e9\"", "\\\n\"" })
	void doesNotGoOnWhereAQuoteIs(String end) {
		for (int before = 0; before + end.length() < 30; before++) {
			assertThat(goesOn("a".repeat(before) + end)).as("%s characters before", before).isFalse();
			assertThat(goesOn("\\\"".repeat(before / 2) + end)).as("%s escapes before", before / 2).isFalse();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "a", "#", "!", "\\\"", "\\n", "\u00e9", "\u4f60", "\n" })
	void goesOnWhereNoQuoteIsOrAnEscapedOne(String other) {
		for (int before = 0; before < 30; before++) {
			assertThat(goesOn("a".repeat(before) + other)).as("%s characters before", before).isTrue();
			assertThat(goesOn("a".repeat(before) + other.repeat(2))).as("%s characters before", before).isTrue();
		}
	}

	@Test
	void doesNotGoOnIfThereAreEscapesNearlyEverywhere() {
		String plain = "a".repeat(8);
		String escaped = "\\n" + "a".repeat(6);
		assertThat(goesOn(escaped.repeat(4))).isTrue();
		assertThat(goesOn(escaped.repeat(5))).isFalse();
		assertThat(goesOn(plain + escaped.repeat(7))).isTrue();
		assertThat(goesOn(plain + escaped.repeat(8))).isFalse();
		assertThat(goesOn(escaped.repeat(4) + plain + escaped.repeat(3))).isTrue();
		assertThat(goesOn(escaped.repeat(4) + plain + escaped.repeat(4))).isFalse();
	}

	/**
	 * The JIT compiler inlines methods of up to 325 bytes.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "decode", "decodeLatin1" })
	void isTooLargeToBeInlined(String method) throws IOException {
		assertThat(sizeOfCode(method)).isGreaterThan(325);
	}

	private static void assertStop(long stop, int position, int count) {
		assertThat(TextDecoder.positionOf(stop)).isEqualTo(position);
		assertThat(TextDecoder.countOf(stop)).isEqualTo(count);
	}

	private static boolean goesOn(String text) {
		byte[] buffer = (text + "a".repeat(7)).getBytes(StandardCharsets.UTF_8);
		return TextDecoder.goesOn(buffer, 0, buffer.length / 8 * 8);
	}

	private static int sizeOfCode(String method) throws IOException {
		Map<String, Integer> sizes = new HashMap<>();
		ClassVisitor visitor = new ClassVisitor(SpringAsmInfo.ASM_VERSION, new ClassWriter(0)) {

			@Override
			public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
					String[] exceptions) {
				return new MethodVisitor(SpringAsmInfo.ASM_VERSION,
						super.visitMethod(access, name, descriptor, signature, exceptions)) {

					@Override
					public void visitMaxs(int maxStack, int maxLocals) {
						Label end = new Label();
						super.visitLabel(end);
						sizes.put(name, end.getOffset());
						super.visitMaxs(maxStack, maxLocals);
					}

				};
			}

		};
		try (InputStream code = TextDecoder.class.getResourceAsStream("TextDecoder.class")) {
			new ClassReader(code).accept(visitor, 0);
		}
		return sizes.get(method);
	}

	private static int lengthInJson(String text) {
		return text.replace("\n", "\\n").getBytes(StandardCharsets.UTF_8).length;
	}

	private static int lengthInBytes(String text, int length) {
		return text.substring(0, length).getBytes(StandardCharsets.UTF_8).length;
	}

}
