package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Instantiation;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MetadataModel;
import io.github.reflectionfreejackson.aot.model.NamedClasses;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.aot.model.TierModel;
import org.jspecify.annotations.Nullable;

/**
 * Records types as models, placed where their members are within reach.
 */
final class BeanModels {

	private final SerializationConfig config;

	private final TypePlacement placement;

	private final AnnotationModels annotationModels;

	private final Conditions conditions;

	BeanModels(SerializationConfig config, TypePlacement placement, AnnotationModels annotationModels) {
		this.config = config;
		this.placement = placement;
		this.annotationModels = annotationModels;
		this.conditions = new Conditions(config);
	}

	/**
	 * Record a type.
	 * @param description what Jackson found
	 * @param jsonValue the member that is written instead of the properties, or
	 * {@code null}
	 * @throws UnsupportedTypeException if no placement is possible
	 */
	BeanModel record(BeanDescription description, @Nullable AnnotatedMember jsonValue) throws UnsupportedTypeException {
		return new PlacementChoice<>(this.placement, BeanModels::isDirect, NamedClasses::of)
			.record(description.getBeanClass(), (chosen) -> record(description, jsonValue, chosen));
	}

	/**
	 * Check what is known of the writers of a type's properties.
	 * @throws UnsupportedTypeException if one of them needs what nothing can stand in for
	 */
	void checkWriters(BeanModel bean) throws UnsupportedTypeException {
		this.conditions.checkWriters(bean);
	}

	private static boolean isDirect(BeanModel model) {
		return model.instantiation() != Instantiation.HANDLE
				&& model.members().stream().noneMatch((member) -> member.access() == Access.HANDLE);
	}

	private BeanModel record(BeanDescription description, @Nullable AnnotatedMember jsonValue, Placement chosen)
			throws UnsupportedTypeException {
		Class<?> type = description.getBeanClass();
		MemberIntrospector members = new MemberIntrospector(description.getType(), this.config.getTypeFactory(),
				this.placement.packageOf(chosen, type), this.annotationModels);
		List<PropertyModel> properties = new ArrayList<>();
		AnnotatedMember anyGetter = (jsonValue != null) ? null : description.findAnyGetter();
		if (jsonValue == null) {
			for (BeanPropertyDefinition property : description.findProperties()) {
				if (property.getAccessor() != null) {
					properties.add(record(property, members));
				}
			}
		}
		this.conditions.checkNaming(description);
		String visibility = this.conditions.visibility(description);
		if (jsonValue != null) {
			this.conditions.checkMember(jsonValue);
		}
		if (anyGetter != null) {
			this.conditions.checkMember(anyGetter);
		}
		AnnotatedMember jsonKey = description.findJsonKeyAccessor();
		if (jsonKey != null) {
			this.conditions.checkMember(jsonKey);
		}
		return new BeanModel(type, chosen, visibility, this.conditions.mixIns(type), List.copyOf(properties),
				(jsonValue != null) ? members.record(jsonValue) : null,
				(anyGetter != null) ? members.record(anyGetter) : null, false,
				(jsonKey != null) ? members.record(jsonKey) : null, instantiation(description, chosen),
				TierModel.STRAIGHT_LINE, false, false, false);
	}

	private PropertyModel record(BeanPropertyDefinition property, MemberIntrospector members)
			throws UnsupportedTypeException {
		AnnotatedMember accessor = property.getAccessor();
		this.conditions.checkUse(accessor);
		this.conditions.checkAnnotations(property, accessor);
		checkName(property.getName());
		PropertyName name = property.getFullName();
		PropertyMetadata metadata = property.getMetadata();
		MemberModel member = members.record(accessor);
		boolean readOnly = this.config.isEnabled(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS)
				&& !property.couldDeserialize();
		return new PropertyModel(name.getSimpleName(), name.hasNamespace() ? name.getNamespace() : "",
				property.getInternalName(), property.isExplicitlyIncluded(), property.isExplicitlyNamed(), readOnly,
				new MetadataModel(metadata.getRequired(), metadata.getDescription(), metadata.getIndex(),
						metadata.getDefaultValue()),
				this.conditions.isReplaceable(accessor) ? member : member.asReflective(), false, false, false,
				PropertyModel.Writer.GENERATED_CODE);
	}

	/**
	 * Jackson fails to write such a name, which generated code would have for a constant.
	 */
	private static void checkName(String name) throws UnsupportedTypeException {
		if (!StandardCharsets.UTF_8.newEncoder().canEncode(name)) {
			throw new UnsupportedTypeException("a property has half a surrogate pair in its name, which UTF-8 has not",
					Remedy.RENAME_PROPERTY);
		}
	}

	/**
	 * Jackson compares with the properties of a fresh instance if the type, rather than a
	 * property, is to leave out defaults.
	 */
	private Instantiation instantiation(BeanDescription description, Placement chosen) {
		Class<?> type = description.getBeanClass();
		JsonInclude.Value inclusion = JsonInclude.Value.merge(
				description.findPropertyInclusion(JsonInclude.Value.empty()),
				this.config.getDefaultPropertyInclusion(type, JsonInclude.Value.empty()));
		if (inclusion.getValueInclusion() != JsonInclude.Include.NON_DEFAULT) {
			return Instantiation.UNUSED;
		}
		AnnotatedConstructor constructor = description.findDefaultConstructor();
		if (constructor == null) {
			return Instantiation.NONE;
		}
		if (Modifier.isAbstract(type.getModifiers())) {
			return Instantiation.UNUSED;
		}
		int modifiers = constructor.getAnnotated().getModifiers();
		boolean direct = Modifier.isPublic(modifiers) || (chosen == Placement.TYPE && !Modifier.isPrivate(modifiers));
		return direct ? Instantiation.DIRECT : Instantiation.HANDLE;
	}

}
