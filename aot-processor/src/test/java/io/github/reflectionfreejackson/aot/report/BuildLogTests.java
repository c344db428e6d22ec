package io.github.reflectionfreejackson.aot.report;

import java.util.List;
import java.util.stream.IntStream;

import io.github.reflectionfreejackson.aot.discovery.RootTypes;
import io.github.reflectionfreejackson.aot.discovery.UnseenReturn;
import org.apache.commons.logging.LogFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BuildLog}.
 */
@ExtendWith(OutputCaptureExtension.class)
class BuildLogTests {

	@Test
	void methodsOfUnseenTypesAreNamedUpToALimit(CapturedOutput log) {
		tellOfUnseen(12);
		assertThat(log).contains("Cannot see which types Controller#find0 returns as java.lang.Object: "
				+ "name them in spring.jackson.reflection-free.include");
		assertThat(log.toString().lines().filter((line) -> line.contains("Controller#"))).hasSize(10);
		assertThat(log).contains("Cannot see which types 2 more methods return, which the report names");
	}

	@Test
	void allMethodsOfUnseenTypesAreNamedIfTheyAreFew(CapturedOutput log) {
		tellOfUnseen(10);
		assertThat(log.toString().lines().filter((line) -> line.contains("Controller#"))).hasSize(10);
		assertThat(log).doesNotContain("more methods");
	}

	private void tellOfUnseen(int methods) {
		List<UnseenReturn> unseen = IntStream.range(0, methods)
			.mapToObj((number) -> new UnseenReturn("Controller#find" + number, "java.lang.Object", List.of()))
			.toList();
		new BuildLog(LogFactory.getLog(BuildLog.class))
			.tellOfUnseen(new RootTypes(List.of(), List.of(), unseen, List.of()));
	}

}
