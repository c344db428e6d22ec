package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.BeanUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Where Jackson finds builders, and what their use depends on.
 */
class ReadBuilderSettingsTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"number\":1}", "{\"number\":2,\"other\":[]}", "{}" };

	@Test
	@CoversReading(TRAP)
	void readsByBuilderOfMixInAndIntrospector() {
		ReadParity.of(() -> new ObjectMapper().addMixIn(Plain.class, Mixed.class))
			.straightLine(Plain.class)
			.check(Plain.class, DOCUMENTS);
		ReadParity
			.of(() -> new ObjectMapper().addMixIn(Plain.class, Mixed.class)
				.addMixIn(PlainBuilder.class, BuilderMixIn.class))
			.straightLine(Plain.class)
			.check(Plain.class, "{\"NAME\":\"a\",\"number\":1}");
		ReadParity.of(() -> new ObjectMapper().setAnnotationIntrospector(new Finding()))
			.straightLine(Plain.class)
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
	@CoversReading(TRAP)
	void readsTypeAsOneWithBuilder() {
		ReadParity.of(ObjectMapper::new).generated(Refined.class).check(Named.class, DOCUMENTS);
	}

	@Test
	void readsBackReferencesOfBuilders() {
		ReadParity.of(ObjectMapper::new)
			.generated(Owner.class, Owned.class)
			.check(Owner.class, "{\"name\":\"a\",\"owned\":[{\"name\":\"b\"},{\"name\":\"c\"}]}",
					"{\"owned\":[{\"owner\":{}}]}");
	}

	@Test
	void readsByBuilderWithIdentityOfProperty() {
		ReadParity.of(ObjectMapper::new)
			.generated(Identities.class, ReadBuildingTests.Sub.class)
			.check(Identities.class, "{\"sub\":{\"@id\":1,\"name\":\"a\"},\"same\":1}", "{\"sub\":{\"name\":\"b\"}}",
					"{\"sub\":7}");
	}

	@Test
	void readsByBuilderFromArrays() {
		ReadParity.of(ObjectMapper::new)
			.generated(Arrays.class, ReadBuildingTests.Sub.class)
			.check(Arrays.class, "{\"sub\":[\"a\",1],\"subs\":[[\"b\",2],{\"name\":\"c\"}]}", "{\"sub\":[1,\"x\"]}");
	}

	private static <T> T create(Class<T> type) {
		return BeanUtils.instantiateClass(type);
	}

	@JsonDeserialize(builder = Changed.Builder.class)
	static class Changed extends ReadBuildingTests.Value {

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

	@JsonDeserialize(as = Refined.class)
	interface Named {

	}

	@JsonDeserialize(builder = RefinedBuilder.class)
	record Refined(String name) implements Named {
	}

	static class RefinedBuilder {

		private String name;

		public RefinedBuilder withName(String name) {
			this.name = name;
			return this;
		}

		public Refined build() {
			return new Refined(this.name);
		}

	}

	static class Owner {

		public String name;

		@JsonManagedReference
		public List<Owned> owned;

	}

	@JsonDeserialize(builder = Owned.Builder.class)
	static class Owned {

		private final String name;

		private final boolean isOwned;

		Owned(String name, boolean isOwned) {
			this.name = name;
			this.isOwned = isOwned;
		}

		static class Builder {

			private String name;

			private Owner owner;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			@JsonBackReference
			public Builder withOwner(Owner owner) {
				this.owner = owner;
				return this;
			}

			public Owned build() {
				return new Owned(this.name, this.owner != null);
			}

		}

	}

	static class Identities {

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
		public ReadBuildingTests.Sub sub;

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
		public ReadBuildingTests.Sub same;

	}

	static class Arrays {

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public ReadBuildingTests.Sub sub;

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public List<ReadBuildingTests.Sub> subs;

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
