package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Prints what a class has for reading as a whole: constructors and factory methods that
 * create its instances, and what takes properties that it does not know.
 */
final class CreatorSource {

	private final Choices choices;

	CreatorSource(Choices choices) {
		this.choices = choices;
	}

	/**
	 * Print creators beside the default constructor.
	 */
	void creators(NamedType self, boolean isAbstract, BeanBody body) {
		if (this.choices.percent(70)) {
			return;
		}
		String access = this.choices.percent(75) ? "public " : this.choices.oneOf("protected ", "", "private ");
		String text = switch (this.choices.below(7)) {
			case 0, 1, 2 -> ofProperties(self, access, body);
			case 3 -> (isAbstract || self.isGeneric()) ? ofProperties(self, access, body) : factory(self, access, body);
			case 4 -> access + self.name() + "(" + this.choices.oneOf("String", "int", "long", "double", "boolean")
					+ " value) { }\n";
			case 5 -> "@JsonCreator"
					+ this.choices.oneOf("", "(mode = JsonCreator.Mode.DELEGATING)",
							"(mode = JsonCreator.Mode.DELEGATING)", "(mode = JsonCreator.Mode.PROPERTIES)",
							"(mode = JsonCreator.Mode.DISABLED)")
					+ " " + access + self.name() + "("
					+ this.choices.oneOf("String", "Map<String, Object>", "List<Integer>", "Point", "int")
					+ " value) { " + failing() + "}\n";
			default -> "@ConstructorProperties({ " + this.choices.oneOf("\"id\"", "\"name\"") + " }) " + access
					+ self.name() + "(Object value) { }\n";
		};
		if (this.choices.keep()) {
			body.method("\tpublic " + self.name() + "() { }\n\t" + text);
		}
	}

	private String ofProperties(NamedType self, String access, BeanBody body) {
		List<String> parameters = new ArrayList<>();
		StringBuilder statements = new StringBuilder();
		parameters(body, parameters, statements, "this.");
		String marker = this.choices.oneOf("@JsonCreator ", "@JsonCreator ",
				"@JsonCreator(mode = JsonCreator.Mode.PROPERTIES) ", "");
		return parameters.isEmpty() ? "" : marker + access + self.name() + "(" + String.join(", ", parameters) + ") { "
				+ failing() + statements + "}\n";
	}

	private String factory(NamedType self, String access, BeanBody body) {
		List<String> parameters = new ArrayList<>();
		StringBuilder statements = new StringBuilder();
		parameters(body, parameters, statements, "it.");
		return "@JsonCreator " + access + "static " + self.name() + " of(" + String.join(", ", parameters) + ") { "
				+ failing() + self.name() + " it = new " + self.name() + "(); " + statements + "return it; }\n";
	}

	private void parameters(BeanBody body, List<String> parameters, StringBuilder statements, String prefix) {
		boolean named = this.choices.percent(85);
		for (Map.Entry<String, FuzzType> field : body.assignable().entrySet()) {
			if (this.choices.percent(60)) {
				String name = field.getKey();
				String marker = this.choices.oneOf("", "", "", ", required = true");
				String property = this.choices.percent(6) ? "@JacksonInject(\"name\") "
						: "@JsonProperty(value = \"" + name + "\"" + marker + ") ";
				String more = this.choices.percent(15)
						? this.choices.oneOf("@JsonSetter(nulls = Nulls.SKIP) ", "@JsonSetter(nulls = Nulls.FAIL) ",
								"@JsonAlias(\"x\") ", "@JsonDeserialize(using = Handlers.Echo.class) ", "@JsonMerge ",
								"@JsonView(Views.Inner.class) ")
						: "";
				parameters.add((named ? property : "") + more + field.getValue().source() + " " + name);
				statements.append(prefix + name + " = " + name + "; ");
			}
		}
	}

	private String failing() {
		return this.choices.percent(6)
				? this.choices.part("if (true) throw Values.<RuntimeException>fail(" + this.choices.below(6) + "); ")
				: "";
	}

	/**
	 * Print an any-setter.
	 */
	void anySetter(BeanBody body) {
		if (!this.choices.percent(8)) {
			return;
		}
		String text = switch (this.choices.below(8)) {
			case 0, 1, 2 ->
				"@JsonAnySetter public void other(String key, Object value) { this.others.put(key, value); }";
			case 3 -> "@JsonAnySetter void other(" + this.choices.oneOf("Object", "Integer", "String") + " key, "
					+ this.choices.oneOf("int", "String", "Point", "List<String>")
					+ " value) { this.others.put(String.valueOf(key), value); }";
			case 4 -> "@JsonAnySetter private " + this.choices.oneOf("", "final ")
					+ "Map<String, Integer> more = new TreeMap<>();";
			case 5 -> "@JsonAnySetter public Map<String, Object> more;";
			case 6 -> "@JsonAnySetter protected "
					+ this.choices.oneOf("JsonNode", "com.fasterxml.jackson.databind.node.ObjectNode") + " more;";
			default -> "@JsonAnySetter private LinkedHashMap<String, Object> more;";
		};
		if (this.choices.keep() && body.take("others") && body.take("more")) {
			body.field("\tprivate Map<String, Object> others = new LinkedHashMap<>();\n");
			body.method("\t" + text + "\n");
		}
	}

}
