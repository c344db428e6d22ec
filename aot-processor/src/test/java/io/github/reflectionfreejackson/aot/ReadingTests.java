package io.github.reflectionfreejackson.aot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.DeserializerFactory;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.sample.Box;
import io.github.reflectionfreejackson.aot.sample.Builders;
import io.github.reflectionfreejackson.aot.sample.Deprecations;
import io.github.reflectionfreejackson.aot.sample.Everything;
import io.github.reflectionfreejackson.aot.sample.HiddenField;
import io.github.reflectionfreejackson.aot.sample.LongBox;
import io.github.reflectionfreejackson.aot.sample.Names;
import io.github.reflectionfreejackson.aot.sample.Wide;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import kotlin.Metadata;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests of the whole pipeline for types that are read: from a controller's parameters to
 * the running, generated code, which compiles without a warning.
 */
@ExtendWith(OutputCaptureExtension.class)
class ReadingTests {

	private static final String ON_FALLBACK = "spring.jackson.reflection-free.on-fallback";

	@Test
	void processWhenControllerTakesBodyGeneratesCodeThatReadsIt() {
		AotOutput output = AotApplication.of(Controller.class).process();
		assertThat(output.sources())
			.anySatisfy((path, source) -> assertThat(path).matches(".*NewOrder__\\w*JsonDeserializer\\.java"));
		output.compile();
		output.run((application) -> application.assertRead(NewOrder.class,
				"{\"customer\":{\"name\":\"Jane\",\"age\":42},\"lines\":[{\"sku\":\"a\",\"count\":2,\"gift\":true}],\"kind\":\"FAST\"}",
				"{\"customer\":{\"age\":\"ten\"}}", "{\"lines\":[{\"count\":1},{\"count\":{}}]}", "{\"kind\":\"SLOW\"}",
				"{\"unknown\":1}", "{\"lines\":[", "[]", "null"));
	}

	@Test
	void typesOfJacksonItselfAreNotReported() {
		AotApplication.of(Controller.class).process().run((application) -> {
			application.mapper().readValue("{\"stackTrace\":[{\"className\":\"A\"}]}", IllegalStateException.class);
			assertThat(application.context().getBean(ServedTypes.class).reading().byReflection().keySet())
				.noneMatch((name) -> name.startsWith("com.fasterxml.jackson."));
		});
	}

	@Test
	void processWhenReadingIsOffLeavesItToJackson() {
		AotOutput output = AotApplication.of(Controller.class)
			.property("spring.jackson.reflection-free.reading.enabled", "false")
			.process();
		assertThat(output.sources().keySet()).noneMatch((path) -> path.contains("JsonDeserializer"));
	}

	@Test
	void processWhenMembersOfEveryShapeAreSetCompilesWithoutWarning() {
		AotOutput output = AotApplication.of()
			.include(Box.class, LongBox.class, KeepingText.class, Names.class, Wide.class, Deprecations.class,
					HiddenField.class, Everything.class)
			.process();
		assertThat(output.sources().keySet()).anyMatch((path) -> path.contains("JsonDeserializer"));
		output.compile();
	}

	@Test
	void processWhenSubclassChoosesTypeOfMemberReadsItAsThat() {
		AotOutput output = AotApplication.of().include(LongBox.class, KeepingText.class).process();
		assertThat(output.sources())
			.anySatisfy((path, source) -> assertThat(path + source).contains("LongBox__", "reading.longValue("))
			.anySatisfy((path, source) -> assertThat(path + source).contains("KeepingText__", "reading.text("));
		output.run((application) -> application.assertRead(KeepingText.class, "{\"kept\":\"a\"}", "{\"kept\":1}",
				"{\"kept\":null}"));
	}

	@Test
	void processWhenConstantsOfEnumHaveBodiesLeavesNothingToReflection() {
		AotOutput output = AotApplication.of().include(Painted.class).property(ON_FALLBACK, "fail").process();
		output.run((application) -> {
			application.assertRead(Painted.class, "{\"color\":\"GREEN\"}", "{\"color\":\"g\"}");
			application.assertGenerated(new Painted(Color.GREEN, Color.GREEN));
		});
	}

	@Test
	void processWhenTypeIsReadByBuilderGeneratesCodeThatBuilds() throws Exception {
		AotOutput output = AotApplication.of().include(Built.class).process();
		assertThat(
				RuntimeHintsPredicates.reflection().onMethod(Built.Builder.class.getDeclaredMethod("build")).invoke())
			.accepts(output.hints());
		assertThat(RuntimeHintsPredicates.reflection()
			.onMethod(Built.Builder.class.getDeclaredMethod("name", String.class))
			.invoke()).rejects(output.hints());
		output.run((application) -> application.assertRead(Built.class, "{\"name\":\"a\"}", "{\"name\":[]}",
				"{\"other\":1}", "[]"));
	}

	@Test
	void processWhenBuildersAreOfEveryShapeCompilesWithoutWarning() {
		Class<?>[] types = { Builders.Generic.class, Builders.Old.class, Builders.Secret.class,
				Builders.Chained.class };
		AotOutput output = AotApplication.of().include(types).process();
		assertThat(output.sources().keySet()).filteredOn((path) -> path.contains("JsonDeserializer")).hasSize(4);
		output.compile();
		for (Class<?> type : types) {
			output.run((application) -> application.assertRead(type, "{\"name\":\"a\",\"values\":[1]}",
					"{\"values\":{}}", "{\"name\":null}"));
		}
	}

	@Test
	void processWhenTypeIsReadAsOneWithBuilderGeneratesCodeForThat() {
		AotOutput output = AotApplication.of().include(Refined.class).process();
		assertThat(output.sources().keySet())
			.anyMatch((path) -> path.contains("RefinedByBuilder__") && path.contains("JsonDeserializer"));
		output.run((application) -> application.assertRead(RefinedByBuilder.class, "{\"name\":\"a\"}"));
	}

	@Test
	void processWhenBuilderIsOutOfSightFallsBack() {
		AotOutput output = AotApplication.of().include(OutOfSight.class).process();
		output.run((application) -> application.assertReadByReflection(OutOfSight.class,
				"its builder " + OutOfSight.Builder.class.getName() + " cannot be named where it is read",
				"{\"name\":\"a\"}"));
	}

	@Test
	void processWhenClassIsOfKotlinAndMapperHasNoModuleForThatGeneratesCode() {
		AotOutput output = AotApplication.of().include(OfKotlin.class).process();
		output.run((application) -> application.assertRead(OfKotlin.class, "{\"name\":\"a\"}"));
	}

	@Test
	void processWhenFieldIsFinalRegistersItAlone() throws Exception {
		AotOutput output = AotApplication.of().include(FinalField.class).process();
		assertThat(RuntimeHintsPredicates.reflection().onField(FinalField.class.getDeclaredField("name")))
			.accepts(output.hints());
		output.run((application) -> application.assertRead(FinalField.class, "{\"name\":\"a\"}", "{\"name\":[]}"));
	}

	@Test
	void processWhenMapperHasDeserializerFactoryOfItsOwnNamesTypes(CapturedOutput log) {
		AotApplication application = AotApplication.of(Controller.class, OwnDeserializerFactory.class);
		assertThat(application.process().sources().keySet()).noneMatch((path) -> path.contains("JsonDeserializer"));
		assertThat(log).contains("Leaving " + NewOrder.class.getName() + " to Jackson's reflection for reading: "
				+ "the mapper has a deserializer factory of its own. Remove the factory: a BeanDeserializerModifier");
		assertThatExceptionOfType(FallbackNotAllowedException.class)
			.isThrownBy(application.property(ON_FALLBACK, "fail")::process)
			.withMessageContaining(NewOrder.class.getName());
	}

	@Test
	void failEndsProcessingWhenTypeIsReadByReflection() {
		AotApplication application = AotApplication.of().include(Failure.class).property(ON_FALLBACK, "fail");
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining(Failure.class.getName() + ", when it is read\n        Reason: it is an exception");
	}

	@RestController
	static class Controller {

		@PostMapping("/orders")
		void create(@RequestBody NewOrder order) {
		}

	}

	record NewOrder(NewCustomer customer, List<Line> lines, Kind kind) {
	}

	@Metadata
	static class OfKotlin {

		public String name;

	}

	static class OwnFactory extends BeanDeserializerFactory {

		private static final long serialVersionUID = 1L;

		OwnFactory(DeserializerFactoryConfig config) {
			super(config);
		}

		@Override
		public DeserializerFactory withConfig(DeserializerFactoryConfig config) {
			return new OwnFactory(config);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnDeserializerFactory {

		@Bean
		ObjectMapper objectMapper(Jackson2ObjectMapperBuilder builder) {
			ObjectMapper mapper = new ObjectMapper(null, null,
					new DefaultDeserializationContext.Impl(new OwnFactory(new DeserializerFactoryConfig())));
			builder.configure(mapper);
			return mapper;
		}

	}

	static class NewCustomer {

		private String name = "";

		private int age;

		public String getName() {
			return this.name;
		}

		public void setName(String name) {
			this.name = name;
		}

		public void setAge(int age) {
			this.age = age;
		}

		int age() {
			return this.age;
		}

	}

	static class Line {

		private final String sku;

		private final int count;

		private final List<String> tags = new ArrayList<>();

		private final Map<String, Object> rest = new TreeMap<>();

		@JsonCreator
		Line(@JsonProperty("sku") String sku, @JsonProperty("count") int count) {
			this.sku = sku;
			this.count = count;
		}

		public List<String> getTags() {
			return this.tags;
		}

		@JsonAnySetter
		void put(String name, Object value) {
			this.rest.put(name, value);
		}

		@Override
		public String toString() {
			return this.sku + this.count + this.tags + this.rest;
		}

	}

	record Painted(Color color, Object any) {
	}

	enum Color {

		RED,

		GREEN {
			@Override
			public String toString() {
				return "g";
			}
		}

	}

	enum Kind {

		FAST, SAFE

	}

	static class FinalField {

		@JsonProperty
		private final String name;

		FinalField() {
			this.name = String.valueOf(1);
		}

		@Override
		public String toString() {
			return this.name;
		}

	}

	static class Failure extends RuntimeException {

		private static final long serialVersionUID = 1L;

	}

	@JsonDeserialize(as = RefinedByBuilder.class)
	interface Refined {

		String name();

	}

	@JsonDeserialize(builder = RefinedByBuilder.Builder.class)
	record RefinedByBuilder(String name) implements Refined {

		static final class Builder {

			private String name = "";

			public void withName(String name) {
				this.name = name;
			}

			RefinedByBuilder build() {
				return new RefinedByBuilder(this.name);
			}

		}

	}

	@JsonDeserialize(builder = OutOfSight.Builder.class)
	static class OutOfSight {

		public String name = "";

		private static final class Builder {

			private final OutOfSight built = new OutOfSight();

			public void withName(String name) {
				this.built.name = name;
			}

			public OutOfSight build() {
				return this.built;
			}

		}

	}

	@JsonDeserialize(builder = Built.Builder.class)
	static final class Built {

		private final String name;

		private Built(String name) {
			this.name = name;
		}

		public String getName() {
			return this.name;
		}

		@JsonPOJOBuilder(withPrefix = "")
		static final class Builder {

			private String name = "";

			Builder name(String value) {
				this.name = value;
				return this;
			}

			Built build() {
				return new Built(this.name);
			}

		}

	}

	static class Keeping<T> {

		@JsonProperty
		private T kept;

		@Override
		public String toString() {
			return String.valueOf(this.kept);
		}

	}

	static class KeepingText extends Keeping<String> {

	}

}
