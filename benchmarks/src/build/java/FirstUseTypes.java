import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the sources of 50 types, all different, for the measurement of first use: 40 beans
 * and 10 records, of 8 properties each.
 */
final class FirstUseTypes {

	private static final String PACKAGE = "io.github.reflectionfreejackson.benchmarks.firstuse.type";

	private static final int TYPES = 50;

	private static final int PROPERTIES = 8;

	/**
	 * A type, the value that is written, and the JSON of another value that is read.
	 */
	private static final List<String[]> KINDS = List.of(new String[] { "String", "\"value\"", "\"text\"" },
			new String[] { "int", "42", "17" },
			new String[] { "long", "1234567890123L", "1700000000123" },
			new String[] { "boolean", "true", "false" },
			new String[] { "double", "12.5", "0.25" },
			new String[] { "java.math.BigDecimal", "new java.math.BigDecimal(\"9.99\")", "4.90" },
			new String[] { "java.time.Instant", "java.time.Instant.EPOCH", "\"2024-02-29T21:59:58Z\"" },
			new String[] { "java.util.UUID", "new java.util.UUID(1, 2)", "\"1d2c3b4a-5e6f-4708-8a9b-acbdcedff001\"" },
			new String[] { "java.util.List<String>", "java.util.List.of(\"a\", \"b\")", "[\"c\",\"d\"]" },
			new String[] { "Integer", "7", "8" },
			new String[] { "java.time.LocalDate", "java.time.LocalDate.EPOCH", "\"2024-02-29\"" });

	private static final String[] NAMES = { "name", "count", "total", "active", "rate", "price", "created", "owner",
			"labels", "level", "day", "code", "region" };

	private FirstUseTypes() {
	}

	public static void main(String[] args) throws IOException {
		Path folder = Path.of(args[0], PACKAGE.split("\\."));
		Files.createDirectories(folder);
		StringBuilder samples = new StringBuilder();
		StringBuilder documents = new StringBuilder();
		for (int type = 0; type < TYPES; type++) {
			boolean isRecord = type % 5 == 4;
			String name = "Type" + (char) ('A' + type / 26) + (char) ('a' + type % 26);
			write(folder, name, isRecord ? record(name, type) : bean(name, type));
			samples.append((type == 0) ? "" : ",\n\t\t\t\t").append(isRecord ? sample(name, type) : "new " + name + "()");
			documents.append((type == 0) ? "" : ",\n\t\t\t\t").append(document(name, type));
		}
		write(folder, "Samples", """
				/**
				 * One value of each type.
				 */
				public final class Samples {

					private Samples() {
					}

					/**
					 * Create the values.
					 * @return the values
					 */
					public static java.util.List<Object> create() {
						return java.util.List.of(%s);
					}

				}
				""".formatted(samples));
		write(folder, "Documents", """
				/**
				 * JSON of each type, with other values than beans have from the beginning.
				 */
				public final class Documents {

					private Documents() {
					}

					/**
					 * Create the JSON, and load the types.
					 * @return the types and their JSON
					 */
					public static java.util.List<java.util.Map.Entry<Class<?>, byte[]>> create() {
						return java.util.List.of(%s);
					}

					private static java.util.Map.Entry<Class<?>, byte[]> entry(Class<?> type, String json) {
						return java.util.Map.entry(type, json.getBytes(java.nio.charset.StandardCharsets.UTF_8));
					}

				}
				""".formatted(documents));
		Files.writeString(folder.resolve("package-info.java"),
				"/**\n * Types that are written or read for the first time.\n */\npackage " + PACKAGE + ";\n");
	}

	private static void write(Path folder, String name, String source) throws IOException {
		Files.writeString(folder.resolve(name + ".java"), "package " + PACKAGE + ";\n\n" + source);
	}

	private static String[] kind(int type, int property) {
		return KINDS.get((type * 3 + property * 2 + type / KINDS.size()) % KINDS.size());
	}

	private static String name(int type, int property) {
		return NAMES[(type + property) % NAMES.length] + ((type % 2 == 0) ? "" : "Of" + (char) ('A' + type % 7));
	}

	private static String bean(String name, int type) {
		StringBuilder source = new StringBuilder("/**\n * A bean.\n */\npublic class " + name + " {\n\n");
		for (int property = 0; property < PROPERTIES; property++) {
			String[] kind = kind(type, property);
			source.append("\tprivate %s %s = %s;\n\n".formatted(kind[0], name(type, property), kind[1]));
		}
		for (int property = 0; property < PROPERTIES; property++) {
			String[] kind = kind(type, property);
			String field = name(type, property);
			String capitalized = Character.toUpperCase(field.charAt(0)) + field.substring(1);
			String getter = (kind[0].equals("boolean") ? "is" : "get") + capitalized;
			source.append("\tpublic %s %s() {\n\t\treturn this.%s;\n\t}\n\n".formatted(kind[0], getter, field));
			source.append("\tpublic void set%s(%s value) {\n\t\tthis.%s = value;\n\t}\n\n".formatted(capitalized, kind[0],
					field));
		}
		return source.append("}\n").toString();
	}

	private static String record(String name, int type) {
		StringBuilder components = new StringBuilder();
		for (int property = 0; property < PROPERTIES; property++) {
			components.append((property == 0) ? "" : ", ").append(kind(type, property)[0]).append(' ')
				.append(name(type, property));
		}
		return "/**\n * A record.\n */\npublic record " + name + "(" + components + ") {\n}\n";
	}

	private static String sample(String name, int type) {
		StringBuilder values = new StringBuilder();
		for (int property = 0; property < PROPERTIES; property++) {
			values.append((property == 0) ? "" : ", ").append(kind(type, property)[1]);
		}
		return "new " + name + "(" + values + ")";
	}

	private static String document(String name, int type) {
		StringBuilder json = new StringBuilder();
		for (int property = 0; property < PROPERTIES; property++) {
			json.append((property == 0) ? "{" : ",").append("\"%s\":%s".formatted(name(type, property), kind(type, property)[2]));
		}
		return "entry(%s.class, \"%s}\")".formatted(name, json.toString().replace("\"", "\\\""));
	}

}
