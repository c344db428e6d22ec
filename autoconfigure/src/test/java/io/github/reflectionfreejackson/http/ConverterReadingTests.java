package io.github.reflectionfreejackson.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.http.converter.json.MappingJacksonInputMessage;
import org.springframework.mock.http.MockHttpInputMessage;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link CachingJackson2HttpMessageConverter}: each reads with Spring's
 * converter as well, and twice with ours, which asks what a type is once.
 */
class ConverterReadingTests {

	private static final String CUSTOMER = "{\"id\":1,\"name\":\"Zo\u00eb \u20ac\",\"tags\":[\"a\"]}";

	private static final Type CUSTOMERS = new ParameterizedTypeReference<List<Beans.Customer>>() {
	}.getType();

	private final ObjectMapper mapper = new ObjectMapper();

	private final AtomicInteger resolved = new AtomicInteger();

	private final MappingJackson2HttpMessageConverter springs = new MappingJackson2HttpMessageConverter(this.mapper);

	private final CachingJackson2HttpMessageConverter ours = counting(this.mapper);

	private CachingJackson2HttpMessageConverter counting(ObjectMapper objectMapper) {
		return new CachingJackson2HttpMessageConverter(objectMapper) {

			@Override
			protected JavaType getJavaType(Type type, @Nullable Class<?> contextClass) {
				ConverterReadingTests.this.resolved.incrementAndGet();
				return super.getJavaType(type, contextClass);
			}

		};
	}

	static List<Sample> samples() throws NoSuchMethodException {
		Type variable = Endpoints.class.getMethod("take", Object.class).getGenericParameterTypes()[0];
		return List.of(new Sample(Beans.Customer.class, CUSTOMER), new Sample(Beans.Customer.class, "{\"id\":\"x\"}"),
				new Sample(Beans.Customer.class, "{\"id\":"), new Sample(Beans.Customer.class, ""),
				new Sample(Beans.Customer.class, "null"), new Sample(Beans.Customer.class, "[]"),
				new Sample(Beans.Customer.class, CUSTOMER + " 1"), new Sample(Beans.Customer.class, "{\"none\":1}"),
				new Sample(Beans.Customer.class, null, CUSTOMER),
				new Sample(CUSTOMERS, "[" + CUSTOMER + ",null," + CUSTOMER + "]"),
				new Sample(CUSTOMERS, Endpoints.class, "[{\"id\":[]}]"),
				new Sample(new ParameterizedTypeReference<Optional<Beans.Customer>>() {
				}.getType(), CUSTOMER), new Sample(Map.class, CUSTOMER), new Sample(Object.class, CUSTOMER),
				new Sample(variable, CustomerEndpoints.class, CUSTOMER),
				new Sample(variable, NumberEndpoints.class, "12"), new Sample(variable, Endpoints.class, CUSTOMER),
				new Sample(variable, null, "[1]"), new Sample(int[].class, "[1,2]"), new Sample(String.class, "\"a\""));
	}

	@ParameterizedTest
	@MethodSource("samples")
	void jsonIsReadAlike(Sample sample) {
		for (String contentType : List.of("application/json", "application/json;charset=UTF-8",
				"application/json; charset=utf-8", "application/json;charset=utf-8",
				"application/json; charset=UTF-8")) {
			assertSame(sample, contentType, true);
		}
	}

	@ParameterizedTest
	@MethodSource("samples")
	void otherContentTypesAreLeftToSpring(Sample sample) {
		for (String contentType : Arrays.asList("application/json;charset=ISO-8859-1",
				"application/json;charset=UTF-16", "application/json;v=1", "application/problem+json",
				"application/json;charset=UTF-8;v=1", "application/json;charset=\"UTF-8\"",
				"application/json;charset=us-ascii", "Application/JSON", null)) {
			assertSame(sample, contentType, false);
		}
	}

	/**
	 * What a type variable stands for depends on the controller that inherits it.
	 */
	@Test
	void sameTypeOfSeveralControllersIsReadAsEachDeclaresIt() throws NoSuchMethodException {
		Type variable = Endpoints.class.getMethod("take", Object.class).getGenericParameterTypes()[0];
		for (String document : List.of("12", CUSTOMER)) {
			assertSame(new Sample(variable, CustomerEndpoints.class, document), "application/json", true);
			assertSame(new Sample(variable, NumberEndpoints.class, document), "application/json", true);
		}
	}

	@Test
	void sameTypesCanBeRead() {
		for (Type type : List.of(Beans.Customer.class, CUSTOMERS, Beans.Shape.class, Contradictory.class,
				Runnable.class, Object.class)) {
			for (MediaType mediaType : Arrays.asList(null, MediaType.APPLICATION_JSON, MediaType.ALL,
					MediaType.TEXT_PLAIN, new MediaType(MediaType.APPLICATION_JSON, StandardCharsets.UTF_8),
					new MediaType(MediaType.APPLICATION_JSON, StandardCharsets.ISO_8859_1),
					MediaType.valueOf("application/a+json"), MediaType.APPLICATION_XML)) {
				for (int i = 0; i < 2; i++) {
					assertThat(this.ours.canRead(type, Endpoints.class, mediaType)).as(type + " of " + mediaType)
						.isEqualTo(this.springs.canRead(type, Endpoints.class, mediaType));
				}
			}
		}
		this.ours.setSupportedMediaTypes(List.of(MediaType.TEXT_PLAIN));
		assertThat(this.ours.canRead(Beans.Customer.class, null, MediaType.APPLICATION_JSON)).isFalse();
	}

	@Test
	void typesThatCannotBeReadFailAlike() {
		assertSame(new Sample(Contradictory.class, "{}"), "application/json", false);
		assertSame(new Sample(Beans.Shape.class, "{}"), "application/json", true);
		assertSame(new Sample(Runnable.class, "{}"), "application/json", true);
	}

	@Test
	void classesOfRestClientsAreReadAlike() throws IOException {
		this.springs.canRead(Beans.Customer.class, MediaType.APPLICATION_JSON);
		this.ours.canRead(Beans.Customer.class, MediaType.APPLICATION_JSON);
		int before = this.resolved.get();
		assertThat(this.ours.read(Beans.Customer.class, new Message(CUSTOMER, "application/json")))
			.isEqualTo(this.springs.read(Beans.Customer.class, new Message(CUSTOMER, "application/json")));
		assertThat(this.resolved).hasValue(before);
	}

	@Test
	void viewsAreLeftToSpring() {
		for (Class<?> view : List.of(Beans.Summary.class, Beans.Details.class)) {
			Object expected = read(this.springs, Shown.class, view);
			for (int i = 0; i < 2; i++) {
				assertThat(read(this.ours, Shown.class, view)).isEqualTo(expected);
			}
		}
		assertThat(read(this.ours, Shown.class, Beans.Summary.class))
			.isNotEqualTo(read(this.ours, Shown.class, Beans.Details.class));
	}

	private static String read(MappingJackson2HttpMessageConverter converter, Class<?> type, Class<?> view) {
		MappingJacksonInputMessage message = new MappingJacksonInputMessage(
				new ByteArrayInputStream("{\"shown\":1,\"hidden\":2}".getBytes(StandardCharsets.UTF_8)),
				new Message("", "application/json").getHeaders());
		message.setDeserializationView(view);
		return describe(() -> {
			assertThat(converter.canRead(type, null, MediaType.APPLICATION_JSON)).isTrue();
			return converter.read(type, null, message);
		});
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2 })
	void unusualConvertersLeaveAllToSpring(int unusual) {
		Consumer<MappingJackson2HttpMessageConverter> change = List.<Consumer<MappingJackson2HttpMessageConverter>>of(
				(converter) -> converter.registerObjectMappersForType(Beans.Customer.class,
						(mappers) -> mappers.put(MediaType.ALL,
								JsonMapper.builder().enable(DeserializationFeature.UNWRAP_ROOT_VALUE).build())),
				(converter) -> converter.registerObjectMappersForType(Beans.Customer.class, (mappers) -> {
				}), (converter) -> converter.setObjectMapper(new ObjectMapper() {

					@Override
					public ObjectReader reader() {
						return super.reader().with(DeserializationFeature.UNWRAP_ROOT_VALUE);
					}

				}))
			.get(unusual);
		Sample sample = new Sample(Beans.Customer.class, CUSTOMER);
		assertSame(sample, "application/json", true);
		change.accept(this.springs);
		change.accept(this.ours);
		assertSame(sample, "application/json", false);
	}

	@Test
	void changedMapperIsHeeded() {
		for (Consumer<ObjectMapper> change : List.<Consumer<ObjectMapper>>of((changed) -> {
		}, (changed) -> changed.addHandler(new Lenient()),
				(changed) -> changed.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS),
				(changed) -> changed.setInjectableValues(new InjectableValues.Std().addValue("source", "first")),
				(changed) -> changed.setInjectableValues(new InjectableValues.Std().addValue("source", "second")),
				(changed) -> changed
					.registerModule(new SimpleModule("strings").addDeserializer(Integer.class, new One())),
				(changed) -> changed.setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE),
				(changed) -> changed.enable(DeserializationFeature.UNWRAP_ROOT_VALUE))) {
			change.accept(this.mapper);
			assertSame(new Sample(Beans.Customer.class, CUSTOMER + " 1"), "application/json", true);
			assertSame(new Sample(Injected.class, "{\"name\":\"a\"}"), "application/json", true);
			assertSame(new Sample(Integer.class, "2"), "application/json", true);
		}
	}

	@Test
	void otherMapperIsHeeded() {
		for (ObjectMapper other : List.of(new ObjectMapper(),
				JsonMapper.builder().enable(DeserializationFeature.UNWRAP_ROOT_VALUE).build(), new ObjectMapper())) {
			this.springs.setObjectMapper(other);
			this.ours.setObjectMapper(other);
			assertSame(new Sample(Beans.Customer.class, CUSTOMER), "application/json", true);
		}
	}

	/**
	 * Whether a type can be read is asked before there is anything to read, or nothing.
	 */
	@Test
	void readerThatCannotBeMadeFailsWhereValueIsRead() {
		SimpleModule module = new SimpleModule().addDeserializer(Beans.Circle.class, new Failing());
		this.mapper.registerModule(module);
		assertSame(new Sample(Beans.Circle.class, "{\"radius\":1}"), "application/json", true);
	}

	@Test
	void readersAreCustomized() throws IOException {
		CachingJackson2HttpMessageConverter customizing = new CachingJackson2HttpMessageConverter(this.mapper) {

			@Override
			protected ObjectReader customizeReader(ObjectReader reader, JavaType javaType) {
				return javaType.hasRawClass(Beans.Customer.class)
						? reader.with(DeserializationFeature.UNWRAP_ROOT_VALUE) : reader;
			}

		};
		for (int i = 0; i < 2; i++) {
			assertThat(customizing.canRead(Beans.Customer.class, null, MediaType.APPLICATION_JSON)).isTrue();
			assertThat(customizing.read(Beans.Customer.class, null,
					new Message("{\"Customer\":" + CUSTOMER + "}", "application/json")))
				.isEqualTo(this.mapper.readValue(CUSTOMER, Beans.Customer.class));
		}
	}

	@Test
	void bodyIsNotClosed() throws IOException {
		AtomicInteger closed = new AtomicInteger();
		Message message = new Message(new ByteArrayInputStream(CUSTOMER.getBytes(StandardCharsets.UTF_8)) {

			@Override
			public void close() {
				closed.incrementAndGet();
			}

		}, "application/json");
		assertThat(this.ours.canRead(Beans.Customer.class, null, MediaType.APPLICATION_JSON)).isTrue();
		assertThat(this.ours.read(Beans.Customer.class, null, message)).isNotNull();
		assertThat(closed).hasValue(0);
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE" })
	void encodingIsFoundByJackson(String charset) throws IOException {
		assertThat(this.ours.canRead(Beans.Customer.class, null, MediaType.APPLICATION_JSON)).isTrue();
		assertThat(this.ours.read(Beans.Customer.class, null,
				new Message(new ByteArrayInputStream(CUSTOMER.getBytes(Charset.forName(charset))), "application/json")))
			.isEqualTo(this.mapper.readValue(CUSTOMER, Beans.Customer.class));
	}

	private void assertSame(Sample sample, @Nullable String contentType, boolean byOurs) {
		String expected = read(this.springs, sample, contentType);
		assertThat(read(this.ours, sample, contentType)).isEqualTo(expected);
		int before = this.resolved.get();
		assertThat(read(this.ours, sample, contentType)).isEqualTo(expected);
		assertThat(this.resolved.get() == before).as("what a type is was not asked by Spring again").isEqualTo(byOurs);
	}

	private static String read(MappingJackson2HttpMessageConverter converter, Sample sample,
			@Nullable String contentType) {
		MediaType mediaType = (contentType != null) ? MediaType.valueOf(contentType) : null;
		boolean readable = converter.canRead(sample.type, sample.contextClass, mediaType);
		return readable + " " + describe(
				() -> converter.read(sample.type, sample.contextClass, new Message(sample.document, contentType)));
	}

	private static String describe(Reading reading) {
		try {
			Object value = reading.read();
			return (value instanceof int[] numbers) ? Arrays.toString(numbers) : value + " " + typeOf(value);
		}
		catch (Exception ex) {
			return ex + " " + ex.getClass() + " " + ex.getCause();
		}
	}

	private static @Nullable Object typeOf(@Nullable Object value) {
		return (value != null) ? value.getClass() : null;
	}

	interface Reading {

		@Nullable Object read() throws Exception;

	}

	record Sample(Type type, @Nullable Class<?> contextClass, String document) {

		Sample(Type type, String document) {
			this(type, Endpoints.class, document);
		}

	}

	static class Message extends MockHttpInputMessage {

		Message(String document, @Nullable String contentType) {
			this(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)), contentType);
		}

		Message(InputStream body, @Nullable String contentType) {
			super(body);
			if (contentType != null) {
				getHeaders().set("Content-Type", contentType);
			}
		}

	}

	static class Endpoints<T> {

		public void take(T value) {
		}

	}

	static class CustomerEndpoints extends Endpoints<Beans.Customer> {

	}

	static class NumberEndpoints extends Endpoints<Long> {

	}

	record Shown(@JsonView(Beans.Summary.class) int shown, @JsonView(Beans.Details.class) int hidden) {
	}

	record Injected(@JacksonInject("source") @Nullable String source, @Nullable String name) {
	}

	static class Contradictory {

		@JsonProperty("name")
		public void setOne(String one) {
		}

		@JsonProperty("name")
		public void setOther(String other) {
		}

	}

	static class Lenient extends DeserializationProblemHandler {

		@Override
		public boolean handleUnknownProperty(DeserializationContext context, JsonParser parser,
				JsonDeserializer<?> deserializer, Object bean, String name) throws IOException {
			parser.skipChildren();
			return true;
		}

	}

	static class Failing extends JsonDeserializer<Beans.Circle> implements ContextualDeserializer {

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
			throw new IllegalStateException("no context");
		}

		@Override
		public Beans.Circle deserialize(JsonParser parser, DeserializationContext context) {
			throw new UnsupportedOperationException();
		}

	}

	static class One extends JsonDeserializer<Integer> {

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) {
			return 1;
		}

	}

}
