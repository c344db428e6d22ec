package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Member;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Serializers which look at the property they serve.
 */
class ContextualSerializerCorpusTests {

	private static final String TRAP = "modules' own serializers for String, Long, enums, dates";

	@Test
	@Covers(features = { "ContextualSerializer", "BeanProperty.getAnnotation", "BeanProperty.getContextAnnotation" },
			traps = TRAP, tier = 2)
	void writesByAnnotationsOfProperty() {
		Parity
			.of(() -> new ObjectMapper()
				.registerModule(new SimpleModule().addSerializer(String.class, new Telling("none"))))
			.generated(Bean.class, Derived.class)
			.tier(2)
			.check(List.of(new Bean(), new Derived()));
	}

	@Test
	@Covers(features = { "ContextualSerializer", "@JacksonAnnotationsInside" }, traps = TRAP, tier = 2)
	void writesByBundledSerializer() {
		Parity.of(ObjectMapper::new).generated(Bundled.class).tier(2).check(List.of(new Bundled()));
	}

	@Test
	@Covers(features = { "ContextualSerializer", "AnnotatedMember.getMember" }, traps = TRAP, tier = 2)
	void writesByMemberOfProperty() {
		Parity.of(ObjectMapper::new).generated(ByMember.class).check(new ByMember());
	}

	@Retention(RetentionPolicy.RUNTIME)
	@interface Mask {

		String value() default "*";

		Style style() default Style.FULL;

		Class<?>[] types() default {};

		Part[] parts() default {};

	}

	@Retention(RetentionPolicy.RUNTIME)
	@interface Part {

		int from();

	}

	public enum Style {

		FULL, PARTLY

	}

	@Retention(RetentionPolicy.RUNTIME)
	@JacksonAnnotationsInside
	@JsonSerialize(using = Told.class)
	@JsonProperty("bundled")
	@Mask("inside")
	@interface Bundle {

		String more();

	}

	@Mask("class")
	static class Bean {

		public String plain = "plain";

		@Mask(value = "#", style = Style.PARTLY, types = { String.class, Bean.class }, parts = { @Part(from = 1) })
		public String masked = "masked";

		@Mask
		private final String hidden = "hidden";

		@JsonProperty
		@JsonFormat(pattern = "x")
		protected String protectedText = "p";

		public String getHidden() {
			return this.hidden;
		}

		@Mask("list")
		public List<String> list = List.of("element");

		@Mask("map")
		public Map<String, String> map = Map.of("key", "value");

	}

	static class Derived extends Bean {

		@Override
		@JsonProperty(required = true)
		public String getHidden() {
			return "overridden";
		}

	}

	static class Bundled {

		@Bundle(more = "m")
		public String text = "text";

	}

	static class ByMember {

		@JsonSerialize(using = MemberTelling.class)
		public int field = 1;

		@JsonSerialize(using = MemberTelling.class)
		public String getMethod() {
			return "m";
		}

		@JsonProperty
		@JsonSerialize(using = MemberTelling.class)
		private final List<String> secret = List.of("s");

	}

	static class Telling extends StdSerializer<Object> implements ContextualSerializer, ResolvableSerializer {

		private static final long serialVersionUID = 1L;

		private final String context;

		private String resolved = "";

		Telling(String context) {
			super(Object.class);
			this.context = context;
		}

		@Override
		public void resolve(SerializerProvider provider) {
			this.resolved = "resolved";
		}

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property) {
			if (property == null) {
				return new Telling("root");
			}
			Mask mask = property.getAnnotation(Mask.class);
			Mask ofClass = property.getContextAnnotation(Mask.class);
			return new Telling(property.getName() + " " + property.getType() + " " + property.isRequired() + " "
					+ text(mask) + " " + text(ofClass) + " "
					+ property.findPropertyFormat(provider.getConfig(), Object.class).getPattern() + " "
					+ property.getMember().hasAnnotation(Mask.class) + " " + property.getMember().getType() + " "
					+ property.getMember().getRawType() + " " + property.getMember().getDeclaringClass());
		}

		private static String text(Mask mask) {
			return (mask != null)
					? mask.value() + mask.style() + List.of(mask.types()) + mask.parts().length
							+ ((mask.parts().length != 0) ? mask.parts()[0].from() : "") + mask.annotationType()
					: "no mask";
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value + " " + this.context + " " + this.resolved);
		}

	}

	static class Told extends Telling {

		private static final long serialVersionUID = 1L;

		Told() {
			super("told");
		}

	}

	static class MemberTelling extends StdSerializer<Object> implements ContextualSerializer {

		private static final long serialVersionUID = 1L;

		private transient BeanProperty property;

		MemberTelling() {
			super(Object.class);
		}

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property) {
			MemberTelling contextual = new MemberTelling();
			contextual.property = property;
			return contextual;
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			Member member = this.property.getMember().getMember();
			AnnotatedElement element = this.property.getMember().getAnnotated();
			generator.writeStartArray();
			generator.writeString(member.getName() + member.getDeclaringClass() + member.getModifiers());
			generator.writeString(String.valueOf(element.isAnnotationPresent(JsonSerialize.class)));
			generator.writeString(String.valueOf(element.getAnnotation(JsonSerialize.class).using()));
			generator.writeString(String.valueOf(element.getAnnotations().length));
			generator.writeEndArray();
		}

	}

}
