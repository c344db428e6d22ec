package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Properties that no member holds, raw values and keys.
 */
class VirtualAndRawCorpusTests {

	@Test
	@Covers(features = "@JsonRawValue", traps = "@JsonRawValue", tier = 1)
	void writesRawValues() {
		Parity.of(ObjectMapper::new).generated(Raw.class).check(new Raw());
	}

	@Test
	@Covers(features = { "@JsonAppend", "ObjectWriter.withAttribute" }, traps = "@JsonAppend", tier = 1)
	void writesAttributes() {
		Parity.of(ObjectMapper::new)
			.writer((writer) -> writer.withAttribute("one", 1).withAttribute("two", List.of("b")))
			.generated(Appended.class, Prepended.class)
			.check(Arrays.asList(new Appended(), new Prepended()));
		Parity.of(ObjectMapper::new)
			.generated(Appended.class, Prepended.class)
			.check(Arrays.asList(new Appended(), new Prepended()));
	}

	@Test
	@Covers(features = "@JsonAppend(props)", traps = "@JsonAppend", tier = 1)
	void writesVirtualProperties() {
		Parity.of(ObjectMapper::new).generated(Virtual.class).check(new Virtual());
		Parity.of(() -> new ObjectMapper().enable(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED))
			.generated(InheritsVirtual.class)
			.check(new InheritsVirtual());
	}

	@Test
	@Covers(features = { "@JsonKey", "@JsonValue" }, traps = "@JsonKey", tier = 2)
	void writesKeys() {
		Parity.of(ObjectMapper::new)
			.generated(Keys.class)
			.generatedAsKeys(Inner.class, Outer.class, ByValue.class)
			.check(new Keys());
	}

	@Test
	@Covers(features = "@JsonKey", traps = "@JsonKey", tier = 2, note = "null keys are Jackson's error")
	void failsForNullKeysAsPlainJackson() {
		Map<String, Object> map = new LinkedHashMap<>();
		map.put(null, 1);
		Parity.of(ObjectMapper::new).generated(MapHolder.class).check(new MapHolder(map));
	}

	static class Raw {

		@JsonRawValue
		public String json = "{\"a\": [1 ,2]}";

		@JsonRawValue
		public String none;

		@JsonRawValue
		public int number = 5;

		@JsonRawValue(false)
		public String quoted = "quoted";

		@JsonRawValue
		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		public String empty = "";

		@JsonRawValue
		public String getBroken() {
			return "no json";
		}

	}

	@JsonAppend(attrs = { @JsonAppend.Attr(value = "one", propName = "first"),
			@JsonAppend.Attr(value = "two", include = JsonInclude.Include.ALWAYS) })
	static class Appended {

		public String name = "n";

	}

	@JsonAppend(prepend = true, attrs = { @JsonAppend.Attr(value = "one", required = true), @JsonAppend.Attr("two") })
	@JsonPropertyOrder({ "name", "one" })
	static class Prepended {

		public String name = "n";

	}

	@JsonAppend(
			props = { @JsonAppend.Prop(value = Length.class, name = "length", type = Integer.class), @JsonAppend.Prop(
					value = Length.class, name = "none", include = JsonInclude.Include.NON_NULL, type = String.class) })
	static class Virtual {

		@JsonProperty
		private final String name = "name";

	}

	static class InheritsVirtual extends Virtual {

		public int other = 1;

	}

	static class Length extends VirtualBeanPropertyWriter {

		private static final long serialVersionUID = 1L;

		Length() {
		}

		private Length(BeanPropertyDefinition property, Annotations annotations, JavaType type) {
			super(property, annotations, type);
		}

		@Override
		protected Object value(Object bean, JsonGenerator generator, SerializerProvider provider) {
			return getName().equals("none") ? null : ((Virtual) bean).name.length();
		}

		@Override
		public VirtualBeanPropertyWriter withConfig(MapperConfig<?> config, AnnotatedClass declaringClass,
				BeanPropertyDefinition property, JavaType type) {
			return new Length(property, declaringClass.getAnnotations(), type);
		}

	}

	static class Inner {

		@JsonKey
		public String key = "inner key";

		@JsonValue
		public String value = "inner value";

	}

	static class Outer {

		@JsonKey
		public Inner getKey() {
			return new Inner();
		}

		public int other = 1;

	}

	record ByValue(@JsonValue String value) {
	}

	static class ByString {

		public int unused = 1;

		@Override
		public String toString() {
			return "string";
		}

	}

	enum Color {

		@JsonProperty("r")
		RED,

		GREEN {

			@Override
			public String toString() {
				return "leaf";
			}

		}

	}

	static class Keys {

		public Map<Inner, Integer> inner = Map.of(new Inner(), 1);

		public Map<Outer, Integer> outer = Map.of(new Outer(), 2);

		public Map<ByValue, Integer> byValue = Map.of(new ByValue("v"), 3);

		public Map<ByString, Integer> byString = Map.of(new ByString(), 4);

		public Map<Object, Object> dynamic = Map.of(new Outer(), new Inner());

		public Map<Color, Integer> colors = new EnumMap<>(Map.of(Color.RED, 1, Color.GREEN, 2));

		public Map<Object, Integer> objects = new LinkedHashMap<>();

		public Map<Class<?>, Integer> classes = Map.of(String.class, 1);

		Keys() {
			this.objects.put(1, 1);
			this.objects.put(2L, 2);
			this.objects.put(Color.GREEN, 3);
			this.objects.put(new ByValue("w"), 4);
			this.objects.put(new byte[] { 1, 2 }, 5);
		}

	}

	record MapHolder(Map<String, Object> map) {
	}

}
