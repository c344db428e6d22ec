package io.github.reflectionfreejackson.testsupport.corpus;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generators and their features.
 */
class GeneratorCorpusTests {

	private static final String TRAP = "generator features: pretty printing, ESCAPE_NON_ASCII, custom character escapes, WRITE_NUMBERS_AS_STRINGS, WRITE_BIGDECIMAL_AS_PLAIN, QUOTE_FIELD_NAMES off, other quote characters, other formats (CBOR, Smile, YAML, TokenBuffer)";

	private static final String TEXT = "`Writer`- and `OutputStream`-backed generators, surrogate pairs across a buffer's end, lone surrogates, strings and lists larger than any buffer, NaN and infinities, -0.0, long and BigDecimal extremes";

	@ParameterizedTest
	@EnumSource
	@Covers(features = "JsonGenerator.Feature", traps = TRAP, tier = 2,
			note = "every feature, switched to the opposite of its default, on the factory and on the writer")
	void writesWithFeature(JsonGenerator.Feature feature) {
		Parity.of(() -> JsonMapper.builder().configure(feature, !feature.enabledByDefault()).build())
			.generated(Scalars.class)
			.tier(2)
			.check(List.of(new Scalars(), new Scalars()));
		Parity.of(ObjectMapper::new)
			.writer((writer) -> feature.enabledByDefault() ? writer.without(feature) : writer.with(feature))
			.generated(Scalars.class)
			.tier(2)
			.check(new Scalars());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "JsonWriteFeature", traps = TRAP, tier = 2)
	void writesWithJsonFeature(JsonWriteFeature feature) {
		Parity.of(() -> JsonMapper.builder().configure(feature, !feature.enabledByDefault()).build())
			.generated(Scalars.class)
			.tier(2)
			.check(new Scalars());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = { "CBOR", "Smile", "YAML", "JsonFactory" }, traps = TRAP, tier = 2)
	void writesFormat(Kind kind) {
		Parity.of(() -> new ObjectMapper(kind.factory.get()))
			.generated(Scalars.class)
			.tier(2)
			.check(List.of(new Scalars(), new Scalars()));
		Parity.of(() -> new ObjectMapper(kind.factory.get())).generated(Duplicates.class).check(new Duplicates());
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2 })
	@Covers(features = "PrettyPrinter", traps = TRAP, tier = 2)
	void writesPretty(int kind) {
		PrettyPrinter printer = switch (kind) {
			case 0 -> new MinimalPrettyPrinter("\n");
			case 1 -> new DefaultPrettyPrinter().withArrayIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);
			default -> new DefaultPrettyPrinter(
					Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.NONE))
				.withObjectIndenter(new DefaultIndenter("\t", "\r\n"));
		};
		Parity.of(ObjectMapper::new)
			.writer((writer) -> writer.with(printer))
			.generated(Scalars.class)
			.tier(2)
			.check(List.of(new Scalars(), new Scalars()));
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1000, 1990, 3990, 7990, 15990, 70000 })
	@Covers(features = "text", traps = TEXT, tier = 2)
	void writesTextAcrossBuffers(int length) {
		List<Text> texts = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			String filling = "x".repeat(length + i);
			for (String special : List.of("\uD83D\uDE00", "\u00e9", "\u20ac", "\u0001\"\\\u2028",
					"\uD83D\uDE00\uDBFF\uDFFF")) {
				texts.add(new Text(filling + special + "y"));
			}
		}
		Parity.of(ObjectMapper::new).generated(Text.class).tier(2).check(texts);
	}

	@ParameterizedTest
	@ValueSource(strings = { "\uD83D", "\uDE00", "a\uD83Db", "\uDE00\uD83D" })
	@Covers(features = "text", traps = TEXT, tier = 2, note = "lone surrogates are Jackson's error")
	void writesLoneSurrogates(String text) {
		Parity.of(ObjectMapper::new).generated(Text.class).tier(2).check(new Text(text));
		Parity.of(ObjectMapper::new).generated(Text.class).tier(2).check(new Text("x".repeat(8000) + text));
		Parity.of(() -> JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build())
			.generated(Text.class)
			.tier(2)
			.check(new Text(text));
		Parity.of(() -> JsonMapper.builder().enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8).build())
			.generated(Text.class)
			.tier(2)
			.check(new Text(text));
	}

	@ParameterizedTest
	@ValueSource(ints = { 100, 20000 })
	@Covers(features = "lists", traps = TEXT, tier = 2)
	void writesLongLists(int size) {
		List<Text> list = new ArrayList<>();
		for (int i = 0; i < size; i++) {
			list.add(new Text("text " + i));
		}
		Parity.of(ObjectMapper::new).generated(Texts.class, Text.class).tier(2).check(new Texts(list));
	}

	enum Kind {

		CBOR(CBORFactory::new),

		SMILE(SmileFactory::new),

		SMILE_SHARED(() -> SmileFactory.builder()
			.enable(SmileGenerator.Feature.CHECK_SHARED_STRING_VALUES)
			.enable(SmileGenerator.Feature.WRITE_END_MARKER)
			.build()),

		YAML(YAMLFactory::new),

		YAML_MINIMAL(() -> YAMLFactory.builder()
			.enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
			.disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
			.enable(YAMLGenerator.Feature.LITERAL_BLOCK_STYLE)
			.build()),

		ESCAPES(() -> new JsonFactoryBuilder().characterEscapes(new HtmlEscapes()).build()),

		ASCII_ONLY(() -> new JsonFactoryBuilder().highestNonEscapedChar(127).build()),

		SINGLE_QUOTES(() -> new JsonFactoryBuilder().quoteChar('\'').build()),

		ROOT_SEPARATOR(() -> new JsonFactoryBuilder().rootValueSeparator("; ").build()),

		NO_DUPLICATES(() -> JsonFactory.builder().enable(StreamWriteFeature.STRICT_DUPLICATE_DETECTION).build());

		private final Supplier<JsonFactory> factory;

		Kind(Supplier<JsonFactory> factory) {
			this.factory = factory;
		}

	}

	static class HtmlEscapes extends CharacterEscapes {

		private static final long serialVersionUID = 1L;

		@Override
		public int[] getEscapeCodesForAscii() {
			int[] escapes = standardAsciiEscapesForJSON();
			escapes['<'] = ESCAPE_STANDARD;
			escapes['n'] = ESCAPE_CUSTOM;
			escapes['\''] = '\'';
			return escapes;
		}

		@Override
		public SerializableString getEscapeSequence(int character) {
			return (character == 'n') ? new SerializedString("&n;") : null;
		}

	}

	record Text(String text) {
	}

	record Texts(List<Text> texts) {
	}

	static class Duplicates {

		@JsonProperty("a")
		public int first = 1;

		@com.fasterxml.jackson.annotation.JsonUnwrapped
		public Duplicate second = new Duplicate();

		static class Duplicate {

			public int a = 2;

		}

	}

	static class Scalars {

		public double nan = Double.NaN;

		public double infinite = Double.NEGATIVE_INFINITY;

		public float floatNan = Float.NaN;

		public Float boxedInfinite = Float.POSITIVE_INFINITY;

		public double minusZero = -0.0;

		public double tiny = Double.MIN_VALUE;

		public double huge = Double.MAX_VALUE;

		public double tricky = 2.0E-3;

		public float fraction = 1.1f;

		public long lowest = Long.MIN_VALUE;

		public Long highest = Long.MAX_VALUE;

		public int low = Integer.MIN_VALUE;

		public int high = Integer.MAX_VALUE;

		public short small = Short.MIN_VALUE;

		public byte tinyInt = Byte.MAX_VALUE;

		public char zero = 0;

		public Character quote = '"';

		public boolean flag = true;

		public BigDecimal plain = new BigDecimal("1E+20");

		public BigDecimal scaled = new BigDecimal("0.000000000000000000001230");

		public BigDecimal enormous = new BigDecimal("1E+10000");

		public BigInteger integer = BigInteger.TWO.pow(200).negate();

		public byte[] bytes = { 0, -1, 127 };

		public String text = "<a href='n'>\u00e9\u20ac\uD83D\uDE00\u0000\u007f\u0080\u2028/\\\"\n</a>";

		public String empty = "";

		public String multiple = "line\nline\n";

		public String number = "0123";

		public String yes = "yes";

		@JsonProperty("na\"me<\u00e9\n>")
		public String strange = "strange";

		public Map<String, Object> map = Map.of("k\u00e9y<", 1.5f);

		public Object none;

	}

}
