package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.corpus.reading.ReadStraightLineTests.Pair;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * What fails where generated code reads properties one after the other, and what is made
 * of it.
 */
class ReadStraightLineFailuresTests {

	@Test
	void reportsWhatMembersThrowAsReflectionDoes() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Throwing.class)
			.check(Throwing.class, "{\"checked\":\"a\",\"state\":1}", "{\"io\":\"a\"}", "{\"error\":true}",
					"{\"wrapped\":1.5}");
		ReadParity.of(() -> JsonMapper.builder().disable(DeserializationFeature.WRAP_EXCEPTIONS).build())
			.straightLine(Throwing.class)
			.check(Throwing.class, "{\"checked\":\"a\"}", "{\"state\":1}", "{\"io\":\"a\"}", "{\"error\":true}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(Refusing.class)
			.check(Refusing.class, "{\"name\":\"io\",\"size\":1}", "{\"name\":\"state\",\"size\":1}",
					"{\"name\":\"error\",\"size\":1}", "{\"size\":1,\"name\":\"null\"}",
					"{\"size\":1,\"name\":\"null\",\"name\":{\"x\":[]}}", "{\"size\":1,\"more\":2,\"name\":\"null\"}");
		ReadParity.of(ReadStraightLineFailuresTests::handling)
			.straightLine(Refusing.class)
			.check(Refusing.class, "{\"name\":\"state\",\"size\":1}", "{\"name\":\"io\",\"size\":1,\"more\":2}");
	}

	@Test
	void reportsArgumentsThatDeserializersGetWrong() {
		SimpleModule module = new SimpleModule().addDeserializer(String.class, wrong());
		ReadParity.of(() -> JsonMapper.builder().addModule(module).build())
			.straightLine(Misread.class, MisreadMember.class)
			.check(Misread.class, "{\"name\":\"a\",\"size\":1}", "{\"member\":{\"text\":\"a\"}}");
	}

	@Test
	void keepsWhatIsUnknownUntilThereIsAnInstance() {
		ReadParity.of(ReadStraightLineTests::lenient)
			.straightLine(Pair.class)
			.check(Pair.class, "{\"x\":1,\"name\":\"a\",\"y\":[1,{\"z\":2}],\"size\":2,\"w\":{}}", "{\"x\":{\"y\":1}}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(Ignoring.class)
			.check(Ignoring.class, "{\"dropped\":{\"x\":[1]},\"name\":\"a\",\"size\":1}", "{\"dropped\":1,\"other\":2}",
					"{\"name\":\"a\",\"size\":1,\"dropped\":[]}");
		ReadParity.of(() -> JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES).build())
			.straightLine(Ignoring.class)
			.check(Ignoring.class, "{\"name\":\"a\",\"dropped\":1,\"size\":1}");
		ReadParity.of(ReadStraightLineFailuresTests::handling)
			.straightLine(Pair.class)
			.check(Pair.class, "{\"x\":1,\"name\":\"a\",\"size\":2,\"y\":3}", "{\"x\":1}");
	}

	@Test
	void letsHandlersOfProblemsUseTheParser() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.addHandler(new DeserializationProblemHandler() {

				@Override
				public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
						Throwable failure) throws IOException {
					context.getParser().nextToken();
					context.getParser().skipChildren();
					context.getParser().nextToken();
					return new Uncreatable(context.getParser().currentName());
				}

			});
			return mapper;
		})
			.straightLine(Uncreatable.class)
			.check(Uncreatable.class, "{\"text\":\"a\",\"number\":1}", "{\"number\":1,\"text\":\"a\"}", "{}");
	}

	private static ObjectMapper handling() {
		ObjectMapper mapper = ReadStraightLineTests.lenient();
		mapper.addHandler(new DeserializationProblemHandler() {

			@Override
			public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
					Throwable failure) {
				return (type == Refusing.class) ? new Refusing(((Object[]) argument)[1]) : NOT_HANDLED;
			}

			@Override
			public boolean handleUnknownProperty(DeserializationContext context, JsonParser parser,
					com.fasterxml.jackson.databind.JsonDeserializer<?> deserializer, Object bean, String name)
					throws IOException {
				parser.skipChildren();
				return !name.equals("y");
			}

		});
		return mapper;
	}

	@SuppressWarnings({ "unchecked", "rawtypes", "serial" })
	private static com.fasterxml.jackson.databind.JsonDeserializer<String> wrong() {
		return (com.fasterxml.jackson.databind.JsonDeserializer) new StdDeserializer<Object>(Object.class) {

			@Override
			public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
				return new StringBuilder(parser.getText());
			}

		};
	}

	public static class Throwing {

		public void setChecked(String value) throws Exception {
			throw new Exception("checked " + value);
		}

		public void setIo(String value) throws IOException {
			throw new IOException("io " + value);
		}

		public void setState(int value) {
			throw new IllegalStateException("state " + value);
		}

		public void setError(boolean value) {
			throw new AssertionError("error " + value);
		}

		public void setWrapped(double value) {
			throw new IllegalStateException("wrapped", new IllegalArgumentException("cause " + value));
		}

	}

	public static class Refusing {

		public final Object size;

		Refusing(Object size) {
			this.size = size;
		}

		@JsonCreator
		public static Refusing of(@JsonProperty("name") String name, @JsonProperty("size") int size)
				throws IOException {
			switch (name) {
				case "io" -> throw new IOException("io");
				case "state" -> throw new IllegalStateException("state");
				case "error" -> throw new AssertionError("error");
				default -> {
					return name.equals("null") ? null : new Refusing(size);
				}
			}
		}

	}

	public static class Uncreatable {

		public String text;

		public int number;

		public Uncreatable() {
			throw new IllegalStateException("not by this constructor");
		}

		Uncreatable(String text) {
			this.text = text;
		}

	}

	public record Misread(String name, int size, MisreadMember member) {
	}

	public static class MisreadMember {

		private String text;

		public void setText(String text) {
			this.text = text;
		}

		public String read() {
			return this.text;
		}

	}

	@JsonIgnoreProperties("dropped")
	public record Ignoring(String name, int size) {
	}

}
