package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Names of properties.
 */
class NamingCorpusTests {

	private static final String TRAP = "class-level and global naming strategies, @JsonNaming on a supertype";

	static Stream<PropertyNamingStrategy> strategies() {
		return Stream.of(PropertyNamingStrategies.LOWER_CAMEL_CASE, PropertyNamingStrategies.UPPER_CAMEL_CASE,
				PropertyNamingStrategies.SNAKE_CASE, PropertyNamingStrategies.UPPER_SNAKE_CASE,
				PropertyNamingStrategies.LOWER_CASE, PropertyNamingStrategies.KEBAB_CASE,
				PropertyNamingStrategies.LOWER_DOT_CASE, new Prefixing());
	}

	@ParameterizedTest
	@MethodSource("strategies")
	@Covers(features = { "PropertyNamingStrategies", "ObjectMapper.setPropertyNamingStrategy" }, traps = TRAP, tier = 2)
	void writesNamesOfMappersStrategy(PropertyNamingStrategy strategy) {
		Parity.of(() -> new ObjectMapper().setPropertyNamingStrategy(strategy))
			.generated(Names.class, Snake.class, SnakeChild.class, Reset.class)
			.check(new Object[] { new Names(), new Snake(), new SnakeChild(), new Reset(), new Upper("a", "b") });
	}

	@Test
	@Covers(features = "@JsonNaming", traps = TRAP, tier = 2)
	void writesNamesOfTypesStrategy() {
		Parity.of(ObjectMapper::new)
			.generated(Snake.class, SnakeChild.class, Reset.class, Implementing.class, Upper.class)
			.check(List.of(new Snake(), new SnakeChild(), new Reset(), new Implementing(), new Upper("a", "b")));
	}

	@Test
	@Covers(features = { "MapperFeature.USE_STD_BEAN_NAMING", "MapperFeature.ALLOW_EXPLICIT_PROPERTY_RENAMING" },
			traps = TRAP, tier = 2)
	void writesNamesByFeatures() {
		Parity
			.of(() -> JsonMapper.builder()
				.enable(MapperFeature.USE_STD_BEAN_NAMING, MapperFeature.ALLOW_EXPLICIT_PROPERTY_RENAMING)
				.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
				.build())
			.generated(Names.class, Snake.class)
			.check(List.of(new Names(), new Snake()));
	}

	@Test
	@Covers(features = "JsonMapper.Builder.accessorNaming", traps = TRAP, tier = 2)
	void writesNamesByAccessorNaming() {
		Parity
			.of(() -> JsonMapper.builder()
				.accessorNaming(
						new DefaultAccessorNamingStrategy.Provider().withGetterPrefix("read").withIsGetterPrefix("has"))
				.build())
			.generated(Names.class)
			.tier(2)
			.check(new Names());
	}

	static class Names {

		public String simple = "a";

		public String camelCase = "b";

		public String URLOfPage = "c";

		public int x1Value = 4;

		public int _underscore = 5;

		@JsonProperty("explicitName")
		public String explicit = "f";

		@JsonProperty
		String detectedByAnnotation = "g";

		public String getaB() {
			return "h";
		}

		public String getABc() {
			return "i";
		}

		public String getURL() {
			return "j";
		}

		public boolean isOpenNow() {
			return true;
		}

		public Boolean isBoxed() {
			return true;
		}

		public String readThis() {
			return "k";
		}

		public boolean hasThat() {
			return false;
		}

		@JsonProperty("quoted \"name\" \u00e4\ud83d\ude00\n")
		public String getQuoted() {
			return "l";
		}

		public String get() {
			return "m";
		}

		public String get$dollar() {
			return "n";
		}

	}

	@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
	static class Snake {

		public String firstName = "a";

		@JsonProperty("keptAsIs")
		public String renamed = "b";

		@JsonUnwrapped(prefix = "in.")
		public Inner innerBean = new Inner();

	}

	static class Inner {

		public String camelCased = "c";

	}

	static class SnakeChild extends Snake {

		public String ownProperty = "d";

	}

	@JsonNaming
	static class Reset extends Snake {

		public String ownProperty = "e";

	}

	@JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
	interface Kebab {

		String getKebabName();

	}

	static class Implementing implements Kebab {

		public int ownNumber = 1;

		@Override
		public String getKebabName() {
			return "f";
		}

	}

	@JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
	record Upper(String firstOne, @JsonProperty("secondOne") String second) {
	}

	static class Prefixing extends PropertyNamingStrategies.NamingBase {

		private static final long serialVersionUID = 1L;

		@Override
		public String translate(String name) {
			return "p-" + name;
		}

		@Override
		public String nameForGetterMethod(MapperConfig<?> config, AnnotatedMethod method, String defaultName) {
			return method.getDeclaringClass().getSimpleName() + "." + translate(defaultName);
		}

	}

}
