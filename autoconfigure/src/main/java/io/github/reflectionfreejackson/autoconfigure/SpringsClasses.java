package io.github.reflectionfreejackson.autoconfigure;

/**
 * Tells classes of Spring from those of applications, of which there are some in packages
 * of Spring: its samples.
 *
 * @since 0.1.0
 */
public final class SpringsClasses {

	private SpringsClasses() {
	}

	/**
	 * Return whether a class is one of Spring's.
	 * @param type the class
	 * @return whether it is
	 */
	public static boolean contain(Class<?> type) {
		return type.getName().startsWith("org.springframework.")
				&& !type.getName().startsWith("org.springframework.samples.");
	}

}
