package io.github.reflectionfreejackson.testsupport.fuzz;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collection;
import java.util.Map;
import java.util.TreeSet;

import org.jspecify.annotations.Nullable;

/**
 * Loads classes from memory, and shows their class files too.
 *
 * @since 0.1.0
 */
public final class MemoryClassLoader extends ClassLoader {

	private final Map<String, byte[]> classFiles;

	/**
	 * Create a class loader.
	 * @param parent where to find all other classes
	 * @param classFiles the class files by the name of their class
	 */
	public MemoryClassLoader(ClassLoader parent, Map<String, byte[]> classFiles) {
		super(parent);
		this.classFiles = Map.copyOf(classFiles);
	}

	Collection<String> classNames() {
		return new TreeSet<>(this.classFiles.keySet());
	}

	@Override
	protected Class<?> findClass(String name) throws ClassNotFoundException {
		byte[] classFile = this.classFiles.get(name);
		if (classFile == null) {
			throw new ClassNotFoundException(name);
		}
		return defineClass(name, classFile, 0, classFile.length);
	}

	@Override
	protected @Nullable URL findResource(String name) {
		byte[] classFile = this.classFiles.get(name.replaceFirst("\\.class$", "").replace('/', '.'));
		if (classFile == null) {
			return null;
		}
		try {
			return new URL(null, "memory:/" + name, new ClassFileHandler(classFile));
		}
		catch (MalformedURLException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Opens one class file.
	 */
	private static final class ClassFileHandler extends URLStreamHandler {

		private final byte[] classFile;

		ClassFileHandler(byte[] classFile) {
			this.classFile = classFile;
		}

		@Override
		protected URLConnection openConnection(URL url) {
			return new URLConnection(url) {

				@Override
				public void connect() {
				}

				@Override
				public InputStream getInputStream() {
					return new ByteArrayInputStream(ClassFileHandler.this.classFile);
				}

			};
		}

	}

}
