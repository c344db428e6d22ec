package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;

import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that the corpus covers every known trap of reading.
 */
class ReadingTrapsTests {

	@Test
	void corpusCoversEveryKnownTrapOfReading() throws Exception {
		List<String> traps = new ClassPathResource("traps.txt", ReadingTrapsTests.class)
			.getContentAsString(StandardCharsets.UTF_8)
			.lines()
			.filter((line) -> !line.isBlank() && !line.startsWith("#"))
			.toList();
		assertThat(coveredTraps()).containsExactlyInAnyOrderElementsOf(traps);
	}

	private static Set<String> coveredTraps() throws Exception {
		Set<String> covered = new TreeSet<>();
		String folder = ClassUtils.classPackageAsResourcePath(ReadingTrapsTests.class);
		for (Resource classFile : new PathMatchingResourcePatternResolver()
			.getResources("classpath*:" + folder + "/*Tests.class")) {
			String name = String.valueOf(classFile.getFilename()).replaceFirst("\\.class$", "");
			Class<?> type = Class.forName(ReadingTrapsTests.class.getPackageName() + "." + name);
			Arrays.stream(type.getDeclaredMethods())
				.filter((method) -> method.isAnnotationPresent(CoversReading.class))
				.flatMap((method) -> Arrays.stream(method.getAnnotation(CoversReading.class).value()))
				.forEach(covered::add);
		}
		return covered;
	}

}
