package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.DeserializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Contexts and providers of an application may have deserializers and serializers of
 * their own for properties.
 */
class SettledOwnContextsTests {

	@Test
	void contextIsAskedForDeserializersOfProperties() {
		ObjectMapper plain = new ObjectMapper(null, null, new OwnContext());
		ObjectMapper mapper = new ObjectMapper(null, null, new OwnContext());
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		assertThat(String.valueOf(read(plain, "{\"name\":\"a\"}"))).contains("<name>");
		for (String document : List.of("{\"name\":\"a\"}", "{\"name\":\"b\",\"count\":1,\"record\":{\"name\":\"c\"}}",
				"{\"name\":[]}", "{\"record\":{\"name\":null,\"count\":\"x\"}}")) {
			for (int i = 0; i < 3; i++) {
				assertThat(read(mapper, document)).as(document).isEqualTo(read(plain, document));
			}
		}
		assertThat(onDemand.readByGeneratedCode()).contains(Bean.class.getName(), Record.class.getName());
		assertThat(onDemand.isReadAsSettled(Bean.class)).isFalse();
		assertThat(onDemand.isReadAsSettled(Record.class)).isFalse();
	}

	@Test
	void providerIsAskedForSerializersOfProperties() throws Exception {
		ObjectMapper plain = new ObjectMapper();
		plain.setSerializerProvider(new OwnProvider());
		ObjectMapper mapper = new ObjectMapper();
		mapper.setSerializerProvider(new OwnProvider());
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		Bean bean = new Bean();
		bean.record = new Record("a", 1);
		assertThat(plain.writeValueAsString(bean)).contains("\"count\":\"1\"");
		for (int i = 0; i < 3; i++) {
			assertThat(mapper.writeValueAsString(bean)).isEqualTo(plain.writeValueAsString(bean));
		}
		for (Object value : List.of(new Total(), new Amount(), new Total())) {
			assertThat(mapper.writeValueAsString(value)).isEqualTo(plain.writeValueAsString(value));
		}
		assertThat(plain.writeValueAsString(new Amount())).contains("\"1.5\"");
		for (Class<?> type : List.of(Bean.class, Record.class, Total.class, Amount.class)) {
			assertThat(onDemand.tierOf(type)).as(type.getName()).isPositive();
			assertThat(onDemand.isSettled(type)).as(type.getName()).isFalse();
		}
	}

	private static Outcome read(ObjectMapper mapper, String json) {
		return Outcome
			.of(() -> String.valueOf(mapper.readValue(json, Bean.class)).getBytes(StandardCharsets.ISO_8859_1));
	}

	static class Bean {

		public String name;

		public int count;

		public Record record;

		@Override
		public String toString() {
			return this.name + " " + this.count + " " + this.record;
		}

	}

	record Record(String name, int count) {

	}

	static class Total {

		public BigDecimal total = new BigDecimal("1.5");

	}

	static class Amount {

		public BigDecimal amount = new BigDecimal("1.5");

	}

	/**
	 * Has texts of properties read in another way than others.
	 */
	static final class OwnContext extends DefaultDeserializationContext {

		private static final long serialVersionUID = 1L;

		OwnContext() {
			super(BeanDeserializerFactory.instance, null);
		}

		private OwnContext(OwnContext source, DeserializationConfig config, JsonParser parser,
				InjectableValues values) {
			super(source, config, parser, values);
		}

		private OwnContext(OwnContext source, DeserializationConfig config) {
			super(source, config);
		}

		private OwnContext(OwnContext source, DeserializerFactory factory) {
			super(source, factory);
		}

		private OwnContext(OwnContext source, CacheProvider caches) {
			super(source, caches);
		}

		@Override
		public DefaultDeserializationContext withCaches(CacheProvider caches) {
			return new OwnContext(this, caches);
		}

		@Override
		public JsonDeserializer<?> handlePrimaryContextualization(JsonDeserializer<?> deserializer,
				BeanProperty property, JavaType type) throws JsonMappingException {
			return (property != null && type.hasRawClass(String.class)) ? new InBrackets()
					: super.handlePrimaryContextualization(deserializer, property, type);
		}

		@Override
		public DefaultDeserializationContext with(DeserializerFactory factory) {
			return new OwnContext(this, factory);
		}

		@Override
		public DefaultDeserializationContext createInstance(DeserializationConfig config, JsonParser parser,
				InjectableValues values) {
			return new OwnContext(this, config, parser, values);
		}

		@Override
		public DefaultDeserializationContext createDummyInstance(DeserializationConfig config) {
			return new OwnContext(this, config);
		}

	}

	static final class InBrackets extends JsonDeserializer<Object> {

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return "<" + parser.currentName() + ">" + parser.getText();
		}

	}

	/**
	 * Has a serializer for properties that have none yet, and goes by their names.
	 */
	static final class OwnProvider extends DefaultSerializerProvider {

		private static final long serialVersionUID = 1L;

		OwnProvider() {
		}

		private OwnProvider(SerializerProvider source, SerializationConfig config, SerializerFactory factory) {
			super(source, config, factory);
		}

		private OwnProvider(DefaultSerializerProvider source, CacheProvider caches) {
			super(source, caches);
		}

		@Override
		public DefaultSerializerProvider withCaches(CacheProvider caches) {
			return new OwnProvider(this, caches);
		}

		@Override
		public JsonSerializer<?> handlePrimaryContextualization(JsonSerializer<?> serializer, BeanProperty property)
				throws JsonMappingException {
			return (serializer == null && property.getType().isPrimitive()) ? ToStringSerializer.instance
					: super.handlePrimaryContextualization(serializer, property);
		}

		@Override
		public JsonSerializer<Object> findPrimaryPropertySerializer(Class<?> type, BeanProperty property)
				throws JsonMappingException {
			return "amount".equals(property.getName()) ? new ToStringSerializer(type)
					: super.findPrimaryPropertySerializer(type, property);
		}

		@Override
		public DefaultSerializerProvider createInstance(SerializationConfig config, SerializerFactory factory) {
			return new OwnProvider(this, config, factory);
		}

	}

}
