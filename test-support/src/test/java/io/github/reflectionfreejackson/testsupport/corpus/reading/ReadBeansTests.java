package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Setters, fields and who may see them.
 */
class ReadBeansTests {

	private static final String NUMBERS = "{\"i\":1,\"l\":22222222222,\"d\":1.5,\"f\":-2.5,\"s\":3,\"b\":4,\"c\":\"x\",\"flag\":true}";

	@Test
	@CoversReading({ "field order other than expected", "truncated input",
			"wrong exception type, message, path or location for wrong input" })
	void readsSetters() {
		ReadParity.of(ObjectMapper::new)
			.generated(Setters.class)
			.check(Setters.class, "{\"name\":\"x\",\"count\":3,\"tags\":[\"a\",\"b\"]}",
					"{\"tags\":null,\"child\":{\"name\":\"y\",\"child\":{\"count\":1}}}");
	}

	@Test
	void readsPublicFields() {
		ReadParity.of(ObjectMapper::new)
			.generated(Fields.class, Nested.class)
			.updating(Fields::new)
			.check(Fields.class,
					"{\"text\":\"x\",\"nested\":{\"inner\":5},\"byName\":{\"k\":{\"inner\":1}},\"all\":[[1],[]]}");
	}

	@Test
	@CoversReading({ "primitives' defaults", "FAIL_ON_NULL_FOR_PRIMITIVES", "`\"ten\"` into an int read as 0" })
	void readsPrimitives() {
		ReadParity.of(ObjectMapper::new)
			.generated(Primitives.class)
			.check(Primitives.class, NUMBERS, "{\"i\":\"ten\"}");
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES))
			.generated(Primitives.class)
			.check(Primitives.class, NUMBERS);
	}

	@Test
	@CoversReading("primitives' defaults")
	void readsBoxesAndArrays() {
		ReadParity.of(ObjectMapper::new).generated(Boxes.class).check(Boxes.class, NUMBERS);
		ReadParity.of(ObjectMapper::new)
			.generated(Arrays.class)
			.check(Arrays.class, "{\"i\":[1,2],\"bytes\":\"AQID\",\"c\":\"abc\",\"d\":[[0.5],[]]}",
					"{\"s\":[\"a\",null],\"nested\":[{\"inner\":1}]}");
	}

	@Test
	void readsScalars() {
		ReadParity.of(ObjectMapper::new)
			.generated(Scalars.class)
			.check(Scalars.class,
					"{\"decimal\":1.10,\"integer\":12345678901234567890,\"date\":\"2020-02-29T12:00:00Z\","
							+ "\"id\":\"123e4567-e89b-12d3-a456-426614174000\"}",
					"{\"locale\":\"de_DE\",\"type\":\"java.lang.String\",\"object\":{\"a\":[1,2.5]},\"number\":3}");
	}

	@Test
	void readsTrees() {
		ReadParity.of(ObjectMapper::new)
			.generated(Trees.class)
			.updating(Trees::new)
			.check(Trees.class, "{\"node\":{\"a\":1},\"object\":{\"b\":[]},\"array\":[1.0],\"map\":{\"k\":[true]}}");
	}

	@Test
	void readsHiddenMembers() {
		ReadParity.of(ObjectMapper::new)
			.generated(Hidden.class)
			.check(Hidden.class, "{\"field\":\"a\",\"setter\":\"b\",\"packageField\":\"c\",\"protectedSetter\":4}");
		ReadParity
			.of(() -> new ObjectMapper().setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
				.setVisibility(PropertyAccessor.SETTER, JsonAutoDetect.Visibility.NONE))
			.generated(Setters.class)
			.check(Setters.class, "{\"name\":\"x\",\"count\":3,\"tags\":[\"a\"],\"child\":{}}");
	}

	@Test
	void readsFinalFields() {
		ReadParity.of(ObjectMapper::new).check(FinalFields.class, "{\"value\":\"x\"}", "{\"other\":2,\"value\":null}");
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS).build())
			.generated(FinalFields.class)
			.check(FinalFields.class, "{\"value\":\"x\"}", "{\"other\":2}");
	}

	@Test
	void readsPrivateTypesByReflection() {
		ReadParity.of(ObjectMapper::new).fallback(Private.class, "private").check(Private.class, "{\"value\":1}");
	}

	@ParameterizedTest
	@EnumSource(value = MapperFeature.class,
			names = { "INFER_PROPERTY_MUTATORS", "INFER_CREATOR_FROM_CONSTRUCTOR_PROPERTIES", "USE_STD_BEAN_NAMING",
					"AUTO_DETECT_FIELDS", "AUTO_DETECT_SETTERS", "ALLOW_EXPLICIT_PROPERTY_RENAMING", "USE_ANNOTATIONS",
					"ALLOW_VOID_VALUED_PROPERTIES", "IGNORE_DUPLICATE_MODULE_REGISTRATIONS",
					"SORT_CREATOR_PROPERTIES_FIRST", "SORT_PROPERTIES_ALPHABETICALLY" })
	@SuppressWarnings("deprecation")
	void readsWithMapperFeatureSwitched(MapperFeature feature) {
		ReadParity.of(() -> JsonMapper.builder().configure(feature, !feature.enabledByDefault()).build())
			.check(Inferred.class, "{\"text\":\"x\",\"URLPath\":\"a\",\"urlpath\":\"b\",\"nothing\":null,\"seen\":1}");
	}

	@Test
	void readsInferredMutators() {
		ReadParity.of(ObjectMapper::new)
			.generated(Inferred.class)
			.check(Inferred.class, "{\"text\":\"x\",\"urlpath\":\"b\",\"seen\":1}");
	}

	static class Setters {

		private String name;

		private int count = 7;

		private List<String> tags = List.of("default");

		private Setters child;

		public String getName() {
			return this.name;
		}

		public void setName(String name) {
			this.name = name + "!";
		}

		public void setCount(int count) {
			this.count = count;
		}

		public void setTags(List<String> tags) {
			this.tags = tags;
		}

		void setIgnoredAsNotPublic(int value) {
			throw new IllegalStateException();
		}

		@JsonProperty
		void setChild(Setters child) {
			this.child = child;
		}

	}

	static class Nested {

		public int inner = -1;

	}

	static class Fields {

		public String text = "default";

		public Nested nested = new Nested();

		public Map<String, Nested> byName;

		public List<List<Integer>> all;

		public transient int skipped = 3;

		public static int shared;

	}

	static class Primitives {

		public int i = 9;

		public long l = 9;

		public double d = 9;

		public float f = 9;

		public short s = 9;

		public byte b = 9;

		public char c = '9';

		public boolean flag = true;

	}

	static class Boxes {

		private Integer i = 9;

		private Long l = 9L;

		private Double d = 9.0;

		private Float f = 9f;

		private Short s = 9;

		private Byte b = 9;

		private Character c = '9';

		private Boolean flag = true;

		public void setI(Integer i) {
			this.i = i;
		}

		public void setL(Long l) {
			this.l = l;
		}

		public void setD(Double d) {
			this.d = d;
		}

		public void setF(Float f) {
			this.f = f;
		}

		public void setS(Short s) {
			this.s = s;
		}

		public void setB(Byte b) {
			this.b = b;
		}

		public void setC(Character c) {
			this.c = c;
		}

		public void setFlag(Boolean flag) {
			this.flag = flag;
		}

	}

	static class Arrays {

		public int[] i;

		public byte[] bytes;

		public char[] c;

		public double[][] d;

		public String[] s;

		public Nested[] nested;

	}

	static class Scalars {

		public BigDecimal decimal;

		public BigInteger integer;

		public Date date;

		public UUID id;

		public Locale locale;

		public Class<?> type;

		public Object object;

		public Number number;

		public CharSequence characters;

	}

	static class Trees {

		public JsonNode node;

		public ObjectNode object;

		public ArrayNode array;

		public Map<String, Object> map;

	}

	static class Hidden {

		@JsonProperty
		private String field;

		@JsonProperty
		String packageField;

		private String viaSetter;

		protected int number;

		@JsonProperty("setter")
		private void setSetter(String value) {
			this.viaSetter = value;
		}

		@JsonProperty
		protected void setProtectedSetter(int value) {
			this.number = value;
		}

		private Hidden() {
		}

	}

	static class FinalFields {

		public final String value;

		private final List<Integer> other;

		FinalFields() {
			this.value = String.valueOf(1);
			this.other = List.of();
		}

		public int getOther() {
			return this.other.size();
		}

	}

	private static class Private {

		public int value;

	}

	static class Inferred {

		private String text;

		private String path;

		private Void nothing;

		@JsonProperty("seen")
		private int number;

		public String getText() {
			return this.text;
		}

		public String getURLPath() {
			return this.path;
		}

		public void setURLPath(String path) {
			this.path = path;
		}

		public Void getNothing() {
			return this.nothing;
		}

		public void setNothing(Void nothing) {
			this.nothing = nothing;
		}

		public int getNumber() {
			return this.number;
		}

		public void setNumber(int number) {
			this.number = number;
		}

	}

}
