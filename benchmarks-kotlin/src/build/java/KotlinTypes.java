import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the sources of 50 data classes, all different, for the measurement of first use.
 * Each has 8 properties, and every third has defaults for two that its JSON is without.
 */
final class KotlinTypes {

	private static final String PACKAGE = "io.github.reflectionfreejackson.benchmarks.kotlin.type";

	private static final int TYPES = 50;

	private static final int PROPERTIES = 8;

	/**
	 * A type, the value that is written, and the JSON of another value that is read.
	 */
	private static final List<String[]> KINDS = List.of(new String[] { "String", "\"value\"", "\"text\"" },
			new String[] { "Int", "42", "17" }, new String[] { "Long", "1234567890123L", "1700000000123" },
			new String[] { "Boolean", "true", "false" }, new String[] { "Double", "12.5", "0.25" },
			new String[] { "java.math.BigDecimal", "java.math.BigDecimal(\"9.99\")", "4.90" },
			new String[] { "java.time.Instant", "java.time.Instant.EPOCH", "\"2024-02-29T21:59:58Z\"" },
			new String[] { "java.util.UUID", "java.util.UUID(1, 2)", "\"1d2c3b4a-5e6f-4708-8a9b-acbdcedff001\"" },
			new String[] { "List<String>", "listOf(\"a\", \"b\")", "[\"c\",\"d\"]" },
			new String[] { "Int?", "null", "8" },
			new String[] { "java.time.LocalDate", "java.time.LocalDate.EPOCH", "\"2024-02-29\"" });

	private static final String[] NAMES = { "name", "count", "total", "active", "rate", "price", "created", "owner",
			"labels", "level", "day", "code", "region" };

	private KotlinTypes() {
	}

	public static void main(String[] args) throws IOException {
		Path folder = Files.createDirectories(Path.of(args[0]));
		StringBuilder source = new StringBuilder("package " + PACKAGE + "\n");
		StringBuilder samples = new StringBuilder();
		StringBuilder documents = new StringBuilder();
		for (int type = 0; type < TYPES; type++) {
			String name = "Type" + (char) ('A' + type / 26) + (char) ('a' + type % 26);
			source.append(dataClass(name, type));
			samples.append(sample(name, type));
			documents.append(document(name, type));
		}
		source.append("\n/** Creates one value of each type. */\nfun samples(): List<Any> = listOf(\n%s)\n".formatted(samples));
		source.append("\n/** Creates JSON of each type, with other values. */\n");
		source.append("fun documents(): List<Map.Entry<Class<*>, ByteArray>> = listOf(\n%s)\n".formatted(documents));
		source.append("\nprivate fun entry(type: Class<*>, json: String): Map.Entry<Class<*>, ByteArray> =\n");
		source.append("\tjava.util.Map.entry(type, json.toByteArray())\n");
		Files.writeString(folder.resolve("Types.kt"), source);
	}

	private static String[] kind(int type, int property) {
		return KINDS.get((type * 3 + property * 2 + type / KINDS.size()) % KINDS.size());
	}

	private static String name(int type, int property) {
		return NAMES[(type + property) % NAMES.length] + ((type % 2 == 0) ? "" : "Of" + (char) ('A' + type % 7));
	}

	private static boolean isOptional(int type, int property) {
		return type % 3 == 2 && property >= PROPERTIES - 2;
	}

	private static String dataClass(String name, int type) {
		StringBuilder source = new StringBuilder("\ndata class " + name + "(\n");
		for (int property = 0; property < PROPERTIES; property++) {
			String[] kind = kind(type, property);
			source.append("\tval %s: %s%s,\n".formatted(name(type, property), kind[0],
					isOptional(type, property) ? " = " + kind[1] : ""));
		}
		return source.append(")\n").toString();
	}

	private static String sample(String name, int type) {
		StringBuilder source = new StringBuilder("\t" + name + "(");
		for (int property = 0; property < PROPERTIES; property++) {
			source.append((property == 0) ? "" : ", ").append(kind(type, property)[1]);
		}
		return source.append("),\n").toString();
	}

	private static String document(String name, int type) {
		StringBuilder json = new StringBuilder();
		for (int property = 0; property < PROPERTIES; property++) {
			if (!isOptional(type, property)) {
				json.append((property == 0) ? "{" : ",")
					.append("\"%s\":%s".formatted(name(type, property), kind(type, property)[2]));
			}
		}
		return "\tentry(%s::class.java, \"\"\"%s}\"\"\"),\n".formatted(name, json);
	}

}
