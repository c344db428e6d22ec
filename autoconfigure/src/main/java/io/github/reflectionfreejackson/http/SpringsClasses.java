package io.github.reflectionfreejackson.http;

/**
 * Tells classes of Spring from those of applications, of which there are some in packages
 * of Spring: its samples.
 */
final class SpringsClasses {

	private SpringsClasses() {
	}

	static boolean contain(Class<?> type) {
		return type.getName().startsWith("org.springframework.")
				&& !type.getName().startsWith("org.springframework.samples.");
	}

}
