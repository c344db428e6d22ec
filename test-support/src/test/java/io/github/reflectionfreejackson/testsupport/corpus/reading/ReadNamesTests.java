package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRootName;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.NamingBase;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What properties are called.
 */
class ReadNamesTests {

	private static final String ALIAS = "@JsonAlias, also on records";

	private static final String CASES = "case-insensitive properties";

	@ParameterizedTest
	@ValueSource(classes = { Aliases.class, RecordAliases.class, CreatorAliases.class })
	@CoversReading(ALIAS)
	void readsAliases(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"name\":\"a\",\"count\":1}", "{\"n1\":\"a\",\"c1\":1}",
					"{\"N2\":\"a\",\"count\":1,\"c1\":2,\"n1\":\"b\"}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Aliases.class, RecordAliases.class, CreatorAliases.class, Plain.class })
	@CoversReading({ CASES, ALIAS })
	void readsCaseInsensitively(Class<?> type) {
		ReadParity.of(() -> JsonMapper.builder().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES).build())
			.generated(type)
			.check(type, "{\"NAME\":\"a\",\"cOunt\":1}", "{\"n2\":\"a\",\"C1\":1,\"Count\":2,\"\u0130\":1}");
	}

	@ParameterizedTest
	@ValueSource(classes = { DifferingInCase.class, DifferingInCaseBySetters.class, DifferingInCaseRecord.class })
	void readsNamesThatDifferInCaseOnly(Class<?> type) {
		for (boolean caseMatters : new boolean[] { true, false }) {
			ReadParity
				.of(() -> JsonMapper.builder()
					.configure(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES, !caseMatters)
					.build())
				.generated(type)
				.check(type, "{\"get\":1}", "{\"Get\":1}", "{\"Get\":1,\"get\":2}", "{\"get\":1,\"Get\":2,\"GET\":3}",
						"{\"other\":4,\"get\":1}");
		}
	}

	@Test
	@CoversReading(CASES)
	void readsCaseInsensitivelyWhereAnnotated() {
		ReadParity.of(ObjectMapper::new)
			.generated(Insensitive.class, Plain.class)
			.check(Insensitive.class, "{\"PLAIN\":{\"NAME\":\"a\"},\"Sensitive\":{\"name\":\"b\"}}",
					"{\"plain\":{\"name\":\"a\"},\"sensitive\":{\"NAME\":\"b\"}}");
	}

	static List<NamingBase> strategies() {
		return List.of(new PropertyNamingStrategies.SnakeCaseStrategy(),
				new PropertyNamingStrategies.UpperCamelCaseStrategy(), new PropertyNamingStrategies.KebabCaseStrategy(),
				new Exclaiming());
	}

	@ParameterizedTest
	@MethodSource("strategies")
	void readsByNamingStrategy(NamingBase strategy) {
		String name = strategy.translate("longName");
		String list = strategy.translate("listOfNames");
		ReadParity.of(() -> new ObjectMapper().setPropertyNamingStrategy(strategy))
			.generated(Long.class)
			.check(Long.class, "{\"%s\":\"a\",\"%s\":[\"b\"],\"URL\":\"c\"}".formatted(name, list),
					"{\"longName\":\"a\",\"list_of_names\":[]}");
	}

	@Test
	void readsByNamingStrategyOfType() {
		ReadParity.of(ObjectMapper::new)
			.generated(Named.class, SubNamed.class)
			.check(Names.class,
					"{\"named\":{\"long-name\":\"a\"},\"subNamed\":{\"long-name\":\"b\",\"own-name\":\"c\"}}");
	}

	@Test
	void readsRenamed() {
		ReadParity.of(ObjectMapper::new)
			.generated(Renamed.class)
			.check(Renamed.class,
					"{\"a\":1,\"b c\":2,\"\u00fc\":3,\"\uD83D\uDE00\":4,\"read\":5,\"quo\\\"te\":6,\"\":7}");
	}

	@Test
	void readsWrappedRoot() {
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.UNWRAP_ROOT_VALUE))
			.generated(Rooted.class)
			.check(Rooted.class, "{\"root\":{\"name\":\"a\"}}", "{\"Rooted\":{}}", "{\"root\":{},\"other\":1}");
		ReadParity.of(ObjectMapper::new)
			.generated(Plain.class)
			.reader((reader) -> reader.withRootName("x"))
			.check(Plain.class, "{\"x\":{\"name\":\"a\"}}", "{\"name\":\"a\"}");
		ReadParity.of(ObjectMapper::new)
			.generated(Plain.class)
			.reader((reader) -> reader.at("/x/1"))
			.check(Plain.class, "{\"x\":[1,{\"name\":\"a\"}]}");
	}

	static class Plain {

		public String name;

		private int count;

		public void setCount(int count) {
			this.count = count;
		}

	}

	static class Aliases {

		@JsonAlias({ "n1", "N2" })
		public String name;

		private int count;

		@JsonAlias("c1")
		public void setCount(int count) {
			this.count = count;
		}

	}

	record RecordAliases(@JsonAlias("N2") String name, @JsonAlias("c1") int count) {
	}

	static class CreatorAliases {

		private final String text;

		@JsonCreator
		CreatorAliases(@JsonProperty("name") @JsonAlias({ "n1", "N2" }) String name,
				@JsonProperty("count") @JsonAlias("c1") int count) {
			this.text = name + count;
		}

	}

	@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
	static class Insensitive {

		@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
		public Plain plain;

		public Plain sensitive;

	}

	static class Exclaiming extends NamingBase {

		@Override
		public String translate(String name) {
			return name + "!";
		}

	}

	static class Long {

		private String longName;

		public List<String> listOfNames;

		@JsonProperty("URL")
		public String url;

		public void setLongName(String longName) {
			this.longName = longName;
		}

	}

	@JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
	static class Named {

		public String longName;

	}

	static class SubNamed extends Named {

		public String ownName;

	}

	static class Names {

		public Named named;

		public SubNamed subNamed;

	}

	static class Renamed {

		private final Map<String, Object> values = new TreeMap<>();

		@JsonProperty("a")
		private int field;

		@JsonSetter("b c")
		void second(int value) {
			this.values.put("second", value);
		}

		@JsonProperty("\u00fc")
		public int umlaut;

		@JsonProperty("\uD83D\uDE00")
		public int smile;

		@JsonProperty("quo\"te")
		public int quote;

		@JsonProperty("written")
		public int getAccess() {
			return 1;
		}

		@JsonProperty("read")
		public void setAccess(int value) {
			this.values.put("access", value);
		}

	}

	@JsonRootName("root")
	static class Rooted {

		public String name;

	}

	public static class DifferingInCase {

		public int other;

		@JsonProperty("Get")
		public int first;

		@JsonProperty("get")
		public int second;

	}

	public static class DifferingInCaseBySetters {

		private int first;

		private int second;

		@JsonProperty("Get")
		public void setFirst(int first) {
			this.first = first;
		}

		@JsonProperty("get")
		public void setSecond(int second) {
			this.second = second;
		}

		public int[] getBoth() {
			return new int[] { this.first, this.second };
		}

		public void setOther(int other) {
		}

	}

	public record DifferingInCaseRecord(int other, @JsonProperty("Get") int first, @JsonProperty("get") int second) {
	}

}
