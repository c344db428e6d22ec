package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * Prints an enum.
 */
final class EnumSource {

	private final Choices choices;

	private final ClassAnnotations classAnnotations;

	private final AnnotationTexts texts;

	EnumSource(Choices choices, List<NamedType> known) {
		this.choices = choices;
		this.classAnnotations = new ClassAnnotations(choices, known);
		this.texts = new AnnotationTexts(choices, known);
	}

	/**
	 * Print an enum.
	 * @param self the enum, whose samples are added
	 * @param modifiers the modifiers before {@code enum}
	 */
	String print(NamedType self, String modifiers) {
		String name = self.name();
		String annotated = this.classAnnotations.print(self, 30);
		String format = annotated.contains("@JsonFormat") ? ""
				: this.choices.percent(15) ? this.choices.part(this.texts.format() + "\n") : "";
		String constants = "\t" + (this.choices.percent(20) ? this.choices.part("@JsonProperty(\"first one\") ") : "")
				+ "FIRST, SECOND" + (this.choices.percent(30)
						? this.choices.part(" { public String getMore() { return \"more\"; } }") : "")
				+ ", THIRD;\n";
		String value = this.choices.percent(12)
				? this.choices.part("\t@JsonValue public " + this.choices.oneOf("int code() { return 7; }",
						"String code() { return null; }", "List<String> code() { return List.of(\"a\"); }") + "\n")
				: "";
		String text = this.choices.percent(30)
				? this.choices.part("\t@Override public String toString() { return \"t \" + name(); }\n") : "";
		String member = "\tprivate int number = 5;\n\tpublic int getNumber() { return this.number; }\n";
		self.samples().addAll(List.of(name + ".FIRST", name + ".SECOND", name + ".THIRD"));
		return annotated + format + modifiers + " enum " + name + " {\n" + constants + member + value + text + "}\n";
	}

}
