package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * {@link BeanSerializerModifier}s that go by what descriptions, properties and writers
 * tell.
 */
class ModifierQuestionsCorpusTests {

	private static final String TRAP = "`BeanSerializerModifier`s";

	@Test
	@Covers(features = "BeanPropertyWriter.getPropertyType", traps = TRAP, tier = 2)
	void writesNullsAsModifierSaysOfClassesOfProperties() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			@SuppressWarnings("deprecation")
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				for (BeanPropertyWriter writer : writers) {
					if (writer.getPropertyType() == String.class
							|| Number.class.isAssignableFrom(writer.getPropertyType())
							|| writer.getGenericPropertyType().getTypeName().equals("java.util.List<T[]>")) {
						writer.assignNullSerializer(new ModifiersCorpusTests.NullAsText());
					}
				}
				return writers;
			}

		})).generated(Empty.class).tier(2).check(List.of(new Empty<>()));
	}

	@Test
	@Covers(features = "BeanSerializerModifier that inspects members", traps = TRAP, tier = 1)
	void showsMembersToModifiers() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				List<String> names = new ArrayList<>();
				for (BeanPropertyDefinition property : description.findProperties()) {
					names.add(property.getName() + property.getInternalName() + property.getAccessor().getName());
				}
				names.add(String.valueOf(description.findProperties().size()));
				writers.removeIf((writer) -> writer.getAnnotation(JsonInclude.class) != null
						|| writer.getMember().getName().equals("getList") || names.isEmpty()
						|| writer.getMember().getRawType() == long.class);
				return writers;
			}

		})).generated(ModifiersCorpusTests.Bean.class).check(new ModifiersCorpusTests.Bean());
	}

	@Test
	@Covers(features = "BeanSerializerModifier that asks properties for getters and fields", traps = TRAP, tier = 0,
			note = "Generated code knows the member that is read only")
	void leavesTypesToReflectionOfWhichModifiersAskForGettersAndFields() {
		for (Predicate<BeanPropertyDefinition> predicate : List.<Predicate<BeanPropertyDefinition>>of(
				BeanPropertyDefinition::hasGetter, BeanPropertyDefinition::hasSetter, BeanPropertyDefinition::hasField,
				BeanPropertyDefinition::hasConstructorParameter, BeanPropertyDefinition::couldDeserialize,
				(property) -> property.getField() != null && property.getField().hasAnnotation(JsonView.class),
				(property) -> property.getGetter() == null, (property) -> property.getSetter() != null,
				(property) -> property.getConstructorParameter() == null,
				(property) -> property.getMutator() instanceof AnnotatedField)) {
			Parity.of(with(new BeanSerializerModifier() {

				@Override
				public List<BeanPropertyWriter> changeProperties(SerializationConfig config,
						BeanDescription description, List<BeanPropertyWriter> writers) {
					Set<String> names = new HashSet<>();
					description.findProperties()
						.stream()
						.filter(predicate)
						.map(BeanPropertyDefinition::getName)
						.forEach(names::add);
					writers.removeIf((writer) -> names.contains(writer.getName()));
					return writers;
				}

			})).fallback(Asked.class, "a BeanSerializerModifier asks which members property '").check(new Asked());
		}
	}

	@Test
	@Covers(features = "BeanDescription.findAnySetterAccessor", traps = TRAP, tier = 1)
	void showsAnySettersToModifiers() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				AnnotatedMember anySetter = description.findAnySetterAccessor();
				writers.removeIf((writer) -> anySetter != null && writer.getName().equals(anySetter.getName()));
				return writers;
			}

		})).generated(Open.class).check(List.of(new Open()));
	}

	private static Supplier<ObjectMapper> with(BeanSerializerModifier modifier) {
		return () -> new ObjectMapper().registerModule(new SimpleModule().setSerializerModifier(modifier));
	}

	static class Empty<T extends Number> {

		public String text;

		public T number;

		public List<T> list;

		public Object object;

		public List<T[]> getArrays() {
			return null;
		}

	}

	static class Asked {

		public String text = "text";

		@JsonView(Number.class)
		private final int number = 1;

		public int getNumber() {
			return this.number;
		}

	}

	static class Open {

		public String text = "text";

		public String put = "put";

		@JsonAnySetter
		public void put(String name, Object value) {
			throw new IllegalStateException("Not called");
		}

	}

}
