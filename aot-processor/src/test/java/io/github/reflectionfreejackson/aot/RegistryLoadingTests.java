package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.aot.application.GeneratedClasses;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that the registry of an application loads the generated class of a type when it
 * is asked for it, and no other. The JVM loads what it has to know to verify a class,
 * too.
 */
class RegistryLoadingTests {

	@Test
	void loadsGeneratedClassesOneByOne(@TempDir Path types, @TempDir Path output) throws Exception {
		Map<String, String> sources = new LinkedHashMap<>();
		for (int i = 0; i < 250; i++) {
			sources.put("many.Type" + i, "package many; public class Type" + i + " { public String name; }");
		}
		String registryName = GeneratedClasses.compile(sources, types, output).registry();
		try (LoadingRecorder loader = new LoadingRecorder(output)) {
			Class<?> registryType = Class.forName(registryName, true, loader);
			Object registry = registryType.getConstructor().newInstance();
			assertThat(loader.generated()).containsExactly(registryName);
			create(registry, "create", loader.loadClass("many.Type249"));
			create(registry, "createDeserializer", loader.loadClass("many.Type7"));
			assertThat(loader.generated()).satisfiesExactly((first) -> assertThat(first).isEqualTo(registryName),
					(second) -> assertThat(second).contains(".Type249__").endsWith("JsonSerializer"),
					(third) -> assertThat(third).contains(".Type7__").endsWith("JsonDeserializer"));
		}
	}

	private static void create(Object registry, String method, Class<?> type) throws ReflectiveOperationException {
		Method creation = registry.getClass().getDeclaredMethod(method, Class.class);
		creation.setAccessible(true);
		assertThat(creation.invoke(registry, type)).isNotNull();
	}

	/**
	 * Loads classes from a folder, and notes which of them were generated.
	 */
	private static final class LoadingRecorder extends URLClassLoader {

		private final List<String> generated = new ArrayList<>();

		LoadingRecorder(Path folder) throws IOException {
			super(new URL[] { folder.toUri().toURL() }, GeneratedSerializers.class.getClassLoader());
		}

		List<String> generated() {
			return this.generated;
		}

		@Override
		protected Class<?> findClass(String name) throws ClassNotFoundException {
			if (name.contains("__")) {
				this.generated.add(name);
			}
			return super.findClass(name);
		}

	}

}
