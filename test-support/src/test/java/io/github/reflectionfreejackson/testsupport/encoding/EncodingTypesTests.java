package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.Base64Variant;
import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Bean;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Code;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.OfBean;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.OfEnum;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.OfInstant;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.OfList;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.OfMap;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.OfOffset;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.OfString;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Pair;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Text;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Values;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

/**
 * All kinds of values in all places, as mappers may be configured.
 */
class EncodingTypesTests {

	private static final MapperPair BUILT = MapperPair.withModules();

	@BeforeAll
	static void generateOnce() {
		for (Values<?> each : ValuesOfTypes.all()) {
			BUILT.check("built", (mapper) -> bytes(mapper, mapper.writer(),
					List.of(new Pair<>(each, List.of(Optional.of(each))), each)));
		}
	}

	@ParameterizedTest
	@EnumSource
	void writesValuesInAllPlaces(Way way) {
		MapperPair pair = BUILT.reusedBy(way::mapper);
		for (int round = 0; round < 2; round++) {
			for (Values<?> each : ValuesOfTypes.all()) {
				pair.check(way + " " + each.getClass().getSimpleName(),
						(mapper) -> bytes(mapper, way.writer(mapper), each));
				pair.check(way + " nested " + each.getClass().getSimpleName(), (mapper) -> bytes(mapper,
						way.writer(mapper), List.of(new Pair<>(each, List.of(Optional.of(each))), each)));
			}
		}
		pair.encoded(OfString.class).encoded(OfBean.class);
	}

	@Test
	void writesTheSameTypeAtAnyDepth() {
		MapperPair pair = MapperPair.withModules();
		Mixed mixed = new Mixed();
		for (int i = 0; i < 20; i++) {
			pair.check("root", (mapper) -> bytes(mapper, mapper.writer(), mixed));
			pair.check("nested", (mapper) -> bytes(mapper, mapper.writer(), new Pair<>(mixed, List.of(mixed, mixed))));
			pair.check("map",
					(mapper) -> bytes(mapper, mapper.writer(), new Pair<>(Map.of("k", mixed), Optional.of(mixed))));
		}
		pair.encoded(Mixed.class);
	}

	@Test
	void encodesJsonValuesOfKnownClasses() {
		MapperPair pair = MapperPair.withModules();
		Coded coded = new Coded(Code.MANY, new Text("text"), null, new Watched("watched"));
		for (int i = 0; i < 20; i++) {
			pair.check("inside", (mapper) -> bytes(mapper, mapper.writer(), new Pair<>(coded, List.of(coded))));
		}
		assertThat(byJackson(pair.plain(), coded)).isTrue();
		assertThat(byJackson(pair.generated(), coded)).isFalse();
		pair.encoded(Coded.class);
	}

	@Test
	void leavesJsonValuesOfAnyClassToJackson() {
		MapperPair pair = MapperPair.withModules();
		OfAnyClass coded = new OfAnyClass(new WatchedObject(1));
		for (int i = 0; i < 20; i++) {
			pair.check("inside", (mapper) -> bytes(mapper, mapper.writer(), new Pair<>(coded, List.of(coded))));
		}
		assertThat(byJackson(pair.generated(), coded)).isTrue();
		pair.encoded(OfAnyClass.class);
	}

	private static boolean byJackson(ObjectMapper mapper, Object value) {
		Watch.byJackson = false;
		assertThatNoException().isThrownBy(() -> mapper.writeValueAsBytes(List.of(value)));
		return Watch.byJackson;
	}

	@Test
	void writersOfOneMapperMayDiffer() {
		MapperPair pair = MapperPair.withModules();
		for (int round = 0; round < 3; round++) {
			for (Way way : Way.values()) {
				for (Values<?> each : List.of(new OfInstant().fill(Instant.MAX, ValuesOfTypes.TIME.toInstant()),
						new OfOffset().fill(ValuesOfTypes.TIME), new OfEnum().fill(TimeUnit.DAYS),
						new OfMap().fill(new LinkedHashMap<>(Map.of("z", 1, "a", 2))),
						new OfList().fill(List.of("single")), new OfBean().fill(new Bean()))) {
					pair.check(way + " " + each.getClass(), (mapper) -> bytes(mapper, way.writer(mapper), each));
				}
			}
		}
		pair.encoded(OfInstant.class).encoded(OfMap.class).encoded(OfBean.class);
	}

	@Test
	void encodesArraysOfStringsNumbersAndBytes() throws IOException {
		MapperPair pair = MapperPair.withModules();
		// Such maps cannot be encoded
		MapperPair others = MapperPair.withModules();
		for (Object arrays : List.of(Many.of(new String[0], new int[0], new long[0], new double[0]),
				Many.of(new String[] { "text" }, new int[] { -1 }, new long[] { -1 }, new double[] { -1 }),
				Many.of(new String[] { null }, new int[] { 0 }, new long[] { 0 }, new double[] { Double.NaN }),
				Many.of(new String[] { "", null, "\"\n\\", "\u00E4\u20AC\uD83D\uDE00", null },
						new int[] { 0, 9, -10, Integer.MIN_VALUE, Integer.MAX_VALUE },
						new long[] { Long.MIN_VALUE, 1L << 31, Long.MAX_VALUE },
						new double[] { -0.0, 1.0E-3, 1.0E7, Double.MIN_VALUE, Double.NEGATIVE_INFINITY }))) {
			others.check("inside", (mapper) -> bytes(mapper, mapper.writer(), new Pair<>(arrays, Map.of("k", arrays))));
			Object nested = new Pair<>(arrays, List.of(Optional.of(arrays), new Object[] { arrays }));
			pair.check("nested", (mapper) -> bytes(mapper, mapper.writer(), nested));
			assertThat(DirectUse.of(pair.generated()).isDirect(nested)).isTrue();
		}
		pair.encoded(Many.class);
	}

	@Test
	void encodesArraysAsRootValues() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (Object array : new Object[] { new String[0], new String[] { "text", null }, new int[0], new int[] { 1, 2 },
				new long[] { 1, 2 }, new double[] { 1, 2 }, Optional.of(new byte[] { 1, 2 }) }) {
			pair.check("root", (mapper) -> bytes(mapper, mapper.writer(), array));
			assertThat(DirectUse.of(pair.generated()).isDirect(array)).isTrue();
		}
		pair.check("bytes", (mapper) -> bytes(mapper, mapper.writer(), new byte[] { 1, 2 }));
	}

	@Test
	void encodesNullsInArraysOfStringsWhateverIsWrittenForNull() throws IOException {
		MapperPair pair = MapperPair.of(() -> {
			ObjectMapper mapper = JsonMapper.builder().addModules(StarterModules.create()).build();
			mapper.getSerializerProvider().setNullValueSerializer(new ShoutingSerializer<>());
			return mapper;
		});
		Object arrays = List.of(Many.of(new String[] { null, "text", null }, null, null, null), new String[] { null });
		pair.check("null", (mapper) -> bytes(mapper, mapper.writer(), arrays));
		Object strings = new Pair<>(new String[] { null, "text" }, 1);
		pair.check("null", (mapper) -> bytes(mapper, mapper.writer(), strings));
		assertThat(DirectUse.of(pair.generated()).isDirect(strings)).isTrue();
	}

	@Test
	void leavesArraysToJacksonThatAreWrittenInAnotherWay() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int length = 0; length < 3; length++) {
			String[] texts = new String[length];
			Arrays.fill(texts, "text");
			int[] ints = new int[length];
			for (Object value : List.of(new Unwrapped(texts, ints, new long[length], new double[length]),
					new Shouted(texts, ints))) {
				pair.check("length " + length,
						(mapper) -> bytes(mapper, mapper.writer(), new Pair<>(value, List.of(value))));
				assertThat(DirectUse.of(pair.generated()).isDirect(value)).isFalse();
			}
		}
		pair.check("null", (mapper) -> bytes(mapper, mapper.writer(), new Shouted(new String[] { null }, null)));
	}

	@Test
	void encodesBytesOfAnyLength() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int length = 0; length <= 100; length++) {
			Object value = new Pair<>(randomBytes(length), List.of(randomBytes(length)));
			pair.check("length " + length, (mapper) -> bytes(mapper, mapper.writer(), value));
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).isTrue();
		}
		for (int length : new int[] { 2047, 2048, 2049, 100 * 1024 }) {
			Object value = new Pair<>(randomBytes(length), List.of(randomBytes(length)));
			pair.check("length " + length, (mapper) -> bytes(mapper, mapper.writer(), value));
		}
	}

	@Test
	void writesBytesInAnyVariantOfBase64() throws IOException {
		for (Base64Variant variant : List.of(Base64Variants.MIME, Base64Variants.PEM, Base64Variants.MODIFIED_FOR_URL,
				Base64Variants.MIME_NO_LINEFEEDS.withPaddingForbidden())) {
			MapperPair pair = MapperPair.of(() -> {
				ObjectMapper mapper = JsonMapper.builder().addModules(StarterModules.create()).build();
				return mapper.setBase64Variant(variant);
			});
			for (int length = 0; length <= 100; length++) {
				Object value = new Pair<>(randomBytes(length), List.of(randomBytes(length)));
				pair.check(variant + " " + length, (mapper) -> bytes(mapper, mapper.writer(), value));
				pair.check("by default " + length,
						(mapper) -> bytes(mapper, mapper.writer().with(Base64Variants.MIME_NO_LINEFEEDS), value));
			}
		}
	}

	private static byte[] randomBytes(int length) {
		byte[] bytes = new byte[length];
		new Random(length).nextBytes(bytes);
		return bytes;
	}

	private static String bytes(ObjectMapper mapper, ObjectWriter writer, Object value) throws IOException {
		return EncodingGateTests.text(writer.writeValueAsBytes(value)) + DirectUse.of(mapper, writer).repeated(value);
	}

	/**
	 * A configuration.
	 */
	enum Way {

		DEFAULT,

		TEXT_DATES((writer) -> writer.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),

		ZONE((writer) -> writer.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.with(TimeZone.getTimeZone("Asia/Tokyo"))),

		OWN_ZONE((writer) -> writer.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.with(TimeZone.getTimeZone("Asia/Tokyo"))
			.without(SerializationFeature.WRITE_DATES_WITH_CONTEXT_TIME_ZONE)),

		ZONE_IDS((writer) -> writer.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.with(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)),

		MILLISECONDS((writer) -> writer.without(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)),

		INDEX((writer) -> writer.with(SerializationFeature.WRITE_ENUMS_USING_INDEX)),

		TO_STRING((writer) -> writer.with(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)),

		SINGLE((writer) -> writer.with(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)),

		SORTED((writer) -> writer.with(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)),

		LOCALE((writer) -> writer.with(Locale.forLanguageTag("ar-EG"))
			.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),

		NON_NULL(JsonInclude.Include.NON_NULL),

		NON_ABSENT(JsonInclude.Include.NON_ABSENT),

		NON_EMPTY(JsonInclude.Include.NON_EMPTY),

		NON_DEFAULT(JsonInclude.Include.NON_DEFAULT),

		MODULE {

			@Override
			ObjectMapper mapper() {
				return JsonMapper.builder()
					.addModules(StarterModules.create())
					.addModule(new SimpleModule().addSerializer(String.class, new ShoutingSerializer<>())
						.addSerializer(LocalDate.class, new ShoutingSerializer<>())
						.addSerializer(int.class, new ShoutingSerializer<>())
						.addSerializer(Long.class, new ShoutingSerializer<>())
						.addKeySerializer(String.class, new KeySerializer()))
					.build();
			}

		},

		NULLS {

			@Override
			ObjectMapper mapper() {
				ObjectMapper mapper = super.mapper();
				mapper.configOverride(String.class).setFormat(JsonFormat.Value.forPattern("ignored"));
				mapper.configOverride(LocalDate.class).setFormat(JsonFormat.Value.forPattern("dd.MM.yyyy"));
				mapper.configOverride(List.class)
					.setFormat(JsonFormat.Value.empty()
						.withFeature(JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED));
				mapper.configOverride(Map.class)
					.setInclude(JsonInclude.Value.construct(JsonInclude.Include.ALWAYS, JsonInclude.Include.NON_NULL));
				return mapper;
			}

		};

		private final UnaryOperator<ObjectWriter> writers;

		private final JsonInclude.Include inclusion;

		Way() {
			this(UnaryOperator.identity());
		}

		Way(JsonInclude.Include inclusion) {
			this.writers = UnaryOperator.identity();
			this.inclusion = inclusion;
		}

		Way(UnaryOperator<ObjectWriter> writers) {
			this.writers = writers;
			this.inclusion = JsonInclude.Include.USE_DEFAULTS;
		}

		ObjectMapper mapper() {
			JsonMapper.Builder builder = JsonMapper.builder().addModules(StarterModules.create());
			return ((this.inclusion != JsonInclude.Include.USE_DEFAULTS)
					? builder.defaultPropertyInclusion(JsonInclude.Value.construct(this.inclusion, this.inclusion))
					: builder)
				.build();
		}

		ObjectWriter writer(ObjectMapper mapper) {
			return this.writers.apply(mapper.writer());
		}

	}

	record Coded(Code code, Text text, Text nothing, Watched watched) {
	}

	record Watched(String text) {

		@JsonValue
		String watch() {
			Watch.look();
			return this.text;
		}

	}

	record OfAnyClass(WatchedObject watched) {
	}

	record WatchedObject(Object object) {

		@JsonValue
		Object watch() {
			Watch.look();
			return this.object;
		}

	}

	/**
	 * Sees by whom it is called.
	 */
	static final class Watch {

		private static volatile boolean byJackson;

		private Watch() {
		}

		static void look() {
			byJackson |= StackWalker.getInstance()
				.walk((frames) -> frames
					.anyMatch((frame) -> frame.getClassName().equals(JsonValueSerializer.class.getName())));
		}

	}

	record Many(String[] texts, int[] ints, long[] longs, double[] doubles, byte[] bytes, Object open) {

		static Many of(String[] texts, int[] ints, long[] longs, double[] doubles) {
			return new Many(texts, ints, longs, doubles, new byte[] { 1, -1 }, texts);
		}

	}

	record Unwrapped(@JsonFormat(with = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED) String[] texts,
			@JsonFormat(with = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED) int[] ints,
			@JsonFormat(with = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED) long[] longs,
			@JsonFormat(without = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED) double[] doubles) {
	}

	record Shouted(@JsonSerialize(contentUsing = ShoutingSerializer.class) String[] texts, int[] ints) {
	}

	static class Mixed {

		public String before = "before";

		public Object open = new Thread[0];

		public Duration closed = Duration.ofSeconds(1);

		public StringBuilder text = new StringBuilder("text");

		public List<Object> list = List.of(1, new StringBuilder("x"), 2);

		public Map<String, Object> map = Map.of("k", new StringBuilder("y"));

		public Object[] array = { new StringBuilder("z"), 3 };

		public Optional<Object> optional = Optional.of(new StringBuilder("o"));

		public int after = 1;

	}

	static class ShoutingSerializer<T> extends JsonSerializer<T> {

		@Override
		public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value + "!");
		}

	}

	static class KeySerializer extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName(value + "?");
		}

	}

}
