package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

import ch.qos.logback.classic.Level;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.core.util.RecyclerPool;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.util.RawValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscription;
import reactor.core.publisher.BaseSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.Hints;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.codec.json.Jackson2CodecSupport;
import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.util.MimeType;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * Tests for {@link CachingJackson2JsonEncoder}: each encodes with Spring's encoder as
 * well, and twice with ours.
 */
class CachingJackson2JsonEncoderTests {

	private static final MediaType JSON = MediaType.APPLICATION_JSON;

	private static final MediaType NDJSON = MediaType.APPLICATION_NDJSON;

	private static final MediaType JSON_IN_UTF_8 = new MediaType(JSON, StandardCharsets.UTF_8);

	private static final MediaType NDJSON_IN_UTF_8 = MediaType.valueOf("application/x-ndjson;charset=utf-8");

	private static final MediaType EVENT = new MediaType(MediaType.TEXT_EVENT_STREAM, StandardCharsets.UTF_8);

	private static final Map<String, Object> HINTS = Map.of(Hints.LOG_PREFIX_HINT, "[1] ");

	private final ObjectMapper mapper = new ObjectMapper();

	private final CountingRootWriters counting = new CountingRootWriters();

	private final Jackson2JsonEncoder springs = new Jackson2JsonEncoder(this.mapper);

	private final CachingJackson2JsonEncoder ours = new CachingJackson2JsonEncoder(this.mapper, this.counting);

	static List<Sample> samples() {
		ResolvableType customers = ResolvableType.forClassWithGenerics(List.class, Beans.Customer.class);
		Beans.Node node = new Beans.Node();
		return List.of(sample(Beans.Customer.class, Beans.customer(1), Beans.customer(2)),
				sample(Object.class, Beans.customer(1), "text", List.of(1)),
				sample(Beans.Shape.class, new Beans.Circle(1), new Beans.Circle(2)), sample(Beans.Customer.class),
				sample(Beans.Shape.class, Beans.customer(1)), sample(Map.class, Map.of("a", 1)),
				sample(Beans.Node.class, node, new Beans.Node(), node),
				sample(Beans.Viewed.class, new Beans.Viewed(1, 2)), sample(Integer.class, 1, 2, 3),
				sample(ProblemDetail.class, ProblemDetail.forStatus(400)),
				sample(Beans.Failing.class, new Beans.Failing()),
				sample(Object.class, Beans.customer(1), new Beans.Failing(), Beans.customer(2)),
				sample(Beans.Nothing.class, new Beans.Nothing()),
				sample(Object.class, new RawValue(" 1"), new RawValue(" 2"), new RawValue("")),
				new Sample(customers, List.of(Beans.customers(), Beans.many(), Beans.customers())),
				new Sample(customers, List.of("not a list")),
				new Sample(ResolvableType.forType(new ParameterizedTypeReference<List<Beans.Shape>>() {
				}), List.of(List.of(new Beans.Circle(1)))));
	}

	private static Sample sample(Class<?> type, Object... values) {
		return new Sample(ResolvableType.forClass(type), List.of(values));
	}

	@ParameterizedTest
	@MethodSource("samples")
	void singleValueIsEncodedAlike(Sample sample) {
		for (MediaType mediaType : List.of(JSON, JSON_IN_UTF_8, NDJSON, NDJSON_IN_UTF_8, EVENT)) {
			for (Object value : sample.values) {
				assertSame(new Sample(sample.type, List.of(value)), mediaType, HINTS, Mono::from, 2);
			}
			assertSame(new Sample(sample.type, List.of()), mediaType, HINTS, Mono::from, 0);
		}
	}

	@ParameterizedTest
	@MethodSource("samples")
	void streamsAreEncodedAlike(Sample sample) {
		long tried = sample.values.stream().takeWhile((value) -> !(value instanceof Beans.Failing)).count();
		if (tried < sample.values.size()) {
			tried++;
		}
		for (MediaType mediaType : List.of(JSON, JSON_IN_UTF_8, NDJSON, NDJSON_IN_UTF_8, EVENT)) {
			assertSame(sample, mediaType, HINTS, (values) -> values, 2 * (int) tried);
			assertSame(sample, mediaType, HINTS, (values) -> values.concatWith(Mono.error(new IOException("broken"))),
					2 * (int) tried);
		}
	}

	@ParameterizedTest
	@MethodSource("samples")
	void otherStreamsAreLeftToSpring(Sample sample) {
		for (MediaType mediaType : Arrays.asList(null, MediaType.TEXT_EVENT_STREAM,
				MediaType.valueOf("application/stream+json"), MediaType.valueOf("application/x-ndjson;a=b"),
				new MediaType(NDJSON, StandardCharsets.UTF_16BE),
				MediaType.valueOf("application/json;charset=utf-8;a=b"),
				new MediaType(JSON, StandardCharsets.UTF_16LE))) {
			assertSame(sample, mediaType, HINTS, (values) -> values, 0);
		}
	}

	@ParameterizedTest
	@MethodSource("samples")
	void otherMediaTypesAreLeftToSpring(Sample sample) {
		for (MediaType mediaType : Arrays.asList(null, MediaType.TEXT_EVENT_STREAM, MediaType.APPLICATION_PROBLEM_JSON,
				MediaType.valueOf("application/vnd.test+json"), MediaType.valueOf("application/json;charset=utf-8;a=b"),
				new MediaType(JSON, StandardCharsets.UTF_16LE), new MediaType(EVENT, StandardCharsets.UTF_16BE))) {
			for (Object value : sample.values) {
				assertSame(new Sample(sample.type, List.of(value)), mediaType, HINTS, Mono::from, 0);
			}
		}
	}

	@Test
	void missingArgumentsAreRefusedAsBySpring() {
		DataBufferFactory buffers = DefaultDataBufferFactory.sharedInstance;
		ResolvableType type = ResolvableType.forClass(Beans.Customer.class);
		for (MediaType mediaType : List.of(JSON, NDJSON)) {
			assertRefused((encoder) -> encoder.encode(null, buffers, type, mediaType, HINTS));
			for (Publisher<?> values : List.of(Mono.just(1), Flux.just(1))) {
				assertRefused((encoder) -> encoder.encode(values, null, type, mediaType, HINTS));
				assertRefused((encoder) -> encoder.encode(values, buffers, null, mediaType, HINTS));
			}
		}
	}

	private void assertRefused(Consumer<Jackson2JsonEncoder> call) {
		Throwable expected = catchThrowable(() -> call.accept(this.springs));
		assertThat(expected).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> call.accept(this.ours)).hasSameClassAs(expected).hasMessage(expected.getMessage());
	}

	@Test
	void viewsAreLeftToSpring() {
		Map<String, Object> hints = Map.of(Jackson2CodecSupport.JSON_VIEW_HINT, Beans.Summary.class);
		Sample sample = sample(Beans.Viewed.class, new Beans.Viewed(1, 2));
		assertSame(sample, JSON, hints, Mono::from, 0);
		assertSame(sample, NDJSON, hints, (values) -> values, 0);
		assertSame(sample, JSON, hints, (values) -> values, 0);
		assertSame(sample, JSON, null, Mono::from, 2);
		assertSame(sample, NDJSON, null, (values) -> values, 2);
	}

	@Test
	void jacksonValuesAreLeftToSpring() {
		MappingJacksonValue value = new MappingJacksonValue(new Beans.Viewed(1, 2));
		value.setSerializationView(Beans.Summary.class);
		assertSame(sample(Beans.Viewed.class, value), JSON, HINTS, Mono::from, 0);
	}

	@Test
	void nullIsLeftToSpring() {
		ResolvableType type = ResolvableType.forClass(Object.class);
		DataBuffer buffer = this.ours.encodeValue(null, DefaultDataBufferFactory.sharedInstance, type, JSON, HINTS);
		assertThat(buffer.toString(StandardCharsets.UTF_8)).isEqualTo("null");
		assertThat(this.counting.written()).isZero();
	}

	@Test
	void unusualMappersAreLeftToSpring() {
		for (ObjectMapper unusual : List.of(new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT),
				new ObjectMapper().setFilterProvider(new SimpleFilterProvider()), new ObjectMapper() {
				})) {
			this.springs.setObjectMapper(unusual);
			this.ours.setObjectMapper(unusual);
			assertThat(this.ours.getObjectMapper()).isSameAs(unusual);
			for (MediaType mediaType : List.of(JSON, NDJSON, EVENT)) {
				Sample sample = sample(Beans.Customer.class, Beans.customer(1));
				assertSame(sample, mediaType, HINTS, Mono::from, 0);
				assertSame(sample, mediaType, HINTS, (values) -> values, 0);
			}
		}
	}

	@Test
	void changedMapperIsHeeded() {
		for (Consumer<ObjectMapper> change : List.<Consumer<ObjectMapper>>of((changed) -> {
		}, (changed) -> changed.enable(SerializationFeature.WRAP_ROOT_VALUE),
				(changed) -> changed.disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE),
				(changed) -> changed.getFactory().setRootValueSeparator(","),
				(changed) -> changed.getFactory().setRecyclerPool(JsonRecyclerPools.newConcurrentDequePool()))) {
			change.accept(this.mapper);
			for (MediaType mediaType : List.of(JSON, NDJSON)) {
				assertSame(sample(Beans.Customer.class, Beans.customer(1), Beans.customer(2)), mediaType, HINTS,
						(values) -> values, 4);
			}
			assertSame(sample(Beans.Customer.class, Beans.customer(1)), JSON, HINTS, Mono::from, 2);
		}
	}

	@ParameterizedTest
	@MethodSource("samples")
	void whatIsBorrowedIsGivenBack(Sample sample) {
		CountingPool pool = new CountingPool();
		this.mapper.getFactory().setRecyclerPool(pool);
		for (Jackson2JsonEncoder encoder : List.of(this.springs, this.ours)) {
			for (Object value : sample.values) {
				encode(encoder, new Sample(sample.type, List.of(value)), JSON, HINTS, Mono::from);
				assertThat(pool.inUse).as("buffers in use after a value").hasValue(0);
			}
			for (MediaType mediaType : List.of(JSON, NDJSON)) {
				encode(encoder, sample, mediaType, HINTS, (values) -> values);
				assertThat(pool.inUse).as("buffers in use after a stream").hasValue(0);
			}
		}
		assertThat(pool.used.get()).isPositive();
		assertThat(this.counting.written() > 0).isEqualTo(!sample.values.isEmpty());
	}

	@Test
	void typesWithMappersOfTheirOwnAreLeftToSpring() {
		Consumer<Map<MimeType, ObjectMapper>> registrar = (mappers) -> mappers.put(JSON,
				JsonMapper.builder().enable(SerializationFeature.WRAP_ROOT_VALUE).build());
		this.springs.registerObjectMappersForType(Beans.Shape.class, registrar);
		this.ours.registerObjectMappersForType(Beans.Shape.class, registrar);
		assertSame(sample(Beans.Circle.class, new Beans.Circle(1)), JSON, HINTS, Mono::from, 0);
		assertSame(sample(Beans.Circle.class, new Beans.Circle(1)), NDJSON, HINTS, (values) -> values, 0);
		assertSame(sample(Beans.Circle.class, new Beans.Circle(1)), JSON, HINTS, (values) -> values, 0);
		assertSame(sample(Beans.Customer.class, Beans.customer(1)), JSON, HINTS, Mono::from, 2);
		ResolvableType circle = ResolvableType.forClass(Beans.Circle.class);
		assertThat(this.ours.getEncodableMimeTypes(circle)).isEqualTo(this.springs.getEncodableMimeTypes(circle));
		assertThat(this.ours.getObjectMappersForType(Beans.Circle.class)).containsOnlyKeys(JSON);
		assertThat(this.ours.canEncode(circle, NDJSON)).isFalse();
	}

	@Test
	void streamingMediaTypesAreHeeded() {
		for (List<MediaType> streaming : List.of(List.<MediaType>of(), List.of(JSON), List.of(NDJSON))) {
			this.springs.setStreamingMediaTypes(streaming);
			this.ours.setStreamingMediaTypes(streaming);
			assertThat(this.ours.getStreamingMediaTypes()).isEqualTo(streaming);
			Sample sample = sample(Beans.Customer.class, Beans.customer(1), Beans.customer(2));
			for (MediaType mediaType : List.of(JSON, NDJSON)) {
				assertThat(encode(this.springs, sample, mediaType, HINTS, (values) -> values).buffers())
					.hasSize(streaming.contains(mediaType) ? 2 : 3);
				assertSame(sample, mediaType, HINTS, (values) -> values, 4);
			}
		}
	}

	@Test
	void contextIsHandedOnAsHint() {
		Sample sample = sample(Beans.Customer.class, Beans.customer(1));
		Outcome expected = encode(this.springs, sample, NDJSON, HINTS, (values) -> values);
		assertThat(Outcome.of(
				this.ours
					.encode(Flux.fromIterable(sample.values), DefaultDataBufferFactory.sharedInstance, sample.type,
							NDJSON, HINTS)
					.contextWrite((context) -> context.put("key", "value"))))
			.isEqualTo(expected);
		assertThat(this.counting.written()).isOne();
	}

	@Test
	void singleValueIsComputedWhenItIsAskedFor() {
		for (Jackson2JsonEncoder encoder : List.of(this.springs, this.ours)) {
			List<String> events = new ArrayList<>();
			Mono<Object> failing = Mono.error(() -> {
				events.add("failed");
				return new IllegalStateException("no value");
			});
			Flux<DataBuffer> encoded = encode(encoder, failing);
			assertThat(events).isEmpty();
			assertThat(Outcome.of(encoded).failure()).isEqualTo("java.lang.IllegalStateException: no value");
			assertThat(Outcome.of(encoded).buffers()).isEmpty();
			assertThat(events).hasSize(2);
			Mono<Object> computed = Mono.fromCallable(() -> {
				events.add("computed");
				return Beans.customer(1);
			});
			encoded = encode(encoder, computed);
			assertThat(events).hasSize(2);
			assertThat(Outcome.of(encoded).buffers()).hasSize(1);
			assertThat(Outcome.of(encoded).buffers()).hasSize(1);
			assertThat(events).hasSize(4);
		}
	}

	@Test
	void singleValueIsDiscardedAlike() {
		List<List<Object>> discarded = new ArrayList<>();
		for (Jackson2JsonEncoder encoder : List.of(this.springs, this.ours)) {
			List<Object> all = new ArrayList<>();
			for (Mono<Object> value : List.of(Mono.<Object>just("a"), Mono.<Object>just("b").hide(),
					Mono.<Object>empty(), Mono.<Object>fromCallable(() -> "c"))) {
				encode(encoder, value).doOnDiscard(Object.class, all::add).subscribe(new CancellingSubscriber());
				all.add("next");
			}
			discarded.add(all);
		}
		assertThat(discarded.get(1)).isEqualTo(discarded.get(0));
	}

	@Test
	void missingArgumentIsRejectedAlike() {
		Mono<Object> value = Mono.just("text");
		ResolvableType type = ResolvableType.forClass(String.class);
		DataBufferFactory buffers = DefaultDataBufferFactory.sharedInstance;
		for (Jackson2JsonEncoder encoder : List.of(this.springs, this.ours)) {
			assertThatIllegalArgumentException().isThrownBy(() -> encoder.encode(null, buffers, type, JSON, HINTS))
				.withMessage("'inputStream' must not be null");
			assertThatIllegalArgumentException().isThrownBy(() -> encoder.encode(value, null, type, JSON, HINTS))
				.withMessage("'bufferFactory' must not be null");
			assertThatIllegalArgumentException().isThrownBy(() -> encoder.encode(value, buffers, null, JSON, HINTS))
				.withMessage("'elementType' must not be null");
		}
	}

	private static Flux<DataBuffer> encode(Jackson2JsonEncoder encoder, Mono<Object> value) {
		return encoder.encode(value, DefaultDataBufferFactory.sharedInstance, ResolvableType.forClass(Object.class),
				JSON, HINTS);
	}

	@Test
	void sameTypesCanBeEncoded() {
		for (Class<?> type : List.of(Beans.Customer.class, List.class, Object.class, Beans.Nothing.class, String.class,
				ProblemDetail.class)) {
			for (MediaType mediaType : Arrays.asList(null, JSON, NDJSON, EVENT, MediaType.TEXT_PLAIN, MediaType.ALL,
					new MediaType(JSON, StandardCharsets.ISO_8859_1))) {
				for (int i = 0; i < 2; i++) {
					ResolvableType resolvable = ResolvableType.forClass(type);
					assertThat(this.ours.canEncode(resolvable, mediaType)).as(type + " as " + mediaType)
						.isEqualTo(this.springs.canEncode(resolvable, mediaType));
				}
			}
		}
		assertThat(this.ours.getEncodableMimeTypes()).isEqualTo(this.springs.getEncodableMimeTypes());
	}

	@Test
	void valuesAreLoggedAlike() {
		Map<String, Object> suppressed = Map.of(Hints.SUPPRESS_LOGGING_HINT, true);
		Sample sample = sample(Beans.Customer.class, Beans.customer(1), Beans.customer(2));
		Sample single = sample(Beans.Customer.class, new Beans.Customer(1, "x".repeat(200), List.of()));
		for (Level level : List.of(Level.INFO, Level.DEBUG, Level.TRACE)) {
			for (Map<String, Object> hints : Arrays.asList(HINTS, suppressed, null)) {
				for (MediaType mediaType : List.of(JSON, NDJSON, EVENT)) {
					List<String> expected = LogRecord.of(level,
							() -> encode(this.springs, sample, mediaType, hints, (values) -> values));
					assertThat(
							LogRecord.of(level, () -> encode(this.ours, sample, mediaType, hints, (values) -> values)))
						.isEqualTo(expected);
					assertThat(LogRecord.of(level, () -> encode(this.ours, single, mediaType, hints, Mono::from)))
						.isEqualTo(
								LogRecord.of(level, () -> encode(this.springs, single, mediaType, hints, Mono::from)));
					assertThat(expected.isEmpty()).isEqualTo(level == Level.INFO || hints == suppressed);
				}
			}
		}
	}

	private void assertSame(Sample sample, @Nullable MediaType mediaType, @Nullable Map<String, Object> hints,
			Shape shape, int written) {
		Outcome expected = encode(this.springs, sample, mediaType, hints, shape);
		this.counting.andReset();
		assertThat(encode(this.ours, sample, mediaType, hints, shape)).isEqualTo(expected);
		assertThat(encode(this.ours, sample, mediaType, hints, shape)).isEqualTo(expected);
		assertThat(this.counting.andReset()).as("values that were not left to Spring").isEqualTo(written);
	}

	private static Outcome encode(Jackson2JsonEncoder encoder, Sample sample, @Nullable MediaType mediaType,
			@Nullable Map<String, Object> hints, Shape shape) {
		return Outcome.of(encoder.encode(shape.of(Flux.fromIterable(sample.values)),
				DefaultDataBufferFactory.sharedInstance, sample.type, mediaType, hints));
	}

	interface Shape {

		Publisher<Object> of(Flux<Object> values);

	}

	/**
	 * Counts the buffers that are in use.
	 */
	static class CountingPool implements RecyclerPool<BufferRecycler> {

		private static final long serialVersionUID = 1L;

		private final AtomicInteger inUse = new AtomicInteger();

		private final AtomicInteger used = new AtomicInteger();

		@Override
		public BufferRecycler acquirePooled() {
			return new BufferRecycler() {

				@Override
				public byte[] allocByteBuffer(int index, int size) {
					CountingPool.this.inUse.incrementAndGet();
					CountingPool.this.used.incrementAndGet();
					return super.allocByteBuffer(index, size);
				}

				@Override
				public void releaseByteBuffer(int index, byte[] buffer) {
					CountingPool.this.inUse.decrementAndGet();
					super.releaseByteBuffer(index, buffer);
				}

			};
		}

		@Override
		public void releasePooled(BufferRecycler pooled) {
		}

	}

	static class CancellingSubscriber extends BaseSubscriber<DataBuffer> {

		@Override
		protected void hookOnSubscribe(Subscription subscription) {
			cancel();
		}

	}

	record Sample(ResolvableType type, List<Object> values) {
	}

	record Outcome(List<String> buffers, String failure, String cause) {

		static Outcome of(Flux<DataBuffer> encoded) {
			List<String> buffers = Collections.synchronizedList(new ArrayList<>());
			try {
				encoded.doOnNext((buffer) -> {
					buffers.add(buffer.capacity() + ": " + buffer.toString(StandardCharsets.ISO_8859_1));
					DataBufferUtils.release(buffer);
				}).blockLast();
				return new Outcome(buffers, "", "");
			}
			catch (RuntimeException ex) {
				return new Outcome(buffers, ex.toString(), String.valueOf(ex.getCause()));
			}
		}

	}

}
