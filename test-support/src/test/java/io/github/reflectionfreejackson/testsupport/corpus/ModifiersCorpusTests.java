package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.VirtualAnnotatedMember;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerBuilder;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.FilteredBeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapType;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * {@link BeanSerializerModifier}s of all kinds.
 */
class ModifiersCorpusTests {

	private static final String TRAP = "`BeanSerializerModifier`s";

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (removing)", traps = TRAP, tier = 1)
	void writesWithoutRemovedProperties() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				writers.removeIf((writer) -> writer.getName().equals("number"));
				return writers;
			}

		})).generated(Bean.class).tier(1).check(List.of(new Bean()));
	}

	@Test
	@Covers(features = { "BeanSerializerModifier.changeProperties (adding)", "VirtualBeanPropertyWriter" },
			traps = TRAP, tier = 1)
	void writesAddedProperties() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				List<BeanPropertyWriter> more = new ArrayList<>(writers);
				more.add(1, new Virtual(config, new VirtualAnnotatedMember(description.getClassInfo(), Bean.class,
						"virtual", config.constructType(String.class))));
				return more;
			}

		})).generated(Bean.class, Part.class).tier(1).check(List.of(new Bean()));
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (adding)", traps = TRAP, tier = 0,
			note = "A foreign writer of a member that generated code reads might read it by reflection")
	void writesAddedPropertiesOfKnownMembers() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				writers.add(new Virtual(config, description.findProperties().get(0).getAccessor()));
				return writers;
			}

		})).fallback(Bean.class, "replaced the writer of property 'virtual'").check(List.of(new Bean()));
	}

	@Test
	@Covers(features = { "BeanSerializerModifier.changeProperties (changing)",
			"BeanSerializerModifier.orderProperties" }, traps = TRAP, tier = 1)
	void writesReorderedAndChangedProperties() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> orderProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				Collections.reverse(writers);
				return writers;
			}

		})).generated(Bean.class).tier(1).check(new Bean());
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				for (BeanPropertyWriter writer : writers) {
					if (writer.getType().hasRawClass(String.class)) {
						writer.assignSerializer(new Shouting());
						writer.assignNullSerializer(new NullAsText());
					}
				}
				return writers;
			}

		})).generated(Bean.class).tier(2).check(List.of(new Bean()));
	}

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
						writer.assignNullSerializer(new NullAsText());
					}
				}
				return writers;
			}

		})).generated(Empty.class).tier(2).check(List.of(new Empty<>()));
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (renaming)", traps = TRAP, tier = 2)
	void writesRenamedProperties() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				writers.replaceAll((writer) -> writer.rename(NameTransformer.simpleTransformer("x_", "")));
				return writers;
			}

		})).generated(Bean.class).check(List.of(new Bean()));
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping)", traps = TRAP, tier = 0,
			note = "A writer copied from ours would read by reflection what ours has no member for")
	void writesWrappedProperties() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				writers.replaceAll((writer) -> writer.getName().equals("text") ? new Wrapping(writer) : writer);
				return writers;
			}

		})).fallback(Bean.class, "replaced the writer of property 'text'").check(List.of(new Bean()));
	}

	@Test
	@Covers(features = { "BeanSerializerModifier.changeProperties (views)", "FilteredBeanPropertyWriter" },
			traps = TRAP, tier = 0,
			note = "a modifier that wraps writers into views has the type written by reflection")
	void writesPropertiesInViewsGivenByModifier() {
		for (Class<?> view : List.of(String.class, Number.class)) {
			Parity.of(with(new BeanSerializerModifier() {

				@Override
				public List<BeanPropertyWriter> changeProperties(SerializationConfig config,
						BeanDescription description, List<BeanPropertyWriter> writers) {
					writers.replaceAll((writer) -> writer.getName().equals("text")
							? FilteredBeanPropertyWriter.constructViewBased(writer, new Class<?>[] { Number.class })
							: writer);
					return writers;
				}

			}))
				.fallback(Bean.class, "replaced the writer of property 'text'")
				.writer((writer) -> writer.withView(view))
				.check(List.of(new Bean()));
		}
	}

	@Test
	@Covers(features = "BeanSerializerModifier.modifySerializer", traps = TRAP, tier = 2)
	void writesByReplacedAndWrappedSerializers() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public JsonSerializer<?> modifySerializer(SerializationConfig config, BeanDescription description,
					JsonSerializer<?> serializer) {
				return (description.getBeanClass() == Part.class) ? new Bracketing(serializer) : serializer;
			}

		})).generated(Bean.class).tier(2).check(List.of(new Bean()));
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public JsonSerializer<?> modifySerializer(SerializationConfig config, BeanDescription description,
					JsonSerializer<?> serializer) {
				return (description.getBeanClass() == Part.class)
						? new StdDelegatingSerializer(Part.class, new PartToText()) : serializer;
			}

		})).generated(Bean.class).tier(2).check(List.of(new Bean()));
	}

	@Test
	@Covers(features = "BeanSerializerModifier.modifySerializer (derived)", traps = TRAP, tier = 1)
	void writesBySerializersDerivedFromOurs() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public JsonSerializer<?> modifySerializer(SerializationConfig config, BeanDescription description,
					JsonSerializer<?> serializer) {
				return (serializer instanceof BeanSerializerBase bean && description.getBeanClass() == Part.class)
						? bean.unwrappingSerializer(NameTransformer.simpleTransformer("u_", "")) : serializer;
			}

		})).generated(Unwrapping.class).check(new Unwrapping());
	}

	@Test
	@Covers(features = "BeanSerializerModifier.updateBuilder", traps = TRAP, tier = 1)
	void writesByUpdatedBuilder() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public BeanSerializerBuilder updateBuilder(SerializationConfig config, BeanDescription description,
					BeanSerializerBuilder builder) {
				builder.setProperties(builder.getProperties().subList(0, 1));
				builder.setFilteredProperties(null);
				return builder;
			}

		})).generated(Bean.class).tier(1).check(new Bean());
	}

	@Test
	@Covers(features = { "BeanSerializerModifier.modifyMapSerializer",
			"BeanSerializerModifier.modifyCollectionSerializer", "BeanSerializerModifier.modifyEnumSerializer",
			"BeanSerializerModifier.modifyArraySerializer" }, traps = TRAP, tier = 2)
	void writesByModifiedSerializersOfContainers() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public JsonSerializer<?> modifyCollectionSerializer(SerializationConfig config, CollectionType type,
					BeanDescription description, JsonSerializer<?> serializer) {
				return new Bracketing(serializer);
			}

			@Override
			public JsonSerializer<?> modifyMapSerializer(SerializationConfig config, MapType type,
					BeanDescription description, JsonSerializer<?> serializer) {
				return new Bracketing(serializer);
			}

			@Override
			public JsonSerializer<?> modifyEnumSerializer(SerializationConfig config, JavaType type,
					BeanDescription description, JsonSerializer<?> serializer) {
				return new Bracketing(serializer);
			}

		})).generated(Bean.class).tier(2).check(new Bean());
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

		})).generated(Bean.class).check(new Bean());
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

	static class Part {

		public String id = "id";

	}

	static class Bean {

		public String text = "text";

		public String none;

		public int number = 1;

		public long longer = 2;

		@JsonView(Number.class)
		public Part part = new Part();

		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		public Map<String, Part> map = Map.of("a", new Part());

		public JsonInclude.Include constant = JsonInclude.Include.ALWAYS;

		public List<Part> getList() {
			return List.of(new Part());
		}

		public Set<String> getSet() {
			return Set.of("a");
		}

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

	static class Unwrapping {

		@JsonUnwrapped
		public Part part = new Part();

		public int a = 1;

	}

	static class Virtual extends VirtualBeanPropertyWriter {

		private static final long serialVersionUID = 1L;

		Virtual(SerializationConfig config, AnnotatedMember member) {
			super(SimpleBeanPropertyDefinition.construct(config, member, PropertyName.construct("virtual")), null,
					config.constructType(String.class));
		}

		@Override
		protected Object value(Object bean, JsonGenerator generator, SerializerProvider provider) {
			return bean.getClass().getSimpleName();
		}

		@Override
		public VirtualBeanPropertyWriter withConfig(MapperConfig<?> config, AnnotatedClass declaringClass,
				BeanPropertyDefinition property, JavaType type) {
			throw new UnsupportedOperationException("not needed");
		}

	}

	static class Wrapping extends BeanPropertyWriter {

		private static final long serialVersionUID = 1L;

		Wrapping(BeanPropertyWriter base) {
			super(base);
		}

		@Override
		public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider)
				throws Exception {
			generator.writeStringField(getName(), "wrapped " + get(bean));
		}

	}

	static class Shouting extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value + "!");
		}

	}

	static class NullAsText extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("nothing");
		}

	}

	static class Bracketing extends JsonSerializer<Object> {

		private final JsonSerializer<Object> wrapped;

		@SuppressWarnings("unchecked")
		Bracketing(JsonSerializer<?> wrapped) {
			this.wrapped = (JsonSerializer<Object>) wrapped;
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartArray();
			this.wrapped.serialize(value, generator, provider);
			generator.writeEndArray();
		}

	}

	static class PartToText extends StdConverter<Part, String> {

		@Override
		public String convert(Part value) {
			return "part " + value.id;
		}

	}

}
