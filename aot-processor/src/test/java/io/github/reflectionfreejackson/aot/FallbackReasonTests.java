package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.RunningApplication;
import io.github.reflectionfreejackson.aot.sample.EnumOfOtherPackage;
import io.github.reflectionfreejackson.aot.sample.Same;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests every reason for which a type is left to reflection: it is logged with the type,
 * and everything else is generated.
 */
@ExtendWith(OutputCaptureExtension.class)
class FallbackReasonTests {

	@TempDir
	private Path directory;

	private ExternalClasses library;

	@BeforeEach
	void createLibrary() throws IOException {
		this.library = new ExternalClasses(Files.createDirectory(this.directory.resolve("library")));
	}

	static List<Arguments> reasons() {
		class Local {

			public int number = 1;

		}
		Object anonymous = new Object() {

			@JsonProperty
			int number = 1;

		};
		return List.of(Arguments.of(PrivateBean.class, "it is private, or in a private class, or not visible"),
				Arguments.of(InPrivateBean.Nested.class, "it is private, or in a private class, or not visible"),
				Arguments.of(Local.class, "it is a local, anonymous or hidden class"),
				Arguments.of(anonymous.getClass(), "it is a local, anonymous or hidden class"),
				Arguments.of(OfPrivateBase.class,
						"its member 'secret' of " + PrivateBase.class.getName() + " cannot be reached from package "
								+ FallbackReasonTests.class.getPackageName()),
				Arguments.of(WithPrivateType.class,
						"the type of its member 'secret' of " + WithPrivateType.class.getName() + ", "
								+ PrivateBean.class.getName() + ", cannot be named in package"),
				Arguments.of(WithVariableOfMethod.class,
						"the type of its member 'getAnything', T, means nothing outside the member"),
				Arguments.of(WithPrivateAnnotation.class,
						"a member is annotated with @" + PrivateAnnotation.class.getName()
								+ ", of which no literal can be made: it is private"),
				Arguments.of(OfEnumOfOtherPackage.class,
						"a member's annotation @" + EnumOfOtherPackage.class.getName() + "$OfEnum uses "
								+ EnumOfOtherPackage.class.getName() + "$One, which cannot be named in package "
								+ FallbackReasonTests.class.getPackageName()),
				Arguments.of(EnumBean.class, "it is an enum"), Arguments.of(Text.class, "it is a CharSequence"),
				Arguments.of(Conflicting.class,
						"Jackson cannot introspect it: Conflicting getter definitions for property \"url\""),
				Arguments.of(java.text.DecimalFormatSymbols.class, "it is a class of the JDK"));
	}

	@ParameterizedTest
	@MethodSource("reasons")
	void processWhenTypeIsOutOfReachFallsBackWithReason(Class<?> type, String reason, CapturedOutput log) {
		AotOutput output = AotApplication.of().include(Same.class, type).process();
		assertFallsBack(output, type.getName(), reason, log);
		output.compile();
	}

	@Test
	void processWhenGettersConflictFailsAtRunTimeAsJacksonDoes() {
		AotApplication.of()
			.include(Conflicting.class)
			.process()
			.run((application) -> RunningApplication.assertSameJson(application.mapper(), new Conflicting()));
	}

	@Test
	void processWhenTypeIsInnerClassGeneratesCode() {
		Outer<String> outer = new Outer<>();
		AotApplication.of().include(Outer.Inner.class, Outer.Plain.class).process().run((application) -> {
			application.assertGenerated(outer.new Inner("text"));
			application.assertGenerated(outer.new Plain());
		});
	}

	@Test
	void processWhenGetterTypeIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public class Bean { public Missing getMissing() { return null; } }", "lib.Missing",
					"package lib; public class Missing { }"))
			.delete("lib.Missing");
		assertFallsBack("lib.Bean", "java.lang.NoClassDefFoundError", "lib", log);
		assertThat(log).contains("lib/Missing");
	}

	@Test
	void processWhenGenericArgumentIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.Bean",
				"package lib; public class Bean { public java.util.List<Missing> getMissing() { return null; } }",
				"lib.Missing", "package lib; public class Missing { }"))
			.delete("lib.Missing");
		assertFallsBack("lib.Bean", "", "lib", log);
		assertThat(log).contains("lib.Missing");
	}

	@Test
	void processWhenEnclosingClassIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Outer",
					"package lib; public class Outer { public static class Bean { public int number; } }"))
			.delete("lib.Outer");
		assertFallsBack("lib.Outer$Bean", "java.lang.NoClassDefFoundError: lib/Outer", "lib", log);
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
	void processWhenAnnotationValueIsMissingFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.Bean",
				"package lib; public class Bean { @Note(Missing.class) public int getNumber() { return 1; } }",
				"lib.Note",
				"package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface Note { Class<?> value(); }",
				"lib.Missing", "package lib; public class Missing { }"))
			.delete("lib.Missing");
		assertFallsBack("lib.Bean", "the value 'value' of a member's annotation @lib.Note cannot be read: "
				+ "java.lang.TypeNotPresentException: Type lib.Missing not present", "lib", log);
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
			assertSameIsGenerated(output);
			assertThat(log).contains("lib.Bean").contains("lib.Missing");
		}
	}

	@Test
	void processWhenKotlinClassFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("kotlin.Metadata",
				"package kotlin; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface Metadata { }",
				"lib.Bean", "package lib; @kotlin.Metadata public class Bean { public int number; }"));
		assertFallsBack("lib.Bean", "it is a Kotlin class", "lib", log);
	}

	@Test
	void processWhenClassIsInUnnamedPackageFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("Unnamed", "public class Unnamed { public int number; }"));
		assertFallsBack("Unnamed", "it is in the unnamed package, which no other package can refer to", "", log);
	}

	@Test
	void processWhenPackageIsNamedLikeClassFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.A", "package lib; public class A { public int number; }", "lib.b.Bean",
					"package lib.b; public class Bean { public int number; }"))
			.edit("lib.b.Bean", "lib.A.Bean", "lib/b/Bean", "lib/A/Bean");
		assertFallsBack("lib.A.Bean", "source cannot refer to it by its name", "lib/A", log);
	}

	@Test
	void processWhenClassIsNamedLikeItsPackageFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.b.lib", "package lib.b; public class lib { public int number; }"));
		assertFallsBack("lib.b.lib", "source cannot refer to it by its name", "lib/b", log);
	}

	@Test
	void processWhenClassIsNamedAsNoneInSourceFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library.compile(Map.of("lib.Bar", "package lib; public class Bar { public int number; }"))
			.edit("lib.Bar", "lib.var", "lib/Bar", "lib/var");
		assertFallsBack("lib.var", "source cannot refer to it by its name", "lib", log);
	}

	@Test
	void processWhenNameIsTooLongForFileFallsBackWithReason(CapturedOutput log) throws IOException {
		String name = "L" + "o".repeat(200) + "ng";
		this.library.compile(Map.of("lib." + name, "package lib; public class " + name + " { public int number; }"));
		assertFallsBack("lib." + name, "its name is too long to name a file after it", "lib", log);
	}

	@Test
	void processWhenMemberIsCompiledToAnotherTypeFallsBackWithReason(CapturedOutput log) throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public class Bean { public java.util.Queue<String> getItems() { return null; } }"))
			.edit("lib.Bean", "lib.Bean", "java/util/Queue<", "java/util/Stack<");
		assertFallsBack("lib.Bean", "means nothing outside the member", "lib", log);
	}

	@Test
	void processWhenMembersDifferInTypeOnlyUsesHandles() throws IOException {
		this.library
			.compile(Map.of("lib.Bean",
					"package lib; public class Bean { public int f0; public String f1; "
							+ "public int getX0() { return 1; } public String getX1() { return null; } }"))
			.edit("lib.Bean", "lib.Bean", "f1", "f0")
			.edit("lib.Bean", "lib.Bean", "getX1", "getX0");
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include(Same.class.getName(), "lib.Bean")
				.process();
			assertThat(output.sources()
				.entrySet()
				.stream()
				.filter((source) -> source.getKey().contains("/Bean__"))
				.map(Map.Entry::getValue)).isNotEmpty().noneMatch((source) -> source.contains(".getX0()"));
			output.compile(List.of(this.library.directory()));
		}
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
		assertFallsBack(output, "lib.Bean", "it is in the named module lib.module", log);
		assertThat(log).contains("Leaving lib.Partly to Jackson's reflection: its member 'number' of lib.Partly is not "
				+ "accessible in the named module lib.module");
		assertThat(output.sources().keySet())
			.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Public__"));
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
			assertFallsBack(output, "lib.Bean", reason, log);
			assertThat(output.sources().keySet())
				.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Public__"))
				.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Partly__"));
			output.compile(List.of(jar));
		}
	}

	private void assertFallsBack(String type, String reason, String packageName, CapturedOutput log)
			throws IOException {
		try (URLClassLoader classLoader = this.library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include(Same.class.getName(), type)
				.process();
			assertFallsBack(output, type, reason, log);
			assertThat(output.sources().keySet())
				.noneSatisfy((path) -> assertThat(path).startsWith(packageName + "/" + type));
			output.compile(List.of(this.library.directory()));
		}
	}

	private static void assertFallsBack(AotOutput output, String type, String reason, CapturedOutput log) {
		assertThat(log).contains("Leaving " + type + " to Jackson's reflection: ").contains(reason);
		assertThat(log.toString().lines().filter((line) -> line.contains("Leaving " + type + " to")).toList())
			.anySatisfy((line) -> assertThat(line).contains(reason));
		assertSameIsGenerated(output);
	}

	private static void assertSameIsGenerated(AotOutput output) {
		assertThat(output.sources().keySet())
			.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Same__"));
	}

	private static class PrivateBean {

		public int number = 1;

	}

	private static class InPrivateBean {

		public static class Nested {

			public int number = 1;

		}

	}

	private static class PrivateBase {

		@JsonProperty
		private int secret = 1;

	}

	static class OfPrivateBase extends PrivateBase {

	}

	static class WithPrivateType {

		@JsonProperty
		private PrivateBean secret = new PrivateBean();

	}

	static class WithVariableOfMethod {

		@SuppressWarnings("unchecked")
		public <T> T getAnything() {
			return (T) "anything";
		}

	}

	@Retention(RetentionPolicy.RUNTIME)
	private @interface PrivateAnnotation {

	}

	static class WithPrivateAnnotation {

		@PrivateAnnotation
		public int number = 1;

	}

	static class OfEnumOfOtherPackage extends EnumOfOtherPackage {

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	enum EnumBean {

		ONE;

		public int getNumber() {
			return 1;
		}

	}

	static class Text implements CharSequence {

		public int getNumber() {
			return 1;
		}

		@Override
		public int length() {
			return 0;
		}

		@Override
		public char charAt(int index) {
			return 0;
		}

		@Override
		public CharSequence subSequence(int start, int end) {
			return this;
		}

	}

	static class Conflicting {

		public String getUrl() {
			return "one";
		}

		public String getURL() {
			return "two";
		}

	}

	static class Outer<T> {

		class Inner {

			public T value;

			Inner(T value) {
				this.value = value;
			}

		}

		class Plain {

			public int number = 1;

		}

	}

}
