package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.test.util.ReflectionTestUtils;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Jackson is asked again how a type is read as soon as something about the mapper differs
 * from when code was generated; otherwise, it is asked for no more than what is needed.
 */
class ReadingSettlementTests {

	private static final String JSON = "{\"name\":\"a\",\"PART\":{\"x\":1},\"part\":{\"x\":2},\"list\":[\"b\",null],"
			+ "\"elements\":[{\"y\":3}],\"other\":4,\"maybe\":null}";

	/**
	 * What was generated for all tests.
	 */
	private static final OnDemandReflectionFree BUILT = built();

	private static OnDemandReflectionFree built() {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree built = OnDemandReflectionFree.install(mapper);
		read(mapper, Bean.class, JSON.replace("\"PART\":{\"x\":1},", ""));
		read(mapper, Other.class, "{\"bean\":{}}");
		assertThat(built.isReadAsSettled(Bean.class)).isTrue();
		built.stopGenerating();
		return built;
	}

	@SuppressWarnings("deprecation")
	static Stream<Arguments> changes() {
		return Stream.of(
				change("case", (mapper) -> mapper.configure(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES, true)),
				change("default typing",
						(mapper) -> mapper.activateDefaultTyping(LaissezFaireSubTypeValidator.instance,
								ObjectMapper.DefaultTyping.NON_FINAL)),
				change("visibility",
						(mapper) -> mapper.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)),
				change("null", (mapper) -> mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP))),
				change("null in lists",
						(mapper) -> mapper.setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.SKIP))),
				change("modifier", (mapper) -> mapper.registerModule(modifying())),
				change("instantiator", (mapper) -> mapper.registerModule(instantiating())),
				change("deserializer for the type",
						(mapper) -> mapper.registerModule(new SimpleModule().addDeserializer(Bean.class, new Fixed()))),
				change("introspector",
						(mapper) -> mapper.setAnnotationIntrospector(AnnotationIntrospector.pair(new Aliasing(),
								mapper.getDeserializationConfig().getAnnotationIntrospector()))),
				change("mix-in for the type", (mapper) -> mapper.addMixIn(Bean.class, Ignoring.class)),
				change("mix-in for its supertype", (mapper) -> mapper.addMixIn(Base.class, Ignoring.class)),
				change("override of the type",
						(mapper) -> mapper.configOverride(Bean.class)
							.setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("name"))),
				change("mix-in for a property's type", (mapper) -> mapper.addMixIn(Part.class, Naming.class)),
				change("ignored type of a property", (mapper) -> mapper.addMixIn(Part.class, Ignored.class)),
				change("mix-in for the type of elements", (mapper) -> mapper.addMixIn(Element.class, Naming.class)),
				change("override of a property's type", (mapper) -> mapper.configOverride(List.class)
					.setSetterInfo(JsonSetter.Value.forContentNulls(Nulls.SKIP))));
	}

	private static Arguments change(String name, Consumer<ObjectMapper> change) {
		return Arguments.of(Named.of(name, change));
	}

	@ParameterizedTest
	@MethodSource("changes")
	void asksJacksonAgainWhenMapperDiffers(Consumer<ObjectMapper> change) {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		change.accept(mapper);
		assertSame(mapper, change);
		assertThat(running.isReadAsSettled(Bean.class)).isFalse();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void asksJacksonAgainWhenMapperIsChangedAfterUse(Consumer<ObjectMapper> change) {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		read(mapper, Other.class, "{\"x\":1}");
		change.accept(mapper);
		assertThat(running.isReadAsSettled(Other.class)).isTrue();
		assertSame(mapper, change);
		assertThat(running.isReadAsSettled(Bean.class)).isFalse();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void asksJacksonAgainWhenCopyDiffers(Consumer<ObjectMapper> change) {
		ObjectMapper original = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(original);
		read(original, Other.class, "{\"x\":1}");
		ObjectMapper mapper = original.copy();
		change.accept(mapper);
		assertSame(mapper, change);
		assertThat(running.isReadAsSettled(Bean.class)).isFalse();
	}

	@Test
	void honoursDeserializersForTypesOfProperties() {
		Consumer<ObjectMapper> change = (mapper) -> mapper
			.registerModule(new SimpleModule().addDeserializer(String.class, new Shouting()));
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		change.accept(mapper);
		assertSame(mapper, change);
		assertThat(running.isReadAsSettled(Bean.class)).isFalse();
	}

	@Test
	void looksForDeserializersOfPropertiesWhenTheyAreNeeded() {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		read(mapper, Bean.class, "{\"name\":\"a\"}");
		assertThat(running.isReadAsSettled(Bean.class)).isTrue();
		assertThat(running.isReadByGeneratedCode(Part.class)).isFalse();
		read(mapper, Bean.class, "{\"part\":{}}");
		assertThat(running.isReadByGeneratedCode(Part.class)).isTrue();
		assertThat(running.isReadByGeneratedCode(Element.class)).isFalse();
	}

	/**
	 * Jackson's own deserializer of a bean would ask for those of all properties.
	 */
	@Test
	void readsNullsWithoutJacksonsDeserializer() {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		read(mapper, Bean.class, "{\"name\":null,\"maybe\":null,\"list\":null,\"other\":null}");
		assertThat(running.isReadAsSettled(Bean.class)).isTrue();
		assertThat(running.isReadByGeneratedCode(Part.class)).isFalse();
	}

	@Test
	void createsWithoutAbsentArgumentsWithoutJacksonsDeserializer() throws IOException {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = OnDemandReflectionFree.install(mapper);
		assertThat(mapper.readValue("{\"name\":\"a\"}", Point.class)).isEqualTo(new Point(0, 0, "a"));
		assertThat(running.isReadAsSettled(Point.class)).isTrue();
		assertThat(isJacksonsDeserializerMade(mapper, Point.class)).isFalse();
		ObjectReader refusing = mapper.readerFor(Point.class)
			.with(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);
		assertThatExceptionOfType(MismatchedInputException.class).isThrownBy(() -> refusing.readValue("{}"));
		assertThat(isJacksonsDeserializerMade(mapper, Point.class)).isTrue();
	}

	@Test
	void skipsOtherPropertiesWithoutJacksonsDeserializer() throws IOException {
		ObjectMapper mapper = new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
		OnDemandReflectionFree running = OnDemandReflectionFree.install(mapper);
		for (int i = 0; i < 4; i++) {
			assertThat(mapper.readValue("{\"y\":\"a\",\"x\":1,\"z\":[2]}", Other.class).x).isOne();
		}
		assertThat(running.isReadAsSettled(Other.class)).isTrue();
		assertThat(isJacksonsDeserializerMade(mapper, Other.class)).isFalse();
		ObjectReader refusing = mapper.readerFor(Other.class).with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
		assertThatExceptionOfType(UnrecognizedPropertyException.class)
			.isThrownBy(() -> refusing.readValue("{\"y\":1}"));
		assertThat(isJacksonsDeserializerMade(mapper, Other.class)).isTrue();
	}

	@Test
	void setsMembersOfAnyTypeWithoutJacksonsDeserializer() throws IOException {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = OnDemandReflectionFree.install(mapper);
		for (String value : List.of("4711", "5", "null")) {
			assertThat(mapper.readValue("{\"id\":" + value + ",\"data\":" + value + "}", Identified.class))
				.hasToString(value + value);
		}
		assertThat(running.isReadAsSettled(Identified.class)).isTrue();
		assertThat(isJacksonsDeserializerMade(mapper, Identified.class)).isFalse();
		assertThatExceptionOfType(MismatchedInputException.class)
			.isThrownBy(() -> mapper.readValue("{\"id\":[]}", Identified.class));
		assertThat(isJacksonsDeserializerMade(mapper, Identified.class)).isTrue();
	}

	/**
	 * Only Jackson's own deserializer knows aliases.
	 */
	@ParameterizedTest
	@ValueSource(classes = { AliasedBean.class, AliasedEntry.class })
	void asksJacksonForAliases(Class<?> type) throws IOException {
		ObjectMapper mapper = new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
		OnDemandReflectionFree running = OnDemandReflectionFree.install(mapper);
		for (String name : List.of("x", "y", "alias")) {
			assertThat(mapper.readValue("{\"" + name + "\":\"a\"}", type)).hasToString(name.equals("y") ? "null" : "a");
		}
		assertThat(running.isReadAsSettled(type)).isTrue();
	}

	/**
	 * Nothing but the object itself tells what it has made so far.
	 */
	private static boolean isJacksonsDeserializerMade(ObjectMapper mapper, Class<?> type) throws JsonMappingException {
		DefaultDeserializationContext blueprint = (DefaultDeserializationContext) mapper.getDeserializationContext();
		JsonDeserializer<?> deserializer = blueprint.createDummyInstance(mapper.getDeserializationConfig())
			.findRootValueDeserializer(mapper.constructType(type));
		return ReflectionTestUtils.getField(deserializer, "complete") != null;
	}

	private static void assertSame(ObjectMapper mapper, Consumer<ObjectMapper> change) {
		ObjectMapper plain = new ObjectMapper();
		change.accept(plain);
		for (String json : List.of(JSON, JSON.replace("\"PART\":{\"x\":1},", ""), "{\"list\":[null],\"maybe\":null}",
				"{\"elements\":[{\"y\":1,\"name\":2}]}", "{\"nothing\":1}", "[]")) {
			assertThat(read(mapper, Bean.class, json)).as(json).isEqualTo(read(plain, Bean.class, json));
		}
	}

	private static Object read(ObjectMapper mapper, Class<?> type, String json) {
		return Outcome.of(() -> String.valueOf(mapper.readValue(json, type)).getBytes());
	}

	private static Module modifying() {
		return new SimpleModule("modifying").setDeserializerModifier(new BeanDeserializerModifier() {

			private static final long serialVersionUID = 1L;

			@Override
			public JsonDeserializer<?> modifyDeserializer(DeserializationConfig config, BeanDescription description,
					JsonDeserializer<?> deserializer) {
				return (description.getBeanClass() == Bean.class) ? new Fixed() : deserializer;
			}

		});
	}

	private static Module instantiating() {
		return new SimpleModule("instantiating") {

			private static final long serialVersionUID = 1L;

			@Override
			public void setupModule(SetupContext context) {
				context.addValueInstantiators((config, description, instantiator) -> instantiating(config,
						description.getType(), instantiator));
			}

		};
	}

	private static ValueInstantiator instantiating(DeserializationConfig config, JavaType type,
			ValueInstantiator instantiator) {
		return !type.hasRawClass(Bean.class) ? instantiator : new StdValueInstantiator(config, type) {

			private static final long serialVersionUID = 1L;

			@Override
			public boolean canCreateUsingDefault() {
				return true;
			}

			@Override
			public Object createUsingDefault(DeserializationContext context) {
				Bean bean = new Bean();
				bean.maybe = "instantiated";
				return bean;
			}

		};
	}

	record Point(int x, int y, String name) {
	}

	static class Entity<I> {

		public I id;

	}

	static class Identified extends Entity<Long> {

		public Object data;

		@Override
		public String toString() {
			return String.valueOf(this.id) + this.data;
		}

	}

	record AliasedEntry(@JsonAlias("alias") String x) {

		@Override
		public String toString() {
			return String.valueOf(this.x);
		}

	}

	static class AliasedBean {

		@JsonAlias("alias")
		public String x;

		@Override
		public String toString() {
			return String.valueOf(this.x);
		}

	}

	static class Base {

		public String name;

		@Override
		public String toString() {
			return this.name;
		}

	}

	static class Bean extends Base {

		public Part part = new Part();

		public List<String> list = new ArrayList<>(List.of("first"));

		public List<Element> elements = new ArrayList<>();

		public int other;

		public String maybe = "default";

		@Override
		public String toString() {
			return super.toString() + this.part.x + this.list + this.elements + this.other + this.maybe;
		}

	}

	static class Part {

		public int x;

	}

	static class Element {

		public int y;

		@Override
		public String toString() {
			return "y" + this.y;
		}

	}

	static class Other {

		public int x;

		public Bean bean;

	}

	static class Ignoring {

		@JsonIgnore
		public String name;

	}

	@JsonIgnoreType
	static class Ignored {

	}

	@JsonIgnoreProperties({ "x", "y", "name" })
	static class Naming {

	}

	static final class Fixed extends StdScalarDeserializer<Bean> {

		private static final long serialVersionUID = 1L;

		Fixed() {
			super(Bean.class);
		}

		@Override
		public Bean deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			parser.skipChildren();
			return new Bean();
		}

	}

	static final class Shouting extends StdScalarDeserializer<String> {

		private static final long serialVersionUID = 1L;

		Shouting() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText() + "!";
		}

	}

	/**
	 * Knows nothing but another deserializer.
	 */
	static final class Aliasing extends NopAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public Object findDeserializer(Annotated annotated) {
			return (annotated instanceof AnnotatedMember && annotated.getName().equals("maybe")) ? Shouting.class
					: null;
		}

	}

}
