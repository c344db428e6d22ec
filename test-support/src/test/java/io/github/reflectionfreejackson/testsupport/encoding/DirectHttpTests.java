package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.http.CachingJackson2HttpMessageConverter;
import io.github.reflectionfreejackson.http.CachingJackson2JsonEncoder;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.core.ResolvableType;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Answers of the converter and the encoder for types that generated code covers, beside
 * those of Spring's own over plain Jackson.
 */
class DirectHttpTests {

	private final MapperPair pair = MapperPair.withModules();

	private final MappingJackson2HttpMessageConverter springs = new MappingJackson2HttpMessageConverter(
			this.pair.plain());

	private final MappingJackson2HttpMessageConverter ours = new CachingJackson2HttpMessageConverter(
			this.pair.generated());

	private final Jackson2JsonEncoder springsEncoder = new Jackson2JsonEncoder(this.pair.plain());

	private final Jackson2JsonEncoder ourEncoder = new CachingJackson2JsonEncoder(this.pair.generated());

	@Test
	void converterWritesWithoutGenerator() {
		Answer answer = new Answer(1, null);
		for (Sample sample : List.of(new Sample(answer, Answer.class), new Sample(answer, null),
				new Sample(answer, Object.class), new Sample(new Answer(2, List.of(answer, "x")), Answer.class),
				new Sample(List.of(answer, answer), listOf(Answer.class)), new Sample(List.of(answer), null),
				new Sample(Arrays.asList(answer, null), listOf(Answer.class)),
				new Sample(new Answer[] { answer }, Answer[].class),
				new Sample(Map.of("\u00E4", answer), new TypeReference<Map<String, Answer>>() {
				}.getType()), new Sample(Optional.of(answer), new TypeReference<Optional<Answer>>() {
				}.getType()), new Sample(answers(150), listOf(Answer.class)))) {
			assertThat(converted(sample)).as("by a generator: %s", sample).isFalse();
		}
		this.pair.encoded(Answer.class);
	}

	@Test
	void converterOpensGeneratorWhereItIsNeeded() {
		Answer odd = new Answer(1, new DirectWriterTests.Odd());
		Answer failing = new Answer(1, new DirectWriterTests.Failing());
		Answer cyclic = new Answer(1, null);
		cyclic.content = List.of(cyclic);
		for (Sample sample : List.of(new Sample(odd, Answer.class),
				new Sample(List.of(new Answer(1, null), odd), listOf(Answer.class)), new Sample(failing, Answer.class),
				new Sample(List.of(new Answer(1, null), failing), listOf(Answer.class)),
				new Sample(answers(1000), listOf(Answer.class)), new Sample(answers(100_000), listOf(Answer.class)),
				new Sample(new Answer(1, answers(1000)), null), new Sample(new DirectWriterTests.Odd(), null))) {
			assertThat(converted(sample)).as("by a generator: %s", sample).isTrue();
		}
		assertThat(converted(new Sample(cyclic, Answer.class))).isTrue();
		this.pair.encoded(Answer.class);
	}

	@Test
	void converterOpensGeneratorWithoutDirectEncoding() {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new DirectWriterGateTests.NoSerializers(), new ServedTypes(), null, false)
			.install(mapper);
		WatchedTarget target = new WatchedTarget();
		convert(new CachingJackson2HttpMessageConverter(mapper), new Sample(List.of("x"), null), target);
		assertThat(target.isOfGenerator()).isTrue();
	}

	@Test
	void encoderWritesWithoutGenerator() {
		for (Object content : new Object[] { null, "\u00E4", List.of(new Answer(2, null)), answers(120) }) {
			Witness witness = new Witness(content);
			for (int i = 0; i < 2; i++) {
				assertSameValue(ResolvableType.forClass(Witness.class), witness);
				assertThat(witness.serializer).as("called by a serializer").isFalse();
				assertSameValue(ResolvableType.forClassWithGenerics(List.class, Witness.class),
						List.of(witness, witness));
			}
			assertThat(witness.serializer).as("called by a serializer").isFalse();
		}
		this.pair.encoded(Witness.class);
	}

	@Test
	void encoderWritesStreamsWithoutGenerator() {
		Witness witness = new Witness(List.of("x"));
		Object[] values = Collections.nCopies(100, witness).toArray();
		assertSameStream(ResolvableType.forClass(Witness.class), values);
		assertSameStream(ResolvableType.forClass(Witness.class), values);
		assertThat(witness.serializer).as("called by a serializer").isFalse();
		this.pair.encoded(Witness.class);
	}

	@Test
	void encoderWritesStreamsThatFillTheBuffer() {
		Witness witness = new Witness(List.of());
		for (int i = 660; i < 700; i++) {
			witness.content = Collections.nCopies(i, List.of());
			assertSameStream(ResolvableType.forClass(Witness.class), witness, witness);
		}
		assertThat(witness.serializer).as("called by a serializer").isFalse();
	}

	@Test
	void encoderOpensGeneratorWhereItIsNeeded() {
		Witness witness = new Witness(new DirectWriterTests.Odd());
		Witness after = new Witness(1);
		ResolvableType type = ResolvableType.forClass(Object.class);
		for (Object odd : new Object[] { witness, "text", new Witness(new DirectWriterTests.Failing()),
				new DirectWriterTests.Failing(), new Witness(answers(1000)), answers(1000), new Object() }) {
			assertSameValue(type, odd);
			assertSameStream(type, new Witness(1), new Witness(2), odd, after, odd);
			assertSameStream(type, odd, after);
		}
		assertThat(after.serializer).as("called by a serializer").isTrue();
	}

	/**
	 * Return whether a generator wrote the answer, after one that may have had look-ups.
	 */
	private boolean converted(Sample sample) {
		WatchedTarget expected = new WatchedTarget();
		String failure = convert(this.springs, sample, expected);
		WatchedTarget actual = null;
		for (int i = 0; i < 2; i++) {
			actual = new WatchedTarget();
			assertThat(convert(this.ours, sample, actual)).isEqualTo(failure);
			assertThat(actual.describe().equals(expected.describe())).as("%s is written alike", sample).isTrue();
		}
		assertThat(expected.isOfGenerator()).isTrue();
		return actual.isOfGenerator();
	}

	private static String convert(MappingJackson2HttpMessageConverter converter, Sample sample, WatchedTarget target) {
		HttpHeaders headers = new HttpHeaders();
		try {
			converter.write(sample.value, sample.type, MediaType.APPLICATION_JSON, new HttpOutputMessage() {

				@Override
				public OutputStream getBody() {
					return target;
				}

				@Override
				public HttpHeaders getHeaders() {
					return headers;
				}

			});
		}
		catch (Exception ex) {
			return describe(ex) + headers;
		}
		return headers.toString();
	}

	private void assertSameValue(ResolvableType type, Object value) {
		assertSame(type, MediaType.APPLICATION_JSON, Mono.just(value));
	}

	private void assertSameStream(ResolvableType type, Object... values) {
		for (MediaType mediaType : List.of(MediaType.APPLICATION_NDJSON, MediaType.APPLICATION_JSON)) {
			assertSame(type, mediaType, Flux.just(values));
		}
	}

	private void assertSame(ResolvableType type, MediaType mediaType, Publisher<?> values) {
		List<String> expected = encode(this.springsEncoder, type, mediaType, values);
		assertThat(encode(this.ourEncoder, type, mediaType, values).equals(expected)).as(mediaType.toString()).isTrue();
		assertThat(encode(this.ourEncoder, type, mediaType, values)).isEqualTo(expected);
	}

	private static List<String> encode(Jackson2JsonEncoder encoder, ResolvableType type, MediaType mediaType,
			Publisher<?> values) {
		List<String> buffers = new ArrayList<>();
		try {
			encoder.encode(values, DefaultDataBufferFactory.sharedInstance, type, mediaType, Map.of())
				.map((buffer) -> text(buffer))
				.doOnNext(buffers::add)
				.blockLast();
		}
		catch (RuntimeException ex) {
			buffers.add(describe(ex));
		}
		return buffers;
	}

	private static String text(DataBuffer buffer) {
		return buffer.capacity() + buffer.toString(StandardCharsets.ISO_8859_1);
	}

	private static String describe(Throwable failure) {
		return failure + Arrays.toString(failure.getSuppressed())
				+ ((failure.getCause() != null) ? describe(failure.getCause()) : "");
	}

	private static Type listOf(Class<?> type) {
		return ResolvableType.forClassWithGenerics(List.class, type).getType();
	}

	private static List<Answer> answers(int count) {
		List<Answer> answers = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			answers.add(new Answer(i, null));
		}
		return answers;
	}

	record Sample(Object value, Type type) {

		@Override
		public String toString() {
			return this.value.getClass() + " as " + this.type;
		}

	}

	static class Answer {

		public int number;

		public String text = "\u00E4 \uD83D\uDE00 \"quoted\", and some more to fill the buffer";

		public Object content;

		public Optional<String> maybe = Optional.of("maybe");

		public String nothing;

		Answer(int number, Object content) {
			this.number = number;
			this.content = content;
		}

	}

	/**
	 * Notes who reads it: with a generator, it is a serializer that has the value
	 * encoded.
	 */
	static class Witness {

		public Object content;

		@JsonIgnore
		private boolean serializer;

		Witness(Object content) {
			this.content = content;
		}

		public int getNumber() {
			this.serializer = StackWalker.getInstance()
				.walk((frames) -> frames.anyMatch((frame) -> frame.getClassName().endsWith(".RootSerializer")
						|| frame.getClassName().endsWith(".GeneratedBeanSerializer")));
			return 1;
		}

	}

}
