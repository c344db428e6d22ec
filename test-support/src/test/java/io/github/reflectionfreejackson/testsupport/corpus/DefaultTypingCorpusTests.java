package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Type ids by the mapper's configuration.
 */
class DefaultTypingCorpusTests {

	private static final PolymorphicTypeValidator VALIDATOR = BasicPolymorphicTypeValidator.builder()
		.allowIfBaseType(Object.class)
		.build();

	static Stream<Arguments> typings() {
		return Stream
			.of(DefaultTyping.JAVA_LANG_OBJECT, DefaultTyping.OBJECT_AND_NON_CONCRETE,
					DefaultTyping.NON_CONCRETE_AND_ARRAYS, DefaultTyping.NON_FINAL, DefaultTyping.NON_FINAL_AND_ENUMS)
			.flatMap((typing) -> Stream
				.of(JsonTypeInfo.As.PROPERTY, JsonTypeInfo.As.WRAPPER_ARRAY, JsonTypeInfo.As.WRAPPER_OBJECT)
				.map((as) -> Arguments.of(typing, as)));
	}

	@ParameterizedTest
	@MethodSource("typings")
	@Covers(features = "ObjectMapper.activateDefaultTyping", traps = "default typing", tier = 2)
	void writesWithDefaultTyping(DefaultTyping typing, JsonTypeInfo.As as) {
		Parity.of(() -> new ObjectMapper().activateDefaultTyping(VALIDATOR, typing, as))
			.generated(Box.class, Item.class, Code.class, SubItem.class)
			.check(new Box());
	}

	@Test
	@Covers(features = "ObjectMapper.activateDefaultTypingAsProperty", traps = "default typing", tier = 2)
	void writesWithDefaultTypingAsNamedProperty() {
		Parity.of(() -> new ObjectMapper().activateDefaultTypingAsProperty(VALIDATOR, DefaultTyping.NON_FINAL, "@t"))
			.generated(Box.class, Item.class, Code.class)
			.check(List.of(new Box()));
	}

	@Test
	@Covers(features = { "ObjectMapper.activateDefaultTyping", "SerializationFeature.WRAP_ROOT_VALUE" },
			traps = "default typing", tier = 2)
	void writesWithDefaultTypingInRoot() {
		Parity
			.of(() -> new ObjectMapper().activateDefaultTyping(VALIDATOR, DefaultTyping.NON_FINAL)
				.enable(SerializationFeature.WRAP_ROOT_VALUE))
			.generated(Box.class, Item.class)
			.check(new Box());
	}

	@Test
	@Covers(features = { "ObjectMapper.activateDefaultTyping", "@JsonUnwrapped" }, traps = "default typing", tier = 2)
	void failsAlikeToUnwrapWithDefaultTyping() {
		Parity.of(() -> new ObjectMapper().activateDefaultTyping(VALIDATOR, DefaultTyping.NON_FINAL))
			.check(new Unwraps());
	}

	static class Item implements Serializable {

		private static final long serialVersionUID = 1L;

		public int number = 1;

		public Long boxed = 2L;

		public String text = "a";

		public Date date = new Date(0);

	}

	static class SubItem extends Item {

		private static final long serialVersionUID = 1L;

		public Object more = 1.5;

	}

	record Code(@JsonValue String code) {
	}

	static class Box {

		public Object object = new Item();

		public Object text = "text";

		public Object number = 3L;

		public Item item = new SubItem();

		public Serializable serializable = new Item();

		public List<Item> list = new ArrayList<>(List.of(new Item(), new SubItem()));

		public List<Object> objects = new ArrayList<>(List.of(new Item(), 1, 2L, "a"));

		public Map<String, Object> map = new HashMap<>(Map.of("a", new Item()));

		public Item[] array = { new Item() };

		public Object[] anything = { new Item(), 'c' };

		public Code code = new Code("x");

		public Object hiddenCode = new Code("y");

		public DefaultTyping constant = DefaultTyping.NON_FINAL;

		public int primitive = 4;

	}

	static class Unwraps {

		@JsonUnwrapped
		public Item item = new Item();

	}

}
