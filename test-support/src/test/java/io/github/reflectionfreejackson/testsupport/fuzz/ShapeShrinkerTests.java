package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ShapeShrinker}.
 */
class ShapeShrinkerTests {

	private final ShapeCompiler compiler = new ShapeCompiler();

	@Test
	void shrinkLeavesOutAllThatIsNotOfInterest() {
		Shape shape = shapeWith("@JsonUnwrapped");
		Shape smallest = new ShapeShrinker((smaller) -> smaller.text().contains("@JsonUnwrapped")).shrink(shape);
		assertThat(smallest.text()).contains("@JsonUnwrapped").hasSizeLessThan(shape.text().length());
		assertThat(smallest.text().split("@JsonUnwrapped", -1)).hasSize(2);
		assertThat(smallest.text()).doesNotContain("@JsonInclude", "mapper.configure");
	}

	@Test
	void shrinkKeepsShapeThatCompiles() {
		Shape shape = shapeWith("@JsonUnwrapped");
		Shape smallest = new ShapeShrinker((smaller) -> smaller.text().contains("@JsonUnwrapped") && compiles(smaller))
			.shrink(shape);
		assertThat(compiles(smallest)).isTrue();
		assertThat(smallest.text()).hasSizeLessThan(shape.text().length());
	}

	@Test
	void shrinkKeepsShapeWhenNothingSmallerIsOfInterest() {
		Shape shape = ShapeGenerator.generate(1);
		assertThat(new ShapeShrinker(shape::equals).shrink(shape)).isEqualTo(shape);
	}

	private boolean compiles(Shape shape) {
		return this.compiler.compile(List.of(shape)).containsKey(shape);
	}

	private Shape shapeWith(String text) {
		long seed = 0;
		Shape shape = ShapeGenerator.generate(seed);
		while (!shape.text().contains(text) || !compiles(shape)) {
			shape = ShapeGenerator.generate(++seed);
		}
		return shape;
	}

}
