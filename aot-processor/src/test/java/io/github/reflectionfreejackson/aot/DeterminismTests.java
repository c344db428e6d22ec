package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.sample.A;
import io.github.reflectionfreejackson.aot.sample.A_B;
import io.github.reflectionfreejackson.aot.sample.AnnotatedBean;
import io.github.reflectionfreejackson.aot.sample.Box;
import io.github.reflectionfreejackson.aot.sample.Deprecations;
import io.github.reflectionfreejackson.aot.sample.LongBox;
import io.github.reflectionfreejackson.aot.sample.Names;
import io.github.reflectionfreejackson.aot.sample.Same;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that the same application always leads to the same generated code.
 */
class DeterminismTests {

	@TempDir
	private Path directory;

	@Test
	void processWhenRepeatedProducesSameFilesAndHints() throws IOException {
		AotOutput first = process(One.class, Two.class, Three.class);
		AotOutput second = process(One.class, Two.class, Three.class);
		assertThat(second.files(Kind.SOURCE)).isEqualTo(first.files(Kind.SOURCE));
		assertThat(second.files(Kind.RESOURCE)).isEqualTo(first.files(Kind.RESOURCE));
		assertThat(second.files(Kind.CLASS).keySet()).isEqualTo(first.files(Kind.CLASS).keySet());
		assertThat(second.hintFiles(this.directory)).isEqualTo(first.hintFiles(this.directory)).isNotEmpty();
	}

	@Test
	void processWhenBeansAreInAnotherOrderProducesSameSerializersAndHints() throws IOException {
		List<Class<?>> controllers = Arrays.asList(One.class, Two.class, Three.class);
		// Spring registers hints of proxy classes only when it makes them
		process(controllers.toArray(Class<?>[]::new));
		AotOutput ordered = process(controllers.toArray(Class<?>[]::new));
		Collections.reverse(controllers);
		AotOutput reversed = process(controllers.toArray(Class<?>[]::new));
		assertThat(reversed.sources()).isEqualTo(ordered.sources());
		String reflection = "META-INF/native-image/reflect-config.json";
		assertThat(reversed.hintFiles(this.directory).get(reflection)).isNotNull()
			.isEqualTo(ordered.hintFiles(this.directory).get(reflection));
	}

	private static AotOutput process(Class<?>... controllers) {
		return AotApplication.of(controllers).featureNamePrefix("").process();
	}

	@RestController
	public static class One {

		@GetMapping("/one")
		public Map<String, List<Box<String, Long>>> one() {
			return Map.of();
		}

		@GetMapping("/names")
		public Names names() {
			return new Names();
		}

		@GetMapping("/same")
		public Same same() {
			return new Same("");
		}

	}

	@RestController
	public static class Two {

		@GetMapping("/two")
		public LongBox two() {
			return new LongBox();
		}

		@GetMapping("/same")
		public io.github.reflectionfreejackson.aot.sample.other.Same same() {
			return new io.github.reflectionfreejackson.aot.sample.other.Same(1);
		}

		@GetMapping("/a")
		public A a() {
			return new A(new A.B(""));
		}

	}

	@RestController
	public static class Three {

		@GetMapping("/three")
		public AnnotatedBean[] three() {
			return new AnnotatedBean[0];
		}

		@GetMapping("/deprecations")
		public Deprecations deprecations() {
			return new Deprecations();
		}

		@GetMapping("/a")
		public A_B a() {
			return new A_B("");
		}

		@GetMapping("/hidden")
		public Hidden hidden() {
			return new Hidden();
		}

	}

	private static final class Hidden {

		public Names names = new Names();

	}

}
