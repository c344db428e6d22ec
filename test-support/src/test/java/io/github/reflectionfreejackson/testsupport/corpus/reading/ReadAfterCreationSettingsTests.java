package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What annotations and mappers say of types of which a creator takes some properties, and
 * others are set.
 */
class ReadAfterCreationSettingsTests {

	@Test
	@CoversReading({ "@JsonAlias, also on records", "case-insensitive properties" })
	void findsAliases() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Aliased.class)
			.check(Aliased.class, "{\"id\":1,\"number\":2,\"label\":\"a\",\"title\":\"b\"}",
					"{\"title\":\"a\",\"number\":2,\"x\":1}", "{\"label\":\"a\",\"title\":\"b\",\"id\":1}");
		ReadParity.of(ReadAfterCreationTests::tolerant)
			.straightLine(Aliased.class)
			.check(Aliased.class, "{\"x\":1,\"number\":2,\"y\":1,\"label\":\"a\",\"z\":3}",
					"{\"y\":1,\"label\":\"a\",\"x\":1,\"title\":\"b\",\"id\":1}");
		for (ObjectMapper mapper : List.of(new ObjectMapper(), ReadAfterCreationTests.tolerant())) {
			ReadParity.of(mapper::copy)
				.settled(AliasedSetter.class)
				.check(AliasedSetter.class, "{\"id\":1,\"x\":2,\"title\":\"b\"}", "{\"title\":\"a\",\"id\":1}",
						"{\"x\":1,\"title\":\"a\",\"label\":\"b\",\"id\":1}");
		}
		ReadParity.of(() -> JsonMapper.builder().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES).build())
			.straightLine(ReadAfterCreationTests.Item.class)
			.check(ReadAfterCreationTests.Item.class, "{\"ID\":\"a\",\"Version\":1,\"NAME\":\"b\",\"Count\":2}",
					"{\"COUNT\":2,\"iD\":\"a\"}");
	}

	@Test
	@CoversReading("unknown properties (mapper, @JsonIgnoreProperties, problem handlers)")
	void handlesUnknownProperties() {
		String[] documents = { "{\"x\":1,\"id\":1,\"y\":\"a\",\"name\":\"b\",\"z\":[{}]}",
				"{\"name\":\"b\",\"x\":{\"id\":3},\"id\":1,\"ignored\":2}", "{\"ignored\":1,\"name\":\"c\",\"x\":1}",
				"{\"id\":2,\"ignored\":{\"name\":1},\"name\":\"d\",\"ignored\":1,\"x\":null}" };
		for (Class<?> type : List.of(Ignoring.class, IgnoringAll.class)) {
			ReadParity.of(ObjectMapper::new).straightLine(type).check(type, documents);
			ReadParity.of(ReadAfterCreationTests::tolerant).straightLine(type).check(type, documents);
			ReadParity
				.of(() -> ReadAfterCreationTests.tolerant().enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES))
				.straightLine(type)
				.check(type, documents);
			ReadParity.of(() -> ReadAfterCreationTests.tolerant().addHandler(new Telling()))
				.straightLine(type)
				.check(type, documents);
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES", "FAIL_ON_READING_DUP_TREE_KEY", "FAIL_ON_TRAILING_TOKENS",
			"USE_JAVA_ARRAY_FOR_JSON_ARRAY", "ACCEPT_SINGLE_VALUE_AS_ARRAY" })
	@CoversReading({ "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES" })
	void heedsFeatures(DeserializationFeature feature) {
		ReadParity.of(() -> new ObjectMapper().enable(feature))
			.generated(ReadAfterCreationTests.Item.class)
			.check(ReadAfterCreationTests.Item.class,
					ReadAfterCreationTests.object(ReadAfterCreationTests.ARGUMENTS, "\"count\":null,\"tags\":\"x\""),
					ReadAfterCreationTests.object("\"count\":1", "\"id\":null", "\"version\":null"),
					ReadAfterCreationTests.object("\"name\":null", "\"id\":\"a\""));
	}

	@Test
	@CoversReading("@JsonSetter(nulls, contentNulls)")
	void heedsWhatIsSaidOfNull() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Nullable.class)
			.check(Nullable.class, "{\"id\":1,\"skipped\":null,\"failing\":\"a\",\"empty\":null}",
					"{\"skipped\":null,\"empty\":null,\"id\":1}", "{\"failing\":null,\"id\":1}",
					"{\"id\":1,\"failing\":null}", "{\"skipped\":null,\"empty\":null}");
	}

	@Test
	@CoversReading("views")
	void leavesViewsToJackson() {
		for (Class<?> view : List.of(Object.class, Narrow.class, Wide.class)) {
			ReadParity.of(ObjectMapper::new)
				.generated(Viewed.class)
				.reader((reader) -> reader.withView(view))
				.check(Viewed.class, "{\"id\":1,\"all\":2,\"wide\":3}", "{\"wide\":3,\"all\":2,\"id\":1}");
		}
	}

	@Test
	void leavesToJacksonWhatIsSpecial() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(WithAnySetter.class)
			.check(WithAnySetter.class, "{\"x\":1,\"id\":2,\"name\":\"a\",\"y\":3}", "{\"name\":\"a\",\"x\":1}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Merging.class)
			.check(Merging.class, "{\"list\":[1],\"id\":2}", "{\"id\":2,\"list\":[1]}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Setterless.class)
			.check(Setterless.class, "{\"list\":[1],\"id\":2}", "{\"id\":2,\"list\":[1]}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Injected.class)
			.reader((reader) -> reader.with(new InjectableValues.Std().addValue("source", "injected")))
			.check(Injected.class, "{\"name\":\"a\",\"id\":2}", "{\"id\":2,\"name\":\"b\"}");
	}

	@Test
	void heedsWhatTheMapperSaysOfTypes() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(List.class).setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.OBJECT));
			mapper.configOverride(String.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL));
			return mapper;
		})
			.generated(ReadAfterCreationTests.Item.class)
			.check(ReadAfterCreationTests.Item.class, ReadAfterCreationTests.ORDERS);
	}

	static class Aliased {

		private final int id;

		private String label;

		@JsonCreator
		Aliased(@JsonProperty("id") @JsonAlias("number") int id) {
			this.id = id;
		}

		@JsonAlias("title")
		public void setLabel(String label) {
			this.label = label;
		}

	}

	static class AliasedSetter {

		private final int id;

		@JsonAlias("title")
		public String label;

		@JsonCreator
		AliasedSetter(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	@JsonIgnoreProperties("ignored")
	static class Ignoring {

		private final int id;

		public String name;

		@JsonCreator
		Ignoring(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	@JsonIgnoreProperties(ignoreUnknown = true)
	static class IgnoringAll {

		private final int id;

		public String name;

		@JsonCreator
		IgnoringAll(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class Telling extends DeserializationProblemHandler {

		@Override
		public boolean handleUnknownProperty(DeserializationContext context, JsonParser parser,
				JsonDeserializer<?> deserializer, Object bean, String name) throws IOException {
			if (bean instanceof Ignoring ignoring) {
				ignoring.name += name;
			}
			parser.skipChildren();
			return true;
		}

	}

	static class Nullable {

		private final int id;

		@JsonSetter(nulls = Nulls.SKIP)
		public String skipped = "old";

		@JsonSetter(nulls = Nulls.FAIL)
		public String failing;

		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public String empty;

		@JsonCreator
		Nullable(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	interface Narrow {

	}

	interface Wide extends Narrow {

	}

	static class Viewed {

		private final int id;

		public int all;

		@JsonView(Wide.class)
		public int wide;

		@JsonCreator
		Viewed(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class WithAnySetter {

		private final int id;

		public String name;

		@JsonAnySetter
		public Map<String, Object> others = new TreeMap<>();

		@JsonCreator
		WithAnySetter(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class Merging {

		private final int id;

		@JsonMerge
		public List<Integer> list = new ArrayList<>(List.of(0));

		@JsonCreator
		Merging(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

	static class Setterless {

		private final int id;

		private final List<Integer> kept = new ArrayList<>(List.of(0));

		@JsonCreator
		Setterless(@JsonProperty("id") int id) {
			this.id = id;
		}

		public List<Integer> getList() {
			return this.kept;
		}

	}

	static class Injected {

		private final int id;

		public String name;

		@JacksonInject("source")
		public String source;

		@JsonCreator
		Injected(@JsonProperty("id") int id) {
			this.id = id;
		}

	}

}
