package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

import io.github.reflectionfreejackson.test.ondemand.InMemoryCompiler;
import io.github.reflectionfreejackson.test.ondemand.InMemoryCompiler.Compilation;

/**
 * Compiles many shapes at a time, since starting the compiler costs more than a shape.
 */
final class ShapeCompiler {

	private final InMemoryCompiler compiler = new InMemoryCompiler();

	/**
	 * Compile shapes.
	 * @return class loaders for those shapes that do compile
	 */
	Map<Shape, ClassLoader> compile(Collection<Shape> shapes) {
		Map<String, Shape> shapesBySource = new HashMap<>();
		Map<String, String> sources = new TreeMap<>();
		for (Shape shape : shapes) {
			sources.putAll(shape.sources());
			shape.sources().keySet().forEach((name) -> shapesBySource.put(name, shape));
		}
		Compilation compilation = this.compiler.compile(sources);
		while (!compilation.errors().isEmpty()) {
			compilation.errors().forEach((name, message) -> {
				Shape invalid = shapesBySource.get(name);
				if (invalid == null) {
					throw new IllegalStateException(message);
				}
				sources.keySet().removeAll(invalid.sources().keySet());
			});
			compilation = sources.isEmpty() ? new Compilation(Map.of(), Map.of()) : this.compiler.compile(sources);
		}
		return loaders(shapes, compilation);
	}

	/**
	 * Return the messages about a shape that does not compile.
	 */
	Map<String, String> errors(Shape shape) {
		return this.compiler.compile(shape.sources()).errors();
	}

	private static Map<Shape, ClassLoader> loaders(Collection<Shape> shapes, Compilation compilation) {
		Map<Shape, ClassLoader> loaders = new LinkedHashMap<>();
		for (Shape shape : shapes) {
			if (compilation.classFiles().containsKey(shape.mainClass())) {
				String prefix = shape.mainClass().replaceFirst("Program$", "");
				Map<String, byte[]> own = new TreeMap<>();
				compilation.classFiles().forEach((name, classFile) -> {
					if (name.startsWith(prefix)) {
						own.put(name, classFile);
					}
				});
				loaders.put(shape, new MemoryClassLoader(ShapeCompiler.class.getClassLoader(), own));
			}
		}
		return loaders;
	}

}
