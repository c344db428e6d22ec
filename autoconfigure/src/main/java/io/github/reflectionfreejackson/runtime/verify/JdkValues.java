package io.github.reflectionfreejackson.runtime.verify;

/**
 * Compares objects of the JDK that are no containers.
 */
final class JdkValues {

	private JdkValues() {
	}

	static boolean isOfJdk(Class<?> type) {
		return type.isArray() || type.getClassLoader() == null
				|| type.getClassLoader() == ClassLoader.getPlatformClassLoader();
	}

	/**
	 * Return whether two objects of the same class are equal. Objects that say nothing of
	 * themselves, such as locks, are.
	 */
	static boolean areEqual(Object expected, Object actual) {
		if (expected instanceof CharSequence) {
			return expected.toString().equals(actual.toString());
		}
		if (expected instanceof Comparable) {
			return expected.equals(actual);
		}
		// Not by equals(), which looks up the hosts of URLs
		String text = String.valueOf(expected);
		return text.startsWith(expected.getClass().getName() + "@") || text.equals(String.valueOf(actual));
	}

}
