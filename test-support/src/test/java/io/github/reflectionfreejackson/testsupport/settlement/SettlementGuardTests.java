package io.github.reflectionfreejackson.testsupport.settlement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.ClassIntrospector.MixInResolver;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Jackson is asked again as soon as something about the mapper differs from when code was
 * generated.
 */
class SettlementGuardTests {

	@SuppressWarnings("deprecation")
	static Stream<Arguments> changes() {
		return Stream.of(change("property inclusion", (mapper) -> mapper.setSerializationInclusion(NON_EMPTY)),
				change("empty arrays", (mapper) -> mapper.disable(SerializationFeature.WRITE_EMPTY_JSON_ARRAYS)),
				change("static typing", (mapper) -> mapper.configure(MapperFeature.USE_STATIC_TYPING, true)),
				change("view inclusion", (mapper) -> mapper.configure(MapperFeature.DEFAULT_VIEW_INCLUSION, false)),
				change("default typing",
						(mapper) -> mapper.activateDefaultTyping(LaissezFaireSubTypeValidator.instance,
								ObjectMapper.DefaultTyping.NON_FINAL)),
				change("visibility",
						(mapper) -> mapper.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)),
				change("modifier", (mapper) -> mapper.registerModule(with(new BeanSerializerModifier() {

					private static final long serialVersionUID = 1L;

				}))), change("unknown serializers", (mapper) -> mapper.registerModule(with(new Serializers.Base() {
				}))),
				change("serializer for the type",
						(mapper) -> mapper
							.registerModule(new SimpleModule().addSerializer(Bean.class, ToStringSerializer.instance))),
				change("mix-in for the type", (mapper) -> mapper.addMixIn(Bean.class, Ignoring.class)),
				change("mix-in for its supertype", (mapper) -> mapper.addMixIn(Base.class, Ignoring.class)),
				change("mix-in for a property's type", (mapper) -> mapper.addMixIn(Part.class, Ignored.class)),
				change("mix-in for the supertype of a property's type",
						(mapper) -> mapper.addMixIn(AnyPart.class, ByClass.class)),
				change("mix-in for the type of elements", (mapper) -> mapper.addMixIn(Element.class, ByClass.class)),
				change("mix-in from elsewhere", (mapper) -> mapper.setMixInResolver(new OneMixIn())),
				change("override of the type",
						(mapper) -> mapper.configOverride(Bean.class)
							.setInclude(JsonInclude.Value.construct(NON_EMPTY, NON_EMPTY))),
				change("override of a property's type",
						(mapper) -> mapper.configOverride(List.class)
							.setInclude(JsonInclude.Value.construct(NON_EMPTY, NON_EMPTY))),
				change("ignored type", (mapper) -> mapper.configOverride(Part.class).setIsIgnoredType(true)),
				change("ignored type of an argument",
						(mapper) -> mapper.configOverride(Argument.class).setIsIgnoredType(true)),
				change("type that is ignored no more",
						(mapper) -> mapper.configOverride(Removed.class).setIsIgnoredType(false)),
				change("type that is ignored no more by a mix-in",
						(mapper) -> mapper.addMixIn(Removed.class, Regarded.class)));
	}

	private static final JsonInclude.Include NON_EMPTY = JsonInclude.Include.NON_EMPTY;

	/**
	 * What was generated for all tests.
	 */
	private static final OnDemandReflectionFree BUILT = built();

	private static OnDemandReflectionFree built() {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree built = OnDemandReflectionFree.install(mapper);
		mapper.valueToTree(List.of(new Bean(), new Other()));
		assertThat(built.isSettled(Bean.class)).isTrue();
		built.stopGenerating();
		return built;
	}

	private static Arguments change(String name, Consumer<ObjectMapper> change) {
		return Arguments.of(Named.of(name, change));
	}

	private static Module with(BeanSerializerModifier modifier) {
		return new SimpleModule("modifying").setSerializerModifier(modifier);
	}

	private static Module with(Serializers serializers) {
		return new SimpleModule("serializing") {

			private static final long serialVersionUID = 1L;

			@Override
			public void setupModule(SetupContext context) {
				super.setupModule(context);
				context.addSerializers(serializers);
			}

		};
	}

	@ParameterizedTest
	@MethodSource("changes")
	void asksJacksonAgainWhenMapperDiffers(Consumer<ObjectMapper> change) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		change.accept(mapper);
		ObjectMapper plain = new ObjectMapper();
		change.accept(plain);
		assertSame(mapper, plain);
		assertThat(running.isSettled(Bean.class)).isFalse();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void asksJacksonAgainWhenMapperIsChangedAfterUse(Consumer<ObjectMapper> change) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		ObjectMapper plain = new ObjectMapper();
		for (ObjectMapper each : List.of(mapper, plain)) {
			each.writeValueAsString(new Other());
			change.accept(each);
		}
		assertThat(running.isSettled(Other.class)).isTrue();
		assertSame(mapper, plain);
		assertThat(running.isSettled(Bean.class)).isFalse();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void asksJacksonAgainWhenCopyDiffers(Consumer<ObjectMapper> change) throws Exception {
		ObjectMapper original = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(original);
		original.writeValueAsString(new Other());
		ObjectMapper mapper = original.copy();
		change.accept(mapper);
		ObjectMapper plain = new ObjectMapper();
		change.accept(plain);
		assertSame(mapper, plain);
		assertThat(running.isSettled(Bean.class)).isFalse();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void settlesNothingWhenMapperWasSoAtBuildTimeOnly(Consumer<ObjectMapper> change) throws Exception {
		ObjectMapper buildMapper = new ObjectMapper();
		OnDemandReflectionFree built = OnDemandReflectionFree.install(buildMapper);
		change.accept(buildMapper);
		Outcome.of(() -> buildMapper.writeValueAsBytes(new Bean()));
		built.stopGenerating();
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = built.reuse(mapper);
		assertSame(mapper, new ObjectMapper());
		assertThat(running.isSettled(Bean.class)).isFalse();
	}

	@Test
	void honoursSerializersForTypesOfProperties() throws Exception {
		Function<ObjectMapper, ObjectMapper> change = (mapper) -> mapper
			.registerModule(new SimpleModule().addSerializer(int.class, ToStringSerializer.instance)
				.addSerializer(Element.class, ToStringSerializer.instance));
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		assertSame(change.apply(mapper), change.apply(new ObjectMapper()));
		assertThat(running.isSettled(Bean.class)).isTrue();
	}

	@Test
	void asksAgainOnlyAboutTypesThatAreConcerned() throws Exception {
		ObjectMapper mapper = new ObjectMapper().addMixIn(Part.class, Ignored.class);
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		assertSame(mapper, new ObjectMapper().addMixIn(Part.class, Ignored.class));
		mapper.writeValueAsString(new Other());
		assertThat(running.isSettled(Bean.class)).isFalse();
		assertThat(running.isSettled(Other.class)).isTrue();
	}

	private static void assertSame(ObjectMapper mapper, ObjectMapper plain) {
		for (Object value : List.of(new Bean(), List.of(new Bean()))) {
			assertThat(Outcome.of(() -> mapper.writeValueAsBytes(value)))
				.isEqualTo(Outcome.of(() -> plain.writeValueAsBytes(value)));
		}
	}

	static class Base<T> {

		public String inherited = "";

		public T argument;

		private final String hidden = "hidden";

	}

	static class Bean extends Base<Argument> {

		public int number = 5;

		public List<String> none = List.of();

		public List<Element> elements = new ArrayList<>(List.of(new Element()));

		public Map<String, Integer> counts = new TreeMap<>(Map.of("a", 1));

		public Removed removed = new Removed();

		public Part part = new Part();

		public String nothing;

		@Override
		public String toString() {
			return "bean";
		}

	}

	static class Argument {

		public int number = 6;

	}

	@JsonIgnoreType
	static class Removed {

		public int number = 7;

	}

	@JsonIgnoreType(false)
	abstract static class Regarded {

	}

	interface AnyPart {

	}

	static class Part implements AnyPart {

		public String name = "part";

	}

	static class Element {

		public String name = "element";

		@Override
		public String toString() {
			return "element";
		}

	}

	static class Other {

		public String name = "other";

	}

	@JsonIgnoreProperties("number")
	abstract static class Ignoring {

	}

	@JsonIgnoreType
	abstract static class Ignored {

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
	abstract static class ByClass {

	}

	/**
	 * A source of mix-ins beside the mapper's own.
	 */
	static final class OneMixIn implements MixInResolver {

		@Override
		public Class<?> findMixInClassFor(Class<?> type) {
			return (type == Part.class) ? Ignored.class : null;
		}

		@Override
		public MixInResolver copy() {
			return this;
		}

	}

}
