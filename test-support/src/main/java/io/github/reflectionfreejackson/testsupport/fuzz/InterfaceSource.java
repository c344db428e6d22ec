package io.github.reflectionfreejackson.testsupport.fuzz;

/**
 * Prints an interface with getters.
 */
final class InterfaceSource {

	private final Choices choices;

	private final PropertyAnnotations annotations;

	private final ClassAnnotations classAnnotations;

	InterfaceSource(Choices choices, TypeChoices types) {
		this.choices = choices;
		this.annotations = new PropertyAnnotations(choices, types.known());
		this.classAnnotations = new ClassAnnotations(choices, types.known());
	}

	/**
	 * Print an interface.
	 * @param self the interface, whose getters are noted
	 * @param modifiers the modifiers before {@code interface}
	 */
	String print(NamedType self, String modifiers) {
		StringBuilder methods = new StringBuilder();
		PropertyNames names = new PropertyNames(this.choices);
		int count = 1 + this.choices.below(3);
		for (int i = 0; i < count; i++) {
			FuzzType type = LeafTypes.any(this.choices);
			String method = "get" + PropertyNames.capitalized(names.next());
			String annotated = this.annotations.print(type, 80);
			boolean implemented = this.choices.percent(35);
			String body = implemented ? "{ return " + type.value(this.choices) + "; }" : ";";
			if (self.getters().containsKey(method) || !this.choices.keep()) {
				continue;
			}
			self.getters().put(method, type);
			methods.append("\t" + annotated + (implemented ? "default " : "") + type.source() + " " + method + "()"
					+ body + "\n");
		}
		return this.classAnnotations.print(self, 70) + modifiers + " interface " + self.name() + " {\n" + methods
				+ "}\n";
	}

}
