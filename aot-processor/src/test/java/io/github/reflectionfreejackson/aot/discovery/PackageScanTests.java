package io.github.reflectionfreejackson.aot.discovery;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

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
