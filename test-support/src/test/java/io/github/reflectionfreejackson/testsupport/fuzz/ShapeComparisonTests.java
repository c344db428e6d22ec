package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ShapeComparison}.
 */
class ShapeComparisonTests {

	private final ShapeCompiler compiler = new ShapeCompiler();

	@Test
	void compareWhenOutputIsEqualFindsNoDifference() {
		ShapeResult result = compare("return 1;");
		assertThat(result.difference()).isNull();
		assertThat(result.comparisons()).isEqualTo(4);
		assertThat(result.failures()).isZero();
		assertThat(result.generated()).containsExactly("shape.Bean");
	}

	@Test
	void compareWhenOutputIsNotEqualFindsDifference() {
		ShapeResult result = compare(
				"return new Throwable().getStackTrace()[1].getClassName().startsWith(\"shape.\");");
		assertThat(result.difference()).contains("{\"value\":true}", "{\"value\":false}", "generated [shape.Bean]");
	}

	@Test
	void compareWhenOnlyOneFailsFindsDifference() {
		ShapeResult result = compare("if (new Throwable().getStackTrace()[1].getClassName().startsWith(\"shape.\")) "
				+ "throw new IllegalStateException(\"generated\"); return 1;");
		assertThat(result.difference()).contains("IllegalStateException: generated");
	}

	@Test
	void compareWhenJacksonRefusesCountsFailures() {
		ShapeResult result = compare("throw new IllegalStateException();");
		assertThat(result.difference()).isNull();
		assertThat(result.failures()).isEqualTo(3);
	}

	@Test
	void ofWhenMapperCannotBeMadeReturnsNothing() {
		Shape shape = shape("return 1;", "throw new IllegalStateException();");
		assertThat(ShapeComparison.of(shape, load(shape))).isNull();
	}

	@Test
	void errorsWhenSourceIsWrongNameIt() {
		assertThat(this.compiler.errors(shape("return wrong;", "return null;"))).containsOnlyKeys("shape.Bean");
	}

	private ShapeResult compare(String getter) {
		Shape shape = shape(getter, "return new ObjectMapper();");
		ShapeComparison comparison = ShapeComparison.of(shape, load(shape));
		assertThat(comparison).isNotNull();
		return comparison.compare();
	}

	private ClassLoader load(Shape shape) {
		return this.compiler.compile(List.of(shape)).get(shape);
	}

	private static Shape shape(String getter, String mapper) {
		String bean = "package shape; public class Bean { public Object getValue() { " + getter + " } }";
		String program = """
				package shape;
				import com.fasterxml.jackson.databind.*;
				public class Program implements io.github.reflectionfreejackson.testsupport.fuzz.FuzzedProgram {
					public ObjectMapper mapper() { %s }
					public ObjectMapper derived(ObjectMapper mapper) { return mapper; }
					public ObjectWriter writer(ObjectMapper mapper) { return mapper.writer(); }
					public int roots() { return 1; }
					public Object root(int index) { return new Bean(); }
				}
				""".formatted(mapper);
		return new Shape(1, Map.of("shape.Bean", bean, "shape.Program", program), "shape.Program", 0, new BitSet());
	}

}
