package io.github.reflectionfreejackson.benchmarks.process;

import java.util.List;
import java.util.Locale;

/**
 * How an application writes JSON.
 */
enum Variant {

	/**
	 * By plain Jackson.
	 */
	PLAIN("--spring.jackson.reflection-free.enabled=false"),

	/**
	 * By generated code.
	 */
	GENERATED("--spring.jackson.reflection-free.enabled=true");

	private final String argument;

	Variant(String argument) {
		this.argument = argument;
	}

	/**
	 * Return both, the other one first in every second round.
	 */
	static List<Variant> ofRound(int round) {
		return (round % 2 == 0) ? List.of(PLAIN, GENERATED) : List.of(GENERATED, PLAIN);
	}

	/**
	 * Return the argument of the application that chooses this.
	 */
	String argument() {
		return this.argument;
	}

	/**
	 * Return the name in files of results.
	 */
	String id() {
		return name().toLowerCase(Locale.ROOT);
	}

}
