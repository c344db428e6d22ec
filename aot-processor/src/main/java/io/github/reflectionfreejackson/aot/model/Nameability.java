package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.Modifier;

import javax.lang.model.SourceVersion;

import org.jspecify.annotations.Nullable;

/**
 * Tells which classes the source of a package may name.
 */
public final class Nameability {

	private Nameability() {
	}

	/**
	 * Return whether source in any package may name a class.
	 * @param type the class
	 * @return whether it and all classes around it are public
	 */
	public static boolean isNameableEverywhere(Class<?> type) {
		return isNameable(type, null);
	}

	/**
	 * Return whether source in a package may name a class.
	 * @param type the class
	 * @param packageName the name of the package
	 * @return whether nothing private, local or foreign is in the way
	 */
	public static boolean isNameableFrom(Class<?> type, String packageName) {
		return isNameable(type, packageName);
	}

	private static boolean isNameable(Class<?> type, @Nullable String packageName) {
		if (type.isArray()) {
			return isNameable(type.getComponentType(), packageName);
		}
		if (type.isPrimitive()) {
			return true;
		}
		boolean samePackage = type.getPackageName().equals(packageName);
		String name = type.getCanonicalName();
		if (name == null || !SourceVersion.isName(name) || type.isHidden()
				|| !type.getModule().isExported(type.getPackageName())
				|| (type.getPackageName().isEmpty() && !samePackage)) {
			return false;
		}
		for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
			if (!Modifier.isPublic(outer.getModifiers())
					&& (Modifier.isPrivate(outer.getModifiers()) || !samePackage)) {
				return false;
			}
		}
		return true;
	}

}
