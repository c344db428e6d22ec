package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRootName;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * For which types Jackson is not asked again what it made of their properties.
 */
class SettlementTests {

	static Stream<Arguments> settled() {
		return Stream.of(value(new Simple()), value(new Row("a", 1, null, List.of("x"))), value(new Derived()),
				value(new WithoutNulls()), value(new WithoutEmpty()), value(new WithoutAbsent()),
				value(new WithoutOneNull()), value(new Formatted()), value(new ContentByString()),
				value(new OnlyNames()), value(new WithoutSome()), value(new Partly()));
	}

	static Stream<Arguments> unsettled() {
		return Stream.of(value(new Viewed()), value(new Identified()), value(new Typed()), value(new ByString()),
				value(new NullAsText()), value(new WithoutDefaults()), value(new WithoutNullDefaults()),
				value(WithoutHiddenDefaults.create()), value(new WithoutCustom()), value(new Custom()),
				value(new AsArray()), value(new Any()), value(new Unwrapping()), value(new Generic<>("x")));
	}

	private static Arguments value(Object value) {
		return Arguments.of(Named.of(value.getClass().getSimpleName(), value));
	}

	private static JsonMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	private static JsonMapper mapperLikeBoots() {
		return JsonMapper.builder()
			.addModules(StarterModules.create())
			.disable(MapperFeature.DEFAULT_VIEW_INCLUSION)
			.build();
	}

	@ParameterizedTest
	@MethodSource("settled")
	void doesNotAskJacksonAgain(Object value) {
		for (Supplier<ObjectMapper> mappers : List.<Supplier<ObjectMapper>>of(SettlementTests::mapper,
				SettlementTests::mapperLikeBoots)) {
			OnDemandReflectionFree onDemand = Parity.of(mappers).generated(value.getClass()).check(value);
			assertThat(onDemand.isSettled(value.getClass())).isTrue();
		}
	}

	@ParameterizedTest
	@MethodSource("unsettled")
	void asksJacksonAgain(Object value) {
		OnDemandReflectionFree onDemand = Parity.of(SettlementTests::mapper).generated(value.getClass()).check(value);
		assertThat(onDemand.isSettled(value.getClass())).isFalse();
	}

	@Test
	void asksJacksonAgainAboutFiltered() {
		OnDemandReflectionFree onDemand = Parity.of(SettlementTests::mapper)
			.generated(Filtered.class)
			.writer((writer) -> writer.with(new SimpleFilterProvider().setFailOnUnknownId(false)))
			.check(new Filtered());
		assertThat(onDemand.isSettled(Filtered.class)).isFalse();
	}

	@Test
	void appliesViewsToSettledTypes() {
		for (Supplier<ObjectMapper> mappers : List.<Supplier<ObjectMapper>>of(SettlementTests::mapper,
				SettlementTests::mapperLikeBoots)) {
			OnDemandReflectionFree onDemand = Parity.of(mappers)
				.generated(Simple.class)
				.writer((writer) -> writer.withView(Simple.class))
				.check(new Simple());
			assertThat(onDemand.isSettled(Simple.class)).isTrue();
		}
	}

	@Test
	void derivesWhatPropertiesOfSettledTypesAskFor() {
		OnDemandReflectionFree onDemand = Parity.of(SettlementTests::mapper)
			.generated(Holder.class, Simple.class)
			.check(new Holder());
		assertThat(onDemand.isSettled(Simple.class)).isTrue();
	}

	@Test
	void tellsContextualSerializersOfAnnotations() {
		OnDemandReflectionFree onDemand = Parity.of(SettlementTests::mapper)
			.generated(Annotated.class)
			.check(new Annotated());
		assertThat(onDemand.isSettled(Annotated.class)).isTrue();
	}

	@Test
	void wrapsRootsOfSettledTypes() {
		OnDemandReflectionFree onDemand = Parity.of(() -> mapper().enable(SerializationFeature.WRAP_ROOT_VALUE))
			.generated(Annotated.class)
			.check(new Annotated());
		assertThat(onDemand.isSettled(Annotated.class)).isTrue();
	}

	/**
	 * Such a mapper makes its visibility rules anew each time that it is asked for them.
	 */
	@Test
	@SuppressWarnings("deprecation")
	void settlesTypesOfMappersThatDetectLess() {
		OnDemandReflectionFree onDemand = Parity
			.of(() -> JsonMapper.builder()
				.addModules(StarterModules.create())
				.configure(MapperFeature.AUTO_DETECT_IS_GETTERS, false)
				.build())
			.generated(Simple.class)
			.check(new Simple());
		assertThat(onDemand.isSettled(Simple.class)).isTrue();
	}

	@Test
	void showsPropertiesToVisitors() {
		Schema.check(SettlementTests::mapper, Documented.class);
	}

	static class Simple {

		public String name = "n";

		public int count = 7;

		public BigDecimal amount = new BigDecimal("1.50");

		public LocalDate day = LocalDate.EPOCH;

		public List<String> tags = List.of("a", "b");

		public Map<String, Integer> numbers = new TreeMap<>(Map.of("one", 1));

		public Optional<String> more = Optional.of("more");

		public Object anything = List.of(1);

		public Simple next;

	}

	record Row(String name, int count, String nothing, List<String> tags) {
	}

	static class Derived extends Base<Integer> {

		public String own = "own";

	}

	static class Base<T> {

		public T inherited;

		public List<T> all = List.of();

	}

	@JsonInclude(JsonInclude.Include.NON_NULL)
	static class WithoutNulls extends Simple {

	}

	@JsonInclude(JsonInclude.Include.NON_EMPTY)
	static class WithoutEmpty extends Simple {

		public List<String> none = List.of();

		public String empty = "";

	}

	@JsonInclude(JsonInclude.Include.NON_ABSENT)
	static class WithoutAbsent extends Simple {

		public Optional<String> absent = Optional.empty();

	}

	static class WithoutOneNull {

		@JsonInclude(JsonInclude.Include.NON_NULL)
		public String left;

		public String written;

	}

	static class Formatted {

		@JsonFormat(pattern = "dd.MM.yyyy")
		public LocalDate day = LocalDate.EPOCH;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public int count = 7;

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public WithoutOneNull array = new WithoutOneNull();

	}

	static class ContentByString {

		@JsonSerialize(contentUsing = ToStringSerializer.class)
		public List<Integer> numbers = List.of(1, 2);

		@JsonSerialize(keyUsing = ToStringKeys.class)
		public Map<Integer, String> names = Map.of(1, "one");

	}

	static class ToStringKeys extends StdSerializer<Integer> {

		private static final long serialVersionUID = 1L;

		ToStringKeys() {
			super(Integer.class);
		}

		@Override
		public void serialize(Integer value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName("key" + value);
		}

	}

	@JsonIgnoreProperties("hidden")
	static class Partly {

		public String hidden = "h";

		public String shown = "s";

		@JsonIgnoreProperties("name")
		public Simple less = new Simple();

	}

	@JsonIgnoreProperties({ "first", "third", "unknown" })
	static class WithoutSome {

		public String first = "f";

		public Integer second = 2;

		public List<String> third = List.of("t");

		public Ignored ignored = new Ignored();

		public String last = "l";

	}

	@JsonIgnoreType
	static class Ignored {

		public String name = "n";

	}

	/**
	 * Jackson makes a writer of what it removes, and so the serializer.
	 */
	@JsonIgnoreProperties("removed")
	static class WithoutCustom {

		public String kept = "k";

		@JsonSerialize(using = ToStringSerializer.class)
		public int removed = 1;

	}

	static class OnlyNames {

		@JsonProperty("first-name")
		public String first = "f";

		@JsonProperty(index = 1, required = true)
		public String second = "s";

	}

	static class Viewed {

		@JsonView(Simple.class)
		public String name = "n";

		public String other = "o";

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Identified {

		public String name = "n";

	}

	static class Typed {

		@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
		public Object value = new WithoutOneNull();

	}

	static class ByString {

		@JsonSerialize(using = ToStringSerializer.class)
		public int number = 1;

	}

	static class NullAsText {

		@JsonSerialize(nullsUsing = NullText.class)
		public String name;

	}

	static class NullText extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("nothing");
		}

	}

	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class WithoutDefaults {

		public int number = 5;

		public String name = "changed";

	}

	/**
	 * Another process may have other defaults.
	 */
	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class WithoutNullDefaults {

		public String left;

	}

	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class WithoutHiddenDefaults {

		public String left;

		private WithoutHiddenDefaults() {
		}

		static WithoutHiddenDefaults create() {
			return new WithoutHiddenDefaults();
		}

	}

	static class Custom {

		@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Never.class)
		public String name = "n";

	}

	static class Never {

		@Override
		public boolean equals(Object other) {
			return false;
		}

		@Override
		public int hashCode() {
			return 1;
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class AsArray {

		public String name = "n";

	}

	static class Any {

		public String name = "n";

		@JsonAnyGetter
		public Map<String, Object> others() {
			return Map.of("other", 1);
		}

	}

	static class Unwrapping {

		@JsonUnwrapped
		public Row row = new Row("a", 1, null, List.of());

	}

	static class Generic<T> {

		public T value;

		Generic(T value) {
			this.value = value;
		}

	}

	@JsonFilter("filter")
	static class Filtered {

		public String name = "n";

	}

	static class Holder {

		@JsonUnwrapped(prefix = "u-")
		public WithoutOneNull unwrapped = new WithoutOneNull();

		@JsonIgnoreProperties("name")
		public Simple ignoring = new Simple();

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public Simple array = new Simple();

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
		public Simple identified = new Simple();

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
		public Simple typed = new Simple();

	}

	@JsonRootName("root")
	static class Annotated {

		@JsonProperty("renamed")
		public Looking looking = new Looking();

	}

	@JsonSerialize(using = LookingSerializer.class)
	static class Looking {

	}

	/**
	 * Writes what it is told of the property.
	 */
	static class LookingSerializer extends JsonSerializer<Looking> implements ContextualSerializer {

		private final String found;

		LookingSerializer() {
			this("nothing");
		}

		private LookingSerializer(String found) {
			this.found = found;
		}

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property) {
			return new LookingSerializer(property.getContextAnnotation(JsonRootName.class) + " "
					+ property.getAnnotation(JsonProperty.class).value() + " "
					+ property.getContextAnnotation(JsonFilter.class) + " " + property.getMetadata().isRequired());
		}

		@Override
		public void serialize(Looking value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(this.found);
		}

	}

	static class Documented {

		@JsonProperty(required = true)
		public String name;

		public int count;

		public List<Simple> simple;

	}

}
