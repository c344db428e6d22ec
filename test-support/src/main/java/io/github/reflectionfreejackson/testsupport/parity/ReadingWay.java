package io.github.reflectionfreejackson.testsupport.parity;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import org.jspecify.annotations.Nullable;

/**
 * A way to read a document.
 */
enum ReadingWay {

	/**
	 * From text, by the mapper itself.
	 */
	MAPPER {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			return reading.mapper().readValue(document, reading.type());
		}

	},

	/**
	 * From text.
	 */
	TEXT {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			return reading.reader().readValue(document);
		}

	},

	/**
	 * From bytes.
	 */
	BYTES {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			return reading.reader().readValue(document.getBytes(StandardCharsets.UTF_8));
		}

	},

	/**
	 * From bytes with a blank after each comma and colon.
	 */
	BLANKS {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			return reading.reader().readValue(withBlanks(document).getBytes(StandardCharsets.UTF_8));
		}

	},

	/**
	 * From a stream that has few bytes at a time.
	 */
	STREAM {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			return reading.reader().readValue(new SlowStream(document.getBytes(StandardCharsets.UTF_8)));
		}

	},

	/**
	 * From a tree.
	 */
	TREE {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			return reading.reader().readValue(reading.mapper().readTree(document));
		}

	},

	/**
	 * From a buffer of tokens.
	 */
	TOKENS {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			try (JsonParser parser = reading.mapper().createParser(document);
					TokenBuffer buffer = new TokenBuffer(parser)) {
				copy(parser, buffer);
				return reading.reader().readValue(buffer.asParserOnFirstToken());
			}
		}

	},

	/**
	 * From a sequence of documents, of which each may fail.
	 */
	SEQUENCE {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			List<String> outcomes = new ArrayList<>();
			try (MappingIterator<Object> iterator = reading.reader().readValues(document + "\n" + document)) {
				for (int i = 0; i < MAX_VALUES && !outcomes.contains("no more"); i++) {
					outcomes.add(ReadOutcome
						.of(() -> iterator.hasNextValue() ? iterator.nextValue() : outcomes.add("no more")));
				}
			}
			return outcomes;
		}

	},

	/**
	 * From CBOR.
	 */
	CBOR {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			CBORFactory factory = CBORFactory.builder().streamReadConstraints(reading.constraints()).build();
			return reading.reader().with(factory).readValue(encode(document, factory));
		}

	},

	/**
	 * From Smile.
	 */
	SMILE {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			SmileFactory factory = SmileFactory.builder().streamReadConstraints(reading.constraints()).build();
			return reading.reader().with(factory).readValue(encode(document, factory));
		}

	},

	/**
	 * By conversion of maps, lists and scalars.
	 */
	CONVERSION {

		@Override
		@Nullable Object read(Reading reading, String document) throws IOException {
			Object value = PLAIN.readValue(document, Object.class);
			return reading.mapper().convertValue(value, reading.type());
		}

	};

	private static final ObjectMapper PLAIN = new ObjectMapper();

	private static final int MAX_VALUES = 4;

	/**
	 * Read a document.
	 * @param reading what to read with
	 * @param document the document
	 * @return what was read
	 * @throws IOException if reading fails
	 */
	abstract @Nullable Object read(Reading reading, String document) throws IOException;

	/**
	 * Return whether to read a mutation. A document itself is read in every way; its
	 * mutations are read from text and from bytes, and in a third of the other ways.
	 * @param mutation the number of the mutation, 0 for the document itself
	 */
	boolean isFor(int mutation) {
		return mutation == 0 || this == TEXT || this == BYTES || (mutation + ordinal()) % 3 == 0;
	}

	/**
	 * Return whether a reader made from the mapper is what reads.
	 */
	boolean usesReader() {
		return this != MAPPER && this != CONVERSION;
	}

	/**
	 * Return whether only documents without a fault in the syntax of JSON can be read.
	 */
	boolean needsWellFormed() {
		return this == CBOR || this == SMILE || this == CONVERSION;
	}

	static boolean isWellFormed(String document) {
		try (JsonParser parser = PLAIN.createParser(document)) {
			while (parser.nextToken() != null) {
				parser.getText();
			}
			return !document.isBlank();
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static String withBlanks(String document) {
		StringBuilder text = new StringBuilder(document.length());
		boolean quoted = false;
		for (int i = 0; i < document.length(); i++) {
			char character = document.charAt(i);
			text.append(character);
			if (quoted && character == '\\' && i + 1 < document.length()) {
				text.append(document.charAt(++i));
			}
			else if (character == '"') {
				quoted = !quoted;
			}
			else if (!quoted && (character == ',' || character == ':')) {
				text.append(' ');
			}
		}
		return text.toString();
	}

	private static byte[] encode(String document, JsonFactory factory) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (JsonParser parser = PLAIN.createParser(document);
				JsonGenerator generator = factory.createGenerator(bytes)) {
			copy(parser, generator);
		}
		return bytes.toByteArray();
	}

	private static void copy(JsonParser parser, JsonGenerator generator) throws IOException {
		while (parser.nextToken() != null) {
			generator.copyCurrentEvent(parser);
		}
	}

	/**
	 * What to read with.
	 *
	 * @param mapper the mapper
	 * @param reader a reader of the mapper
	 * @param type the type to read
	 */
	record Reading(ObjectMapper mapper, ObjectReader reader, JavaType type) {

		StreamReadConstraints constraints() {
			return this.mapper.getFactory().streamReadConstraints();
		}

	}

	/**
	 * Ends many a read in the middle of a token.
	 */
	private static final class SlowStream extends InputStream {

		private static final int STEP = 3;

		private final ByteArrayInputStream bytes;

		SlowStream(byte[] bytes) {
			this.bytes = new ByteArrayInputStream(bytes);
		}

		@Override
		public int read() {
			return this.bytes.read();
		}

		@Override
		public int read(byte[] target, int offset, int length) {
			return this.bytes.read(target, offset, Math.min(length, STEP));
		}

	}

}
