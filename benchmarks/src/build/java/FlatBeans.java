import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes the sources of flat beans, for the measurement of reading: of several sizes, of
 * strings, of primitives and of both, and set by setters, by fields, by the constructor of a
 * record, by another constructor and by a static factory method; and the JSON of each.
 */
final class FlatBeans {

	private static final String PACKAGE = "io.github.reflectionfreejackson.benchmarks.flat";

	private static final List<Integer> SIZES = List.of(2, 6, 10, 20);

	private static final String[] NAMES = { "code", "region", "level", "owner", "amount", "channel", "batch", "origin",
			"weight", "grade", "stage", "priority", "reference", "category", "position", "capacity", "duration", "id",
			"revision", "lastRemark" };

	private static final String[] PRIMITIVES = { "int", "long", "boolean", "double" };

	private FlatBeans() {
	}

	public static void main(String[] args) throws IOException {
		Path folder = Files.createDirectories(Path.of(args[0], PACKAGE.split("\\.")));
		List<Shape> all = new ArrayList<>();
		for (int size : SIZES) {
			for (String kinds : List.of("Strings", "Primitives", "Mixed")) {
				all.add(new Shape(kinds, size));
			}
		}
		List<Shape> some = List.of(new Shape("Mixed", 6), new Shape("Mixed", 20));
		Map<String, List<Shape>> types = new LinkedHashMap<>();
		write(folder, types, "Setters", "Beans with setters", all, FlatBeans::setters);
		write(folder, types, "Fields", "Beans with public fields", all, FlatBeans::fields);
		write(folder, types, "Records", "Records", all, FlatBeans::record);
		write(folder, types, "Constructors", "Beans with a constructor for all properties", some,
				(shape) -> creator(shape, true));
		write(folder, types, "Factories", "Beans with a factory method for all properties", some,
				(shape) -> creator(shape, false));
		write(folder, "FlatJson", "JSON of flat beans", lines(all, (shape) -> "	public static final String " + shape.constant()
				+ " = \"" + shape.json().replace("\"", "\\\"") + "\";"));
		write(folder, "FlatBodies", "Takes flat beans as bodies, so that generated code reads them",
				"@org.springframework.web.bind.annotation.RestController\n", "class", "",
				names(types, (owner, shape) -> """
							@org.springframework.web.bind.annotation.PostMapping("/%1$s/%2$s")
							public void take(@org.springframework.web.bind.annotation.RequestBody %1$s.%2$s body) {
							}

						""".formatted(owner, shape.name())).collect(Collectors.joining()));
		// Without annotations of their own, other libraries call no static factory methods
		types.remove("Factories");
		String imported = names(types, (owner, shape) -> owner + "." + shape.name() + ".class").collect(Collectors.joining(", "));
		String components = names(types, (owner, shape) -> owner + "." + shape.name() + " its" + owner + shape.name())
			.collect(Collectors.joining(", "));
		write(folder, "FlatTypes", "Refers to all types that dsl-json generates converters for",
				"@com.dslplatform.json.CompiledJson\n", "record", "(" + components + ")", "");
		Files.writeString(folder.resolve("package-info.java"), """
				/**
				 * Flat beans that are read.
				 */
				@NullUnmarked
				@Json.Import({ %s })
				package %s;

				import io.avaje.jsonb.Json;
				import org.jspecify.annotations.NullUnmarked;
				""".formatted(imported, PACKAGE));
	}

	private static Stream<String> names(Map<String, List<Shape>> types,
			BiFunction<String, Shape, String> name) {
		return types.entrySet()
			.stream()
			.flatMap((entry) -> entry.getValue().stream().map((shape) -> name.apply(entry.getKey(), shape)));
	}

	private static String lines(List<Shape> shapes, Function<Shape, String> line) {
		return shapes.stream().map((shape) -> line.apply(shape) + "\n\n").collect(Collectors.joining());
	}

	private static void write(Path folder, Map<String, List<Shape>> types, String name, String sentence,
			List<Shape> shapes, Function<Shape, String> source) throws IOException {
		types.put(name, shapes);
		write(folder, name, sentence, lines(shapes, source));
	}

	private static void write(Path folder, String name, String sentence, String members) throws IOException {
		write(folder, name, sentence, "", "final class", "", "	private " + name + "() {\n	}\n\n" + members);
	}

	private static void write(Path folder, String name, String sentence, String annotation, String kind, String components,
			String members) throws IOException {
		Files.writeString(folder.resolve(name + ".java"), "package " + PACKAGE + ";\n\n/**\n * " + sentence + ".\n */\n"
				+ annotation + "public " + kind + " " + name + components + " {\n\n" + members + "}\n");
	}

	private static String setters(Shape shape) {
		return shape.type("class", "", shape.lines("private %s %s;") + shape.getters() + shape.lines("""
				public void set%3$s(%1$s %2$s) {
					this.%2$s = %2$s;
				}"""));
	}

	private static String fields(Shape shape) {
		return shape.type("class", "", shape.lines("public %s %s;"));
	}

	private static String record(Shape shape) {
		return shape.type("record", "(" + shape.list("%s %s") + ")", "");
	}

	private static String creator(Shape shape, boolean isConstructor) {
		String creator = "@com.fasterxml.jackson.annotation.JsonCreator\npublic ";
		String annotated = shape.list("@com.fasterxml.jackson.annotation.JsonProperty(\"%2$s\") %1$s %2$s");
		String constructor = "(" + (isConstructor ? annotated : shape.list("%s %s")) + ") {\n"
				+ shape.lines("	this.%2$s = %2$s;").replace("\n\n", "\n") + "}\n\n";
		String factory = creator + "static " + shape.name() + " of(" + annotated + ") {\n	return new " + shape.name() + "("
				+ shape.list("%2$s") + ");\n}\n\n";
		return shape.type("class", "", shape.lines("private final %s %s;")
				+ (isConstructor ? creator : "private ") + shape.name() + constructor + (isConstructor ? "" : factory)
				+ shape.getters());
	}

	/**
	 * The properties of beans, which have names of their own each.
	 */
	private record Shape(String kinds, int size) {

		String name() {
			return this.kinds + this.size;
		}

		String constant() {
			return this.kinds.toUpperCase(Locale.ROOT) + "_" + this.size;
		}

		String type(String kind, String components, String members) {
			return "	/**\n	 * Of %d properties.\n	 */\n	public %s %s%s {\n\n%s\n	}".formatted(this.size,
					kind.equals("class") ? "static class" : kind, name(), components,
					members.lines()
						.map((line) -> line.isEmpty() ? "" : "		" + line)
						.collect(Collectors.joining("\n"))
						.stripTrailing());
		}

		String lines(String format) {
			return IntStream.range(0, this.size)
				.mapToObj((index) -> property(format, index) + "\n\n")
				.collect(Collectors.joining());
		}

		String list(String format) {
			return IntStream.range(0, this.size)
				.mapToObj((index) -> property(format, index))
				.collect(Collectors.joining(", "));
		}

		String getters() {
			return lines("""
					public %1$s %4$s%3$s() {
						return this.%2$s;
					}""");
		}

		private String property(String format, int index) {
			String kind = kind(index);
			return format.formatted(kind, NAMES[index], Character.toUpperCase(NAMES[index].charAt(0)) + NAMES[index].substring(1),
					kind.equals("boolean") ? "is" : "get");
		}

		private String kind(int index) {
			return switch (this.kinds) {
				case "Strings" -> "String";
				case "Primitives" -> PRIMITIVES[index % PRIMITIVES.length];
				default -> (index % 2 == 0) ? "String" : PRIMITIVES[index / 2 % PRIMITIVES.length];
			};
		}

		/**
		 * Return JSON in which no property has the value that it has without being read.
		 */
		String json() {
			return IntStream.range(0, this.size)
				.mapToObj((index) -> "\"" + NAMES[index] + "\":" + value(kind(index), index))
				.collect(Collectors.joining(",", "{", "}"));
		}

		private static String value(String kind, int index) {
			return switch (kind) {
				case "int" -> String.valueOf(17 * index + 3);
				case "long" -> String.valueOf(1_700_000_000_123L + 1_001L * index);
				case "boolean" -> "true";
				case "double" -> index * 3 + ".25";
				default -> "\"" + NAMES[(index * 7 + 5) % NAMES.length] + " " + (1_000 + 37 * index) + "\"";
			};
		}

	}

}
