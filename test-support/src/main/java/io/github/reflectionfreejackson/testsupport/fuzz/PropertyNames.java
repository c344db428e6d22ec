package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * Names of properties, ordinary and odd.
 */
final class PropertyNames {

	static final List<String> POOL = List.of("id", "name", "value", "firstName", "URL", "aB", "x1", "_id", "type", "a",
			"A", "gr\u00f6\u00dfe", "$ref", "lastNameOfPerson", "is", "b1");

	private final Choices choices;

	private int count;

	PropertyNames(Choices choices) {
		this.choices = choices;
	}

	String next() {
		this.count++;
		String name = this.choices.oneOf(POOL);
		return this.choices.percent(40) ? name + this.count : name;
	}

	static String capitalized(String name) {
		return Character.toUpperCase(name.charAt(0)) + name.substring(1);
	}

}
