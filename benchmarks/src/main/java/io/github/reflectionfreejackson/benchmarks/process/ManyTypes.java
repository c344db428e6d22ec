package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.tools.ToolProvider;

/**
 * An application with 500 types, of which each tenth is what a method of a controller
 * returns, and the others are found through properties.
 */
final class ManyTypes {

	static final int TYPES = 500;

	static final String APPLICATION = "many.Application";

	private static final int CHAIN = 10;

	private static final int PROPERTIES = 8;

	private static final List<String> KINDS = List.of("String", "int", "long", "boolean", "double",
			"java.math.BigDecimal", "java.time.Instant", "java.util.UUID", "java.util.List<String>", "Integer");

	private ManyTypes() {
	}

	/**
	 * Compile the application.
	 * @return the folder with its classes
	 */
	static Path compile(Path folder, String classPath) throws IOException {
		Path sources = Files.createDirectories(folder.resolve("many"));
		Path classes = Files.createDirectories(folder.resolve("classes"));
		List<String> options = new ArrayList<>(
				List.of("-proc:none", "-parameters", "-cp", classPath, "-d", classes.toString()));
		for (int type = 0; type < TYPES; type++) {
			options.add(write(sources, name(type), bean(type)));
		}
		options.add(write(sources, "Answers", controller()));
		options.add(write(sources, "Application", """
				@org.springframework.boot.autoconfigure.SpringBootApplication
				public class Application {

					public static void main(String[] args) {
						org.springframework.boot.SpringApplication.run(Application.class, args);
					}

				}
				"""));
		Files.writeString(classes.resolve("application.properties"), "spring.jackson.reflection-free.enabled=true\n");
		if (ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new)) != 0) {
			throw new IOException("The application does not compile");
		}
		return classes;
	}

	private static String write(Path folder, String name, String source) throws IOException {
		return Files.writeString(folder.resolve(name + ".java"), "package many;\n\n" + source).toString();
	}

	private static String name(int type) {
		return "Type" + type;
	}

	private static String bean(int type) {
		StringBuilder source = new StringBuilder("public class " + name(type) + " {\n");
		for (int property = 0; property < PROPERTIES; property++) {
			source.append(property(KINDS.get((type * 3 + property) % KINDS.size()), "Value" + property));
		}
		if (type % CHAIN != CHAIN - 1) {
			source.append(property("java.util.List<" + name(type + 1) + ">", "Next"));
		}
		return source.append("}\n").toString();
	}

	private static String property(String type, String name) {
		return """
					private %1$s its%2$s;

					public %1$s get%2$s() {
						return this.its%2$s;
					}

					public void set%2$s(%1$s value) {
						this.its%2$s = value;
					}

				""".formatted(type, name);
	}

	private static String controller() {
		StringBuilder source = new StringBuilder(
				"@org.springframework.web.bind.annotation.RestController\npublic class Answers {\n");
		for (int type = 0; type < TYPES; type += CHAIN) {
			source.append("""
						@org.springframework.web.bind.annotation.GetMapping("/%1$s")
						public %1$s get%1$s() {
							return new %1$s();
						}

					""".formatted(name(type)));
		}
		return source.append("}\n").toString();
	}

}
