package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;

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
		assertThat(report(folder, "likely.Faulty", "").path("types")).extracting((type) -> type.path("name").asText())
			.contains("likely.Faulty")
			.doesNotContain("likely.Conflicting");
	}

	@Test
	void subtypesThatAreToBeLeftToReflectionAreReportedAsSuch(@TempDir Path folder) throws IOException {
		JsonNode report = report(folder, "likely.Shape", "likely.Square");
		assertThat(report.path("reflection").asInt()).isEqualTo(2);
		assertThat(report.path("types"))
			.filteredOn((type) -> List.of("likely.Square", "likely.Legacy").contains(type.path("name").asText()))
			.hasSize(2)
			.allSatisfy((type) -> {
				assertThat(type.path("state").asText()).isEqualTo("reflection");
				assertThat(type.path("remedy").asText()).startsWith("Remove ");
			});
		JsonNode event = report(folder, "likely.Event", "likely.Created");
		assertThat(event.path("read")).filteredOn((type) -> type.path("name").asText().equals("likely.Created"))
			.singleElement()
			.satisfies((type) -> assertThat(type.path("state").asText()).isEqualTo("reflection"));
	}

	/**
	 * Whoever leaves it to reflection wants to be told so while running as well.
	 */
	@Test
	void subtypeThatIsExcludedIsWrittenByReflectionWhichKnowsWhy() {
		AotOutput output = AotApplication.of()
			.include(Vehicle.class)
			.property("spring.jackson.reflection-free.exclude", Car.class.getName())
			.property("spring.jackson.reflection-free.on-fallback", "fail")
			.process();
		output.run((application) -> {
			application.assertGenerated(new Bicycle(2));
			application.assertReflected(new Car(4), "it is excluded by a property");
		});
		assertThat(RuntimeHintsPredicates.reflection().onType(Car.class)).accepts(output.hints());
	}

	private static JsonNode report(Path folder, String included, String excluded) throws IOException {
		return new ObjectMapper().readTree(process(folder,
				(application) -> application.include(included)
					.property("spring.jackson.reflection-free.on-fallback", "fail")
					.property("spring.jackson.reflection-free.exclude", excluded))
			.files(Kind.RESOURCE)
			.get("META-INF/reflection-free-jackson/report.json"));
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

	/**
	 * Jackson looks at the class of what a factory method returns.
	 */
	@Test
	void subtypesInPackageOfTypeThatIsMadeByFactoryMethodAreGeneratedForReading(@TempDir Path folder)
			throws IOException {
		assertThat(generated(folder, READ,
				(application) -> application.property("spring.jackson.reflection-free.on-fallback", "fail")
					.include("likely.Made")))
			.contains("likely.Made", "likely.AutoValue_Made");
		assertThat(generated(folder, READ,
				(application) -> application.property("spring.jackson.reflection-free.on-fallback", "fail")
					.include("likely.Extended")))
			.contains("likely.Extended", "likely.AutoValue_Extended");
		assertThat(generated(folder, READ, (application) -> application.include("likely.Auto")))
			.doesNotContain("likely.Auto", "likely.AutoValue_Auto");
	}

	private static Set<String> generated(Path folder, UnaryOperator<AotApplication> included) throws IOException {
		return generated(folder, GENERATED, included);
	}

	private static Set<String> generated(Path folder, Pattern cases, UnaryOperator<AotApplication> included)
			throws IOException {
		return process(folder, included).sources()
			.values()
			.stream()
			.flatMap((source) -> cases.matcher(source).results())
			.map((match) -> match.group(1))
			.collect(Collectors.toSet());
	}

	private static AotOutput process(Path folder, UnaryOperator<AotApplication> included) throws IOException {
		Map<String, String> types = new LinkedHashMap<>();
		types.put("likely.Shape", "public interface Shape { int getSides(); }");
		types.put("likely.Square",
				"public record Square(int sides) implements Shape {" + " public int getSides() { return sides; } }");
		types.put("likely.Triangle", "class Triangle implements Shape { public int getSides() { return 3; } }");
		types.put("likely.Legacy", "@io.github.reflectionfreejackson.annotation.ReflectionFreeJson(false)"
				+ " class Legacy implements Shape { public int getSides() { return 5; } }");
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
		types.put("likely.Made",
				"public abstract class Made { public abstract String getName();"
						+ " @com.fasterxml.jackson.annotation.JsonCreator static Made of("
						+ "@com.fasterxml.jackson.annotation.JsonProperty(\"name\") String name) {"
						+ " return new AutoValue_Made(name); } }");
		types.put("likely.AutoValue_Made", "final class AutoValue_Made extends Made { private final String name;"
				+ " AutoValue_Made(String name) { this.name = name; }" + " public String getName() { return name; } }");
		types.put("likely.Extended",
				"public abstract class Extended { public abstract String getName();"
						+ " @com.fasterxml.jackson.annotation.JsonCreator static Extended of("
						+ "@com.fasterxml.jackson.annotation.JsonProperty(\"name\") String name) {"
						+ " return new AutoValue_Extended(name); } }");
		types.put("likely.$AutoValue_Extended",
				"abstract class $AutoValue_Extended extends Extended { private final String name;"
						+ " $AutoValue_Extended(String name) { this.name = name; }"
						+ " public String getName() { return name; } }");
		types.put("likely.AutoValue_Extended", "final class AutoValue_Extended extends $AutoValue_Extended {"
				+ " AutoValue_Extended(String name) { super(name); } }");
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
			return included.apply(AotApplication.of().classLoader(classLoader)).process();
		}
	}

	interface Vehicle {

		int getWheels();

	}

	record Bicycle(int wheels) implements Vehicle {

		@Override
		public int getWheels() {
			return this.wheels;
		}

	}

	record Car(int wheels) implements Vehicle {

		@Override
		public int getWheels() {
			return this.wheels;
		}

	}

}
