package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Features of the mapper, and what it coerces.
 */
class ReadFeaturesTests {

	private static final String DOCUMENT = "{\"i\":1,\"boxed\":2,\"d\":1.5,\"flag\":true,\"text\":\"a\",\"decimal\":2.50,\"size\":\"ONE\"}";

	private static final String NESTED = "{\"self\":{\"i\":3},\"list\":[1],\"map\":{\"k\":1},\"array\":[\"a\"],\"any\":[1,2.5]}";

	@ParameterizedTest
	@EnumSource
	@CoversReading({ "FAIL_ON_NULL_FOR_PRIMITIVES", "FAIL_ON_MISSING_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_CREATOR_PROPERTIES" })
	void readsWithFeatureSwitched(DeserializationFeature feature) {
		ReadParity.of(() -> new ObjectMapper().configure(feature, !feature.enabledByDefault()))
			.generated(Bean.class)
			.check(Bean.class, DOCUMENT, NESTED);
		ReadParity.of(() -> new ObjectMapper().configure(feature, !feature.enabledByDefault()))
			.generated(Created.class)
			.check(Created.class, "{\"i\":1,\"text\":\"a\",\"self\":{\"i\":2}}");
	}

	@ParameterizedTest
	@EnumSource(value = MapperFeature.class,
			names = { "ALLOW_COERCION_OF_SCALARS", "ACCEPT_CASE_INSENSITIVE_ENUMS", "ACCEPT_CASE_INSENSITIVE_VALUES",
					"DEFAULT_VIEW_INCLUSION", "USE_STATIC_TYPING", "IGNORE_MERGE_FOR_UNMERGEABLE",
					"BLOCK_UNSAFE_POLYMORPHIC_BASE_TYPES", "APPLY_DEFAULT_VALUES", "CAN_OVERRIDE_ACCESS_MODIFIERS",
					"OVERRIDE_PUBLIC_ACCESS_MODIFIERS" })
	@CoversReading("all of the coercion configuration")
	void readsWithMapperFeatureSwitched(MapperFeature feature) {
		ReadParity.of(() -> JsonMapper.builder().configure(feature, !feature.enabledByDefault()).build())
			.check(Bean.class, DOCUMENT, NESTED, "{\"size\":\"one\",\"i\":\"1\"}");
	}

	@ParameterizedTest
	@CsvSource({ "true,true", "true,false", "false,true", "false,false" })
	void readsFinalFieldsAsFarAsAccessIsOverridden(boolean can, boolean even) {
		ReadParity
			.of(() -> JsonMapper.builder()
				.configure(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS, can)
				.configure(MapperFeature.OVERRIDE_PUBLIC_ACCESS_MODIFIERS, even)
				.build())
			.generated(Finals.class)
			.check(Finals.class, "{\"list\":[\"a\"]}", "{\"text\":\"a\"}", "{\"i\":1}");
	}

	static Stream<CoercionAction> actions() {
		return Arrays.stream(CoercionAction.values());
	}

	@ParameterizedTest
	@MethodSource("actions")
	@CoversReading({ "all of the coercion configuration", "`\"ten\"` into an int read as 0" })
	void readsWithCoercionDefaults(CoercionAction action) {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			Arrays.stream(CoercionInputShape.values())
				.forEach((shape) -> mapper.coercionConfigDefaults().setCoercion(shape, action));
			return mapper;
		}).generated(Bean.class).check(Bean.class, DOCUMENT, NESTED, "{\"i\":\"ten\",\"d\":\" \"}");
	}

	@ParameterizedTest
	@MethodSource("actions")
	@CoversReading("all of the coercion configuration")
	void readsWithCoercionOfTypes(CoercionAction action) {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			for (CoercionInputShape shape : CoercionInputShape.values()) {
				mapper.coercionConfigFor(LogicalType.POJO).setCoercion(shape, action);
				mapper.coercionConfigFor(LogicalType.Textual).setCoercion(shape, action);
				mapper.coercionConfigFor(int.class).setCoercion(shape, action);
				mapper.coercionConfigFor(LogicalType.Collection).setCoercion(shape, action);
				mapper.coercionConfigFor(LogicalType.Enum).setCoercion(shape, action);
			}
			mapper.coercionConfigFor(Created.class).setAcceptBlankAsEmpty(true);
			return mapper;
		})
			.generated(Bean.class, Created.class)
			.check(Both.class, "{\"bean\":" + NESTED + "}", "{\"bean\":\"\",\"created\":\" \"}",
					"{\"created\":{\"i\":1,\"self\":[]}}");
	}

	@Test
	@CoversReading("all of the coercion configuration")
	void readsEmptyAndBlankText() {
		ReadParity.of(ObjectMapper::new)
			.generated(Bean.class, Created.class)
			.check(Both.class, "{\"bean\":\"\",\"created\":\" \"}", "{\"bean\":[],\"created\":[]}");
	}

	@Test
	void readsWithFeaturesOfReader() {
		ReadParity.of(ObjectMapper::new)
			.generated(Bean.class)
			.reader((reader) -> reader.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
				.without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
				.withAttribute("a", 1))
			.check(Bean.class, DOCUMENT, "{\"i\":1} {\"i\":2}");
	}

	enum Size {

		ONE, TWO

	}

	public static class Finals {

		public int i;

		public final List<String> list = new ArrayList<>(List.of("b"));

		public final String text;

		public Finals() {
			this.text = "b";
		}

	}

	static class Bean {

		public int i = 9;

		private Integer boxed = 9;

		public double d = 9;

		private boolean flag = true;

		public String text = "default";

		public BigDecimal decimal;

		public Size size;

		public Bean self;

		private List<Integer> list;

		public Map<String, Integer> map;

		public String[] array;

		public Object any;

		public void setBoxed(Integer boxed) {
			this.boxed = boxed;
		}

		public void setFlag(boolean flag) {
			this.flag = flag;
		}

		public void setList(List<Integer> list) {
			this.list = list;
		}

	}

	static class Created {

		private final String values;

		private final Created self;

		@JsonCreator
		Created(@JsonProperty("i") int i, @JsonProperty("text") String text, @JsonProperty("self") Created self) {
			this.values = i + text;
			this.self = self;
		}

	}

	static class Both {

		public Bean bean;

		public Created created;

	}

}
