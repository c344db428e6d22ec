package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;
import java.time.Instant;

import com.dslplatform.json.JsonConverter;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import org.jspecify.annotations.NullUnmarked;

/**
 * Teaches dsl-json a type that it does not know.
 */
@JsonConverter(target = Instant.class)
@NullUnmarked
public final class DslJsonInstants {

	private DslJsonInstants() {
	}

	/**
	 * Read.
	 * @param reader the JSON
	 * @return the value, or {@code null}
	 * @throws IOException if reading fails
	 */
	public static Instant read(JsonReader<?> reader) throws IOException {
		return reader.wasNull() ? null : Instant.parse(reader.readSimpleString());
	}

	/**
	 * Write.
	 * @param writer the JSON
	 * @param value the value, or {@code null}
	 */
	public static void write(JsonWriter writer, Instant value) {
		if (value == null) {
			writer.writeNull();
			return;
		}
		writer.writeByte(JsonWriter.QUOTE);
		writer.writeAscii(value.toString());
		writer.writeByte(JsonWriter.QUOTE);
	}

}
