package io.github.reflectionfreejackson.testsupport.fuzz;

import org.jspecify.annotations.Nullable;

/**
 * A use of a generated class.
 *
 * @param type the class
 * @param argument what its type variable stands for, or {@code null} if it has none
 */
record BeanType(NamedType type, @Nullable FuzzType argument) implements FuzzType {

	@Override
	public String source() {
		return this.type.name() + ((this.argument != null) ? "<" + this.argument.boxed() + ">" : "");
	}

	@Override
	public Trait trait() {
		return Trait.BEAN;
	}

	@Override
	public int weight() {
		return this.type.weight() + ((this.argument != null) ? this.argument.weight() : 0);
	}

	@Override
	public String value(Choices choices) {
		if (this.type.samples().isEmpty() || choices.percent(10)) {
			return "null";
		}
		String sample = choices.oneOf(this.type.samples());
		return (this.argument == null) ? sample
				: sample.formatted(this.argument.boxed(), this.argument.castValue(choices));
	}

}
