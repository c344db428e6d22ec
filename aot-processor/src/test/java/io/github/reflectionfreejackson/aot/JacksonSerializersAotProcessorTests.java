package io.github.reflectionfreejackson.aot;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.RunningApplication;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of the whole pipeline's switches: from an application to its running, generated
 * code.
 */
@ExtendWith(OutputCaptureExtension.class)
class JacksonSerializersAotProcessorTests {

	private static final Order ORDER = new Order("o-1", new Customer("Jane", 42), 12.5);

	@Test
	void processWhenControllerReturnsTypeGeneratesCodeThatWritesIt() {
		AotOutput output = AotApplication.of(OrderController.class).process();
		assertThat(output.sources()).anySatisfy((path, source) -> assertThat(path).endsWith("JsonSerializers.java"));
		output.compile();
		output.run((application) -> {
			application.assertGenerated(ORDER);
			assertThat(application.served()).containsExactlyInAnyOrder(Order.class.getName(), Customer.class.getName());
			assertThat(application.reflected()).isEmpty();
		});
	}

	@Test
	void processWhenTypeIsAmongItsOwnPartsGeneratesTheRest() {
		Link link = new Link();
		link.set(new Link());
		AotApplication.of(OrderController.class).include(Link.class).process().run((application) -> {
			application.assertGenerated(ORDER);
			RunningApplication.assertSameJson(application.mapper(), link);
		});
	}

	@Test
	void processWhenPropertyIsOffGeneratesNothing() {
		AotOutput output = AotApplication.of(OrderController.class)
			.property("spring.jackson.reflection-free.enabled", "false")
			.process();
		assertThat(output.sources()).isEmpty();
		output.run(Map.of("spring.jackson.reflection-free.enabled", "true"),
				(application) -> assertPlainJackson(application));
	}

	@Test
	void processWhenPropertyIsOffAtRunTimeUsesPlainJackson() {
		AotOutput output = AotApplication.of(OrderController.class).process();
		assertThat(output.sources()).isNotEmpty();
		output.run(Map.of("spring.jackson.reflection-free.enabled", "false"),
				(application) -> assertPlainJackson(application));
	}

	@Test
	void processWhenApplicationHasAnotherEnvironmentAsksTheContexts() {
		AotApplication.of(OrderController.class, OtherEnvironment.class)
			.process()
			.run((application) -> application.assertGenerated(ORDER));
	}

	@Test
	void processWhenControllerTakesTypeGeneratesCodeThatReadsIt() {
		assertThat(AotApplication.of(OrderingController.class).process().sources().keySet())
			.anyMatch((path) -> path.matches(".*_Order__\\w*JsonDeserializer.java"))
			.anyMatch((path) -> path.matches(".*_Order__\\w*JsonSerializer.java"));
	}

	@Test
	void processWhenReadingIsOffGeneratesCodeThatWritesOnly() {
		AotOutput output = AotApplication.of(OrderingController.class)
			.property("spring.jackson.reflection-free.reading.enabled", "false")
			.process();
		assertThat(output.sources().keySet()).anyMatch((path) -> path.matches(".*_Order__\\w*JsonSerializer.java"))
			.noneMatch((path) -> path.contains("JsonDeserializer"));
		output.compile();
		output.run((application) -> application.assertGenerated(ORDER));
	}

	@Test
	void processWhenNoControllerReturnsTypeSaysSoAndGeneratesNothing(CapturedOutput log) {
		assertThat(AotApplication.of().process().sources()).isEmpty();
		assertThat(log).containsOnlyOnce("Generating no code: no type was found that a controller returns or takes. "
				+ "Name types in spring.jackson.reflection-free.include");
	}

	@Test
	void processWhenMapperBypassesBuilderWarnsAndLeavesIt(CapturedOutput log) {
		AotOutput output = AotApplication.of(OrderController.class, OwnMapper.class).process();
		output.run((application) -> {
			assertPlainJackson(application);
			assertThat(log).containsOnlyOnce("The ObjectMapper bean 'ownMapper' was not built by")
				.contains("spring.jackson.reflection-free.all-mappers=true");
		});
	}

	@Test
	void processWhenMapperBypassesBuilderAndAllMappersAreWantedInstallsGeneratedCode(CapturedOutput log) {
		AotOutput output = AotApplication.of(OrderController.class, OwnMapper.class)
			.property("spring.jackson.reflection-free.all-mappers", "true")
			.process();
		output.run((application) -> {
			application.assertGenerated(ORDER);
			assertThat(log).doesNotContain("was not built by");
		});
	}

	@Test
	void processWhenMapperCannotBeBuiltWarnsAndGeneratesNothing(CapturedOutput log) {
		AotOutput output = AotApplication.of(OrderController.class, FailingCustomizer.class).process();
		assertThat(output.sources()).isEmpty();
		assertThat(log).contains("Generating no code").contains("customizer is broken");
	}

	@Test
	void processWhenMapperHasSerializerFactoryOfItsOwnWarnsAndGeneratesNothing(CapturedOutput log) {
		AotOutput output = AotApplication.of(OrderController.class, OwnFactory.class).process();
		assertThat(output.sources()).isEmpty();
		assertThat(log).contains("Generating no code").contains(CustomFactory.class.getName());
		output.run((application) -> assertThat(application.mapper().getSerializerFactory())
			.isInstanceOf(CustomFactory.class));
	}

	@Test
	void processWhenRepeatedWritesByGeneratedCodeInBothContexts() {
		AotOutput first = AotApplication.of(OrderController.class).process();
		AotOutput second = AotApplication.of(OrderController.class, CustomerController.class).process();
		first.run((application) -> application.assertGenerated(ORDER));
		second.run((application) -> {
			application.assertGenerated(ORDER);
			application.assertGenerated(ORDER.customer());
		});
	}

	@Test
	void processWhenTypeIsIncludedGeneratesCodeForIt() {
		AotOutput output = AotApplication.of()
			.property("spring.jackson.reflection-free.include", Unseen.class.getName())
			.process();
		output.run((application) -> application.assertGenerated(new Unseen("text")));
	}

	@Test
	void processWhenTypeIsExcludedLeavesItAndGeneratesTheRest() {
		AotOutput output = AotApplication.of(OrderController.class)
			.property("spring.jackson.reflection-free.exclude", Customer.class.getName())
			.process();
		output.run((application) -> {
			application.assertGenerated(ORDER);
			application.assertReflected(ORDER.customer(), "it is excluded by a property");
		});
	}

	@Test
	void processWhenPackageIsExcludedGeneratesNothingOfIt() {
		AotOutput output = AotApplication.of(OrderController.class)
			.property("spring.jackson.reflection-free.exclude", getClass().getPackageName() + ".*")
			.process();
		output.run((application) -> application.assertReflected(ORDER, "it is excluded by a property"));
	}

	private static void assertPlainJackson(RunningApplication application) throws Exception {
		assertThat(application.mapper().writeValueAsString(ORDER))
			.isEqualTo(new ObjectMapper().writeValueAsString(ORDER));
		assertThat(ReflectionFreeJackson.isInstalled(application.mapper())).isFalse();
		assertThat(application.served()).isEmpty();
		assertThat(application.reflected()).isEmpty();
	}

	public record Order(String id, Customer customer, double total) {
	}

	public record Customer(String name, int age) {
	}

	public record Unseen(String text) {
	}

	@RestController
	public static class OrderController {

		@GetMapping("/order")
		public Order order() {
			return ORDER;
		}

	}

	@RestController
	public static class OrderingController {

		@PostMapping("/order")
		public Order order(@RequestBody Order order) {
			return order;
		}

	}

	@RestController
	public static class CustomerController {

		@GetMapping("/customer")
		public Customer customer() {
			return ORDER.customer();
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class OtherEnvironment {

		@Bean
		StandardEnvironment other() {
			return new StandardEnvironment();
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class OwnMapper {

		@Bean
		public ObjectMapper ownMapper() {
			return new ObjectMapper();
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class FailingCustomizer {

		@Bean
		public Jackson2ObjectMapperBuilderCustomizer failingCustomizer() {
			return (builder) -> {
				throw new IllegalStateException("customizer is broken");
			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class OwnFactory {

		@Bean
		public Jackson2ObjectMapperBuilderCustomizer ownFactory() {
			return (builder) -> builder.postConfigurer((mapper) -> mapper.setSerializerFactory(new CustomFactory()));
		}

	}

	public static class CustomFactory extends BeanSerializerFactory {

		private static final long serialVersionUID = 1L;

		public CustomFactory() {
			super(null);
		}

	}

	static class Link extends AtomicReference<Link> {

		private static final long serialVersionUID = 1L;

	}

}
