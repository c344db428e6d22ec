package io.github.reflectionfreejackson.test.ondemand;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/**
 * Keeps compiled classes in memory, and shows the compiler classes that only a class
 * loader has.
 */
final class InMemoryFileManager extends ForwardingJavaFileManager<JavaFileManager> {

	private final Map<String, byte[]> visible;

	private final Map<String, ByteArrayOutputStream> outputs = new TreeMap<>();

	InMemoryFileManager(JavaFileManager files, Map<String, byte[]> visible) {
		super(files);
		this.visible = visible;
	}

	/**
	 * Return what has all classes but those of a class loader.
	 */
	JavaFileManager files() {
		return this.fileManager;
	}

	/**
	 * Return whether there are classes that only a class loader has.
	 */
	boolean showsFurtherClasses() {
		return !this.visible.isEmpty();
	}

	Map<String, byte[]> compiled() {
		Map<String, byte[]> compiled = new TreeMap<>();
		this.outputs.forEach((name, bytes) -> compiled.put(name, bytes.toByteArray()));
		return compiled;
	}

	@Override
	public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds,
			boolean recurse) throws IOException {
		List<JavaFileObject> files = new ArrayList<>();
		super.list(location, packageName, kinds, recurse).forEach(files::add);
		if (location == StandardLocation.CLASS_PATH && kinds.contains(JavaFileObject.Kind.CLASS)) {
			this.visible.forEach((name, bytes) -> {
				int end = name.lastIndexOf('.');
				if (packageName.equals((end != -1) ? name.substring(0, end) : "")) {
					files.add(new ClassFile(name, bytes));
				}
			});
		}
		return files;
	}

	@Override
	public String inferBinaryName(Location location, JavaFileObject file) {
		return (file instanceof ClassFile classFile) ? classFile.binaryName : super.inferBinaryName(location, file);
	}

	@Override
	public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
			FileObject sibling) {
		return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/') + ".class"), kind) {

			@Override
			public OutputStream openOutputStream() {
				ByteArrayOutputStream output = new ByteArrayOutputStream();
				InMemoryFileManager.this.outputs.put(className, output);
				return output;
			}

		};
	}

	/**
	 * Source in memory.
	 */
	static final class Source extends SimpleJavaFileObject {

		private final String text;

		Source(String className, String text) {
			super(URI.create("memory:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
			this.text = text;
		}

		@Override
		public CharSequence getCharContent(boolean ignoreEncodingErrors) {
			return this.text;
		}

	}

	/**
	 * A class file that a class loader has.
	 */
	private static final class ClassFile extends SimpleJavaFileObject {

		private final String binaryName;

		private final byte[] bytes;

		ClassFile(String binaryName, byte[] bytes) {
			super(URI.create("memory:///" + binaryName.replace('.', '/') + ".class"), Kind.CLASS);
			this.binaryName = binaryName;
			this.bytes = bytes;
		}

		@Override
		public InputStream openInputStream() {
			return new ByteArrayInputStream(this.bytes);
		}

	}

}
