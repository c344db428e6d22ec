package io.github.reflectionfreejackson.testsupport.fuzz;

import org.jspecify.annotations.Nullable;

/**
 * Prints the fields and methods of one property of a class.
 */
final class PropertySource {

	private final Choices choices;

	private final PropertyAnnotations annotations;

	private final NamedType owner;

	PropertySource(Choices choices, PropertyAnnotations annotations, NamedType owner) {
		this.choices = choices;
		this.annotations = annotations;
		this.owner = owner;
	}

	/**
	 * Print a property of the kind that chance picks.
	 */
	void print(String name, FuzzType type, BeanBody body) {
		int kind = this.choices.below(100);
		if (kind < 45) {
			boolean assignable = field("private", name, type, (kind < 20) ? 30 : 0, body);
			getter("public", name, type, "return this." + name + ";", body);
			if (kind < 25) {
				setter(name, type, assignable, body);
			}
		}
		else if (kind < 70) {
			field(this.choices.oneOf("public", "public", "protected", "", "private"), name, type, 100, body);
		}
		else if (kind < 80) {
			boolean assignable = field(access(), name, type, 50, body);
			getter(access(), name, type, "return this." + name + ";", body);
			if (kind < 75) {
				setter(name, type, assignable, body);
			}
		}
		else if (kind < 88) {
			getter(this.choices.percent(80) ? "public" : access(), name, type, computed(type), body);
		}
		else if (kind < 94) {
			renamed(name, type, body);
		}
		else {
			String marker = this.choices.oneOf("@JsonProperty", "@JsonInclude", "@JsonFormat");
			body.field("\t" + marker + " private " + type.source() + " " + name + ";\n");
			fill(name, type, body);
		}
	}

	private String access() {
		return this.choices.oneOf("public", "protected", "", "private");
	}

	/**
	 * Print a field, and return whether it can be assigned.
	 */
	private boolean field(String access, String name, FuzzType type, int annotated, BeanBody body) {
		String more = this.choices.percent(88) ? "" : this.choices.oneOf("final ", "final ", "transient ", "volatile ",
				this.owner.isGeneric() ? "" : "static ");
		String initializer = (more.equals("final ") || this.choices.percent(35))
				? " = " + withoutArgument(type.value(this.choices)) : "";
		body.field("\t" + this.annotations.print(type, annotated) + access + " " + more + type.source() + " " + name
				+ initializer + ";\n");
		if (!more.equals("final ")) {
			fill(name, type, body);
			body.assignable(name, type);
		}
		return !more.equals("final ");
	}

	private void fill(String name, FuzzType type, BeanBody body) {
		body.fill(fillOf(name, type), fillOf(name, type));
	}

	private String fillOf(String name, FuzzType type) {
		return this.choices.part("\t\tit." + name + " = " + type.value(this.choices) + ";\n");
	}

	private void getter(String access, String name, FuzzType type, String body, BeanBody bean) {
		boolean flag = type.source().equals("boolean") || (type.boxed().equals("Boolean") && this.choices.percent(30));
		String method = ((flag && this.choices.percent(70)) ? "is" : "get") + PropertyNames.capitalized(name);
		FuzzType inherited = this.owner.getters().get(method);
		if (!bean.take(method + "()") || (inherited != null && !inherited.source().equals(type.source()))) {
			return;
		}
		this.owner.getters().put(method, type);
		String thrown = (inherited == null && this.choices.percent(4))
				? this.choices.oneOf(" throws Exception", " throws java.io.IOException", " throws Throwable") : "";
		bean.method("\t" + this.annotations.print(type, 100) + ((inherited != null) ? "public" : access) + " "
				+ type.source() + " " + method + "()" + thrown + " { " + body + " }\n");
	}

	private void setter(String name, FuzzType type, boolean assignable, BeanBody body) {
		String method = this.choices.oneOf("set", "set", "set", "set", "with", "put") + PropertyNames.capitalized(name);
		if (!body.take(method + "()") || this.owner.getters().get("get" + PropertyNames.capitalized(name)) != type) {
			return;
		}
		String statement = assignable ? "this." + name + " = value; " : "";
		if (this.choices.percent(4)) {
			statement = this.choices
				.part("if (true) throw Values.<RuntimeException>fail(" + this.choices.below(6) + "); ", statement);
		}
		boolean chained = this.choices.percent(10);
		String access = this.choices.percent(80) ? "public" : access();
		String marker = method.startsWith("set") ? "" : this.choices.oneOf("@JsonSetter ",
				"@JsonProperty(\"" + name + "\") ", "@JsonSetter(\"" + name + "\") ");
		String annotated = this.annotations.print(type, 40);
		boolean marked = annotated.contains("@JsonProperty") || annotated.contains("@JsonSetter");
		body.method("\t" + (marked ? "" : marker) + annotated + access + " " + (chained ? "Object " : "void ") + method
				+ "(" + type.source() + " value) { " + statement + (chained ? "return this; " : "") + "}\n");
		if (this.choices.percent(6)) {
			String other = this.choices.oneOf("String", "int", "Object", "long");
			String text = "\t" + this.choices.oneOf("", "", "@JsonSetter ", "@JsonIgnore ") + "public void " + method
					+ "(" + other + " value) { }\n";
			if (!type.source().equals(other) && !type.source().equals("T")) {
				body.method(this.choices.part(text));
			}
		}
	}

	private void renamed(String name, FuzzType type, BeanBody body) {
		String method = this.choices.oneOf("fetch", "get", "to") + PropertyNames.capitalized(name);
		if (this.owner.getters().containsKey(method) || !body.take(method + "()")) {
			return;
		}
		this.owner.getters().put(method, type);
		String marker = this.choices.oneOf("@JsonGetter(\"" + this.choices.oneOf(PropertyNames.POOL) + "\")",
				"@JsonGetter", "@JsonProperty(\"" + name + "\")", "@JsonProperty");
		body.method("\t" + marker + " " + access() + " " + type.source() + " " + method + "() { " + computed(type)
				+ " }\n");
	}

	private String computed(FuzzType type) {
		String value = withoutArgument(type.value(this.choices));
		if (this.choices.percent(4)) {
			return this.choices.part("throw Values.<RuntimeException>fail(" + this.choices.below(6) + ");",
					"return " + value + ";");
		}
		return "return " + value + ";";
	}

	/**
	 * Outside samples there is no value of the type that a type variable stands for.
	 */
	static String withoutArgument(@Nullable String value) {
		return (value == null || value.contains("argument")) ? "null" : value;
	}

}
