package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * A type which holds values of another.
 *
 * @param source the type as source
 * @param trait what it is
 * @param element the type of what it holds
 * @param prefix how expressions of its values begin
 * @param suffix how they end
 * @param most how many elements it holds at most
 * @param keys expressions of keys, or an empty list if there are none
 */
record ContainerType(String source, Trait trait, FuzzType element, String prefix, String suffix, int most,
		List<String> keys) implements FuzzType {

	@Override
	public int weight() {
		return this.most * this.element.weight();
	}

	@Override
	public String value(Choices choices) {
		if (choices.percent(10)) {
			return "null";
		}
		int size = (this.most == 1) ? 1 : choices.below(this.most + 1);
		List<String> elements = new ArrayList<>();
		for (int i = 0; i < size; i++) {
			String value = choices.percent(8) ? "(" + this.element.boxed() + ") null" : this.element.castValue(choices);
			elements.add((this.keys.isEmpty() ? "" : this.keys.get(i) + ", ") + value);
		}
		return this.prefix + String.join(", ", elements) + this.suffix;
	}

}
