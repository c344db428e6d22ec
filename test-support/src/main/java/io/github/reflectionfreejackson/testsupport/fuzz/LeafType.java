package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * A type whose values are given one by one.
 *
 * @param source the type as source
 * @param boxed the type as source, where it must not be primitive
 * @param trait what it is
 * @param values expressions of values
 * @param rare expressions of values that few generators take
 */
record LeafType(String source, String boxed, Trait trait, List<String> values, List<String> rare) implements FuzzType {

	static LeafType of(String source, Trait trait, String... values) {
		return new LeafType(source, source, trait, List.of(values), List.of());
	}

	@Override
	public String value(Choices choices) {
		boolean isRare = !this.rare.isEmpty() && choices.percent(1);
		return choices.oneOf(isRare ? this.rare : this.values);
	}

}
