package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import javax.tools.ToolProvider;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.RunningApplication;
import io.github.reflectionfreejackson.aot.application.SourceCode;
import io.github.reflectionfreejackson.aot.model.Nameability;
import io.github.reflectionfreejackson.aot.sample.Builders;
import io.github.reflectionfreejackson.aot.sample.capitals.A3;
import io.github.reflectionfreejackson.aot.sample.capitals.Cased;
import io.github.reflectionfreejackson.aot.sample.capitals.CasedBean;
import io.github.reflectionfreejackson.aot.sample.capitals.Handle;
import io.github.reflectionfreejackson.aot.sample.capitals.ID;
import io.github.reflectionfreejackson.aot.sample.capitals.MeasuredIn;
import io.github.reflectionfreejackson.aot.sample.capitals.Money;
import io.github.reflectionfreejackson.aot.sample.capitals.UNIT;
import io.github.reflectionfreejackson.aot.sample.capitals.Weight;
import org.assertj.core.api.ThrowingConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

/**
 * Tests that generated code compiles whatever types, members and properties are called.
 */
class NameClashTests {

	@Test
	void processWhenPropertyIsNamedLikeTypeOfAnnotationsValueWritesIt() {
		run(Weight.class, (application) -> {
			application.assertGenerated(new Weight("kg"));
			assertThat(annotation(application, new Weight("kg"), MeasuredIn.class).value()).isEqualTo(UNIT.G);
			assertThat(annotation(application, new Weight("kg"), MeasuredIn.class).UNIT()).isEqualTo(UNIT.KG);
		});
	}

	@Test
	void processWhenPropertyIsNamedLikeTypeOfAnnotationsValueReadsIt() {
		run(Weight.class, (application) -> application.assertRead(Weight.class,
				"{\"UNIT\":\"a\",\"api\":\"b\",\"units\":\"c\",\"unit\":\"d\"}"));
	}

	@Test
	void processWhenNamesDoNotClashKeepsThem() {
		AotOutput output = AotApplication.of().include(Weight.class).process();
		assertThat(source(output, "JsonSerializer")).contains("FieldName UNIT_2 =", "FieldName API_2 =",
				"FieldName UNITS =");
	}

	@Test
	void processWhenFieldIsNamedLikeTypeThatCreatesReadsIt() {
		run(ID.class, (application) -> application.assertRead(ID.class, "{\"x\":\"a\",\"id\":\"b\"}", "{\"x\":1}"));
	}

	@ParameterizedTest
	@ValueSource(classes = { Numbered.class, NumberedLast.class, NumberedUmlaut.class })
	void processWhenArgumentsAreNamedLikeVariablesReadsThem(Class<?> type) {
		run(type, (application) -> application.assertRead(type,
				"{\"argument0\":\"a\",\"argument1\":\"b\",\"bean\":\"c\",\"first\":\"d\",\"\u00fcber\":\"e\"}"));
	}

	@ParameterizedTest
	@ValueSource(classes = { Named.class, Money.class, A3.Sheet.class })
	void processWhenArgumentIsNamedLikeTypeReadsIt(Class<?> type) {
		run(type, (application) -> application.assertRead(type, "{\"CreatorReading\":\"a\",\"Money\":\"b\"}",
				"{\"A3\":\"a\",\"Code\":2}", "{\"A3\":\"a\"}"));
	}

	@Test
	void processWhenArgumentIsNamedLikeConstantOfHandleReadsIt() {
		run(Handle.class, (application) -> application.assertRead(Handle.class, "{\"OF\":\"a\"}", "{\"OF\":{}}"));
	}

	@Test
	void processWhenValuesOfAnnotationDifferInCaseMakesEqualLiteral() {
		run(CasedBean.class, (application) -> {
			application.assertGenerated(new CasedBean());
			Cased annotation = CasedBean.class.getField("text").getAnnotation(Cased.class);
			Cased literal = annotation(application, new CasedBean(), Cased.class);
			assertThat(literal.getClass()).isNotEqualTo(annotation.getClass());
			assertThat(literal.equals(annotation)).isTrue();
		});
	}

	/**
	 * On some file systems, their sources would be one file.
	 */
	@Test
	void processWhenClassesDifferInCaseGivesThemNamesThatDifferOtherwise() {
		AotOutput output = AotApplication.of().include(Sheet.D.class, Sheet_d.class).process();
		assertThat(output.sources().keySet()).anyMatch((path) -> path.contains("NameClashTests_Sheet_D__"))
			.anyMatch((path) -> path.contains("NameClashTests_Sheet_d_2__"));
		assertThat(output.sources().keySet().stream().map((path) -> path.toLowerCase(Locale.ROOT)))
			.doesNotHaveDuplicates();
		output.compile();
		output.run((application) -> {
			application.assertGenerated(new Sheet.D(1));
			application.assertGenerated(new Sheet_d("a"));
			application.assertRead(Sheet_d.class, "{\"text\":\"a\"}");
		});
	}

	@Test
	void processWhenClassIsNamedLikeNestedOneWithDollarGivesThemNamesThatDiffer(@TempDir Path types)
			throws IOException {
		ExternalClasses external = new ExternalClasses(types)
			.compile(Map.of("lib.A$b", "package lib; public class A$b { public int number; }", "lib.A_B",
					"package lib; public class A_B { public int number; }"));
		try (URLClassLoader classLoader = external.classLoader()) {
			AotOutput output = AotApplication.of().classLoader(classLoader).include("lib.A$b", "lib.A_B").process();
			assertThat(output.sources().keySet().stream().map((path) -> path.toLowerCase(Locale.ROOT)))
				.doesNotHaveDuplicates()
				.anyMatch((path) -> path.contains("/a_b__"))
				.anyMatch((path) -> path.contains("/a_b_2__"));
			output.compile(List.of(types));
		}
	}

	/**
	 * Source would mean the variable.
	 */
	@Test
	void typesNamedLikeVariablesOfGeneratedCodeAreNotNamed(@TempDir Path types) throws Exception {
		Set<String> variables = new TreeSet<>();
		AotApplication.of()
			.include(Open.class, Numbered.class, Builders.Generic.class, Listing.class)
			.process()
			.sources()
			.forEach((path, source) -> {
				if (path.matches(".*Json(Des|S)erializer.java")) {
					variables.addAll(variables(source));
				}
			});
		assertThat(variables).contains("argument", "arguments", "bean", "builder", "encoder", "ignored", "key", "next",
				"returned", "typed", "writers");
		ExternalClasses external = new ExternalClasses(types);
		for (String variable : variables) {
			external.compile(Map.of("lib." + variable, "package lib; public class " + variable + " { }"));
		}
		try (URLClassLoader classLoader = external.classLoader()) {
			for (String variable : variables) {
				Class<?> type = classLoader.loadClass("lib." + variable);
				assertThat(Nameability.isNameableEverywhere(type)).as(variable).isFalse();
			}
		}
	}

	/**
	 * Return the names of the parameters and local variables in source, but for those of
	 * arguments, which differ from the names of types anyway.
	 */
	private static Set<String> variables(String source) {
		JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
			.getTask(null, null, null, null, null, List.of(new SourceCode("Source.java", source)));
		Set<String> names = new TreeSet<>();
		TreePathScanner<Void, Void> scanner = new TreePathScanner<>() {

			@Override
			public Void visitVariable(VariableTree variable, Void unused) {
				if (!(getCurrentPath().getParentPath().getLeaf() instanceof ClassTree)) {
					names.add(variable.getName().toString());
				}
				return super.visitVariable(variable, unused);
			}

		};
		assertThatNoException().isThrownBy(() -> scanner.scan(task.parse(), null));
		names.removeIf((name) -> name.matches("argument\\d.*"));
		return names;
	}

	@Test
	void processWhenNameOfApplicationHasSeparatorNamesClassesAfterContextOnly() {
		assertThat(AotApplication.of()
			.named("My__Tests")
			.featureNamePrefix("Context1_")
			.include(ID.class)
			.process()
			.sources()
			.keySet()).anyMatch((path) -> path.endsWith("/My__Tests__Context1_JsonSerializers.java"))
			.anyMatch((path) -> path.endsWith("/ID__Context1_JsonSerializer.java"));
	}

	private static <A extends Annotation> A annotation(RunningApplication application, Object bean, Class<A> type)
			throws Exception {
		PropertyWriter writer = application.mapper()
			.getSerializerProviderInstance()
			.findValueSerializer(bean.getClass())
			.properties()
			.next();
		return ((BeanProperty) writer).getAnnotation(type);
	}

	private static String source(AotOutput output, String feature) {
		return output.sources()
			.entrySet()
			.stream()
			.filter((entry) -> entry.getKey().contains(feature) && !entry.getKey().contains(feature + "s"))
			.map(Map.Entry::getValue)
			.findFirst()
			.orElseThrow();
	}

	@Test
	void processWhenConstantOfInterfaceIsNamedLikeInheritedFieldReachesField() {
		run(WithConstant.class, (application) -> {
			application.assertGenerated(new WithConstant());
			application.assertRead(WithConstant.class, "{\"name\":\"a\"}", "{\"name\":[]}");
		});
	}

	private static void run(Class<?> type, ThrowingConsumer<RunningApplication> action) {
		AotOutput output = AotApplication.of().include(type).process();
		output.compile();
		output.run(action);
	}

	static class WithField {

		public String name = "field";

	}

	interface Constants {

		String name = "constant";

	}

	interface MoreConstants extends Constants {

	}

	static class WithConstant extends WithField implements MoreConstants {

	}

	static class Open {

		@JsonProperty
		private String text = "";

		@JsonProperty
		private Open setText(String text) {
			this.text = text;
			return this;
		}

		@JsonAnySetter
		public void setAny(String name, Object any) {
			this.text = name + any;
		}

	}

	record Numbered(String argument1, String bean) {
	}

	record NumberedLast(String first, String argument0) {
	}

	record NumberedUmlaut(String argument1, String \u00fcber) {
	}

	record Named(String CreatorReading) {
	}

	static final class Sheet {

		record D(int number) {
		}

	}

	record Sheet_d(String text) {
	}

	static class Listing {

		public List<String> texts;

	}

}
