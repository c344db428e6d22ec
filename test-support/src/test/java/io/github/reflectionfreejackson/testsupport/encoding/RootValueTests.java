package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

/**
 * Values that mappers and writers have a generator write as a whole: they are encoded at
 * a stroke, with what opens and closes them.
 */
class RootValueTests {

	static Stream<Arguments> uses() {
		return Stream.of(use("bytes", (mapper, value) -> text(mapper.writeValueAsBytes(value))),
				use("stream", (mapper, value) -> {
					WatchedTarget target = new WatchedTarget();
					mapper.writeValue(target, value);
					return target.describe();
				}), use("writer", (mapper, value) -> text(mapper.writer().writeValueAsBytes(value))),
				use("typed writer",
						(mapper, value) -> text(mapper.writerFor(value.getClass()).writeValueAsBytes(value))),
				use("root name",
						(mapper, value) -> text(
								mapper.writer().with(SerializationFeature.WRAP_ROOT_VALUE).writeValueAsBytes(value))),
				use("explicit root name",
						(mapper, value) -> text(mapper.writer().withRootName("root").writeValueAsBytes(value))),
				use("generator", (mapper, value) -> written(mapper, 0, (generator) -> {
					mapper.writeValue(generator, value);
					mapper.writeValue(generator, value);
				})), use("after raw content", (mapper, value) -> written(mapper, 17, (generator) -> {
					mapper.writeValue(generator, value);
					generator.writePOJO(value);
				})), use("amidst", (mapper, value) -> written(mapper, 0, (generator) -> {
					generator.writeStartObject();
					generator.writePOJOField("a", value);
					generator.writeArrayFieldStart("b");
					generator.writePOJO(value);
					generator.writePOJO(value);
					generator.writeEndArray();
					generator.writeEndObject();
				})), use("sequence", (mapper, value) -> sequence(mapper, " ", value)),
				use("separated sequence", (mapper, value) -> sequence(mapper, "<-->", value)),
				use("unseparated sequence", (mapper, value) -> sequence(mapper, "", value)));
	}

	@ParameterizedTest
	@MethodSource("uses")
	void encodesValuesAtAStroke(ValueUse use) {
		MapperPair pair = MapperPair.withModules();
		Witness witness = new Witness(List.of(1, "x"));
		for (Object value : List.of(witness, new Witness(List.of(new Witness(witness))), List.of(witness, witness),
				new ArrayList<>(Arrays.asList(null, witness)), new ArrayDeque<>(List.of(witness)),
				new Witness[] { witness }, Optional.of(witness), List.of(List.of(witness), List.of()))) {
			check(pair, value.getClass() + "", use, value);
			witness.serializer = "";
			check(pair, value.getClass() + " again", use, value);
			assertThat(witness.serializer).as("what has read %s", value.getClass()).isEqualTo("RootSerializer");
		}
		pair.encoded(Witness.class);
	}

	@Test
	void encodesMapsWhoseKeysAreDeclared() {
		MapperPair pair = MapperPair.withModules();
		Witness witness = new Witness(1);
		Map<String, Object> map = new LinkedHashMap<>();
		map.put("\u00E4\"", witness);
		map.put("b", null);
		ValueUse use = (mapper, value) -> text(mapper.writerFor(new TypeReference<Map<String, Object>>() {
		}).writeValueAsBytes(value));
		check(pair, "map", use, map);
		check(pair, "empty map", use, Map.of());
		assertThat(witness.serializer).isEqualTo("RootSerializer");
		pair.encoded(Witness.class);
	}

	@ParameterizedTest
	@MethodSource("uses")
	void leavesToTheGeneratorWhatCannotBeEncoded(ValueUse use) {
		MapperPair pair = MapperPair.withModules();
		Object odd = new DirectWriterTests.Odd();
		Object failing = new DirectWriterTests.Failing();
		for (Object other : List.of(odd, failing, Map.of("k", odd), new Witness(odd), new Witness(failing))) {
			Witness first = new Witness(List.of());
			for (Object value : List.of(other, new Witness(other), new Witness(List.of(other)), List.of(other),
					List.of(first, other, first), List.of(first, first, other), List.of(List.of(first), other),
					new Object[] { first, new Object[] { first, other } }, Optional.of(other),
					Arrays.asList(null, null, other, null))) {
				check(pair, other + " in " + value, use, value);
			}
		}
		pair.encoded(Witness.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 7700, 7740, 7743, 7744, 7745, 7800, 7990, 7998, 7999, 8000, 8001, 20_000 })
	void encodesAfterContentThatFillsTheBuffer(int content) {
		MapperPair pair = MapperPair.withModules();
		Object odd = new DirectWriterTests.Odd();
		for (Object value : List.of(new Witness(1), List.of(new Witness(1), new Witness(2), odd, new Witness(3)),
				new Witness(List.of(new Witness(2), odd)), List.of(odd), List.of(), new Object[0],
				new Witness("x".repeat(500)), answers(100), List.of(answers(30), odd, answers(30)))) {
			check(pair, "after " + content,
					(mapper, written) -> written(mapper, content, (generator) -> mapper.writeValue(generator, written)),
					value);
		}
		pair.encoded(Witness.class);
	}

	@Test
	void leavesTheBufferWhereTheRunOutgrowsIt() {
		MapperPair pair = MapperPair.withModules();
		Object odd = new DirectWriterTests.Odd();
		for (int before = 60; before < 150; before += 7) {
			for (int after : new int[] { 0, 1, 60, 1000 }) {
				List<Object> list = new ArrayList<>(answers(before));
				list.add(odd);
				list.addAll(answers(after));
				check(pair, before + " " + after, (mapper, value) -> text(mapper.writeValueAsBytes(value)), list);
				check(pair, before + " in bean " + after, (mapper, value) -> text(mapper.writeValueAsBytes(value)),
						new Witness(list));
			}
		}
		pair.encoded(Answer.class);
	}

	@Test
	void streamsLongLists() throws IOException {
		MapperPair pair = MapperPair.withModules();
		WatchedTarget target = new WatchedTarget() {

			@Override
			public void write(byte[] bytes, int offset, int length) {
				assertThat(length).isLessThan(64 * 1024);
			}

		};
		List<Answer> many = Collections.nCopies(100_000, new Answer(1));
		for (int i = 0; i < 2; i++) {
			pair.generated().writeValue(target, many);
		}
		check(pair, "long", (mapper, value) -> text(mapper.writeValueAsBytes(value)), answers(5000));
		pair.encoded(Answer.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 4000, 8000, 16_000 })
	void writesNothingOnceTheTargetHasFailed(int room) {
		MapperPair pair = MapperPair.withModules();
		Object value = Collections.nCopies(700, new Witness(answers(9)));
		check(pair, "fails after " + room, (mapper, written) -> {
			IOException failure = new IOException("always the same");
			WatchedTarget target = new WatchedTarget(room, false) {

				@Override
				public void write(byte[] bytes, int offset, int length) throws IOException {
					try {
						super.write(bytes, offset, length);
					}
					catch (IOException ex) {
						throw failure;
					}
				}

			};
			assertThatIOException().isThrownBy(() -> mapper.writeValue(target, written)).isSameAs(failure);
			return target.describe();
		}, value);
		pair.encoded(Witness.class);
	}

	@Test
	void countsHowDeepTheGeneratorIs() {
		MapperPair pair = MapperPair.of(() -> new ObjectMapper(JsonFactory.builder()
			.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(9).build())
			.build()));
		Object value = new Witness(1);
		for (int depth = 1; depth < 12; depth++) {
			check(pair, "depth " + depth, (mapper, nested) -> written(mapper, 0, (generator) -> {
				for (int i = 0; i < 5; i++) {
					generator.writeStartArray();
				}
				mapper.writeValue(generator, nested);
			}), value);
			check(pair, "depth at the root " + depth, (mapper, nested) -> text(mapper.writeValueAsBytes(nested)),
					value);
			value = (depth % 2 == 0) ? new Witness(value) : List.of(value);
		}
		pair.encoded(Witness.class);
	}

	@Test
	void failsWhereAnObjectTakesNoValue() {
		MapperPair pair = MapperPair.withModules();
		Object odd = new DirectWriterTests.Odd();
		for (Object value : List.of(new Witness(1), List.of(new Witness(1)), new Witness(List.of(odd)))) {
			check(pair, "no name", (mapper, nested) -> written(mapper, 0, (generator) -> {
				generator.writeStartObject();
				mapper.writeValue(generator, nested);
			}), value);
			check(pair, "goes on", (mapper, nested) -> written(mapper, 0, (generator) -> {
				generator.writeStartObject();
				assertThatIOException().isThrownBy(() -> mapper.writeValue(generator, nested));
				generator.writePOJOField("a", nested);
				assertThatIOException().isThrownBy(() -> mapper.writeValue(generator, nested));
				generator.writePOJOField("b", nested);
				generator.writeEndObject();
			}), value);
			check(pair, "no second name", (mapper, nested) -> written(mapper, 0, (generator) -> {
				generator.writeStartObject();
				generator.writePOJOField("a", nested);
				mapper.writeValue(generator, nested);
			}), value);
		}
		pair.encoded(Witness.class);
	}

	@Test
	void gettersMayWriteWithTheSameMapper() {
		MapperPair pair = MapperPair.withModules();
		check(pair, "nested", (mapper, value) -> text(mapper.writeValueAsBytes(new Nosy(mapper, value))),
				new Witness(List.of(new Witness(1))));
		check(pair, "nested twice",
				(mapper, value) -> text(mapper.writeValueAsBytes(List.of(new Nosy(mapper, new Nosy(mapper, value))))),
				new Witness(1));
		pair.encoded(Witness.class);
	}

	@Test
	void writesByGeneratorWhatWouldOftenBeParsedAgain() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Witness inner = new Witness(1);
		Object value = new Object[] { new Object[] { inner, new DirectWriterTests.Odd() } };
		for (int i = 0; i < 30; i++) {
			check(pair, "often", (mapper, written) -> text(mapper.writeValueAsBytes(written)), value);
		}
		assertThat(inner.serializer).isEqualTo("GeneratedBeanSerializer");
		Object[] encodable = new Object[] { new Object[] { inner } };
		check(pair, "still", (mapper, written) -> text(mapper.writeValueAsBytes(written)), encodable);
		assertThat(inner.serializer).isEqualTo("GeneratedBeanSerializer");
	}

	static void check(MapperPair pair, String how, ValueUse use, Object value) {
		for (int i = 0; i < 3; i++) {
			pair.check(how + " " + i, (mapper) -> use.of(mapper, value));
		}
	}

	private static String sequence(ObjectMapper mapper, String separator, Object value) throws IOException {
		WatchedTarget target = new WatchedTarget();
		try (SequenceWriter writer = mapper.writer()
			.with(new MinimalPrettyPrinter())
			.with((PrettyPrinter) null)
			.withRootValueSeparator(separator)
			.writeValues(target)) {
			writer.write(value).write(value);
		}
		return target.describe();
	}

	/**
	 * Return what a generator writes after some content that it does not know the meaning
	 * of.
	 */
	private static String written(ObjectMapper mapper, int content, Writing writing) throws IOException {
		WatchedTarget target = new WatchedTarget();
		try (JsonGenerator generator = mapper.createGenerator(target)) {
			generator.writeRaw("x".repeat(content));
			writing.by(generator);
		}
		return target.describe();
	}

	private static List<Answer> answers(int count) {
		List<Answer> answers = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			answers.add(new Answer(i));
		}
		return answers;
	}

	private static String text(byte[] bytes) {
		return EncodingGateTests.text(bytes);
	}

	private static Arguments use(String name, ValueUse use) {
		return Arguments.of(Named.of(name, use));
	}

	interface ValueUse {

		String of(ObjectMapper mapper, Object value) throws Exception;

	}

	interface Writing {

		void by(JsonGenerator generator) throws IOException;

	}

	/**
	 * Notes which serializer has it read.
	 */
	static class Witness {

		public Object content;

		@JsonIgnore
		String serializer = "";

		Witness(Object content) {
			this.content = content;
		}

		public int getNumber() {
			List<String> serializers = List.of("RootSerializer", "GeneratedBeanSerializer");
			this.serializer = StackWalker.getInstance()
				.walk((frames) -> frames.map((frame) -> frame.getClassName().replaceAll(".*[.]", ""))
					.filter(serializers::contains)
					.findFirst()
					.orElse(""));
			return 1;
		}

		@Override
		public String toString() {
			return "[" + this.content + "]";
		}

	}

	static class Answer {

		public int number;

		public String text = "some text \u00E4 and some more, to fill the buffer";

		Answer(int number) {
			this.number = number;
		}

	}

	static class Nosy {

		private final ObjectMapper mapper;

		private final Object value;

		Nosy(ObjectMapper mapper, Object value) {
			this.mapper = mapper;
			this.value = value;
		}

		public int getFirst() {
			return 1;
		}

		public String getText() throws IOException {
			return text(this.mapper.writeValueAsBytes(this.value));
		}

	}

}
