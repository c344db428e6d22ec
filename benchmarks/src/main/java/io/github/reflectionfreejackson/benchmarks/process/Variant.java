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

	/**
	 * The option of a JVM that has an application log how it writes and reads types.
	 */
	static final String LOGGED = "-Dlogging.level.io.github.reflectionfreejackson=debug";

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
	 * Say why an application has not written JSON in this way.
	 * @param log what it has logged, of {@link #LOGGED} too
	 * @return the reason, or an empty string if it has
	 */
	String objection(String log) {
		boolean generated = log.contains(" by generated code");
		if (this == PLAIN) {
			return generated ? "generated code is in use" : "";
		}
		return log.lines()
			.filter((line) -> line.contains(" by reflection"))
			.findFirst()
			.orElse(generated ? "" : "generated code is not in use");
	}

	/**
	 * Return the name in files of results.
	 */
	String id() {
		return name().toLowerCase(Locale.ROOT);
	}

}
