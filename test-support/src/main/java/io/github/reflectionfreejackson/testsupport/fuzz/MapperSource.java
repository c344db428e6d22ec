package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;

/**
 * Prints statements which configure a mapper.
 */
final class MapperSource {

	private static final String[] MAPPER_FEATURES = { "AUTO_DETECT_FIELDS", "AUTO_DETECT_GETTERS",
			"AUTO_DETECT_IS_GETTERS", "CAN_OVERRIDE_ACCESS_MODIFIERS", "OVERRIDE_PUBLIC_ACCESS_MODIFIERS",
			"DEFAULT_VIEW_INCLUSION", "DEFAULT_VIEW_INCLUSION", "SORT_PROPERTIES_ALPHABETICALLY",
			"SORT_CREATOR_PROPERTIES_FIRST", "SORT_CREATOR_PROPERTIES_BY_DECLARATION_ORDER", "USE_STATIC_TYPING",
			"USE_WRAPPER_NAME_AS_PROPERTY_NAME", "USE_STD_BEAN_NAMING", "ALLOW_EXPLICIT_PROPERTY_RENAMING",
			"REQUIRE_SETTERS_FOR_GETTERS", "PROPAGATE_TRANSIENT_MARKER", "ALLOW_FINAL_FIELDS_AS_MUTATORS",
			"INFER_PROPERTY_MUTATORS", "USE_ANNOTATIONS", "INFER_CREATOR_FROM_CONSTRUCTOR_PROPERTIES",
			"REQUIRE_HANDLERS_FOR_JAVA8_TIMES", "REQUIRE_HANDLERS_FOR_JAVA8_OPTIONALS",
			"ALLOW_IS_GETTERS_FOR_NON_BOOLEAN", "USE_GETTERS_AS_SETTERS", "APPLY_DEFAULT_VALUES", "AUTO_DETECT_SETTERS",
			"AUTO_DETECT_CREATORS", "ACCEPT_CASE_INSENSITIVE_PROPERTIES", "ACCEPT_CASE_INSENSITIVE_PROPERTIES",
			"ACCEPT_CASE_INSENSITIVE_ENUMS", "USE_BASE_TYPE_AS_DEFAULT_IMPL", "ALLOW_COERCION_OF_SCALARS",
			"IGNORE_MERGE_FOR_UNMERGEABLE", "BLOCK_UNSAFE_POLYMORPHIC_BASE_TYPES" };

	private static final String[] DESERIALIZATION_FEATURES = { "USE_BIG_DECIMAL_FOR_FLOATS", "USE_LONG_FOR_INTS",
			"USE_JAVA_ARRAY_FOR_JSON_ARRAY", "FAIL_ON_NULL_FOR_PRIMITIVES", "FAIL_ON_NUMBERS_FOR_ENUMS",
			"FAIL_ON_INVALID_SUBTYPE", "FAIL_ON_READING_DUP_TREE_KEY", "FAIL_ON_IGNORED_PROPERTIES",
			"FAIL_ON_UNRESOLVED_OBJECT_IDS", "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_MISSING_EXTERNAL_TYPE_ID_PROPERTY", "FAIL_ON_TRAILING_TOKENS",
			"FAIL_ON_UNEXPECTED_VIEW_PROPERTIES", "WRAP_EXCEPTIONS", "ACCEPT_SINGLE_VALUE_AS_ARRAY",
			"UNWRAP_SINGLE_VALUE_ARRAYS", "UNWRAP_ROOT_VALUE", "ACCEPT_EMPTY_STRING_AS_NULL_OBJECT",
			"ACCEPT_EMPTY_ARRAY_AS_NULL_OBJECT", "ACCEPT_FLOAT_AS_INT", "READ_UNKNOWN_ENUM_VALUES_AS_NULL",
			"EAGER_DESERIALIZER_FETCH" };

	private static final String[] SERIALIZATION_FEATURES = { "WRAP_ROOT_VALUE", "INDENT_OUTPUT", "FAIL_ON_EMPTY_BEANS",
			"FAIL_ON_EMPTY_BEANS", "FAIL_ON_SELF_REFERENCES", "WRAP_EXCEPTIONS", "FAIL_ON_UNWRAPPED_TYPE_IDENTIFIERS",
			"WRITE_SELF_REFERENCES_AS_NULL", "FLUSH_AFTER_WRITE_VALUE", "WRITE_DATES_AS_TIMESTAMPS",
			"WRITE_DATE_KEYS_AS_TIMESTAMPS", "WRITE_DATES_WITH_ZONE_ID", "WRITE_DATES_WITH_CONTEXT_TIME_ZONE",
			"WRITE_DURATIONS_AS_TIMESTAMPS", "WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS", "WRITE_ENUMS_USING_TO_STRING",
			"WRITE_ENUMS_USING_INDEX", "WRITE_ENUM_KEYS_USING_INDEX", "WRITE_NULL_MAP_VALUES",
			"WRITE_EMPTY_JSON_ARRAYS", "WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED", "WRITE_BIGDECIMAL_AS_PLAIN",
			"WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS", "ORDER_MAP_ENTRIES_BY_KEYS",
			"FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY", "EAGER_SERIALIZER_FETCH", "USE_EQUALITY_FOR_OBJECT_ID" };

	private static final String[] GENERATOR_FEATURES = { "QUOTE_FIELD_NAMES", "QUOTE_NON_NUMERIC_NUMBERS",
			"WRITE_NUMBERS_AS_STRINGS", "WRITE_BIGDECIMAL_AS_PLAIN", "ESCAPE_NON_ASCII", "STRICT_DUPLICATE_DETECTION",
			"IGNORE_UNKNOWN", "USE_FAST_DOUBLE_WRITER", "WRITE_HEX_UPPER_CASE", "ESCAPE_FORWARD_SLASHES",
			"COMBINE_UNICODE_SURROGATES_IN_UTF8", "AUTO_CLOSE_JSON_CONTENT" };

	private final Choices choices;

	private final AnnotationTexts texts;

	private final List<NamedType> known;

	MapperSource(Choices choices, List<NamedType> known) {
		this.choices = choices;
		this.texts = new AnnotationTexts(choices, known);
		this.known = known;
	}

	String print() {
		StringBuilder statements = new StringBuilder();
		String factory = this.choices.percent(4) ? this.choices.part("new CBORFactory()") : "";
		statements.append("\t\tObjectMapper mapper = new ObjectMapper(" + factory + ");\n");
		if (this.choices.percent(75)) {
			add(statements, "mapper.registerModule(new JavaTimeModule())");
		}
		if (this.choices.percent(75)) {
			add(statements, "mapper.registerModule(new Jdk8Module())");
		}
		if (this.choices.percent(30)) {
			add(statements, "mapper.registerModule(new ParameterNamesModule())");
		}
		add(statements, "mapper.setFilterProvider(Mappers.filters())");
		if (this.choices.percent(60)) {
			add(statements, "mapper.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)");
		}
		if (this.choices.percent(40)) {
			add(statements, reading());
		}
		int count = this.choices.percent(25) ? 0 : this.choices.below(6);
		for (int i = 0; i < count; i++) {
			add(statements, statement());
		}
		if (!this.known.isEmpty() && this.choices.percent(10)) {
			add(statements, "mapper.registerSubtypes(new NamedType(" + this.choices.oneOf(this.known).name()
					+ ".class, \"registered\"))");
		}
		return statements.toString();
	}

	/**
	 * Print statements that derive a mapper.
	 */
	String printDerived(String more) {
		StringBuilder statements = new StringBuilder();
		if (!more.isEmpty() || this.choices.percent(25)) {
			add(statements, "mapper = mapper.copy()");
		}
		int count = (statements.isEmpty() || this.choices.percent(50)) ? 0 : 1 + this.choices.below(2);
		for (int i = 0; i < count; i++) {
			add(statements, statement());
		}
		return statements.append(more).append("\t\treturn mapper;\n").toString();
	}

	private void add(StringBuilder statements, String statement) {
		statements.append(this.choices.part("\t\t" + statement + ";\n"));
	}

	private String statement() {
		return switch (this.choices.below(30)) {
			case 0, 1 -> "mapper.setPropertyNamingStrategy(PropertyNamingStrategies." + this.choices.oneOf("SNAKE_CASE",
					"UPPER_CAMEL_CASE", "KEBAB_CASE", "LOWER_DOT_CASE", "UPPER_SNAKE_CASE") + ")";
			case 2 -> "mapper.setPropertyNamingStrategy(new Handlers.Backwards())";
			case 3, 4 -> "mapper.setSerializationInclusion(" + this.texts.inclusion() + ")";
			case 5 -> "mapper.setDefaultPropertyInclusion(JsonInclude.Value.construct(" + this.texts.inclusion() + ", "
					+ this.texts.inclusion() + "))";
			case 6, 7 -> "mapper.setVisibility(PropertyAccessor."
					+ this.choices.oneOf("FIELD", "GETTER", "IS_GETTER", "SETTER", "CREATOR", "ALL")
					+ ", JsonAutoDetect.Visibility."
					+ this.choices.oneOf("ANY", "NON_PRIVATE", "PROTECTED_AND_PUBLIC", "PUBLIC_ONLY", "NONE") + ")";
			case 8, 9, 10, 11 -> "mapper.configure(MapperFeature." + this.choices.oneOf(MAPPER_FEATURES) + ", "
					+ this.choices.percent(50) + ")";
			case 12, 13, 14, 15, 16, 17 -> "mapper.configure(SerializationFeature."
					+ this.choices.oneOf(SERIALIZATION_FEATURES) + ", " + this.choices.percent(50) + ")";
			case 18, 19 -> "mapper.configure(JsonGenerator.Feature." + this.choices.oneOf(GENERATOR_FEATURES) + ", "
					+ this.choices.percent(50) + ")";
			case 20, 21 -> defaultTyping();
			case 22 ->
				"mapper.registerModule(Mappers." + this.choices.oneOf("serializers()", "modifier()", "wrapper()") + ")";
			case 23, 24 -> override();
			case 25 -> "mapper.set" + this.choices.oneOf("DateFormat(new java.text.SimpleDateFormat(\"yy-MM\"))",
					"TimeZone(TimeZone.getTimeZone(\"GMT+5\"))", "Locale(Locale.FRANCE)");
			case 26 ->
				"mapper.getSerializerProvider()." + this.choices.oneOf("setNullKeySerializer(new Handlers.LoudKey())",
						"setNullValueSerializer(new Handlers.Loud())",
						"setDefaultKeySerializer(new Handlers.LoudKey())");
			case 27 -> "mapper.setAnnotationIntrospector(AnnotationIntrospector.pair(new Mappers.NoteIntrospector(), "
					+ "new JacksonAnnotationIntrospector()))";
			case 28 -> "mapper.setAccessorNaming(new DefaultAccessorNamingStrategy.Provider()."
					+ this.choices.oneOf("withGetterPrefix(\"fetch\")", "withIsGetterPrefix(\"get\")",
							"withFirstCharAcceptance(true, false)")
					+ ")";
			default -> this.choices.oneOf("mapper.setDefaultPrettyPrinter(new MinimalPrettyPrinter(\" \"))",
					"mapper.setDefaultVisibility(JsonAutoDetect.Value.construct(JsonAutoDetect.Visibility.NON_PRIVATE, "
							+ "JsonAutoDetect.Visibility.ANY, JsonAutoDetect.Visibility.ANY, "
							+ "JsonAutoDetect.Visibility.ANY, JsonAutoDetect.Visibility.ANY))",
					"mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP))");
		};
	}

	/**
	 * Return a statement about reading only.
	 */
	private String reading() {
		return switch (this.choices.below(9)) {
			case 0 -> "mapper.registerModule(Mappers."
					+ this.choices.oneOf("deserializers()", "readingModifier()", "instantiators()") + ")";
			case 1 -> "mapper.setConfig(mapper.getDeserializationConfig().withView(Views."
					+ this.choices.oneOf("Open", "Inner", "Other") + ".class))";
			case 2 -> "mapper.setDefaultSetterInfo(JsonSetter.Value.for" + this.choices.oneOf("Value", "Content")
					+ "Nulls(Nulls." + this.choices.oneOf("SKIP", "FAIL", "AS_EMPTY") + "))";
			case 3 -> "mapper.setDefaultMergeable(true)";
			case 4 -> "mapper.setInjectableValues(new InjectableValues.Std().addValue(\"id\", 5)"
					+ ".addValue(\"name\", \"injected\"))";
			case 5 -> "mapper.setConstructorDetector(com.fasterxml.jackson.databind.cfg.ConstructorDetector."
					+ this.choices.oneOf("USE_PROPERTIES_BASED", "USE_DELEGATING", "EXPLICIT_ONLY", "DEFAULT") + ")";
			default -> "mapper.configure(DeserializationFeature." + this.choices.oneOf(DESERIALIZATION_FEATURES) + ", "
					+ this.choices.percent(70) + ")";
		};
	}

	private String defaultTyping() {
		String typing = "ObjectMapper.DefaultTyping." + this.choices.oneOf("JAVA_LANG_OBJECT",
				"OBJECT_AND_NON_CONCRETE", "NON_CONCRETE_AND_ARRAYS", "NON_FINAL", "NON_FINAL_AND_ENUMS", "EVERYTHING");
		if (this.choices.percent(25)) {
			return "mapper.activateDefaultTypingAsProperty(LaissezFaireSubTypeValidator.instance, " + typing
					+ ", \"kind\")";
		}
		return "mapper.activateDefaultTyping(LaissezFaireSubTypeValidator.instance, " + typing + ", JsonTypeInfo.As."
				+ this.choices.oneOf("PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY") + ")";
	}

	private String override() {
		String type = (this.known.isEmpty() || this.choices.percent(60))
				? this.choices.oneOf("String", "List", "Map", "Integer", "int", "Date", "Optional", "Point")
				: this.choices.oneOf(this.known).name();
		return "mapper.configOverride(" + type + ".class)." + this.choices.oneOf(
				"setInclude(JsonInclude.Value.construct(" + this.texts.inclusion() + ", null))",
				"setIncludeAsProperty(JsonInclude.Value.construct(" + this.texts.inclusion() + ", null))",
				"setFormat(JsonFormat.Value.forShape(JsonFormat.Shape."
						+ this.choices.oneOf("STRING", "ARRAY", "OBJECT") + "))",
				"setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties(\"id\", \"name\"))",
				"setVisibility(JsonAutoDetect.Value.construct(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY))",
				"setIsIgnoredType(true)");
	}

	/**
	 * Print statements that derive a writer.
	 */
	String printWriter() {
		StringBuilder statements = new StringBuilder("\t\tObjectWriter writer = mapper.writer();\n");
		if (this.choices.percent(20)) {
			add(statements, "writer = writer.withView(Views."
					+ this.choices.oneOf("Open.class", "Inner.class", "Other.class") + ")");
		}
		if (this.choices.percent(20)) {
			add(statements,
					"writer = writer.withAttribute(\"extra\", " + this.choices.oneOf("1", "\"x\"", "List.of(1)") + ")");
		}
		if (this.choices.percent(4)) {
			String root = this.known.isEmpty() ? "Object" : this.choices.oneOf(this.known).name();
			add(statements, "writer = writer.forType(" + this.choices.oneOf("Object", root) + ".class)");
		}
		int count = this.choices.percent(70) ? 0 : 1 + this.choices.below(2);
		for (int i = 0; i < count; i++) {
			add(statements, "writer = writer." + switch (this.choices.below(6)) {
				case 0 -> "with(SerializationFeature." + this.choices.oneOf(SERIALIZATION_FEATURES) + ")";
				case 1 -> "without(SerializationFeature." + this.choices.oneOf(SERIALIZATION_FEATURES) + ")";
				case 2 -> "with(JsonGenerator.Feature." + this.choices.oneOf(GENERATOR_FEATURES) + ")";
				case 3 -> "withRootName(\"" + this.choices.oneOf("", "root") + "\")";
				case 4 -> "with(new DefaultPrettyPrinter())";
				default -> this.choices.oneOf("with(Locale.ITALY)", "with(TimeZone.getTimeZone(\"GMT-3\"))",
						"with(new java.text.SimpleDateFormat(\"MM\"))", "with(Mappers.filters())");
			});
		}
		return statements.append("\t\treturn writer;\n").toString();
	}

}
