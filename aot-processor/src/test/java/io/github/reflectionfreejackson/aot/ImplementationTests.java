package io.github.reflectionfreejackson.aot;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.AbstractTypeResolver;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of abstract types, of which only how they are read tells what is written.
 */
@ExtendWith(OutputCaptureExtension.class)
class ImplementationTests {

	@Test
	void processWhenModuleMapsAbstractTypeGeneratesCodeForImplementation() {
		AotApplication.of(ShapeController.class, ShapeModule.class)
			.process()
			.run((application) -> application.assertGenerated(new Square(2)));
	}

	@Test
	void processWhenAnnotationOrMixInOrBuilderNamesImplementationGeneratesCodeForIt() {
		AotApplication.of(DrawingController.class, ShapeMixIn.class).process().run((application) -> {
			application.assertGenerated(new SimpleDrawing(new Square(2), List.of(new Dot(1, 2))));
			application.assertGenerated(new Square(2));
			application.assertGenerated(new Dot(1, 2));
		});
	}

	@Test
	void processWhenImplementationCannotBeFoundOutGeneratesTheRest(CapturedOutput log) {
		AotApplication.of(DrawingController.class, BrokenModule.class).process().run((application) -> {
			application.assertGenerated(new Square(2));
			application.assertGenerated(new Words("text"));
		});
		assertThat(log).doesNotContain("mapping is broken");
	}

	/**
	 * As Immutables generates it: what is read to make an instance implements the type,
	 * and is written by nobody.
	 */
	@Test
	void processWhenImplementationIsMadeFromAnotherLeavesThatAlone(CapturedOutput log) {
		AotApplication.of(PersonController.class).process().run((application) -> {
			application.assertGenerated(new ImmutablePerson("Jane"));
			application.assertRead(ImmutablePerson.class, "{\"name\":\"Jane\"}", "{\"name\":1}", "{}");
		});
		assertThat(log).contains("Types left to Jackson's reflection: 0").doesNotContain("ImmutablePerson$Json");
	}

	public interface Shape {

		int getSize();

	}

	public record Square(int size) implements Shape {

		@Override
		public int getSize() {
			return this.size;
		}

	}

	@JsonDeserialize(as = SimpleDrawing.class)
	public abstract static class Drawing {

		public abstract Shape getShape();

		public abstract List<Point> getPoints();

	}

	public static class SimpleDrawing extends Drawing {

		private final Shape shape;

		private final List<Point> points;

		SimpleDrawing(Shape shape, List<Point> points) {
			this.shape = shape;
			this.points = points;
		}

		@Override
		public Shape getShape() {
			return this.shape;
		}

		@Override
		public List<Point> getPoints() {
			return this.points;
		}

	}

	@JsonDeserialize(builder = DotBuilder.class)
	public interface Point {

		int getX();

	}

	public static class Dot implements Point {

		private final int x;

		private final int y;

		Dot(int x, int y) {
			this.x = x;
			this.y = y;
		}

		@Override
		public int getX() {
			return this.x;
		}

		public int getY() {
			return this.y;
		}

	}

	public static class DotBuilder {

		private int x;

		private int y;

		public DotBuilder withX(int x) {
			this.x = x;
			return this;
		}

		public DotBuilder withY(int y) {
			this.y = y;
			return this;
		}

		public Dot build() {
			return new Dot(this.x, this.y);
		}

	}

	public record Words(String text) {
	}

	@JsonSerialize(as = ImmutablePerson.class)
	@JsonDeserialize(as = ImmutablePerson.class)
	public interface Person {

		String name();

	}

	public static final class ImmutablePerson implements Person {

		private final String name;

		ImmutablePerson(String name) {
			this.name = name;
		}

		@Override
		@JsonProperty("name")
		public String name() {
			return this.name;
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static ImmutablePerson fromJson(Json json) {
			return new ImmutablePerson(json.name);
		}

		@JsonDeserialize
		@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.NONE)
		static final class Json implements Person {

			@Nullable String name;

			@JsonProperty("name")
			public void setName(String name) {
				this.name = name;
			}

			@Override
			public String name() {
				throw new UnsupportedOperationException();
			}

		}

	}

	@RestController
	public static class PersonController {

		@PostMapping("/person")
		public Person person(@RequestBody Person person) {
			return person;
		}

	}

	@RestController
	public static class ShapeController {

		@GetMapping("/shape")
		public Shape shape() {
			return new Square(2);
		}

	}

	@RestController
	public static class DrawingController {

		@GetMapping("/drawing")
		public Drawing drawing() {
			return new SimpleDrawing(new Square(2), List.of());
		}

		@GetMapping("/words")
		public Words words() {
			return new Words("text");
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class ShapeModule {

		@Bean
		public Module shapeModule() {
			return new SimpleModule("shapes").addAbstractTypeMapping(Shape.class, Square.class);
		}

	}

	@Configuration(proxyBeanMethods = false)
	public static class ShapeMixIn {

		@Bean
		public Jackson2ObjectMapperBuilderCustomizer shapeMixIn() {
			return (builder) -> builder.mixIn(Shape.class, SquareShape.class);
		}

	}

	@JsonDeserialize(as = Square.class)
	public interface SquareShape {

	}

	@Configuration(proxyBeanMethods = false)
	public static class BrokenModule {

		@Bean
		public Module brokenModule() {
			return new SimpleModule("broken") {

				@Override
				public void setupModule(SetupContext context) {
					context.addAbstractTypeResolver(new BrokenResolver());
				}

			};
		}

	}

	static class BrokenResolver extends AbstractTypeResolver {

		@Override
		public JavaType findTypeMapping(DeserializationConfig config, JavaType type) {
			throw new IllegalStateException("mapping is broken");
		}

	}

}
