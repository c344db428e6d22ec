package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that subtypes of abstract types are found in their package where nothing names
 * them.
 */
class LikelySubtypesTests {

	private static final Pattern GENERATED = Pattern.compile("case \"(\\S+)\":\\s+return new \\S+_JsonSerializer\\(");

	private static final Pattern READ = Pattern.compile("case \"(\\S+)\":\\s+return new \\S+_JsonDeserializer\\(");

	@Test
	void subtypesInPackageOfAbstractTypeAreGenerated(@TempDir Path folder) throws IOException {
		assertThat(generated(folder, (application) -> application.include("likely.Shape", "likely.Auto"))).contains(
				"likely.Shape", "likely.Square", "likely.Triangle", "likely.Regular", "likely.Hexagon", "likely.Auto",
				"likely.AutoValue_Auto");
	}

	@Test
	void subtypesThatAreComponentsOrPrivateOrElsewhereAreNot(@TempDir Path folder) throws IOException {
		assertThat(generated(folder, (application) -> application.include("likely.Shape")))
			.noneMatch((name) -> name.contains("Drawing") || name.contains("Hidden") || name.contains("Remote"));
	}

	@Test
	void siblingsOfTypeWithAbstractSuperclassAreNot(@TempDir Path folder) throws IOException {
		assertThat(generated(folder, (application) -> application.include("likely.Wanted"))).contains("likely.Wanted")
			.doesNotContain("likely.Unwanted");
		assertThat(generated(folder, (application) -> application.include("likely.Wanted", "likely.Base")))
			.contains("likely.Wanted", "likely.Unwanted");
	}

	@Test
	void subtypesThatAreNamedAreAllThereAre(@TempDir Path folder) throws IOException {
		assertThat(generated(folder, (application) -> application.include("likely.Named"))).contains("likely.One")
			.doesNotContain("likely.Other");
	}

	@Test
	void subtypeThatCannotBeGeneratedIsNoFallback(@TempDir Path folder) throws IOException {
		UnaryOperator<AotApplication> strict = (application) -> application
			.property("spring.jackson.reflection-free.on-fallback", "fail");
		assertThat(generated(folder, (application) -> strict.apply(application).include("likely.Faulty")))
			.contains("likely.Faulty")
			.doesNotContain("likely.Conflicting");
	}

	/**
	 * Documents name classes, which need not be declared.
	 */
	@Test
	void subtypesInPackageOfTypeThatIsReadByNamesOfClassesAreGeneratedForReading(@TempDir Path folder)
			throws IOException {
		UnaryOperator<AotApplication> strict = (application) -> application
			.property("spring.jackson.reflection-free.on-fallback", "fail");
		assertThat(generated(folder, READ, (application) -> strict.apply(application).include("likely.Event")))
			.contains("likely.Created", "likely.Deleted")
			.doesNotContain("likely.Ambiguous");
		assertThat(generated(folder, READ, (application) -> strict.apply(application).include("likely.Base")))
			.doesNotContain("likely.Wanted");
	}

	private static Set<String> generated(Path folder, UnaryOperator<AotApplication> included) throws IOException {
		return generated(folder, GENERATED, included);
	}

	private static Set<String> generated(Path folder, Pattern cases, UnaryOperator<AotApplication> included)
			throws IOException {
		Map<String, String> types = new LinkedHashMap<>();
		types.put("likely.Shape", "public interface Shape { int getSides(); }");
		types.put("likely.Square",
				"public record Square(int sides) implements Shape {" + " public int getSides() { return sides; } }");
		types.put("likely.Triangle", "class Triangle implements Shape { public int getSides() { return 3; } }");
		types.put("likely.Regular", "public abstract class Regular implements Shape { }");
		types.put("likely.Hexagon", "public class Hexagon extends Regular { public int getSides() { return 6; } }");
		types.put("likely.Drawing",
				"@org.springframework.stereotype.Component public class Drawing implements Shape {"
						+ " public int getSides() { return 0; } private static class Hidden implements Shape {"
						+ " public int getSides() { return 1; } } }");
		types.put("likely.other.Remote",
				"public class Remote implements likely.Shape { public int getSides() { return 2; } }");
		types.put("likely.Auto", "public abstract class Auto { public abstract String getName(); }");
		types.put("likely.AutoValue_Auto",
				"final class AutoValue_Auto extends Auto { public String getName() { return null; } }");
		types.put("likely.Base", "public abstract class Base { public int id; }");
		types.put("likely.Wanted", "public class Wanted extends Base { }");
		types.put("likely.Unwanted", "public class Unwanted extends Base { }");
		types.put("likely.Named",
				"@com.fasterxml.jackson.annotation.JsonSubTypes("
						+ "@com.fasterxml.jackson.annotation.JsonSubTypes.Type(One.class)) public interface Named {"
						+ " int getNumber(); }");
		types.put("likely.One", "public class One implements Named { public int getNumber() { return 1; } }");
		types.put("likely.Other", "public class Other implements Named { public int getNumber() { return 2; } }");
		types.put("likely.Faulty", "public interface Faulty { String getUrl(); }");
		types.put("likely.Conflicting", "public class Conflicting implements Faulty {"
				+ " public String getUrl() { return null; } public String getURL() { return null; } }");
		types.put("likely.Event",
				"@com.fasterxml.jackson.annotation.JsonTypeInfo("
						+ "use = com.fasterxml.jackson.annotation.JsonTypeInfo.Id.CLASS)"
						+ " public abstract class Event { public String name; }");
		types.put("likely.Created", "public class Created extends Event { public int by; }");
		types.put("likely.Removal", "public abstract class Removal extends Event { }");
		types.put("likely.Deleted", "public class Deleted extends Removal { public int by; }");
		types.put("likely.Ambiguous", "public class Ambiguous extends Event { "
				+ "public void setA(int a) { } public void setA(long a) { } public void setA(String a) { } }");
		types.replaceAll((name, source) -> "package " + name.substring(0, name.lastIndexOf('.')) + "; " + source);
		try (URLClassLoader classLoader = new ExternalClasses(folder).compile(types).classLoader()) {
			AotOutput output = included.apply(AotApplication.of().classLoader(classLoader)).process();
			return output.sources()
				.values()
				.stream()
				.flatMap((source) -> cases.matcher(source).results())
				.map((match) -> match.group(1))
				.collect(Collectors.toSet());
		}
	}

}
