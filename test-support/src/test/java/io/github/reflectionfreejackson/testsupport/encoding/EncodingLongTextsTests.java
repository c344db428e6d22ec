package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Texts, and arrays of numbers and bytes, that are encoded part by part.
 */
@Tag("long-values")
class EncodingLongTextsTests {

	private static final int[] LENGTHS = { 511, 2_047, 2_048, 2_049, 2_559, 2_560, 2_561, 2_600, 4_096, 8_191, 8_192,
			8_193, 10_239, 10_240, 10_241, 20_000 };

	@ParameterizedTest
	@EnumSource
	void writesTextsOfAllLengths(Kind kind) {
		MapperPair pair = MapperPair.withModules();
		for (int length : LENGTHS) {
			String text = kind.text(length);
			for (Object value : new Object[] { text, List.of(text, 1, text), Map.of("a", text), new String[] { text },
					new Article(1, text, text, List.of(text), "z"),
					new Article(1, null, text, Map.of("\u00E4", text), ""),
					List.of(new Article(1, text, null, text, text), new Article(2, "short", text, null, text)),
					new Unwrapping(text, new Inner(text, 1), "z"), Map.of("a", new Inner(text, 2)),
					new Quoted(text, new Inner(text, 3), text) }) {
				pair.checkInAllWays(value);
			}
		}
		pair.encoded(Article.class).encoded(Inner.class).encoded(Quoted.class);
	}

	@Test
	void writesTextsThatMayBeLeftOut() {
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.defaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, null))
			.build());
		for (int length : LENGTHS) {
			for (Kind kind : Kind.values()) {
				Article article = new Article(1, kind.text(length), "", kind.text(length), kind.text(length));
				pair.checkInAllWays(article);
				pair.checkInAllWays(List.of(article, article));
			}
		}
		pair.encoded(Article.class);
	}

	@Test
	void writesAnyText() {
		MapperPair pair = MapperPair.withModules();
		Random random = new Random(47);
		for (int i = 0; i < 200; i++) {
			List<Article> articles = new ArrayList<>();
			for (int j = random.nextInt(4); j >= 0; j--) {
				articles.add(new Article(j, anyText(random), anyText(random), anyText(random), anyText(random)));
			}
			pair.checkInAllWays((articles.size() == 1) ? articles.get(0) : articles);
		}
		pair.encoded(Article.class);
	}

	private static String anyText(Random random) {
		StringBuilder text = new StringBuilder();
		int length = random.nextInt(random.nextBoolean() ? 300 : 12_000);
		while (text.length() < length) {
			Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
			text.append(kind.text(random.nextInt(random.nextBoolean() ? 20 : 1_500)));
		}
		return text.toString();
	}

	@Test
	void needsNoGeneratorForWhatARunHasRoomFor() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int length : new int[] { 2_049, 3_000, 8_192 }) {
			// Surrogates take six bytes each
			for (Kind kind : EnumSet.complementOf(EnumSet.of(Kind.SURROGATES, Kind.SHIFTED_SURROGATES))) {
				String text = kind.text(length);
				for (Object value : List.of(new Article(1, text, "a", "b", "c"), new Article(2, "a", text, "b", "c"),
						new Article(3, "a", "b", text, "c"), List.of(text, 1), Map.of("a", text))) {
					pair.check("directly", (mapper) -> DirectUse.repeated(mapper, value));
					assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s %s", kind, length).isTrue();
				}
			}
			for (Object value : List.of(new int[length], new long[length], new double[length / 2],
					List.of(new byte[length]))) {
				pair.check("directly", (mapper) -> DirectUse.repeated(mapper, value));
				assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s %s", value.getClass(), length)
					.isTrue();
			}
		}
		pair.encoded(Article.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 10, 2_048, 2_049, 8_193, 40_000, 200_000 })
	void asksOnceForTexts(int length) {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.check("value", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(new Asked(length))));
			pair.check("values", (mapper) -> EncodingGateTests
				.text(mapper.writeValueAsBytes(List.of(new Asked(length), 1, new Asked(length)))));
			pair.check("directly", (mapper) -> DirectUse.repeated(mapper, new Asked(length)));
		}
		pair.encoded(Asked.class);
	}

	@Test
	void encodesWhatIsAroundLongTexts() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int length : new int[] { 3_000, 8_000, 20_000 }) {
			String text = Kind.PLAIN.text(length);
			for (Object value : List.of(new Page(text, new RunWitness(1), text, new RunWitness(2)),
					Collections.nCopies(20, new Page(text, new RunWitness(1), text, new RunWitness(2))),
					Map.of("a", List.of(new Page(text, new RunWitness(1), text, new RunWitness(2)), 1)))) {
				for (int i = 0; i < 12; i++) {
					pair.checkInAllWays(value);
				}
				assertThat(RunWitness.runsOf(value, pair.generated())).as("who reads what is around %s chars", length)
					.containsExactly(RunWitness.AMONG_OTHERS);
			}
		}
		pair.encoded(Page.class).encoded(RunWitness.class);
	}

	@Test
	void heedsFeaturesThatASerializerSwitches() {
		MapperPair pair = MapperPair.withModules();
		for (JsonGenerator.Feature feature : new JsonGenerator.Feature[] {
				JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature(),
				JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature(),
				StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN.mappedFeature() }) {
			for (int length : new int[] { 3_000, 8_000, 20_000 }) {
				Switching value = new Switching(new EncodingLongRunsTests.Switch(feature), Kind.LATIN.text(length), 1,
						Kind.OTHER.text(length), new double[3_000]);
				pair.check("once", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
				pair.check("in a list", (mapper) -> EncodingGateTests
					.text(mapper.writeValueAsBytes(List.of(value, Kind.LATIN.text(length), value))));
				pair.check("directly", (mapper) -> DirectUse.repeated(mapper, value));
			}
		}
		pair.encoded(Switching.class);
	}

	@Test
	void failsWithTheTarget() {
		MapperPair pair = MapperPair.withModules();
		Article article = new Article(1, Kind.LATIN.text(20_000), Kind.PLAIN.text(5_000), Kind.OTHER.text(9_000),
				Kind.ESCAPED.text(30_000));
		for (int room = 0; room < 120_000; room += 3_301) {
			int limit = room;
			for (Object value : List.of(article, List.of(article))) {
				pair.check("room for " + room, (mapper) -> {
					WatchedTarget target = new WatchedTarget(limit, false);
					try {
						mapper.writeValue(target, value);
					}
					catch (IOException ex) {
						return ex.toString();
					}
					return target.describe();
				});
			}
		}
		pair.encoded(Article.class);
	}

	@Test
	void writesArraysOfAllLengths() {
		MapperPair pair = MapperPair.withModules();
		Random random = new Random(47);
		for (int length : LENGTHS) {
			Arrays value = new Arrays("a", random.ints(length).toArray(), random.longs(length).toArray(),
					random.doubles(length).toArray(), bytes(random, length), "z");
			for (Object each : new Object[] { value, List.of(value, value), value.ints, value.longs, value.doubles,
					value.bytes, List.of(value.ints, value.doubles, value.bytes, value.longs) }) {
				pair.checkInAllWays(each);
			}
		}
		pair.encoded(Arrays.class);
	}

	private static byte[] bytes(Random random, int length) {
		byte[] bytes = new byte[length];
		random.nextBytes(bytes);
		return bytes;
	}

	/**
	 * What texts are like.
	 */
	enum Kind {

		PLAIN((index) -> "Plain text of some words. ".charAt(index % 26)),

		ESCAPED((index) -> "a\"b\\c\nd\u0001e/".charAt(index % 10)),

		SELDOM_ESCAPED((index) -> (index % 511 == 510) ? '"' : 'x'),

		LATIN((index) -> "Gr\u00F6\u00DFe und ".charAt(index % 10)),

		SELDOM_LATIN((index) -> (index % 700 == 699) ? '\u00E4' : 'x'),

		OTHER((index) -> (char) ('\u4E00' + index % 1_000)),

		SELDOM_OTHER((index) -> (index % 600 == 599) ? '\u4E2D' : 'x'),

		SURROGATES((index) -> "\uD83D\uDE00".charAt(index % 2)),

		SHIFTED_SURROGATES((index) -> "\uD83D\uDE00".charAt((index + 1) % 2)),

		LONE_SURROGATES((index) -> "x\uD83Dy\uDE00".charAt(index % 4));

		private final IntFunction<Character> characters;

		Kind(IntFunction<Character> characters) {
			this.characters = characters;
		}

		String text(int length) {
			char[] text = new char[length];
			for (int i = 0; i < length; i++) {
				text[i] = this.characters.apply(i);
			}
			return new String(text);
		}

	}

	record Article(int number, String title, @JsonInclude(JsonInclude.Include.NON_EMPTY) String mayBeEmpty,
			Object anything, String last) {
	}

	record Inner(String text, int number) {
	}

	record Unwrapping(String before, @JsonUnwrapped Inner inner, String after) {
	}

	record Quoted(@JsonProperty("na\"me") String quoted, @JsonProperty("n\u00E4\"me") Inner inner,
			@JsonProperty("n\u00E4me") String other) {
	}

	static class Asked {

		public int before = 1;

		public CountingValue value;

		@JsonSerialize(using = ToStringSerializer.class)
		public CountingText text;

		public Map<Object, Object> map = new LinkedHashMap<>();

		public Map<CountingText, Integer> keys = new LinkedHashMap<>();

		public int after = 2;

		Asked(int length) {
			this.value = new CountingValue(length);
			this.text = new CountingText(length);
			this.map.put("first", List.of(1));
			this.map.put(new CountingText(length), new CountingValue(length));
			this.map.put("last", List.of(new CountingValue(length)));
			this.keys.put(new CountingText(length), 1);
			this.keys.put(new CountingText(length), 2);
		}

	}

	/**
	 * Says how often it was asked.
	 */
	static class CountingText {

		private final int length;

		private int asked;

		CountingText(int length) {
			this.length = length;
		}

		@Override
		public String toString() {
			this.asked++;
			return "asked " + this.asked + "x".repeat(this.length);
		}

	}

	static final class CountingValue extends CountingText {

		CountingValue(int length) {
			super(length);
		}

		@JsonValue
		public String value() {
			return toString();
		}

	}

	record Page(String text, RunWitness caller, String more, RunWitness last) {
	}

	record Arrays(String before, int[] ints, long[] longs, double[] doubles, byte[] bytes, String after) {
	}

	record Switching(EncodingLongRunsTests.Switch change, String text, int number, String more, double[] numbers) {
	}

}
