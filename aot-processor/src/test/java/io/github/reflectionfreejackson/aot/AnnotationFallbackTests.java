package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.FallbackAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests reasons that lie in annotations of libraries, some of them such as no source
 * could have.
 */
@ExtendWith(OutputCaptureExtension.class)
class AnnotationFallbackTests {

	private ExternalClasses library;

	@BeforeEach
	void createLibrary(@TempDir Path directory) {
		this.library = new ExternalClasses(directory);
	}

	@Test
	void processWhenAnnotationValueIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.Bean",
				"package lib; public class Bean { @Note(Missing.class) public int getNumber() { return 1; } }",
				"lib.Note",
				"package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface Note { Class<?> value(); }",
				"lib.Missing", "package lib; public class Missing { }"))
			.delete("lib.Missing");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean",
				"the value 'value' of a member's annotation @lib.Note cannot be read: "
						+ "java.lang.TypeNotPresentException: Type lib.Missing not present",
				log);
	}

	@ParameterizedTest
	@ValueSource(strings = { "@Note @Nota public class Bean { public int number; }",
			"public class Bean { @Note @Nota public int number; }",
			"public class Bean extends Base { } @Note @Nota class Base { public int number; }",
			"public class Bean { public Base other; } @Note @Nota class Base { public int number; }" })
	void processWhenAnnotationIsThereTwiceFallsBackWithReason(String bean, CapturedOutput log) throws IOException {
		String note = "package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface ";
		this.library.compile(Map.of("lib.Bean", "package lib; " + bean, "lib.Note", note + "Note { }", "lib.Nota",
				note + "Nota { }"));
		String broken = bean.contains("Base") ? "lib.Base" : "lib.Bean";
		this.library.edit(broken, broken, "lib/Nota", "lib/Note");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean", "java.lang.annotation.AnnotationFormatError", log);
	}

	@ParameterizedTest
	@CsvSource({ "number, switch, value", "number, num-er, value", "LETTER, switch, constant" })
	void processWhenAnnotationNeedsNameThatSourceCannotHaveFallsBackWithReason(String name, String renamed, String kind,
			CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean { @Note public int property; }", "lib.Note",
					"package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) "
							+ "public @interface Note { int number() default 1; Kind kind() default Kind.LETTER; }",
					"lib.Kind", "package lib; public enum Kind { LETTER }"))
			.edit("lib.Note", "lib.Note", name, renamed);
		if (kind.equals("constant")) {
			this.library.edit("lib.Kind", "lib.Kind", name, renamed);
		}
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean",
				"uses the " + kind + " '" + renamed + "', which source cannot name", log);
	}

	@ParameterizedTest
	@CsvSource({ "finalise, finalize", "klone, clone" })
	void processWhenAnnotationsValueIsNamedLikeMethodOfObjectFallsBackWithReason(String name, String renamed,
			CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean { @Note public int property; }", "lib.Note",
					"package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) "
							+ "public @interface Note { int " + name + "() default 1; }"))
			.edit("lib.Note", "lib.Note", name, renamed);
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean",
				"uses the value '" + renamed + "', which source cannot name", log);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			lib.Level level() default lib.Level.HIGH; Level own() default Level.LOW; enum Level { LOW } | lib.Level
			Class<?> level() default lib.Level.class; enum Level { LOW } | lib.Level
			double value() default 1.5; int Double = 3 | java.lang.Double
			lib.Level level() default lib.Level.HIGH; int Level = 3 | lib.Level
			""")
	void processWhenAnnotationHidesClassOfItsLiteralFallsBackWithReason(String members, String hidden,
			CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean { @Note public int number; }", "lib.Note",
					"package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) "
							+ "@interface Note { " + members + "; }",
					"lib.Level", "package lib; public enum Level { HIGH }"));
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean",
				"it has a class or constant of its own that is named like " + hidden, log);
	}

	@Test
	void processWhenAnnotationHasClassesAndConstantsOfItsOwnCompiles() throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean { @Note public int number; }", "lib.Note",
					"package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) @interface Note { "
							+ "Level value() default Level.wait; enum Level { wait, HIGH } int MAX = 3; "
							+ "Class<?> type() default String.class; @interface String { } }"));
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of().classLoader(classLoader).include("lib.Bean").process();
			assertThat(output.sources().keySet()).anyMatch((path) -> path.startsWith("lib/Note__"));
			output.compile(List.of(this.library.directory()));
		}
	}

	/**
	 * Of two types with the same simple name, source names one with its package, which a
	 * variable hides.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "bean", "value" })
	void processWhenPackageIsNamedLikeVariableFallsBackWithReason(String root, CapturedOutput log) throws IOException {
		this.library.compile(Map.of(root + ".one.Kind", "package " + root + ".one; public enum Kind { A }",
				root + ".two.Kind", "package " + root + ".two; public enum Kind { B }", root + ".two.Mark",
				"package " + root + ".two; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) "
						+ "@com.fasterxml.jackson.annotation.JacksonAnnotation public @interface Mark { " + root
						+ ".one.Kind value(); }",
				root + ".two.Box", "package " + root + ".two; public class Box { @Mark(" + root
						+ ".one.Kind.A) public Kind getKind() { return Kind.B; } }"));
		FallbackAssertions.assertFallsBack(this.library, root + ".two.Box",
				"source cannot refer to " + root
						+ ".two.Kind beside other classes that it leads to, one of which is named like it, and one, "
						+ "or a variable, like its package",
				log);
	}

	@Test
	void processWhenAnnotationIsOfTypeOutOfSightPutsLiteralBesideIt() throws IOException {
		this.library.compile(Map.of("lib.Bean", "package lib; public class Bean { @Note public int number; }",
				"lib.Note",
				"package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface Note { Class<? extends Hidden> value() default Hidden.class; }",
				"lib.Hidden", "package lib; class Hidden { }"));
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of().classLoader(classLoader).include("lib.Bean").process();
			assertThat(output.sources().keySet()).anyMatch((path) -> path.startsWith("lib/Note__"))
				.anyMatch((path) -> path.startsWith("com/example/app/Bean__"));
			output.compile(List.of(this.library.directory()));
		}
	}

}
