package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * What a class extends and implements.
 *
 * @param superclass the superclass with its type argument, or {@code null}
 * @param interfaces the interfaces
 */
record Parents(@Nullable BeanType superclass, List<NamedType> interfaces) {

	static final Parents NONE = new Parents(null, List.of());

	/**
	 * Return the clauses of a class.
	 */
	String heritage() {
		String clauses = (this.superclass != null) ? " extends " + this.superclass.source() : "";
		return clauses + implemented();
	}

	/**
	 * Return the clause of a class or record about interfaces.
	 */
	String implemented() {
		if (this.interfaces.isEmpty()) {
			return "";
		}
		return " implements " + String.join(", ", this.interfaces.stream().map(NamedType::name).toList());
	}

	/**
	 * Implement what has to be, and note which getters there are.
	 */
	void inherit(NamedType self, BeanBody body, Choices choices) {
		if (this.superclass != null) {
			self.getters().putAll(this.superclass.type().getters());
			self.addWeight(this.superclass.weight());
			self.setThrowable(this.superclass.type().isThrowable());
		}
		for (NamedType implemented : this.interfaces) {
			for (Map.Entry<String, FuzzType> getter : implemented.getters().entrySet()) {
				FuzzType inherited = self.getters().get(getter.getKey());
				if (body.take(getter.getKey() + "()")
						&& (inherited == null || inherited.source().equals(getter.getValue().source()))) {
					body.method("\tpublic " + getter.getValue().source() + " " + getter.getKey() + "() { return "
							+ getter.getValue().value(choices) + "; }\n");
				}
				self.getters().put(getter.getKey(), getter.getValue());
			}
		}
	}

	/**
	 * Return the statement that fills the properties of the superclass.
	 */
	String fill(int sample, Choices choices) {
		if (this.superclass == null) {
			return "";
		}
		FuzzType argument = this.superclass.argument();
		return choices.part("\t\t" + this.superclass.type().name() + ".fill" + this.superclass.type().name() + sample
				+ "(it" + ((argument != null) ? ", " + argument.castValue(choices) : "") + ");\n");
	}

}
