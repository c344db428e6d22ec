package io.github.reflectionfreejackson.testsupport.fuzz;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

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

	@Override
	protected Class<?> findClass(String name) throws ClassNotFoundException {
		byte[] classFile = this.classFiles.get(name);
		if (classFile == null) {
			throw new ClassNotFoundException(name);
		}
		return defineClass(name, classFile, 0, classFile.length);
	}

	@Override
	public @Nullable InputStream getResourceAsStream(String name) {
		String className = name.replaceFirst("\\.class$", "").replace('/', '.');
		byte[] classFile = this.classFiles.get(className);
		return (classFile != null) ? new ByteArrayInputStream(classFile) : super.getResourceAsStream(name);
	}

}
