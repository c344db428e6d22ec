package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Properties of settled types share the serializers of the JDK's types, unless anything
 * but the type has a say.
 */
class SharedSerializersTests {

	private static JsonMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	/**
	 * Write one value after the other by the same mapper.
	 */
	private static OnDemandReflectionFree check(Supplier<ObjectMapper> mappers, Object... values) {
		OnDemandReflectionFree onDemand = Parity.of(mappers).checkUse((mapper) -> {
			List<String> written = new ArrayList<>();
			for (Object value : values) {
				written.add(mapper.writeValueAsString(value));
			}
			return written.toString();
		});
		for (Object value : values) {
			assertThat(onDemand.isSettled(value.getClass())).as(value.getClass().getName()).isTrue();
		}
		return onDemand;
	}

	/**
	 * Jackson asks for overrides as it puts a serializer to use.
	 */
	@Test
	void looksForOverridesOfTheClassesOfValues() {
		Parity.of(SharedSerializersTests::mapper).generated(OfNumber.class, OfOpen.class).checkUse((mapper) -> {
			String written = mapper.writeValueAsString(new OfNumber()) + mapper.writeValueAsString(new OfOpen());
			mapper.configOverride(Integer.class).setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING));
			mapper.configOverride(Date.class).setFormat(JsonFormat.Value.forPattern("yyyy"));
			return written + mapper.writeValueAsString(new OtherOfNumber())
					+ mapper.writeValueAsString(new OtherOfOpen()) + mapper.writeValueAsString(new OfNumber());
		});
	}

	/**
	 * A mapper that has forgotten its serializers makes them anew.
	 */
	@Test
	void looksForMixInsOfTheClassesOfValues() {
		Parity.of(SharedSerializersTests::mapper).generated(OfNumber.class, OfOpen.class).checkUse((mapper) -> {
			String written = mapper.writeValueAsString(new OfNumber()) + mapper.writeValueAsString(new OfOpen());
			mapper.addMixIn(Integer.class, Shouted.class).addMixIn(Date.class, Shouted.class);
			written += mapper.writeValueAsString(new OtherOfNumber()) + mapper.writeValueAsString(new OfNumber());
			mapper.clearCaches();
			return written + mapper.writeValueAsString(new OtherOfNumber())
					+ mapper.writeValueAsString(new OtherOfOpen()) + mapper.writeValueAsString(new OfNumber());
		});
	}

	/**
	 * Writers are handed a provider that notes what it is asked for. Mappers with such a
	 * provider share nothing.
	 */
	@Test
	void findsSerializersOnce() throws IOException {
		JsonMapper mapper = mapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		List<String> properties = new ArrayList<>();
		String first = write(mapper, new First(), properties);
		assertThat(properties).contains("tags", "amount");
		properties.clear();
		assertThat(write(mapper, new Second(), properties)).isEqualTo(first);
		assertThat(properties).isEmpty();
		assertThat(mapper().writeValueAsString(new First())).isEqualTo(first);
		assertThat(onDemand.isSettled(First.class)).isTrue();
		assertThat(onDemand.isSettled(Second.class)).isTrue();
	}

	private static String write(JsonMapper mapper, Object value, List<String> properties) throws IOException {
		SerializerProvider provider = new LookUps(mapper, properties);
		StringWriter written = new StringWriter();
		try (JsonGenerator generator = mapper.createGenerator(written)) {
			JsonSerializer<?> serializer = mapper.getSerializerProviderInstance()
				.findTypedValueSerializer(value.getClass(), true, null);
			generator.writeStartObject();
			for (Iterator<PropertyWriter> writers = serializer.properties(); writers.hasNext();) {
				write(writers.next(), value, generator, provider);
			}
			generator.writeEndObject();
		}
		return written.toString();
	}

	private static void write(PropertyWriter writer, Object value, JsonGenerator generator, SerializerProvider provider)
			throws IOException {
		try {
			writer.serializeAsField(value, generator, provider);
		}
		catch (Exception ex) {
			throw new IOException(ex);
		}
	}

	@Test
	void keepsToFormatsOfProperties() {
		check(SharedSerializersTests::mapper, new First(), new Formatted(), new Second());
		check(SharedSerializersTests::mapper, new Formatted(), new First());
	}

	@Test
	void keepsToConfigurationOfWriters() {
		Parity.of(SharedSerializersTests::mapper)
			.generated(First.class, Second.class)
			.checkUse((mapper) -> mapper.writer()
				.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
				.with(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
				.writeValueAsString(new First()) + mapper.writeValueAsString(new Second())
					+ mapper.writer().with(Locale.GERMANY).writeValueAsString(new First()));
	}

	@Test
	void asksOtherSerializersForEachProperty() {
		Supplier<ObjectMapper> mappers = () -> mapper()
			.registerModule(new SimpleModule().addSerializer(LocalDate.class, new Named<>(LocalDate.class))
				.addSerializer(BigDecimal.class, new Named<>(BigDecimal.class))
				.addSerializer(String.class, new Named<>(String.class)));
		check(mappers, new First(), new Second(), new Renamed());
	}

	@Test
	void asksSerializersOfElementsForEachProperty() {
		check(SharedSerializersTests::mapper, new Objects(), new OtherObjects());
	}

	@Test
	void writesTypeInformationOfSettledTypes() {
		check(SharedSerializersTests::mapper, new First(), new Tagged(), new Second());
	}

	@Test
	void heedsTypeInformationThatIsMixedInLate() {
		Parity.of(SharedSerializersTests::mapper).generated(First.class, Holder.class).checkUse((mapper) -> {
			String before = mapper.writeValueAsString(new First());
			mapper.addMixIn(First.class, Tagged.class);
			return before + mapper.writeValueAsString(new Holder());
		});
	}

	@Test
	void heedsMixInsForClassesOfTheJdk() {
		for (Class<?> type : List.of(BigDecimal.class, Number.class, List.class, UUID.class)) {
			heedsMixIn(type, Texts.class);
			heedsMixIn(type, TextValues.class);
		}
	}

	private static void heedsMixIn(Class<?> type, Class<?> mixIn) {
		Parity.of(() -> mapper().addMixIn(type, mixIn))
			.generated(First.class, Plain.class)
			.checkUse((mapper) -> mapper.writeValueAsString(new Plain())
					+ mapper.writeValueAsString(List.of(BigDecimal.ONE, new UUID(1, 2), List.of()))
					+ mapper.writeValueAsString(new Second()) + mapper.writeValueAsString(new First()));
	}

	@Test
	void writesValuesOfTheJdkAsRoots() {
		Parity.of(SharedSerializersTests::mapper)
			.generated(First.class)
			.checkUse((mapper) -> mapper.writeValueAsString(new First())
					+ mapper.writeValueAsString(List.of(BigInteger.TEN, Locale.FRANCE, Currency.getInstance("EUR")))
					+ mapper.writeValueAsString(new ArrayList<>(List.of(new UUID(1, 2))))
					+ mapper.writeValueAsString(Map.of(BigDecimal.TEN, List.of(BigDecimal.ONE))));
	}

	static class First {

		public LocalDate day = LocalDate.EPOCH;

		public List<String> tags = List.of("a");

		public BigDecimal amount = new BigDecimal("1.50");

		public UUID id = new UUID(3, 4);

		public String text = "t";

		public Integer level = 3;

		public Number number = 1.5;

	}

	static class Plain {

		public String text = "plain";

	}

	static class Second extends First {

	}

	static class Renamed {

		public LocalDate date = LocalDate.EPOCH;

		public List<String> labels = List.of("a");

		public BigDecimal price = new BigDecimal("1.50");

	}

	static class Formatted {

		@JsonFormat(pattern = "dd.MM.yyyy")
		public LocalDate day = LocalDate.EPOCH;

		@JsonFormat(with = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
		public List<String> tags = List.of("a");

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public BigDecimal amount = new BigDecimal("1.50");

		@JsonFormat(shape = JsonFormat.Shape.BINARY)
		public UUID id = new UUID(3, 4);

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public Integer level = 3;

	}

	static class Objects {

		public List<Object> values = List.of(new NamedValue());

		public Object single = List.of(new NamedValue());

		public Object valued = new Valued();

		public Iterable<NamedValue> all = List.of(new NamedValue());

	}

	static class OtherObjects {

		public List<Object> others = List.of(new NamedValue());

		public Object other = List.of(new NamedValue());

		public Object otherValued = new Valued();

		public Iterable<NamedValue> rest = List.of(new NamedValue());

	}

	@JsonSerialize(using = OfNamedValue.class)
	static class NamedValue {

	}

	/**
	 * Jackson's own serializer writes it, by that of what it holds.
	 */
	static class Valued {

		@JsonValue
		public NamedValue getValue() {
			return new NamedValue();
		}

	}

	static class OfNamedValue extends Named<NamedValue> {

		private static final long serialVersionUID = 1L;

		OfNamedValue() {
			super(NamedValue.class);
		}

	}

	static class Holder {

		public First held = new First();

		public List<First> all = List.of(new First());

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
	static class Tagged {

		public LocalDate day = LocalDate.EPOCH;

	}

	@JsonSerialize(using = ToStringSerializer.class)
	interface Texts {

	}

	abstract static class TextValues {

		@Override
		@JsonValue
		public abstract String toString();

	}

	/**
	 * Writes the name of the property.
	 */
	static class Named<T> extends StdSerializer<T> implements ContextualSerializer {

		private static final long serialVersionUID = 1L;

		private final String name;

		Named(Class<T> type) {
			this(type, "none");
		}

		private Named(Class<T> type, String name) {
			super(type);
			this.name = name;
		}

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property) {
			return new Named<>(handledType(), (property != null) ? property.getName() : "root");
		}

		@Override
		public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(this.name);
		}

	}

	/**
	 * Notes for which properties a serializer is looked up.
	 */
	static final class LookUps extends DefaultSerializerProvider {

		private static final long serialVersionUID = 1L;

		private final List<String> properties;

		LookUps(ObjectMapper mapper, List<String> properties) {
			super(mapper.getSerializerProvider(), mapper.getSerializationConfig(), mapper.getSerializerFactory());
			this.properties = properties;
		}

		@Override
		public DefaultSerializerProvider withCaches(CacheProvider caches) {
			throw new UnsupportedOperationException();
		}

		@Override
		public DefaultSerializerProvider createInstance(SerializationConfig config, SerializerFactory factory) {
			throw new UnsupportedOperationException();
		}

		@Override
		public JsonSerializer<Object> findValueSerializer(JavaType type, BeanProperty property)
				throws JsonMappingException {
			note(property);
			return super.findValueSerializer(type, property);
		}

		@Override
		public JsonSerializer<Object> findPrimaryPropertySerializer(JavaType type, BeanProperty property)
				throws JsonMappingException {
			note(property);
			return super.findPrimaryPropertySerializer(type, property);
		}

		@Override
		public JsonSerializer<Object> findPrimaryPropertySerializer(Class<?> type, BeanProperty property)
				throws JsonMappingException {
			note(property);
			return super.findPrimaryPropertySerializer(type, property);
		}

		private void note(BeanProperty property) {
			if (property != null) {
				this.properties.add(property.getName());
			}
		}

	}

	@JsonSerialize(using = ToStringSerializer.class)
	abstract static class Shouted {

	}

	static class OfNumber {

		public Number number = 5;

	}

	static class OtherOfNumber {

		public Number other = 6;

	}

	static class OfOpen {

		public Object open = new Date(0);

	}

	static class OtherOfOpen {

		public Object other = new Date(1);

	}

}
