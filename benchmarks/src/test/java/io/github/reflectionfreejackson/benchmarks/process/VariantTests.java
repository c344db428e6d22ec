package io.github.reflectionfreejackson.benchmarks.process;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests {@link Variant}.
 */
class VariantTests {

	private static final String GENERATED = "DEBUG 1 --- [main] i.g.r.r.ServedTypes : Writing a.Order by generated code\n";

	private static final String REFLECTION = "INFO 1 --- [main] i.g.r.r.ServedTypes : Writing a.Item by reflection: why\n";

	@Test
	void generatedCodeMustBeInUse() {
		assertThat(Variant.GENERATED.objection("Started\n" + GENERATED)).isEmpty();
		assertThat(Variant.GENERATED.objection("Started\n")).isEqualTo("generated code is not in use");
	}

	@Test
	void reflectionMustWriteNothingBesideGeneratedCode() {
		assertThat(Variant.GENERATED.objection(GENERATED + REFLECTION)).endsWith("Writing a.Item by reflection: why");
	}

	@Test
	void generatedCodeMustNotBeInUseWithPlainJackson() {
		assertThat(Variant.PLAIN.objection("Started\n")).isEmpty();
		assertThat(Variant.PLAIN.objection("Started\n" + GENERATED)).isEqualTo("generated code is in use");
	}

}
