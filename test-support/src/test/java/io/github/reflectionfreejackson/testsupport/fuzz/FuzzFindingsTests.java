package io.github.reflectionfreejackson.testsupport.fuzz;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.reflectionfreejackson.test.ondemand.OnDemandBatch;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.fuzz.fixture.Handlers;
import io.github.reflectionfreejackson.testsupport.fuzz.fixture.Views;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of what random shapes brought to light in writing.
 */
class FuzzFindingsTests {

	/**
	 * Jackson merges annotations before the naming strategy merges properties, and asks
	 * the field for its views.
	 */
	@Test
	void propertiesWhichTheNamingStrategyMergesKeepTheViewOfTheField() {
		Parity.of(() -> mapper(PropertyNamingStrategies.LOWER_DOT_CASE))
			.writer((writer) -> writer.withView(Views.Open.class))
			.fallback(MergedWithView.class, "consists of several, of which another than 'getA' has annotations")
			.check(new MergedWithView());
	}

	@Test
	void nameWithHalfASurrogatePairFallsBack() {
		Parity.of(ObjectMapper::new)
			.fallback(HalfASurrogatePair.class, "half a surrogate pair")
			.check(new HalfASurrogatePair());
	}

	@Test
	void propertiesWhichTheNamingStrategyMergesAreGeneratedWithoutAnnotations() {
		Parity.of(() -> mapper(PropertyNamingStrategies.LOWER_DOT_CASE)).generated(Merged.class).check(new Merged());
	}

	/**
	 * To compare with defaults, Jackson calls getters while it makes the serializer.
	 */
	@Test
	void getterOfDefaultInstanceMayThrowAnError() {
		Parity.of(ObjectMapper::new).check(new Failing());
	}

	@Test
	void anyGetterIsGeneratedBesideVirtualProperties() {
		Parity.of(ObjectMapper::new)
			.writer((writer) -> writer.withAttribute("first", 1))
			.generated(AnyGetterAndVirtual.class)
			.check(new AnyGetterAndVirtual());
	}

	/**
	 * The any-getter is the field; the method of the same name is another member, and is
	 * written besides.
	 */
	@Test
	void anyGetterOfRecordComponentIsWrittenTwiceUnderAnotherName() {
		Parity.of(ObjectMapper::new).generated(AnyGetterTwice.class).check(new AnyGetterTwice(Map.of("more", 2)));
	}

	@Test
	void beanWithNothingToWriteFailsAsJacksonDoes() {
		Parity.of(ObjectMapper::new).generated(Nothing.class).check(new Nothing());
	}

	@Test
	void beanWithNothingToWriteIsAnEmptyObject() {
		Parity.of(ObjectMapper::new)
			.writer((writer) -> writer.without(SerializationFeature.FAIL_ON_EMPTY_BEANS))
			.generated(Nothing.class)
			.check(new Nothing());
	}

	/**
	 * Jackson asks maps for their shape before it looks for a member to write.
	 */
	@Test
	void mapInTheShapeOfAnObjectIsWrittenByItsPropertiesDespiteItsJsonValue() {
		Parity.of(ObjectMapper::new).generated(ObjectWithValue.class).check(new ObjectWithValue());
	}

	@Test
	void mapWithJsonValueStepsBackIfTheMapperGivesItTheShapeOfAnObjectLater() {
		Parity.of(ObjectMapper::new)
			.fallback(MapWithValue.class, "asks for its properties rather than its @JsonValue")
			.checkUse((mapper) -> {
				ObjectMapper other = mapper.copy();
				other.configOverride(MapWithValue.class).setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.OBJECT));
				return mapper.writeValueAsString(new MapWithValue()) + other.writeValueAsString(new MapWithValue());
			});
	}

	/**
	 * What is the default of a property, an instance tells, which generated code creates
	 * only where that was asked for.
	 */
	@Test
	void beanStepsBackIfTheMapperLeavesOutItsDefaultsLater() {
		Parity.of(ObjectMapper::new).fallback(Defaults.class, "leaves out defaults").checkUse((mapper) -> {
			ObjectMapper other = mapper.copy();
			other.configOverride(Defaults.class)
				.setInclude(JsonInclude.Value.construct(JsonInclude.Include.NON_DEFAULT, null));
			return mapper.writeValueAsString(new Defaults()) + other.writeValueAsString(new Defaults())
					+ other.writeValueAsString(new Defaults(List.of()));
		});
	}

	/**
	 * Jackson's own serializer of {@code RawValue} is one of these where types are
	 * written, too.
	 */
	@Test
	void propertyAfterASerializerThatWritesNoValueIsNamedInTheFailure() {
		Parity.of(ObjectMapper::new).generated(WithoutValue.class).check(List.of(new WithoutValue()));
		Parity.of(ObjectMapper::new).generated(WithOpenArray.class).check(List.of(new WithOpenArray()));
	}

	/**
	 * It may come from the environment, for example, which is another one where the
	 * application is built.
	 */
	@Test
	void defaultThatIsAnotherOneThanWhenCodeWasGeneratedIsLeftOut() {
		AmbientDefault.ambient = null;
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		OnDemandBatch batch = new OnDemandBatch();
		batch.add(onDemand, FuzzFindingsTests.class, List.of(AmbientDefault.class));
		assertThat(batch.compile()).isTrue();
		AmbientDefault.ambient = "here";
		assertThat(mapper.valueToTree(new AmbientDefault()).toString())
			.isEqualTo(new ObjectMapper().valueToTree(new AmbientDefault()).toString())
			.isEqualTo("{}");
		assertThat(onDemand.isGenerated(AmbientDefault.class)).isTrue();
	}

	private static ObjectMapper mapper(PropertyNamingStrategy naming) {
		return new ObjectMapper().setPropertyNamingStrategy(naming);
	}

	static class MergedWithView {

		@JsonView(Views.Inner.class)
		public String A = "field";

		public String getA() {
			return "getter";
		}

	}

	static class Merged {

		public String A = "field";

		public String getA() {
			return "getter";
		}

	}

	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class Failing {

		public int getNumber() {
			throw new AssertionError("no defaults");
		}

	}

	@JsonAppend(attrs = @JsonAppend.Attr("first"), prepend = true,
			props = @JsonAppend.Prop(value = Handlers.Virtual.class, name = "virtual", type = String.class))
	static class AnyGetterAndVirtual {

		public int own = 1;

		@JsonAnyGetter
		public Map<String, Integer> getMore() {
			return Map.of("more", 2);
		}

	}

	record AnyGetterTwice(@JsonAnyGetter Map<String, Integer> id) {

		@Override
		@JsonProperty("type")
		public Map<String, Integer> id() {
			return this.id;
		}

	}

	static class HalfASurrogatePair {

		@JsonProperty("\ud800")
		public int a = 1;

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	static class ObjectWithValue extends MapWithValue {

		private static final long serialVersionUID = 1L;

		@Override
		public boolean isEmpty() {
			return super.isEmpty();
		}

	}

	static class MapWithValue extends LinkedHashMap<String, Object> {

		private static final long serialVersionUID = 1L;

		@JsonValue
		String value() {
			return "text";
		}

	}

	static class Defaults {

		public List<String> names = List.of("one");

		Defaults() {
		}

		Defaults(List<String> names) {
			this.names = names;
		}

	}

	@JsonPropertyOrder({ "first", "nothing", "text", "number", "last" })
	static class WithoutValue {

		public int first = 1;

		@JsonSerialize(using = Nothings.class)
		public String nothing = "nothing";

		public String text = "text";

		public int number = 2;

		public Object last = new Merged();

	}

	@JsonPropertyOrder({ "first", "array", "text", "number", "last" })
	static class WithOpenArray {

		public int first = 1;

		@JsonSerialize(using = OpenArrays.class)
		public String array = "array";

		public String text = "text";

		public int number = 2;

		public Object last = new Merged();

	}

	static class Nothings extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) {
		}

	}

	static class OpenArrays extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartArray();
		}

	}

	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class AmbientDefault {

		private static @Nullable String ambient;

		public @Nullable String place = ambient;

	}

	static class Nothing {

	}

}
