package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * Puts annotations on classes.
 */
final class ClassAnnotations {

	private final Choices choices;

	private final AnnotationTexts texts;

	private final List<AnnotationRule<NamedType>> rules;

	ClassAnnotations(Choices choices, List<NamedType> known) {
		this.choices = choices;
		this.texts = new AnnotationTexts(choices, known);
		this.rules = rules();
	}

	/**
	 * Print annotations for a class.
	 * @param type the class
	 * @param share how much of the usual number, in percent
	 */
	String print(NamedType type, int share) {
		StringBuilder annotations = new StringBuilder();
		for (AnnotationRule<NamedType> rule : this.rules) {
			if (this.choices.perMille(rule.perMille() * share / 100)) {
				annotations.append(this.choices.part(rule.print().apply(type) + "\n"));
			}
		}
		return annotations.toString();
	}

	private List<AnnotationRule<NamedType>> rules() {
		return List.of(AnnotationRule.on(90, (type) -> order()), AnnotationRule.on(80, (type) -> autoDetect()),
				AnnotationRule.on(120, (type) -> this.texts.include()), AnnotationRule.on(60, (type) -> naming()),
				AnnotationRule.on(80, (type) -> this.texts.typeInfo()),
				AnnotationRule.on(40, (type) -> this.texts.subTypes()),
				AnnotationRule.on(30, (type) -> "@JsonTypeName(\"the " + type.name() + "\")"),
				AnnotationRule.on(50, (type) -> this.texts.ignored()),
				AnnotationRule.on(20, (type) -> this.texts.included()),
				AnnotationRule.on(5, (type) -> "@JsonIgnoreType"),
				AnnotationRule.on(20, (type) -> "@JsonRootName(\"" + this.choices.oneOf("", "root", "r\\\"") + "\")"),
				AnnotationRule.on(25, (type) -> this.texts.filter()),
				AnnotationRule.on(20, (type) -> this.texts.view()),
				AnnotationRule.on(40, (type) -> this.texts.identity(type)),
				AnnotationRule.on(25, (type) -> serialize()), AnnotationRule.on(35, (type) -> format()),
				AnnotationRule.on(20, (type) -> append()),
				AnnotationRule.on(5, (type) -> "@JsonClassDescription(\"described\")"),
				AnnotationRule.on(10, (type) -> "@Money"), AnnotationRule.on(10, (type) -> "@Deprecated"));
	}

	private String order() {
		return this.choices.oneOf("@JsonPropertyOrder(alphabetic = true)",
				"@JsonPropertyOrder({ \"name\", \"x1\", \"id\" })",
				"@JsonPropertyOrder(value = { \"value\", \"aB\" }, alphabetic = true)", "@JsonPropertyOrder");
	}

	private String autoDetect() {
		return "@JsonAutoDetect(" + this.choices.oneOf("fieldVisibility", "getterVisibility", "isGetterVisibility",
				"setterVisibility", "creatorVisibility") + " = JsonAutoDetect.Visibility." + visibility() + ")";
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
		if (this.choices.percent(40)) {
			return "@JsonAppend(props = @JsonAppend.Prop(value = Handlers.Virtual.class, name = \"virtual\", "
					+ "type = String.class))";
		}
		return "@JsonAppend(attrs = { @JsonAppend.Attr(value = \"extra\"), @JsonAppend.Attr(value = \"none\", "
				+ "include = JsonInclude.Include.NON_NULL) }" + this.choices.oneOf("", ", prepend = true") + ")";
	}

}
