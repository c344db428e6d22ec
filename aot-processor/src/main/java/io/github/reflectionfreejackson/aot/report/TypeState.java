package io.github.reflectionfreejackson.aot.report;

/**
 * Who writes a type.
 *
 * @since 0.1.0
 */
public enum TypeState {

	/**
	 * Generated code.
	 */
	GENERATED("generated", "Generated code"),

	/**
	 * Jackson, by reflection on its members.
	 */
	REFLECTION("reflection", "Reflection"),

	/**
	 * Jackson, by the names of an enum's constants.
	 */
	ENUM("enum", "Enum"),

	/**
	 * A serializer that does not ask for members.
	 */
	SERIALIZER("serializer", "Own serializer"),

	/**
	 * Nobody, as there are no properties.
	 */
	EMPTY("empty", "No properties");

	private final String id;

	private final String label;

	TypeState(String id, String label) {
		this.id = id;
		this.label = label;
	}

	/**
	 * Return what stands for the state in JSON.
	 * @return the identifier
	 */
	public String id() {
		return this.id;
	}

	String label() {
		return this.label;
	}

}
