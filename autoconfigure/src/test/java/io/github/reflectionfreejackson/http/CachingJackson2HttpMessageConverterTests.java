package io.github.reflectionfreejackson.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import ch.qos.logback.classic.Level;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.StreamingHttpOutputMessage;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.mock.http.MockHttpOutputMessage;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link CachingJackson2HttpMessageConverter}: each writes with Spring's
 * converter as well, and twice with ours.
 */
class CachingJackson2HttpMessageConverterTests {

	private static final Type CUSTOMERS = new ParameterizedTypeReference<List<Beans.Customer>>() {
	}.getType();

	private static final Type SHAPES = new ParameterizedTypeReference<List<Beans.Shape>>() {
	}.getType();

	private final ObjectMapper mapper = new ObjectMapper();

	private final CountingRootWriters counting = new CountingRootWriters();

	private final MappingJackson2HttpMessageConverter springs = new MappingJackson2HttpMessageConverter(this.mapper);

	private final CachingJackson2HttpMessageConverter ours = new CachingJackson2HttpMessageConverter(this.mapper,
			this.counting);

	static List<Sample> samples() {
		return List.of(new Sample(Beans.customer(1), Beans.Customer.class), new Sample(Beans.customer(1), Object.class),
				new Sample(Beans.customer(1), null), new Sample(Beans.customer(1), String.class),
				new Sample(Beans.customer(1), CUSTOMERS), new Sample(Beans.customers(), CUSTOMERS),
				new Sample(Beans.customers(), List.class), new Sample(Beans.customers(), null),
				new Sample(Beans.many(), CUSTOMERS), new Sample(List.of(new Beans.Circle(1)), SHAPES),
				new Sample(new Beans.Circle(1), Beans.Shape.class),
				new Sample(Optional.of(new Beans.Circle(1)), new ParameterizedTypeReference<Optional<Beans.Shape>>() {
				}.getType()), new Sample(Map.of("a", 1), Map.class), new Sample("text", String.class),
				new Sample(new int[] { 1, 2 }, int[].class), new Sample(Collections.emptyList(), CUSTOMERS),
				new Sample(ProblemDetail.forStatus(400), ProblemDetail.class),
				new Sample(new Beans.Viewed(1, 2), Beans.Viewed.class),
				new Sample(new Beans.Failing(), Beans.Failing.class),
				new Sample(List.of(new Beans.Failing()), List.class),
				new Sample(new Beans.Nothing(), Beans.Nothing.class));
	}

	@ParameterizedTest
	@MethodSource("samples")
	void jsonIsWrittenAlike(Sample sample) {
		for (MediaType mediaType : List.of(MediaType.APPLICATION_JSON,
				new MediaType(MediaType.APPLICATION_JSON, StandardCharsets.UTF_8),
				MediaType.valueOf("application/json;charset=utf-8"))) {
			assertSame(sample, mediaType, 2);
		}
		assertThat(this.counting.created()).as("what is derived").isEqualTo(1);
	}

	@ParameterizedTest
	@MethodSource("samples")
	void otherMediaTypesAreLeftToSpring(Sample sample) {
		for (MediaType mediaType : Arrays.asList(MediaType.APPLICATION_PROBLEM_JSON,
				new MediaType(MediaType.APPLICATION_JSON, StandardCharsets.UTF_16LE),
				new MediaType(MediaType.APPLICATION_JSON, StandardCharsets.ISO_8859_1),
				MediaType.valueOf("application/json;charset=UTF-8;v=1"),
				new MediaType(MediaType.APPLICATION_JSON, Map.of("v", "1")), MediaType.TEXT_EVENT_STREAM,
				MediaType.valueOf("application/vnd.test+json"))) {
			assertSame(sample, mediaType, 0);
		}
	}

	@ParameterizedTest
	@MethodSource("samples")
	void valuesWithoutMediaTypeAreWrittenAlike(Sample sample) {
		for (MediaType mediaType : Arrays.asList(null, MediaType.ALL, MediaType.APPLICATION_OCTET_STREAM)) {
			assertSame(sample, mediaType, 2);
		}
	}

	@ParameterizedTest
	@MethodSource("samples")
	void unusualConvertersLeaveAllToSpring(Sample sample) {
		for (Consumer<MappingJackson2HttpMessageConverter> change : List
			.<Consumer<MappingJackson2HttpMessageConverter>>of((converter) -> converter.setPrefixJson(true),
					(converter) -> converter.setJsonPrefix("while(1);"),
					(converter) -> converter.setDefaultCharset(StandardCharsets.ISO_8859_1),
					(converter) -> converter.registerObjectMappersForType(Object.class,
							(mappers) -> mappers.put(MediaType.ALL, new JsonMapper())),
					(converter) -> converter.registerObjectMappersForType(Object.class, (mappers) -> {
					}), (converter) -> converter.setObjectMapper(new ObjectMapper() {
					}), (converter) -> converter.setPrettyPrint(true))) {
			CachingJackson2HttpMessageConverter changed = new CachingJackson2HttpMessageConverter(new ObjectMapper(),
					this.counting);
			MappingJackson2HttpMessageConverter expected = new MappingJackson2HttpMessageConverter(new ObjectMapper());
			write(changed, sample, MediaType.APPLICATION_JSON, new HttpHeaders());
			this.counting.andReset();
			change.accept(expected);
			change.accept(changed);
			assertThat(write(changed, sample, MediaType.APPLICATION_JSON, new HttpHeaders()))
				.isEqualTo(write(expected, sample, MediaType.APPLICATION_JSON, new HttpHeaders()));
			assertThat(this.counting.written()).isZero();
		}
	}

	@Test
	void unusualMappersAreLeftToSpring() {
		for (ObjectMapper unusual : List.of(new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT),
				new ObjectMapper().setFilterProvider(new SimpleFilterProvider()),
				new ObjectMapper().setConfig(new ObjectMapper().getSerializationConfig().withView(Beans.Summary.class)),
				new ObjectMapper() {
					@Override
					public ObjectWriter writer() {
						return super.writer().with(SerializationFeature.WRAP_ROOT_VALUE);
					}
				})) {
			this.springs.setObjectMapper(unusual);
			this.ours.setObjectMapper(unusual);
			assertSame(new Sample(Beans.customer(1), Beans.Customer.class), MediaType.APPLICATION_JSON, 0);
		}
	}

	@Test
	void changedMapperIsHeeded() {
		for (Consumer<ObjectMapper> change : List.<Consumer<ObjectMapper>>of((changed) -> {
		}, (changed) -> changed.enable(SerializationFeature.WRAP_ROOT_VALUE),
				(changed) -> changed.setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE),
				(changed) -> changed.setConfig(changed.getSerializationConfig().withRootName("root")),
				(changed) -> changed.registerModule(new SimpleModule("strings").addSerializer(Beans.Circle.class,
						new ToStringSerializer(Beans.Circle.class))),
				(changed) -> changed.getFactory().setRootValueSeparator(null),
				(changed) -> changed.setDefaultPropertyInclusion(JsonInclude.Include.NON_EMPTY))) {
			change.accept(this.mapper);
			assertSame(new Sample(List.of(new Beans.Circle(1)), List.class), MediaType.APPLICATION_JSON, 2);
			assertSame(new Sample(Beans.customer(1), Beans.Customer.class), MediaType.APPLICATION_JSON, 2);
		}
	}

	@Test
	void changedProviderIsHeeded() {
		Sample sample = new Sample(new Beans.Customer(1, null, List.of()), Beans.Customer.class);
		assertSame(sample, MediaType.APPLICATION_JSON, 2);
		DefaultSerializerProvider provider = new DefaultSerializerProvider.Impl();
		provider.setNullValueSerializer(new JsonSerializer<>() {
			@Override
			public void serialize(@Nullable Object value, JsonGenerator generator, SerializerProvider provider)
					throws IOException {
				generator.writeString("none");
			}
		});
		this.mapper.setSerializerProvider(provider);
		assertSame(sample, MediaType.APPLICATION_JSON, 2);
		assertThat(write(this.ours, sample, MediaType.APPLICATION_JSON, new HttpHeaders()).body())
			.contains("\"name\":\"none\"");
	}

	@Test
	void otherMapperIsHeeded() {
		for (ObjectMapper other : List.of(new ObjectMapper(new JsonFactory()),
				JsonMapper.builder().enable(SerializationFeature.WRAP_ROOT_VALUE).build(), new ObjectMapper())) {
			this.springs.setObjectMapper(other);
			this.ours.setObjectMapper(other);
			assertSame(new Sample(Beans.customer(1), Beans.Customer.class), MediaType.APPLICATION_JSON, 2);
		}
	}

	@Test
	void otherTypesAreServedWhenMappersAreRegisteredForSome() {
		Consumer<Map<MediaType, ObjectMapper>> registrar = (mappers) -> mappers.put(MediaType.APPLICATION_JSON,
				JsonMapper.builder().enable(SerializationFeature.WRAP_ROOT_VALUE).build());
		this.springs.registerObjectMappersForType(Beans.Shape.class, registrar);
		this.ours.registerObjectMappersForType(Beans.Shape.class, registrar);
		assertSame(new Sample(new Beans.Circle(1), Beans.Circle.class), MediaType.APPLICATION_JSON, 0);
		assertSame(new Sample(Beans.customer(1), Beans.Customer.class), MediaType.APPLICATION_JSON, 2);
	}

	@Test
	void jacksonValuesAreLeftToSpring() {
		MappingJacksonValue value = new MappingJacksonValue(new Beans.Viewed(1, 2));
		value.setSerializationView(Beans.Summary.class);
		assertSame(new Sample(value, Beans.Viewed.class), MediaType.APPLICATION_JSON, 0);
		value.setSerializationView(null);
		value.setFilters(new SimpleFilterProvider());
		assertSame(new Sample(value, null), MediaType.APPLICATION_JSON, 0);
	}

	@Test
	void headersThatAreSetAreKept() {
		Sample sample = new Sample(List.of(1), List.class);
		for (Map.Entry<String, String> header : Map
			.of(HttpHeaders.CONTENT_TYPE, "application/hal+json", HttpHeaders.CONTENT_LENGTH, "3",
					HttpHeaders.TRANSFER_ENCODING, "chunked", "content-length", "abc", "content-type", "not a type")
			.entrySet()) {
			HttpHeaders headers = new HttpHeaders();
			headers.set(header.getKey(), header.getValue());
			assertThat(write(this.ours, sample, MediaType.APPLICATION_JSON, headers))
				.isEqualTo(write(this.springs, sample, MediaType.APPLICATION_JSON, headers));
		}
		assertThat(write(this.ours, sample, MediaType.APPLICATION_JSON,
				HttpHeaders.readOnlyHttpHeaders(new HttpHeaders())))
			.isEqualTo(write(this.springs, sample, MediaType.APPLICATION_JSON,
					HttpHeaders.readOnlyHttpHeaders(new HttpHeaders())));
	}

	@Test
	void streamedMessageIsWrittenAlike() throws Exception {
		Sample sample = new Sample(Beans.customers(), CUSTOMERS);
		StreamedMessage expected = new StreamedMessage();
		StreamedMessage actual = new StreamedMessage();
		this.springs.write(sample.value, sample.type, MediaType.APPLICATION_JSON, expected);
		this.ours.write(sample.value, sample.type, MediaType.APPLICATION_JSON, actual);
		for (int i = 1; i <= 2; i++) {
			assertThat(actual.written()).isEqualTo(expected.written()).isNotEmpty();
			assertThat(this.counting.written()).isEqualTo(i);
		}
		assertThat(actual.getHeaders()).isEqualTo(expected.getHeaders());
	}

	@Test
	void sameTypesCanBeWritten() {
		MediaType jsonInLatin = new MediaType(MediaType.APPLICATION_JSON, Map.of()) {
			@Override
			public Charset getCharset() {
				return StandardCharsets.ISO_8859_1;
			}
		};
		assertThat(jsonInLatin).isEqualTo(MediaType.APPLICATION_JSON);
		for (Class<?> type : List.of(Beans.Customer.class, List.class, Object.class, Beans.Nothing.class, Broken.class,
				String.class)) {
			for (MediaType mediaType : Arrays.asList(null, MediaType.APPLICATION_JSON, MediaType.ALL,
					MediaType.TEXT_PLAIN, new MediaType(MediaType.APPLICATION_JSON, StandardCharsets.ISO_8859_1),
					jsonInLatin, MediaType.valueOf("application/a+json"))) {
				for (int i = 0; i < 2; i++) {
					assertThat(this.ours.canWrite(type, mediaType)).as(type + " as " + mediaType)
						.isEqualTo(this.springs.canWrite(type, mediaType));
				}
			}
		}
		this.ours.setSupportedMediaTypes(List.of(MediaType.TEXT_PLAIN));
		assertThat(this.ours.canWrite(Beans.Customer.class, MediaType.APPLICATION_JSON)).isFalse();
	}

	@Test
	void mapperWithoutMediaTypesForTypeCannotWriteIt() {
		assertThat(this.ours.canWrite(Beans.Customer.class, MediaType.APPLICATION_JSON)).isTrue();
		this.ours.registerObjectMappersForType(Beans.Customer.class, (mappers) -> {
		});
		assertThat(this.ours.canWrite(Beans.Customer.class, MediaType.APPLICATION_JSON)).isFalse();
	}

	@Test
	void warningsAreLoggedAlike() {
		for (Level level : List.of(Level.WARN, Level.DEBUG)) {
			List<String> expected = LogRecord.of(level, () -> this.springs.canWrite(Broken.class, null));
			assertThat(LogRecord.of(level, () -> this.ours.canWrite(Broken.class, null))).isEqualTo(expected)
				.isNotEmpty();
			assertThat(LogRecord.of(level, () -> this.ours.canRead(Broken.class, null)))
				.isEqualTo(LogRecord.of(level, () -> this.springs.canRead(Broken.class, null)));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "Cannot do", "Cannot find it" })
	void failuresToFindSerializersAreLoggedAlike(String message) {
		this.mapper.setSerializerFactory(new BeanSerializerFactory(null) {
			@Override
			public JsonSerializer<Object> createSerializer(SerializerProvider provider, JavaType type)
					throws JsonMappingException {
				throw new JsonMappingException(null, message);
			}
		});
		for (Level level : List.of(Level.WARN, Level.DEBUG)) {
			List<String> expected = LogRecord.of(level, () -> this.springs.canWrite(Beans.Customer.class, null));
			assertThat(LogRecord.of(level, () -> this.ours.canWrite(Beans.Customer.class, null))).isEqualTo(expected);
			assertThat(expected.isEmpty()).isEqualTo(level == Level.WARN && message.startsWith("Cannot find"));
		}
	}

	private void assertSame(Sample sample, @Nullable MediaType mediaType, int written) {
		Object expected = write(this.springs, sample, mediaType, new HttpHeaders());
		this.counting.andReset();
		assertThat(write(this.ours, sample, mediaType, new HttpHeaders())).isEqualTo(expected);
		assertThat(write(this.ours, sample, mediaType, new HttpHeaders())).isEqualTo(expected);
		assertThat(this.counting.andReset()).as("values that were not left to Spring").isEqualTo(written);
	}

	private static Outcome write(MappingJackson2HttpMessageConverter converter, Sample sample,
			@Nullable MediaType mediaType, HttpHeaders headers) {
		HttpHeaders copy = (headers == HttpHeaders.readOnlyHttpHeaders(headers)) ? headers : new HttpHeaders();
		MockHttpOutputMessage message = new MockHttpOutputMessage() {
			@Override
			public HttpHeaders getHeaders() {
				return copy;
			}
		};
		if (copy != headers) {
			copy.putAll(headers);
		}
		Throwable failure = null;
		try {
			converter.write(sample.value, sample.type, mediaType, message);
		}
		catch (Exception ex) {
			failure = ex;
		}
		return new Outcome(new HttpHeaders(copy).toString(), message.getBodyAsString(StandardCharsets.ISO_8859_1),
				String.valueOf(failure), (failure != null) ? String.valueOf(failure.getCause()) : "");
	}

	static class StreamedMessage extends MockHttpOutputMessage implements StreamingHttpOutputMessage {

		private @Nullable Body body;

		@Override
		public void setBody(Body body) {
			this.body = body;
		}

		String written() throws IOException {
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			assertThat(this.body).isNotNull();
			assertThat(this.body.repeatable()).isTrue();
			this.body.writeTo(output);
			return output.toString(StandardCharsets.UTF_8);
		}

	}

	record Sample(Object value, @Nullable Type type) {
	}

	record Outcome(String headers, String body, String failure, String cause) {
	}

	static class Broken {

		public String getName() {
			return "";
		}

		public String name() {
			return "";
		}

		@JsonProperty("name")
		public String getOther() {
			return "";
		}

		@JsonProperty("name")
		public String getAnother() {
			return "";
		}

	}

}
