package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Members that superclasses declare with a type of their subclasses' choice, such as ids,
 * and members of type {@code Object}.
 */
class ReadGenericMembersTests {

	private static final String TRAP = "generics (once became LinkedHashMap)";

	private static final List<String> VALUES = List.of("\"text\"", "\"\"", "\"a\\nb\"", "\"12\"", "\" \"", "null", "0",
			"12", "-3", "2147483648", "9223372036854775808", "1.5", "-0.25", "1e3", "true", "false", "\"true\"",
			"\"2024-02-29\"", "\"ONE\"", "[]", "[1]", "{}", "{\"value\":1}");

	@ParameterizedTest
	@ValueSource(classes = { Text.class, Int.class, Big.class, Decimal.class, Flag.class, Any.class, Day.class,
			Chosen.class, Listed.class, Twice.class, Bounded.class, Compared.class, Kept.class, Hidden.class,
			Returning.class, Refusing.class, Preset.class, PresetText.class })
	@CoversReading({ TRAP, "@JsonSetter(nulls, contentNulls)" })
	void readsWhatSubclassesChoose(Class<?> type) {
		ReadParity.of(ReadGenericMembersTests::mapper).straightLine(type).unmutated().check(type, documents());
		for (Nulls nulls : List.of(Nulls.SKIP, Nulls.FAIL)) {
			ReadParity.of(() -> mapper().setDefaultSetterInfo(JsonSetter.Value.forValueNulls(nulls)))
				.straightLine(type)
				.unmutated()
				.check(type, documents());
		}
	}

	@Test
	@CoversReading(TRAP)
	void readsWhatSubclassesOfBuildersChoose() {
		ReadParity.of(ReadGenericMembersTests::mapper)
			.straightLine(Built.class)
			.unmutated()
			.check(Built.class, documents());
	}

	/**
	 * One generated class reads all of them.
	 */
	@Test
	@CoversReading(TRAP)
	void readsWhatUsersOfTheTypeChoose() {
		ReadParity parity = ReadParity.of(ReadGenericMembersTests::mapper).straightLine(Base.class).unmutated();
		parity.check(new TypeReference<Base<String>>() {
		}, documents());
		parity.check(new TypeReference<Base<Long>>() {
		}, documents());
		parity.check(new TypeReference<Base<LocalDate>>() {
		}, documents());
		parity.check(new TypeReference<Base<?>>() {
		}, documents());
	}

	/**
	 * A deserializer may return what the member does not take, or {@code null}.
	 */
	@ParameterizedTest
	@ValueSource(classes = { Text.class, Any.class, Big.class, Day.class, Listed.class, Bounded.class, Hidden.class })
	@CoversReading(TRAP)
	void heedsDeserializersOfModules(Class<?> type) {
		ReadParity.of(() -> mapper().registerModule(new SimpleModule().addDeserializer(String.class, new Odd<>())
			.addDeserializer(Long.class, new Odd<>())
			.addDeserializer(Object.class, new Odd<>())
			.addDeserializer(LocalDate.class, new Odd<>())
			.addDeserializer(List.class, new Odd<>()))).straightLine(type).unmutated().check(type, documents());
	}

	@ParameterizedTest
	@ValueSource(classes = { Text.class, Any.class, Big.class, Bounded.class, Day.class })
	@CoversReading("untrusted type ids stay refused")
	void heedsTypeIds(Class<?> type) {
		ReadParity
			.of(() -> mapper().activateDefaultTyping(LaissezFaireSubTypeValidator.instance,
					ObjectMapper.DefaultTyping.JAVA_LANG_OBJECT))
			.generated(type)
			.unmutated()
			.check(type, "{\"value\":[\"java.lang.Long\",5],\"own\":1}",
					"{\"value\":[\"java.time.LocalDate\",\"2024-02-29\"]}", "{\"value\":\"a\"}", "{\"value\":5}",
					"{\"value\":null}", "{\"value\":[\"no.Such\",1]}");
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().findAndAddModules().build();
	}

	private static String[] documents() {
		List<String> documents = new ArrayList<>();
		for (String value : VALUES) {
			documents.add("{\"value\":" + value + ",\"own\":1}");
			documents.add("{\"own\":2,\"value\":" + value + "}");
			documents.add("{\"value\": " + value + " , \"own\":3}");
		}
		return documents.toArray(String[]::new);
	}

	public static class Base<T> {

		protected T value;

		public int own;

		public void setValue(T value) {
			this.value = value;
		}

		@Override
		public String toString() {
			return ((this.value != null) ? this.value.getClass().getName() + this.value : "nothing") + this.own;
		}

	}

	public static class Text extends Base<String> {

	}

	public static class Int extends Base<Integer> {

	}

	public static class Big extends Base<Long> {

	}

	public static class Decimal extends Base<Double> {

	}

	public static class Flag extends Base<Boolean> {

	}

	public static class Any extends Base<Object> {

	}

	public static class Preset extends Base<Object> {

		public Preset() {
			this.value = "preset";
		}

	}

	public static class PresetText extends Base<String> {

		public PresetText() {
			this.value = "preset";
		}

	}

	public static class Day extends Base<LocalDate> {

	}

	public enum Choice {

		ONE, TWO

	}

	public static class Chosen extends Base<Choice> {

	}

	public static class Listed extends Base<List<String>> {

	}

	public static class Middle<A extends Serializable> extends Base<A> {

	}

	public static class Twice extends Middle<String> {

	}

	public static class NumberBase<N extends Number> {

		public N value;

		public int own;

	}

	public static class Bounded extends NumberBase<Long> {

	}

	public static class ComparableBase<C extends Comparable<C>> {

		public C value;

		public int own;

	}

	public static class Compared extends ComparableBase<String> {

	}

	/**
	 * Set by handles, which take exactly what the superclass declares.
	 */
	public static class PrivateBase<T> {

		@JsonProperty
		private T value;

		public int own;

		@Override
		public String toString() {
			return String.valueOf(this.value);
		}

	}

	public static class Kept extends PrivateBase<Long> {

	}

	public static class HiddenBase<T> {

		private T taken;

		public int own;

		@JsonProperty
		private void setValue(T value) {
			this.taken = value;
		}

		@Override
		public String toString() {
			return String.valueOf(this.taken);
		}

	}

	public static class Hidden extends HiddenBase<String> {

	}

	public static class ReturningBase<T, S extends ReturningBase<T, S>> {

		private T taken;

		public int own;

		@SuppressWarnings("unchecked")
		public S setValue(T value) {
			this.taken = value;
			return (S) this;
		}

		@Override
		public String toString() {
			return String.valueOf(this.taken);
		}

	}

	public static class Returning extends ReturningBase<Double, Returning> {

	}

	public static class Refusing extends Base<Long> {

		@Override
		public void setValue(Long value) {
			if (value != null && value < 0) {
				throw new IllegalArgumentException("negative");
			}
			super.setValue(value);
		}

	}

	@JsonDeserialize(builder = Builder.class)
	public record Built(Object value, int own) {
	}

	public static class BuilderBase<T, S> {

		protected T taken;

		protected int number;

		@SuppressWarnings("unchecked")
		public S value(T value) {
			this.taken = value;
			return (S) this;
		}

		@SuppressWarnings("unchecked")
		public S own(int own) {
			this.number = own;
			return (S) this;
		}

	}

	@JsonPOJOBuilder(withPrefix = "")
	public static class Builder extends BuilderBase<String, Builder> {

		public Built build() {
			return new Built(this.taken, this.number);
		}

	}

	/**
	 * Returns a text, or {@code null} where an array is, in place of which there is
	 * another text.
	 */
	private static final class Odd<T> extends StdDeserializer<T> {

		private static final long serialVersionUID = 1L;

		Odd() {
			super(Object.class);
		}

		@Override
		@SuppressWarnings("unchecked")
		public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			if (parser.hasToken(JsonToken.START_ARRAY)) {
				parser.skipChildren();
				return null;
			}
			String text = parser.getText();
			parser.skipChildren();
			return (T) text;
		}

		@Override
		@SuppressWarnings("unchecked")
		public T getNullValue(DeserializationContext context) {
			return (T) "instead";
		}

	}

}
