package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * Prints a record.
 */
final class RecordSource {

	private final Choices choices;

	private final TypeChoices types;

	private final PropertyAnnotations annotations;

	private final ClassAnnotations classAnnotations;

	RecordSource(Choices choices, TypeChoices types) {
		this.choices = choices;
		this.types = types;
		this.annotations = new PropertyAnnotations(choices, types.known());
		this.classAnnotations = new ClassAnnotations(choices, types.known());
	}

	/**
	 * Print a record.
	 * @param self the record, whose samples are added
	 * @param modifiers the modifiers before {@code record}
	 * @param parents what it implements
	 */
	String print(NamedType self, String modifiers, Parents parents) {
		BeanBody body = new BeanBody();
		parents.inherit(self, body, this.choices);
		List<String> components = new ArrayList<>();
		List<String> first = new ArrayList<>();
		List<String> second = new ArrayList<>();
		List<String> defaults = new ArrayList<>();
		PropertyNames names = new PropertyNames(this.choices);
		int count = this.choices.below(this.choices.percent(8) ? 20 : 7);
		for (int i = 0; i < count; i++) {
			String name = names.next();
			while (!body.take(name)) {
				name = names.next();
			}
			FuzzType type = this.types.any(self.isGeneric() ? "T" : null);
			self.addWeight(type.weight());
			boolean kept = this.choices.keep();
			String component = this.annotations.print(type, 100) + type.source() + " " + name;
			String accessor = accessor(name, type);
			String firstValue = type.castValue(this.choices);
			String secondValue = type.castValue(this.choices);
			if (kept) {
				components.add(component);
				body.method(accessor);
				first.add(firstValue);
				second.add(secondValue);
				defaults.add(PropertySource.withoutArgument(secondValue));
			}
		}
		more(self, body);
		if (!components.isEmpty() && this.choices.percent(20)) {
			body.method("\tpublic " + self.name() + "() { this(" + String.join(", ", defaults) + "); }\n");
		}
		String annotated = this.classAnnotations.print(self, 100);
		return annotated + modifiers + " record " + self.name() + (self.isGeneric() ? "<T>" : "") + "("
				+ String.join(", ", components) + ")" + parents.implemented() + " {\n" + body.members()
				+ sample(self, 1, first) + sample(self, 2, second) + "\t@Override public String toString() { return \""
				+ self.name() + "\"; }\n}\n";
	}

	private String accessor(String name, FuzzType type) {
		if (!this.choices.percent(8)) {
			return "";
		}
		return "\t" + this.annotations.print(type, 200) + "public " + type.source() + " " + name + "() { return this."
				+ name + "; }\n";
	}

	/**
	 * A record may have getters that are no components.
	 */
	private void more(NamedType self, BeanBody body) {
		if (this.choices.percent(25)) {
			FuzzType type = this.types.any(null);
			String value = type.value(this.choices);
			String annotated = this.annotations.print(type, 100);
			if (body.take("getMore()") && this.choices.keep()) {
				body.method("\t" + annotated + "public " + type.source() + " getMore() { return " + value + "; }\n");
			}
		}
		self.getters().clear();
	}

	private static String sample(NamedType self, int sample, List<String> values) {
		self.samples()
			.add(self.name() + "." + (self.isGeneric() ? "<%1$s>" : "") + "sample" + self.name() + sample + "("
					+ (self.isGeneric() ? "%2$s" : "") + ")");
		String type = self.name() + (self.isGeneric() ? "<T>" : "");
		return "\tpublic static " + (self.isGeneric() ? "<T> " : "") + type + " sample" + self.name() + sample + "("
				+ (self.isGeneric() ? "T argument" : "") + ") { return new " + type + "(" + String.join(", ", values)
				+ "); }\n";
	}

}
