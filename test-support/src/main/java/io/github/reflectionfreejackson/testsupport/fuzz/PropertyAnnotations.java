package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * Puts annotations on the members of a property.
 */
final class PropertyAnnotations {

	private final Choices choices;

	private final AnnotationTexts texts;

	private final List<AnnotationRule<FuzzType>> rules;

	PropertyAnnotations(Choices choices, List<NamedType> known) {
		this.choices = choices;
		this.texts = new AnnotationTexts(choices, known);
		this.rules = rules();
	}

	/**
	 * Print annotations for a member.
	 * @param share how much of the usual number, in percent
	 */
	String print(FuzzType type, int share) {
		StringBuilder annotations = new StringBuilder();
		for (AnnotationRule<FuzzType> rule : this.rules) {
			if (rule.fits(type.trait()) && this.choices.perMille(rule.perMille() * share / 100)) {
				annotations.append(this.choices.part(rule.print().apply(type) + " "));
			}
		}
		return annotations.toString();
	}

	private List<AnnotationRule<FuzzType>> rules() {
		return List.of(AnnotationRule.on(120, (type) -> property()),
				AnnotationRule.on(25, (type) -> this.choices.oneOf("@JsonIgnore", "@JsonIgnore(false)")),
				AnnotationRule.on(90, (type) -> this.texts.include()),
				AnnotationRule.except(60, (type) -> this.texts.format(), Trait.DATE),
				AnnotationRule.on(150, (type) -> this.texts.format(), Trait.DATE),
				AnnotationRule.on(160, (type) -> unwrapped(), Trait.BEAN),
				AnnotationRule.on(3, (type) -> unwrapped(), Trait.TEXT, Trait.CONTAINER, Trait.MAP),
				AnnotationRule.on(80, (type) -> this.texts.typeInfo(), Trait.BEAN, Trait.ANY, Trait.CONTAINER),
				AnnotationRule.on(4, (type) -> this.texts.typeInfo(), Trait.TEXT, Trait.NUMBER),
				AnnotationRule.on(40, (type) -> this.texts.subTypes(), Trait.BEAN, Trait.CONTAINER),
				AnnotationRule.on(35, (type) -> this.texts.view()),
				AnnotationRule.on(20, (type) -> this.texts.filter(), Trait.BEAN, Trait.MAP),
				AnnotationRule.on(20, this::identity, Trait.BEAN),
				AnnotationRule.on(20,
						(type) -> this.choices.oneOf("@JsonIdentityReference(alwaysAsId = true)",
								"@JsonIdentityReference"),
						Trait.BEAN),
				AnnotationRule.on(35, this::serialize), AnnotationRule.on(25, (type) -> "@JsonRawValue", Trait.TEXT),
				AnnotationRule.except(2, (type) -> "@JsonRawValue", Trait.TEXT),
				AnnotationRule.on(50, (type) -> this.texts.ignored(), Trait.BEAN, Trait.MAP, Trait.CONTAINER),
				AnnotationRule.on(20, (type) -> this.texts.included(), Trait.BEAN, Trait.MAP, Trait.CONTAINER),
				AnnotationRule.on(4, (type) -> "@JsonManagedReference", Trait.BEAN, Trait.CONTAINER),
				AnnotationRule.on(4, (type) -> "@JsonBackReference", Trait.BEAN),
				AnnotationRule.on(4, (type) -> "@JsonTypeId", Trait.TEXT),
				AnnotationRule.on(40, (type) -> "@JsonAnyGetter", Trait.MAP),
				AnnotationRule.except(1, (type) -> "@JsonAnyGetter", Trait.MAP),
				AnnotationRule.on(3, (type) -> "@JsonValue"), AnnotationRule.on(3, (type) -> "@JsonKey"),
				AnnotationRule.on(5, (type) -> "@JsonPropertyDescription(\"a \\\"text\\\"\")"),
				AnnotationRule.on(25, (type) -> "@JsonAlias({ \"x\", \"y\" })"),
				AnnotationRule.on(25, (type) -> nulls()), AnnotationRule.on(12, this::deserialize),
				AnnotationRule.on(3, (type) -> "@JacksonInject(\"" + this.choices.oneOf("id", "name") + "\")"),
				AnnotationRule.on(15, (type) -> "@Money"), AnnotationRule.on(12, (type) -> this.texts.note()),
				AnnotationRule.on(25, (type) -> "@JsonMerge" + this.choices.oneOf("", "", "(OptBoolean.FALSE)")),
				AnnotationRule.on(12, (type) -> "@Deprecated"));
	}

	private String property() {
		return switch (this.choices.below(9)) {
			case 0, 1 -> "@JsonProperty";
			case 2, 3 -> "@JsonProperty(\"" + this.choices.oneOf(PropertyNames.POOL) + "\")";
			case 4 -> "@JsonProperty(\""
					+ this.choices.oneOf("q\\\"uote", "new\\nline", "\\ud83d\\ude00", "a.b", "@type") + "\")";
			case 5 -> "@JsonProperty(index = " + this.choices.below(5) + ")";
			case 6 -> "@JsonProperty(access = JsonProperty.Access."
					+ this.choices.oneOf("READ_ONLY", "WRITE_ONLY", "READ_WRITE", "AUTO") + ")";
			case 7 ->
				"@JsonProperty(value = \"" + this.choices.oneOf(PropertyNames.POOL) + "\", required = true, index = 2)";
			default -> "@JsonProperty(" + this.choices.oneOf("required = true", "defaultValue = \"d\\\"\"",
					"namespace = \"ns\"", "isRequired = com.fasterxml.jackson.annotation.OptBoolean.FALSE") + ")";
		};
	}

	private String unwrapped() {
		return this.choices.oneOf("@JsonUnwrapped", "@JsonUnwrapped(prefix = \"p.\")",
				"@JsonUnwrapped(prefix = \"a\", suffix = \"\\\"z\")", "@JsonUnwrapped(enabled = false)");
	}

	private String nulls() {
		String nulls = "nulls = Nulls." + this.choices.oneOf("SKIP", "SKIP", "FAIL", "AS_EMPTY", "SET", "DEFAULT");
		return "@JsonSetter(" + this.choices.oneOf(nulls, nulls, "contentN" + nulls.substring(1)) + ")";
	}

	private String deserialize(FuzzType type) {
		return switch (type.trait()) {
			case CONTAINER, MAP -> "@JsonDeserialize(" + this.choices.oneOf("contentUsing = Handlers.Echo.class",
					"contentAs = Point.class", "contentConverter = Handlers.ToText.class") + ")";
			default -> "@JsonDeserialize(" + this.choices.oneOf("using = Handlers.Echo.class",
					"using = Handlers.Echo.class", "converter = Handlers.ToText.class") + ")";
		};
	}

	private String identity(FuzzType type) {
		return (type instanceof BeanType bean) ? this.texts.identity(bean.type()) : "";
	}

	private String serialize(FuzzType type) {
		return switch (type.trait()) {
			case CONTAINER -> "@JsonSerialize(" + this.choices.oneOf("contentUsing = Handlers.Loud.class",
					"contentConverter = Handlers.ToBean.class", "contentAs = Object.class",
					"typing = JsonSerialize.Typing.DYNAMIC", "converter = Handlers.ToList.class") + ")";
			case MAP -> "@JsonSerialize(" + this.choices.oneOf("keyUsing = Handlers.LoudKey.class",
					"contentUsing = Handlers.Loud.class", "contentConverter = Handlers.ToText.class",
					"contentAs = Object.class", "keyAs = Object.class") + ")";
			default -> "@JsonSerialize(" + this.choices.oneOf("using = Handlers.Loud.class",
					"using = ToStringSerializer.class", "nullsUsing = Handlers.Loud.class",
					"converter = Handlers.ToText.class", "converter = Handlers.ToBean.class",
					"converter = Handlers.ToMap.class", "converter = Handlers.ToList.class", "as = Object.class",
					"typing = JsonSerialize.Typing.STATIC", "typing = JsonSerialize.Typing.DYNAMIC") + ")";
		};
	}

}
