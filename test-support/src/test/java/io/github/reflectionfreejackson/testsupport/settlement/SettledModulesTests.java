package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Code that was generated with other modules than those of the mapper that reads.
 */
class SettledModulesTests {

	private static final List<String> DOCUMENTS = List.of("{\"name\":\"a\"}", "{}", "{\"amount\":\"1\"}",
			"{\"part\":{\"amount\":\"2\",\"amounts\":{\"3\":4}}}", "{\"part\":null}");

	/**
	 * What was generated for all tests.
	 */
	private static final OnDemandReflectionFree BUILT = built(application());

	private static OnDemandReflectionFree built(ObjectMapper mapper) {
		OnDemandReflectionFree built = OnDemandReflectionFree.install(mapper);
		read(mapper, Bean.class, "{\"part\":{\"amount\":{},\"amounts\":{}}}");
		read(mapper, Free.class, "{\"name\":\"a\"}");
		built.stopGenerating();
		return built;
	}

	@SuppressWarnings("rawtypes")
	static Stream<Arguments> modules() {
		return Stream.of(module("for a property", new SimpleModule().addDeserializer(Amount.class, new Refusing())),
				module("for keys", new SimpleModule().addKeyDeserializer(Amount.class, new AmountKeys())),
				module("for all enums",
						new SimpleModule().addDeserializer(Enum.class, new StdScalarDeserializer<Enum>(Enum.class) {

							private static final long serialVersionUID = 1L;

							@Override
							public Enum<?> deserialize(JsonParser parser, DeserializationContext context) {
								return Kind.ONE;
							}

						})),
				module("of a class of its own", new SimpleModule() {

					private static final long serialVersionUID = 1L;

					@Override
					public void setupModule(SetupContext context) {
						context.addDeserializers(new Deserializers.Base() {

							@Override
							public JsonDeserializer<?> findBeanDeserializer(JavaType type, DeserializationConfig config,
									BeanDescription description) {
								return type.hasRawClass(Amount.class) ? new Refusing() : null;
							}

						});
					}

				}));
	}

	private static Arguments module(String name, Module module) {
		return Arguments.of(Named.of(name, module));
	}

	@ParameterizedTest
	@MethodSource("modules")
	void asksJacksonAboutTypesWithDeserializersOfModules(Module module) {
		ObjectMapper mapper = application();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		assertSame(mapper, (other) -> other.registerModule(module));
		assertThat(running.isReadAsSettled(Bean.class)).isFalse();
	}

	@ParameterizedTest
	@MethodSource("modules")
	void asksJacksonWhereModulesAreMissing(Module module) {
		OnDemandReflectionFree built = built(application().registerModule(module));
		ObjectMapper mapper = application();
		built.reuse(mapper);
		assertSame(mapper, (other) -> {
		});
	}

	@Test
	void asksJacksonWhereDeserializersOfKeysAreMissing() {
		ObjectMapper before = application()
			.registerModule(new SimpleModule().addKeyDeserializer(Kept.class, new AmountKeys()));
		OnDemandReflectionFree built = OnDemandReflectionFree.install(before);
		read(before, Keyed.class, "{\"kept\":{\"a\":\"b\"}}");
		assertThat(built.isReadByGeneratedCode(Keyed.class)).isTrue();
		ObjectMapper mapper = application();
		built.reuse(mapper);
		assertThat(read(mapper, Keyed.class, "{\"name\":\"x\"}"))
			.isEqualTo(read(application(), Keyed.class, "{\"name\":\"x\"}"));
	}

	@Test
	void looksAtModulesWhenTypesAreReadForTheFirstTime() {
		SimpleModule module = new SimpleModule().addDeserializer(Thread.class, new Never());
		ObjectMapper mapper = application().registerModule(module);
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		read(mapper, Free.class, "{\"name\":\"a\"}");
		module.addDeserializer(Amount.class, new Refusing());
		for (String document : DOCUMENTS) {
			ObjectMapper plain = application()
				.registerModule(new SimpleModule().addDeserializer(Amount.class, new Refusing()));
			assertThat(read(mapper, Bean.class, document)).isEqualTo(read(plain, Bean.class, document));
		}
		assertThat(running.isReadAsSettled(Free.class)).isTrue();
	}

	@Test
	void staysSettledWhereModulesAreAboutOtherTypes() {
		ObjectMapper mapper = application();
		OnDemandReflectionFree running = BUILT.reuse(mapper);
		assertSame(mapper, (other) -> other.registerModule(new SimpleModule().addDeserializer(Thread.class, new Never())
			.addKeyDeserializer(Thread.class, new AmountKeys())));
		assertThat(running.isReadAsSettled(Bean.class)).isTrue();
		assertThat(running.isReadAsSettled(Part.class)).isTrue();
	}

	private static void assertSame(ObjectMapper mapper, Consumer<ObjectMapper> change) {
		ObjectMapper plain = application();
		change.accept(plain);
		change.accept(mapper);
		for (String document : DOCUMENTS) {
			assertThat(read(mapper, Bean.class, document)).as(document).isEqualTo(read(plain, Bean.class, document));
		}
	}

	private static ObjectMapper application() {
		return new ObjectMapper().registerModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule());
	}

	private static Object read(ObjectMapper mapper, Class<?> type, String json) {
		return Outcome.of(() -> String.valueOf(mapper.readValue(json, type)).getBytes());
	}

	static class Keyed {

		public String name;

		public Map<Kept, String> kept;

	}

	static class Kept {

	}

	static class Free {

		public String name;

	}

	static class Bean {

		public String name;

		public Part part;

		@Override
		public String toString() {
			return this.name + " " + this.part;
		}

	}

	static class Part {

		public Amount amount;

		public Kind kind;

		public Map<Amount, Integer> amounts;

		@Override
		public String toString() {
			return this.amount + " " + this.amounts + " " + this.kind;
		}

	}

	enum Kind {

		ONE, TWO

	}

	static class Amount {

		private final String text;

		Amount() {
			this("none");
		}

		Amount(String text) {
			this.text = text;
		}

		public void setValue(String value) {
		}

		@Override
		public String toString() {
			return this.text;
		}

	}

	static final class Refusing extends StdScalarDeserializer<Amount> implements ContextualDeserializer {

		private static final long serialVersionUID = 1L;

		Refusing() {
			super(Amount.class);
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property)
				throws JsonMappingException {
			return context.reportBadDefinition(Amount.class, "There are no amounts");
		}

		@Override
		public Amount deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return new Amount(parser.getText());
		}

	}

	static final class AmountKeys extends KeyDeserializer {

		@Override
		public Object deserializeKey(String key, DeserializationContext context) {
			return new Amount(key);
		}

	}

	static final class Never extends StdScalarDeserializer<Thread> {

		private static final long serialVersionUID = 1L;

		Never() {
			super(Thread.class);
		}

		@Override
		public Thread deserialize(JsonParser parser, DeserializationContext context) {
			throw new UnsupportedOperationException();
		}

	}

}
