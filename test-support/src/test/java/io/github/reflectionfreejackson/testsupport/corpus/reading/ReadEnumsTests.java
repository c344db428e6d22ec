package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Enums, which Jackson reads, as properties of beans.
 */
class ReadEnumsTests {

	private static final String TRAP = "enums (default value, by index, by toString, aliases)";

	private static final String[] DOCUMENTS = { "{\"plain\":\"ONE\",\"renamed\":\"first\",\"aliased\":\"b1\"}",
			"{\"plain\":\"nix\",\"withDefault\":\"nix\",\"renamed\":\"FIRST\"}",
			"{\"plain\":1,\"aliased\":0,\"withDefault\":7}",
			"{\"textual\":\"one!\",\"created\":\"x\",\"valued\":\"v2\"}",
			"{\"plain\":\"one\",\"numbered\":2,\"named\":\"long_name\"}", "{\"plain\":\"\",\"withDefault\":\" \"}",
			"{\"set\":[\"ONE\",\"nix\"],\"map\":{\"TWO\":\"ONE\"},\"byRenamed\":{\"first\":1,\"SECOND\":2}}",
			"{\"array\":[\"b1\"],\"shaped\":{\"value\":3},\"propertyShaped\":1,\"body\":\"WITH\"}" };

	@Test
	@CoversReading(TRAP)
	void readsEnums() {
		ReadParity.of(ObjectMapper::new).generated(Holder.class).check(Holder.class, DOCUMENTS);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "READ_ENUMS_USING_TO_STRING", "FAIL_ON_NUMBERS_FOR_ENUMS", "READ_UNKNOWN_ENUM_VALUES_AS_NULL",
					"READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE", "ACCEPT_EMPTY_STRING_AS_NULL_OBJECT" })
	@CoversReading(TRAP)
	void readsEnumsWithFeature(String feature) {
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.valueOf(feature)))
			.generated(Holder.class)
			.check(Holder.class, DOCUMENTS);
	}

	@ParameterizedTest
	@EnumSource
	@CoversReading(TRAP)
	void readsEnumsWithEnumFeature(EnumFeature feature) {
		ReadParity.of(() -> JsonMapper.builder().configure(feature, !feature.enabledByDefault()).build())
			.generated(Holder.class)
			.check(Holder.class, DOCUMENTS);
	}

	@Test
	@CoversReading({ TRAP, "case-insensitive properties" })
	void readsEnumsCaseInsensitively() {
		ReadParity.of(() -> JsonMapper.builder().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS).build())
			.generated(Holder.class)
			.check(Holder.class, DOCUMENTS);
	}

	@Test
	@CoversReading(TRAP)
	void readsEnumsByCreatorOfBean() {
		ReadParity.of(ObjectMapper::new)
			.generated(EnumRecord.class)
			.check(EnumRecord.class, "{\"plain\":\"ONE\",\"aliased\":\"b2\",\"list\":[\"TWO\",\"nix\"]}");
	}

	enum Plain {

		ONE, TWO

	}

	enum Renamed {

		@JsonProperty("first")
		FIRST,

		SECOND

	}

	enum Aliased {

		A,

		@JsonAlias({ "b1", "b2" })
		B

	}

	enum WithDefault {

		ONE, @JsonEnumDefaultValue
		OTHER

	}

	enum Textual {

		ONE, TWO;

		@Override
		public String toString() {
			return name().toLowerCase(Locale.ROOT) + "!";
		}

	}

	enum Created {

		X, Y;

		@JsonCreator
		static Created of(String text) {
			return valueOf(text.toUpperCase(Locale.ROOT));
		}

	}

	enum Valued {

		ONE("v1"), TWO("v2");

		@JsonValue
		final String value;

		Valued(String value) {
			this.value = value;
		}

	}

	enum Numbered {

		ONE, TWO;

		@JsonValue
		int number() {
			return ordinal() + 1;
		}

	}

	@EnumNaming(EnumNamingStrategies.SnakeCaseStrategy.class)
	enum Named {

		LONG_NAME, SHORT

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	enum Shaped {

		THREE;

		@JsonCreator
		static Shaped of(@JsonProperty("value") int value) {
			return (value == 3) ? THREE : null;
		}

	}

	enum Body {

		WITH {

			@Override
			int number() {
				return 1;
			}

		};

		abstract int number();

	}

	static class Holder {

		public Plain plain = Plain.TWO;

		private Renamed renamed;

		public Aliased aliased;

		public WithDefault withDefault;

		public Textual textual;

		public Created created;

		public Valued valued;

		public Numbered numbered;

		public Named named;

		public EnumSet<Plain> set;

		public EnumMap<Plain, Plain> map;

		public Map<Renamed, Integer> byRenamed;

		public Aliased[] array;

		public Shaped shaped;

		@JsonFormat(shape = JsonFormat.Shape.NUMBER)
		public Plain propertyShaped;

		public Body body;

		public void setRenamed(Renamed renamed) {
			this.renamed = renamed;
		}

	}

	record EnumRecord(Plain plain, Aliased aliased, List<Plain> list) {
	}

}
