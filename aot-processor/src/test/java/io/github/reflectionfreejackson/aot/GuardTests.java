package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.RunningApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.BeanUtils;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.hateoas.CollectionModel;
import org.springframework.hateoas.EntityModel;
import org.springframework.hateoas.Link;
import org.springframework.hateoas.RepresentationModel;
import org.springframework.hateoas.mediatype.MessageResolver;
import org.springframework.hateoas.mediatype.hal.CurieProvider;
import org.springframework.hateoas.mediatype.hal.Jackson2HalModule;
import org.springframework.hateoas.server.core.AnnotationLinkRelationProvider;
import org.springframework.http.converter.json.SpringHandlerInstantiator;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that generated code is used exactly where the running mapper would find the same
 * properties as that of the build.
 */
@ExtendWith(OutputCaptureExtension.class)
class GuardTests {

	private static final AotOutput output = AotApplication.of()
		.include(Parent.class, Child.class, Stranger.class)
		.process();

	static List<Arguments> changesOfDiscovery() {
		return List.of(
				change("naming strategy",
						(mapper) -> mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)),
				change("visibility",
						(mapper) -> mapper.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)),
				change("accessor naming",
						(mapper) -> mapper
							.setAccessorNaming(new DefaultAccessorNamingStrategy.Provider().withGetterPrefix("read"))),
				change("feature SORT_PROPERTIES_ALPHABETICALLY was 'off' when code was generated, and is 'on' now",
						(mapper) -> mapper.setConfig(
								mapper.getSerializationConfig().with(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY))),
				change("constructor detector",
						(mapper) -> mapper.setConstructorDetector(ConstructorDetector.USE_DELEGATING)),
				change("annotation introspectors",
						(mapper) -> mapper.setAnnotationIntrospector(new IgnoringIntrospector())));
	}

	static List<Arguments> changesWithoutMeaning() {
		return List.of(
				change("inclusion", (mapper) -> mapper.setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL)),
				change("non-default inclusion",
						(mapper) -> mapper.setDefaultPropertyInclusion(JsonInclude.Include.NON_DEFAULT)),
				change("view", (mapper) -> mapper.setConfig(mapper.getSerializationConfig().withView(Parent.class))),
				change("filter",
						(mapper) -> mapper.setFilterProvider(new SimpleFilterProvider()
							.setDefaultFilter(SimpleBeanPropertyFilter.serializeAllExcept("number")))),
				change("serialization feature", (mapper) -> mapper.enable(SerializationFeature.INDENT_OUTPUT)),
				change("default typing",
						(mapper) -> mapper.activateDefaultTyping(mapper.getPolymorphicTypeValidator(),
								ObjectMapper.DefaultTyping.NON_FINAL)),
				change("module",
						(mapper) -> mapper.registerModule(
								new SimpleModule("numbers").addSerializer(int.class, ToStringSerializer.instance))),
				change("handler instantiator", (mapper) -> mapper
					.setHandlerInstantiator(new SpringHandlerInstantiator(new DefaultListableBeanFactory()) {
					})),
				change("modifier", (mapper) -> mapper
					.registerModule(new SimpleModule("modifier").setSerializerModifier(new ReversingModifier()))));
	}

	private static Arguments change(String name, Consumer<ObjectMapper> change) {
		return Arguments.of(name, change);
	}

	@ParameterizedTest
	@MethodSource("changesOfDiscovery")
	void writeWhenDiscoveryWouldDifferFallsBack(String name, Consumer<ObjectMapper> change) {
		output.run((application) -> {
			ObjectMapper mapper = application.mapper().copy();
			change.accept(mapper);
			write(mapper);
			assertThat(application.served()).isEmpty();
			assertThat(application.reflected())
				.containsOnlyKeys(Parent.class.getName(), Child.class.getName(), Stranger.class.getName())
				.allSatisfy((type, reason) -> assertThat(reason).startsWith("the mapper's " + name));
		});
	}

	@ParameterizedTest
	@MethodSource("changesWithoutMeaning")
	void writeWhenDiscoveryWouldBeTheSameUsesGeneratedCode(String name, Consumer<ObjectMapper> change) {
		output.run((application) -> {
			ObjectMapper mapper = application.mapper().copy();
			change.accept(mapper);
			write(mapper);
			assertAllGenerated(application);
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "use_delegating", "explicit_only" })
	void writeWhenCreatorWouldOrderPropertiesOtherwiseFallsBack(String detector) {
		AotApplication.of()
			.include(Created.class)
			.process()
			.run(Map.of("spring.jackson.constructor-detector", detector), (application) -> application
				.assertReflected(new Created(), "the mapper's constructor detector was 'HEURISTIC'"));
	}

	@Test
	void writeWhenMixInIsAddedToTypeFallsBackForTypeAndSubtypes() {
		output.run((application) -> {
			ObjectMapper mapper = application.mapper().copy().addMixIn(Parent.class, ParentMixIn.class);
			write(mapper);
			assertThat(application.served()).containsExactly(Stranger.class.getName());
			assertThat(application.reflected())
				.hasEntrySatisfying(Parent.class.getName(),
						(reason) -> assertThat(reason).startsWith("its mix-in was 'none'")
							.contains(ParentMixIn.class.getName()))
				.hasEntrySatisfying(Child.class.getName(), (reason) -> assertThat(reason)
					.startsWith("the mix-in of its supertype " + Parent.class.getName()));
		});
	}

	@Test
	void writeWhenVisibilityOfTypeIsOverriddenFallsBackForType() {
		output.run((application) -> {
			ObjectMapper mapper = application.mapper().copy();
			mapper.configOverride(Stranger.class)
				.setVisibility(JsonAutoDetect.Value.construct(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.NONE));
			write(mapper);
			assertThat(application.reflected()).containsOnlyKeys(Stranger.class.getName())
				.allSatisfy((type, reason) -> assertThat(reason).startsWith("its visibility was"));
		});
	}

	@Test
	void writeWhenCustomizerChangesDiscoveryFallsBackAndLogsReasonOnce(CapturedOutput log) {
		output.run(Map.of(),
				(context) -> context.registerBean("late", Jackson2ObjectMapperBuilderCustomizer.class,
						() -> (builder) -> builder.propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)),
				(application) -> {
					write(application.mapper());
					write(application.mapper().copy());
					assertThat(application.served()).isEmpty();
					assertThat(log.toString()
						.lines()
						.filter((line) -> line.contains("WARN") && line.contains("by reflection: the mapper's naming"))
						.toList()).hasSize(1);
				});
	}

	@ParameterizedTest
	@ValueSource(classes = { CopyingModifier.class, CopyingAndWrappingModifier.class })
	void writeWhenModifierReplacesWriterByCopyFallsBack(Class<? extends BeanSerializerModifier> modifier) {
		output.run((application) -> {
			ObjectMapper mapper = application.mapper().copy();
			mapper.registerModule(
					new SimpleModule("copying").setSerializerModifier(BeanUtils.instantiateClass(modifier)));
			RunningApplication.assertSameJson(mapper, new Stranger());
			assertThat(application.reflected()).hasEntrySatisfying(Stranger.class.getName(),
					(reason) -> assertThat(reason)
						.contains("a BeanSerializerModifier replaced the writer of property 'text' by a "
								+ CopiedWriter.class.getName()));
		});
	}

	@Test
	void writeWhenViewIsActiveUsesGeneratedCode() {
		output.run((application) -> {
			ObjectMapper mapper = application.mapper()
				.setFilterProvider(new SimpleFilterProvider().setFailOnUnknownId(false));
			for (Class<?> view : List.of(Parent.class, Stranger.class)) {
				assertThat(mapper.writerWithView(view).writeValueAsString(new Child()))
					.isEqualTo(RunningApplication.plain(mapper).writerWithView(view).writeValueAsString(new Child()));
			}
			assertThat(application.served()).contains(Child.class.getName());
		});
	}

	@Test
	void writeWhenMapperIsForHypermediaUsesGeneratedCodeForWhatModelsHold() {
		output.run((application) -> {
			ObjectMapper mapper = hypermedia(application);
			RunningApplication.assertSameJson(mapper, EntityModel.of(new Stranger(), Link.of("/strangers/1")));
			RunningApplication.assertSameJson(mapper, CollectionModel.of(List.of(new Stranger())));
			assertThat(application.served()).containsExactly(Stranger.class.getName());
		});
	}

	@Test
	void modelsThatMapperForHypermediaHasMixInsForFallBackWithoutWarning(CapturedOutput log) {
		AotApplication.of().include(Model.class).process().run((application) -> {
			RunningApplication.assertSameJson(hypermedia(application), new Model().add(Link.of("/models/1")));
			assertThat(application.reflected()).containsKey(Model.class.getName());
			assertThat(log.toString().lines().filter((line) -> line.contains("RepresentationModelMixin"))).isNotEmpty()
				.allSatisfy((line) -> assertThat(line).contains("INFO"));
		});
	}

	private static ObjectMapper hypermedia(RunningApplication application) {
		ObjectMapper mapper = application.mapper().copy().registerModule(new Jackson2HalModule());
		mapper.setHandlerInstantiator(new Jackson2HalModule.HalHandlerInstantiator(new AnnotationLinkRelationProvider(),
				CurieProvider.NONE, MessageResolver.DEFAULTS_ONLY));
		return mapper;
	}

	private static void write(ObjectMapper mapper) {
		if (mapper.getSerializationConfig().getFilterProvider() == null) {
			mapper.setFilterProvider(new SimpleFilterProvider().setFailOnUnknownId(false));
		}
		for (Object value : List.of(new Parent(), new Child(), new Stranger())) {
			RunningApplication.assertSameJson(mapper, value);
		}
	}

	private static void assertAllGenerated(RunningApplication application) {
		assertThat(application.reflected()).isEmpty();
		assertThat(application.served()).containsExactlyInAnyOrder(Parent.class.getName(), Child.class.getName(),
				Stranger.class.getName());
	}

	static class Model extends RepresentationModel<Model> {

		public String getName() {
			return "name";
		}

	}

	static class Parent {

		private final String firstName = "first";

		public int number = 1;

		public String getFirstName() {
			return this.firstName;
		}

		public String readLastName() {
			return "last";
		}

	}

	@JsonFilter("filter")
	static class Child extends Parent {

		@JsonView(Parent.class)
		public int[] ints = { 1, 2 };

		public String getNothing() {
			return null;
		}

	}

	static class Stranger {

		public String text = "text";

		public double getOther() {
			return 0.5;
		}

	}

	static class Created extends Parent {

		public int last;

		Created() {
		}

		@JsonCreator
		Created(@JsonProperty("last") int last) {
			this.last = last;
		}

	}

	interface ParentMixIn {

		@JsonIgnore
		String getFirstName();

	}

	static class IgnoringIntrospector extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

	}

	static class ReversingModifier extends BeanSerializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public List<BeanPropertyWriter> orderProperties(SerializationConfig config, BeanDescription description,
				List<BeanPropertyWriter> properties) {
			Collections.reverse(properties);
			return properties;
		}

	}

	static class CopyingModifier extends BeanSerializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
				List<BeanPropertyWriter> properties) {
			properties.replaceAll((writer) -> new CopiedWriter(writer));
			return properties;
		}

	}

	static class CopyingAndWrappingModifier extends CopyingModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public JsonSerializer<?> modifySerializer(SerializationConfig config, BeanDescription description,
				JsonSerializer<?> serializer) {
			return new WrappingSerializer(serializer);
		}

	}

	static class WrappingSerializer extends StdSerializer<Object> {

		private static final long serialVersionUID = 1L;

		private final transient JsonSerializer<Object> wrapped;

		@SuppressWarnings("unchecked")
		WrappingSerializer(JsonSerializer<?> wrapped) {
			super(Object.class);
			this.wrapped = (JsonSerializer<Object>) wrapped;
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			this.wrapped.serialize(value, generator, provider);
		}

	}

	static class CopiedWriter extends BeanPropertyWriter {

		private static final long serialVersionUID = 1L;

		CopiedWriter(BeanPropertyWriter base) {
			super(base);
		}

	}

}
