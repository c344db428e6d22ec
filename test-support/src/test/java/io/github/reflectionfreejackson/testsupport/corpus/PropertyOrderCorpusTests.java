package io.github.reflectionfreejackson.testsupport.corpus;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The order in which properties are written.
 */
class PropertyOrderCorpusTests {

	private static final String TRAP = "order: alphabetic, @JsonPropertyOrder, index, superclass fields first";

	@ParameterizedTest
	@EnumSource
	@Covers(features = "MapperFeature.SORT_PROPERTIES_ALPHABETICALLY", traps = TRAP, tier = 2)
	void writesSuperclassFieldsFirst(Order order) {
		Parity.of(order::mapper).generated(Derived.class).tier(2).check(new Derived());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "@JsonPropertyOrder", traps = TRAP, tier = 2)
	void writesInGivenOrder(Order order) {
		Parity.of(order::mapper).generated(Given.class).tier(2).check(new Given());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "@JsonPropertyOrder(alphabetic = true)", traps = TRAP, tier = 2)
	void writesInAlphabeticOrder(Order order) {
		Parity.of(order::mapper).generated(Alphabetic.class).tier(2).check(new Alphabetic());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "@JsonProperty(index)", traps = TRAP, tier = 2)
	void writesInOrderOfIndices(Order order) {
		Parity.of(order::mapper).generated(Indexed.class).tier(2).check(new Indexed());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "MapperFeature.SORT_CREATOR_PROPERTIES_FIRST", traps = TRAP, tier = 2)
	void writesCreatorPropertiesFirst(Order order) {
		Parity.of(order::mapper).generated(Created.class).tier(2).check(new Created("z", 1));
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "@JsonPropertyOrder", traps = TRAP, tier = 2)
	void writesInInheritedOrder(Order order) {
		Parity.of(order::mapper).generated(Inheriting.class).tier(2).check(new Inheriting());
	}

	@ParameterizedTest
	@EnumSource
	@Covers(features = "@JsonPropertyOrder", traps = TRAP, tier = 2,
			note = "order given by the names before naming strategies, and for records")
	void writesRecordInGivenOrder(Order order) {
		Parity.of(order::mapper).generated(Ordered.class).tier(2).check(new Ordered(1, 2, 3));
	}

	enum Order {

		DEFAULT {

			@Override
			ObjectMapper mapper() {
				return new ObjectMapper();
			}

		},

		ALPHABETIC {

			@Override
			ObjectMapper mapper() {
				return JsonMapper.builder().enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();
			}

		},

		STRICTLY_ALPHABETIC {

			@Override
			ObjectMapper mapper() {
				return JsonMapper.builder()
					.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
					.disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
					.build();
			}

		},

		CREATOR_LAST {

			@Override
			ObjectMapper mapper() {
				return JsonMapper.builder()
					.disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
					.propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
					.build();
			}

		};

		abstract ObjectMapper mapper();

	}

	static class Base {

		public int zebra = 1;

		public int apple = 2;

		public int getMango() {
			return 3;
		}

	}

	static class Derived extends Base {

		public int berry = 4;

		public int anchor = 5;

		@Override
		public int getMango() {
			return 6;
		}

	}

	@JsonPropertyOrder({ "third", "missing", "first", "renamed", "implicitName" })
	static class Given {

		public int first = 1;

		public int second = 2;

		public int third = 3;

		@JsonProperty("renamed")
		public int fourth = 4;

		@JsonProperty("explicit")
		public int implicitName = 5;

	}

	@JsonPropertyOrder(alphabetic = true, value = "c")
	static class Alphabetic {

		public int b = 1;

		public int c = 2;

		public int a = 3;

		@JsonProperty("A")
		public int d = 4;

	}

	static class Indexed {

		@JsonProperty(index = 3)
		public int one = 1;

		@JsonProperty(index = 1)
		public int two = 2;

		public int none = 3;

		@JsonProperty(index = -1, value = "negative")
		public int three = 4;

		@JsonProperty(index = 2)
		public int getFour() {
			return 5;
		}

	}

	static class Created {

		public int beta = 1;

		private final String zeta;

		private final int alpha;

		@JsonCreator
		Created(@JsonProperty("zeta") String zeta, @JsonProperty("alpha") int alpha) {
			this.zeta = zeta;
			this.alpha = alpha;
		}

		public String getZeta() {
			return this.zeta;
		}

		public int getAlpha() {
			return this.alpha;
		}

		public int getAbove() {
			return 2;
		}

	}

	static class Inheriting extends Given {

		public int another = 6;

	}

	@JsonPropertyOrder({ "lastPart", "first_part" })
	record Ordered(int firstPart, int middlePart, int lastPart) {
	}

}
