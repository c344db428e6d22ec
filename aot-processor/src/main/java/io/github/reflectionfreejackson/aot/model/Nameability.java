package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import javax.lang.model.SourceVersion;

import org.jspecify.annotations.Nullable;

/**
 * Tells which classes the source of a package may name.
 *
 * @since 0.1.0
 */
public final class Nameability {

	/**
	 * Names that source can give to anything but a type.
	 */
	private static final Set<String> RESTRICTED = Set.of("permits", "record", "sealed", "var", "yield");

	/**
	 * The names of variables in generated code, which hide types of the same name.
	 */
	private static final Set<String> VARIABLES = Set.of("argument", "arguments", "bean", "builder", "context",
			"creator", "encoder", "ex", "first", "generator", "ignored", "key", "member", "next", "parser",
			"properties", "property", "provider", "reading", "returned", "seen", "setting", "typed", "unknown", "value",
			"writers");

	private static final ClassValue<Boolean> HAS_NAME = new ClassValue<>() {

		@Override
		protected Boolean computeValue(Class<?> type) {
			return isName(type.getCanonicalName()) && Legibility.findObstacle(type) == null && !isRestricted(type)
					&& !VARIABLES.contains(outermost(type).getSimpleName()) && !isObscured(type) && !isSynthetic(type);
		}

	};

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

	/**
	 * Return whether a class has a name that means this class wherever it is visible.
	 * Class files may have names which no source can have, such as those of obfuscated
	 * libraries.
	 * @param type the class
	 * @return whether the name is one in source, the compiler can read the class, and no
	 * other class is named as one of the packages around it
	 */
	public static boolean hasName(Class<?> type) {
		return HAS_NAME.get(type);
	}

	/**
	 * Return a class that source cannot name beside others: where two have the same
	 * simple name, one is named with its package, which a third class or a variable hides
	 * that is named as the package begins.
	 * @param named all classes that the source names
	 * @param packageName the name of the package of the source
	 * @return such a class, or {@code null} if there is none
	 */
	public static @Nullable Class<?> findHidden(Collection<Class<?>> named, String packageName) {
		Map<String, Set<Class<?>>> bySimpleName = new LinkedHashMap<>();
		for (Class<?> type : named) {
			Class<?> outermost = outermost(type);
			bySimpleName.computeIfAbsent(outermost.getSimpleName(), (name) -> new LinkedHashSet<>()).add(outermost);
		}
		return bySimpleName.values()
			.stream()
			.filter((namesakes) -> namesakes.size() > 1)
			.flatMap(Set::stream)
			.filter((type) -> {
				String first = type.getPackageName().split("\\.", 2)[0];
				return bySimpleName.containsKey(first) || VARIABLES.contains(first)
						|| isPresent(packageName + "." + first, type.getClassLoader());
			})
			.findFirst()
			.orElse(null);
	}

	/**
	 * Return a class that source cannot name where it inherits from another: source means
	 * a class or constant of the same name which it inherits.
	 * @param named all classes that the source names
	 * @param inherited what the source inherits from
	 * @param packageName the name of the package of the source
	 * @return such a class, or {@code null} if there is none
	 */
	public static @Nullable Class<?> findHidden(Collection<Class<?>> named, Class<?> inherited, String packageName) {
		Set<String> classes = Arrays.stream(inherited.getClasses())
			.map(Class::getSimpleName)
			.collect(Collectors.toSet());
		Set<String> constants = Arrays.stream(inherited.getFields()).map(Field::getName).collect(Collectors.toSet());
		for (Class<?> type : named) {
			// Those of other packages are not imported then
			Class<?> outermost = outermost(type);
			if (constants.contains(outermost.getSimpleName()) || (classes.contains(outermost.getSimpleName())
					&& outermost.getPackageName().equals(packageName))) {
				return type;
			}
		}
		return null;
	}

	/**
	 * Return whether source can have an identifier, be it a keyword or not. The compiler
	 * reads over some characters that may be in one, and would look for another name.
	 * @param name the name of a member, or the simple one of a class
	 * @return whether the compiler takes the name as it is
	 */
	public static boolean isWritable(String name) {
		return SourceVersion.isIdentifier(name) && isReadAsItIs(name);
	}

	private static boolean isReadAsItIs(String name) {
		return name.codePoints().noneMatch(Character::isIdentifierIgnorable);
	}

	private static Class<?> outermost(Class<?> type) {
		Class<?> outermost = type;
		for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
			outermost = outer;
		}
		return outermost;
	}

	/**
	 * Files cannot be named after supplementary characters.
	 */
	private static boolean isName(@Nullable String name) {
		return name != null && SourceVersion.isName(name) && isReadAsItIs(name)
				&& name.chars().noneMatch((character) -> Character.isSurrogate((char) character));
	}

	private static boolean isRestricted(Class<?> type) {
		for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
			if (RESTRICTED.contains(outer.getSimpleName())
					|| type.getPackageName().startsWith(outer.getSimpleName() + ".")) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The compiler does not see what another one has added for itself.
	 */
	private static boolean isSynthetic(Class<?> type) {
		for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
			if (outer.isSynthetic()) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Where a class and a package have the same name, source means the class.
	 */
	private static boolean isObscured(Class<?> type) {
		String packageName = type.getModule().isNamed() ? "" : type.getPackageName();
		int first = packageName.indexOf('.');
		for (int end = packageName.length(); first > 0 && end > first; end = packageName.lastIndexOf('.', end - 1)) {
			if (isPresent(packageName.substring(0, end), type.getClassLoader())) {
				return true;
			}
		}
		return false;
	}

	private static boolean isPresent(String className, ClassLoader classLoader) {
		try {
			Class.forName(className, false, classLoader);
			return true;
		}
		catch (ClassNotFoundException | LinkageError ex) {
			return false;
		}
	}

	private static boolean isNameable(Class<?> type, @Nullable String packageName) {
		if (type.isArray()) {
			return isNameable(type.getComponentType(), packageName);
		}
		if (type.isPrimitive()) {
			return true;
		}
		boolean samePackage = type.getPackageName().equals(packageName);
		if (!hasName(type) || type.isHidden() || !type.getModule().isExported(type.getPackageName())
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
