package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What builders build, and where Jackson finds them.
 */
class ReadBuildingTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"number\":1}", "{\"number\":2,\"other\":[]}", "{}" };

	static List<Supplier<ObjectMapper>> mappersThatFailOtherwise() {
		return List.of(ObjectMapper::new, () -> new ObjectMapper().disable(DeserializationFeature.WRAP_EXCEPTIONS),
				() -> new ObjectMapper().addHandler(new Repairing()));
	}

	@ParameterizedTest
	@MethodSource("mappersThatFailOtherwise")
	@CoversReading(TRAP)
	void readsByBuilderThatFailsToBuild(Supplier<ObjectMapper> mappers) {
		for (Class<?> type : List.of(FailsChecked.class, FailsUnchecked.class, FailsWithError.class,
				FailsWithIo.class)) {
			ReadParity.of(mappers).propertyByProperty(type).check(type, DOCUMENTS);
		}
	}

	@ParameterizedTest
	@ValueSource(classes = { Inheriting.class, ToSubtype.class, ToNull.class, Contract.class, Itself.class,
			Unbuilt.class, Elsewhere.class, Super.class, Sub.class, Final.class })
	@CoversReading(TRAP)
	void readsWhatBuilderBuilds(Class<?> type) {
		ReadParity.of(ObjectMapper::new).propertyByProperty(type).check(type, DOCUMENTS);
	}

	@ParameterizedTest
	@ValueSource(classes = { ToWrong.class, Foreign.class, ForeignParent.class })
	void readsWhatIsNoBuilderAsReflectionRefusesIt(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(type)
			.check(type, "{\"name\":\"a\",\"number\":1}", "{\"number\":2,\"name\":\"b\"}", "{\"rest\":1,\"x\":2}",
					"{}");
	}

	@Test
	@CoversReading(TRAP)
	void readsGenericTypeByBuilder() {
		for (boolean inferring : List.of(true, false)) {
			ReadParity
				.of(() -> JsonMapper.builder().configure(MapperFeature.INFER_BUILDER_TYPE_BINDINGS, inferring).build())
				.propertyByProperty(Box.class)
				.check(new TypeReference<Box<Sub>>() {
				}, "{\"value\":{\"name\":\"a\"},\"list\":[{\"number\":1}]}", "{\"value\":[]}");
		}
		ReadParity.of(ObjectMapper::new).generated(Box.class).check(Box.class, "{\"value\":{\"name\":\"a\"}}");
	}

	@Test
	@CoversReading(TRAP)
	void readsSubtypesByBuilder() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Cat.class, Dog.class)
			.check(Animal.class, "{\"kind\":\"cat\",\"name\":\"a\"}", "{\"name\":\"a\",\"kind\":\"dog\",\"loud\":true}",
					"{\"kind\":\"mouse\"}");
		ReadParity.of(ObjectMapper::new)
			.generated(Zoo.class, Cat.class, Dog.class)
			.check(Zoo.class, "{\"animals\":[{\"kind\":\"cat\",\"name\":\"a\"},{\"kind\":\"dog\",\"loud\":\"x\"}]}");
		ReadParity
			.of(() -> new ObjectMapper().activateDefaultTyping(new ObjectMapper().getPolymorphicTypeValidator(),
					ObjectMapper.DefaultTyping.NON_FINAL))
			.generated(Sub.class)
			.check(Sub.class, "[\"" + Sub.class.getName() + "\",{\"name\":\"a\"}]");
	}

	@Test
	@CoversReading(TRAP)
	void readsByBuilderOfMixInAndIntrospector() {
		ReadParity.of(() -> new ObjectMapper().addMixIn(Plain.class, Mixed.class))
			.propertyByProperty(Plain.class)
			.check(Plain.class, DOCUMENTS);
		ReadParity
			.of(() -> new ObjectMapper().addMixIn(Plain.class, Mixed.class)
				.addMixIn(PlainBuilder.class, BuilderMixIn.class))
			.propertyByProperty(Plain.class)
			.check(Plain.class, "{\"NAME\":\"a\",\"number\":1}");
		ReadParity.of(() -> new ObjectMapper().setAnnotationIntrospector(new Finding()))
			.propertyByProperty(Plain.class)
			.check(Plain.class, DOCUMENTS);
	}

	@Test
	@CoversReading(TRAP)
	void leavesTypeToReflectionWhereBuilderIsAnotherThanWhenGenerated() throws Exception {
		List<Supplier<ObjectMapper>> mappers = List.of(ObjectMapper::new,
				() -> new ObjectMapper().addMixIn(Plain.class, Mixed.class),
				() -> new ObjectMapper().addMixIn(Plain.class, OtherMixed.class));
		for (Supplier<ObjectMapper> before : mappers) {
			for (Supplier<ObjectMapper> now : mappers) {
				OnDemandReflectionFree built = generate(before.get());
				ObjectMapper mapper = now.get();
				OnDemandReflectionFree running = built.reuse(mapper);
				assertThat(mapper.readValue(DOCUMENTS[0], Plain.class))
					.isEqualTo(now.get().readValue(DOCUMENTS[0], Plain.class));
				assertThat(running.isReadByGeneratedCode(Plain.class)).isEqualTo(before == now);
				if (before != now) {
					assertThat(running.readByReflection().get(Plain.class.getName())).containsAnyOf("its builder was '",
							"its mix-in was '");
				}
			}
		}
	}

	@Test
	@CoversReading(TRAP)
	void leavesTypeToReflectionWhereMixInOfBuilderIsAnotherThanWhenGenerated() throws Exception {
		OnDemandReflectionFree built = generate(new ObjectMapper().addMixIn(Plain.class, Mixed.class));
		ObjectMapper mapper = new ObjectMapper().addMixIn(Plain.class, Mixed.class)
			.addMixIn(PlainBuilder.class, BuilderMixIn.class);
		OnDemandReflectionFree running = built.reuse(mapper);
		assertThat(mapper.readValue("{\"NAME\":\"a\"}", Plain.class)).isEqualTo(new Plain("created a", 0));
		assertThat(running.readByReflection().get(Plain.class.getName())).startsWith("its mix-in was 'none'");
	}

	private static OnDemandReflectionFree generate(ObjectMapper mapper) throws Exception {
		OnDemandReflectionFree built = OnDemandReflectionFree.install(mapper);
		mapper.readValue(DOCUMENTS[0], Plain.class);
		assertThat(built.isReadByGeneratedCode(Plain.class)).isTrue();
		built.stopGenerating();
		return built;
	}

	@ParameterizedTest
	@ValueSource(classes = { HiddenBuilder.class, InnerBuilder.class, Identified.class })
	@CoversReading(TRAP)
	void leavesOtherBuildersToReflection(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.fallback(type, (type == Identified.class) ? "Object Id" : "its builder")
			.check(type, DOCUMENTS);
	}

	@ParameterizedTest
	@ValueSource(classes = { Replacing.class, Copying.class, Looking.class })
	void readsByBuilderThatModifierChanges(Class<? extends BeanDeserializerModifier> modifier) {
		ReadParity
			.of(() -> new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(create(modifier))))
			.generated(Changed.class)
			.check(Changed.class, DOCUMENTS);
	}

	@Test
	void readsByBuilderWithIdentityOfProperty() {
		ReadParity.of(ObjectMapper::new)
			.generated(Identities.class, Sub.class)
			.check(Identities.class, "{\"sub\":{\"@id\":1,\"name\":\"a\"},\"same\":1}", "{\"sub\":{\"name\":\"b\"}}",
					"{\"sub\":7}");
	}

	@Test
	void readsByBuilderFromArrays() {
		ReadParity.of(ObjectMapper::new)
			.generated(Arrays.class, Sub.class)
			.check(Arrays.class, "{\"sub\":[\"a\",1],\"subs\":[[\"b\",2],{\"name\":\"c\"}]}", "{\"sub\":[1,\"x\"]}");
	}

	private static <T> T create(Class<T> type) {
		return org.springframework.beans.BeanUtils.instantiateClass(type);
	}

	/**
	 * What most builders here are, in the shape that Lombok gives them.
	 */
	@JsonPOJOBuilder(withPrefix = "")
	abstract static class BaseBuilder<C, B extends BaseBuilder<C, B>> {

		private String text = "";

		@JsonProperty
		public B name(String name) {
			this.text += name;
			return self();
		}

		@JsonProperty
		public B number(int number) {
			this.text += number;
			return self();
		}

		@SuppressWarnings("unchecked")
		B self() {
			return (B) this;
		}

		String text() {
			return this.text;
		}

		public abstract C build() throws Exception;

		/**
		 * Failures name the builder.
		 */
		@Override
		public String toString() {
			return this.text;
		}

	}

	static class Value {

		private final String text;

		Value(BaseBuilder<?, ?> builder) {
			this.text = builder.text();
		}

		String text() {
			return this.text;
		}

	}

	@JsonDeserialize(builder = FailsChecked.Builder.class)
	static class FailsChecked {

		static class Builder extends BaseBuilder<FailsChecked, Builder> {

			@Override
			public FailsChecked build() throws Exception {
				throw new Exception("checked " + text());
			}

		}

	}

	@JsonDeserialize(builder = FailsUnchecked.Builder.class)
	static class FailsUnchecked {

		static class Builder extends BaseBuilder<FailsUnchecked, Builder> {

			@Override
			public Builder name(String name) {
				throw new IllegalArgumentException(name);
			}

			@Override
			public FailsUnchecked build() {
				throw new IllegalStateException(new IOException("inner " + text()));
			}

		}

	}

	@JsonDeserialize(builder = FailsWithError.Builder.class)
	static class FailsWithError {

		static class Builder extends BaseBuilder<FailsWithError, Builder> {

			@Override
			public Builder name(String name) {
				throw new AssertionError(name);
			}

			@Override
			public FailsWithError build() {
				throw new AssertionError("error " + text());
			}

		}

	}

	@JsonDeserialize(builder = FailsWithIo.Builder.class)
	static class FailsWithIo {

		static class Builder extends BaseBuilder<FailsWithIo, Builder> {

			@Override
			public FailsWithIo build() throws IOException {
				throw new IOException("io " + text());
			}

		}

	}

	/**
	 * Goes on where a builder failed.
	 */
	static class Repairing extends DeserializationProblemHandler {

		@Override
		public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
				Throwable failure) {
			return type.getSimpleName() + argument + failure.getMessage();
		}

	}

	@JsonDeserialize(builder = Inheriting.Builder.class)
	static class Inheriting extends Value {

		Inheriting(BaseBuilder<?, ?> builder) {
			super(builder);
		}

		static class Parent extends BaseBuilder<Inheriting, Parent> {

			@Override
			public Inheriting build() {
				return new Inheriting(this);
			}

		}

		static class Builder extends Parent {

		}

	}

	@JsonDeserialize(builder = ToSubtype.Builder.class)
	static class ToSubtype extends Value {

		ToSubtype(BaseBuilder<?, ?> builder) {
			super(builder);
		}

		static class Actual extends ToSubtype {

			Actual(BaseBuilder<?, ?> builder) {
				super(builder);
			}

		}

		static class Builder extends BaseBuilder<ToSubtype, Builder> {

			@Override
			public Actual build() {
				return new Actual(this);
			}

		}

	}

	@JsonDeserialize(builder = ToNull.Builder.class)
	static class ToNull {

		static class Builder extends BaseBuilder<ToNull, Builder> {

			@Override
			public ToNull build() {
				return null;
			}

		}

	}

	@JsonDeserialize(builder = ToWrong.Builder.class)
	static class ToWrong {

		static class Builder {

			public Builder withName(String name) {
				return this;
			}

			public Object build() {
				return "wrong";
			}

		}

	}

	@JsonDeserialize(builder = ContractBuilder.class)
	interface Contract {

		String text();

	}

	static class ContractBuilder extends BaseBuilder<Contract, ContractBuilder> {

		@Override
		public Contract build() {
			return new Contract() {

				private final String text = text();

				@Override
				public String text() {
					return this.text;
				}

			};
		}

	}

	@JsonDeserialize(builder = Itself.class)
	static class Itself {

		private String name;

		public Itself withName(String name) {
			this.name = name;
			return this;
		}

		Itself build() {
			this.name += "!";
			return this;
		}

	}

	@JsonDeserialize(builder = Unbuilt.Builder.class)
	static class Unbuilt {

		@JsonPOJOBuilder(buildMethodName = "")
		static class Builder extends Unbuilt {

			private String name;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

		}

	}

	@JsonDeserialize(builder = ElsewhereBuilder.class)
	record Elsewhere(String name) {
	}

	@JsonPOJOBuilder(buildMethodName = "toElsewhere", withPrefix = "and")
	static class ElsewhereBuilder {

		private String name;

		public ElsewhereBuilder andName(String name) {
			this.name = name;
			return this;
		}

		private Elsewhere toElsewhere() {
			return new Elsewhere(this.name);
		}

		public String build() {
			return this.name;
		}

	}

	@JsonDeserialize(builder = Super.SuperBuilderImpl.class)
	static class Super extends Value {

		Super(SuperBuilder<?, ?> builder) {
			super(builder);
		}

		abstract static class SuperBuilder<C extends Super, B extends SuperBuilder<C, B>> extends BaseBuilder<C, B> {

			@Override
			public abstract C build();

		}

		@JsonPOJOBuilder(withPrefix = "")
		static final class SuperBuilderImpl extends SuperBuilder<Super, SuperBuilderImpl> {

			private SuperBuilderImpl() {
			}

			@Override
			public Super build() {
				return new Super(this);
			}

		}

	}

	@JsonDeserialize(builder = Sub.SubBuilderImpl.class)
	static class Sub extends Super {

		Sub(SuperBuilder<?, ?> builder) {
			super(builder);
		}

		@JsonPOJOBuilder(withPrefix = "")
		@JsonPropertyOrder({ "name", "number" })
		static final class SubBuilderImpl extends SuperBuilder<Sub, SubBuilderImpl> {

			private SubBuilderImpl() {
			}

			public SubBuilderImpl extra(String extra) {
				return name(extra);
			}

			@Override
			public Sub build() {
				return new Sub(this);
			}

		}

	}

	@JsonDeserialize(builder = Final.Builder.class)
	static final class Final extends Value {

		private Final(BaseBuilder<?, ?> builder) {
			super(builder);
		}

		static final class Builder extends BaseBuilder<Final, Builder> {

			@Override
			public Final build() {
				return new Final(this);
			}

		}

	}

	@JsonDeserialize(builder = Changed.Builder.class)
	static class Changed extends Value {

		Changed(BaseBuilder<?, ?> builder) {
			super(builder);
		}

		static class Builder extends BaseBuilder<Changed, Builder> {

			@Override
			public Changed build() {
				return new Changed(this);
			}

			Changed other() {
				return new Changed(name("other"));
			}

		}

	}

	@JsonDeserialize(builder = Foreign.Builder.class)
	static class Foreign {

		static class Builder {

			public Object field;

			public Object withName(String name) {
				return name;
			}

			public Object withNumber(int number) {
				return new Builder();
			}

			@com.fasterxml.jackson.annotation.JsonAnySetter
			public void put(String name, Object value) {
			}

			public Foreign build() {
				return new Foreign();
			}

		}

	}

	@JsonDeserialize(builder = ForeignParent.Builder.class)
	static class ForeignParent {

		private final String text;

		ForeignParent(String text) {
			this.text = text;
		}

		static class Parent {

			String text = "";

			public Parent withName(String name) {
				Parent parent = new Parent();
				parent.text = this.text + name;
				return parent;
			}

			public ForeignParent build() {
				return new ForeignParent(this.text);
			}

		}

		static class Builder extends Parent {

			public Builder withNumber(int number) {
				this.text += number;
				return this;
			}

		}

	}

	@JsonDeserialize(builder = Box.Builder.class)
	record Box<T>(T value, List<T> list) {

		static class Builder<T> {

			private T value;

			private List<T> list;

			public Builder<T> withValue(T value) {
				this.value = value;
				return this;
			}

			public Builder<T> withList(List<T> list) {
				this.list = list;
				return this;
			}

			public Box<T> build() {
				return new Box<>(this.value, this.list);
			}

		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes({ @JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class) })
	interface Animal {

	}

	@JsonTypeName("cat")
	@JsonDeserialize(builder = Cat.Builder.class)
	record Cat(String name) implements Animal {

		static class Builder {

			private String name;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			public Cat build() {
				return new Cat(this.name);
			}

		}

	}

	@JsonTypeName("dog")
	@JsonDeserialize(builder = Dog.Builder.class)
	record Dog(String name, boolean loud) implements Animal {

		@com.fasterxml.jackson.annotation.JsonIgnoreProperties("kind")
		static class Builder {

			private String name;

			private boolean loud;

			public void withName(String name) {
				this.name = name;
			}

			public void withLoud(boolean loud) {
				this.loud = loud;
			}

			public Dog build() {
				return new Dog(this.name, this.loud);
			}

		}

	}

	static class Zoo {

		public List<Animal> animals;

	}

	static class Plain {

		private String name;

		private int number;

		Plain() {
		}

		Plain(String name, int number) {
			this.name = name;
			this.number = number;
		}

		public void setName(String name) {
			this.name = name;
		}

		public void setNumber(int number) {
			this.number = number;
		}

		public void setOther(Object other) {
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Plain plain
					&& Map.of(this.name, this.number).equals(Map.of(plain.name, plain.number));
		}

		@Override
		public int hashCode() {
			return this.number;
		}

	}

	@JsonDeserialize(builder = PlainBuilder.class)
	interface Mixed {

	}

	@JsonDeserialize(builder = OtherPlainBuilder.class)
	interface OtherMixed {

	}

	static class PlainBuilder {

		private String name = "none";

		private int number;

		public PlainBuilder withName(String name) {
			this.name = "built " + name;
			return this;
		}

		public PlainBuilder withNumber(int number) {
			this.number = number;
			return this;
		}

		public Plain build() {
			return new Plain(this.name, this.number);
		}

		public Plain create() {
			return new Plain(this.name.replace("built", "created"), this.number);
		}

	}

	static class OtherPlainBuilder extends PlainBuilder {

		@Override
		public Plain build() {
			return create();
		}

	}

	@JsonPOJOBuilder(buildMethodName = "create")
	abstract static class BuilderMixIn {

		@JsonProperty("NAME")
		abstract PlainBuilder withName(String name);

	}

	/**
	 * Finds a builder without any annotation.
	 */
	static class Finding extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public Class<?> findPOJOBuilder(AnnotatedClass type) {
			return (type.getRawType() == Plain.class) ? PlainBuilder.class : super.findPOJOBuilder(type);
		}

		@Override
		public JsonPOJOBuilder.Value findPOJOBuilderConfig(AnnotatedClass type) {
			return (type.getRawType() == PlainBuilder.class) ? new JsonPOJOBuilder.Value("create", "with")
					: super.findPOJOBuilderConfig(type);
		}

	}

	@JsonDeserialize(builder = HiddenBuilder.Builder.class)
	static class HiddenBuilder {

		private static class Builder {

			public Builder withName(String name) {
				return this;
			}

			public HiddenBuilder build() {
				return new HiddenBuilder();
			}

		}

	}

	@JsonDeserialize(builder = InnerBuilder.Builder.class)
	static class InnerBuilder {

		class Builder {

			public Builder withName(String name) {
				return this;
			}

			public InnerBuilder build() {
				return new InnerBuilder();
			}

		}

	}

	@JsonDeserialize(builder = Identified.Builder.class)
	static class Identified {

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
		static class Builder {

			public Builder withName(String name) {
				return this;
			}

			public Identified build() {
				return new Identified();
			}

		}

	}

	static class Identities {

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
		public Sub sub;

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
		public Sub same;

	}

	static class Arrays {

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public Sub sub;

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public List<Sub> subs;

	}

	/**
	 * Has another method build.
	 */
	static class Replacing extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			builder.setPOJOBuilder(description.findMethod("other", null), builder.getBuilderConfig());
			return builder;
		}

	}

	/**
	 * Returns a copy of Jackson's deserializer.
	 */
	static class Copying extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public JsonDeserializer<?> modifyDeserializer(DeserializationConfig config, BeanDescription description,
				JsonDeserializer<?> deserializer) {
			return (deserializer instanceof BuilderBasedDeserializer builderBased) ? new Copy(builderBased)
					: deserializer;
		}

	}

	static class Copy extends BuilderBasedDeserializer {

		private static final long serialVersionUID = 1L;

		Copy(BuilderBasedDeserializer source) {
			super(source);
		}

	}

	/**
	 * Looks at what builds.
	 */
	static class Looking extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			builder.setPOJOBuilder(builder.getBuildMethod(), builder.getBuilderConfig());
			if (!Objects.equals(builder.getBuildMethod(), description.getClassInfo().findMethod("build", null))) {
				throw new IllegalStateException("Another method builds");
			}
			return builder;
		}

	}

}
