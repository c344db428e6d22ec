package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonValueInstantiator;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Value instantiators, of modules, modifiers and annotations.
 */
class ReadValueInstantiatorsTests {

	private static final String DOCUMENT = "{\"name\":\"a\",\"number\":1,\"list\":[{\"name\":\"b\"}]}";

	@Test
	void readsWithValueInstantiator() {
		ReadParity.of(ObjectMapper::new)
			.check(Instantiated.class, "{\"name\":\"a\"}", "\"text\"", "5", "{\"other\":1}");
		ReadParity
			.of(() -> new ObjectMapper().registerModule(
					new SimpleModule().addValueInstantiator(ReadModifiersTests.Plain.class, new PlainInstantiator())))
			.check(PlainHolder.class, "{\"plain\":{\"name\":\"a\"}}", "{\"plain\":\"text\"}", "{\"plain\":5}");
	}

	/**
	 * Generated code has nothing but the creator to create them with.
	 */
	@ParameterizedTest
	@MethodSource("modulesThatCreateByDefault")
	void readsWithValueInstantiatorThatTakesNoProperties(Module module) {
		ReadParity.of(() -> new ObjectMapper().registerModule(module))
			.propertyByProperty(ReadModifiersTests.Created.class)
			.check(ReadModifiersTests.Created.class, DOCUMENT, "{\"number\":1}", "{}");
	}

	static List<Module> modulesThatCreateByDefault() {
		return List.of(
				new SimpleModule("instantiator").addValueInstantiator(ReadModifiersTests.Created.class,
						new CreatedInstantiator()),
				new SimpleModule("modifier").setDeserializerModifier(new Instantiating()));
	}

	@Test
	void readsWithAnnotatedValueInstantiatorThatTakesNoProperties() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(CreatedByDefault.class)
			.check(CreatedByDefault.class, "{\"number\":1}", "{}", "{\"name\":\"a\"}");
	}

	static class PlainHolder {

		public ReadModifiersTests.Plain plain;

	}

	static class PlainInstantiator extends ValueInstantiator.Base {

		PlainInstantiator() {
			super(ReadModifiersTests.Plain.class);
		}

		@Override
		public boolean canCreateUsingDefault() {
			return true;
		}

		@Override
		public boolean canCreateFromString() {
			return true;
		}

		@Override
		public Object createUsingDefault(DeserializationContext context) {
			ReadModifiersTests.Plain plain = new ReadModifiersTests.Plain();
			plain.made = "by instantiator";
			return plain;
		}

		@Override
		public Object createFromString(DeserializationContext context, String value) {
			ReadModifiersTests.Plain plain = new ReadModifiersTests.Plain();
			plain.made = "of " + value;
			return plain;
		}

	}

	static class CreatedInstantiator extends ValueInstantiator.Base {

		CreatedInstantiator() {
			super(ReadModifiersTests.Created.class);
		}

		@Override
		public boolean canCreateUsingDefault() {
			return true;
		}

		@Override
		public Object createUsingDefault(DeserializationContext context) {
			return new ReadModifiersTests.Created("by instantiator", List.of());
		}

	}

	static class Instantiating extends BeanDeserializerModifier {

		@Override
		public BeanDeserializerBuilder updateBuilder(DeserializationConfig config, BeanDescription description,
				BeanDeserializerBuilder builder) {
			builder.setValueInstantiator(new CreatedInstantiator());
			return builder;
		}

	}

	static class DefaultInstantiator extends ValueInstantiator.Base {

		DefaultInstantiator() {
			super(CreatedByDefault.class);
		}

		@Override
		public boolean canCreateUsingDefault() {
			return true;
		}

		@Override
		public Object createUsingDefault(DeserializationContext context) {
			return new CreatedByDefault("by instantiator");
		}

	}

	@JsonValueInstantiator(DefaultInstantiator.class)
	static class CreatedByDefault {

		private final String name;

		public int number;

		@JsonCreator
		CreatedByDefault(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

	static class OwnInstantiator extends ValueInstantiator.Base {

		OwnInstantiator() {
			super(Instantiated.class);
		}

		@Override
		public boolean canCreateUsingDefault() {
			return true;
		}

		@Override
		public boolean canCreateFromInt() {
			return true;
		}

		@Override
		public Object createUsingDefault(DeserializationContext context) {
			return new Instantiated(0);
		}

		@Override
		public Object createFromInt(DeserializationContext context, int value) {
			return new Instantiated(value);
		}

	}

	@JsonValueInstantiator(OwnInstantiator.class)
	static class Instantiated {

		private final int number;

		public String name;

		Instantiated(int number) {
			this.number = number;
		}

	}

}
