package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.annotation.SimpleObjectIdResolver;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.ObjectIdInfo;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An annotation introspector that asks for the method or field itself, for which nothing
 * can stand in, is shown it.
 */
class IntrospectedMembersCorpusTests {

	private static final String FEATURE = "AnnotationIntrospector";

	@ParameterizedTest
	@ValueSource(classes = { Object.class, Short.class, Long.class })
	@Covers(features = FEATURE, tier = 2)
	void writesWhatIsSaidOfMethodsAndFields(Class<?> view) {
		Parity.of(IntrospectedMembersCorpusTests::mapper)
			.generated(Marked.class, Item.class)
			.tier(2)
			.writer((writer) -> (view != Object.class) ? writer.withView(view) : writer)
			.check(List.of(new Marked(), new Marked(), new Item(null)));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = FEATURE, tier = 2)
	void writesWithNamesAndInclusionsOfTheMapper(JsonInclude.Include include) {
		Parity
			.of(() -> mapper().setDefaultPropertyInclusion(include)
				.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(Marked.class, Item.class)
			.check(List.of(new Marked(), new Item(null)));
	}

	@Test
	@Covers(features = FEATURE, tier = 1, note = "of what has a type id of its own")
	void writesTypeIds() {
		Parity.of(IntrospectedMembersCorpusTests::mapper).generated(Typed.class).check(new Typed());
	}

	@Test
	void leavesToReflectionWhatIsMoreThanAProperty() {
		String reason = "says of its member 'getItem' what it does not say where generated code stands in for it";
		Parity.of(IntrospectedMembersCorpusTests::mapper)
			.fallback(Unwrapped.class, reason)
			.fallback(Valued.class, reason)
			.check(List.of(new Unwrapped(), new Valued()));
	}

	private static ObjectMapper mapper() {
		return new ObjectMapper().setAnnotationIntrospector(new OfMembers());
	}

	public static class Marked {

		private final Item item = new Item("a");

		public final Date at = new Date(0);

		public Item getItem() {
			return this.item;
		}

		public Item getItemAgain() {
			return this.item;
		}

		public Marked getParent() {
			return this;
		}

		public List<String> getOmitted() {
			return new ArrayList<>();
		}

		public int getViewed() {
			return 1;
		}

		public @Nullable String getNothing() {
			return null;
		}

		public int getText() {
			return 5;
		}

		@JsonIgnore
		public int getIgnored() {
			return 7;
		}

		public String getPlain() {
			return "plain";
		}

	}

	public record Item(@Nullable String name) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	public static class Typed {

		public String getKind() {
			return "kind";
		}

		public String getPlain() {
			return "plain";
		}

	}

	public static class Unwrapped {

		@JsonUnwrapped
		public Item getItem() {
			return new Item("u");
		}

	}

	public static class Valued {

		@JsonValue
		public Item getItem() {
			return new Item("v");
		}

	}

	/**
	 * Goes by what methods and fields are called, and by their types.
	 */
	private static final class OfMembers extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		private static boolean isCalled(Annotated annotated, String name) {
			return annotated instanceof AnnotatedMethod method && ofMethod(method.getAnnotated()).equals(name);
		}

		private static String ofMethod(Method method) {
			return method.getName();
		}

		private static boolean isOf(Annotated annotated, Class<?> type) {
			return annotated instanceof AnnotatedField field && ofField(field.getAnnotated()) == type;
		}

		private static Class<?> ofField(Field field) {
			return field.getType();
		}

		@Override
		public @Nullable ObjectIdInfo findObjectIdInfo(Annotated annotated) {
			return (isCalled(annotated, "getItem") || isCalled(annotated, "getItemAgain"))
					? new ObjectIdInfo(PropertyName.construct("@id"), Object.class,
							ObjectIdGenerators.IntSequenceGenerator.class, SimpleObjectIdResolver.class)
					: super.findObjectIdInfo(annotated);
		}

		@Override
		public JsonFormat.@Nullable Value findFormat(Annotated annotated) {
			return isOf(annotated, Date.class) ? JsonFormat.Value.forPattern("yyyy") : super.findFormat(annotated);
		}

		@Override
		public @Nullable ReferenceProperty findReferenceType(AnnotatedMember member) {
			return isCalled(member, "getParent") ? ReferenceProperty.back("parent") : super.findReferenceType(member);
		}

		@Override
		public JsonInclude.Value findPropertyInclusion(Annotated annotated) {
			JsonInclude.Value found = super.findPropertyInclusion(annotated);
			return isCalled(annotated, "getOmitted") ? found.withValueInclusion(JsonInclude.Include.NON_EMPTY) : found;
		}

		@Override
		public Class<?> @Nullable [] findViews(Annotated annotated) {
			return isCalled(annotated, "getViewed") ? new Class<?>[] { Short.class } : super.findViews(annotated);
		}

		@Override
		public @Nullable Object findNullSerializer(Annotated annotated) {
			return isCalled(annotated, "getNothing") ? OfNothing.class : super.findNullSerializer(annotated);
		}

		@Override
		public @Nullable Object findSerializer(Annotated annotated) {
			return isCalled(annotated, "getText") ? ToStringSerializer.class : super.findSerializer(annotated);
		}

		@Override
		public @Nullable Boolean isTypeId(AnnotatedMember member) {
			return isCalled(member, "getKind") ? Boolean.TRUE : super.isTypeId(member);
		}

	}

	static final class OfNothing extends ToStringSerializer {

		private static final long serialVersionUID = 1L;

		@Override
		public void serialize(@Nullable Object value, JsonGenerator generator, SerializerProvider provider)
				throws IOException {
			generator.writeString("nothing");
		}

	}

}
