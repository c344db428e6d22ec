package io.github.reflectionfreejackson.testsupport.corpus;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Properties whose writer a modifier has replaced by one of its own, which was copied
 * from Jackson's and reads a method or field. Generated code writes the others.
 */
class ReplacedWritersCorpusTests {

	private static final String TRAP = "`BeanSerializerModifier`s";

	static Stream<String> properties() {
		return Stream.of("text", "hidden", "number", "open", "named", "inherited", "part", "none", "maybe", "seldom",
				"converted", "nested", "map");
	}

	@ParameterizedTest
	@MethodSource("properties")
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping)", traps = TRAP, tier = 2)
	void writesPropertyByWriterOfModifier(String property) {
		for (Function<BeanPropertyWriter, BeanPropertyWriter> copy : Writers.ALL) {
			Parity.of(replacing(property, copy))
				.generated(Bean.class, Part.class)
				.tier(2)
				.check(List.of(new Bean(), new Bean()));
		}
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping)", traps = TRAP, tier = 2)
	void writesPropertiesByWritersOfModifier(JsonInclude.Include include) {
		for (Function<BeanPropertyWriter, BeanPropertyWriter> copy : Writers.ALL) {
			Parity
				.of(() -> mapper((writer) -> !writer.getName().equals("number") && isOfBean(writer), copy)
					.setDefaultPropertyInclusion(include))
				.generated(Bean.class)
				.tier(2)
				.check(new Bean());
		}
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping all)", traps = TRAP, tier = 0,
			note = "nothing is left for generated code")
	void leavesTypesWithoutOtherPropertiesToReflection() {
		Parity.of(() -> mapper(ReplacedWritersCorpusTests::isOfBean, Writers::copied))
			.fallback(Bean.class,
					"a BeanSerializerModifier replaced the writer of property 'inherited' by a "
							+ Writers.Copied.class.getName())
			.check(new Bean());
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping) in records", traps = TRAP, tier = 2)
	void writesComponentsByWriterOfModifier() {
		for (String component : List.of("a", "b")) {
			Parity.of(replacing(component, Writers::masking))
				.generated(Pair.class)
				.tier(2)
				.check(new Pair("a", List.of("b")));
		}
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping) in views", traps = TRAP, tier = 2)
	void writesPropertiesInViewsByWriterOfModifier() {
		for (Class<?> view : List.of(String.class, Number.class, Integer.class)) {
			for (String property : List.of("always", "sometimes", "never")) {
				Parity.of(replacing(property, Writers::skippingNull))
					.generated(Viewed.class)
					.tier(2)
					.writer((writer) -> writer.withView(view))
					.check(List.of(new Viewed(), new Viewed()));
			}
		}
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping) where unwrapped", traps = TRAP, tier = 2)
	void writesUnwrappedPropertiesByWriterOfModifier() {
		for (Function<BeanPropertyWriter, BeanPropertyWriter> copy : Writers.ALL) {
			for (String property : List.of("id", "nothing", "first", "prefixed", "last")) {
				Parity.of(replacing(property, copy))
					.generated(Unwrapping.class, Prefixing.class)
					.check(List.of(new Unwrapping(), new Unwrapping(), new Prefixing(), new Prefixing()));
				Parity.of(replacing(property, copy))
					.generated(Prefixing.class)
					.check(List.of(new Prefixing(), new Prefixing()));
			}
		}
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping) with ids, types and filters", traps = TRAP,
			tier = 1)
	void writesOtherShapesByWriterOfModifier() {
		for (Function<BeanPropertyWriter, BeanPropertyWriter> copy : Writers.ALL) {
			Identified identified = new Identified();
			Parity.of(replacing("name", copy))
				.generated(Identified.class, Typed.class, Listed.class, Filtered.class, Further.class)
				.writer((writer) -> writer.with(new SimpleFilterProvider().addFilter("filter",
						SimpleBeanPropertyFilter.serializeAllExcept("omitted"))))
				.check(Map.of("a", identified, "b", identified, "c", new Typed(), "d", new Listed(), "e",
						new Filtered(), "f", new Further()));
		}
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping what fails)", traps = TRAP, tier = 2)
	void failsInWriterOfModifier() {
		for (Function<BeanPropertyWriter, BeanPropertyWriter> copy : Writers.ALL) {
			for (String property : List.of("failing", "fine")) {
				Parity.of(replacing(property, copy)).generated(Failing.class).tier(2).check(List.of(new Failing()));
			}
		}
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping fields only)", traps = TRAP, tier = 0,
			note = "what generated code reads is no `AnnotatedField`, so the modifier does not wrap it")
	void leavesTypesToReflectionWhereModifierAsksForField() {
		Parity
			.of(() -> mapper(
					(writer) -> writer.getName().equals("text") && writer.getMember() instanceof AnnotatedField,
					Writers::masking))
			.fallback(Bean.class,
					"a BeanSerializerModifier replaced the writer of property 'text' when code was generated, and did not now")
			.generated(Part.class)
			.check(new Bean());
	}

	@Test
	@Covers(features = "BeanSerializerModifier.changeProperties (wrapping, with the field)", traps = TRAP, tier = 0,
			note = "generated code has no field to give")
	void leavesTypesToReflectionWhereWriterAsksForMember() {
		Parity.of(replacing("text", Writers.Named::new))
			.fallback(Bean.class, "generated code failed: java.lang.ClassCastException")
			.generated(Part.class)
			.check(new Bean());
	}

	private static boolean isOfBean(BeanPropertyWriter writer) {
		return writer.getMember().getDeclaringClass() == Bean.class;
	}

	private static Supplier<ObjectMapper> replacing(String property,
			Function<BeanPropertyWriter, BeanPropertyWriter> copy) {
		return () -> mapper((writer) -> writer.getName().equals(property), copy);
	}

	private static ObjectMapper mapper(Predicate<BeanPropertyWriter> replaced,
			Function<BeanPropertyWriter, BeanPropertyWriter> copy) {
		return JsonMapper.builder()
			.addModule(new Jdk8Module())
			.addModule(new SimpleModule().setSerializerModifier(new BeanSerializerModifier() {

				@Override
				public List<BeanPropertyWriter> changeProperties(SerializationConfig config,
						BeanDescription description, List<BeanPropertyWriter> writers) {
					writers.replaceAll((writer) -> replaced.test(writer) ? copy.apply(writer) : writer);
					return writers;
				}

			}))
			.build();
	}

	/**
	 * Writers as modules and applications have them.
	 */
	static final class Writers {

		static final List<Function<BeanPropertyWriter, BeanPropertyWriter>> ALL = List.of(Writers::copied,
				Writers::masking, Writers::skippingNull);

		private Writers() {
		}

		static BeanPropertyWriter copied(BeanPropertyWriter base) {
			return new Copied(base);
		}

		static BeanPropertyWriter masking(BeanPropertyWriter base) {
			return new Masking(base);
		}

		static BeanPropertyWriter skippingNull(BeanPropertyWriter base) {
			return new SkippingNull(base);
		}

		static class Copied extends BeanPropertyWriter {

			private static final long serialVersionUID = 1L;

			Copied(BeanPropertyWriter base) {
				super(base);
			}

		}

		static class Masking extends BeanPropertyWriter {

			private static final long serialVersionUID = 1L;

			Masking(BeanPropertyWriter base) {
				super(base);
			}

			private Masking(Masking base, PropertyName newName) {
				super(base, newName);
			}

			@Override
			protected BeanPropertyWriter _new(PropertyName newName) {
				return new Masking(this, newName);
			}

			@Override
			@SuppressWarnings("deprecation")
			public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider)
					throws Exception {
				generator.writeStringField(getName(), getPropertyType().getSimpleName() + " of " + get(bean));
			}

		}

		static class SkippingNull extends BeanPropertyWriter {

			private static final long serialVersionUID = 1L;

			SkippingNull(BeanPropertyWriter base) {
				super(base);
			}

			private SkippingNull(SkippingNull base, PropertyName newName) {
				super(base, newName);
			}

			@Override
			protected BeanPropertyWriter _new(PropertyName newName) {
				return new SkippingNull(this, newName);
			}

			@Override
			public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider)
					throws Exception {
				if (get(bean) != null) {
					super.serializeAsField(bean, generator, provider);
				}
			}

		}

		static class Named extends BeanPropertyWriter {

			private static final long serialVersionUID = 1L;

			private final String memberName;

			Named(BeanPropertyWriter base) {
				super(base);
				this.memberName = ((Field) base.getMember().getMember()).getName();
			}

			@Override
			public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider)
					throws Exception {
				generator.writeStringField(getName(), this.memberName);
			}

		}

	}

	static class Part {

		public String id = "id";

		public String nothing;

		@Override
		public String toString() {
			return "part";
		}

	}

	static class Ancestor {

		private final String inherited = "inherited";

		protected String getInherited() {
			return this.inherited;
		}

	}

	static class Bean extends Ancestor {

		public String text = "text \u00E4 \"quoted\"";

		@JsonProperty
		private final String hidden = "hidden";

		public int number = 1;

		@JsonProperty("named")
		long longer = 2;

		public Part part = new Part();

		public String none;

		public Optional<String> maybe = Optional.of("maybe");

		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		public List<String> seldom = List.of();

		@JsonSerialize(using = ToStringSerializer.class)
		public List<Integer> converted = List.of(1, 2);

		@Override
		@JsonProperty
		protected String getInherited() {
			return super.getInherited() + "!";
		}

		public boolean isOpen() {
			return true;
		}

		@JsonProperty
		private List<Part> getNested() {
			return List.of(new Part(), new Part());
		}

		public Map<String, Object> getMap() {
			return Map.of("key", new Part());
		}

	}

	record Pair(String a, List<String> b) {
	}

	static class Viewed {

		public String always = "always";

		@JsonView(Number.class)
		public String sometimes = "sometimes";

		@JsonView({ Integer.class, Long.class })
		public Part never = new Part();

	}

	static class Unwrapping {

		public String before = "before";

		@JsonUnwrapped
		public Part first = new Part();

		@JsonUnwrapped(prefix = "p_")
		public Part prefixed = new Part();

		public String last = "last";

	}

	static class Prefixing {

		public String before = "before";

		@JsonUnwrapped(prefix = "p_")
		public Part only = new Part();

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Identified {

		public String name = "identified";

		public int other = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	static class Typed {

		public String name = "typed";

		public int other = 1;

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class Listed {

		public String name = "listed";

		public int other = 1;

	}

	@JsonFilter("filter")
	static class Filtered {

		public String name = "filtered";

		public int omitted = 1;

		public int other = 1;

	}

	static class Further {

		public String name = "further";

		@JsonAnyGetter
		public Map<String, Object> getOthers() {
			return Map.of("more", 1);
		}

	}

	static class Failing {

		public String getFailing() {
			throw new IllegalStateException("failing");
		}

		public String getFine() {
			return "fine";
		}

	}

}
