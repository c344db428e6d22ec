package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * Puts annotations on classes.
 */
final class ClassAnnotations {

	private final Choices choices;

	private final AnnotationTexts texts;

	private final List<AnnotationRule<String>> rules;

	ClassAnnotations(Choices choices, List<NamedType> known) {
		this.choices = choices;
		this.texts = new AnnotationTexts(choices, known);
		this.rules = rules();
	}

	/**
	 * Print annotations for a class.
	 * @param name the name of the class
	 * @param share how much of the usual number, in percent
	 */
	String print(String name, int share) {
		StringBuilder annotations = new StringBuilder();
		for (AnnotationRule<String> rule : this.rules) {
			if (this.choices.perMille(rule.perMille() * share / 100)) {
				annotations.append(this.choices.part(rule.print().apply(name) + "\n"));
			}
		}
		return annotations.toString();
	}

	private List<AnnotationRule<String>> rules() {
		return List.of(AnnotationRule.on(90, (name) -> order()), AnnotationRule.on(80, (name) -> autoDetect()),
				AnnotationRule.on(120, (name) -> this.texts.include()), AnnotationRule.on(60, (name) -> naming()),
				AnnotationRule.on(80, (name) -> this.texts.typeInfo()),
				AnnotationRule.on(40, (name) -> this.texts.subTypes()),
				AnnotationRule.on(30, (name) -> "@JsonTypeName(\"the " + name + "\")"),
				AnnotationRule.on(50, (name) -> this.texts.ignored()),
				AnnotationRule.on(20, (name) -> this.texts.included()),
				AnnotationRule.on(5, (name) -> "@JsonIgnoreType"),
				AnnotationRule.on(20, (name) -> "@JsonRootName(\"" + this.choices.oneOf("", "root", "r\\\"") + "\")"),
				AnnotationRule.on(25, (name) -> this.texts.filter()),
				AnnotationRule.on(20, (name) -> this.texts.view()),
				AnnotationRule.on(40, (name) -> this.texts.identity()), AnnotationRule.on(25, (name) -> serialize()),
				AnnotationRule.on(35, (name) -> format()), AnnotationRule.on(20, (name) -> append()),
				AnnotationRule.on(5, (name) -> "@JsonClassDescription(\"described\")"),
				AnnotationRule.on(10, (name) -> "@Money"), AnnotationRule.on(10, (name) -> "@Deprecated"));
	}

	private String order() {
		return this.choices.oneOf("@JsonPropertyOrder(alphabetic = true)",
				"@JsonPropertyOrder({ \"name\", \"x1\", \"id\" })",
				"@JsonPropertyOrder(value = { \"value\", \"aB\" }, alphabetic = true)", "@JsonPropertyOrder");
	}

	private String autoDetect() {
		return "@JsonAutoDetect(" + this.choices.oneOf("fieldVisibility", "getterVisibility", "isGetterVisibility")
				+ " = JsonAutoDetect.Visibility." + visibility() + ")";
	}

	private String visibility() {
		return this.choices.oneOf("ANY", "NON_PRIVATE", "PROTECTED_AND_PUBLIC", "PUBLIC_ONLY", "NONE", "DEFAULT");
	}

	private String naming() {
		return "@JsonNaming(" + this.choices.oneOf("PropertyNamingStrategies.SnakeCaseStrategy.class",
				"PropertyNamingStrategies.UpperCamelCaseStrategy.class", "Handlers.Backwards.class",
				"PropertyNamingStrategies.KebabCaseStrategy.class", "PropertyNamingStrategy.class") + ")";
	}

	private String serialize() {
		return "@JsonSerialize(" + this.choices.oneOf("using = Handlers.Loud.class", "using = ToStringSerializer.class",
				"converter = Handlers.ToBean.class", "converter = Handlers.ToMap.class", "as = Object.class",
				"typing = JsonSerialize.Typing.STATIC", "typing = JsonSerialize.Typing.STATIC") + ")";
	}

	private String format() {
		return this.choices.percent(50) ? this.texts.format()
				: "@JsonFormat(shape = JsonFormat.Shape." + this.choices.oneOf("ARRAY", "OBJECT", "POJO") + ")";
	}

	private String append() {
		return "@JsonAppend(attrs = { @JsonAppend.Attr(value = \"extra\"), @JsonAppend.Attr(value = \"none\", "
				+ "include = JsonInclude.Include.NON_NULL) }" + this.choices.oneOf("", ", prepend = true") + ")";
	}

}
