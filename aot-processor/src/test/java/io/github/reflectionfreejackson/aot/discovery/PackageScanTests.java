package io.github.reflectionfreejackson.aot.discovery;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.discovery.sample.Invoice;
import io.github.reflectionfreejackson.aot.discovery.sample.nested.Receipt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link PackageScan}.
 */
class PackageScanTests {

	@Test
	void jarForSeveralReleasesIsSearchedForWhatIsForAllAsWell(@TempDir Path directory) throws Exception {
		Path jar = directory.resolve("releases.jar");
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
		try (OutputStream file = Files.newOutputStream(jar);
				JarOutputStream output = new JarOutputStream(file, manifest)) {
			add(output, "com/acme/", Invoice.class, Receipt.class);
			add(output, "META-INF/versions/11/com/acme/", Receipt.class);
		}
		try (URLClassLoader classLoader = new URLClassLoader(new URL[] { jar.toUri().toURL() }, null)) {
			assertThat(new PackageScan(classLoader).classNames("com.acme")).containsExactly(Invoice.class.getName(),
					Receipt.class.getName());
		}
	}

	@Test
	void classFilesThatCannotBeReadAreLeftOut(@TempDir Path directory) throws Exception {
		String annotation = "package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) "
				+ "public @interface ";
		ExternalClasses library = new ExternalClasses(directory)
			.compile(Map.of("lib.Mode", "package lib; public enum Mode { ON, OFF }", "lib.Gone",
					"package lib; public enum Gone { ONE }", "lib.InMode", annotation + "InMode { Mode value(); }",
					"lib.Defaulted", annotation + "Defaulted { Gone value() default Gone.ONE; }"))
			.compile(Map.of("com.acme.Sound", "package com.acme; public class Sound { }", "com.acme.OfConstant",
					"package com.acme; @lib.InMode(lib.Mode.OFF) public class OfConstant { }", "com.acme.OfDefault",
					"package com.acme; @lib.Defaulted public class OfDefault { }"))
			.compile(Map.of("lib.Mode", "package lib; public enum Mode { ON }"))
			.delete("lib.Gone");
		Path acme = directory.resolve("com/acme");
		byte[] content = Files.readAllBytes(acme.resolve("Sound.class"));
		Files.write(acme.resolve("Empty.class"), new byte[0]);
		Files.write(acme.resolve("Truncated.class"), Arrays.copyOf(content, content.length / 2));
		try (URLClassLoader classLoader = library.classLoader()) {
			PackageScan scan = new PackageScan(classLoader);
			assertThat(scan.classNames("com.acme")).containsExactly("com.acme.Sound");
			assertThat(scan.optedIn("com.acme")).isEmpty();
			assertThat(scan.subtypes("com.acme", "java.lang.Object")).containsExactly("com.acme.Sound");
		}
	}

	@Test
	void annotationsAreNotOptedIn(@TempDir Path directory) throws Exception {
		String optedIn = "package com.acme; @" + ReflectionFreeJson.class.getName() + " public ";
		ExternalClasses classes = new ExternalClasses(directory).compile(Map.of("com.acme.Bean",
				optedIn + "class Bean { }", "com.acme.Marker", optedIn + "@interface Marker { }", "com.acme.Marked",
				"package com.acme; @Marker public class Marked { }"));
		try (URLClassLoader classLoader = classes.classLoader()) {
			assertThat(new PackageScan(classLoader).optedIn("com.acme")).containsExactly("com.acme.Bean");
		}
	}

	private static void add(JarOutputStream output, String directory, Class<?>... contents) throws IOException {
		output.putNextEntry(new JarEntry(directory));
		for (Class<?> content : contents) {
			String name = ClassUtils.getClassFileName(content);
			output.putNextEntry(new JarEntry(directory + name));
			try (InputStream file = content.getResourceAsStream(name)) {
				file.transferTo(output);
			}
		}
	}

}
