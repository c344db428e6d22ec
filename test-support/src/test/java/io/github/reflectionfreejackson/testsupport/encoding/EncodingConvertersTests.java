package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What converters make of values.
 */
class EncodingConvertersTests {

	private static int conversions;

	private static int byJackson;

	@BeforeEach
	void forget() {
		conversions = 0;
		byJackson = 0;
	}

	@Test
	void encodesScalarsThatConvertersMake() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Order order = new Order();
		for (int i = 0; i < 3; i++) {
			pair.checkInAllWays(order);
		}
		pair.encoded(Order.class);
		assertThat(conversionsByJackson(pair.plain(), order)).isPositive().isEqualTo(conversions);
		assertThat(conversionsByJackson(pair.generated(), order)).isZero();
		assertThat(DirectUse.of(pair.generated()).isDirect(List.of(order, order))).isTrue();
	}

	@Test
	void convertsAsOftenAsPlainJackson() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 3; i++) {
			pair.check("conversions", (mapper) -> {
				conversions = 0;
				return new String(mapper.writeValueAsBytes(List.of(new Order(), new Order()))) + conversions;
			});
		}
		pair.encoded(Order.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2_047, 2_048, 2_049, 8_192, 8_193, 40_000 })
	void encodesTextsOfAnyLength(int length) {
		MapperPair pair = MapperPair.withModules();
		for (String part : List.of("x", "\u00E4", "\u20AC\"")) {
			pair.checkInAllWays(new Repeated(part, length / part.length()));
		}
		pair.encoded(Repeated.class);
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	void leavesOutWhatConvertersMakeEmpty(JsonInclude.Include include) {
		MapperPair pair = MapperPair.of(() -> mapper().setDefaultPropertyInclusion(include));
		for (int count : new int[] { 1, 0, 1, 0 }) {
			pair.checkInAllWays(new Repeated("text", count));
		}
		pair.checkInAllWays(new Order());
		pair.encoded(Repeated.class).encoded(Order.class);
	}

	@ParameterizedTest
	@EnumSource(names = { "WRITE_ENUMS_USING_TO_STRING", "WRITE_ENUMS_USING_INDEX", "WRITE_DATES_AS_TIMESTAMPS" })
	void heedsFeatures(SerializationFeature feature) {
		for (boolean enabled : new boolean[] { true, false }) {
			MapperPair pair = MapperPair.of(() -> mapper().configure(feature, enabled));
			pair.checkInAllWays(new Order());
			pair.check("conversions", (mapper) -> {
				conversions = 0;
				return new String(mapper.writeValueAsBytes(new Order())) + conversions;
			});
			pair.encoded(Order.class);
		}
	}

	@Test
	void hasNullWrittenByTheSerializerOfTheMapper() {
		MapperPair pair = MapperPair.of(() -> {
			ObjectMapper mapper = mapper();
			mapper.getSerializerProvider().setNullValueSerializer(new Dash());
			return mapper;
		});
		pair.checkInAllWays(new Nothing());
		pair.encoded(Nothing.class);
	}

	@ParameterizedTest
	@ValueSource(strings = { "first", "middle", "last" })
	void failsInConvertersAsPlainJackson(String failing) {
		MapperPair pair = MapperPair.withModules();
		Failing value = new Failing(failing);
		for (int i = 0; i < 3; i++) {
			pair.checkInAllWays(value);
			pair.checkContext("context", List.of(new Failing("none"), value));
		}
		pair.encoded(Failing.class);
	}

	/**
	 * It may look at the generator, which has to know of what was written before.
	 */
	@Test
	void leavesConvertersThatAskForTheProviderToJackson() {
		MapperPair pair = MapperPair.withModules();
		pair.checkInAllWays(new Asking("before", "a"));
		pair.encoded(Asking.class);
		assertThat(conversionsByJackson(pair.generated(), new Asking("before", "a"))).isOne();
	}

	@Test
	void leavesWhatIsNoScalarToJackson() {
		MapperPair pair = MapperPair.withModules();
		pair.checkInAllWays(new OfOthers("before", "a", "b", 1, 2));
		pair.encoded(OfOthers.class);
		assertThat(conversionsByJackson(pair.generated(), new OfOthers("before", "a", "b", 1, 2))).isEqualTo(3);
		pair.check("conversions", (mapper) -> {
			conversions = 0;
			return new String(mapper.writeValueAsBytes(List.of(new OfOthers("before", "a", "b", 1, 2)))) + conversions;
		});
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	private static int conversionsByJackson(ObjectMapper mapper, Object value) {
		conversions = 0;
		byJackson = 0;
		try {
			mapper.writeValueAsBytes(List.of(value));
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
		return byJackson;
	}

	private static void noteConversion() {
		conversions++;
		if (StackWalker.getInstance()
			.walk((frames) -> frames
				.anyMatch((frame) -> frame.getClassName().equals(StdDelegatingSerializer.class.getName())))) {
			byJackson++;
		}
	}

	abstract static class Noting<S, T> extends StdConverter<S, T> {

		@Override
		public final T convert(S value) {
			noteConversion();
			return make(value);
		}

		abstract T make(S value);

	}

	static final class ToText extends Noting<Integer, String> {

		@Override
		String make(Integer value) {
			return "no. " + value + " \u00E4\"";
		}

	}

	static final class ToNumber extends Noting<String, Long> {

		@Override
		Long make(String value) {
			return (long) value.length();
		}

	}

	static final class ToDecimal extends Noting<String, BigDecimal> {

		@Override
		BigDecimal make(String value) {
			return new BigDecimal("1E+3");
		}

	}

	static final class ToUuid extends Noting<String, UUID> {

		@Override
		UUID make(String value) {
			return new UUID(value.length(), 1);
		}

	}

	static final class ToKind extends Noting<Boolean, Kind> {

		@Override
		Kind make(Boolean value) {
			return value ? Kind.FIRST : Kind.SECOND;
		}

	}

	static final class ToDate extends Noting<Long, LocalDate> {

		@Override
		LocalDate make(Long value) {
			return LocalDate.ofEpochDay(value);
		}

	}

	static final class ToNothing extends Noting<Object, String> {

		@Override
		String make(Object value) {
			return null;
		}

	}

	static final class ToWrapped extends Noting<String, Wrapped> {

		@Override
		Wrapped make(String value) {
			return new Wrapped(value);
		}

	}

	static final class ToChained extends Noting<String, Chained> {

		@Override
		Chained make(String value) {
			return new Chained(value);
		}

	}

	static final class OfChained extends Noting<Chained, String> {

		@Override
		String make(Chained value) {
			return value.text() + "!";
		}

	}

	record Wrapped(@JsonValue String text) {
	}

	@JsonSerialize(converter = OfChained.class)
	record Chained(String text) {
	}

	enum Kind {

		FIRST, SECOND;

		@Override
		public String toString() {
			return "kind " + ordinal();
		}

	}

	static class Order {

		public String before = "before";

		@JsonSerialize(converter = ToText.class)
		public int number = 4711;

		@JsonSerialize(converter = ToNumber.class)
		public String length = "four";

		@JsonSerialize(converter = ToDecimal.class)
		public String decimal = "x";

		@JsonSerialize(converter = ToUuid.class)
		public String id = "abc";

		@JsonSerialize(converter = ToKind.class)
		public boolean kind = true;

		@JsonSerialize(converter = ToDate.class)
		public Long day = 19_000L;

		@JsonSerialize(converter = ToWrapped.class)
		public String wrapped = "wrapped";

		@JsonSerialize(converter = ToChained.class)
		public String chained = "chained";

		@JsonSerialize(converter = ToText.class)
		public Integer none;

		@JsonSerialize(contentConverter = ToText.class)
		public List<Integer> list = Arrays.asList(1, null, 2);

		@JsonSerialize(contentConverter = ToText.class)
		public Map<String, Integer> map = Map.of("key", 3);

		@JsonSerialize(contentConverter = ToText.class)
		public Integer[] array = { 4, null };

		public List<Chained> ofClass = List.of(new Chained("x"), new Chained("y"));

		public Object open = new Chained("z");

		public int after = 1;

	}

	static final class Repeat extends StdConverter<Integer, String> {

		private static String part = "";

		@Override
		public String convert(Integer count) {
			return part.repeat(count);
		}

	}

	static class Repeated {

		private final String part;

		private final int count;

		Repeated(String part, int count) {
			this.part = part;
			this.count = count;
		}

		public String getPart() {
			return this.part;
		}

		@JsonSerialize(converter = Repeat.class)
		public int getText() {
			Repeat.part = this.part;
			return this.count;
		}

		public int getCount() {
			return this.count;
		}

	}

	static class Nothing {

		public String before = "before";

		@JsonSerialize(converter = ToNothing.class)
		public String nothing = "something";

		@JsonSerialize(contentConverter = ToNothing.class)
		public List<String> list = Arrays.asList("a", null);

		public String after = "after";

	}

	static final class Dash extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("-" + generator.getOutputContext().getCurrentName());
		}

	}

	static final class Fail extends StdConverter<String, String> {

		@Override
		public String convert(String value) {
			if (value.startsWith("fail")) {
				throw new IllegalArgumentException("cannot convert " + value);
			}
			return value;
		}

	}

	static class Failing {

		@JsonSerialize(converter = Fail.class)
		public String first;

		public String before = "before";

		@JsonSerialize(converter = Fail.class)
		public String middle;

		public int after = 1;

		@JsonSerialize(contentConverter = Fail.class)
		public List<String> last;

		Failing(String failing) {
			this.first = failing.equals("first") ? "fail" : "a";
			this.middle = failing.equals("middle") ? "fail" : "b";
			this.last = List.of("c", failing.equals("last") ? "fail" : "d");
		}

	}

	static final class Ask extends StdConverter<String, String> {

		@Override
		public String convert(String value) {
			return "not asked";
		}

		@Override
		public String convert(SerializerProvider provider, String value) {
			noteConversion();
			return value + Contexts.describe(provider.getGenerator().getOutputContext());
		}

	}

	record Asking(String before, @JsonSerialize(converter = Ask.class) String asking) {
	}

	static final class ToList extends Noting<String, List<String>> {

		@Override
		List<String> make(String value) {
			return List.of(value, value);
		}

	}

	static final class ToObject extends Noting<String, Object> {

		@Override
		Object make(String value) {
			return value;
		}

	}

	static final class ToAnyNumber extends Noting<Integer, Number> {

		@Override
		Number make(Integer value) {
			return value;
		}

	}

	record OfOthers(String before, @JsonSerialize(converter = ToList.class) String list,
			@JsonSerialize(converter = ToObject.class) String object,
			@JsonSerialize(converter = ToAnyNumber.class) int number, int after) {
	}

}
