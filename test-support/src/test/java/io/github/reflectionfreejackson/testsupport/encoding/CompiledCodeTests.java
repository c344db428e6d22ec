package io.github.reflectionfreejackson.testsupport.encoding;

import java.util.List;

import io.github.reflectionfreejackson.testsupport.process.JavaProgram;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Tests what the JIT compiler makes of generated code that encodes.
 */
class CompiledCodeTests {

	private static final List<String> OPTIONS = List.of("-Xbatch", "-XX:+UnlockDiagnosticVMOptions",
			"-XX:CompileCommand=quiet",
			"-XX:CompileCommand=PrintInlining,io.github.reflectionfreejackson.runtime.direct.*::*");

	@Test
	void beansOfFewTypesAreCompiledByThemselves() throws Exception {
		assumeThat(System.getProperty("java.vm.name")).contains("Server VM");
		assumeThat(System.getProperty("java.vm.version")).doesNotContain("jvmci");
		String output = JavaProgram.run(TwoTypes.class, OPTIONS);
		assertThat(output).contains("encoded: true and true");
		assertThat(output.lines()).anyMatch((line) -> line.matches(".* \\S+PropertiesEncoder::encode .*virtual call"))
			.noneMatch((line) -> line.matches(".* \\S+JsonSerializer::encode .*inline \\(hot\\).*"));
	}

}
