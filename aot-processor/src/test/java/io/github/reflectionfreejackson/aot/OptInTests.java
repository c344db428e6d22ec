package io.github.reflectionfreejackson.aot;

import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of opting in and out by {@link ReflectionFreeJson}.
 */
class OptInTests {

	private final AotOutput output = AotApplication.of(Controller.class)
		.initializer((context) -> AutoConfigurationPackages.register((BeanDefinitionRegistry) context.getBeanFactory(),
				getClass().getPackageName()))
		.process();

	@Test
	void annotatedClassIsGenerated() {
		this.output.run((application) -> {
			application.assertGenerated(new Wanted());
			assertThat(application.reflected()).isEmpty();
		});
	}

	@Test
	void annotatedInterfaceAndAbstractClassLeadToTheirSubtypes() {
		this.output.run((application) -> {
			application.assertGenerated(new Circle(1));
			application.assertGenerated(new Square(2));
			application.assertGenerated(new Dog());
		});
	}

	@Test
	void annotatedInnerClassIsGeneratedAsFarAsThatIsPossible() {
		this.output.run((application) -> {
			application.assertGenerated(new Inner());
			application.assertReadByReflection(Inner.class, "it is an inner class", "{\"number\":1}");
		});
	}

	@Test
	void classThatIsOptedOutIsLeftToReflection() {
		this.output.run((application) -> application.assertReflected(new Unwanted(),
				"it is annotated with @ReflectionFreeJson(false)"));
	}

	@Test
	void subclassesDecideForThemselves() {
		this.output.run((application) -> application.assertGenerated(new Sub()));
	}

	@RestController
	static class Controller {

		@GetMapping("/unwanted")
		Unwanted unwanted() {
			return new Unwanted();
		}

		@GetMapping("/sub")
		Sub sub() {
			return new Sub();
		}

	}

	@ReflectionFreeJson
	static class Wanted {

		public int number = 1;

	}

	@ReflectionFreeJson(false)
	static class Unwanted {

		public int number = 1;

	}

	static class Sub extends Unwanted {

	}

	@ReflectionFreeJson
	sealed interface Shape permits Circle, Square {

	}

	record Circle(int radius) implements Shape {
	}

	record Square(int side) implements Shape {
	}

	@ReflectionFreeJson
	abstract static class Animal {

		public int legs = 4;

	}

	static class Dog extends Animal {

	}

	@ReflectionFreeJson
	class Inner {

		public int number = 1;

	}

}
