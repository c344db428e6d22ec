package io.github.reflectionfreejackson.aot.model;

/**
 * Tells classes of the JDK from those of applications and libraries.
 *
 * @since 0.1.0
 */
public final class JdkClasses {

	private JdkClasses() {
	}

	/**
	 * Return whether a class is one of the JDK's.
	 * @param type the class
	 * @return whether it comes with the JDK
	 */
	public static boolean contain(Class<?> type) {
		return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
	}

}
