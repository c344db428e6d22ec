package io.github.reflectionfreejackson.test.ondemand;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

import org.springframework.core.ResolvableType;

/**
 * Compiles what was generated for types, and loads it beside them. What comes out the
 * same for several mappers is compiled once.
 */
final class GeneratedClassLoading {

	/**
	 * The end of the name of the registry, which takes no part here.
	 */
	private static final String REGISTRY = "JsonSerializers";

	/**
	 * One for all, since it opens every jar of the class path.
	 */
	private static volatile InMemoryCompiler compiler = new InMemoryCompiler();

	/**
	 * What was loaded for sources, kept as long as the first of their types.
	 */
	private static final ClassValue<Map<Map<String, String>, List<Class<?>>>> KNOWN = new ClassValue<>() {

		@Override
		protected Map<Map<String, String>, List<Class<?>>> computeValue(Class<?> type) {
			return new ConcurrentHashMap<>();
		}

	};

	private GeneratedClassLoading() {
	}

	/**
	 * Compile all sources at once, which is much faster than one after another, and load
	 * them.
	 * @return the classes, a list for each of the sources
	 * @throws IllegalStateException if sources do not compile; then nothing is loaded
	 */
	static List<List<Class<?>>> load(Collection<GeneratedSources> generated) {
		Map<Map<String, String>, List<Class<?>>> loaded = new HashMap<>();
		Map<Map<String, String>, GeneratedSources> pending = new LinkedHashMap<>();
		List<Map<String, String>> keys = new ArrayList<>();
		for (GeneratedSources sources : generated) {
			Map<String, String> key = sources.isOfOneLoader() ? sources.nameless() : sources.texts();
			keys.add(key);
			List<Class<?>> known = KNOWN.get(sources.types().get(0)).get(key);
			if (known != null) {
				loaded.put(key, known);
			}
			else {
				pending.put(key, sources);
			}
		}
		Map<String, byte[]> classFiles = pending.isEmpty() ? Map.of() : compile(pending.values());
		pending.forEach((key, sources) -> {
			List<Class<?>> classes = load(sources, classFiles);
			loaded.put(key, classes);
			if (sources.isOfOneLoader()) {
				KNOWN.get(sources.types().get(0)).put(key, classes);
			}
		});
		return keys.stream().map(loaded::get).toList();
	}

	private static Map<String, byte[]> compile(Collection<GeneratedSources> generated) {
		Map<String, String> texts = new TreeMap<>();
		List<Class<?>> neighbours = new ArrayList<>();
		for (GeneratedSources sources : generated) {
			texts.putAll(sources.texts());
			neighbours.addAll(sources.neighbours().values());
			neighbours.addAll(sources.types());
		}
		return compiler.compile(texts, neighbours);
	}

	/**
	 * Compile by another compiler from now on, as this project's own tests do to save
	 * time.
	 */
	static void compileBy(InMemoryCompiler other) {
		compiler = other;
	}

	private static List<Class<?>> load(GeneratedSources generated, Map<String, byte[]> classFiles) {
		List<Class<?>> loaded = new ArrayList<>();
		for (Map.Entry<String, byte[]> classFile : classFiles.entrySet()) {
			String name = classFile.getKey();
			String outermost = name.replaceFirst("\\$.*", "");
			if (!generated.texts().containsKey(name) && !generated.texts().containsKey(outermost)
					|| name.endsWith(REGISTRY)) {
				continue;
			}
			loaded.add(define(name, classFile.getValue(), generated));
		}
		return loaded;
	}

	/**
	 * Find the classes that serve types.
	 * @param base what they extend; the class between, if there is one, has the type as
	 * its first argument, too
	 * @return the classes that serve types, by the types
	 */
	static Map<Class<?>, Class<?>> serving(List<Class<?>> loaded, Class<?> base) {
		Map<Class<?>, Class<?>> serving = new HashMap<>();
		for (Class<?> candidate : loaded) {
			if (base.isAssignableFrom(candidate)) {
				serving.put(ResolvableType.forClass(candidate).getSuperType().getGeneric(0).toClass(), candidate);
			}
		}
		return serving;
	}

	private static Class<?> define(String name, byte[] classFile, GeneratedSources generated) {
		int end = name.lastIndexOf('.');
		Class<?> neighbour = generated.neighbours().get((end != -1) ? name.substring(0, end) : "");
		if (neighbour == null) {
			throw new IllegalStateException("No class is known in the package of " + name);
		}
		try {
			return MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup()).defineClass(classFile);
		}
		catch (IllegalAccessException ex) {
			throw new IllegalStateException("Cannot load " + name, ex);
		}
	}

}
