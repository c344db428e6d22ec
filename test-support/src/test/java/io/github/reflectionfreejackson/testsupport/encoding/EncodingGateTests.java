package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.io.OutputDecorator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.JsonGeneratorDecorator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * When beans are encoded into the generator's buffer, and when not.
 */
class EncodingGateTests {

	private static final Parity.Use BYTES = (mapper) -> text(mapper.writeValueAsBytes(new Simple()));

	static List<JsonWriteFeature> features() {
		return List.of(JsonWriteFeature.ESCAPE_NON_ASCII, JsonWriteFeature.QUOTE_FIELD_NAMES,
				JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS, JsonWriteFeature.WRITE_NAN_AS_STRINGS,
				JsonWriteFeature.WRITE_HEX_UPPER_CASE, JsonWriteFeature.ESCAPE_FORWARD_SLASHES,
				JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8);
	}

	static Stream<Arguments> mappers() {
		return Stream.of(mapper("escapes", () -> {
			JsonFactory factory = new JsonFactory();
			factory.setCharacterEscapes(new DigitEscapes());
			return new ObjectMapper(factory);
		}), mapper("highest char", () -> new ObjectMapper(new JsonFactoryBuilder().highestNonEscapedChar(127).build())),
				mapper("quote", () -> new ObjectMapper(new JsonFactoryBuilder().quoteChar('\'').build())),
				mapper("decorator",
						() -> new ObjectMapper(new JsonFactoryBuilder().addDecorator(new Decorator()).build())),
				mapper("CBOR", () -> new ObjectMapper(new CBORFactory())),
				mapper("Smile", () -> new ObjectMapper(new SmileFactory())),
				mapper("YAML", () -> new ObjectMapper(new YAMLFactory())), mapper("provider", () -> {
					ObjectMapper mapper = new ObjectMapper();
					mapper.setSerializerProvider(new Provider());
					return mapper;
				}), mapper("renaming", () -> new ObjectMapper()
					.registerModule(new SimpleModule().setSerializerModifier(new RenamingModifier()))));
	}

	static Stream<Arguments> uses() {
		return Stream.of(
				use("pretty",
						(mapper) -> text(mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(new Simple()))),
				use("writer", (mapper) -> {
					StringWriter writer = new StringWriter();
					mapper.writeValue(writer, new Simple());
					return writer.toString();
				}), use("string", (mapper) -> mapper.writeValueAsString(new Simple())),
				use("tree", (mapper) -> mapper.valueToTree(new Simple()).toString()),
				use("delegate",
						(mapper) -> written((stream) -> new JsonGeneratorDelegate(mapper.createGenerator(stream)),
								mapper)),
				use("writer with another factory",
						(mapper) -> text(mapper.writer().with(quoting(mapper)).writeValueAsBytes(new Simple()))),
				use("generator of another factory",
						(mapper) -> written((stream) -> quoting(mapper).createGenerator(stream), mapper)),
				use("generator of another factory with usual escapes",
						(mapper) -> written(
								(stream) -> quoting(mapper).createGenerator(stream).setCharacterEscapes(null), mapper)),
				use("escapes of the generator",
						(mapper) -> written(
								(stream) -> mapper.createGenerator(stream).setCharacterEscapes(new DigitEscapes()),
								mapper)),
				use("feature of the generator",
						(mapper) -> written((stream) -> mapper.createGenerator(stream)
							.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature()), mapper)),
				use("highest char of the generator",
						(mapper) -> written((stream) -> mapper.createGenerator(stream).setHighestNonEscapedChar(127),
								mapper)),
				use("pretty generator",
						(mapper) -> written((stream) -> mapper.createGenerator(stream).useDefaultPrettyPrinter(),
								mapper)));
	}

	@Test
	void encodesByDefault() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("bytes", BYTES);
		pair.encoded(Simple.class).encoded(Inner.class);
	}

	@Test
	void decoratesNoStreamButThoseOfValues() {
		MapperPair pair = MapperPair
			.of(() -> new ObjectMapper(JsonFactory.builder().outputDecorator(new CountingDecorator()).build()));
		pair.check("streams", (mapper) -> {
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			for (int i = 0; i < 3; i++) {
				mapper.writeValue(output, new Simple());
			}
			return output + " " + ((CountingDecorator) mapper.getFactory().getOutputDecorator()).streams;
		});
		pair.encoded(Simple.class);
	}

	@Test
	void encodesNestedAndRootBeans() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("list", (mapper) -> text(mapper.writeValueAsBytes(List.of(new Inner(), new Inner()))));
		pair.encoded(Inner.class);
		pair.check("stream", (mapper) -> written(mapper::createGenerator, mapper));
		pair.encoded(Simple.class);
	}

	@ParameterizedTest
	@MethodSource("features")
	void stepsAsideForFeature(JsonWriteFeature feature) {
		boolean state = !feature.enabledByDefault();
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder().configure(feature, state).build());
		pair.check("mapper", BYTES);
		pair.notEncoded(Simple.class);
		MapperPair other = MapperPair.of(ObjectMapper::new);
		other.check("writer",
				(mapper) -> text((state ? mapper.writer().with(feature) : mapper.writer().without(feature))
					.writeValueAsBytes(new Simple())));
		other.notEncoded(Simple.class);
		other.check("none", BYTES);
		other.encoded(Simple.class);
	}

	@Test
	void stepsAsideForSlashesThatTheFactoryHasEscaped() {
		JsonWriteFeature feature = JsonWriteFeature.ESCAPE_FORWARD_SLASHES;
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder().enable(feature).build());
		pair.check("writer", (mapper) -> text(mapper.writer().without(feature).writeValueAsBytes(new Simple())));
		pair.check("generator",
				(mapper) -> written((stream) -> mapper.createGenerator(stream).disable(feature.mappedFeature()),
						mapper));
		pair.check("factory of before", (mapper) -> written((stream) -> {
			mapper.getFactory().enable(feature.mappedFeature());
			JsonGenerator generator = mapper.createGenerator(stream);
			mapper.getFactory().disable(feature.mappedFeature());
			return generator.disable(feature.mappedFeature());
		}, mapper));
		pair.notEncoded(Simple.class);
		pair.check("factory of now", BYTES);
		pair.encoded(Simple.class);
	}

	@Test
	void encodesForGeneratorsOfOtherFactories() {
		MapperPair pair = MapperPair.of(() -> new ObjectMapper(new JsonFactoryBuilder().quoteChar('\'').build()));
		pair.check("factory", BYTES);
		pair.notEncoded(Simple.class);
		pair.check("no codec", (mapper) -> written((stream) -> new JsonFactory().createGenerator(stream), mapper));
		pair.encoded(Simple.class);
	}

	@Test
	void stepsAsideForDetectionOfDuplicates() {
		MapperPair pair = MapperPair
			.of(() -> JsonMapper.builder().enable(StreamWriteFeature.STRICT_DUPLICATE_DETECTION).build());
		pair.check("mapper", BYTES);
		pair.notEncoded(Simple.class);
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void stepsAsideForMapper(Supplier<ObjectMapper> mappers) {
		MapperPair pair = MapperPair.of(mappers);
		pair.check("mapper", BYTES);
		pair.notEncoded(Simple.class).notEncoded(Inner.class);
	}

	@ParameterizedTest
	@MethodSource("uses")
	void stepsAsideForUse(Parity.Use use) {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("use", use);
		pair.notEncoded(Simple.class).notEncoded(Inner.class);
	}

	@Test
	void stepsAsideForFilter() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("filter", (mapper) -> text(mapper
			.writer(new SimpleFilterProvider().addFilter("f", SimpleBeanPropertyFilter.serializeAllExcept("secret")))
			.writeValueAsBytes(new FilteredHolder())));
		pair.encoded(FilteredHolder.class).notEncoded(Filtered.class);
	}

	@Test
	void leavesOutWhatIsNotInViewOnlyWhileOneIsActive() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("view", (mapper) -> text(mapper.writerWithView(Inner.class).writeValueAsBytes(new Viewed()))
				+ text(mapper.writerWithView(Simple.class).writeValueAsBytes(List.of(new Viewed()))));
		pair.encoded(Viewed.class);
		pair.check("no view", (mapper) -> text(mapper.writeValueAsBytes(new ViewedHolder())));
		pair.check("view again",
				(mapper) -> text(mapper.writerWithView(Inner.class).writeValueAsBytes(new ViewedHolder())));
	}

	@Test
	void mapperMayChangeItsFactoryBetweenUses() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("first", BYTES);
		pair.check("escapes", (mapper) -> {
			mapper.getFactory().setCharacterEscapes(new DigitEscapes());
			return BYTES.of(mapper);
		});
		pair.check("features", (mapper) -> {
			mapper.getFactory().setCharacterEscapes(null);
			mapper.getFactory().enable(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature());
			return BYTES.of(mapper);
		});
		pair.check("copy", (mapper) -> BYTES.of(mapper.copyWith(new JsonFactoryBuilder().quoteChar('\'').build())));
		pair.encoded(Simple.class);
	}

	@Test
	void serializerMayChangeTheGeneratorMeanwhile() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("switch", (mapper) -> {
			Switching value = new Switching();
			return text(mapper.writeValueAsBytes(List.of(value, value)));
		});
		pair.encoded(Switching.class);
	}

	private static Arguments mapper(String name, Supplier<ObjectMapper> mappers) {
		return Arguments.of(Named.of(name, mappers));
	}

	private static Arguments use(String name, Parity.Use use) {
		return Arguments.of(Named.of(name, use));
	}

	static String text(byte[] bytes) {
		return new String(bytes, StandardCharsets.ISO_8859_1);
	}

	private static JsonFactory quoting(ObjectMapper mapper) {
		return new JsonFactoryBuilder().quoteChar('\'').build().setCodec(mapper);
	}

	private static String written(Generators generators, ObjectMapper mapper) throws IOException {
		ByteArrayOutputStream stream = new ByteArrayOutputStream();
		try (JsonGenerator generator = generators.on(stream)) {
			mapper.writeValue(generator, new Simple());
		}
		return text(stream.toByteArray());
	}

	private interface Generators {

		JsonGenerator on(ByteArrayOutputStream stream) throws IOException;

	}

	static class Simple {

		public int number = 1;

		public String text = "a\"'/\\\u00E4\uD83D\uDE00\n1\u0001\u001F";

		public String nothing;

		public double nan = Double.NaN;

		public double fraction = 2.0E-3;

		public BigDecimal big = new BigDecimal("1E+10");

		public List<Inner> inners = Arrays.asList(new Inner(), null);

		public Map<String, String> map = Map.of("k'\u00E4", "/");

	}

	static class Inner {

		public String text = "inner";

		public float small = Float.NEGATIVE_INFINITY;

		public Integer nothing;

	}

	@JsonFilter("f")
	static class Filtered {

		public String secret = "s";

		public String open = "o";

	}

	static class FilteredHolder {

		public String a = "a";

		public Filtered filtered = new Filtered();

		public List<Filtered> list = List.of(new Filtered());

		public String z = "z";

	}

	static class Viewed {

		@JsonView(Inner.class)
		public String inner = "i";

		@JsonView(Simple.class)
		public String simple = "s";

		public int any = 1;

	}

	static class ViewedHolder {

		public Viewed viewed = new Viewed();

		public List<Viewed> list = List.of(new Viewed());

	}

	static class Switching {

		public String a = "\u00E4";

		public Switch change = new Switch();

		public String b = "\u00E4";

		public int c = 1;

	}

	@JsonSerialize(using = SwitchSerializer.class)
	static class Switch {

	}

	static class SwitchSerializer extends JsonSerializer<Switch> {

		@Override
		public void serialize(Switch value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("on");
			generator.enable(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature());
		}

	}

	static class DashSerializer extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("-");
		}

	}

	static class DigitEscapes extends CharacterEscapes {

		private static final long serialVersionUID = 1L;

		@Override
		public int[] getEscapeCodesForAscii() {
			int[] escapes = standardAsciiEscapesForJSON();
			escapes['1'] = ESCAPE_STANDARD;
			return escapes;
		}

		@Override
		public SerializableString getEscapeSequence(int character) {
			return null;
		}

	}

	/**
	 * Counts the streams that it is shown.
	 */
	static class CountingDecorator extends OutputDecorator {

		private static final long serialVersionUID = 1L;

		private int streams;

		@Override
		public OutputStream decorate(IOContext context, OutputStream output) {
			this.streams++;
			return output;
		}

		@Override
		public Writer decorate(IOContext context, Writer output) {
			return output;
		}

	}

	static class Decorator implements JsonGeneratorDecorator {

		@Override
		public JsonGenerator decorate(JsonFactory factory, JsonGenerator generator) {
			return new JsonGeneratorDelegate(generator);
		}

	}

	static class Provider extends DefaultSerializerProvider {

		private static final long serialVersionUID = 1L;

		Provider() {
		}

		Provider(Provider source, SerializationConfig config, SerializerFactory factory) {
			super(source, config, factory);
		}

		@Override
		public DefaultSerializerProvider createInstance(SerializationConfig config, SerializerFactory factory) {
			return new Provider(this, config, factory);
		}

		@Override
		public DefaultSerializerProvider withCaches(CacheProvider caches) {
			return this;
		}

	}

	static class RenamingModifier extends BeanSerializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
				List<BeanPropertyWriter> properties) {
			List<BeanPropertyWriter> renamed = new ArrayList<>();
			Consumer<BeanPropertyWriter> rename = (writer) -> renamed
				.add(writer.rename(NameTransformer.simpleTransformer("x-", "")));
			properties.forEach(rename);
			return renamed;
		}

	}

}
