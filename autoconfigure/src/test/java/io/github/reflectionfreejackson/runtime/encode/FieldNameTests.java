package io.github.reflectionfreejackson.runtime.encode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * Tests for {@link FieldName}.
 */
class FieldNameTests {

	private static final int LONGEST = 70;

	private static final int OFFSET = 3;

	private final ObjectMapper mapper = new ObjectMapper();

	@Test
	void writeOfPlainNamesOfAllLengths() throws IOException {
		for (int length = 0; length <= LONGEST; length++) {
			assertWritten("abcdefghijklmnopqrstuvwxyz_0123456789-".repeat(2).substring(0, length));
		}
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "\"", "\\", "\n", "\u0000", "\u007f", "\u0080", "\u00e4", "\u20ac", "\ud83d\ude00", "/", "?" })
	void writeOfNamesWithSpecialCharactersAnywhere(String special) throws IOException {
		for (int length = 0; length <= LONGEST; length++) {
			assertWritten("n".repeat(length) + special);
			assertWritten(special + "n".repeat(length));
			assertWritten("n".repeat(length) + special + "name");
		}
	}

	@Test
	void ofHalfASurrogatePairFailsAsJacksonDoes() {
		String name = "n\ud83d";
		SerializedString serialized = new SerializedString(name);
		Throwable expected = catchThrowable(serialized::asQuotedUTF8);
		assertThatThrownBy(() -> FieldName.of(name)).isExactlyInstanceOf(IllegalArgumentException.class)
			.hasMessage(expected.getMessage());
	}

	@Test
	void equalsGoesByName() {
		assertThat(FieldName.of("name")).isEqualTo(FieldName.of("name"))
			.hasSameHashCodeAs(FieldName.of("name"))
			.isNotEqualTo(FieldName.of("names"))
			.hasToString("name");
	}

	/**
	 * Jackson writes the second property of a bean in the same way. It writes characters
	 * beyond the basic plane in another way if a name is given as a string.
	 */
	private void assertWritten(String name) throws IOException {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		try (JsonGenerator generator = this.mapper.createGenerator(output)) {
			generator.writeStartObject();
			generator.writeNumberField("", 1);
			generator.writeFieldName(new SerializedString(name));
			generator.writeString("");
			generator.writeEndObject();
		}
		byte[] object = output.toByteArray();
		byte[] expected = Arrays.copyOfRange(object, "{\"\":1".length(), object.length - "\"\"}".length());
		FieldName prepared = FieldName.of(name);
		byte[] target = new byte[OFFSET + prepared.length() + FieldName.SLACK];
		int end = prepared.write(target, OFFSET);
		assertThat(Arrays.copyOfRange(target, OFFSET, end)).as(name).isEqualTo(expected);
		assertThat(target[end]).as("quote after " + name).isEqualTo((byte) '"');
		assertThat(prepared.name().getValue()).isEqualTo(name);
	}

}
