package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Serializers of settled types are kept apart from Jackson's cache where they were made
 * for a value as a whole, which must not show.
 */
@SuppressWarnings("deprecation")
class SettledRootTests {

	private static final String REFUSING = "refusing";

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	private static Parity parity() {
		return Parity.of(SettledRootTests::mapper);
	}

	private static ObjectWriter withoutEmptyArrays(ObjectMapper mapper) {
		return mapper.writer().without(SerializationFeature.WRITE_EMPTY_JSON_ARRAYS);
	}

	private static DefaultSerializerProvider provider(ObjectMapper mapper) {
		return (DefaultSerializerProvider) mapper.getSerializerProvider();
	}

	@Test
	void servesPropertiesAfterRoots() {
		parity().generated(Item.class, Order.class)
			.checkUse((mapper) -> mapper.writeValueAsString(new Item())
					+ withoutEmptyArrays(mapper).writeValueAsString(new Order())
					+ withoutEmptyArrays(mapper).writeValueAsString(new Item())
					+ mapper.writeValueAsString(new Order()));
	}

	@Test
	void servesRootsAfterProperties() {
		parity().generated(Item.class, Order.class)
			.checkUse((mapper) -> withoutEmptyArrays(mapper).writeValueAsString(new Order())
					+ mapper.writeValueAsString(new Item())
					+ mapper.writerFor(Item.class).writeValueAsString(new Item())
					+ withoutEmptyArrays(mapper).writeValueAsString(new Item()));
		parity().generated(Item.class)
			.checkUse((mapper) -> withoutEmptyArrays(mapper).writeValueAsString(List.of(new Item()))
					+ mapper.writeValueAsString(new Item()));
	}

	@Test
	void servesRootsOfTheSameTypeAgain() {
		parity().generated(Item.class)
			.checkUse((mapper) -> mapper.writerFor(Item.class).writeValueAsString(new Item())
					+ withoutEmptyArrays(mapper).writeValueAsString(new Item())
					+ withoutEmptyArrays(mapper).forType(Item.class).writeValueAsString(new SpecialItem())
					+ mapper.valueToTree(new Item()) + mapper.convertValue(new Item(), Item.class).name
					+ withoutEmptyArrays(mapper).writeValueAsString(new SpecialItem()));
	}

	/**
	 * Writers for a type have it static, which makes a difference only to what it
	 * contains.
	 */
	@Test
	void servesWritersForTypes() {
		OnDemandReflectionFree onDemand = parity().generated(Item.class, Order.class)
			.checkUse((mapper) -> mapper.writerFor(mapper.constructType(Order.class)).writeValueAsString(new Order())
					+ mapper.writerFor(mapper.getTypeFactory().constructCollectionType(List.class, Item.class))
						.writeValueAsString(List.of(new Item(), new SpecialItem()))
					+ withoutEmptyArrays(mapper).writeValueAsString(new Item()));
		assertThat(onDemand.isSettled(Order.class)).isTrue();
		assertThat(onDemand.isSettled(Item.class)).isTrue();
	}

	@Test
	void servesSequences() {
		parity().generated(Item.class, Order.class, Node.class).checkUse((mapper) -> {
			StringWriter output = new StringWriter();
			try (SequenceWriter sequence = mapper.writer().writeValues(output)) {
				for (int i = 0; i < 3; i++) {
					sequence.write(new Order()).write(new Item()).write(new Node()).write("text");
				}
			}
			return output.toString();
		});
	}

	@Test
	void isResolvedWhereATypeContainsItself() {
		parity().generated(Node.class, Pair.class)
			.checkUse((mapper) -> mapper.writeValueAsString(new Node()) + mapper.writeValueAsString(new Pair())
					+ mapper.writeValueAsString(new Node()));
	}

	@Test
	void forgetsWhatIsFlushed() {
		OnDemandReflectionFree onDemand = parity().generated(Order.class)
			.fallback(Item.class, "its mix-in was")
			.checkUse((mapper) -> {
				String written = mapper.writeValueAsString(new Item()) + mapper.writeValueAsString(new Item());
				assertThat(provider(mapper).cachedSerializersCount()).isPositive();
				mapper.addMixIn(Item.class, WithoutName.class);
				written += mapper.writeValueAsString(new Item()) + mapper.writeValueAsString(new Order());
				provider(mapper).flushCachedSerializers();
				assertThat(provider(mapper).cachedSerializersCount()).isZero();
				return written + mapper.writeValueAsString(new Item()) + mapper.writeValueAsString(new Order());
			});
		assertThat(onDemand.isSettled(Item.class)).isTrue();
	}

	@Test
	void isNotKeptByCopies() {
		OnDemandReflectionFree onDemand = parity().generated(Order.class)
			.fallback(Item.class, "its mix-in was")
			.checkUse((mapper) -> mapper.writeValueAsString(new Item())
					+ mapper.copy().addMixIn(Item.class, WithoutName.class).writeValueAsString(new Item())
					+ mapper.copy().addMixIn(Item.class, WithoutName.class).writeValueAsString(new Order())
					+ mapper.writeValueAsString(new Item()));
		assertThat(onDemand.isSettled(Item.class)).isTrue();
	}

	@Test
	void isKeptWhereModulesComeLate() {
		parity().generated(Item.class)
			.checkUse(
					(mapper) -> mapper.writeValueAsString(new Item())
							+ mapper
								.registerModule(
										new SimpleModule().addSerializer(Item.class, ToStringSerializer.instance))
								.writeValueAsString(new Item())
							+ mapper.writeValueAsString(new Order()) + mapper.writeValueAsString(List.of(new Item())));
	}

	@Test
	void writesTypeInformation() {
		parity().generated(Typed.class)
			.checkUse((mapper) -> mapper.writeValueAsString(new Typed())
					+ mapper.writerFor(Typed.class).writeValueAsString(new Typed())
					+ withoutEmptyArrays(mapper).writeValueAsString(List.of(new Typed()))
					+ mapper.writeValueAsString(new Typed()));
	}

	/**
	 * Jackson remembers serializers that it could not resolve, and uses them as they are.
	 */
	@Test
	void failsAsOftenAsJackson() {
		checkFailures(new Failing(), new HolderOfFailing());
		checkFailures(new HolderOfFailing(), new Failing());
	}

	private static void checkFailures(Object first, Object second) {
		parity().generated(Failing.class).checkUse((mapper) -> {
			List<String> written = new ArrayList<>();
			for (int i = 0; i < 2; i++) {
				written.add(attempt(mapper, first));
				written.add(attempt(mapper, second));
			}
			assertThat(written.get(0)).contains("Refused");
			return written + mapper.writeValueAsString(first) + mapper.writeValueAsString(second);
		});
	}

	private static String attempt(ObjectMapper mapper, Object value) {
		try {
			return mapper.writer().withAttribute(REFUSING, true).writeValueAsString(value);
		}
		catch (JsonProcessingException ex) {
			return ex.getClass().getName() + ex.getMessage();
		}
	}

	static class Item {

		public String name = "item";

		public List<String> tags = List.of();

		public String nothing;

	}

	static class SpecialItem extends Item {

		public List<Integer> numbers = List.of();

	}

	static class Order {

		public Item first = new Item();

		public List<Item> items = List.of(new Item());

	}

	static final class Node {

		public String name = "node";

		public Node next;

		public Pair pair;

	}

	static final class Pair {

		public Node left = new Node();

		public Pair right;

	}

	abstract static class WithoutName {

		@JsonIgnore
		public String name;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
	static class Typed {

		public List<String> tags = List.of();

	}

	static final class Failing {

		public String nothing;

		public Choosy choosy = new Choosy();

		public String last;

	}

	static class HolderOfFailing {

		public Failing failing = new Failing();

		public String nothing;

	}

	static final class Choosy {

		@JsonSerialize(using = Refusing.class)
		public String text = "text";

		public String nothing;

	}

	/**
	 * Refuses to serve any property if it is told so.
	 */
	static class Refusing extends JsonSerializer<Object> implements ContextualSerializer {

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property)
				throws JsonMappingException {
			return (provider.getAttribute(REFUSING) != null) ? provider.reportBadDefinition(String.class, "Refused")
					: this;
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("never");
		}

	}

}
