package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Prints a class with properties.
 */
final class BeanSource {

	private static final List<String> FOREIGN = List.of("extends ArrayList<String>",
			"extends LinkedHashMap<String, Object>", "extends RuntimeException", "extends Outside",
			"extends Holder<String>", "extends Holder<List<Integer>>", "implements Keyed<Locale>",
			"implements Iterable<String>", "implements Comparable<String>", "implements java.io.Serializable",
			"implements CharSequence", "implements Map.Entry<String, Integer>");

	private final Choices choices;

	private final TypeChoices types;

	private final PropertyAnnotations annotations;

	private final ClassAnnotations classAnnotations;

	BeanSource(Choices choices, TypeChoices types) {
		this.choices = choices;
		this.types = types;
		this.annotations = new PropertyAnnotations(choices, types.known());
		this.classAnnotations = new ClassAnnotations(choices, types.known());
	}

	/**
	 * Print a class.
	 * @param self the class, whose samples are added
	 * @param modifiers the modifiers before {@code class}
	 * @param creation how to call its default constructor from anywhere
	 * @param parents what it extends and implements
	 */
	String print(NamedType self, String modifiers, String creation, Parents parents) {
		BeanBody body = new BeanBody();
		String variable = self.isGeneric() ? "T" : null;
		String heritage = parents.heritage();
		String foreign = "";
		if (heritage.isEmpty() && !self.isGeneric() && this.choices.percent(15)) {
			foreign = this.choices.oneOf(FOREIGN);
			heritage = " " + foreign;
			foreign(foreign, self, body);
		}
		parents.inherit(self, body, this.choices);
		properties(self, variable, body);
		CreatorSource creators = new CreatorSource(this.choices);
		if (!foreign.contains("RuntimeException")) {
			creators.creators(self, modifiers.contains("abstract"), body);
		}
		creators.anySetter(body);
		if (this.choices.percent(3)) {
			body.method(this.choices.part(itself(self)));
		}
		String annotated = this.classAnnotations.print(self, 100);
		return annotated + modifiers + " class " + self.name() + (self.isGeneric() ? "<T>" : "") + heritage + " {\n"
				+ body.members() + samples(self, modifiers.contains("abstract"), creation, parents, body)
				+ (foreign.contains("CharSequence") ? "" : text(self)) + "}\n";
	}

	private void properties(NamedType self, @Nullable String variable, BeanBody body) {
		PropertyNames names = new PropertyNames(this.choices);
		int count = 1 + this.choices.below(this.choices.percent(12) ? 25 : 7);
		for (int i = 0; i < count; i++) {
			String name = names.next();
			while (!body.take(name)) {
				name = names.next();
			}
			FuzzType type = this.types.any(variable);
			self.addWeight(type.weight());
			BeanBody property = body.part();
			boolean kept = this.choices.keep();
			new PropertySource(this.choices, this.annotations, self).print(name, type, property);
			if (kept) {
				property.addTo(body);
			}
		}
	}

	/**
	 * A cycle.
	 */
	private String itself(NamedType self) {
		String type = self.name() + (self.isGeneric() ? "<T>" : "");
		return "\t" + this.choices.oneOf("", "", "@JsonIgnoreProperties(\"itself\") ", "@JsonIdentityReference ")
				+ this.choices.oneOf("public " + type + " getItself() { return this; }\n",
						"public Object getItself() { return this; }\n",
						"public List<" + type + "> getItself() { return List.of(this); }\n");
	}

	private String samples(NamedType self, boolean isAbstract, String creation, Parents parents, BeanBody body) {
		String type = self.name() + (self.isGeneric() ? "<T>" : "");
		String variable = self.isGeneric() ? "<T> " : "";
		String parameter = self.isGeneric() ? "T argument" : "";
		StringBuilder text = new StringBuilder();
		for (int sample = 1; sample <= 2; sample++) {
			text.append("\tpublic static " + variable + "void fill" + self.name() + sample + "(" + type + " it"
					+ (self.isGeneric() ? ", " + parameter : "") + ") {\n" + parents.fill(sample, this.choices)
					+ body.fillOf(sample) + "\t}\n");
			if (!isAbstract) {
				text.append("\tpublic static " + variable + type + " sample" + self.name() + sample + "(" + parameter
						+ ") {\n\t\t" + type + " it = " + creation + (self.isGeneric() ? "<T>" : "") + "();\n\t\tfill"
						+ self.name() + sample + "(it" + (self.isGeneric() ? ", argument" : "")
						+ ");\n\t\treturn it;\n\t}\n");
				self.samples()
					.add(self.name() + "." + (self.isGeneric() ? "<%1$s>" : "") + "sample" + self.name() + sample + "("
							+ (self.isGeneric() ? "%2$s" : "") + ")");
			}
		}
		return text.toString();
	}

	private static String text(NamedType self) {
		return "\t@Override public String toString() { return \"" + self.name() + "\"; }\n";
	}

	private void foreign(String foreign, NamedType self, BeanBody body) {
		List<String> fills = new ArrayList<>();
		switch (foreign) {
			case "extends ArrayList<String>" -> fills.add("\t\tit.add(\"element\");\n");
			case "extends LinkedHashMap<String, Object>" -> fills.add("\t\tit.put(\"key\", 1);\n");
			case "extends RuntimeException" -> {
				self.setThrowable(true);
				body.method("\tpublic " + self.name() + "() { super(\"message\", null, false, false); }\n");
			}
			case "extends Holder<String>" -> {
				fills.add("\t\tit.setHeld(\"held\");\n");
				body.method(this.choices.part("\t@Override public String getHeld() { return \"own\"; }\n"));
			}
			case "implements Keyed<Locale>" ->
				body.method("\t@Override public Locale getKeyed() { return Locale.ROOT; }\n");
			case "implements Iterable<String>" ->
				body.method("\tpublic Iterator<String> iterator() { return List.of(\"a\").iterator(); }\n");
			case "implements Comparable<String>" -> body.method("\tpublic int compareTo(String other) { return 0; }\n");
			case "implements CharSequence" -> body
				.method("\tpublic int length() { return 2; }\n" + "\tpublic char charAt(int index) { return 'c'; }\n"
						+ "\tpublic CharSequence subSequence(int start, int end) { return this; }\n"
						+ "\tpublic String toString() { return \"cc\"; }\n");
			case "implements Map.Entry<String, Integer>" -> {
				body.method("\tpublic String getKey() { return \"k\"; }\n\tpublic Integer getValue() { return 1; }\n"
						+ "\tpublic Integer setValue(Integer value) { return value; }\n");
				body.take("value");
				self.getters().put("getValue", new VariableType("Integer "));
			}
			default -> {
			}
		}
		fills.forEach((fill) -> body.fill(fill, fill));
	}

}
