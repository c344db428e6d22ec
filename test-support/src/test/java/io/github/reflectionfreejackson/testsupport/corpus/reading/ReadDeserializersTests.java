package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.util.AccessPattern;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * What {@code @JsonDeserialize} asks for.
 */
class ReadDeserializersTests {

	@Test
	void readsPropertiesAsAnnotated() {
		ReadParity.of(ObjectMapper::new)
			.generated(Properties.class, SubItem.class)
			.updating(Properties::new)
			.check(Properties.class, "{\"using\":\"a\",\"contentUsing\":[\"a\"],\"keyUsing\":{\"k\":\"v\"}}",
					"{\"as\":{\"id\":1,\"more\":2},\"contentAs\":[{\"more\":3}],\"keyAs\":{\"k\":1},\"collection\":[\"b\",\"a\"]}",
					"{\"converted\":\"12\",\"contentConverted\":[\"1\",\"2\"],\"bySetter\":\"x\",\"contextual\":\"y\"}",
					"{\"primitive\":\"7\",\"intArray\":[1],\"none\":\"a\"}");
	}

	@Test
	void readsParametersAsAnnotated() {
		ReadParity.of(ObjectMapper::new)
			.generated(Parameters.class, ParameterRecord.class)
			.check(Both.class,
					"{\"parameters\":{\"using\":\"a\",\"as\":{\"more\":1},\"converted\":\"12\",\"primitive\":\"x\"}}",
					"{\"record\":{\"using\":\"a\",\"list\":[{\"more\":1}],\"converted\":null,\"contextual\":\"c\"}}");
	}

	@Test
	void readsTypesAsAnnotated() {
		ReadParity.of(ObjectMapper::new)
			.generated(Types.class, SubItem.class)
			.check(Types.class, "{\"own\":{\"a\":1},\"as\":{\"more\":1},\"converted\":{\"id\":5},\"converted2\":\"3\"}",
					"{\"sub\":{\"a\":1,\"b\":2},\"none\":{\"id\":1}}");
	}

	@Test
	void failsWithWrongAnnotations() {
		ReadParity.of(ObjectMapper::new).check(WrongAs.class, "{\"value\":1}");
		ReadParity.of(ObjectMapper::new).check(WrongUsing.class, "{\"value\":1}");
	}

	@Test
	void readsAbsentAndNullByDeserializer() {
		ReadParity.of(ObjectMapper::new)
			.generated(NullHolder.class)
			.counting()
			.check(NullHolder.class, "{\"field\":null,\"setter\":null}", "{\"parameter\":1}", "{\"parameter\":null}",
					"{}");
	}

	static class Item {

		public int id;

	}

	static class SubItem extends Item {

		public int more;

	}

	static class Exclaiming extends StdDeserializer<String> {

		Exclaiming() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText() + "!";
		}

	}

	static class ExclaimingKeys extends KeyDeserializer {

		@Override
		public Object deserializeKey(String key, DeserializationContext context) {
			return key + "!";
		}

	}

	static class ToNumber extends StdConverter<String, Integer> {

		@Override
		public Integer convert(String value) {
			return (value != null) ? Integer.valueOf(value) : -1;
		}

	}

	static class ToInts extends StdDeserializer<Integer> {

		ToInts() {
			super(Integer.class);
		}

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText().length();
		}

	}

	static class Contextual extends StdDeserializer<String> implements ContextualDeserializer {

		private final String property;

		Contextual() {
			this("none");
		}

		Contextual(String property) {
			super(String.class);
			this.property = property;
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
			return new Contextual(property.getFullName() + " " + property.getType() + " " + property.getMetadata() + " "
					+ property.isRequired() + " " + describe(property.getAnnotation(JsonProperty.class)) + " "
					+ property.getContextAnnotation(Deprecated.class) + " " + property.getMember().getName() + " "
					+ property.getMember().getDeclaringClass() + " " + property.getMember().getRawType());
		}

		/**
		 * Generated annotations are equal, but have a text of their own.
		 */
		private static String describe(JsonProperty annotation) {
			return (annotation != null)
					? annotation.value() + annotation.index() + annotation.defaultValue() + annotation.required()
					: "none";
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText() + " in " + this.property;
		}

	}

	static class Properties {

		@JsonDeserialize(using = Exclaiming.class)
		public String using;

		@JsonDeserialize(contentUsing = Exclaiming.class)
		public List<String> contentUsing;

		@JsonDeserialize(keyUsing = ExclaimingKeys.class)
		public Map<String, String> keyUsing;

		@JsonDeserialize(as = SubItem.class)
		public Item as;

		@JsonDeserialize(contentAs = SubItem.class)
		public List<Item> contentAs;

		@JsonDeserialize(as = TreeMap.class, keyAs = String.class)
		public Map<?, Integer> keyAs;

		@JsonDeserialize(as = TreeSet.class)
		public Set<String> collection;

		@JsonDeserialize(converter = ToNumber.class)
		public Integer converted;

		@JsonDeserialize(contentConverter = ToNumber.class)
		public LinkedList<Integer> contentConverted;

		private String set;

		@JsonProperty(value = "contextual", defaultValue = "d", index = 3)
		@Deprecated
		@JsonDeserialize(using = Contextual.class)
		private String contextual;

		@JsonDeserialize(using = ToInts.class)
		public int primitive;

		@JsonDeserialize(contentUsing = ToInts.class)
		public Integer[] intArray;

		@JsonDeserialize(using = JsonDeserializer.None.class)
		public String none;

		@JsonDeserialize(using = Exclaiming.class)
		public void setBySetter(String value) {
			this.set = value;
		}

	}

	static class Parameters {

		private final List<Object> values = new ArrayList<>();

		@JsonCreator
		Parameters(@JsonProperty("using") @JsonDeserialize(using = Exclaiming.class) String using,
				@JsonProperty("as") @JsonDeserialize(as = SubItem.class) Item as,
				@JsonProperty("converted") @JsonDeserialize(converter = ToNumber.class) Integer converted,
				@JsonProperty("primitive") @JsonDeserialize(using = ToInts.class) int primitive) {
			this.values.add(using);
			this.values.add(as);
			this.values.add(converted);
			this.values.add(primitive);
		}

	}

	record ParameterRecord(@JsonDeserialize(using = Exclaiming.class) String using,
			@JsonDeserialize(contentAs = SubItem.class) List<? extends Item> list,
			@JsonDeserialize(converter = ToNumber.class) int converted,
			@JsonDeserialize(using = Contextual.class) String contextual) {
	}

	static class Both {

		public Parameters parameters;

		public ParameterRecord record;

	}

	static class OwnDeserializer extends StdDeserializer<Own> {

		OwnDeserializer() {
			super(Own.class);
		}

		@Override
		public Own deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			Own own = new Own();
			own.tree = context.readTree(parser);
			return own;
		}

	}

	@JsonDeserialize(using = OwnDeserializer.class)
	static class Own {

		JsonNode tree;

	}

	@JsonDeserialize(using = JsonDeserializer.None.class)
	static class SubOwn extends Own {

		public int a;

		public int b;

	}

	@JsonDeserialize(as = Implementation.class)
	interface Contract {

	}

	static class Implementation implements Contract {

		public int more;

	}

	@JsonDeserialize(converter = FromItem.class)
	static class Converted {

		private final int twice;

		Converted(int twice) {
			this.twice = twice;
		}

	}

	static class FromItem extends StdConverter<SubItem, Converted> {

		@Override
		public Converted convert(SubItem value) {
			return new Converted(2 * value.id);
		}

	}

	@JsonDeserialize(converter = Checking.class)
	static class Checked {

		public int id;

	}

	static class Checking extends StdConverter<Checked, Checked> {

		@Override
		public Checked convert(Checked value) {
			if (value.id < 0) {
				throw new IllegalArgumentException("negative");
			}
			value.id++;
			return value;
		}

	}

	static class Types {

		public Own own;

		public SubOwn sub;

		public Contract as;

		public Converted converted;

		@JsonDeserialize(converter = ToNumber.class)
		public Number converted2;

		public Checked none;

	}

	static class WrongAs {

		@JsonDeserialize(as = SubItem.class)
		public String value;

	}

	static class WrongUsing {

		@JsonDeserialize(using = Unconstructible.class)
		public String value;

	}

	static class Unconstructible extends StringDeserializer {

		Unconstructible(int ignored) {
		}

	}

	static class Special {

		final String text;

		Special(String text) {
			this.text = text;
		}

	}

	static class SpecialDeserializer extends StdDeserializer<Special> {

		private int nulls;

		SpecialDeserializer() {
			super(Special.class);
		}

		@Override
		public Special deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return new Special(parser.getText());
		}

		@Override
		public Special getNullValue(DeserializationContext context) {
			return new Special("null " + this.nulls++);
		}

		@Override
		public Special getAbsentValue(DeserializationContext context) {
			return new Special("absent");
		}

		@Override
		public AccessPattern getNullAccessPattern() {
			return AccessPattern.DYNAMIC;
		}

	}

	static class NullHolder {

		@JsonDeserialize(using = SpecialDeserializer.class)
		public Special field;

		private final Map<String, Special> set = new LinkedHashMap<>();

		@JsonCreator
		NullHolder(@JsonProperty("parameter") @JsonDeserialize(using = SpecialDeserializer.class) Special parameter) {
			this.set.put("parameter", parameter);
		}

		@JsonDeserialize(using = SpecialDeserializer.class)
		public void setSetter(Special value) {
			this.set.put("setter", value);
		}

	}

}
