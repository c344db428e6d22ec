package io.github.reflectionfreejackson.aot;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.FallbackAssertions;
import io.github.reflectionfreejackson.aot.application.RunningApplication;
import io.github.reflectionfreejackson.aot.sample.EnumOfOtherPackage;
import io.github.reflectionfreejackson.aot.sample.Same;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests every reason for which a type is left to reflection: it is logged with the type,
 * and everything else is generated.
 */
@ExtendWith(OutputCaptureExtension.class)
class FallbackReasonTests {

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
				Arguments.of(WithAnnotationOfPrivateType.class,
						"a member is annotated with @" + OfPrivateType.class.getName()
								+ ", of which no literal can be made: the type of its value 'value' cannot be named"),
				Arguments.of(OfEnumOfOtherPackage.class,
						"a member's annotation @" + EnumOfOtherPackage.class.getName() + "$OfEnum uses "
								+ EnumOfOtherPackage.class.getName() + "$One, which cannot be named in package "
								+ FallbackReasonTests.class.getPackageName()),
				Arguments.of(EnumBean.class, "it is an enum"), Arguments.of(EnumOfClasses.class, "it is an enum"),
				Arguments.of(Text.class, "it is a CharSequence"),
				Arguments.of(Conflicting.class,
						"Jackson cannot introspect it: Conflicting getter definitions for property \"url\""),
				Arguments.of(java.text.DecimalFormatSymbols.class, "it is a class of the JDK"));
	}

	@ParameterizedTest
	@MethodSource("reasons")
	void processWhenTypeIsOutOfReachFallsBackWithReason(Class<?> type, String reason, CapturedOutput log) {
		AotOutput output = AotApplication.of().include(Same.class, type).process();
		FallbackAssertions.assertFallsBack(output, type.getName(), reason, log);
		output.compile();
	}

	@Test
	void processWhenModifierReplacesWriterFallsBackWithReason(CapturedOutput log) {
		AotOutput output = AotApplication.of(ReplacingModule.class).include(Same.class, Replaced.class).process();
		FallbackAssertions.assertFallsBack(output, Replaced.class.getName(),
				"a BeanSerializerModifier replaced the writer of property 'number' by a "
						+ ReplacingWriter.class.getName(),
				log);
		output.run((application) -> RunningApplication.assertSameJson(application.mapper(), new Replaced()));
	}

	@Test
	void processWhenBlackbirdReplacesWriterSaysToRemoveIt(CapturedOutput log) {
		AotOutput output = AotApplication.of(BlackbirdModule.class).include(Same.class, Accelerated.class).process();
		assertThat(log).contains("Leaving " + Accelerated.class.getName() + " to Jackson's reflection: "
				+ "a BeanSerializerModifier replaced the writer of property 'number' by a com.fasterxml.jackson.module.blackbird.")
			.contains("Remove the module: generated code calls members without reflection");
		output.run((application) -> RunningApplication.assertSameJson(application.mapper(), new Accelerated()));
	}

	/**
	 * Blackbird reports what a setter throws without the place in the document.
	 */
	@ParameterizedTest
	@ValueSource(classes = { AcceleratedSetter.class, AcceleratedBuilding.class })
	void processWhenBlackbirdReplacesSetterSaysToRemoveIt(Class<?> type, CapturedOutput log) {
		AotOutput output = AotApplication.of(BlackbirdModule.class).include(Same.class, type).process();
		assertThat(log).contains("Leaving " + type.getName() + " to Jackson's reflection for reading: "
				+ "a BeanDeserializerModifier replaced what sets property 'number' by a com.fasterxml.jackson.module.blackbird.");
		output.run((application) -> assertThatExceptionOfType(JsonMappingException.class)
			.isThrownBy(() -> application.mapper().readValue("{\"number\":7}", type))
			.satisfies((failure) -> assertThat(failure.getLocation()).isNull()));
	}

	/**
	 * Where the stack came to its end, would be another place each time.
	 */
	@Test
	void processWhenTypeDoesNotEndSaysTheSameEachTime(CapturedOutput log) {
		AotOutput output = AotApplication.of()
			.property("spring.jackson.mapper.use-static-typing", "true")
			.include(Same.class, Endless.class)
			.process();
		FallbackAssertions.assertFallsBack(output, Endless.class.getName(),
				"it cannot be introspected: java.lang.StackOverflowError", log);
		assertThat(log).doesNotContain("thrown by");
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

	public static class Endless<T> {

		public T value;

		public Endless<Endless<T>> twice;

	}

	public static class Accelerated {

		public int getNumber() {
			return 1;
		}

	}

	public static class AcceleratedSetter {

		public void setNumber(int number) {
			throw new UnsupportedOperationException("no number");
		}

	}

	@JsonDeserialize(builder = AcceleratedBuilder.class)
	public record AcceleratedBuilding(int number) {

	}

	public static class AcceleratedBuilder {

		public AcceleratedBuilder withNumber(int number) {
			throw new UnsupportedOperationException("no number");
		}

		public AcceleratedBuilding build() {
			return new AcceleratedBuilding(0);
		}

	}

	static class Replaced {

		public int number = 1;

	}

	static class ReplacingModule extends SimpleModule {

		private static final long serialVersionUID = 1L;

		ReplacingModule() {
			setSerializerModifier(new BeanSerializerModifier() {

				private static final long serialVersionUID = 1L;

				@Override
				public List<BeanPropertyWriter> changeProperties(SerializationConfig config,
						BeanDescription description, List<BeanPropertyWriter> writers) {
					if (description.getBeanClass() == Replaced.class) {
						writers.replaceAll(ReplacingWriter::new);
					}
					return writers;
				}

			});
		}

	}

	static class ReplacingWriter extends BeanPropertyWriter {

		private static final long serialVersionUID = 1L;

		ReplacingWriter(BeanPropertyWriter base) {
			super(base);
		}

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

	@Retention(RetentionPolicy.RUNTIME)
	@interface OfPrivateType {

		Class<? extends PrivateBean>[] value() default {};

	}

	static class WithAnnotationOfPrivateType {

		@OfPrivateType
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

	enum EnumOfClasses {

		ONE {

			@Override
			int number() {
				return 1;
			}

		};

		@JsonValue
		abstract int number();

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
