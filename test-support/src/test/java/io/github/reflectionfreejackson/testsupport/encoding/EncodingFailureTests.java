package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is left behind when something fails while beans are encoded: the failure, its
 * path, the output so far and the generator's context.
 */
class EncodingFailureTests {

	private static final ThreadLocal<Failure> FAILURE = new ThreadLocal<>();

	@AfterEach
	void forgetFailure() {
		FAILURE.remove();
	}

	@ParameterizedTest
	@EnumSource
	void failsAtAnyPropertyAndDepthAsPlainJackson(Failure failure) {
		FAILURE.set(failure);
		MapperPair pair = MapperPair.withModules();
		for (int position = 0; position < 3; position++) {
			for (Wrapping wrapping : Wrapping.values()) {
				for (int depth : new int[] { 0, 1, 5 }) {
					Object value = new Trap(position);
					for (int i = 0; i < depth; i++) {
						value = new Box(wrapping.wrap(value));
					}
					check(pair, failure + " at " + position + " in " + depth + " " + wrapping, value);
				}
			}
		}
		pair.encoded(Trap.class).encoded(Box.class);
	}

	@ParameterizedTest
	@EnumSource
	void failsInKnownTypesAsPlainJackson(Failure failure) {
		FAILURE.set(failure);
		MapperPair pair = MapperPair.withModules();
		for (int position = 0; position < 3; position++) {
			Leaf good = new Leaf(3);
			Leaf bad = new Leaf(position);
			for (int place = 0; place < 5; place++) {
				Known known = new Known();
				known.leaf = (place == 0) ? bad : good;
				known.list = (place == 1) ? List.of(good, bad) : List.of(good);
				known.array = (place == 2) ? new Leaf[] { good, null, bad } : new Leaf[0];
				known.map = (place == 3) ? Map.of("k", bad) : Map.of("k", good);
				known.optional = (place == 4) ? Optional.of(bad) : Optional.empty();
				check(pair, failure + " at " + position + " in " + place, new Known[] { known });
				check(pair, failure + " at " + position + " in nested " + place, new KnownHolder(known));
			}
		}
		pair.encoded(Leaf.class).encoded(Known.class).encoded(KnownHolder.class);
	}

	@ParameterizedTest
	@EnumSource
	void failsInSerializersAsPlainJackson(Failure failure) {
		FAILURE.set(failure);
		MapperPair pair = MapperPair.withModules();
		for (Wrapping wrapping : Wrapping.values()) {
			check(pair, failure + " in " + wrapping, new Box(wrapping.wrap(new Unwritable())));
			check(pair, failure + " in nested " + wrapping, new Box(List.of(new Box(wrapping.wrap(new Unwritable())))));
		}
		check(pair, failure + " suppressing", new Suppressing());
		check(pair, failure + " suppressing inside", new Box(new Suppressing()));
		pair.encoded(Box.class);
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void writesOnAfterFailureAsPlainJackson(boolean caught) {
		FAILURE.set(Failure.RUNTIME);
		MapperPair pair = MapperPair.withModules();
		for (int position = 0; position < 3; position++) {
			Trap trap = new Trap(position);
			Object lenient = caught ? new Lenient(trap) : trap;
			for (Wrapping wrapping : Wrapping.values()) {
				check(pair, "lenient at " + position + " in " + wrapping,
						new Box(wrapping.wrap(new Box(List.of("x", lenient, "y")))));
			}
		}
		pair.encoded(Box.class).encoded(Trap.class);
	}

	@ParameterizedTest
	@EnumSource
	void failsInJsonValuesAsPlainJackson(Failure failure) {
		FAILURE.set(failure);
		MapperPair pair = MapperPair.withModules();
		for (int round = 0; round < 10; round++) {
			for (boolean fails : new boolean[] { false, true }) {
				check(pair, failure + " in property", new Symbolic(1, new Symbolized(fails), 2));
				for (Wrapping wrapping : Wrapping.values()) {
					check(pair, failure + " in " + wrapping,
							new Box(wrapping.wrap(new Symbolic(1, new Symbolized(fails), 2))));
					check(pair, failure + " as " + wrapping, new Box(wrapping.wrap(new Symbolized(fails))));
				}
			}
		}
		pair.encoded(Symbolic.class).encoded(Box.class);
	}

	@ParameterizedTest
	@EnumSource
	void failsInTextsOfValuesAsPlainJackson(Failure failure) {
		FAILURE.set(failure);
		MapperPair pair = MapperPair.withModules();
		for (int round = 0; round < 10; round++) {
			for (boolean fails : new boolean[] { false, true }) {
				check(pair, failure + " in property", new Speaking(1, new Spoken(fails), 2));
				check(pair, failure + " in list", new Box(new SpeakingList(1, List.of(new Spoken(fails)))));
				for (Wrapping wrapping : Wrapping.values()) {
					check(pair, failure + " in " + wrapping,
							new Box(wrapping.wrap(new Speaking(1, new Spoken(fails), 2))));
				}
			}
		}
		pair.encoded(Speaking.class).encoded(SpeakingList.class).encoded(Box.class);
	}

	@Test
	void writesNamesBeforeFailureAsPlainJackson() {
		FAILURE.set(Failure.RUNTIME);
		MapperPair pair = MapperPair.withModules();
		for (int position = 0; position < 3; position++) {
			Symbols symbols = new Symbols(new Trap(position));
			check(pair, "symbols", symbols);
			check(pair, "symbols inside", List.of(new Box(new Box(Map.of("\uD83D\uDE00 \"key\"", symbols)))));
			check(pair, "after symbols", new Symbols(null));
			check(pair, "key", new Box(Map.of("\uD83D\uDE00", new Trap(position))));
		}
		check(pair, "name", new FailingSymbol(1));
		check(pair, "name inside", new Box(new FailingSymbol(1)));
		pair.encoded(Symbols.class);
	}

	private static void check(MapperPair pair, String how, Object value) {
		for (boolean closing : new boolean[] { true, false }) {
			pair.check(how + ", generator, closing " + closing, (mapper) -> toGenerator(mapper, value, closing));
		}
		pair.check(how + ", stream", (mapper) -> {
			ByteArrayOutputStream stream = new ByteArrayOutputStream();
			Outcome outcome = Outcome.of(() -> {
				mapper.writeValue(stream, value);
				return new byte[0];
			});
			return stream + " " + outcome;
		});
		pair.check(how + ", direct", (mapper) -> DirectUse.repeated(mapper, value));
		pair.check(how + ", direct and not wrapped",
				(mapper) -> DirectUse.of(mapper, mapper.writer().without(SerializationFeature.WRAP_EXCEPTIONS))
					.repeated(value));
		pair.check(how + ", not wrapped", (mapper) -> {
			ByteArrayOutputStream stream = new ByteArrayOutputStream();
			Outcome outcome = Outcome.of(() -> {
				mapper.writer().without(SerializationFeature.WRAP_EXCEPTIONS).writeValue(stream, value);
				return new byte[0];
			});
			return stream + " " + outcome;
		});
	}

	private static String toGenerator(ObjectMapper mapper, Object value, boolean closing) throws IOException {
		ByteArrayOutputStream stream = new ByteArrayOutputStream();
		StringBuilder report = new StringBuilder();
		try (JsonGenerator generator = mapper.createGenerator(stream)) {
			generator.configure(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT, closing);
			report.append(Outcome.of(() -> {
				mapper.writeValue(generator, value);
				return new byte[0];
			}));
			report.append(Contexts.describe(generator.getOutputContext()));
			report.append(Outcome.of(() -> {
				if (generator.getOutputContext().inObject()) {
					generator.writeStringField("after", "all");
				}
				else {
					generator.writeString("after all");
				}
				return new byte[0];
			}));
			generator.flush();
			report.append(stream);
		}
		return report.append(stream).toString();
	}

	enum Failure {

		RUNTIME(() -> new IllegalStateException("runtime")),

		IO(() -> new IOException("io")),

		MAPPING(() -> JsonMappingException.from((JsonGenerator) null, "mapping")),

		ERROR(() -> new AssertionError("error")),

		OVERFLOW(() -> new StackOverflowError("thrown"));

		private final Supplier<Throwable> factory;

		Failure(Supplier<Throwable> factory) {
			this.factory = factory;
		}

		@SuppressWarnings("unchecked")
		static <E extends Throwable> void fail() throws E {
			Throwable failure = FAILURE.get().factory.get();
			failure.setStackTrace(new StackTraceElement[0]);
			throw (E) failure;
		}

	}

	enum Wrapping {

		BEAN {

			@Override
			Object wrap(Object value) {
				return value;
			}

		},

		LIST {

			@Override
			Object wrap(Object value) {
				return Arrays.asList("a", null, value, "z");
			}

		},

		COLLECTION {

			@Override
			Object wrap(Object value) {
				return new ArrayDeque<>(List.of(1L, value, 2L));
			}

		},

		ARRAY {

			@Override
			Object wrap(Object value) {
				return new Object[] { 1, value, 2 };
			}

		},

		MAP {

			@Override
			Object wrap(Object value) {
				return new TreeMap<>(Map.of("a", 1, "key \"\u00E4", value, "z", 2));
			}

		},

		OPTIONAL {

			@Override
			Object wrap(Object value) {
				return Optional.of(value);
			}

		},

		DEEP {

			@Override
			Object wrap(Object value) {
				return List.of(List.of(), List.of(Map.of(), Map.of("k", List.of(List.of(1), Optional.of(value)))));
			}

		};

		abstract Object wrap(Object value);

	}

	@JsonPropertyOrder({ "first", "middle", "last" })
	static class Trap {

		private final int position;

		Trap(int position) {
			this.position = position;
		}

		public int getFirst() {
			failAt(0);
			return 1;
		}

		public String getMiddle() {
			failAt(1);
			return "middle: \"\u00E4\"";
		}

		public List<String> getLast() {
			failAt(2);
			return List.of();
		}

		private void failAt(int place) {
			if (place == this.position) {
				Failure.fail();
			}
		}

	}

	record Symbolic(int before, Symbolized value, int after) {
	}

	record Symbolized(boolean fails) {

		@JsonValue
		String text() {
			if (this.fails) {
				Failure.fail();
			}
			return "\u00E4 text";
		}

	}

	record Speaking(int before, @JsonSerialize(using = ToStringSerializer.class) Spoken value, int after) {
	}

	record SpeakingList(int before, @JsonSerialize(contentUsing = ToStringSerializer.class) List<Spoken> values) {
	}

	record Spoken(boolean fails) {

		@Override
		public String toString() {
			if (this.fails) {
				Failure.fail();
			}
			return "\u00E4 text";
		}

	}

	record Leaf(int position) {

		public String getName() {
			if (this.position < 2) {
				Failure.fail();
			}
			return "n";
		}

		public double getSize() {
			if (this.position == 2) {
				Failure.fail();
			}
			return 1;
		}

	}

	static class Known {

		public int before = 1;

		public Leaf leaf;

		public List<Leaf> list;

		public Leaf[] array;

		public Map<String, Leaf> map;

		public Optional<Leaf> optional;

	}

	record KnownHolder(String a, Known known, Known again, int z) {

		KnownHolder(Known known) {
			this("a", null, known, 1);
		}

	}

	@JsonPropertyOrder({ "before", "content", "after" })
	static class Box {

		public String before = "before";

		public Object content;

		public int after = 1;

		Box(Object content) {
			this.content = content;
		}

	}

	enum Symbol {

		@JsonProperty("\uD83D\uDE00 \"")
		SMILE

	}

	@JsonPropertyOrder({ "symbol", "text", "\uD83D\uDE00 \\ name", "map" })
	static class Symbols {

		public Symbol symbol = Symbol.SMILE;

		public String text = "\uD83D\uDE00 \"\uDE00";

		@JsonProperty("\uD83D\uDE00 \\ name")
		public Object content;

		public Map<String, Symbol> map = Map.of("\uD83D\uDE00 \"", Symbol.SMILE);

		Symbols(Object content) {
			this.content = content;
		}

	}

	record FailingSymbol(int number) {

		@JsonProperty("\uD83D\uDE00")
		public List<String> list() {
			return FailingContainers.list("x", -1);
		}

	}

	@JsonSerialize(using = BadSerializer.class)
	static class Unwritable {

	}

	static class BadSerializer extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartArray();
			generator.writeNumber(1);
			Failure.fail();
		}

	}

	@JsonPropertyOrder({ "a", "b", "c" })
	static class Suppressing {

		public int a = 1;

		@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = BadFilter.class)
		public String b = "b";

		public int c = 1;

	}

	static class BadFilter {

		@Override
		public boolean equals(Object other) {
			if (other != null) {
				Failure.fail();
			}
			return false;
		}

		@Override
		public int hashCode() {
			return 1;
		}

	}

	/**
	 * Written by a serializer that writes on where another one failed.
	 */
	@JsonSerialize(using = LenientSerializer.class)
	record Lenient(Object value) {
	}

	static class LenientSerializer extends JsonSerializer<Lenient> {

		@Override
		public void serialize(Lenient lenient, JsonGenerator generator, SerializerProvider provider)
				throws IOException {
			JsonStreamContext context = generator.getOutputContext();
			try {
				provider.defaultSerializeValue(lenient.value(), generator);
			}
			catch (IOException | RuntimeException ex) {
				generator.writeStringField("failure", String.valueOf(ex.getMessage()));
				generator.writeStringField("context", Contexts.describe(generator.getOutputContext()));
				while (generator.getOutputContext() != context) {
					if (generator.getOutputContext().inObject()) {
						generator.writeEndObject();
					}
					else {
						generator.writeEndArray();
					}
				}
			}
		}

	}

}
