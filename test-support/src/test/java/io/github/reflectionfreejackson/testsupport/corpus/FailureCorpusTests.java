package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Getters and serializers that throw.
 */
class FailureCorpusTests {

	private static final String TRAP = "a getter that throws: the same exception type, message and reference path `Customer[\"children\"]->java.util.ArrayList[1]->...`";

	private static final ThreadLocal<Failure> FAILURE = new ThreadLocal<>();

	@AfterEach
	void forgetFailure() {
		FAILURE.remove();
	}

	static List<Arguments> failures() {
		return Arrays.stream(Failure.values())
			.flatMap((failure) -> Arrays.stream(new boolean[][] { { true }, { false } })
				.map((wrap) -> Arguments.of(failure, wrap[0])))
			.toList();
	}

	@ParameterizedTest
	@MethodSource("failures")
	@Covers(features = "SerializationFeature.WRAP_EXCEPTIONS", traps = TRAP, tier = 2)
	void failsInGetterAsPlainJackson(Failure failure, boolean wrap) {
		FAILURE.set(failure);
		check(wrap, Failing.class, new Failing());
		check(wrap, Failing.class, List.of("x", new Failing()));
		check(wrap, Holder.class, new Holder(new Failing()));
	}

	@ParameterizedTest
	@MethodSource("failures")
	@Covers(features = "SerializationFeature.WRAP_EXCEPTIONS", traps = TRAP, tier = 2,
			note = "private members, primitives, @JsonValue, @JsonUnwrapped, shape ARRAY, @JsonInclude(NON_DEFAULT)")
	void failsInSpecialMembersAsPlainJackson(Failure failure, boolean wrap) {
		FAILURE.set(failure);
		check(wrap, FailingPrivate.class, List.of(new FailingPrivate()));
		check(wrap, FailingPrimitive.class, Map.of("key", new FailingPrimitive()));
		check(wrap, FailingValue.class, new Object[] { new FailingValue() });
		check(wrap, Unwrapping.class, List.of(new Unwrapping()));
		check(wrap, FailingArray.class, List.of(new FailingArray()));
		check(wrap, FailingSerializer.class, List.of(new FailingSerializer()));
		check(wrap, Anything.class, List.of(new Anything()));
		check(wrap, FailingRecord.class, List.of(new FailingRecord("x")));
	}

	@ParameterizedTest
	@EnumSource(value = Failure.class, names = { "OVERFLOW" }, mode = EnumSource.Mode.EXCLUDE)
	@Covers(features = "@JsonInclude(NON_DEFAULT)", traps = TRAP, tier = 2, note = "a default instance that fails")
	void failsForDefaultInstanceAsPlainJackson(Failure failure) {
		FAILURE.set(null);
		FailingDefault value = new FailingDefault();
		FAILURE.set(failure);
		Parity.of(ObjectMapper::new).writer(failingWith(failure)).check(List.of(value));
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	@Covers(features = "SerializationFeature.WRAP_EXCEPTIONS", traps = TRAP, tier = 2,
			note = "in all kinds of containers")
	void failsInContainersAsPlainJackson(boolean wrap) {
		FAILURE.set(Failure.RUNTIME);
		check(wrap, Containers.class, new Containers());
		for (int i = 0; i < 6; i++) {
			Containers containers = new Containers();
			containers.only(i);
			check(wrap, Containers.class, containers);
		}
	}

	private static void check(boolean wrap, Class<?> type, Object value) {
		Parity.of(() -> new ObjectMapper().configure(SerializationFeature.WRAP_EXCEPTIONS, wrap))
			.generated(type)
			.writer(failingWith(FAILURE.get()))
			.check(value);
	}

	/**
	 * Whenever it is that something is written.
	 */
	private static UnaryOperator<ObjectWriter> failingWith(Failure failure) {
		return (writer) -> {
			FAILURE.set(failure);
			return writer;
		};
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

		WITH_CAUSE(() -> new IllegalArgumentException("outer", new IOException("inner"))),

		CHECKED(() -> new Exception("checked")),

		IO(() -> new IOException("io")),

		MAPPING(() -> JsonMappingException.from((JsonGenerator) null, "mapping")),

		ERROR(() -> new AssertionError("error")),

		LINKAGE(() -> new NoClassDefFoundError("linkage")),

		OVERFLOW(() -> new StackOverflowError("thrown"));

		private final Callable<Throwable> factory;

		Failure(Callable<Throwable> factory) {
			this.factory = factory;
		}

		Throwable create() throws Exception {
			Throwable created = this.factory.call();
			created.setStackTrace(new StackTraceElement[0]);
			return created;
		}

	}

	static class Failing {

		public String getA() {
			return "good";
		}

		public String getBad() throws Exception {
			return failUnchecked("never");
		}

	}

	static class FailingPrivate {

		@JsonProperty
		private String bad() {
			return failUnchecked("never");
		}

	}

	static class FailingPrimitive {

		@JsonInclude(JsonInclude.Include.NON_DEFAULT)
		public long getBad() {
			return failUnchecked(1L);
		}

	}

	static class FailingValue {

		@JsonValue
		public Object bad() {
			return failUnchecked("never");
		}

	}

	static class Unwrapping {

		@JsonUnwrapped(prefix = "p")
		public Failing failing = new Failing();

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class FailingArray extends Failing {

	}

	static class Anything {

		public Object getBad() throws Throwable {
			return fail("never");
		}

	}

	record FailingRecord(String bad) {

		@Override
		public String bad() {
			return failUnchecked("never");
		}

	}

	static class FailingSerializer {

		@JsonSerialize(using = BadSerializer.class)
		public int number = 1;

	}

	static class BadSerializer extends StdSerializer<Object> {

		private static final long serialVersionUID = 1L;

		BadSerializer() {
			super(Object.class);
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(FailureCorpusTests.<String, IOException>failUnchecked("never"));
		}

	}

	@JsonInclude(JsonInclude.Include.NON_DEFAULT)
	static class FailingDefault {

		public int number = failUnchecked(1);

	}

	record Holder(Failing failing) {
	}

	static class Containers {

		public List<Object> list = Arrays.asList("x", new Failing());

		public Object[] array = { 1, new Failing() };

		public Failing[][] arrays = { {}, { null, new Failing() } };

		public Map<String, Object> map = new LinkedHashMap<>(Map.of("the key", new Failing()));

		public Iterable<Failing> iterable = List.of(new Failing())::iterator;

		public Map<String, List<Map<Integer, Failing>>> deep = Map.of("a.b", List.of(Map.of(1, new Failing())));

		void only(int index) {
			this.list = (index == 0) ? this.list : null;
			this.array = (index == 1) ? this.array : null;
			this.arrays = (index == 2) ? this.arrays : null;
			this.map = (index == 3) ? this.map : null;
			this.iterable = (index == 4) ? this.iterable : null;
			this.deep = (index == 5) ? this.deep : null;
		}

	}

}
