package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Features which say how numbers are written, and which encoders heed.
 */
class EncodingNumberFeaturesTests {

	private static final List<String> DECIMALS = List.of("1E+10", "0E-9", "1E-7", "123.450", "-1.5E+3", "0", "1E+500",
			"1E-500", "12345678901234567890.123456789");

	private static final double[] DOUBLES = { 2.0E-3, 2.2250738585072011E-308, 1.0E23, 2.0E23, 9007199254740993.0,
			4.9E-324, -0.0, 0.1 + 0.2, Double.NaN, Double.NEGATIVE_INFINITY, 1.5, 12345.678 };

	@ParameterizedTest
	@EnumSource
	void writesPlainDecimals(Way way) throws IOException {
		for (String text : DECIMALS) {
			BigDecimal decimal = new BigDecimal(text);
			Prices prices = Prices.of(decimal);
			MapperPair pair = way.mappers(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
			UnaryOperator<ObjectWriter> writer = way.writer(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
			for (Object value : List.of(prices, List.of(prices, prices), Map.of("key", decimal), List.of(decimal))) {
				pair.check(text, (mapper) -> bytes(mapper, writer.apply(mapper.writer()), value));
				DirectUse use = DirectUse.of(pair.generated(), writer.apply(pair.generated().writer()));
				assertThat(use.isDirect(value)).as("%s of %s is encoded", value.getClass(), text).isTrue();
			}
			pair.encoded(Prices.class).encoded(Amount.class);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "1E+10000", "1E-10000", "1E+2147483647", "1E-2147483647" })
	void refusesPlainDecimalsAsJackson(String text) {
		BigDecimal decimal = new BigDecimal(text);
		MapperPair pair = Way.MAPPER.mappers(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
		pair.checkInAllWays(Prices.of(BigDecimal.ONE));
		for (Object value : List.of(new Amount("before", decimal, "after"), new Textual("before", decimal, "after"),
				new AnyText("before", decimal, "after"), new Wrapped(decimal), List.of(BigDecimal.ONE, decimal),
				Map.of("key", decimal), Optional.of(decimal))) {
			pair.checkInAllWays(value);
			pair.checkInAllWays(List.of(new Amount("a", BigDecimal.TEN, "z"), Map.of("in", value)));
		}
		pair.encoded(Amount.class).encoded(Textual.class);
	}

	@Test
	void writesDecimalsOfSubclasses() {
		MapperPair pair = Way.MAPPER.mappers(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
		pair.checkInAllWays(new Amount("a", new Odd("1E+3"), "z"));
		pair.checkInAllWays(List.of(new Odd("1E+3"), new BigDecimal("1E+3")));
		pair.encoded(Amount.class);
	}

	@ParameterizedTest
	@EnumSource
	void writesFloatingPointNumbersFast(Way way) throws IOException {
		for (double number : DOUBLES) {
			Measures measures = Measures.of(number);
			MapperPair pair = way.mappers(StreamWriteFeature.USE_FAST_DOUBLE_WRITER);
			UnaryOperator<ObjectWriter> writer = way.writer(StreamWriteFeature.USE_FAST_DOUBLE_WRITER);
			for (Object value : List.of(measures, List.of(measures, number, (float) number), Map.of("key", number))) {
				pair.check("" + number, (mapper) -> bytes(mapper, writer.apply(mapper.writer()), value));
				DirectUse use = DirectUse.of(pair.generated(), writer.apply(pair.generated().writer()));
				assertThat(use.isDirect(value)).as("%s of %s is encoded", value.getClass(), number).isTrue();
			}
			pair.check("of floats", (mapper) -> bytes(mapper, writer.apply(mapper.writer()),
					List.of(measures, new float[] { (float) number }, number)));
			pair.encoded(Measures.class);
		}
	}

	@Test
	void writesLongDecimals() {
		MapperPair pair = Way.MAPPER.mappers(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
		for (String text : List.of("1E+9999", "1E-9999", "-1E+9999")) {
			BigDecimal decimal = new BigDecimal(text);
			pair.checkInAllWays(Prices.of(decimal));
			pair.checkInAllWays(List.of(new Amount("a", decimal, "z"), decimal, decimal, decimal, decimal));
		}
		pair.encoded(Prices.class).encoded(Amount.class);
	}

	@ParameterizedTest
	@EnumSource(names = { "WRITE_BIGDECIMAL_AS_PLAIN", "USE_FAST_DOUBLE_WRITER" })
	void heedsWhatOthersSwitch(JsonGenerator.Feature feature) {
		for (boolean initially : new boolean[] { false, true }) {
			MapperPair pair = MapperPair.of(() -> JsonMapper.builder().configure(feature, initially).build());
			for (JsonGenerator.Feature switched : new JsonGenerator.Feature[] { feature,
					JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature() }) {
				Switch change = new Switch(switched, !initially);
				BigDecimal decimal = new BigDecimal("1E+10");
				Switching value = new Switching(decimal, 2.0E-3, 2.0E23f, change, decimal, 2.0E-3, 2.0E23f,
						List.of(decimal, 2.0E23), new Amount("a", decimal, "z"));
				for (Object each : new Object[] { value, List.of(value, value),
						List.of(decimal, change, decimal, 2.0E23), Map.of("key", value) }) {
					pair.check(switched + " after " + initially,
							(mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(each)));
					pair.check(switched + " directly after " + initially, (mapper) -> DirectUse.repeated(mapper, each));
				}
			}
			pair.encoded(Switching.class);
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "WRITE_BIGDECIMAL_AS_PLAIN", "USE_FAST_DOUBLE_WRITER" })
	void heedsWhatGeneratorsHave(JsonGenerator.Feature feature) {
		MapperPair pair = MapperPair.withModules();
		List<?> value = List.of(Measures.of(2.0E-3), new Amount("a", new BigDecimal("1E+10"), "z"), 2.0E23,
				new BigDecimal("1E+10"));
		pair.check(feature.name(), (mapper) -> {
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			try (JsonGenerator generator = mapper.createGenerator(output)) {
				for (boolean state : new boolean[] { true, false, true }) {
					mapper.writeValue(generator.configure(feature, state), value);
					mapper.writeValue(generator, value.get(1));
				}
			}
			return output.toString();
		});
		pair.encoded(Measures.class).encoded(Amount.class);
	}

	@Test
	void heedsWhatEachWriterHas() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Object value = List.of(new Amount("a", new BigDecimal("1E+10"), "z"), 2.0E23);
		for (StreamWriteFeature feature : new StreamWriteFeature[] { StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN,
				StreamWriteFeature.USE_FAST_DOUBLE_WRITER }) {
			DirectUse[] expected = { DirectUse.of(pair.plain()),
					DirectUse.of(pair.plain(), pair.plain().writer().with(feature)) };
			DirectUse[] actual = { DirectUse.of(pair.generated()),
					DirectUse.of(pair.generated(), pair.generated().writer().with(feature)) };
			for (int i : new int[] { 0, 1, 0, 1, 1, 0, 0 }) {
				assertThat(actual[i].repeated(value)).isEqualTo(expected[i].repeated(value));
				assertThat(actual[i].isDirect(value)).isTrue();
			}
		}
	}

	@Test
	void factoriesMayBeSwitched() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Object value = List.of(new Amount("a", new BigDecimal("1E+10"), "z"), 2.0E23);
		for (boolean state : new boolean[] { false, true, false }) {
			pair.check("state " + state, (mapper) -> {
				mapper.getFactory().configure(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN, state);
				mapper.getFactory().configure(StreamWriteFeature.USE_FAST_DOUBLE_WRITER.mappedFeature(), state);
				return bytes(mapper, mapper.writer(), value);
			});
		}
		pair.encoded(Amount.class);
	}

	private static String bytes(ObjectMapper mapper, ObjectWriter writer, Object value) throws IOException {
		return EncodingGateTests.text(writer.writeValueAsBytes(value)) + DirectUse.of(mapper, writer).repeated(value);
	}

	/**
	 * Where a feature is enabled.
	 */
	enum Way {

		MAPPER {

			@Override
			MapperPair mappers(StreamWriteFeature feature) {
				return MapperPair
					.of(() -> JsonMapper.builder().addModules(StarterModules.create()).enable(feature).build());
			}

		},

		WRITER {

			@Override
			UnaryOperator<ObjectWriter> writer(StreamWriteFeature feature) {
				return (writer) -> writer.with(feature);
			}

		};

		MapperPair mappers(StreamWriteFeature feature) {
			return MapperPair.withModules();
		}

		UnaryOperator<ObjectWriter> writer(StreamWriteFeature feature) {
			return UnaryOperator.identity();
		}

	}

	record Prices(String name, BigDecimal price, BigInteger count, Number any, Object whatever,
			@JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal text,
			@JsonSerialize(using = ToStringSerializer.class) BigDecimal string,
			@JsonInclude(JsonInclude.Include.NON_EMPTY) BigDecimal included, Optional<BigDecimal> maybe,
			List<BigDecimal> list, Map<String, BigDecimal> map, BigDecimal[] array, Amount amount, Instant instant,
			Duration duration) {

		static Prices of(BigDecimal decimal) {
			return new Prices("name", decimal, decimal.unscaledValue(), decimal, decimal, decimal, decimal, decimal,
					Optional.of(decimal), List.of(decimal, decimal), Map.of("k", decimal),
					new BigDecimal[] { decimal, null }, new Amount("inner", decimal, "end"),
					Instant.ofEpochSecond(0, 1), Duration.ofNanos(1));
		}

	}

	record Amount(String before, BigDecimal amount, String after) {
	}

	record Textual(String before, @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal amount, String after) {
	}

	record AnyText(String before, @JsonSerialize(using = ToStringSerializer.class) BigDecimal amount, String after) {
	}

	record Wrapped(@JsonValue BigDecimal amount) {
	}

	record Measures(double number, float small, Double boxed, Float boxedSmall, Object any, double[] array,
			OptionalDouble maybe, Optional<Double> other, List<Double> list, Map<String, Float> map) {

		static Measures of(double number) {
			return new Measures(number, (float) number, number, (float) number, number, new double[] { number, number },
					OptionalDouble.of(number), Optional.of(number), List.of(number, 1.0E23),
					Map.of("k", (float) number));
		}

	}

	record Switching(BigDecimal first, double second, float third, Switch change, BigDecimal fourth, double fifth,
			float sixth, List<Number> list, Amount amount) {
	}

	@JsonSerialize(using = SwitchSerializer.class)
	record Switch(JsonGenerator.Feature feature, boolean state) {
	}

	static class SwitchSerializer extends JsonSerializer<Switch> {

		@Override
		public void serialize(Switch value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.configure(value.feature(), value.state());
			generator.writeString("switched");
		}

	}

	static class Odd extends BigDecimal {

		private static final long serialVersionUID = 1L;

		Odd(String text) {
			super(text);
		}

		@Override
		public String toPlainString() {
			return "42";
		}

		@Override
		public String toString() {
			return "43";
		}

	}

}
