package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.util.List;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.cfg.HandlerInstantiator;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * A copy of a mapper may have another handler instantiator than there was when code was
 * generated, as Spring HATEOAS gives it to the copies that write links.
 */
class HandlerInstantiatorTests {

	private static final String REASON = "the mapper's handler instantiator was 'none' when code was generated, and is '"
			+ Screaming.class.getName() + "' now";

	@Test
	void servesTypesWithoutNamingStrategy() {
		Parity.of(ObjectMapper::new).generated(Plain.class).checkUse((mapper) -> written(mapper, new Plain()));
		ReadParity.of(ObjectMapper::new)
			.generated(Plain.class)
			.checkUse((mapper) -> read(mapper, "{\"firstName\":\"a\",\"FIRST_NAME\":\"b\"}", Plain.class));
	}

	@Test
	void leavesTypesWithNamingStrategyToJackson() {
		for (Object value : List.of(new Named(), new Inheriting())) {
			Parity.of(ObjectMapper::new)
				.fallback(value.getClass(), REASON)
				.checkUse((mapper) -> written(mapper, value));
			ReadParity.of(ObjectMapper::new)
				.fallback(value.getClass(), REASON)
				.checkUse((mapper) -> read(mapper, "{\"first_name\":\"a\",\"FIRST_NAME\":\"b\"}", value.getClass()));
		}
	}

	@Test
	void leavesAllTypesToJacksonWhereAnnotationsOfOthersMayAsk() {
		ObjectMapper foreign = new ObjectMapper().setAnnotationIntrospector(new ForeignIntrospector());
		Parity.of(foreign::copy).fallback(Plain.class, REASON).checkUse((mapper) -> written(mapper, new Plain()));
		ReadParity.of(foreign::copy)
			.fallback(Plain.class, REASON)
			.checkUse((mapper) -> read(mapper, "{\"firstName\":\"a\"}", Plain.class));
	}

	private static String written(ObjectMapper mapper, Object value) throws IOException {
		String before = mapper.writeValueAsString(value);
		ObjectMapper changed = changed(mapper);
		return before + changed.writeValueAsString(value) + changed.writeValueAsString(value)
				+ mapper.writeValueAsString(value);
	}

	private static <T> List<T> read(ObjectMapper mapper, String document, Class<T> type) throws IOException {
		mapper.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
		T before = mapper.readValue(document, type);
		ObjectMapper changed = changed(mapper);
		return List.of(before, changed.readValue(document, type), mapper.readValue(document, type));
	}

	private static ObjectMapper changed(ObjectMapper mapper) {
		ObjectMapper changed = mapper.copy();
		changed.setHandlerInstantiator(new Screaming());
		return changed;
	}

	static class Plain {

		public String firstName = "Jane";

		@JsonSerialize(using = Quiet.class)
		public String lastName = "Doe";

	}

	@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
	static class Named {

		public String firstName = "Jane";

	}

	static class Inheriting extends Named {

		public String lastName = "Doe";

	}

	static class Quiet extends JsonSerializer<String> {

		private final String end;

		Quiet() {
			this(".");
		}

		Quiet(String end) {
			this.end = end;
		}

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value + this.end);
		}

	}

	static class ForeignIntrospector extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

	}

	/**
	 * Makes something else of each annotation.
	 */
	static class Screaming extends HandlerInstantiator {

		@Override
		public JsonDeserializer<?> deserializerInstance(DeserializationConfig config, Annotated annotated,
				Class<?> type) {
			return null;
		}

		@Override
		public KeyDeserializer keyDeserializerInstance(DeserializationConfig config, Annotated annotated,
				Class<?> type) {
			return null;
		}

		@Override
		public JsonSerializer<?> serializerInstance(SerializationConfig config, Annotated annotated, Class<?> type) {
			return new Quiet("!");
		}

		@Override
		public TypeResolverBuilder<?> typeResolverBuilderInstance(MapperConfig<?> config, Annotated annotated,
				Class<?> type) {
			return null;
		}

		@Override
		public TypeIdResolver typeIdResolverInstance(MapperConfig<?> config, Annotated annotated, Class<?> type) {
			return null;
		}

		@Override
		public PropertyNamingStrategy namingStrategyInstance(MapperConfig<?> config, Annotated annotated,
				Class<?> type) {
			return PropertyNamingStrategies.UPPER_SNAKE_CASE;
		}

	}

}
