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

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Generators that are closed before a value is written, or while one is: writing fails as
 * with plain Jackson, and what the same thread writes next does not.
 */
class ClosedGeneratorTests {

	@ParameterizedTest
	@EnumSource
	void failsAsPlainJacksonAndWritesOn(Closed closed) throws IOException {
		MapperPair pair = MapperPair.of(() -> mapper(closed.autoClose));
		Bean bean = new Bean("x");
		for (Object value : List.of(bean, List.of(bean, bean), new Holder(bean))) {
			pair.check(closed + ", " + value, (mapper) -> {
				ByteArrayOutputStream output = new ByteArrayOutputStream();
				Outcome outcome = Outcome.of(() -> {
					closed.write(mapper, value, output);
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

	enum Closed {

		AT_ONCE(true) {

			@Override
			void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
				JsonGenerator generator = mapper.createGenerator(output);
				generator.close();
				mapper.writeValue(generator, value);
			}

		},

		AFTER_SPACE(true) {

			@Override
			void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
				JsonGenerator generator = mapper.createGenerator(output);
				generator.writeRaw(' ');
				generator.close();
				mapper.writeValue(generator, value);
			}

		},

		AFTER_VALUE(true) {

			@Override
			void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
				JsonGenerator generator = mapper.createGenerator(output);
				mapper.writeValue(generator, value);
				generator.close();
				mapper.writeValue(generator, value);
			}

		},

		IN_ARRAY(false) {

			@Override
			void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
				JsonGenerator generator = mapper.createGenerator(output);
				generator.writeStartArray();
				generator.close();
				mapper.writeValue(generator, value);
			}

		},

		IN_OBJECT(false) {

			@Override
			void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
				JsonGenerator generator = mapper.createGenerator(output);
				generator.writeStartObject();
				generator.writeFieldName("name");
				generator.close();
				mapper.writeValue(generator, value);
			}

		},

		SEQUENCE(true) {

			@Override
			void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
				SequenceWriter sequence = mapper.writer().writeValues(output);
				sequence.close();
				sequence.write(value);
			}

		},

		SEQUENCE_OF_ONE(true) {

			@Override
			void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException {
				SequenceWriter sequence = mapper.writer().writeValues(output);
				sequence.write(value);
				sequence.close();
				sequence.write(value);
			}

		};

		private final boolean autoClose;

		Closed(boolean autoClose) {
			this.autoClose = autoClose;
		}

		abstract void write(ObjectMapper mapper, Object value, ByteArrayOutputStream output) throws IOException;

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
