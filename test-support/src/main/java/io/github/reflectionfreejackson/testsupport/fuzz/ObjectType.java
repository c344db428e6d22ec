package io.github.reflectionfreejackson.testsupport.fuzz;

/**
 * An {@code Object}, or another supertype of many types.
 *
 * @param source the declared type as source
 * @param actual the type of the values
 */
record ObjectType(String source, FuzzType actual) implements FuzzType {

	@Override
	public Trait trait() {
		return Trait.ANY;
	}

	@Override
	public int weight() {
		return this.actual.weight();
	}

	@Override
	public String value(Choices choices) {
		return this.actual.castValue(choices);
	}

}
