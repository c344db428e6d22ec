package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.FallbackAssertions;
import io.github.reflectionfreejackson.aot.sample.Same;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests reasons that lie in how classes were compiled and packed, some of them such as no
 * source could be: types of libraries are left to reflection, or reached in another way,
 * and everything else is generated.
 */
@ExtendWith(OutputCaptureExtension.class)
class LibraryFallbackTests {

	@TempDir
	private Path directory;

	private ExternalClasses library;

	@BeforeEach
	void createLibrary() throws IOException {
		this.library = new ExternalClasses(Files.createDirectory(this.directory.resolve("library")));
	}

	@Test
	void processWhenGetterTypeIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public class Bean { public Missing getMissing() { return null; } }", "lib.Missing",
					"package lib; public class Missing { }"))
			.delete("lib.Missing");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean", "java.lang.NoClassDefFoundError", log);
		assertThat(log).contains("lib/Missing");
	}

	@Test
	void processWhenGenericArgumentIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.Bean",
				"package lib; public class Bean { public java.util.List<Missing> getMissing() { return null; } }",
				"lib.Missing", "package lib; public class Missing { }"))
			.delete("lib.Missing");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean", "", log);
		assertThat(log).contains("lib.Missing");
	}

	@Test
	void processWhenEnclosingClassIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Outer",
					"package lib; public class Outer { public static class Bean { public int number; } }"))
			.delete("lib.Outer");
		FallbackAssertions.assertFallsBack(this.library, "lib.Outer$Bean", "java.lang.NoClassDefFoundError: lib/Outer",
				log);
	}

	@Test
	void processWhenSuperclassHasArgumentOutOfSightUsesHandles() throws IOException {
		this.library.compile(Map.of("lib.Base", "package lib; public class Base<T> { public T field; private T value; "
				+ "public T getValue() { return this.value; } public void setValue(T value) { this.value = value; } }",
				"lib.Hidden", "package lib; class Hidden { public int number; }", "lib.Bean",
				"package lib; public class Bean extends Base<Hidden> { }"));
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include(Same.class.getName(), "lib.Bean")
				.process();
			assertThat(output.sources().keySet())
				.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Bean__"));
			output.compile(List.of(this.library.directory()));
		}
	}

	@Test
	void processWhenSuperclassIsMissingWarnsAndGeneratesTheRest(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean extends Missing { public int number; }",
					"lib.Missing", "package lib; public class Missing { }"))
			.delete("lib.Missing");
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include(Same.class.getName(), "lib.Bean")
				.process();
			FallbackAssertions.assertSameIsGenerated(output);
			assertThat(log).contains("lib.Bean").contains("lib.Missing");
		}
	}

	@Test
	void processWhenClassIsInUnnamedPackageFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("Unnamed", "public class Unnamed { public int number; }"));
		FallbackAssertions.assertFallsBack(this.library, "Unnamed",
				"it is in the unnamed package, which no other package can refer to", log);
	}

	@Test
	void processWhenPackageIsNamedLikeClassFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.A", "package lib; public class A { public int number; }", "lib.b.Bean",
					"package lib.b; public class Bean { public int number; }"))
			.edit("lib.b.Bean", "lib.A.Bean", "lib/b/Bean", "lib/A/Bean");
		FallbackAssertions.assertFallsBack(this.library, "lib.A.Bean", "source cannot refer to it by its name", log);
	}

	@Test
	void processWhenClassIsNamedLikeItsPackageFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.b.lib", "package lib.b; public class lib { public int number; }"));
		FallbackAssertions.assertFallsBack(this.library, "lib.b.lib", "source cannot refer to it by its name", log);
	}

	@ParameterizedTest
	@ValueSource(strings = { "b.a", "List<b.a[]>" })
	void processWhenPackageIsNamedLikeOtherClassOfMembersFallsBackWithReason(String type, CapturedOutput log)
			throws IOException {
		this.library.compile(Map.of("a.a", "package a; public class a { public int number; }", "a.b",
				"package a; public class b { public int number; }", "b.a",
				"package b; public class a { public int number; }", "lib.Bean",
				"package lib; import java.util.*; public class Bean { public a.a x; public a.b y; public " + type
						+ " z; }"));
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean", "source cannot refer to a.a beside other classes",
				log);
	}

	@Test
	void processWhenClassesHaveTheSameNameAndNoneThatOfPackageNamesThem() throws IOException {
		this.library.compile(Map.of("a.a", "package a; public class a { public int number; }", "a.b",
				"package a; public class b { public int number; }", "c.c",
				"package c; public class c { public a.b x; public d.b y; }", "d.b",
				"package d; public class b { public int number; }"));
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of().classLoader(classLoader).include("a.a", "a.b", "c.c").process();
			assertThat(output.sources().keySet())
				.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/c__"));
			output.compile(List.of(this.library.directory()));
		}
	}

	@Test
	void processWhenClassIsNamedAsNoneInSourceFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.Bar", "package lib; public class Bar { public int number; }"))
			.edit("lib.Bar", "lib.var", "lib/Bar", "lib/var");
		FallbackAssertions.assertFallsBack(this.library, "lib.var", "source cannot refer to it by its name", log);
	}

	@Test
	void processWhenNameIsTooLongForFileFallsBackWithReason(CapturedOutput log) throws IOException {
		String name = "L" + "o".repeat(200) + "ng";
		this.library.compile(Map.of("lib." + name, "package lib; public class " + name + " { public int number; }"));
		FallbackAssertions.assertFallsBack(this.library, "lib." + name, "its name is too long to name a file after it",
				log);
	}

	@Test
	void processWhenMemberIsCompiledToAnotherTypeFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public class Bean { public java.util.Queue<String> getItems() { return null; } }"))
			.edit("lib.Bean", "lib.Bean", "java/util/Queue<", "java/util/Stack<");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean", "means nothing outside the member", log);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Random", "Random[]", "List<? extends Random>" })
	void processWhenMemberIsOfTypeThatJdkHidesFallsBackWithReason(String type, CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; import java.util.*; public class Bean { public " + type
							+ " getItems() { return null; } }"))
			.edit("lib.Bean", "lib.Bean", "java/util/Random", "sun/net/NetHooks");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean", "is of a package that the JDK does not export",
				log);
	}

	@Test
	void processWhenMembersDifferInTypeOnlyUsesHandles() throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public class Bean { public int f0; public String f1; "
							+ "public int getX0() { return 1; } public String getX1() { return null; } }"))
			.edit("lib.Bean", "lib.Bean", "f1", "f0")
			.edit("lib.Bean", "lib.Bean", "getX1", "getX0");
		assertThat(compiledSources()).isNotEmpty().noneMatch((source) -> source.contains(".getX0()"));
	}

	@Test
	void processWhenInheritedSignatureNamesUndeclaredVariableFallsBackWithReason(CapturedOutput log)
			throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public abstract class Bean implements Trait { public int number; }", "lib.Trait",
					"package lib; public interface Trait { <T> java.util.List<T> some(T value); }"))
			.edit("lib.Trait", "lib.Trait", "<T:Ljava/lang/Object;>", "<U:Ljava/lang/Object;>");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean",
				"Java's compiler cannot read its class file: lib.Trait.some is declared with a type variable", log);
	}

	@Test
	void processWhenBoundIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean<T extends Missing> { public int number; }",
					"lib.Missing", "package lib; public class Missing { }"))
			.delete("lib.Missing");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean",
				"the class lib.Missing is missing, which lib.Bean is declared with", log);
	}

	@Test
	void processWhenMemberClassIsNotNamedAfterItsOuterFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Outer",
					"package lib; public class Outer { public static class Inner { public int number; } }"))
			.edit("lib.Outer$Inner", "lib.Outer1Inner", "lib/Outer$Inner", "lib/Outer1Inner")
			.edit("lib.Outer", "lib.Outer", "lib/Outer$Inner", "lib/Outer1Inner");
		FallbackAssertions.assertFallsBack(this.library, "lib.Outer1Inner",
				"lib.Outer1Inner is not named after lib.Outer, in which it is declared as Inner", log);
	}

	/**
	 * As Groovy names what a trait has for fields.
	 */
	@Test
	void processWhenInterfaceIsNotNamedAfterItsOuterGeneratesCode() throws IOException {
		assertGeneratedBelowMisnamed("interface Inner { }", "implements");
	}

	@Test
	void processWhenSuperclassIsNotNamedAfterItsOuterGeneratesCode() throws IOException {
		assertGeneratedBelowMisnamed("static class Inner { public int number; public int getSize() { return 1; }"
				+ " public void setSize(int size) { } }", "extends");
	}

	private void assertGeneratedBelowMisnamed(String inner, String inherits) throws IOException {
		this.library
			.compile(Map.of("lib.Outer", "package lib; public class Outer { public " + inner + " }", "lib.Bean",
					"package lib; public class Bean " + inherits + " Outer.Inner { public int other; }"))
			.edit("lib.Outer$Inner", "lib.Outer1Inner", "lib/Outer$Inner", "lib/Outer1Inner")
			.edit("lib.Outer", "lib.Outer", "lib/Outer$Inner", "lib/Outer1Inner")
			.edit("lib.Bean", "lib.Bean", "lib/Outer$Inner", "lib/Outer1Inner");
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include("lib.Bean")
				.property("spring.jackson.reflection-free.on-fallback", "fail")
				.property("spring.jackson.reflection-free.allowed-fallbacks", "lib.Outer1Inner")
				.process();
			assertThat(output.sources().keySet()).anyMatch((path) -> path.matches(".*/Bean__\\w*JsonSerializer.java"))
				.anyMatch((path) -> path.matches(".*/Bean__\\w*JsonDeserializer.java"));
			output.compile(List.of(this.library.directory()));
		}
	}

	@Test
	void processWhenCompilerHasAddedClassFallsBackWithReason(CapturedOutput log) throws IOException {
		withSyntheticClass();
		FallbackAssertions.assertFallsBack(this.library, "lib.Paint$Mappings", "source cannot refer to it by its name",
				log);
	}

	@Test
	void processWhenCompilerHasAddedClassToPackageLeavesItOut() throws IOException {
		withSyntheticClass();
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.property("spring.jackson.reflection-free.include-packages", "lib")
				.property("spring.jackson.reflection-free.on-fallback", "fail")
				.process();
			assertThat(output.sources().keySet()).anyMatch((path) -> path.contains("/Paint__"))
				.noneMatch((path) -> path.contains("Mappings"));
			output.compile(List.of(this.library.directory()));
		}
	}

	private void withSyntheticClass() throws IOException {
		this.library
			.compile(Map.of("lib.Paint",
					"package lib; public class Paint { public int number; public static class Mappings { } }"))
			.makeSynthetic("lib.Paint", "Mappings");
	}

	@Test
	void processWhenSuperclassOfClassAroundContainerIsMissingGeneratesTheRest() throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean { public Outer.Names names; }", "lib.Outer",
					"package lib; public class Outer extends Missing { "
							+ "public static class Names extends java.util.ArrayList<String> { } }",
					"lib.Missing", "package lib; public class Missing { }"))
			.delete("lib.Missing");
		try (URLClassLoader classLoader = this.library.classLoader()) {
			FallbackAssertions.assertSameIsGenerated(
					AotApplication.of().classLoader(classLoader).include(Same.class.getName(), "lib.Bean").process());
		}
	}

	@Test
	void processWhenPackageHasDollarInNameFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.$odd.Bean", "package lib.$odd; class Bean { public int number; }"));
		FallbackAssertions.assertFallsBack(this.library, "lib.$odd.Bean",
				"its package has a dollar sign in its name, so that no class can be added to it", log);
	}

	@Test
	void processWhenPackageHasDollarInNameGeneratesPublicTypeIntoPackageOfApplication() throws IOException {
		this.library.compile(Map.of("lib.$odd.Bean", "package lib.$odd; public class Bean { public int number; }"));
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.inPackage("lib")
				.include("lib.$odd.Bean")
				.process();
			assertThat(output.sources().keySet()).anyMatch((path) -> path.startsWith("lib/Bean__"));
			output.compile(List.of(this.library.directory()));
		}
	}

	/**
	 * Only what names a class before a dot can mean a variable instead.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "context", "bean", "arguments", "creator", "parser", "seen", "unknown" })
	void processWhenClassIsNamedLikeVariableOfGeneratedCodeFallsBackWithReason(String name, CapturedOutput log)
			throws IOException {
		this.library.compile(Map.of("lib." + name,
				("package lib; import com.fasterxml.jackson.annotation.*; public class # { public final int number; "
						+ "private #(int number) { this.number = number; } "
						+ "@JsonCreator public static # of(@JsonProperty(\"number\") int number) { return new #(number); } }")
					.replace("#", name)));
		FallbackAssertions.assertFallsBack(this.library, "lib." + name, "source cannot refer to it by its name", log);
	}

	@ParameterizedTest
	@ValueSource(strings = { "public class Bean extends Odd_Base { }",
			"public abstract class Bean implements Odd_Face { public int number; }" })
	void processWhenSupertypeHasNoNameInSourceFallsBackWithReason(String bean, CapturedOutput log) throws IOException {
		String odd = bean.contains("Base") ? "Odd_Base" : "Odd_Face";
		String renamed = odd.replace('_', '-');
		this.library
			.compile(Map.of("lib.Bean", "package lib; " + bean, "lib.Odd_Base",
					"package lib; public class Odd_Base { public int number; }", "lib.Odd_Face",
					"package lib; public interface Odd_Face { }"))
			.edit("lib." + odd, "lib." + renamed, odd, renamed)
			.edit("lib.Bean", "lib.Bean", odd, renamed);
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean",
				"source cannot refer to lib." + renamed + ", which it inherits from", log);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Odd_Type getOdd() { return null; }", "Odd_Type odd;", "Odd_Type[] odd;" })
	void processWhenTypeOfMemberHasNoNameInSourceFallsBackWithReason(String member, CapturedOutput log)
			throws IOException {
		this.library
			.compile(Map.of("lib.Bean", "package lib; public class Bean { public " + member + " }", "lib.Odd_Type",
					"package lib; public class Odd_Type { public int number; }"))
			.edit("lib.Odd_Type", "lib.Odd-Type", "Odd_Type", "Odd-Type")
			.edit("lib.Bean", "lib.Bean", "Odd_Type", "Odd-Type");
		FallbackAssertions.assertFallsBack(this.library, "lib.Bean", "cannot be named in package", log);
	}

	@Test
	void processWhenFileCannotBeNamedAfterClassFallsBackWithReason(CapturedOutput log) throws IOException {
		String name = "lib.X\uD842\uDFB7";
		this.library.compile(Map.of(name, "package lib; public class X\uD842\uDFB7 { public int number; }"));
		FallbackAssertions.assertFallsBack(this.library, name, "source cannot refer to it by its name", log);
	}

	/**
	 * The compiler reads over a soft hyphen, and takes a line separator for none.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "\u00C2\u00AD", "\u00E2\u0080\u00A8" })
	void processWhenMembersAreNamedByWhatCompilerReadsOverUsesHandles(String utf8) throws Exception {
		String x = "X".repeat(utf8.length());
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public class Bean { public int f" + x + "n = 1; private int set; public int getG" + x
							+ "n() { return this.set; } public void setG" + x + "n(int set) { this.set = set; } }"))
			.edit("lib.Bean", "lib.Bean", "f" + x + "n", "f" + utf8 + "n")
			.edit("lib.Bean", "lib.Bean", "G" + x + "n", "G" + utf8 + "n");
		assertThat(compiledSources()).hasSize(2).allMatch((source) -> source.contains("Handle "));
	}

	@Test
	void processWhenStaticMethodHidesInheritedOneCallsThatOne() throws Exception {
		this.library.compile(Map.of("lib.Base",
				"package lib; public class Base { private String a = \"base\"; public String getA() { return this.a; } "
						+ "public void setA(String a) { this.a = a; } }",
				"lib.Bean",
				"package lib; public class Bean extends Base { public static String getB() { return \"static\"; } "
						+ "public static void setB(String b) { } }"))
			.edit("lib.Bean", "lib.Bean", "getB", "getA")
			.edit("lib.Bean", "lib.Bean", "setB", "setA");
		assertThat(compiledSources()).hasSize(2)
			.noneMatch((source) -> source.contains("bean.getA()") || source.contains("bean.setA("));
	}

	@Test
	void processWhenJarIsSignedFallsBackWithReason(CapturedOutput log) throws Exception {
		packagePrivateAndPublic();
		assertOfJar(this.library.signedJar(), "its jar is signed", log);
	}

	@Test
	void processWhenJarIsSealedFallsBackWithReason(CapturedOutput log) throws Exception {
		packagePrivateAndPublic();
		assertOfJar(this.library.jar(true), "its package is sealed", log);
	}

	@Test
	void processWhenTypeIsInNamedModuleFallsBackWithReason(CapturedOutput log) throws Exception {
		packagePrivateAndPublic();
		this.library.compile(Map.of("module-info", "open module lib.module { exports lib; }"));
		ModuleFinder finder = ModuleFinder.of(this.library.directory());
		Configuration configuration = ModuleLayer.boot()
			.configuration()
			.resolve(finder, ModuleFinder.of(), Set.of("lib.module"));
		ClassLoader classLoader = ModuleLayer.boot()
			.defineModulesWithOneLoader(configuration, getClass().getClassLoader())
			.findLoader("lib.module");
		AotOutput output = AotApplication.of()
			.classLoader(classLoader)
			.include(Same.class.getName(), "lib.Bean", "lib.Public", "lib.Partly")
			.process();
		FallbackAssertions.assertFallsBack(output, "lib.Bean", "it is in the named module lib.module", log);
		assertThat(log).contains("Leaving lib.Partly to Jackson's reflection: its member 'number' of lib.Partly is not "
				+ "accessible in the named module lib.module");
		assertThat(output.sources().keySet())
			.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Public__"));
	}

	@Test
	void fallbacksForTheSameReasonAreNamedUpToALimit(CapturedOutput log) throws IOException {
		StringBuilder hidden = new StringBuilder();
		for (int i = 10; i < 22; i++) {
			hidden.append(" private static class Hidden").append(i).append(" { public int number; }");
		}
		this.library.compile(Map.of("lib.Outer", "package lib; public class Outer {" + hidden + " }"));
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotApplication.of()
				.classLoader(classLoader)
				.property("spring.jackson.reflection-free.include-packages", "lib")
				.process();
		}
		assertThat(log.toString().lines().filter((line) -> line.contains("Leaving lib.Outer$Hidden"))).hasSize(20);
		assertThat(log).contains("Leaving 2 more, which the report names, to Jackson's reflection: it is private")
			.contains("Leaving 2 more, which the report names, to Jackson's reflection for reading: it is private");
	}

	/**
	 * The reasons name a property each.
	 */
	@Test
	void fallbacksToModuleThatReplacesWritersAreNamedUpToALimit(CapturedOutput log) throws IOException {
		StringBuilder beans = new StringBuilder();
		for (int i = 10; i < 22; i++) {
			beans.append(" public static class Bean" + i + " { public int getNumber" + i + "() { return 1; } }");
		}
		this.library.compile(Map.of("lib.Outer", "package lib; public class Outer {" + beans + " }"));
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotApplication.of(BlackbirdModule.class)
				.classLoader(classLoader)
				.property("spring.jackson.reflection-free.include-packages", "lib")
				.process();
		}
		assertThat(log.toString().lines().filter((line) -> line.contains("Leaving lib.Outer$Bean"))).hasSize(10);
		assertThat(log).contains("Leaving 2 more, which the report names, to Jackson's reflection: "
				+ "a module replaced what calls their members. Remove the module");
	}

	/**
	 * Return what was generated for a bean, which compiles.
	 */
	private List<String> compiledSources() throws IOException {
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include(Same.class.getName(), "lib.Bean")
				.process();
			output.compile(List.of(this.library.directory()));
			return output.sources()
				.entrySet()
				.stream()
				.filter((source) -> source.getKey().contains("/Bean__"))
				.map(Map.Entry::getValue)
				.toList();
		}
	}

	private void packagePrivateAndPublic() throws IOException {
		this.library.compile(Map.of("lib.Bean", "package lib; class Bean { public int number; }", "lib.Public",
				"package lib; public class Public { public int number; }", "lib.Partly",
				"package lib; public class Partly { @com.fasterxml.jackson.annotation.JsonProperty private int number; }"));
	}

	private void assertOfJar(Path jar, String reason, CapturedOutput log) throws Exception {
		try (URLClassLoader classLoader = ExternalClasses.classLoader(jar)) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include(Same.class.getName(), "lib.Bean", "lib.Public", "lib.Partly")
				.process();
			FallbackAssertions.assertFallsBack(output, "lib.Bean", reason, log);
			assertThat(output.sources().keySet())
				.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Public__"))
				.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Partly__"));
			output.compile(List.of(jar));
		}
	}

}
