package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Members that throw, and input of the wrong kind.
 */
class ReadFailureTests {

	private static final String TRAP = "wrong exception type, message, path or location for wrong input";

	private static final ThreadLocal<Failure> FAILURE = new ThreadLocal<>();

	static List<Arguments> failures() {
		return Arrays.stream(Failure.values())
			.flatMap((failure) -> Arrays.stream(new boolean[][] { { true }, { false } })
				.map((wrap) -> Arguments.of(failure, wrap[0])))
			.toList();
	}

	@ParameterizedTest
	@MethodSource("failures")
	@CoversReading(TRAP)
	void failsAsPlainJackson(Failure failure, boolean wrap) {
		FAILURE.set(failure);
		try {
			String[] members = { "{\"before\":1,\"bad\":2}", "{\"fluent\":\"a\"}", "{\"any\":1}" };
			check(wrap, Setters.class, Setters.class, members);
			check(wrap, Setters.class, Holder.class, "{\"list\":[{},{\"bad\":1}]}", "{\"map\":{\"k\":{\"bad\":1}}}",
					"{\"array\":[{\"bad\":1}]}", "{\"setter\":{\"bad\":1}}");
			check(wrap, HiddenSetter.class, HiddenSetter.class, "{\"bad\":[1]}");
			check(wrap, Created.class, Created.class, "{\"a\":1,\"b\":2,\"c\":3}", "{\"c\":3}");
			check(wrap, Made.class, Made.class, "{\"a\":1}");
			check(wrap, Delegating.class, Delegating.class, "\"a\"");
			check(wrap, Default.class, Default.class, "{\"a\":1}");
			check(wrap, Rec.class, CreatedHolder.class, "{\"rec\":{\"a\":1},\"created\":[{\"a\":1}]}",
					"{\"created\":[{\"c\":1}]}");
			check(wrap, Getter.class, Getter.class, "{\"list\":[1]}");
		}
		finally {
			FAILURE.remove();
		}
	}

	private static void check(boolean wrap, Class<?> generated, Class<?> type, String... documents) {
		ReadParity.of(() -> new ObjectMapper().configure(DeserializationFeature.WRAP_EXCEPTIONS, wrap))
			.generated(generated)
			.unmutated()
			.check(type, documents);
	}

	@Test
	@CoversReading(TRAP)
	void failsDeepInsideAsPlainJackson() {
		ReadParity.of(ObjectMapper::new)
			.generated(Level.class)
			.check(Level.class, "{\"level\":{\"levels\":[{},{\"map\":{\"k\":{\"number\":1}}}]}}");
	}

	@Test
	@CoversReading({ TRAP, "truncated input" })
	void failsAtSyntaxErrorsAsPlainJackson() {
		ReadParity.of(ObjectMapper::new)
			.unmutated()
			.generated(Level.class)
			.check(Level.class, "{\"number\":1", "{\"number\":", "{\"number\"", "{\"numb", "{", "", " ", "{}",
					"{\"number\":01}", "{\"number\":1,}", "{,}", "{\"number\" 1}", "{'number':1}", "{\"number\":1]",
					"{\"number\":NaN}", "{\"number\":1e400}", "{\"level\":{\"number\":1}", "{\"number\":tru}",
					"{\"number\":\"\\x\"}", "{\"number\":1}}", "{\"number\":1} trailing", "[", "]", "nul", "\"a",
					"{\"a\u0001\":1}", "{\"number\":\"\n\"}", "// comment\n{}", "{\"number\":2147483648}",
					"{\"number\":-2147483649}", "{\"number\":9223372036854775808}", "{\"number\":1.0}",
					"{\"number\":\"1.0\"}", "{\"number\":\" 7 \"}");
	}

	@Test
	@CoversReading(TRAP)
	void tellsSourceInLocation() {
		ReadParity
			.of(() -> new ObjectMapper(com.fasterxml.jackson.core.JsonFactory.builder()
				.enable(com.fasterxml.jackson.core.StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
				.build()))
			.generated(Level.class)
			.check(Level.class, "{\"number\":1,\n  \"level\":{\"number\":\"x\"}}");
	}

	static <T> T fail(T otherwise) throws Throwable {
		Failure failure = FAILURE.get();
		if (failure != null) {
			throw failure.create();
		}
		return otherwise;
	}

	@SuppressWarnings("unchecked")
	static <T, E extends Throwable> T failUnchecked(T otherwise) throws E {
		try {
			return fail(otherwise);
		}
		catch (Throwable ex) {
			throw (E) ex;
		}
	}

	enum Failure {

		RUNTIME(() -> new IllegalStateException("runtime")),

		WITHOUT_MESSAGE(NullPointerException::new),

		ARGUMENT(() -> new IllegalArgumentException("argument")),

		WITH_CAUSE(() -> new IllegalArgumentException("outer", new IOException("inner"))),

		CAST(() -> new ClassCastException("cast")),

		CHECKED(() -> new Exception("checked")),

		IO(() -> new IOException("io")),

		MAPPING(() -> JsonMappingException.from((JsonParser) null, "mapping")),

		ERROR(() -> new AssertionError("error")),

		LINKAGE(() -> new NoClassDefFoundError("linkage"));

		private final Callable<Throwable> factory;

		Failure(Callable<Throwable> factory) {
			this.factory = factory;
		}

		Throwable create() throws Exception {
			return this.factory.call();
		}

	}

	static class Setters {

		public int before;

		public void setBad(int value) throws Throwable {
			this.before = fail(value);
		}

		public Setters setFluent(String value) {
			return failUnchecked(this);
		}

		@com.fasterxml.jackson.annotation.JsonAnySetter
		public void any(String name, Object value) {
			failUnchecked(name);
		}

	}

	static class HiddenSetter {

		@JsonProperty
		private void setBad(List<Integer> value) {
			failUnchecked(value);
		}

	}

	static class Holder {

		public List<Setters> list;

		public Map<String, Setters> map;

		public Setters[] array;

		private Setters value;

		public void setSetter(Setters value) {
			this.value = value;
		}

	}

	static class Created {

		public int c;

		@JsonCreator
		Created(@JsonProperty("a") int a, @JsonProperty("b") int b) throws Throwable {
			fail(a + b);
		}

	}

	static class Made {

		@JsonCreator
		static Made make(@JsonProperty("a") int a) throws Throwable {
			return fail(new Made());
		}

	}

	static class Delegating {

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		Delegating(String text) {
			failUnchecked(text);
		}

	}

	static class Default {

		public int a;

		Default() throws Throwable {
			this.a = fail(3);
		}

	}

	record Rec(int a) {

		Rec {
			failUnchecked(a);
		}

	}

	static class CreatedHolder {

		public List<Created> created;

		public Rec rec;

	}

	static class Getter {

		public List<Integer> getList() throws Throwable {
			return fail(new java.util.ArrayList<>());
		}

	}

	static class Level {

		private int number;

		public Level level;

		public List<Level> levels;

		public Map<String, Level> map;

		public void setNumber(int number) {
			this.number = number;
		}

	}

}
