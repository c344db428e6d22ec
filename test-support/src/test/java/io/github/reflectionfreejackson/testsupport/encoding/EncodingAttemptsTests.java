package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.OffsetTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values that cannot be encoded, or not by one writer, and others of the same type that
 * can: they are encoded again once the former have ceased.
 */
class EncodingAttemptsTests {

	/**
	 * More than attempts are refused before there is another.
	 */
	private static final int MANY = 2_000;

	private static final String LONG = "x".repeat(10_000);

	@ParameterizedTest
	@EnumSource
	void encodesAgainWhatCouldNotBeEncodedForAWhile(Obstacle obstacle) throws IOException {
		MapperPair pair = pair();
		Order usual = order("note", URI.create("a:b"));
		Object[] values = { usual, List.of(usual, usual), new Box(usual) };
		for (Object value : values) {
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).isTrue();
		}
		for (int i = 0; i < 30; i++) {
			Order unusual = obstacle.order();
			for (Object value : new Object[] { unusual, List.of(unusual), new Box(unusual) }) {
				pair.check(obstacle + ", unusual", (mapper) -> text(obstacle.writer(mapper), value)
						+ DirectUse.of(mapper, obstacle.writer(mapper)).repeated(value));
			}
		}
		assertThat(DirectUse.of(pair.generated(), obstacle.writer(pair.generated())).isDirect(obstacle.order()))
			.as("%s is none", obstacle)
			.isFalse();
		for (Object value : values) {
			pair.check(obstacle + ", usual", (mapper) -> text(mapper.writer(), value));
		}
		for (int i = 0; i < MANY; i++) {
			pair.generated().writeValueAsBytes(values[i % values.length]);
			DirectUse.of(pair.generated()).isDirect(values[i % values.length]);
		}
		for (Object value : values) {
			pair.check(obstacle + ", usual again", (mapper) -> text(mapper.writer(), value));
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s is direct", value.getClass()).isTrue();
		}
		pair.encoded(Order.class).encoded(Line.class);
	}

	@Test
	void goesOnWhereFewCannotBeEncoded() throws IOException {
		MapperPair pair = pair();
		Order usual = order("note", URI.create("a:b"));
		Order unusual = order(LONG, URI.create("a:" + LONG));
		for (int i = 0; i < 400; i++) {
			Order order = (i % 20 == 0) ? unusual : usual;
			for (Object value : new Object[] { order, List.of(order), new Box(order) }) {
				pair.check("order " + i, (mapper) -> text(mapper.writer(), value) + DirectUse.repeated(mapper, value));
			}
		}
		for (Object value : new Object[] { usual, List.of(usual), new Box(usual) }) {
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s is direct", value.getClass()).isTrue();
		}
		pair.encoded(Order.class);
	}

	/**
	 * Of a {@code null} for which there is a serializer, that is known once it is read.
	 */
	@Test
	void seldomAttemptsWhatNeverCanBeEncoded() throws IOException {
		MapperPair pair = MapperPair.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.getSerializerProvider().setNullValueSerializer(new EncodingGateTests.DashSerializer());
			return mapper;
		});
		Coded coded = new Coded(new Code());
		pair.check("coded", (mapper) -> text(mapper.writer(), coded) + DirectUse.repeated(mapper, coded));
		coded.code().reads = 0;
		for (int i = 0; i < MANY; i++) {
			pair.generated().writeValueAsBytes(coded);
		}
		pair.encoded(Coded.class);
		// Twice by those that are attempted
		assertThat(coded.code().reads).isBetween(MANY, MANY + MANY / 10);
	}

	private static MapperPair pair() {
		return MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.build());
	}

	private static String text(ObjectWriter writer, Object value) throws IOException {
		return new String(writer.writeValueAsBytes(value), StandardCharsets.UTF_8);
	}

	private static Order order(String note, Object open) {
		return new Order(1, List.of(new Line("a", List.of(note, "b")), new Line("b", List.of())),
				new TreeMap<>(Map.of("k", note)), OffsetTime.MAX, open);
	}

	enum Obstacle {

		LONG_TEXTS {

			@Override
			Order order() {
				return EncodingAttemptsTests.order(LONG, URI.create("a:" + LONG));
			}

		},

		TIMES_AS_ARRAYS {

			@Override
			ObjectWriter writer(ObjectMapper mapper) {
				return mapper.writer(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
			}

		};

		Order order() {
			return EncodingAttemptsTests.order("note", URI.create("a:b"));
		}

		ObjectWriter writer(ObjectMapper mapper) {
			return mapper.writer();
		}

	}

	public record Coded(Code code) {

	}

	public static final class Code {

		private int reads;

		@JsonValue
		public String value() {
			this.reads++;
			return null;
		}

	}

	@JsonPropertyOrder({ "id", "lines", "entries", "viewed", "date", "open" })
	public record Order(int id, List<Line> lines, Map<String, String> entries, OffsetTime time, Object open) {
	}

	public record Line(String text, List<String> notes) {
	}

	public record Box(Object content) {
	}

}
