package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link NameTable}.
 */
class NameTableTests {

	@Test
	void findsNamesOfAllLengths() throws IOException {
		String[] names = IntStream.range(0, 40).mapToObj("n"::repeat).toArray(String[]::new);
		assertFindsAll(names);
	}

	@Test
	void findsNamesThatBeginAndEndAlike() throws IOException {
		assertFindsAll("customerName", "customerId", "customerNameOfTheFirst", "customerNameOfTheLast",
				"customerNameOfTheFirs", "id", "aId", "bId", "customerN");
	}

	@Test
	void findsNamesOfOneHash() throws IOException {
		List<String> names = new ArrayList<>();
		for (int i = 0; i < 100; i++) {
			names.add("theFirstFifteen" + i);
		}
		assertFindsAll(names.toArray(String[]::new));
	}

	@Test
	void findsNamesThatAreEscapedOrNotAscii() throws IOException {
		assertFindsAll("", "\"", "a\"b", "a\\", "\n", "\u00e4", "\u20ac\u20ac\u20ac", "\ud83d\ude00", "abcdefg\"h",
				"abcdef\"");
	}

	@Test
	void leavesOutNamesThatAreNoText() throws IOException {
		NameTable table = table("a", "\ud83d", "b");
		assertThat(position(table, "\"b\":1,", "                ")).isEqualTo(2);
		assertThat(position(table, "\"?\":1,", "                ")).isEqualTo(-1);
	}

	@Test
	void looksAtNothingBeyondTheBuffer() throws IOException {
		for (int length = 0; length < 30; length++) {
			String document = '"' + "n".repeat(length) + "\":1}";
			NameTable table = table("a", "n".repeat(length));
			// There are no eight bytes for a name of one character
			assertThat(position(table, document, "")).as(document).isEqualTo((length == 1) ? -1 : 1);
			for (int i = 0; i < document.length() - 2; i++) {
				assertThat(position(table, document.substring(0, i), "")).as(document.substring(0, i)).isEqualTo(-1);
			}
		}
	}

	private static void assertFindsAll(String... names) throws IOException {
		NameTable table = table(names);
		for (int i = 0; i < names.length; i++) {
			String quoted = '"' + new String(new SerializedString(names[i]).asQuotedUTF8(), StandardCharsets.UTF_8)
					+ '"';
			assertThat(position(table, quoted + ":1,", "\"a\":1         ")).as(names[i]).isEqualTo(i);
			assertThat(position(table, quoted + ":\"x\"", "               ")).as(names[i]).isEqualTo(i);
			assertThat(position(table, quoted + " :1", "                ")).as(names[i]).isEqualTo(-1);
			assertThat(position(table, "\"~" + quoted.substring(1) + ":1", "                ")).isEqualTo(-1);
		}
	}

	private static NameTable table(String... names) {
		NameTable table = new NameTable(new QuotedName[names.length], names.length);
		for (int i = 0; i < names.length; i++) {
			table.add(i, names[i]);
		}
		return table;
	}

	/**
	 * Look for the first name of an object.
	 */
	private static int position(NameTable table, String members, String after) throws IOException {
		byte[] bytes = ('{' + members + after).getBytes(StandardCharsets.UTF_8);
		try (JsonParser parser = new JsonFactory().createParser(bytes)) {
			parser.nextToken();
			UTF8StreamJsonParser utf8 = (UTF8StreamJsonParser) parser;
			return table.take(utf8, ParserWindow.buffer(utf8), ParserWindow.limit(utf8), 1);
		}
	}

}
