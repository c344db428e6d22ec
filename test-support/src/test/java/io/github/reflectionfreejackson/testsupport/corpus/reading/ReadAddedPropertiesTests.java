package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Reads what modifiers add beside the properties of a type.
 */
class ReadAddedPropertiesTests {

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"list\":[{\"name\":\"b\"}]}", "{\"name\":null}",
			"{\"more\":\"a\"}", "{\"more\":null,\"name\":\"a\"}", "{\"name\":{}}", "{\"list\":[{\"name\":[]}]}" };

	@Test
	void readsMemberThatTwoPropertiesSet() {
		Module module = new SimpleModule().setDeserializerModifier(new Adding());
		ReadParity.of(() -> new ObjectMapper().registerModule(module))
			.generated(Bean.class)
			.propertyByProperty(Bean.class)
			.check(Bean.class, DOCUMENTS);
	}

	static class Bean {

		public String name;

		public List<Bean> list;

	}

	/**
	 * Adds a property that sets the same as another, but reads it otherwise.
	 */
	static class Adding extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			SettableBeanProperty name = builder.findProperty(PropertyName.construct("name"));
			if (name != null) {
				builder.addProperty(name.withSimpleName("more").withValueDeserializer(new Shouting()));
			}
			return builder;
		}

	}

	static class Shouting extends StdScalarDeserializer<String> {

		private static final long serialVersionUID = 1L;

		Shouting() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText().toUpperCase(Locale.ROOT);
		}

		@Override
		public String getNullValue(DeserializationContext context) {
			return "NOTHING";
		}

	}

}
