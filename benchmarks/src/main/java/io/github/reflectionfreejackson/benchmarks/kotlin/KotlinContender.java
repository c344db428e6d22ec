package io.github.reflectionfreejackson.benchmarks.kotlin;

/**
 * Who writes and reads Kotlin's classes, with Jackson's Kotlin module.
 */
public enum KotlinContender {

	/**
	 * Plain Jackson.
	 */
	JACKSON("Jackson"),

	/**
	 * This project.
	 */
	GENERATED("generated");

	private final String title;

	KotlinContender(String title) {
		this.title = title;
	}

	/**
	 * Return what tables call it.
	 * @return its title
	 */
	public String title() {
		return this.title;
	}

}
