package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Builders that value instantiators or handlers of problems create, and what they create
 * in place of builders.
 */
class ReadBuilderInstancesTests {

	@Test
	void setsWhatInstantiatorsMake() {
		checkInstances((context) -> null);
		checkInstances((context) -> "foreign");
		checkInstances((context) -> new Made.Special());
		checkInstances((context) -> {
			throw new IllegalStateException("none");
		});
		checkInstances((context) -> new Made.Builder().withName(textAhead(context)));
	}

	private static @Nullable String textAhead(DeserializationContext context) {
		try {
			return context.getParser().nextToken() + context.getParser().getText();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static void checkInstances(Instances instances) {
		Supplier<ObjectMapper> mappers = () -> new ObjectMapper()
			.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
			.registerModule(new SimpleModule().addValueInstantiator(Made.Builder.class, new Instantiator(instances)));
		List<String> documents = List.of("{\"count\":1,\"name\":\"a\"}", "{\"name\":\"a\",\"count\":1}",
				"{\"name\":\"a\",\"count\":1}", "{\"count\":\"x\",\"name\":1}", "{}", "{\"none\":{}}",
				"{\"none\":{},\"count\":1}");
		ReadParity.of(mappers)
			.straightLine(Made.class)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, Made.class, documents));
	}

	/**
	 * The handler, too, may use the parser.
	 */
	@Test
	void setsWhatHandlersMake() {
		List<String> documents = List.of("{\"name\":\"a\",\"count\":1}", "{\"name\":\"a\",\"count\":1}",
				"{\"count\":2,\"name\":\"b\"}", "{\"name\":[]}", "{\"count\":nul}", "{}");
		ReadParity.of(() -> new ObjectMapper().addHandler(new Beginning()))
			.straightLine(Unbegun.class)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, Unbegun.class, documents));
	}

	private static final class Beginning extends DeserializationProblemHandler {

		@Override
		public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
				Throwable failure) {
			return new Unbegun.Builder(textAhead(context));
		}

	}

	@JsonDeserialize(builder = Unbegun.Builder.class)
	record Unbegun(String text) {

		static class Builder extends BuiltText.TextBuilder<BuiltText.Text> {

			Builder() {
				throw new IllegalStateException("not begun");
			}

			Builder(String text) {
				add(text);
			}

			Builder withName(String name) {
				add(name);
				return this;
			}

			Builder withCount(int count) {
				add(count);
				return this;
			}

			Unbegun build() {
				return new Unbegun(text());
			}

		}

	}

	private interface Instances {

		@Nullable Object create(DeserializationContext context);

	}

	private static final class Instantiator extends ValueInstantiator.Base {

		private final Instances instances;

		Instantiator(Instances instances) {
			super(Made.Builder.class);
			this.instances = instances;
		}

		@Override
		public boolean canCreateUsingDefault() {
			return true;
		}

		@Override
		public @Nullable Object createUsingDefault(DeserializationContext context) {
			return this.instances.create(context);
		}

	}

	@JsonDeserialize(builder = Made.Builder.class)
	record Made(String name, int count) {

		static class Builder {

			private String name;

			private int count;

			Builder withName(String name) {
				this.name = name;
				return this;
			}

			Builder withCount(int count) {
				this.count = count;
				return this;
			}

			Made build() {
				return new Made(this.name, this.count);
			}

		}

		static class Special extends Builder {

			@Override
			Builder withName(String name) {
				return super.withName("special " + name);
			}

		}

	}

}
