package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualKeyDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Deserializers of modules that depend on the property that they read.
 */
class ReadSettledContextualTests {

	@Test
	void doesNotUseDeserializersOfOnePropertyForAnother() {
		ReadParity
			.of(() -> ReadSettledTests.application()
				.registerModule(new SimpleModule().addDeserializer(String.class, new Prefixing(""))))
			.generated(Texts.class)
			.check(Texts.class, "{\"one\":[\"x\"],\"two\":[\"x\"],\"nested\":[[\"x\"]],\"others\":[[\"x\"]],"
					+ "\"list\":[[\"x\"]],\"lists\":[[\"x\"]],\"plain\":\"x\",\"text\":\"x\"}");
	}

	@Test
	void doesNotUseDeserializersOfKeysOfOnePropertyForAnother() {
		ReadParity
			.of(() -> ReadSettledTests.application()
				.registerModule(new SimpleModule().addKeyDeserializer(String.class, new PrefixingKeys(""))))
			.generated(Keys.class)
			.check(Keys.class, "{\"one\":{\"x\":1},\"two\":{\"x\":1},\"map\":{\"x\":1},\"other\":{\"x\":1},"
					+ "\"list\":[{\"x\":1}],\"lists\":[{\"x\":1}]}");
	}

	static class Texts {

		public String[] one;

		public String[] two;

		public String[][] nested;

		public String[][] others;

		public List<String[]> list;

		public List<String[]> lists;

		public String plain;

		public String text;

	}

	static class Keys {

		public Map.Entry<String, Integer> one;

		public Map.Entry<String, Integer> two;

		public Map<String, Integer> map;

		public Map<String, Integer> other;

		public List<Map<String, Integer>> list;

		public List<Map<String, Integer>> lists;

	}

	/**
	 * Adds the name of the property to each text.
	 */
	static final class Prefixing extends StdScalarDeserializer<String> implements ContextualDeserializer {

		private static final long serialVersionUID = 1L;

		private final String prefix;

		Prefixing(String prefix) {
			super(String.class);
			this.prefix = prefix;
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
			return new Prefixing((property != null) ? property.getName() + ":" : "");
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return this.prefix + parser.getText();
		}

	}

	/**
	 * Adds the name of the property to each key.
	 */
	static final class PrefixingKeys extends KeyDeserializer implements ContextualKeyDeserializer {

		private final String prefix;

		PrefixingKeys(String prefix) {
			this.prefix = prefix;
		}

		@Override
		public KeyDeserializer createContextual(DeserializationContext context, BeanProperty property) {
			return new PrefixingKeys((property != null) ? property.getName() + ":" : "");
		}

		@Override
		public Object deserializeKey(String key, DeserializationContext context) {
			return this.prefix + key;
		}

	}

}
