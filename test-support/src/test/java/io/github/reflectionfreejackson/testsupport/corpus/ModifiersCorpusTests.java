package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

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
	@Covers(features = "BeanSerializerModifier.changeProperties (removing)", traps = TRAP, tier = 2)
	void writesWithoutRemovedProperties() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				writers.removeIf((writer) -> writer.getName().equals("number"));
				return writers;
			}

		})).generated(Bean.class).tier(2).check(List.of(new Bean()));
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
	@Covers(features = "BeanSerializerModifier.updateBuilder", traps = TRAP, tier = 2)
	void writesByUpdatedBuilder() {
		Parity.of(with(new BeanSerializerModifier() {

			@Override
			public BeanSerializerBuilder updateBuilder(SerializationConfig config, BeanDescription description,
					BeanSerializerBuilder builder) {
				builder.setProperties(builder.getProperties().subList(0, 1));
				builder.setFilteredProperties(null);
				return builder;
			}

		})).generated(Bean.class).tier(2).check(new Bean());
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
