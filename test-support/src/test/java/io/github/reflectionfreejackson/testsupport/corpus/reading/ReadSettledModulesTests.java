package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.corpus.reading.ReadSettledTests.Line;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever deserializers of modules and annotations ask for, they get it when Jackson
 * gives it to them.
 */
class ReadSettledModulesTests {

	@Test
	void givesDeserializersMetadataOfProperties() {
		ReadParity.of(() -> mapper(Asked.METADATA))
			.unsettled(Shop.class, ShopRecord.class)
			.check(Shop.class, "{\"price\":null}", "{\"price\":\"1\",\"name\":\"a\"}",
					"{\"plain\":\"1\",\"other\":\"2\",\"record\":{\"price\":null,\"other\":\"1\"}}",
					"{\"many\":[\"3\",null],\"values\":{\"a\":\"4\"}}");
	}

	@Test
	void givesDeserializersOfAnnotatedClassesMetadataOfProperties() {
		ReadParity.of(ReadSettledTests::application)
			.unsettled(AnnotatedShop.class, OuterShop.class)
			.check(OuterShop.class, "{\"shop\":{\"price\":null}}", "{\"shop\":{\"price\":\"1\"},\"name\":\"a\"}");
	}

	@Test
	void givesDeserializersOfSubtypesMetadataOfProperties() {
		ReadParity.of(ReadSettledTests::application)
			.settled(Fleet.class)
			.check(Fleet.class, "{\"vehicles\":[{\"kind\":\"car\",\"wheels\":4}],\"name\":\"a\"}", "{\"name\":\"a\"}");
	}

	@ParameterizedTest
	@EnumSource(Asked.class)
	void createsDeserializersWithWhatIsReadAndBeforeIt(Asked asked) {
		ReadParity.of(() -> mapper(asked))
			.checkUse((mapper) -> List.of(mapper.readValue("{\"name\":\"a\"}", Shop.class),
					mapper.readValue("{\"price\":\"1\"}", Shop.class)));
		ReadParity.of(() -> mapper(asked)).checkUse((mapper) -> mapper.readValue("{}", Outer.class));
		ReadParity.of(() -> mapper(asked))
			.checkUse((mapper) -> mapper.readerFor(Shop.class).readValue("{\"price\":null}"));
	}

	@Test
	void staysSettledWhereModulesHaveNothingToSay() {
		ReadParity.of(() -> mapper(Asked.METADATA))
			.settled(Line.class, Lines.class)
			.check(Lines.class, "{\"lines\":[{\"name\":\"a\",\"count\":1}],\"byName\":{\"b\":{\"count\":2}}}");
		ReadParity.of(() -> mapper(Asked.METADATA))
			.unsettled(Outer.class)
			.check(Outer.class, "{\"inner\":{\"price\":\"1\"}}");
	}

	private static ObjectMapper mapper(Asked asked) {
		return ReadSettledTests.application()
			.setInjectableValues(new InjectableValues.Std().addValue("currency", "EUR"))
			.registerModule(new SimpleModule().addDeserializer(Money.class, new MoneyDeserializer(asked, "")));
	}

	enum Asked {

		METADATA {

			@Override
			String ask(DeserializationContext context, BeanProperty property) {
				return (property != null) ? property.isRequired() + " " + property.getMetadata().getRequired() + " "
						+ property.getMetadata().getDefaultValue() + " " + property.getMetadata().getIndex() + " "
						+ property.getMetadata().getDescription() + " " + property.getFullName() + " "
						+ property.findAliases(context.getConfig()) + " "
						+ property.getContextAnnotation(JsonIgnoreProperties.class) : "none";
			}

		},
		INJECTED {

			@Override
			String ask(DeserializationContext context, BeanProperty property) throws JsonMappingException {
				return (String) context.findInjectableValue("currency", property, null, null, null);
			}

		},
		ATTRIBUTE {

			@Override
			String ask(DeserializationContext context, BeanProperty property) {
				return String.valueOf(context.getAttribute("currency"));
			}

		},
		PARSER {

			@Override
			String ask(DeserializationContext context, BeanProperty property) {
				return String.valueOf(context.getParser().currentToken());
			}

		},
		REFUSED {

			@Override
			String ask(DeserializationContext context, BeanProperty property) throws JsonMappingException {
				return context.reportBadDefinition(Money.class, "There is no currency");
			}

		};

		abstract String ask(DeserializationContext context, BeanProperty property) throws JsonMappingException;

	}

	record Money(String amount, String told) {

	}

	static class MoneyDeserializer extends StdScalarDeserializer<Money> implements ContextualDeserializer {

		private static final long serialVersionUID = 1L;

		private final Asked asked;

		private final String told;

		MoneyDeserializer(Asked asked, String told) {
			super(Money.class);
			this.asked = asked;
			this.told = told;
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property)
				throws JsonMappingException {
			return new MoneyDeserializer(this.asked, this.asked.ask(context, property));
		}

		@Override
		public Money deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			parser.skipChildren();
			return new Money(parser.getText(), this.told);
		}

		@Override
		public Money getNullValue(DeserializationContext context) {
			return new Money("none", this.told);
		}

	}

	@JsonIgnoreProperties("nothing")
	static class Shop {

		public String name;

		@JsonProperty(defaultValue = "0", required = true, index = 3)
		@JsonPropertyDescription("what it costs")
		@JsonAlias("cost")
		public Money price;

		public Money plain;

		public List<Money> many;

		public Map<String, Money> values;

		public ShopRecord record;

	}

	record ShopRecord(@JsonProperty(defaultValue = "1") @JsonAlias("cost") Money price, Money other) {

	}

	static class Outer {

		public String name;

		public Shop inner;

	}

	static class Lines {

		public List<Line> lines;

		public Map<String, Line> byName;

	}

	static class OuterShop {

		public String name;

		public AnnotatedShop shop;

	}

	static class AnnotatedShop {

		@JsonProperty(defaultValue = "0", required = true)
		public AnnotatedMoney price;

	}

	@JsonDeserialize(using = AnnotatedMoneyDeserializer.class)
	record AnnotatedMoney(Money money) {

	}

	static final class AnnotatedMoneyDeserializer extends StdScalarDeserializer<AnnotatedMoney>
			implements ContextualDeserializer {

		private static final long serialVersionUID = 1L;

		private final String told;

		AnnotatedMoneyDeserializer() {
			this("");
		}

		AnnotatedMoneyDeserializer(String told) {
			super(AnnotatedMoney.class);
			this.told = told;
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property)
				throws JsonMappingException {
			return new AnnotatedMoneyDeserializer(Asked.METADATA.ask(context, property));
		}

		@Override
		public AnnotatedMoney deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			parser.skipChildren();
			return new AnnotatedMoney(new Money(parser.getText(), this.told));
		}

		@Override
		public AnnotatedMoney getNullValue(DeserializationContext context) {
			return new AnnotatedMoney(new Money("none", this.told));
		}

	}

	static class Fleet {

		public String name;

		@JsonProperty(required = true)
		public List<Vehicle> vehicles;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes(@JsonSubTypes.Type(value = Car.class, name = "car"))
	interface Vehicle {

	}

	@JsonDeserialize(using = CarDeserializer.class)
	record Car(String told) implements Vehicle {

	}

	static final class CarDeserializer extends StdScalarDeserializer<Car> implements ContextualDeserializer {

		private static final long serialVersionUID = 1L;

		private final String told;

		CarDeserializer() {
			this("");
		}

		CarDeserializer(String told) {
			super(Car.class);
			this.told = told;
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property)
				throws JsonMappingException {
			return new CarDeserializer(Asked.METADATA.ask(context, property));
		}

		@Override
		public Car deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			while (!parser.hasToken(JsonToken.END_OBJECT)) {
				parser.nextToken();
			}
			return new Car(this.told);
		}

	}

}
