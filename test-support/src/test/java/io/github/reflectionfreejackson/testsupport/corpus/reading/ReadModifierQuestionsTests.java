package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.ValueInstantiators;
import com.fasterxml.jackson.databind.deser.std.NullifyingDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * What modules ask of descriptions and properties before they change anything.
 */
class ReadModifierQuestionsTests {

	private static final String DOCUMENT = "{\"text\":\"a\",\"number\":1,\"more\":[2],\"hidden\":\"b\",\"other\":3}";

	@Test
	void readsWithModifierThatAsksForAccessors() {
		for (Predicate<BeanPropertyDefinition> removed : List.<Predicate<BeanPropertyDefinition>>of(
				(property) -> property.getAccessor() != null, (property) -> property.getAccessor() == null)) {
			ReadParity.of(() -> mapper(new Removing(removed))).generated(Asked.class).check(Asked.class, DOCUMENT);
		}
	}

	@Test
	void mergesWithModifierThatAsksForAccessors() {
		ReadParity
			.of(() -> mapper(new Removing((property) -> property.getAccessor() == null)).setDefaultMergeable(true))
			.generated(Asked.class)
			.check(Asked.class, DOCUMENT);
	}

	@Test
	void leavesTypeToReflectionOfWhichModifierAsksWhatIsWritten() {
		ReadParity.of(() -> mapper(new Removing((property) -> !property.couldSerialize())))
			.fallback(Asked.class, "a BeanDeserializerModifier asks which members property '")
			.check(Asked.class, DOCUMENT);
	}

	@Test
	void readsWithModifierThatAsksForDefaultConstructorAndAnyGetter() {
		for (Predicate<BeanDescription> nullified : List.<Predicate<BeanDescription>>of(
				(description) -> description.findDefaultConstructor() == null,
				(description) -> description.findDefaultConstructor() != null,
				(description) -> description.findAnyGetter() == null,
				(description) -> description.findAnyGetter() != null)) {
			ReadParity.of(() -> mapper(new Nullifying(nullified))).generated(Asked.class).check(Asked.class, DOCUMENT);
		}
	}

	@Test
	void readsWithValueInstantiatorsThatAskForDefaultConstructor() {
		ReadParity.of(() -> new ObjectMapper().registerModule(new Instantiating()))
			.generated(Asked.class)
			.check(Asked.class, DOCUMENT, "{}");
	}

	private static ObjectMapper mapper(BeanDeserializerModifier modifier) {
		return new ObjectMapper().registerModule(new SimpleModule().setDeserializerModifier(modifier));
	}

	static class Asked {

		public String text = "none";

		private String hidden;

		private int number;

		private final List<Integer> more = new ArrayList<>(List.of(1));

		private final Map<String, Object> others = new TreeMap<>();

		public int getNumber() {
			return this.number;
		}

		public void setNumber(int number) {
			this.number = number;
		}

		public List<Integer> getMore() {
			return this.more;
		}

		public void setHidden(String hidden) {
			this.hidden = hidden;
		}

		@JsonAnyGetter
		public Map<String, Object> getOthers() {
			return this.others;
		}

		@JsonAnySetter
		public void setOther(String name, Object value) {
			this.others.put(name, value);
		}

	}

	static class Removing extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		private final transient Predicate<BeanPropertyDefinition> removed;

		Removing(Predicate<BeanPropertyDefinition> removed) {
			this.removed = removed;
		}

		@Override
		public List<BeanPropertyDefinition> updateProperties(DeserializationConfig config, BeanDescription description,
				List<BeanPropertyDefinition> properties) {
			return new ArrayList<>(properties.stream().filter(this.removed.negate()).toList());
		}

	}

	static class Nullifying extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		private final transient Predicate<BeanDescription> nullified;

		Nullifying(Predicate<BeanDescription> nullified) {
			this.nullified = nullified;
		}

		@Override
		public JsonDeserializer<?> modifyDeserializer(DeserializationConfig config, BeanDescription description,
				JsonDeserializer<?> deserializer) {
			return this.nullified.test(description) ? NullifyingDeserializer.instance : deserializer;
		}

	}

	/**
	 * Creates instances of types that seem to have no default constructor.
	 */
	static class Instantiating extends SimpleModule {

		private static final long serialVersionUID = 1L;

		@Override
		public void setupModule(SetupContext context) {
			context.addValueInstantiators(new ValueInstantiators.Base() {

				@Override
				public ValueInstantiator findValueInstantiator(DeserializationConfig config,
						BeanDescription description, ValueInstantiator standard) {
					return (description.getBeanClass() == Asked.class && description.findDefaultConstructor() == null)
							? new AskedInstantiator(config) : standard;
				}

			});
		}

	}

	static class AskedInstantiator extends StdValueInstantiator {

		private static final long serialVersionUID = 1L;

		AskedInstantiator(DeserializationConfig config) {
			super(config, config.constructType(Asked.class));
		}

		@Override
		public boolean canCreateUsingDefault() {
			return true;
		}

		@Override
		public Object createUsingDefault(DeserializationContext context) {
			Asked created = new Asked();
			created.text = "created";
			return created;
		}

	}

}
