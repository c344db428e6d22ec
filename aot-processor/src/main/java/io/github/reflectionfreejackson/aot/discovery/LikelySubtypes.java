package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.aot.failure.FatalErrors;

import org.springframework.util.ClassUtils;

/**
 * Finds the subtypes that values of an abstract type most likely have where nothing names
 * them: those of its own package, as code generators make them, too.
 *
 * @since 0.1.0
 */
public final class LikelySubtypes {

	private final Map<ClassLoader, PackageScan> scans = new HashMap<>();

	/**
	 * Find the subtypes of a class. Those that cannot be loaded, and private ones, are
	 * left out.
	 * @param type the class
	 * @return its direct subtypes in its package, sorted by name; none unless the class
	 * is abstract
	 */
	public List<Class<?>> of(Class<?> type) {
		ClassLoader classLoader = type.getClassLoader();
		if (!Modifier.isAbstract(type.getModifiers()) || type.isSealed() || type.isEnum() || classLoader == null) {
			return List.of();
		}
		List<Class<?>> found = new ArrayList<>();
		this.scans.computeIfAbsent(classLoader, PackageScan::new)
			.subtypes(type.getPackageName(), type.getName())
			.forEach((name) -> add(name, type, found));
		return found;
	}

	private static void add(String name, Class<?> type, List<Class<?>> found) {
		try {
			Class<?> subtype = ClassUtils.forName(name, type.getClassLoader());
			if (type.isAssignableFrom(subtype) && !Modifier.isPrivate(subtype.getModifiers())) {
				found.add(subtype);
			}
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
		}
	}

}
