package io.github.reflectionfreejackson.runtime.fingerprint;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.TreeSet;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import org.jspecify.annotations.Nullable;

/**
 * The settings of Jackson's Kotlin module, which keeps them to itself.
 */
final class KotlinSettings {

	private static final String MODULE = "com.fasterxml.jackson.module.kotlin.";

	private static final String UNKNOWN = "unknown";

	private KotlinSettings() {
	}

	/**
	 * Return the settings with which a mapper has the module.
	 * @param introspectors the mapper's annotation introspectors
	 * @return those that are switched on, or {@code null} if the mapper has no such
	 * module
	 */
	static @Nullable String of(Iterable<AnnotationIntrospector> introspectors) {
		TreeSet<String> enabled = new TreeSet<>();
		boolean isThere = false;
		for (AnnotationIntrospector introspector : introspectors) {
			if (introspector.getClass().getName().startsWith(MODULE)) {
				isThere = true;
				addEnabled(introspector, enabled);
			}
		}
		return isThere ? String.join(", ", enabled) : null;
	}

	private static void addEnabled(AnnotationIntrospector introspector, TreeSet<String> enabled) {
		try {
			for (Field field : introspector.getClass().getDeclaredFields()) {
				if (field.getType() == boolean.class && !Modifier.isStatic(field.getModifiers())) {
					field.setAccessible(true);
					if (field.getBoolean(introspector)) {
						enabled.add(field.getName());
					}
				}
			}
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			enabled.add(UNKNOWN);
		}
	}

}
