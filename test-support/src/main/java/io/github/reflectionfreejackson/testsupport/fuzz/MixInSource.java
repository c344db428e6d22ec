package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.Map;

/**
 * Prints a mix-in for a class.
 */
final class MixInSource {

	private final Choices choices;

	private final PropertyAnnotations annotations;

	private final ClassAnnotations classAnnotations;

	MixInSource(Choices choices, TypeChoices types) {
		this.choices = choices;
		this.annotations = new PropertyAnnotations(choices, types.known());
		this.classAnnotations = new ClassAnnotations(choices, types.known());
	}

	/**
	 * Print a mix-in.
	 * @param name its name
	 * @param target the class that it annotates
	 */
	String print(String name, NamedType target) {
		StringBuilder methods = new StringBuilder();
		for (Map.Entry<String, FuzzType> getter : target.getters().entrySet()) {
			if (this.choices.percent(50)) {
				methods.append(this.choices.part("\t" + this.annotations.print(getter.getValue(), 250)
						+ "abstract Object " + getter.getKey() + "();\n"));
			}
		}
		StringBuilder fields = new StringBuilder();
		for (String field : PropertyNames.POOL.subList(0, 4)) {
			String annotated = this.annotations.print(LeafTypes.STRING, 100);
			if (!annotated.isEmpty() && this.choices.percent(50)) {
				fields.append(this.choices.part("\t" + annotated + "Object " + field + ";\n"));
			}
		}
		return this.classAnnotations.print(target, 150) + "abstract class " + name + " {\n" + fields + methods + "}\n";
	}

}
