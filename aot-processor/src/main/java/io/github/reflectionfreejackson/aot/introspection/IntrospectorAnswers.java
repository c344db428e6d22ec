package io.github.reflectionfreejackson.aot.introspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.runtime.outline.StandIns;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether annotation introspectors tell members from what Jackson sees in their
 * place where generated code is in use, which is neither an {@code AnnotatedMethod} nor
 * an {@code AnnotatedField}.
 */
final class IntrospectorAnswers {

	/**
	 * These go by annotations, or are asked for names only.
	 */
	private static final List<String> KNOWN = List.of("com.fasterxml.jackson.databind.introspect.",
			"com.fasterxml.jackson.module.paramnames.");

	private static final String KOTLIN = "com.fasterxml.jackson.module.kotlin.";

	/**
	 * Kotlin's compiler puts it into the names of functions that a value class is a part
	 * of the signature of.
	 */
	private static final char MANGLED = '-';

	/**
	 * What Jackson asks about members of types that are written and of those that are
	 * read, when it knows their properties already.
	 */
	private static final List<Question> OF_BOTH = List.of(
			(introspector, config, member, type) -> introspector.findFormat(member),
			(introspector, config, member, type) -> introspector.findObjectIdInfo(member),
			(introspector, config, member, type) -> introspector.findObjectReferenceInfo(member, null),
			(introspector, config, member, type) -> introspector.findPolymorphicTypeInfo(config, member),
			(introspector, config, member, type) -> introspector.findPropertyContentTypeResolver(config, member, type),
			(introspector, config, member, type) -> introspector.findPropertyIgnoralByName(config, member),
			(introspector, config, member, type) -> introspector.findPropertyInclusionByName(config, member),
			(introspector, config, member, type) -> introspector.findPropertyTypeResolver(config, member, type),
			(introspector, config, member, type) -> introspector.findReferenceType(member),
			(introspector, config, member, type) -> introspector.findSubtypes(member),
			(introspector, config, member, type) -> introspector.findUnwrappingNameTransformer(member),
			(introspector, config, member, type) -> introspector.findViews(member),
			(introspector, config, member, type) -> introspector.findWrapperName(member));

	private static final List<Question> OF_WRITING = List.of(
			(introspector, config, member, type) -> introspector.findContentSerializer(member),
			(introspector, config, member, type) -> introspector.findFilterId(member),
			(introspector, config, member, type) -> introspector.findKeySerializer(member),
			(introspector, config, member, type) -> introspector.findNullSerializer(member),
			(introspector, config, member, type) -> introspector.findPropertyInclusion(member),
			(introspector, config, member, type) -> introspector.findSerializationContentConverter(member),
			(introspector, config, member, type) -> introspector.findSerializationConverter(member),
			(introspector, config, member, type) -> introspector.findSerializationSortAlphabetically(member),
			(introspector, config, member, type) -> introspector.findSerializationTyping(member),
			(introspector, config, member, type) -> introspector.findSerializer(member),
			(introspector, config, member, type) -> introspector.isTypeId(member),
			(introspector, config, member, type) -> introspector.refineSerializationType(config, member, type));

	private static final List<Question> OF_READING = List.of(
			(introspector, config, member, type) -> introspector.findContentDeserializer(member),
			(introspector, config, member, type) -> introspector.findDeserializationContentConverter(member),
			(introspector, config, member, type) -> introspector.findDeserializationConverter(member),
			(introspector, config, member, type) -> introspector.findDeserializer(member),
			(introspector, config, member, type) -> introspector.findInjectableValue(member),
			(introspector, config, member, type) -> introspector.findKeyDeserializer(member),
			(introspector, config, member, type) -> introspector.findMergeInfo(member),
			(introspector, config, member, type) -> introspector.findPropertyAliases(member),
			(introspector, config, member, type) -> introspector.findPropertyDefaultValue(member),
			(introspector, config, member, type) -> introspector.findPropertyDescription(member),
			(introspector, config, member, type) -> introspector.findPropertyIndex(member),
			(introspector, config, member, type) -> introspector.findSetterInfo(member),
			(introspector, config, member, type) -> introspector.hasRequiredMarker(member),
			(introspector, config, member, type) -> introspector.refineDeserializationType(config, member, type));

	private final MapperConfig<?> config;

	private final List<Question> questions = new ArrayList<>();

	IntrospectorAnswers(MapperConfig<?> config) {
		this.config = config;
		if (!foreign().isEmpty()) {
			this.questions.addAll(OF_BOTH);
			this.questions.addAll((config instanceof SerializationConfig) ? OF_WRITING : OF_READING);
		}
	}

	private List<String> foreign() {
		return this.config.getAnnotationIntrospector()
			.allIntrospectors()
			.stream()
			.map((introspector) -> introspector.getClass().getName())
			.filter((name) -> KNOWN.stream().noneMatch(name::startsWith))
			.toList();
	}

	/**
	 * Check that it makes no difference whether Jackson asks about a field or method
	 * itself.
	 */
	void checkAlike(AnnotatedMember member) throws UnsupportedTypeException {
		if (!areAlike(member)) {
			throw unlike(member.getName());
		}
	}

	/**
	 * Return whether it makes no difference whether Jackson asks about a field or method
	 * itself.
	 */
	boolean areAlike(AnnotatedMember member) {
		if (this.questions.isEmpty()) {
			return true;
		}
		AnnotatedMember standIn = StandIns.of(this.config, member);
		JavaType type = standIn.getType();
		for (Question question : this.questions) {
			if (!areAlike(answer(question, member, type), answer(question, standIn, type))) {
				return false;
			}
		}
		return true;
	}

	UnsupportedTypeException unlike(String member) {
		List<String> foreign = foreign();
		boolean ofKotlin = foreign.stream().allMatch((name) -> name.startsWith(KOTLIN));
		if (ofKotlin && member.indexOf(MANGLED) > 0) {
			return new UnsupportedTypeException(
					"its member '" + member + "' is of a value class of Kotlin, or an unsigned"
							+ " number, which Jackson's Kotlin module boxes",
					Remedy.NOTHING_FOR_KOTLIN);
		}
		return new UnsupportedTypeException(
				"the annotation introspector " + String.join(" or ", foreign) + " says of its member '" + member
						+ "' what it does not say where generated code stands in for it",
				ofKotlin ? Remedy.NOTHING_FOR_KOTLIN : Remedy.MEND_INTROSPECTOR);
	}

	private @Nullable Object answer(Question question, AnnotatedMember member, JavaType type) {
		try {
			return question.ask(this.config.getAnnotationIntrospector(), this.config, member, type);
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return ex.getClass();
		}
	}

	/**
	 * Answers that cannot be compared are alike if their classes are, and what they say
	 * of themselves, if anything. Serializers say nothing.
	 */
	private static boolean areAlike(@Nullable Object one, @Nullable Object other) {
		if (Objects.deepEquals(one, other)) {
			return true;
		}
		if (one == null || other == null || one.getClass() != other.getClass() || one.getClass().isArray()
				|| overrides(one, "equals", Object.class)) {
			return false;
		}
		return !overrides(one, "toString") || one.toString().equals(other.toString());
	}

	private static boolean overrides(Object answer, String method, Class<?>... parameterTypes) {
		try {
			return answer.getClass().getMethod(method, parameterTypes).getDeclaringClass() != Object.class;
		}
		catch (NoSuchMethodException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * What Jackson asks about a member that holds values of a type.
	 */
	private interface Question {

		@Nullable Object ask(AnnotationIntrospector introspector, MapperConfig<?> config, AnnotatedMember member, JavaType type)
				throws JsonMappingException;

	}

}
