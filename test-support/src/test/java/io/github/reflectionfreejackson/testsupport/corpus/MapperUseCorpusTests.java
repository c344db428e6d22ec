package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonObjectFormatVisitor;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Other ways to use a mapper than to write.
 */
class MapperUseCorpusTests {

	@Test
	@Covers(features = { "ObjectMapper.convertValue", "ObjectMapper.valueToTree" }, tier = 2)
	void convertsValues() {
		Parity.of(ObjectMapper::new)
			.generated(Bean.class, Nested.class)
			.checkUse((mapper) -> mapper.convertValue(new Bean(), new TypeReference<LinkedHashMap<String, Object>>() {
			}).toString());
		Parity.of(ObjectMapper::new)
			.generated(Bean.class, Nested.class)
			.checkUse((mapper) -> mapper.valueToTree(List.of(new Bean())).toPrettyString());
		Parity.of(ObjectMapper::new)
			.generated(Nested.class)
			.checkUse((mapper) -> mapper.updateValue(new LinkedHashMap<>(), new Nested()).toString());
	}

	@Test
	@Covers(features = "ObjectMapper.canSerialize", tier = 2)
	@SuppressWarnings("deprecation")
	void saysWhatCanBeWritten() {
		Parity.of(ObjectMapper::new)
			.generated(Bean.class)
			.checkUse((mapper) -> "" + mapper.canSerialize(Bean.class) + mapper.canSerialize(Nothing.class)
					+ mapper.writer().canSerialize(Nested.class));
	}

	@Test
	@Covers(features = "ObjectMapper.acceptJsonFormatVisitor", tier = 2)
	void visitsProperties() {
		Parity.of(ObjectMapper::new).generated(Bean.class).checkUse((mapper) -> {
			StringBuilder seen = new StringBuilder();
			mapper.acceptJsonFormatVisitor(Bean.class, new Recording(seen));
			return seen.toString();
		});
	}

	@Test
	@Covers(features = "SequenceWriter", tier = 2)
	void writesSequences() {
		Parity.of(ObjectMapper::new).generated(Bean.class, Nested.class).checkUse((mapper) -> {
			StringWriter text = new StringWriter();
			try (SequenceWriter writer = mapper.writerFor(Bean.class).writeValuesAsArray(text)) {
				writer.write(new Bean()).write(new Bean()).writeAll(List.of(new Bean()));
			}
			try (SequenceWriter writer = mapper.writer().writeValues(text)) {
				writer.write(new Bean()).write(new Nested()).write(3);
			}
			return text.toString();
		});
	}

	@Test
	@Covers(features = "ObjectWriter.forType", tier = 2)
	void writesForGenericTypes() {
		Parity.of(ObjectMapper::new).writer((writer) -> writer.forType(new TypeReference<List<Nested>>() {
		})).generated(Nested.class).check(List.of(new Nested()));
		Parity.of(ObjectMapper::new).writer((writer) -> writer.forType(new TypeReference<Box<? extends Nested>>() {
		})).generated(Box.class, Nested.class).check(new Box<>(new Nested()));
	}

	@Test
	@Covers(features = { "ObjectMapper.copy", "ObjectMapper.registerModule" }, tier = 2,
			note = "a copy keeps writing by generated code")
	void writesByCopies() {
		Parity.of(ObjectMapper::new).generated(Bean.class, Nested.class).checkUse((mapper) -> {
			String before = mapper.copy().writeValueAsString(new Bean());
			SimpleModule module = new SimpleModule("later");
			module.addSerializer(Nested.class, new NestedSerializer());
			return before + mapper.copy().registerModule(module).writeValueAsString(new Bean())
					+ mapper.writeValueAsString(new Bean());
		});
	}

	@Test
	@Covers(features = "ObjectMapper.copy", tier = 0, note = "a copy with another naming strategy writes by reflection")
	void writesByReconfiguredCopies() {
		Parity.of(ObjectMapper::new)
			.fallback(Bean.class, "naming strategy")
			.checkUse((mapper) -> mapper.copy()
				.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
				.writeValueAsString(new Bean()));
		Parity.of(ObjectMapper::new)
			.fallback(Nested.class, "mix-in")
			.checkUse((mapper) -> mapper.writeValueAsString(new Bean())
					+ mapper.copy().addMixIn(Nested.class, HidesText.class).writeValueAsString(new Bean()));
	}

	@Test
	@Covers(features = "AnnotationIntrospector", tier = 2, note = "an introspector that masks what is annotated")
	void writesMasked() {
		Parity.of(() -> new ObjectMapper().setAnnotationIntrospector(new Masking()))
			.generated(Secrets.class)
			.tier(2)
			.check(List.of(new Secrets()));
	}

	@Test
	@Covers(features = { "ObjectMapper.registerModule", "ObjectMapper.setSerializerFactory" },
			traps = "initialisation order: generated and registered, but never used", tier = 1,
			note = "before the mapper's first use, in any order")
	void writesByMapperThatIsConfiguredAfterwards() {
		Parity.of(ObjectMapper::new).generated(Bean.class, Nested.class).checkUse((mapper) -> {
			mapper.registerModule(new SimpleModule("later").addSerializer(Integer.class, new ToStringSerializer()));
			mapper.setSerializerFactory(
					mapper.getSerializerFactory().withSerializerModifier(new BeanSerializerModifier() {
					}));
			mapper.getSerializerProvider();
			return mapper.writeValueAsString(new Bean());
		});
	}

	static class Nothing {

	}

	record Box<T>(T content) {
	}

	static class Nested {

		public String text = "nested";

		public int number = 5;

	}

	interface HidesText {

		@JsonIgnore
		String getText();

		@JsonProperty("renamed")
		int getNumber();

	}

	static class Bean {

		@JsonProperty(required = true, defaultValue = "d", index = 1)
		@JsonPropertyDescription("the name")
		public String firstName = "n";

		public Nested nested = new Nested();

		@JsonUnwrapped(prefix = "u.")
		public Nested unwrapped = new Nested();

		@JsonInclude(JsonInclude.Include.NON_NULL)
		public List<Nested> list;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public long big = 1;

		private final Map<String, Integer> more = Map.of("k", 1);

		@JsonAnyGetter
		Map<String, Integer> more() {
			return this.more;
		}

	}

	/**
	 * Records what visitors can see of properties.
	 */
	static class Recording extends JsonFormatVisitorWrapper.Base {

		private final StringBuilder seen;

		Recording(StringBuilder seen) {
			this.seen = seen;
		}

		@Override
		public JsonObjectFormatVisitor expectObjectFormat(JavaType type) {
			this.seen.append(type).append('\n');
			return new JsonObjectFormatVisitor.Base(getProvider()) {

				@Override
				public void property(BeanProperty property) throws JsonMappingException {
					record("property", property);
				}

				@Override
				public void optionalProperty(BeanProperty property) throws JsonMappingException {
					record("optional", property);
				}

			};
		}

		private void record(String kind, BeanProperty property) throws JsonMappingException {
			this.seen.append(kind + " " + property.getFullName() + " " + property.getType() + " "
					+ property.getMetadata().getDescription() + " " + property.getMetadata().getDefaultValue() + " "
					+ property.getMetadata().getIndex() + " " + property.getWrapperName() + " "
					+ property.getMember().getFullName() + " " + property.isVirtual() + "\n");
			getProvider().findValueSerializer(property.getType(), property)
				.acceptJsonFormatVisitor(this, property.getType());
		}

	}

	static class NestedSerializer extends StdSerializer<Nested> {

		private static final long serialVersionUID = 1L;

		NestedSerializer() {
			super(Nested.class);
		}

		@Override
		public void serialize(Nested value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("by module");
		}

	}

	@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
	@interface Secret {

		int shown() default 0;

	}

	static class Secrets {

		@Secret(shown = 1)
		@com.fasterxml.jackson.annotation.JacksonInject
		public String password = "password";

		public String open = "open";

		@Secret
		private final String pin = "1234";

		@Secret
		public String getPin() {
			return this.pin;
		}

	}

	static class Masking extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public boolean isAnnotationBundle(java.lang.annotation.Annotation annotation) {
			return super.isAnnotationBundle(annotation);
		}

		@Override
		public Object findSerializer(com.fasterxml.jackson.databind.introspect.Annotated annotated) {
			Secret secret = annotated.getAnnotation(Secret.class);
			if (secret == null || !(annotated instanceof AnnotatedMember)) {
				return super.findSerializer(annotated);
			}
			return new StdSerializer<Object>(Object.class) {

				private static final long serialVersionUID = 1L;

				@Override
				public void serialize(Object value, JsonGenerator generator, SerializerProvider provider)
						throws IOException {
					generator.writeString(value.toString().substring(0, secret.shown()) + "***");
				}

			};
		}

	}

}
