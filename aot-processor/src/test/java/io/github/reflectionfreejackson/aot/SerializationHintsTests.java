package io.github.reflectionfreejackson.aot;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of the hints that a native image needs, and of those that it does not.
 */
class SerializationHintsTests {

	private final RuntimeHints hints = AotApplication.of()
		.include(Root.class)
		.property("spring.jackson.reflection-free.reading.enabled", "false")
		.process()
		.hints();

	@Test
	void servedTypesGetNoHints() {
		for (Class<?> type : List.of(Root.class, Served.class)) {
			assertThat(RuntimeHintsPredicates.reflection().onType(type)).as(type.getName()).rejects(this.hints);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "fallback-hints=true", "verify=always" })
	void servedTypesGetBindingHintsIfReflectionMayTakeOver(String property) {
		String[] nameAndValue = property.split("=");
		AotOutput output = AotApplication.of()
			.include(Root.class, Built.class)
			.property("spring.jackson.reflection-free." + nameAndValue[0], nameAndValue[1])
			.process();
		for (Class<?> type : List.of(Root.class, Served.class, Built.class, Built.Builder.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withMemberCategories(MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS))
				.as(type.getName())
				.accepts(output.hints());
		}
		assertThat(hasFallbackHints(output)).isTrue();
	}

	@Test
	void registryTellsOfNoHintsByDefault() {
		assertThat(hasFallbackHints(AotApplication.of().include(Root.class).process())).isFalse();
	}

	private static boolean hasFallbackHints(AotOutput output) {
		return output.sources().values().stream().anyMatch((source) -> source.contains("boolean hasFallbackHints()"));
	}

	@Test
	void fallbackTypesGetBindingHints() throws Exception {
		for (Class<?> type : List.of(OfField.class, OfArray.class, OfMap.class, Named.class, Permitted.class)) {
			assertThat(RuntimeHintsPredicates.reflection().onMethod(type.getDeclaredMethod("getNumber")).invoke())
				.as(type.getName())
				.accepts(this.hints);
			assertThat(RuntimeHintsPredicates.reflection().onType(type)).as(type.getName()).accepts(this.hints);
		}
	}

	@Test
	void typesOfFallbackTypesGetBindingHints() throws Exception {
		assertThat(
				RuntimeHintsPredicates.reflection().onMethod(OfFallback.class.getDeclaredMethod("getNumber")).invoke())
			.accepts(this.hints);
	}

	@Test
	void enumsKeepHints() {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(PlainEnum.class)
			.withMemberCategories(MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_PUBLIC_METHODS))
			.accepts(this.hints);
	}

	/**
	 * Jackson compares the members of all subtypes to tell them apart.
	 */
	@Test
	void deducedTypesGetBindingHints() {
		RuntimeHints hintsOfDeduced = AotApplication.of().include(Deduced.class).process().hints();
		for (Class<?> type : List.of(DeducedByField.class, DeducedByCreator.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withMemberCategories(MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS))
				.as(type.getName())
				.accepts(hintsOfDeduced);
		}
	}

	@Test
	void typesThatPropertiesDeduceGetBindingHints() {
		RuntimeHints hintsOfDeduced = AotApplication.of().include(Deducing.class).process().hints();
		for (Class<?> type : List.of(KnownByField.class, KnownByCreator.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withMemberCategories(MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS))
				.as(type.getName())
				.accepts(hintsOfDeduced);
		}
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(KnownByName.class)
			.withMemberCategory(MemberCategory.DECLARED_FIELDS)).rejects(hintsOfDeduced);
	}

	/**
	 * Of classes of the JDK, Spring registers no members.
	 */
	@Test
	void fallbackTypesOfTheJdkGetHintsForMembers() {
		RuntimeHints hintsOfJdk = AotApplication.of().include(OfJdk.class).process().hints();
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(BitSet.class)
			.withMemberCategories(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.INVOKE_PUBLIC_METHODS))
			.accepts(hintsOfJdk);
	}

	@Test
	void classesNamedInAnnotationsGetConstructors() {
		for (Class<?> type : List.of(OnMember.class, OnType.class, OnContent.class, Converting.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).as(type.getName())
				.accepts(this.hints);
		}
	}

	@Test
	void classesNamedInAnnotationsOfAnnotationsGetConstructors() {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(OnAnnotation.class)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS))
			.accepts(AotApplication.of().include(Appended.class).process().hints());
	}

	/**
	 * Generated code looks these up by name.
	 */
	@Test
	void classesInAnnotationsThatSourceCannotNameGetHints() {
		RuntimeHints hintsOfNamed = AotApplication.of().include(Viewed.class).process().hints();
		assertThat(RuntimeHintsPredicates.reflection().onType(Viewed.Hidden.class)).accepts(hintsOfNamed);
		assertThat(RuntimeHintsPredicates.reflection().onType(Viewed.Seen.class)).rejects(hintsOfNamed);
	}

	/**
	 * Generated code looks these up by name to tell Jackson the types of members.
	 */
	@Test
	void classesInTypesThatSourceCannotNameGetHints() {
		RuntimeHints hintsOfTypes = AotApplication.of(TypesController.class)
			.include(Taken.class, TakenByCreator.class)
			.process()
			.hints();
		for (Class<?> type : List.of(Written.OfField.class, Written.OfBound.class, Written.OfArray.class,
				Taken.OfSetter.class, TakenByCreator.OfParameter.class)) {
			assertThat(RuntimeHintsPredicates.reflection().onType(type)).as(type.getName()).accepts(hintsOfTypes);
		}
		assertThat(RuntimeHintsPredicates.reflection().onType(Written.Seen.class)).rejects(hintsOfTypes);
	}

	/**
	 * Jackson asks whether a record without properties has any members.
	 */
	@Test
	void recordsThatAreWrittenAreKnown() {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(Empty.class)
			.withMemberCategory(MemberCategory.INTROSPECT_DECLARED_CONSTRUCTORS))
			.accepts(AotApplication.of(EmptyController.class).process().hints());
	}

	@Test
	void classesNamedInAnnotationsOfInterfacesGetConstructors() {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(OnInterface.class)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS))
			.accepts(AotApplication.of().include(Implementing.class).process().hints());
	}

	@RestController
	static class TypesController {

		@GetMapping("/written")
		Written get() {
			return new Written();
		}

	}

	static class Written {

		public List<OfField> field;

		public List<? super OfBound> bound;

		public List<OfArray>[] array;

		public List<Seen> seen;

		private interface OfField {

		}

		private interface OfBound {

		}

		private interface OfArray {

		}

		interface Seen {

		}

	}

	static class Taken {

		public void setSet(List<OfSetter> set) {
		}

		private interface OfSetter {

		}

	}

	static class TakenByCreator {

		@JsonCreator
		TakenByCreator(@JsonProperty("created") List<OfParameter> created) {
		}

		private interface OfParameter {

		}

	}

	@RestController
	static class EmptyController {

		@GetMapping("/empty")
		Empty empty() {
			return new Empty();
		}

	}

	record Empty() {

	}

	@JsonSerialize(converter = OnInterface.class)
	interface Annotated {

	}

	static class Implementing implements Annotated {

		public int number = 1;

	}

	static class OnInterface extends StdConverter<Object, String> {

		@Override
		public String convert(Object value) {
			return "";
		}

	}

	static class Viewed {

		@JsonView({ Hidden.class, Seen.class })
		public int number;

		private interface Hidden {

		}

		interface Seen {

		}

	}

	@JsonDeserialize(builder = Built.Builder.class)
	static class Built {

		public final int number;

		Built(int number) {
			this.number = number;
		}

		@JsonPOJOBuilder(withPrefix = "")
		static class Builder {

			@JsonProperty
			private int number;

			public Built build() {
				return new Built(this.number);
			}

		}

	}

	@SuppressWarnings("serial")
	static class OnAnnotation extends VirtualBeanPropertyWriter {

		@Override
		protected Object value(Object bean, JsonGenerator generator, SerializerProvider provider) {
			return 1;
		}

		@Override
		public VirtualBeanPropertyWriter withConfig(MapperConfig<?> config, AnnotatedClass declaringClass,
				BeanPropertyDefinition property, JavaType type) {
			return this;
		}

	}

	@JsonAppend(props = @JsonAppend.Prop(value = OnAnnotation.class, name = "appended"))
	static class Appended {

		public int number;

	}

	static class Root {

		public OfField field;

		public OfArray[][] array;

		public Map<String, List<? extends OfMap>> map;

		public Base base;

		public Sealed sealed;

		public PlainEnum plainEnum;

		public Served served;

		@JsonSerialize(using = OnMember.class)
		public String member;

		@JsonSerialize(contentUsing = OnContent.class)
		public List<String> content;

		@JsonSerialize(converter = Converting.class)
		public String converted;

		public WithSerializer withSerializer;

	}

	static class Served {

		public int number = 1;

	}

	private static class OfField {

		public int getNumber() {
			return 1;
		}

		public OfFallback getOfFallback() {
			return new OfFallback();
		}

	}

	private static class OfFallback {

		public int getNumber() {
			return 1;
		}

	}

	private static class OfArray {

		public int getNumber() {
			return 1;
		}

	}

	private static class OfMap {

		public int getNumber() {
			return 1;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes(@JsonSubTypes.Type(Named.class))
	interface Base {

	}

	private static class Named implements Base {

		public int getNumber() {
			return 1;
		}

	}

	sealed interface Sealed permits Permitted {

	}

	private static final class Permitted implements Sealed {

		public int getNumber() {
			return 1;
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.STRING)
	@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
	@JsonSubTypes({ @JsonSubTypes.Type(DeducedByField.class), @JsonSubTypes.Type(DeducedByCreator.class) })
	interface Deduced {

	}

	static class DeducedByField implements Deduced {

		public int number;

	}

	record DeducedByCreator(String text) implements Deduced {
	}

	static class OfJdk {

		public BitSet bits;

	}

	static class Deducing {

		@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
		@JsonSubTypes({ @JsonSubTypes.Type(KnownByField.class), @JsonSubTypes.Type(KnownByCreator.class) })
		public Known deduced;

		public ToldByName named;

	}

	interface Known {

	}

	static class KnownByField implements Known {

		public int number;

	}

	record KnownByCreator(String text) implements Known {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes(@JsonSubTypes.Type(KnownByName.class))
	interface ToldByName {

	}

	static class KnownByName implements ToldByName {

		public int number;

	}

	enum PlainEnum {

		ONE

	}

	@JsonSerialize(using = OnType.class)
	static class WithSerializer {

		public int number = 1;

	}

	static class OnMember extends Writing {

		private static final long serialVersionUID = 1L;

	}

	static class OnContent extends Writing {

		private static final long serialVersionUID = 1L;

	}

	static class OnType extends Writing {

		private static final long serialVersionUID = 1L;

	}

	static class Writing extends StdSerializer<Object> {

		private static final long serialVersionUID = 1L;

		Writing() {
			super(Object.class);
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) {
		}

	}

	static class Converting extends StdConverter<String, String> {

		@Override
		public String convert(String value) {
			return value;
		}

	}

}
