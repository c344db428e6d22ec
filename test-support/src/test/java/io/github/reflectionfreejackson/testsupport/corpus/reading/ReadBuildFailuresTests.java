package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Builders that fail to build, and classes that are none.
 */
class ReadBuildFailuresTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"number\":1}", "{\"number\":2,\"other\":[]}", "{}" };

	static List<Supplier<ObjectMapper>> mappersThatFailOtherwise() {
		return List.of(ObjectMapper::new, () -> new ObjectMapper().disable(DeserializationFeature.WRAP_EXCEPTIONS),
				() -> new ObjectMapper().addHandler(new Repairing()));
	}

	@ParameterizedTest
	@MethodSource("mappersThatFailOtherwise")
	@CoversReading(TRAP)
	void readsByBuilderThatFailsToBuild(Supplier<ObjectMapper> mappers) {
		for (Class<?> type : List.of(FailsChecked.class, FailsUnchecked.class, FailsWithError.class,
				FailsWithIo.class)) {
			ReadParity.of(mappers).straightLine(type).check(type, DOCUMENTS);
		}
	}

	@ParameterizedTest
	@ValueSource(classes = { ToWrong.class, Foreign.class, ForeignParent.class })
	void readsWhatIsNoBuilderAsReflectionRefusesIt(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.straightLine(type)
			.check(type, "{\"name\":\"a\",\"number\":1}", "{\"number\":2,\"name\":\"b\"}", "{\"rest\":1,\"x\":2}",
					"{}");
	}

	@JsonDeserialize(builder = FailsChecked.Builder.class)
	static class FailsChecked {

		static class Builder extends BaseBuilder<FailsChecked, Builder> {

			@Override
			public FailsChecked build() throws Exception {
				throw new Exception("checked " + text());
			}

		}

	}

	@JsonDeserialize(builder = FailsUnchecked.Builder.class)
	static class FailsUnchecked {

		static class Builder extends BaseBuilder<FailsUnchecked, Builder> {

			@Override
			public Builder name(String name) {
				throw new IllegalArgumentException(name);
			}

			@Override
			public FailsUnchecked build() {
				throw new IllegalStateException(new IOException("inner " + text()));
			}

		}

	}

	@JsonDeserialize(builder = FailsWithError.Builder.class)
	static class FailsWithError {

		static class Builder extends BaseBuilder<FailsWithError, Builder> {

			@Override
			public Builder name(String name) {
				throw new AssertionError(name);
			}

			@Override
			public FailsWithError build() {
				throw new AssertionError("error " + text());
			}

		}

	}

	@JsonDeserialize(builder = FailsWithIo.Builder.class)
	static class FailsWithIo {

		static class Builder extends BaseBuilder<FailsWithIo, Builder> {

			@Override
			public FailsWithIo build() throws IOException {
				throw new IOException("io " + text());
			}

		}

	}

	/**
	 * Goes on where a builder failed.
	 */
	static class Repairing extends DeserializationProblemHandler {

		@Override
		public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
				Throwable failure) {
			return type.getSimpleName() + argument + failure.getMessage();
		}

	}

	@JsonDeserialize(builder = ToWrong.Builder.class)
	static class ToWrong {

		static class Builder {

			public Builder withName(String name) {
				return this;
			}

			public Object build() {
				return "wrong";
			}

		}

	}

	@JsonDeserialize(builder = Foreign.Builder.class)
	static class Foreign {

		static class Builder {

			public Object field;

			public Object withName(String name) {
				return name;
			}

			public Object withNumber(int number) {
				return new Builder();
			}

			@JsonAnySetter
			public void put(String name, Object value) {
			}

			public Foreign build() {
				return new Foreign();
			}

		}

	}

	@JsonDeserialize(builder = ForeignParent.Builder.class)
	static class ForeignParent {

		private final String text;

		ForeignParent(String text) {
			this.text = text;
		}

		static class Parent {

			String text = "";

			public Parent withName(String name) {
				Parent parent = new Parent();
				parent.text = this.text + name;
				return parent;
			}

			public ForeignParent build() {
				return new ForeignParent(this.text);
			}

		}

		static class Builder extends Parent {

			public Builder withNumber(int number) {
				this.text += number;
				return this;
			}

		}

	}

}
