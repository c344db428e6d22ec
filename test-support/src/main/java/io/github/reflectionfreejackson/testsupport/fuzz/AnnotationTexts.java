package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * Prints annotations which go on classes as well as on properties.
 */
final class AnnotationTexts {

	private static final String[] INCLUSIONS = { "ALWAYS", "NON_NULL", "NON_ABSENT", "NON_EMPTY", "NON_DEFAULT",
			"USE_DEFAULTS" };

	private final Choices choices;

	private final List<NamedType> known;

	AnnotationTexts(Choices choices, List<NamedType> known) {
		this.choices = choices;
		this.known = known;
	}

	String inclusion() {
		return "JsonInclude.Include." + this.choices.oneOf(INCLUSIONS);
	}

	String include() {
		return switch (this.choices.below(6)) {
			case 0 -> "@JsonInclude(value = " + inclusion() + ", content = " + inclusion() + ")";
			case 1 -> "@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Handlers.LeaveOut.class)";
			case 2 -> "@JsonInclude(content = JsonInclude.Include.CUSTOM, contentFilter = Handlers.LeaveOut.class)";
			default -> "@JsonInclude(" + inclusion() + ")";
		};
	}

	String typeInfo() {
		String use = this.choices.oneOf("CLASS", "MINIMAL_CLASS", "NAME", "NAME", "NAME", "SIMPLE_NAME", "DEDUCTION",
				"NONE");
		String include = this.choices.oneOf("PROPERTY", "PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY",
				"EXTERNAL_PROPERTY", "EXISTING_PROPERTY");
		String property = this.choices.oneOf("", "", ", property = \"name\"", ", property = \"kind\"");
		return "@JsonTypeInfo(use = JsonTypeInfo.Id." + use + ", include = JsonTypeInfo.As." + include + property
				+ this.choices.oneOf("", "", ", visible = true") + ")"
				+ (this.choices.percent(8) ? " @JsonTypeIdResolver(Handlers.Ids.class)" : "");
	}

	String subTypes() {
		List<String> types = new ArrayList<>();
		for (NamedType type : this.known) {
			if (this.choices.percent(50)) {
				types.add("@JsonSubTypes.Type(value = " + type.name() + ".class"
						+ this.choices.oneOf("", ", name = \"" + type.name().toLowerCase(java.util.Locale.ROOT) + "\"")
						+ ")");
			}
		}
		return "@JsonSubTypes({ " + String.join(", ", types) + " })";
	}

	String format() {
		List<String> values = new ArrayList<>();
		if (this.choices.percent(70)) {
			values.add("shape = JsonFormat.Shape." + this.choices.oneOf("STRING", "STRING", "NUMBER", "NUMBER_INT",
					"OBJECT", "POJO", "ARRAY", "BOOLEAN", "ANY", "NATURAL"));
		}
		if (this.choices.percent(25)) {
			values.add("pattern = \"" + this.choices.oneOf("yyyy-MM-dd", "dd.MM.yy HH:mm", "0.00", "HOURS") + "\"");
		}
		if (this.choices.percent(10)) {
			values.add("timezone = \"Europe/Paris\", locale = \"de\"");
		}
		if (this.choices.percent(20)) {
			values.add(this.choices.oneOf("with", "without") + " = JsonFormat.Feature."
					+ this.choices.oneOf("WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED", "WRITE_SORTED_MAP_ENTRIES",
							"WRITE_DATES_WITH_ZONE_ID", "WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS"));
		}
		return "@JsonFormat(" + String.join(", ", values) + ")";
	}

	String view() {
		return "@JsonView(" + this.choices.oneOf("Views.Open.class", "Views.Inner.class", "Views.Other.class",
				"{ Views.Other.class, Views.Inner.class }", "{}") + ")";
	}

	String filter() {
		return "@JsonFilter(\"" + this.choices.oneOf("keep", "leave", "all", "all") + "\")";
	}

	/**
	 * Print how a class is identified, mostly by a property that it has.
	 */
	String identity(NamedType type) {
		List<String> names = type.propertyNames();
		String property = (names.isEmpty() || this.choices.percent(10)) ? "id" : this.choices.oneOf(names);
		return "@JsonIdentityInfo(generator = " + this.choices.oneOf("ObjectIdGenerators.IntSequenceGenerator.class",
				names.isEmpty() ? "ObjectIdGenerators.IntSequenceGenerator.class"
						: "ObjectIdGenerators.PropertyGenerator.class, property = \"" + property + "\"",
				"Handlers.Hundreds.class, property = \"number\"") + ")";
	}

	String ignored() {
		return "@JsonIgnoreProperties(value = " + names()
				+ this.choices.oneOf("", ", allowGetters = true", ", ignoreUnknown = true", ", allowSetters = true")
				+ ")";
	}

	String included() {
		return "@JsonIncludeProperties(" + names() + ")";
	}

	String note() {
		return "@Note(" + this.choices.oneOf("", "\"loud\"", "\"ignored\"", "\"other\"",
				"value = \"q\\\"\", weight = Double.NaN, numbers = {}, types = { int[].class, Views.Open.class }")
				+ ")";
	}

	/**
	 * Return a list of names of properties as source.
	 */
	String names() {
		List<String> names = new ArrayList<>();
		int size = this.choices.below(4);
		for (int i = 0; i < size; i++) {
			names.add("\"" + this.choices.oneOf(PropertyNames.POOL) + "\"");
		}
		return "{ " + String.join(", ", names) + " }";
	}

}
