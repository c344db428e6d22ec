package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.ser.std.NumberSerializers;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Serializers that modules bring.
 */
class ModulesCorpusTests {

	private static final String TRAP = "modules' own serializers for String, Long, enums, dates";

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "SimpleModule.addSerializer", "SimpleModule.addKeySerializer" }, traps = TRAP, tier = 2)
	void writesScalarsBySerializersOfModules(JsonInclude.Include include) {
		Parity
			.of(with(new SimpleModule().addSerializer(String.class, new Tagging<>(String.class))
				.addSerializer(long.class, ToStringSerializer.instance)
				.addSerializer(Long.class, ToStringSerializer.instance)
				.addSerializer(int.class, new Tagging<>(Integer.class))
				.addSerializer(Boolean.class, new Tagging<>(Boolean.class))
				.addSerializer(boolean.class, new Tagging<>(Boolean.class))
				.addSerializer(double.class, new Tagging<>(Double.class))
				.addSerializer(TimeUnit.class, new Tagging<>(TimeUnit.class))
				.addSerializer(Date.class, new Tagging<>(Date.class))
				.addSerializer(Instant.class, new Tagging<>(Instant.class))
				.addKeySerializer(String.class, new Keys()), include))
			.generated(Scalars.class, Nested.class)
			.tier(2)
			.check(List.of(new Scalars(), new Scalars().filled()));
	}

	@Test
	@Covers(features = "SimpleModule.addSerializer for a supertype", traps = TRAP, tier = 2)
	void writesBySerializersForSupertypes() {
		Parity
			.of(with(new SimpleModule().addSerializer(Number.class, new Tagging<>(Number.class))
				.addSerializer(CharSequence.class, new Tagging<>(CharSequence.class))
				.addSerializer(Enum.class, new EnumText()), JsonInclude.Include.ALWAYS))
			.generated(Scalars.class, Nested.class)
			.tier(2)
			.check(new Scalars().filled());
	}

	@Test
	@Covers(features = "serializers derived from Jackson's own", traps = TRAP, tier = 2)
	void writesBySerializersDerivedFromStandardOnes() {
		Parity.of(with(new SimpleModule().addSerializer(int.class, new NumberSerializers.IntegerSerializer(int.class) {

			private static final long serialVersionUID = 1L;

			@Override
			public void serialize(Object value, JsonGenerator generator, SerializerProvider provider)
					throws IOException {
				generator.writeNumber(-(Integer) value);
			}

		}), JsonInclude.Include.ALWAYS)).generated(Scalars.class).tier(2).check(new Scalars().filled());
	}

	@Test
	@Covers(features = { "SimpleModule.addSerializer for a bean", "ContextualSerializer" }, traps = TRAP, tier = 2)
	void writesBeansBySerializersOfModules() {
		Parity.of(with(new SimpleModule().addSerializer(Nested.class, new Contextual()), JsonInclude.Include.ALWAYS))
			.generated(Scalars.class)
			.tier(2)
			.check(List.of(new Scalars().filled(), new Nested("root")));
		Parity
			.of(with(new SimpleModule().addSerializer(new StdDelegatingSerializer(Nested.class, new NestedToBean())),
					JsonInclude.Include.NON_EMPTY))
			.generated(Scalars.class, Replacement.class)
			.check(List.of(new Scalars().filled(), new Nested("root")));
	}

	@Test
	@Covers(features = "Module.SetupContext.addSerializers", traps = TRAP, tier = 2)
	void writesBySerializersLookup() {
		Parity.of(() -> {
			ObjectMapper mapper = new ObjectMapper().registerModules(StarterModules.create());
			return mapper
				.setSerializerFactory(mapper.getSerializerFactory().withAdditionalSerializers(new Serializers.Base() {

					@Override
					public JsonSerializer<?> findSerializer(SerializationConfig config, JavaType type,
							BeanDescription description) {
						return type.isTypeOrSubTypeOf(Code.class) ? ToStringSerializer.instance : null;
					}

				}));
		}).generated(Scalars.class, Nested.class).check(List.of(new Scalars().filled(), new Code("c")));
	}

	@Test
	@Covers(features = { "ObjectMapper.getSerializerProvider().setNullValueSerializer", "setDefaultKeySerializer",
			"setNullKeySerializer" }, traps = "null written as the string \"null\"", tier = 2)
	void writesNullsBySerializerOfProvider() {
		Parity.of(() -> {
			ObjectMapper mapper = mapper();
			mapper.getSerializerProvider().setNullValueSerializer(new NullText());
			mapper.getSerializerProvider().setNullKeySerializer(new NullKey());
			return mapper;
		})
			.generated(Scalars.class, AsArray.class, Nested.class)
			.check(List.of(new Scalars(), new AsArray(), java.util.Collections.singletonMap(null, new Nested(null))));
	}

	@Test
	@Covers(features = "serializers that throw",
			traps = "a getter that throws: the same exception type, message and reference path `Customer[\"children\"]->java.util.ArrayList[1]->...`",
			tier = 2)
	void failsAlikeIfSerializerThrows() {
		Parity.of(with(new SimpleModule().addSerializer(long.class, new Throwing()), JsonInclude.Include.ALWAYS))
			.generated(Scalars.class)
			.check(List.of(Map.of("a", new Scalars().filled())));
	}

	private static Supplier<ObjectMapper> with(SimpleModule module, JsonInclude.Include include) {
		return () -> mapper().registerModule(module).setDefaultPropertyInclusion(include);
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(new Jdk8Module(), new JavaTimeModule()).build();
	}

	static class Scalars {

		public String text;

		public long primitiveLong;

		public Long boxedLong;

		public int primitiveInt;

		public Integer boxedInt;

		public boolean flag;

		public double real;

		public BigDecimal decimal;

		public TimeUnit unit;

		@JsonFormat(pattern = "yyyy")
		public Date date;

		public Instant instant;

		public Optional<String> optional = Optional.empty();

		public List<String> texts;

		public String[] array;

		public Map<String, Long> map;

		public Nested nested;

		public Object any;

		public StringBuilder builder;

		Scalars filled() {
			this.text = "text";
			this.primitiveLong = Long.MAX_VALUE;
			this.boxedLong = 2L;
			this.primitiveInt = 3;
			this.boxedInt = 4;
			this.flag = true;
			this.real = 5.5;
			this.decimal = new BigDecimal("1.50");
			this.unit = TimeUnit.DAYS;
			this.date = new Date(0);
			this.instant = Instant.EPOCH;
			this.optional = Optional.of("optional");
			this.texts = List.of("a");
			this.array = new String[] { "b", null };
			this.map = Map.of("key", 6L);
			this.nested = new Nested("nested");
			this.any = "any";
			this.builder = new StringBuilder("builder");
			return this;
		}

	}

	static class Nested {

		public String name;

		public Code code = new Code("code");

		Nested(String name) {
			this.name = name;
		}

	}

	record Code(@JsonValue String code) {
	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class AsArray {

		public String none;

		public Nested nested;

		public Integer number;

	}

	static class Replacement {

		public String replaced;

		Replacement(String replaced) {
			this.replaced = replaced;
		}

	}

	static class NestedToBean extends StdConverter<Nested, Replacement> {

		@Override
		public Replacement convert(Nested value) {
			return new Replacement(value.name);
		}

	}

	static class Tagging<T> extends StdSerializer<T> {

		private static final long serialVersionUID = 1L;

		Tagging(Class<T> type) {
			super(type);
		}

		@Override
		public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("<" + value + ">");
		}

		@Override
		public boolean isEmpty(SerializerProvider provider, T value) {
			return value.toString().equals("a");
		}

	}

	@SuppressWarnings("rawtypes")
	static class EnumText extends JsonSerializer<Enum> {

		@Override
		public void serialize(Enum value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("enum " + value);
		}

	}

	static class Keys extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName("key " + value);
		}

	}

	static class NullText extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("nothing");
		}

	}

	static class NullKey extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName("null key");
		}

	}

	static class Throwing extends JsonSerializer<Long> {

		@Override
		public void serialize(Long value, JsonGenerator generator, SerializerProvider provider) {
			throw new IllegalArgumentException("cannot write " + value);
		}

	}

	static class Contextual extends JsonSerializer<Nested> implements ContextualSerializer {

		private final String property;

		Contextual() {
			this("root");
		}

		Contextual(String property) {
			this.property = property;
		}

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property) {
			return (property != null) ? new Contextual(property.getName() + property.getMember().getName()
					+ property.getType() + property.getMetadata() + property.getFullName() + property.isRequired()
					+ property.getWrapperName() + property.getAnnotation(JsonFormat.class)) : this;
		}

		@Override
		public void serialize(Nested value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(this.property + " " + value.name);
		}

	}

}
