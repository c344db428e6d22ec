package io.github.reflectionfreejackson.testsupport.fuzz;

/**
 * The type variable of a generated class.
 *
 * @param source its name
 */
record VariableType(String source) implements FuzzType {

	@Override
	public Trait trait() {
		return Trait.ANY;
	}

	@Override
	public String value(Choices choices) {
		return choices.percent(10) ? "null" : "argument";
	}

	@Override
	public boolean reifiable() {
		return false;
	}

}
