package io.github.reflectionfreejackson.aot.emit;

import java.nio.charset.StandardCharsets;

import org.springframework.javapoet.ClassName;

/**
 * Writes Java source in ASCII, so that it means the same in whichever encoding it is
 * compiled. Spring Boot's plugin for Maven leaves the encoding to the platform.
 *
 * @since 0.1.0
 */
public final class AsciiSource {

	private AsciiSource() {
	}

	/**
	 * Return the same source with Unicode escapes in place of all other characters. Java
	 * reads the backslash of an escape as such only after an even number of others;
	 * within texts they come in pairs, and elsewhere there are none.
	 * @param source the source
	 * @return the source in ASCII
	 */
	public static String of(CharSequence source) {
		String text = source.toString();
		if (StandardCharsets.US_ASCII.newEncoder().canEncode(text)) {
			return text;
		}
		StringBuilder ascii = new StringBuilder(text.length());
		text.chars().forEach((character) -> {
			if (character < 128) {
				ascii.append((char) character);
			}
			else {
				ascii.append(String.format("\\u%04x", character));
			}
		});
		return ascii.toString();
	}

	/**
	 * Return the name of a class as source in ASCII has to name it.
	 */
	static ClassName of(ClassName name) {
		return ClassName.get(of(name.packageName()), of(name.simpleName()));
	}

}
