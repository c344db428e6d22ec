package io.github.reflectionfreejackson.aot.unwrap;

/**
 * Tells containers which are nothing but that from those which may be beans.
 */
final class Containers {

	private Containers() {
	}

	/**
	 * Return whether the container is one of the JDK or of Spring's collections, which
	 * nobody annotates.
	 * @param rawType the class of a map, a collection or another sequence
	 * @return whether only its content matters
	 */
	static boolean isPlain(Class<?> rawType) {
		return rawType.getName().startsWith("java.") || rawType.getName().startsWith("org.springframework.util.");
	}

}
