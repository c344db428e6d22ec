package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What modules change.
 */
class ReadModifiersTests {

	private static final String DOCUMENT = "{\"name\":\"a\",\"number\":1,\"list\":[{\"name\":\"b\"}]}";

	static List<BeanDeserializerModifier> modifiers() {
		return List.of(new Removing(), new Renaming(), new Wrapping(), new Reversing(), new Ignoring());
	}

	@ParameterizedTest
	@MethodSource("modifiers")
	void readsWithModifier(BeanDeserializerModifier modifier) {
		ReadParity.of(() -> new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(modifier)))
			.generated(Bean.class)
			.check(Bean.class, DOCUMENT, "{\"NAME\":\"a\",\"NUMBER\":1}");
		ReadParity.of(() -> new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(modifier)))
			.generated(Created.class)
			.check(Created.class, DOCUMENT, "{\"NAME\":\"a\",\"NUMBER\":1}");
		ReadParity.of(() -> new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(modifier)))
			.generated(Constructed.class)
			.check(Constructed.class, DOCUMENT, "{\"NAME\":\"a\",\"NUMBER\":1}");
	}

	static List<Predicate<BeanPropertyDefinition>> questions() {
		return List.of(BeanPropertyDefinition::hasField, BeanPropertyDefinition::hasGetter,
				(property) -> property.getSetter() != null && property.getSetter().getParameterCount() == 1,
				(property) -> property.getField() != null && property.getField().hasAnnotation(JsonProperty.class),
				(property) -> property.getGetter() == null);
	}

	@ParameterizedTest
	@MethodSource("questions")
	void leavesTypeToReflectionOfWhichModifierAsksForMembers(Predicate<BeanPropertyDefinition> question) {
		BeanDeserializerModifier modifier = new Asking(question);
		ReadParity.of(() -> new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(modifier)))
			.fallback(Asked.class, "a BeanDeserializerModifier asks which members property '")
			.check(Asked.class, "{\"text\":\"a\",\"number\":1,\"more\":[2]}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Created.class })
	void readsWithModifierThatAsksForWhatIsKnown(Class<?> type) {
		BeanDeserializerModifier modifier = new Asking(
				(property) -> !property.hasSetter() && !property.hasConstructorParameter()
						&& property.getPrimaryMember() == null && !property.couldDeserialize());
		ReadParity.of(() -> new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(modifier)))
			.generated(type)
			.check(type, DOCUMENT);
	}

	@Test
	void readsAroundReplacedDeserializer() {
		ReadParity
			.of(() -> new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(new Replacing())))
			.check(Holder.class, "{\"bean\":" + DOCUMENT + ",\"created\":" + DOCUMENT + "}");
	}

	@Test
	void readsWithDeserializersOfModules() {
		SimpleModule module = new SimpleModule().addDeserializer(String.class, new Exclaiming())
			.addDeserializer(int.class, new Hundred())
			.addDeserializer(Plain.class, new PlainDeserializer())
			.addAbstractTypeMapping(Contract.class, Implementation.class);
		ReadParity.of(() -> new ObjectMapper().registerModule(module))
			.generated(Bean.class, Holder.class, Implementation.class)
			.check(Holder.class, "{\"bean\":" + DOCUMENT + "}", "{\"plain\":1,\"contract\":{\"name\":\"a\"}}");
		ReadParity.of(() -> new ObjectMapper().registerModule(module))
			.generated(Created.class)
			.check(Created.class, DOCUMENT);
	}

	static class Bean {

		public String name;

		private int number;

		public List<Bean> list;

		public void setNumber(int number) {
			this.number = number;
		}

	}

	static class Asked {

		public String text;

		@JsonProperty
		private int number;

		private final List<Integer> more = new ArrayList<>();

		public int getNumber() {
			return this.number;
		}

		public void setNumber(int number) {
			this.number = number;
		}

		public List<Integer> getMore() {
			return this.more;
		}

	}

	static class Asking extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		private final transient Predicate<BeanPropertyDefinition> question;

		Asking(Predicate<BeanPropertyDefinition> question) {
			this.question = question;
		}

		@Override
		public List<BeanPropertyDefinition> updateProperties(DeserializationConfig config, BeanDescription description,
				List<BeanPropertyDefinition> properties) {
			return new ArrayList<>(properties.stream().filter(this.question.negate()).toList());
		}

	}

	static class Created {

		private final String name;

		public int number;

		private final List<Created> list;

		@JsonCreator
		Created(@JsonProperty("name") String name, @JsonProperty("list") List<Created> list) {
			this.name = name;
			this.list = list;
		}

	}

	static class Constructed {

		private final String name;

		private final int number;

		@JsonCreator
		Constructed(@JsonProperty("name") String name, @JsonProperty("number") int number) {
			this.name = name;
			this.number = number;
		}

	}

	static class Plain {

		public String name;

		public String made;

	}

	interface Contract {

	}

	static class Implementation implements Contract {

		public String name;

	}

	static class Holder {

		public Bean bean;

		public Created created;

		public Plain plain;

		public Contract contract;

	}

	static class Removing extends BeanDeserializerModifier {

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			builder.removeProperty(PropertyName.construct("number"));
			return builder;
		}

	}

	static class Renaming extends BeanDeserializerModifier {

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			List<SettableBeanProperty> properties = new ArrayList<>();
			for (Iterator<SettableBeanProperty> all = builder.getProperties(); all.hasNext();) {
				properties.add(all.next());
			}
			for (SettableBeanProperty property : properties) {
				builder.removeProperty(property.getFullName());
				builder.addProperty(property.withSimpleName(property.getName().toUpperCase(java.util.Locale.ROOT)));
			}
			return builder;
		}

	}

	static class Wrapping extends BeanDeserializerModifier {

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			SettableBeanProperty property = builder.findProperty(PropertyName.construct("number"));
			if (property != null) {
				builder.addOrReplaceProperty(new Adding(property), true);
			}
			return builder;
		}

	}

	/**
	 * Adds a hundred.
	 */
	static class Adding extends SettableBeanProperty.Delegating {

		Adding(SettableBeanProperty property) {
			super(property);
		}

		@Override
		protected SettableBeanProperty withDelegate(SettableBeanProperty property) {
			return new Adding(property);
		}

		@Override
		public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
				throws IOException {
			set(bean, (Integer) deserialize(parser, context) + 100);
		}

	}

	static class Reversing extends BeanDeserializerModifier {

		@Override
		public List<BeanPropertyDefinition> updateProperties(DeserializationConfig config, BeanDescription description,
				List<BeanPropertyDefinition> definitions) {
			List<BeanPropertyDefinition> reversed = new ArrayList<>(definitions);
			Collections.reverse(reversed);
			reversed.removeIf((definition) -> definition.getName().equals("list"));
			return reversed;
		}

	}

	static class Ignoring extends BeanDeserializerModifier {

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			builder.addIgnorable("number");
			builder.setIgnoreUnknownProperties(true);
			return builder;
		}

		@Override
		public JsonDeserializer<?> modifyDeserializer(DeserializationConfig config, BeanDescription description,
				JsonDeserializer<?> deserializer) {
			return new Counting(deserializer);
		}

	}

	/**
	 * Delegates to Jackson's deserializer.
	 */
	static class Counting extends DelegatingDeserializer {

		Counting(JsonDeserializer<?> deserializer) {
			super(deserializer);
		}

		@Override
		protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> deserializer) {
			return new Counting(deserializer);
		}

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			Object value = super.deserialize(parser, context);
			if (value instanceof Bean bean) {
				bean.name += "+";
			}
			return value;
		}

	}

	static class Replacing extends BeanDeserializerModifier {

		@Override
		public JsonDeserializer<?> modifyDeserializer(DeserializationConfig config, BeanDescription description,
				JsonDeserializer<?> deserializer) {
			return (description.getBeanClass() != Bean.class) ? deserializer : new StdDeserializer<Bean>(Bean.class) {

				@Override
				public Bean deserialize(JsonParser parser, DeserializationContext context) throws IOException {
					parser.skipChildren();
					return new Bean();
				}

			};
		}

	}

	static class Exclaiming extends StdScalarDeserializer<String> {

		Exclaiming() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText() + "!";
		}

	}

	static class Hundred extends StdScalarDeserializer<Integer> {

		Hundred() {
			super(int.class);
		}

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return 100 + parser.getIntValue();
		}

		@Override
		public Integer getNullValue(DeserializationContext context) {
			return 100;
		}

	}

	static class PlainDeserializer extends StdDeserializer<Plain> {

		PlainDeserializer() {
			super(Plain.class);
		}

		@Override
		public Plain deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			Plain plain = new Plain();
			plain.name = parser.getText();
			return plain;
		}

	}

}
