package io.github.reflectionfreejackson.aot.introspection;

import java.nio.charset.StandardCharsets;
import java.security.CodeSource;

import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.Legibility;
import io.github.reflectionfreejackson.aot.model.Nameability;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * Knows in which packages the class that serves a type could be generated, and what is in
 * the way of others.
 */
final class TypePlacement {

	/**
	 * Most file systems take 255 bytes, of which generated code needs some to tell its
	 * classes, and those of several contexts, apart.
	 */
	private static final int LONGEST_NAME = 200;

	private final String applicationPackage;

	TypePlacement(String applicationPackage) {
		this.applicationPackage = applicationPackage;
	}

	/**
	 * Return the package that a placement means for a type.
	 */
	String packageOf(Placement placement, Class<?> type) {
		return (placement == Placement.TYPE) ? type.getPackageName() : this.applicationPackage;
	}

	/**
	 * Return whether the type belongs to the application, whose packages are free to
	 * generate into.
	 */
	boolean isOfApplication(Class<?> type) {
		return type.getPackageName().equals(this.applicationPackage)
				|| type.getPackageName().startsWith(this.applicationPackage + ".");
	}

	/**
	 * Return what keeps a class that serves the type out of a package, as the end of a
	 * sentence about the type.
	 * @return the reason, or {@code null} if nothing does
	 */
	@Nullable Objection objection(Placement placement, Class<?> type) {
		String packageName = packageOf(placement, type);
		if (!Nameability.isNameableFrom(type, packageName)) {
			return describeUnnameable(type);
		}
		if (type.getName()
			.substring(type.getPackageName().length())
			.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME) {
			return new Objection("its name is too long to name a file after it", Remedy.RENAME_CLASS);
		}
		if (placement == Placement.APPLICATION) {
			return null;
		}
		if (type.getModule().isNamed()) {
			return new Objection("it is in the named module " + type.getModule().getName()
					+ ", to whose packages no class can be added", Remedy.LEAVE_MODULE);
		}
		if (packageName.isEmpty() && !this.applicationPackage.isEmpty()) {
			return new Objection("it is in the unnamed package, which no other package can refer to",
					Remedy.MOVE_INTO_PACKAGE);
		}
		if (packageName.contains("$")) {
			return new Objection("its package has a dollar sign in its name, so that no class can be added to it",
					Remedy.RENAME_CLASS);
		}
		if (isSigned(type)) {
			return new Objection("its jar is signed, so that no class can be added to its package", Remedy.UNSIGN_JAR);
		}
		if (type.getPackage() != null && type.getPackage().isSealed()) {
			return new Objection("its package is sealed, so that no class can be added to it", Remedy.UNSEAL_PACKAGE);
		}
		return null;
	}

	private static Objection describeUnnameable(Class<?> type) {
		if (type.isAnonymousClass() || type.isLocalClass() || type.isHidden()) {
			return new Objection("it is a local, anonymous or hidden class", Remedy.NAME_CLASS);
		}
		String obstacle = Legibility.findObstacle(type);
		if (obstacle != null) {
			return new Objection("Java's compiler cannot read its class file: " + obstacle, Remedy.MEND_CLASS_FILE);
		}
		if (!Nameability.hasName(type)) {
			return new Objection("source cannot refer to it by its name", Remedy.RENAME_CLASS);
		}
		return new Objection("it is private, or in a private class, or not visible outside its package",
				Remedy.MAKE_CLASS_VISIBLE);
	}

	private static boolean isSigned(Class<?> type) {
		CodeSource source = type.getProtectionDomain().getCodeSource();
		return type.getSigners() != null || (source != null && source.getCodeSigners() != null);
	}

}
