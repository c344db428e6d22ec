package io.github.reflectionfreejackson.testsupport.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.InjectableValues;
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
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of what random shapes brought to light.
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

	/**
	 * Merging asks the getter what is there, which comes by another way than a value to
	 * write.
	 */
	@Test
	void getterThatFailsWhileMergingIsNamedAsByJackson() {
		ReadParity.of(() -> new ObjectMapper().setDefaultMergeable(true))
			.generated(MergedWithFailing.class)
			.check(MergedWithFailing.class, "{\"names\":[\"a\"]}");
	}

	/**
	 * A property that comes again is merged into what the creator was given.
	 */
	@Test
	void creatorPropertyWithoutSetterIsMergedWhenItComesAgain() {
		ReadParity.of(() -> new ObjectMapper().setDefaultMergeable(true))
			.generated(MergedRecord.class)
			.check(MergedRecord.class, "{\"map\":null,\"map\":null}", "{\"map\":{\"a\":1},\"map\":{\"b\":2}}");
	}

	@Test
	void setterThatFailsWhileInjectingIsNamedAsByJackson() {
		ReadParity.of(() -> new ObjectMapper().setInjectableValues(new InjectableValues.Std().addValue("number", 5)))
			.generated(InjectedWithFailing.class)
			.check(InjectedWithFailing.class, "{}");
	}

	/**
	 * Jackson asks every property with an external type id for its position in the
	 * creator, and its refusal names the class of the property.
	 */
	@Test
	void externalTypeIdOfAPropertyBesideACreatorIsRefusedAsByJackson() {
		ReadParity.of(ObjectMapper::new)
			.generated(ExternalBesideCreator.class)
			.check(ExternalBesideCreator.class, "{\"value\":\"x\",\"@c\":\".Long\"}",
					"{\"id\":1,\"value\":\"x\",\"@c\":\".Long\"}", "{\"value\":1,\"@c\":\".Long\",\"id\":1}");
		ReadParity.of(ObjectMapper::new)
			.generated(ExternalFieldBesideCreator.class)
			.check(ExternalFieldBesideCreator.class, "{\"value\":\"x\",\"@c\":\".Long\"}");
	}

	/**
	 * Getters hold collections to add to, but are not asked for views or references.
	 */
	@Test
	void viewsAndReferencesOfACollectionWithoutSetterAreNotThoseOfItsGetter() {
		ReadParity.of(ObjectMapper::new)
			.reader((reader) -> reader.withView(Views.Open.class))
			.generated(SetterlessWithView.class)
			.check(SetterlessWithView.class, "{\"names\":[\"a\"],\"others\":[\"b\"]}");
		ReadParity.of(ObjectMapper::new)
			.generated(SetterlessWithReference.class)
			.check(SetterlessWithReference.class, "{\"children\":[{},{\"children\":[{}]}]}");
	}

	/**
	 * Of getters without a setter, Jackson asks the one that reflection finds first
	 * whether to merge, and merges into what another returns.
	 */
	@Test
	void getterOfWhichAnotherSaysHowItIsReadFallsBack() {
		ReadParity.of(ObjectMapper::new)
			.fallback(MergedByAnotherGetter.class, "has another getter than the one that says how it is read")
			.check(MergedByAnotherGetter.class,
					"{\"glimmer\":{\"held\":2},\"quaver\":{\"held\":3},\"swindle\":{\"held\":4},\"trundle\":{\"held\":5}}");
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

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	static class ObjectWithValue extends MapWithValue {

		private static final long serialVersionUID = 1L;

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

	static class MergedWithFailing {

		private List<String> names = List.of();

		public List<String> getNames() {
			throw new IllegalStateException(this.names.toString());
		}

		public void setNames(List<String> names) {
			this.names = names;
		}

	}

	record MergedRecord(Map<String, Integer> map) {

	}

	static class InjectedWithFailing {

		@JacksonInject("number")
		public void setNumber(int number) {
			throw new IllegalStateException(String.valueOf(number));
		}

	}

	static class ExternalBesideCreator {

		private Object value;

		@JsonCreator
		ExternalBesideCreator(@JsonProperty("id") int id) {
			this.value = id;
		}

		@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS, include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
		public void setValue(Object value) {
			this.value = value;
		}

	}

	static class ExternalFieldBesideCreator {

		@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS, include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
		public Object value;

		@JsonCreator
		ExternalFieldBesideCreator(@JsonProperty("id") int id) {
			this.value = id;
		}

	}

	static class SetterlessWithView {

		private final List<String> kept = new ArrayList<>();

		@JsonView(Views.Inner.class)
		public List<String> getNames() {
			return this.kept;
		}

		@JsonView(Views.Inner.class)
		public void setOthers(List<String> others) {
			this.kept.addAll(others);
		}

	}

	static class SetterlessWithReference {

		private final List<SetterlessWithReference> kept = new ArrayList<>();

		@JsonManagedReference
		public List<SetterlessWithReference> getChildren() {
			return this.kept;
		}

	}

	static class Nothing {

	}

	/**
	 * Whether reflection finds the one method or the other first is not up to us, so both
	 * orders are here, more than once.
	 */
	static class MergedByAnotherGetter {

		public Holder getGlimmer() {
			return new Holder();
		}

		@JsonMerge
		public boolean isGlimmer() {
			return false;
		}

		@JsonMerge
		public boolean isQuaver() {
			return false;
		}

		public Holder getQuaver() {
			return new Holder();
		}

		public Holder getSwindle() {
			return new Holder();
		}

		@JsonMerge
		public boolean isSwindle() {
			return false;
		}

		@JsonMerge
		public boolean isTrundle() {
			return false;
		}

		public Holder getTrundle() {
			return new Holder();
		}

	}

	static class Holder {

		public int held = 1;

	}

}
