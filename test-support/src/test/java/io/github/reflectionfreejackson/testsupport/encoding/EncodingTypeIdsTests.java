package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeId;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import com.fasterxml.jackson.databind.annotation.JsonTypeResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.jsontype.impl.AsPropertyTypeSerializer;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Type ids that are properties are encoded with their beans; whatever else Jackson writes
 * for them, it writes itself.
 */
class EncodingTypeIdsTests {

	static Stream<Arguments> encoded() {
		return Stream.of(type(new ByName("a", null)), type(new ByName("a", new ByName("b", null))), type(new Short()),
				type(new ByClass()), type(new ByMinimalClass()), type(new Existing()), type(new Escaped()),
				type(new InViews()), type(new Deep()));
	}

	static Stream<Arguments> others() {
		return Stream.of(type(new InArray()), type(new InObject()), type(new Resolved()), type(new OddName()),
				type(new QuotedName()), type(new OfItsOwn()), type(new Identified()), type(new Deduced()));
	}

	private static Arguments type(Object value) {
		return Arguments.of(Named.of(value.getClass().getSimpleName(), value));
	}

	private static List<Object> wholes(Object value) {
		return List.of(value, List.of(value, value), new Object[] { value }, Map.of("key", value), Optional.of(value),
				new Box<>(value), new Anything(value), new Everywhere<>(value, value));
	}

	@ParameterizedTest
	@MethodSource("encoded")
	void encodesTypeIdsThatAreProperties(Object value) throws IOException {
		MapperPair pair = MapperPair.withModules();
		check(pair, value);
		pair.encoded(value.getClass());
		assertThat(DirectUse.of(pair.generated()).isDirect(value)).isTrue();
		var type = pair.generated().getTypeFactory().constructCollectionType(List.class, value.getClass());
		assertThat(DirectUse.of(pair.generated(), type).isDirect(List.of(value, value))).isTrue();
	}

	@ParameterizedTest
	@MethodSource("others")
	void leavesOtherTypeIdsToJackson(Object value) throws IOException {
		MapperPair pair = MapperPair.withModules();
		check(pair, value);
		assertThat(DirectUse.of(pair.generated()).isDirect(value)).isFalse();
		check(pair, value);
	}

	private static void check(MapperPair pair, Object value) {
		for (Object whole : wholes(value)) {
			pair.check("whole", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(whole))
					+ DirectUse.repeated(mapper, whole));
		}
		pair.check("typed list",
				(mapper) -> EncodingGateTests.text(
						mapper.writerFor(mapper.getTypeFactory().constructCollectionType(List.class, value.getClass()))
							.writeValueAsBytes(Arrays.asList(value, null, value))));
		pair.check("typed map",
				(mapper) -> EncodingGateTests.text(mapper
					.writerFor(mapper.getTypeFactory().constructMapType(Map.class, String.class, value.getClass()))
					.writeValueAsBytes(Collections.singletonMap("key", value))));
		pair.check("view", (mapper) -> EncodingGateTests
			.text(mapper.writerWithView(String.class).writeValueAsBytes(List.of(value, value))));
	}

	@Test
	void encodesWhatIsOfSeveralClasses() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Shapes shapes = Shapes.of(new Circle(), new Square(2), null, new Circle());
		pair.check("shapes", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(shapes))
				+ DirectUse.repeated(mapper, shapes) + DirectUse.repeated(mapper, List.of(shapes, shapes)));
		assertThat(DirectUse.of(pair.generated()).isDirect(shapes)).isTrue();
		pair.encoded(Circle.class).encoded(Square.class).encoded(Shapes.class);
	}

	@Test
	void writesMoreThanARun() {
		MapperPair pair = MapperPair.withModules();
		for (int count : new int[] { 100, 1_000, 1_001, 1_002, 1_003, 5_000 }) {
			Shape[] many = new Shape[count];
			for (int i = 0; i < count; i++) {
				many[i] = (i % 3 == 0) ? new Circle() : new Square(i);
			}
			Shapes shapes = Shapes.of(many);
			pair.check(count + " shapes", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(shapes))
					+ DirectUse.repeated(mapper, shapes));
		}
		pair.encoded(Square.class);
	}

	@Test
	void reportsFailuresAsJacksonDoes() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			Shapes shapes = Shapes.of(new Circle(), new Square(-1));
			pair.check("failing", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(shapes)));
			pair.check("failing directly", (mapper) -> DirectUse.repeated(mapper, shapes));
			pair.check("failing root", (mapper) -> DirectUse.repeated(mapper, new Square(-1)));
			Shapes odd = Shapes.of(new Circle(), new Holding(new DirectWriterTests.Odd()), new Square(1));
			pair.check("odd", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(odd))
					+ DirectUse.repeated(mapper, List.of(odd, odd)));
		}
		pair.encoded(Circle.class);
	}

	@Test
	void asksResolversOfTheApplicationForEachValue() {
		MapperPair pair = MapperPair.withModules();
		List<Resolved> values = List.of(new Resolved(), new Resolved());
		values.get(1).id = "other";
		pair.check("resolved",
				(mapper) -> EncodingGateTests
					.text(mapper.writerFor(mapper.getTypeFactory().constructCollectionType(List.class, Resolved.class))
						.writeValueAsBytes(values)));
	}

	@Test
	void writesTypeIdsOfAnyLength() {
		for (int length : new int[] { 2_048, 2_049, 5_000, 40_000 }) {
			for (String each : List.of("a", "\u00E4", "\u20AC", "\n")) {
				MapperPair pair = MapperPair.of(() -> {
					ObjectMapper mapper = new ObjectMapper();
					mapper.registerSubtypes(new NamedType(Circle.class, each.repeat(length)));
					return mapper;
				});
				Shapes shapes = Shapes.of(new Circle(), new Circle());
				pair.check("id of " + length, (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(shapes))
						+ DirectUse.repeated(mapper, new Circle()));
			}
		}
	}

	@Test
	void failsAlikeWhereTypeIdsCannotBeFound() {
		MapperPair built = MapperPair
			.of(() -> JsonMapper.builder().annotationIntrospector(new WithoutName(false)).build());
		built.check("built", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(Shapes.of(new Unlisted(1)))));
		built.encoded(Unlisted.class).encoded(Shapes.class);
		MapperPair pair = built
			.reusedBy(() -> JsonMapper.builder().annotationIntrospector(new WithoutName(true)).build());
		for (Object value : List.of(new Unlisted(1), Shapes.of(new Unlisted(1)), List.of(new Unlisted(1)))) {
			pair.check("no name", (mapper) -> {
				ByteArrayOutputStream output = new ByteArrayOutputStream();
				try (JsonGenerator generator = mapper.createGenerator(output)) {
					generator.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
					mapper.writeValue(generator, value);
				}
				catch (JsonMappingException ex) {
					return output + ex.getPathReference() + ex.getOriginalMessage();
				}
				return output.toString();
			});
			pair.check("no name", (mapper) -> DirectUse.repeated(mapper, value));
		}
	}

	@Test
	void leavesTypeSerializersWithoutNameToJackson() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 3; i++) {
			pair.check("no name", (mapper) -> EncodingGateTests
				.text(mapper.writeValueAsBytes(new OfEnum(NamelessEnum.ONE, List.of(NamelessEnum.ONE)))));
		}
	}

	@Test
	void remembersNoSerializersOfSequences() throws IOException {
		ObjectMapper mapper = MapperPair.withModules().generated();
		Shape[] both = { new Circle(), new Square(1) };
		for (int i = 0; i < 1_100; i++) {
			try (SequenceWriter sequence = mapper.writerFor(Shape.class).writeValues(OutputStream.nullOutputStream())) {
				sequence.writeAll(both);
			}
		}
		Plain plain = new Plain();
		mapper.writeValueAsBytes(plain);
		assertThat(DirectUse.of(mapper).isDirect(plain)).isTrue();
		Reader reader = new Reader();
		mapper.writeValueAsBytes(reader);
		mapper.writeValueAsBytes(reader);
		assertThat(reader.root).as("a new type is encoded as a value as a whole").isTrue();
	}

	static Stream<Supplier<ObjectMapper>> typings() {
		return Stream.of(ObjectMapper.DefaultTyping.values())
			.flatMap((typing) -> Stream.of(JsonTypeInfo.As.PROPERTY, JsonTypeInfo.As.WRAPPER_ARRAY)
				.map((inclusion) -> () -> JsonMapper.builder()
					.addModules(StarterModules.create())
					.configure(MapperFeature.USE_STATIC_TYPING, typing == ObjectMapper.DefaultTyping.NON_FINAL)
					.activateDefaultTyping(
							BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(), typing,
							inclusion)
					.build()));
	}

	@ParameterizedTest
	@MethodSource("typings")
	void writesByDefaultTyping(Supplier<ObjectMapper> mappers) {
		MapperPair pair = MapperPair.of(mappers);
		for (int i = 0; i < 12; i++) {
			for (Object value : new Object[] { new Plain(), new ByName("a", null), Shapes.of(new Circle()),
					new Anything(1), new Anything("text"), new Anything(new Plain()),
					new Anything(List.of(new Plain(), 1, "text")), new Anything(Map.of("key", new Plain())) }) {
				for (Object whole : wholes(value)) {
					pair.check("typing", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(whole))
							+ DirectUse.repeated(mapper, whole));
				}
			}
		}
		pair.encoded(Plain.class);
	}

	@Test
	void goesByClassOfElementsOfTypedArrays() {
		MapperPair pair = MapperPair.withModules();
		ByName name = new ByName("a", null);
		pair.check("array", (mapper) -> EncodingGateTests.text(mapper.writerFor(new TypeReference<Generic<ByName>[]>() {
		}).writeValueAsBytes(new Generic<?>[] { new Generic<>(name), new Generic<>(name) })));
		pair.check("list",
				(mapper) -> EncodingGateTests.text(mapper.writerFor(new TypeReference<List<Generic<ByName>>>() {
				}).writeValueAsBytes(List.of(new Generic<>(name), new Generic<>(name)))));
		pair.encoded(Generic.class);
	}

	record Box<T>(T content) {
	}

	record Anything(Object content) {
	}

	record Everywhere<T>(T one, List<T> list, Set<T> set, Map<String, T> map, Optional<T> maybe, T none) {

		Everywhere(T value, T other) {
			this(value, List.of(value, other), new LinkedHashSet<>(List.of(other)), Map.of("key", value),
					Optional.of(other), null);
		}

	}

	record Plain(int number, List<String> texts) {

		Plain() {
			this(1, new ArrayList<>(List.of("text")));
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonTypeName("name")
	record ByName(String text, ByName next) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
	static class Short {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
	static class ByClass {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
	static class ByMinimalClass {

		public List<String> texts = List.of("a");

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "kind")
	static class Existing {

		public String kind = "existing";

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	@JsonTypeName("\"\u00E4\\\uD83D\uDE00\n")
	static class Escaped {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	static class InViews {

		@JsonView(Number.class)
		public int hidden = 1;

		@JsonView(Object.class)
		public int shown = 2;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	static class Deep {

		public Map<String, List<Plain>> map = Map.of("key", List.of(new Plain(), new Plain()));

		public ByName name = new ByName("a", new ByName("b", null));

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
	static class InArray {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
	static class InObject {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t\uD83D\uDE00")
	static class OddName {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "\"type\"")
	static class QuotedName {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	static class OfItsOwn {

		@JsonTypeId
		public String id = "own";

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Identified {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
	@JsonSubTypes(@JsonSubTypes.Type(Deduced.class))
	static class Deduced {

		public int number = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.CUSTOM, property = "type")
	@JsonTypeIdResolver(Resolver.class)
	static class Resolved {

		public String id = "resolved";

	}

	static class Resolver extends TypeIdResolverBase {

		@Override
		public String idFromValue(Object value) {
			return ((Resolved) value).id;
		}

		@Override
		public String idFromValueAndType(Object value, Class<?> suggestedType) {
			return idFromValue(value);
		}

		@Override
		public JavaType typeFromId(DatabindContext context, String id) {
			return context.constructType(Resolved.class);
		}

		@Override
		public JsonTypeInfo.Id getMechanism() {
			return JsonTypeInfo.Id.CUSTOM;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	record Generic<T>(T content) {
	}

	record Shapes(Shape first, List<Shape> list, Set<Shape> set, Shape[] array, List<Circle> circles) {

		static Shapes of(Shape... shapes) {
			return new Shapes(shapes[0], Arrays.asList(shapes), new LinkedHashSet<>(Arrays.asList(shapes)), shapes,
					List.of(new Circle()));
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	@JsonSubTypes({ @JsonSubTypes.Type(value = Circle.class, name = "circle"), @JsonSubTypes.Type(Square.class),
			@JsonSubTypes.Type(Holding.class) })
	interface Shape {

	}

	static class Circle implements Shape {

		public double radius = 1.5;

		public String color = "red";

	}

	record Square(int side) implements Shape {

		@Override
		public int side() {
			if (this.side < 0) {
				throw new IllegalStateException("negative");
			}
			return this.side;
		}

	}

	record Holding(Object content) implements Shape {
	}

	record Unlisted(int number) implements Shape {
	}

	/**
	 * Sees whether it is written as a value as a whole.
	 */
	static class Reader {

		private boolean root;

		public int getNumber() {
			this.root = StackWalker.getInstance()
				.walk((frames) -> frames.anyMatch((frame) -> frame.getClassName().endsWith(".RootSerializer")));
			return 1;
		}

	}

	static class WithoutName extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		private final boolean failing;

		WithoutName(boolean failing) {
			this.failing = failing;
		}

		@Override
		public String findTypeName(AnnotatedClass annotated) {
			if (this.failing && annotated.getRawType() == Unlisted.class) {
				throw new IllegalStateException("no name");
			}
			return super.findTypeName(annotated);
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonTypeResolver(NamelessBuilder.class)
	interface Nameless {

	}

	enum NamelessEnum implements Nameless {

		ONE

	}

	record OfEnum(Nameless one, List<Nameless> list) {
	}

	static class NamelessBuilder extends StdTypeResolverBuilder {

		@Override
		public TypeSerializer buildTypeSerializer(SerializationConfig config, JavaType baseType,
				Collection<NamedType> subtypes) {
			return new AsPropertyTypeSerializer(
					idResolver(config, baseType, subTypeValidator(config), subtypes, true, false), null, null);
		}

	}

}
