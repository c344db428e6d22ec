package io.github.reflectionfreejackson.aot.application;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.ClassWriter;
import org.springframework.asm.Opcodes;
import org.springframework.asm.SpringAsmInfo;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Classes of libraries, compiled to a directory outside of the class path.
 *
 * @param directory where the classes are
 */
public record ExternalClasses(Path directory) {

	/**
	 * Compile sources by the names of their classes.
	 */
	public ExternalClasses compile(Map<String, String> sources) throws IOException {
		List<SourceCode> units = new ArrayList<>();
		sources.forEach((name, content) -> units.add(new SourceCode(name.replace('.', '/') + ".java", content)));
		TestCompiler.compile(units, List.of(this.directory), this.directory, "-Xlint:none", "-nowarn");
		return this;
	}

	/**
	 * Replace text in a class file by text of the same length, as no compiler would.
	 * @param renamed the name of the class afterwards
	 */
	public ExternalClasses edit(String className, String renamed, String text, String replacement) throws IOException {
		assertThat(replacement).hasSameSizeAs(text);
		String content = Files.readString(file(className), StandardCharsets.ISO_8859_1);
		assertThat(content).contains(text);
		delete(className);
		Files.createDirectories(file(renamed).getParent());
		Files.writeString(file(renamed), content.replace(text, replacement), StandardCharsets.ISO_8859_1);
		return this;
	}

	/**
	 * Mark a nested class as one that its compiler has added for itself.
	 */
	public ExternalClasses makeSynthetic(String outer, String name) throws IOException {
		String nested = (outer + "$" + name).replace('.', '/');
		for (Path file : List.of(file(outer), file(outer + "$" + name))) {
			ClassWriter writer = new ClassWriter(0);
			new ClassReader(Files.readAllBytes(file)).accept(new ClassVisitor(SpringAsmInfo.ASM_VERSION, writer) {

				@Override
				public void visitInnerClass(String inner, String outerName, String innerName, int access) {
					super.visitInnerClass(inner, outerName, innerName,
							inner.equals(nested) ? access | Opcodes.ACC_SYNTHETIC : access);
				}

			}, 0);
			Files.write(file, writer.toByteArray());
		}
		return this;
	}

	private Path file(String className) {
		return this.directory.resolve(className.replace('.', '/') + ".class");
	}

	public ExternalClasses delete(String className) throws IOException {
		Files.delete(file(className));
		return this;
	}

	/**
	 * Pack the classes into a jar.
	 */
	public Path jar(boolean sealed) throws IOException {
		Path jar = this.directory.resolveSibling(this.directory.getFileName() + ".jar");
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.SEALED, Boolean.toString(sealed));
		try (OutputStream file = Files.newOutputStream(jar);
				JarOutputStream output = new JarOutputStream(file, manifest);
				Stream<Path> paths = Files.walk(this.directory)) {
			for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
				output.putNextEntry(new JarEntry(this.directory.relativize(path).toString().replace('\\', '/')));
				Files.copy(path, output);
			}
		}
		return jar;
	}

	/**
	 * Pack the classes into a jar that is really signed.
	 */
	public Path signedJar() throws Exception {
		Path jar = jar(false);
		Path keys = this.directory.resolveSibling("keys.p12");
		run("keytool", "-genkeypair", "-alias", "test", "-keyalg", "EC", "-dname", "CN=test", "-keystore",
				keys.toString(), "-storepass", "changeit");
		run("jarsigner", "-keystore", keys.toString(), "-storepass", "changeit", jar.toString(), "test");
		return jar;
	}

	private static void run(String tool, String... arguments) throws Exception {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", tool).toString()));
		command.addAll(List.of(arguments));
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes());
		assertThat(process.waitFor()).as(output).isZero();
	}

	public URLClassLoader classLoader() throws IOException {
		return classLoader(this.directory);
	}

	public static URLClassLoader classLoader(Path path) throws IOException {
		return new URLClassLoader(new URL[] { path.toUri().toURL() }, ExternalClasses.class.getClassLoader());
	}

}
