package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Properties that Jackson describes, but does not write, do not keep the others from
 * being encoded.
 */
class EncodingRemovedPropertiesTests {

	static Stream<Arguments> types() {
		return Stream.of(type(new WithoutFirst()), type(new WithoutLast()), type(new Included()),
				type(new WithoutIgnoredType()), type(new Many()), type(new Sub()), type(new Row("a", "b", "c")),
				type(new Viewed()), type(new OfMixIn()), type(new OfOverride()), type(new NamedAlike()));
	}

	private static Arguments type(Object value) {
		return Arguments.of(Named.of(value.getClass().getSimpleName(), value));
	}

	private static ObjectMapper mapper() {
		ObjectMapper mapper = new ObjectMapper().addMixIn(OfMixIn.class, WithoutFirst.class);
		mapper.configOverride(OfOverride.class).setIgnorals(ignoring("b"));
		return mapper;
	}

	private static JsonIgnoreProperties.Value ignoring(String... names) {
		return JsonIgnoreProperties.Value.forIgnoredProperties(names);
	}

	@ParameterizedTest
	@MethodSource("types")
	void encodesWhatIsLeft(Object value) throws IOException {
		for (Supplier<ObjectMapper> mappers : List.<Supplier<ObjectMapper>>of(EncodingRemovedPropertiesTests::mapper,
				() -> JsonMapper.builder()
					.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
					.disable(MapperFeature.DEFAULT_VIEW_INCLUSION)
					.build()
					.setMixInResolver(mapper().getSerializationConfig()))) {
			MapperPair pair = MapperPair.of(mappers);
			pair.check("bean", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
			pair.check("list", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(List.of(value, value))));
			pair.check("view",
					(mapper) -> EncodingGateTests.text(mapper.writerWithView(Object.class).writeValueAsBytes(value)));
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).isTrue();
			pair.encoded(value.getClass());
		}
	}

	@Test
	void namesPropertyThatFails() {
		Many many = new Many();
		many.eleventh = new Failing();
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("early", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(new Failing())));
		pair.check("late", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(many)));
		pair.encoded(Failing.class).encoded(Many.class);
	}

	static Stream<Arguments> changes() {
		return Stream.of(change("nothing", ignoring()), change("others, as many", ignoring("c")),
				change("one more", ignoring("b", "c")));
	}

	private static Arguments change(String name, JsonIgnoreProperties.Value ignored) {
		return Arguments.of(Named.of(name, ignored));
	}

	@ParameterizedTest
	@MethodSource("changes")
	void asksJacksonIfOthersAreRemoved(JsonIgnoreProperties.Value ignored) {
		Consumer<MapperPair> use = (pair) -> pair.check("bean", (mapper) -> EncodingGateTests
			.text(mapper.writeValueAsBytes(List.of(new OfOverride(), new OfOverride()))));
		MapperPair built = MapperPair.of(EncodingRemovedPropertiesTests::mapper);
		use.accept(built);
		built.encoded(OfOverride.class);
		MapperPair others = built.reusedBy(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(OfOverride.class).setIgnorals(ignored);
			return mapper;
		});
		use.accept(others);
		others.notEncoded(OfOverride.class);
	}

	static class Three {

		public String a = "1";

		public int b = 2;

		public List<String> c = List.of("3");

	}

	@JsonIgnoreProperties({ "a", "unknown" })
	static class WithoutFirst extends Three {

	}

	@JsonIgnoreProperties("c")
	static class WithoutLast extends Three {

	}

	@JsonIncludeProperties({ "c", "a" })
	static class Included extends Three {

	}

	static class OfMixIn extends Three {

	}

	static class OfOverride extends Three {

	}

	static class Sub extends WithoutLast {

		public long d = 4;

	}

	@JsonIgnoreType
	static class Secret {

		public String word = "xyzzy";

	}

	static class WithoutIgnoredType extends Three {

		public Secret first = new Secret();

		public String last = "last";

	}

	@JsonIgnoreProperties("b")
	record Row(String a, String b, String c) {
	}

	@JsonIgnoreProperties("c")
	static class Viewed extends Three {

		@JsonView(String.class)
		public int hidden = 5;

		@JsonView(Object.class)
		public int shown = 6;

	}

	@JsonIgnoreProperties("x")
	static class NamedAlike {

		@JsonProperty("x")
		public String value = "field";

		@JsonProperty("y")
		public String value() {
			return "method";
		}

	}

	@JsonIgnoreProperties({ "second", "tenth", "twelfth" })
	static class Many {

		public int first = 1;

		public int second = 2;

		public int third = 3;

		public int fourth = 4;

		public int fifth = 5;

		public int sixth = 6;

		public int seventh = 7;

		public int eighth = 8;

		public int ninth = 9;

		public int tenth = 10;

		public Object eleventh = 11;

		public int twelfth = 12;

		public String thirteenth = "13";

		public String fourteenth = "14";

	}

	@JsonIgnoreProperties("b")
	static class Failing {

		public String getA() {
			return "a";
		}

		public String getB() {
			return "b";
		}

		public String getC() {
			throw new IllegalStateException("c");
		}

		public String getD() {
			return "d";
		}

	}

}
