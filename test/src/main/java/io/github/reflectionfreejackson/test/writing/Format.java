package io.github.reflectionfreejackson.test.writing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.util.TokenBuffer;

/**
 * A way to write values.
 *
 * @since 0.1.0
 */
public enum Format {

	/**
	 * As bytes.
	 */
	BYTES {

		@Override
		public byte[] write(ObjectWriter writer, Object value) throws IOException {
			return writer.writeValueAsBytes(value);
		}

	},

	/**
	 * To an output stream.
	 */
	STREAM {

		@Override
		public byte[] write(ObjectWriter writer, Object value) throws IOException {
			ByteArrayOutputStream stream = new ByteArrayOutputStream();
			writer.writeValue(stream, value);
			return stream.toByteArray();
		}

	},

	/**
	 * To a writer of characters.
	 */
	CHARACTERS {

		@Override
		public byte[] write(ObjectWriter writer, Object value) throws IOException {
			StringWriter characters = new StringWriter();
			writer.writeValue(characters, value);
			return characters.toString().getBytes(charset());
		}

		@Override
		public Charset charset() {
			return StandardCharsets.UTF_16;
		}

	},

	/**
	 * Indented.
	 */
	PRETTY {

		@Override
		public byte[] write(ObjectWriter writer, Object value) throws IOException {
			return writer.with(SerializationFeature.INDENT_OUTPUT).writeValueAsBytes(value);
		}

	},

	/**
	 * To a buffer of tokens, which is then written.
	 */
	TOKENS {

		@Override
		public byte[] write(ObjectWriter writer, Object value) throws IOException {
			try (TokenBuffer buffer = new TokenBuffer(null, false)) {
				writer.writeValue(buffer, value);
				ByteArrayOutputStream stream = new ByteArrayOutputStream();
				try (JsonGenerator generator = writer.getFactory().createGenerator(stream)) {
					buffer.serialize(generator);
				}
				return stream.toByteArray();
			}
		}

	};

	/**
	 * Write a value.
	 * @param writer what to write with
	 * @param value the value
	 * @return the output
	 * @throws IOException if writing fails
	 */
	public abstract byte[] write(ObjectWriter writer, Object value) throws IOException;

	/**
	 * Return how the output is encoded.
	 * @return the charset
	 */
	public Charset charset() {
		return StandardCharsets.UTF_8;
	}

}
