package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Generators that are closed before a value is written, or while one is: writing fails as
 * with plain Jackson, and what the same thread writes next does not.
 */
class ClosedGeneratorTests {

	@ParameterizedTest
	@EnumSource
	void failsAsPlainJacksonAndWritesOn(Closed closed) throws IOException {
		check(closed.autoClose, closed::write);
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void failsAsPlainJacksonAfterSequence(boolean hasValue) throws IOException {
		check(true, (mapper, value, output) -> {
			SequenceWriter sequence = mapper.writer().writeValues(output);
			if (hasValue) {
				sequence.write(value);
			}
			sequence.close();
			sequence.write(value);
		});
	}

	private static void check(boolean autoClose, Failing failing) throws IOException {
		MapperPair pair = MapperPair.of(() -> mapper(autoClose));
		Bean bean = new Bean("x");
		for (Object value : List.of(bean, List.of(bean, bean), new Holder(bean))) {
			pair.check(value.toString(), (mapper) -> {
				ByteArrayOutputStream output = new ByteArrayOutputStream();
				Outcome outcome = Outcome.of(() -> {
					failing.write(mapper, value, output);
					return new byte[0];
				});
				return output + " " + outcome + " " + DirectUse.repeated(mapper, value)
						+ mapper.writeValueAsString(value);
			});
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).isTrue();
		}
		pair.encoded(Bean.class).encoded(Holder.class);
	}

	@Test
	void failsAsPlainJacksonAfterSerializerThatCloses() throws IOException {
		for (boolean autoClose : new boolean[] { true, false }) {
			MapperPair pair = MapperPair.of(() -> mapper(autoClose));
			Object value = new Around("a", new Closing(), "z");
			for (Object wrapped : List.of(value, List.of(1, value), new Holder(value))) {
				for (int round = 0; round < 3; round++) {
					pair.check("closing " + autoClose, (mapper) -> {
						ByteArrayOutputStream output = new ByteArrayOutputStream();
						return Outcome.of(() -> {
							mapper.writeValue(output, wrapped);
							return new byte[0];
						}) + " " + output;
					});
					pair.check("direct, closing " + autoClose, (mapper) -> DirectUse.repeated(mapper, wrapped));
				}
			}
			Bean bean = new Bean("x");
			pair.check("next", (mapper) -> DirectUse.repeated(mapper, bean));
			assertThat(DirectUse.of(pair.generated()).isDirect(bean)).isTrue();
			pair.encoded(Around.class);
		}
	}

	private static ObjectMapper mapper(boolean autoClose) {
		return JsonMapper
			.builder(JsonFactory.builder().configure(StreamWriteFeature.AUTO_CLOSE_CONTENT, autoClose).build())
			.build();
	}

	/**
	 * What is done to a generator before it is closed, and a value is written to it.
	 */
	enum Closed {

		AT_ONCE(true, (mapper, generator, value) -> {
		}),

		AFTER_SPACE(true, (mapper, generator, value) -> generator.writeRaw(' ')),

		AFTER_VALUE(true, (mapper, generator, value) -> mapper.writeValue(generator, value)),

		IN_ARRAY(false, (mapper, generator, value) -> generator.writeStartArray()),

		IN_OBJECT(false, (mapper, generator, value) -> {
			generator.writeStartObject();
			generator.writeFieldName("name");
		});

		private final boolean autoClose;

		private final Before before;

		Closed(boolean autoClose, Before before) {
			this.autoClose = autoClose;
			this.before = before;
		}

		void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
			JsonGenerator generator = mapper.createGenerator(output);
			this.before.write(mapper, generator, value);
			generator.close();
			mapper.writeValue(generator, value);
		}

	}

	/**
	 * Writes something.
	 */
	private interface Before {

		void write(ObjectMapper mapper, JsonGenerator generator, Object value) throws IOException;

	}

	/**
	 * Writes a value where that fails.
	 */
	private interface Failing {

		void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException;

	}

	public record Bean(String text) {
	}

	public record Holder(Object content) {
	}

	@JsonPropertyOrder({ "first", "closing", "last" })
	public record Around(String first, Closing closing, String last) {
	}

	@JsonSerialize(using = ClosingSerializer.class)
	public static class Closing {

	}

	public static class ClosingSerializer extends JsonSerializer<Closing> {

		@Override
		public void serialize(Closing value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			try (generator) {
				generator.writeString("closing");
			}
		}

	}

}
