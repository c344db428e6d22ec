package io.github.reflectionfreejackson.testsupport.ondemand;

import java.nio.file.Path;
import java.util.List;

import io.github.reflectionfreejackson.testsupport.process.JavaProgram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that generating on demand leaves nothing behind. Run with
 * {@code -Dondemand.types=1000} to see what many types cost.
 */
class OnDemandCostTests {

	@Test
	void manyTypesLeaveNoFiles(@TempDir Path directory) throws Exception {
		int types = Integer.getInteger("ondemand.types", 50);
		List<String> options = List.of("-XX:-UsePerfData", "-Djava.io.tmpdir=" + directory);
		assertThat(JavaProgram.run(ManyTypes.class, options, String.valueOf(types)))
			.contains(types + " generated, 0 differences");
		assertThat(directory).isEmptyDirectory();
	}

}
