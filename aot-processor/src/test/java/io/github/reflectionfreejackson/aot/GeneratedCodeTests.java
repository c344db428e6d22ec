package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.sample.A;
import io.github.reflectionfreejackson.aot.sample.A_B;
import io.github.reflectionfreejackson.aot.sample.AnnotatedBean;
import io.github.reflectionfreejackson.aot.sample.Box;
import io.github.reflectionfreejackson.aot.sample.Deprecations;
import io.github.reflectionfreejackson.aot.sample.Everything;
import io.github.reflectionfreejackson.aot.sample.Failing;
import io.github.reflectionfreejackson.aot.sample.HiddenField;
import io.github.reflectionfreejackson.aot.sample.LongBox;
import io.github.reflectionfreejackson.aot.sample.Names;
import io.github.reflectionfreejackson.aot.sample.Same;
import io.github.reflectionfreejackson.aot.sample.SampleValues;
import io.github.reflectionfreejackson.aot.sample.Twelve;
import io.github.reflectionfreejackson.aot.sample.Wide;
import io.github.reflectionfreejackson.aot.sample.record.yield.Sealed;
import io.github.reflectionfreejackson.aot.sample.shadow.ShadowValues;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that types of every shape are written by generated code, which compiles without a
 * warning, as plain Jackson writes them.
 */
class GeneratedCodeTests {

	@Test
	void processWhenMembersAreNotPublicReachesThem() {
		assertGenerated(SampleValues.packagePrivate());
	}

	@Test
	void processWhenFieldsAreHiddenReadsJacksonsChoice() {
		assertGenerated(List.of(new HiddenField()));
	}

	@Test
	void processWhenMembersAreDeprecatedCompilesWithoutWarning() {
		assertGenerated(List.of(new Deprecations()));
	}

	@Test
	void processWhenGettersThrowReportsAsJacksonDoes() {
		assertGenerated(List.of(new Failing(null), new Failing(new IOException("checked")),
				new Failing(new Throwable("anything")), new Failing(new IllegalStateException("state")),
				new Failing(new AssertionError("error"))));
	}

	@Test
	void processWhenTypeHasManyPropertiesWritesAll() {
		assertGenerated(List.of(Wide.filled(),
				new Twelve('a', 'b', 'c', '"', '\\', '\u0000', '\u00e4', 'h', 'i', 'j', 'k', 'l')));
	}

	@Test
	void processWhenNamesAreNotIdentifiersWritesThem() {
		assertGenerated(List.of(new Names()));
	}

	@Test
	void processWhenEnumsHaveJsonValuesWritesThem() {
		assertGenerated(List.of(ByMethod.ONE, ByField.ONE));
	}

	@Test
	void processWhenTypesAreGenericResolvesThem() {
		assertGenerated(List.of(Box.filled(), LongBox.create()));
	}

	@Test
	void processWhenNamesCollideTellsClassesApart() {
		List<Object> values = List.of(new Same("here"), new io.github.reflectionfreejackson.aot.sample.other.Same(1),
				new A(new A.B("nested")), new A.B("nested"), new A_B("flat"), new Sealed("permits", 1));
		assertGenerated(values);
	}

	@Test
	void processWhenNamesCollideWithinPackageOfApplicationTellsClassesApart() {
		AotOutput output = AotApplication.of()
			.inPackage(Same.class.getPackageName())
			.include(Same.class, io.github.reflectionfreejackson.aot.sample.other.Same.class, A.class, A_B.class)
			.process();
		assertGenerated(output, List.of(new Same("here"), new io.github.reflectionfreejackson.aot.sample.other.Same(1),
				new A(new A.B("nested")), new A_B("flat")));
	}

	@Test
	void processWhenTypeHasVirtualPropertyLeavesItToJackson() {
		assertGenerated(List.of(new Virtual()));
	}

	@Test
	void processWhenTypesHaveNamesOfJavaLangCompiles() {
		assertGenerated(ShadowValues.all());
	}

	@Test
	void processWhenTypeIsOfAnotherJarGeneratesIntoPackageOfApplication() {
		ProblemDetail problem = ProblemDetail.forStatusAndDetail(HttpStatus.NOT_FOUND, "not \"here\"");
		problem.setProperty("further", List.of(1));
		AotOutput output = assertGenerated(List.of(problem));
		assertThat(output.sources())
			.anySatisfy((path, source) -> assertThat(path).startsWith("com/example/app/ProblemDetail__"));
	}

	@Test
	void processWhenPropertiesAreInViewsAsksWhetherEachIsWritten() {
		AotOutput output = assertGenerated(List.of(new InViews()));
		assertThat(output.sources().values()).anySatisfy((source) -> assertThat(source).contains("bean.viewed();",
				"if (writers[++property] != null) {\n        writers[property].writeInt(value.second, ",
				"if (properties.isShown(++property)) {\n        encoder.writeInt(properties, property, SECOND, "));
		assertThat(AotApplication.of().include(Twelve.class).process().sources().values())
			.noneSatisfy((source) -> assertThat(source).containsAnyOf("viewed()", "!= null", "isShown("));
	}

	@Test
	void processWhenMemberHasSeveralAnnotationsGivesEachALine() {
		assertThat(AotApplication.of().include(ProblemDetail.class).process().sources().values())
			.anySatisfy((source) -> assertThat(source).containsPattern("\\n {8}\\.annotations\\(\\n"
					+ " {12}new JsonAnyGetter__\\w*Literal\\(\\),\\n {12}new Nullable__\\w*Literal\\(\\)\\);\\n"));
	}

	@Test
	void processWhenMemberIsAnnotatedMakesEqualLiteral() {
		AotOutput output = AotApplication.of().include(AnnotatedBean.class).process();
		output.compile();
		output.run((application) -> {
			AnnotatedBean bean = new AnnotatedBean();
			application.assertGenerated(bean);
			var serializer = application.mapper().getSerializerProviderInstance().findValueSerializer(bean.getClass());
			for (PropertyWriter writer : (Iterable<PropertyWriter>) serializer::properties) {
				Everything literal = ((BeanProperty) writer).getAnnotation(Everything.class);
				Everything annotation = AnnotatedBean.class
					.getMethod("get" + writer.getName().substring(0, 1).toUpperCase() + writer.getName().substring(1))
					.getAnnotation(Everything.class);
				assertThat(literal.getClass()).isNotEqualTo(annotation.getClass());
				assertThat(literal.annotationType()).isEqualTo(Everything.class);
				assertThat(literal.equals(annotation)).isTrue();
				assertThat(annotation.equals(literal)).isTrue();
				assertThat(literal.hashCode()).isEqualTo(annotation.hashCode());
				assertThat(literal.aNested().hashCode()).isEqualTo(annotation.aNested().hashCode());
			}
		});
	}

	private static AotOutput assertGenerated(List<Object> values) {
		Class<?>[] types = values.stream().map(Object::getClass).distinct().toArray(Class<?>[]::new);
		AotOutput output = AotApplication.of().include(types).process();
		assertGenerated(output, values);
		return output;
	}

	private static void assertGenerated(AotOutput output, List<Object> values) {
		output.compile();
		output.run((application) -> SoftAssertions.assertSoftly(
				(softly) -> values.forEach((value) -> softly.assertThatCode(() -> application.assertGenerated(value))
					.doesNotThrowAnyException())));
	}

	@JsonAppend(attrs = @JsonAppend.Attr(value = "virtual", include = JsonInclude.Include.ALWAYS))
	static class Virtual {

		public int number = 1;

	}

	static class InViews {

		public int first = 1;

		@JsonView(Object.class)
		public int second = 2;

	}

	enum ByMethod {

		ONE;

		@JsonValue
		int number() {
			return 1;
		}

	}

	enum ByField {

		ONE("one");

		@JsonValue
		private final String text;

		ByField(String text) {
			this.text = text;
		}

	}

}
