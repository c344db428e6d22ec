package io.github.reflectionfreejackson.testsupport.corpus;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeId;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The annotations that no other test of the corpus is about.
 */
class AnnotationCorpusTests {

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@Covers(features = { "@JsonIgnoreProperties", "@JsonIncludeProperties", "@JsonIgnoreType", "@JsonIgnore" },
			tier = 1, note = "on types and on properties, for beans, maps and lists of beans")
	void writesWhatIsNotIgnored(boolean sorted) {
		Parity.of(() -> JsonMapper.builder().configure(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, sorted).build())
			.generated(Ignoring.class, Target.class, Including.class)
			.check(new Ignoring());
		Parity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(Target.class).setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("b"));
			mapper.configOverride(Including.class).setIsIgnoredType(true);
			return mapper;
		}).generated(Ignoring.class, Target.class).check(new Ignoring());
	}

	@Test
	@Covers(features = { "@JsonClassDescription", "@JsonPropertyDescription", "@JsonAlias", "@JsonSetter",
			"@JsonGetter", "@JacksonInject", "@JsonMerge", "@JsonAutoDetect", "@JsonEnumDefaultValue", "@JsonCreator",
			"@JsonDeserialize", "@JsonProperty(access)", "@JsonAnySetter" }, tier = 2)
	void writesAnnotatedOtherwise() {
		Parity.of(ObjectMapper::new).generated(Otherwise.class).check(List.of(new Otherwise()));
		Parity.of(() -> new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_SNAKE_CASE))
			.generated(Otherwise.class)
			.check(new Otherwise());
		Parity
			.of(() -> JsonMapper.builder()
				.enable(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS, MapperFeature.PROPAGATE_TRANSIENT_MARKER)
				.disable(MapperFeature.INFER_PROPERTY_MUTATORS)
				.build())
			.generated(Otherwise.class)
			.check(new Otherwise());
		Parity.of(() -> JsonMapper.builder().disable(MapperFeature.USE_ANNOTATIONS).build())
			.generated(Otherwise.class)
			.check(new Otherwise());
	}

	@Test
	@Covers(features = { "@JsonTypeName", "@JsonSubTypes", "@JsonTypeIdResolver", "@JsonTypeId" }, tier = 1)
	void writesTypeNames() {
		Parity.of(ObjectMapper::new).generated(Circle.class, Square.class, Resolved.class).check(new Drawing());
		Parity.of(ObjectMapper::new).generated(Repeated.class).check(List.of(new Repeated()));
		Parity.of(ObjectMapper::new).check(new Drawing[] { new Drawing(), null });
		Parity.of(ObjectMapper::new).check(new StrictlyRepeated());
	}

	@Test
	@Covers(features = "@JacksonAnnotationsInside", tier = 2, note = "bundles on types and members, also nested")
	void writesBundles() {
		Parity.of(ObjectMapper::new).generated(Bundled.class).check(new Bundled());
	}

	@Test
	@Covers(features = { "@EnumNaming", "@JsonEnumDefaultValue", "@JsonFormat" }, tier = 2)
	void writesEnums() {
		Parity.of(ObjectMapper::new).generated(Enums.class).check(new Enums());
		Parity.of(() -> JsonMapper.builder().enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE).build())
			.generated(Enums.class)
			.check(new Enums());
	}

	@Test
	@Covers(features = "@JsonFormat(shape = OBJECT)", tier = 0,
			note = "on a property that is an enum, it is Jackson's error")
	void failsForEnumsAsObjects() {
		Parity.of(ObjectMapper::new)
			.fallback(EnumAsObject.class, "Unsupported serialization shape (OBJECT) for Enum")
			.check(new EnumAsObject());
	}

	@JsonIgnoreProperties(value = { "c", "unknown" }, allowGetters = true)
	static class Target {

		public int a = 1;

		public String b = "b";

		public int c = 3;

	}

	@JsonIncludeProperties({ "y", "x" })
	static class Including {

		public int x = 1;

		public int y = 2;

		public int z = 3;

	}

	@JsonIgnoreType
	static class IgnoredType {

		public int value = 1;

	}

	@JsonIgnoreProperties({ "secret", "noGetter" })
	static class Ignoring {

		public String secret = "secret";

		public Target target = new Target();

		@JsonIgnoreProperties("a")
		public Target less = new Target();

		@JsonIgnoreProperties(value = "a", allowSetters = true)
		public List<Target> list = List.of(new Target());

		@JsonIgnoreProperties("b")
		public Map<String, Target> map = Map.of("k", new Target());

		@JsonIgnoreProperties("b")
		public Map<String, Integer> plainMap = new LinkedHashMap<>(Map.of("b", 1));

		@JsonIncludeProperties("b")
		public Target only = new Target();

		@JsonIncludeProperties({ "b", "a" })
		public Target[] array = { new Target() };

		@JsonIncludeProperties({})
		public Map<String, Integer> nothing = Map.of("b", 1);

		@JsonUnwrapped(prefix = "p_")
		@JsonIgnoreProperties("a")
		public Target unwrapped = new Target();

		public IgnoredType ignoredType = new IgnoredType();

		@JsonIgnoreType(false)
		static class NotIgnored extends IgnoredType {

		}

		public NotIgnored notIgnored = new NotIgnored();

		public Including including = new Including();

		@JsonIncludeProperties({ "z", "x" })
		public Including both = new Including();

		@JsonIgnore(false)
		public int shown = 1;

		@JsonIgnore
		public int hidden = 1;

	}

	@JsonClassDescription("class")
	@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY,
			isGetterVisibility = JsonAutoDetect.Visibility.NONE)
	@JsonDeserialize(as = Otherwise.class)
	static class Otherwise {

		@JsonPropertyDescription("described")
		@JsonAlias({ "one", "uno" })
		private int first = 1;

		@JsonMerge
		List<String> second = new ArrayList<>(List.of("x"));

		@JacksonInject("id")
		public String injected = "i";

		@JsonSetter(nulls = Nulls.SKIP)
		protected String third = "3";

		@JsonProperty(access = JsonProperty.Access.READ_ONLY)
		private String readOnly = "r";

		@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
		private String writeOnly = "w";

		@JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy", timezone = "UTC")
		public Date date = new Date(0);

		public transient int transientField = 1;

		@JsonAnySetter
		private Map<String, Object> more = new LinkedHashMap<>();

		@JsonGetter("got")
		public int notAGetter() {
			return 2;
		}

		@JsonGetter
		public int implied() {
			return 3;
		}

		public boolean isHidden() {
			return true;
		}

		public int getComputed() {
			return 4;
		}

		@JsonProperty
		public void setOnly(int value) {
		}

		public List<String> getSetterless() {
			return this.second;
		}

		@Deprecated
		public int getDeprecated() {
			return 5;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes({ @JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(value = Square.class, name = "square") })
	interface Shape {

	}

	@JsonTypeName("circle")
	record Circle(int radius) implements Shape {
	}

	static class Square implements Shape {

		public int side = 2;

		@JsonTypeId
		public String id = "own id";

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.CUSTOM, property = "kind")
	@JsonTypeIdResolver(Resolver.class)
	static class Resolved {

		public int value = 1;

	}

	static class Resolver extends TypeIdResolverBase {

		@Override
		public String idFromValue(Object value) {
			return "id of " + value.getClass().getSimpleName();
		}

		@Override
		public String idFromValueAndType(Object value, Class<?> type) {
			return "id of " + type.getSimpleName();
		}

		@Override
		public JavaType typeFromId(DatabindContext context, String id) {
			return null;
		}

		@Override
		public JsonTypeInfo.Id getMechanism() {
			return JsonTypeInfo.Id.CUSTOM;
		}

	}

	static class Drawing {

		public List<Shape> shapes = List.of(new Circle(1), new Square());

		public Shape shape = new Circle(2);

		public Object untyped = new Square();

		public Resolved resolved = new Resolved();

		@JsonTypeInfo(use = JsonTypeInfo.Id.NONE)
		public Circle none = new Circle(3);

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes({ @JsonSubTypes.Type(value = Repeated.class, names = { "a", "b" }),
			@JsonSubTypes.Type(value = Repeated.class, name = "c") })
	static class Repeated {

		public int value = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes(failOnRepeatedNames = true, value = { @JsonSubTypes.Type(value = Circle.class, name = "same"),
			@JsonSubTypes.Type(value = Square.class, name = "same") })
	static class StrictlyRepeated {

		public int value = 1;

	}

	@Retention(RetentionPolicy.RUNTIME)
	@JacksonAnnotationsInside
	@JsonInclude(JsonInclude.Include.NON_NULL)
	@JsonPropertyOrder({ "c", "a" })
	@JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
	@interface TypeBundle {

	}

	@Retention(RetentionPolicy.RUNTIME)
	@JacksonAnnotationsInside
	@NestedBundle
	@JsonFormat(shape = JsonFormat.Shape.STRING)
	@interface MemberBundle {

	}

	@Retention(RetentionPolicy.RUNTIME)
	@JacksonAnnotationsInside
	@JsonProperty(value = "bundled", index = 2)
	@interface NestedBundle {

	}

	@TypeBundle
	static class Bundled {

		public String a;

		@MemberBundle
		public int bField = 2;

		public int c = 3;

		public int someThing = 4;

	}

	@EnumNaming(EnumNamingStrategies.LowerCamelCaseStrategy.class)
	enum Named {

		FIRST_ONE,

		@JsonProperty("explicit")
		SECOND_ONE,

		@JsonEnumDefaultValue
		THIRD

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	enum AsObject {

		A;

		public int getSize() {
			return 1;
		}

	}

	static class Enums {

		public List<Named> named = List.of(Named.values());

		public Map<Named, Named> map = Map.of(Named.FIRST_ONE, Named.SECOND_ONE);

		@JsonFormat(shape = JsonFormat.Shape.NUMBER)
		public Named number = Named.THIRD;

		public AsObject object = AsObject.A;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public AsObject string = AsObject.A;

	}

	static class EnumAsObject {

		@JsonFormat(shape = JsonFormat.Shape.OBJECT)
		public Named asObject = Named.THIRD;

	}

}
