package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Whoever looks for the serializer of a settled type finds what Jackson's cache would
 * have, however it has been used before.
 */
class SettledRootLookupTests {

	private static final String CACHING = "caching";

	private static Parity parity() {
		return Parity.of(() -> JsonMapper.builder().addModules(StarterModules.create()).build()).generated(Item.class);
	}

	private static void ignoreName(ObjectMapper mapper) {
		mapper.configOverride(Item.class).setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("name"));
	}

	@Test
	void rootsStayAsTheyAreWhereTheirTypeIsConfiguredLate() {
		parity().checkUse((mapper) -> {
			String written = mapper.writeValueAsString(new Item());
			ignoreName(mapper);
			return written + mapper.writerFor(Item.class).writeValueAsString(new Item())
					+ mapper.writeValueAsString(new Item());
		});
	}

	@Test
	void rootsServePropertiesWhereTheirTypeIsConfiguredLate() {
		parity().checkUse((mapper) -> {
			String written = mapper.writerFor(Item.class).writeValueAsString(new Item());
			ignoreName(mapper);
			return written + mapper.writeValueAsString(new Order()) + mapper.writeValueAsString(new Item())
					+ mapper.writerFor(Item.class).writeValueAsString(new Item());
		});
	}

	/**
	 * What was looked up by its class is looked up anew by its type, and the other way
	 * round.
	 */
	@Test
	void rootsAreTypedWhereTypeInformationIsAskedForLate() {
		List<Consumer<ObjectMapper>> changes = List.of((mapper) -> mapper.addMixIn(Item.class, Typed.class),
				(mapper) -> mapper.activateDefaultTyping(LaissezFaireSubTypeValidator.instance,
						ObjectMapper.DefaultTyping.NON_FINAL));
		for (Consumer<ObjectMapper> change : changes) {
			parity().checkUse((mapper) -> {
				String written = mapper.writeValueAsString(new Item());
				change.accept(mapper);
				return written + mapper.writerFor(Item.class).writeValueAsString(new Item())
						+ mapper.writeValueAsString(new Item()) + mapper.writeValueAsString(new Order());
			});
			parity().checkUse((mapper) -> {
				String written = mapper.writerFor(Item.class).writeValueAsString(new Item());
				change.accept(mapper);
				return written + mapper.writeValueAsString(new Item())
						+ mapper.writerFor(Item.class).writeValueAsString(new Item())
						+ mapper.writeValueAsString(List.of(new Item()));
			});
		}
	}

	@Test
	void rootsServeWhereTheMapperGetsAnotherFactoryLate() {
		parity().checkUse((mapper) -> {
			String written = mapper.writeValueAsString(new Item())
					+ mapper.writerFor(SpecialItem.class).writeValueAsString(new SpecialItem());
			mapper.setSerializerFactory(BeanSerializerFactory.instance.withSerializerModifier(new Shortening()));
			return written + mapper.writeValueAsString(new Order()) + mapper.writeValueAsString(new Item())
					+ mapper.writeValueAsString(List.of(new SpecialItem()))
					+ mapper.writerFor(Item.class).writeValueAsString(new SpecialItem())
					+ mapper.writeValueAsString(new SpecialItem());
		});
	}

	/**
	 * A copy of a mapper has made no serializer yet.
	 */
	@Test
	void lookUpByOthersFindsWhatJacksonHas() {
		parity().checkUse((mapper) -> {
			StringBuilder written = new StringBuilder();
			for (List<Way> ways : sequences()) {
				ObjectMapper fresh = mapper.copy();
				written.append('\n').append(ways);
				for (Way way : ways) {
					written.append(' ').append(way.write(fresh));
				}
			}
			return written.toString();
		});
	}

	private static List<List<Way>> sequences() {
		List<List<Way>> sequences = new ArrayList<>();
		for (Way first : Way.values()) {
			for (Way second : Way.values()) {
				for (Way third : Way.values()) {
					for (Way last : Way.values()) {
						sequences.add(List.of(first, second, third, last));
					}
				}
			}
		}
		return sequences;
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	interface Typed {

	}

	/**
	 * How a serializer is looked for.
	 */
	enum Way {

		ROOT {

			@Override
			String write(ObjectMapper mapper) throws IOException {
				return mapper.writeValueAsString(new Item());
			}

		},

		ROOT_OF_TYPE {

			@Override
			String write(ObjectMapper mapper) throws IOException {
				return mapper.writerFor(Item.class).writeValueAsString(new Item());
			}

		},

		BY_CLASS {

			@Override
			String write(ObjectMapper mapper) throws IOException {
				return mapper.writer().withAttribute(CACHING, true).writeValueAsString(new ByClass());
			}

		},

		BY_CLASS_WITHOUT_CACHING {

			@Override
			String write(ObjectMapper mapper) throws IOException {
				return mapper.writeValueAsString(new ByClass());
			}

		},

		BY_TYPE {

			@Override
			String write(ObjectMapper mapper) throws IOException {
				return mapper.writer().withAttribute(CACHING, true).writeValueAsString(new ByType());
			}

		},

		BY_TYPE_WITHOUT_CACHING {

			@Override
			String write(ObjectMapper mapper) throws IOException {
				return mapper.writeValueAsString(new ByType());
			}

		};

		abstract String write(ObjectMapper mapper) throws IOException;

	}

	static class Item {

		public String name = "item";

		public List<String> tags = List.of("tag");

		public String nothing;

	}

	static class SpecialItem extends Item {

		public int number = 1;

	}

	/**
	 * Leaves out all properties but the first.
	 */
	static class Shortening extends BeanSerializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
				List<BeanPropertyWriter> properties) {
			return properties.subList(0, 1);
		}

	}

	static class Order {

		public Item first = new Item();

		public List<Item> items = List.of(new Item());

	}

	static class ByClass {

		@JsonSerialize(using = LookingByClass.class)
		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public Item item = new Item();

	}

	static class ByType {

		@JsonSerialize(using = LookingByType.class)
		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public Item item = new Item();

	}

	/**
	 * Looks for the serializer on behalf of a property.
	 */
	abstract static class Looking extends JsonSerializer<Item> implements ContextualSerializer {

		@Nullable BeanProperty property;

		abstract JsonSerializer<Object> find(SerializerProvider provider, boolean caching) throws IOException;

		abstract Looking create();

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, @Nullable BeanProperty context) {
			Looking contextual = create();
			contextual.property = context;
			return contextual;
		}

		@Override
		public void serialize(Item value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			find(provider, provider.getAttribute(CACHING) != null).serialize(value, generator, provider);
		}

	}

	static class LookingByClass extends Looking {

		@Override
		Looking create() {
			return new LookingByClass();
		}

		@Override
		JsonSerializer<Object> find(SerializerProvider provider, boolean caching) throws IOException {
			return provider.findTypedValueSerializer(Item.class, caching, this.property);
		}

	}

	static class LookingByType extends Looking {

		@Override
		Looking create() {
			return new LookingByType();
		}

		@Override
		JsonSerializer<Object> find(SerializerProvider provider, boolean caching) throws IOException {
			JavaType type = provider.constructType(Item.class);
			return provider.findTypedValueSerializer(type, caching, this.property);
		}

	}

}
