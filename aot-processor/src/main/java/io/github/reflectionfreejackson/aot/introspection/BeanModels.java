package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
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
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MetadataModel;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.aot.model.TierModel;
import io.github.reflectionfreejackson.runtime.MapperFingerprint;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Records types as models, placed where their members are within reach.
 */
final class BeanModels {

	private final SerializationConfig config;

	private final TypePlacement placement;

	private final AnnotationModels annotationModels;

	BeanModels(SerializationConfig config, TypePlacement placement, AnnotationModels annotationModels) {
		this.config = config;
		this.placement = placement;
		this.annotationModels = annotationModels;
	}

	/**
	 * Record a type.
	 * @param description what Jackson found
	 * @param jsonValue the member that is written instead of the properties, or
	 * {@code null}
	 * @throws UnsupportedTypeException if no placement is possible
	 */
	BeanModel record(BeanDescription description, @Nullable AnnotatedMember jsonValue) throws UnsupportedTypeException {
		Class<?> type = description.getBeanClass();
		Attempt application = attempt(description, jsonValue, Placement.APPLICATION);
		if (application.model() != null && isDirect(application.model()) && !this.placement.isOfApplication(type)) {
			return application.model();
		}
		Attempt own = attempt(description, jsonValue, Placement.TYPE);
		if (own.model() != null) {
			return own.model();
		}
		if (application.model() != null) {
			return application.model();
		}
		boolean reachable = this.placement.objection(Placement.APPLICATION, type) == null;
		throw new UnsupportedTypeException(
				Objects.requireNonNull(reachable ? application.objection() : own.objection()));
	}

	private static boolean isDirect(BeanModel model) {
		return model.instantiation() != Instantiation.HANDLE
				&& model.members().stream().noneMatch((member) -> member.access() == Access.HANDLE);
	}

	private Attempt attempt(BeanDescription description, @Nullable AnnotatedMember jsonValue, Placement chosen) {
		Objection objection = this.placement.objection(chosen, description.getBeanClass());
		if (objection != null) {
			return new Attempt(null, objection);
		}
		try {
			return new Attempt(record(description, jsonValue, chosen), null);
		}
		catch (UnsupportedTypeException ex) {
			return new Attempt(null, ex.objection());
		}
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
		String visibility = MapperFingerprint
			.describe(this.config.getDefaultVisibilityChecker(type, description.getClassInfo()));
		if (jsonValue != null) {
			checkAccess(jsonValue);
		}
		if (anyGetter != null) {
			checkAccess(anyGetter);
		}
		AnnotatedMember jsonKey = description.findJsonKeyAccessor();
		if (jsonKey != null) {
			checkAccess(jsonKey);
		}
		return new BeanModel(type, chosen, visibility, mixIns(type), List.copyOf(properties),
				(jsonValue != null) ? members.record(jsonValue) : null,
				(anyGetter != null) ? members.record(anyGetter) : null,
				(jsonKey != null) ? members.record(jsonKey) : null, instantiation(description, chosen),
				TierModel.STRAIGHT_LINE, false);
	}

	private PropertyModel record(BeanPropertyDefinition property, MemberIntrospector members)
			throws UnsupportedTypeException {
		checkAccess(property.getAccessor());
		checkAnnotations(property);
		PropertyName name = property.getFullName();
		PropertyMetadata metadata = property.getMetadata();
		boolean readOnly = this.config.isEnabled(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS)
				&& !property.couldDeserialize();
		return new PropertyModel(name.getSimpleName(), name.hasNamespace() ? name.getNamespace() : "",
				property.getInternalName(), property.isExplicitlyIncluded(), property.isExplicitlyNamed(), readOnly,
				new MetadataModel(metadata.getRequired(), metadata.getDescription(), metadata.getIndex(),
						metadata.getDefaultValue()),
				members.record(property.getAccessor()), false, false);
	}

	/**
	 * Generated code would read what Jackson may not, and fails to.
	 */
	private void checkAccess(AnnotatedMember accessor) throws UnsupportedTypeException {
		boolean accessible = Modifier.isPublic(accessor.getMember().getModifiers())
				&& Modifier.isPublic(accessor.getDeclaringClass().getModifiers());
		if (!accessible && !this.config.canOverrideAccessModifiers()) {
			throw new UnsupportedTypeException(
					"its member '" + accessor.getName()
							+ "' is not public, and CAN_OVERRIDE_ACCESS_MODIFIERS is disabled",
					Remedy.MAKE_MEMBER_PUBLIC);
		}
	}

	/**
	 * Of properties which an annotation or naming strategy merges, Jackson asks the field
	 * for what the getter does not say. Generated code knows the getter only.
	 */
	private void checkAnnotations(BeanPropertyDefinition property) throws UnsupportedTypeException {
		AnnotationIntrospector introspector = this.config.getAnnotationIntrospector();
		AnnotatedMember accessor = property.getAccessor();
		boolean typeId = Boolean.TRUE.equals(introspector.isTypeId(accessor));
		if (!Arrays.equals(property.findViews(), introspector.findViews(accessor)) || property.isTypeId() != typeId
				|| (property.findReferenceType() != null) != (introspector.findReferenceType(accessor) != null)) {
			throw new UnsupportedTypeException("its property '" + property.getName()
					+ "' consists of several, of which another than '" + accessor.getName() + "' has annotations",
					Remedy.ANNOTATE_ONE_MEMBER);
		}
	}

	private TreeMap<String, String> mixIns(Class<?> type) {
		TreeMap<String, String> mixIns = new TreeMap<>();
		for (Class<?> ancestor = type; ancestor != null; ancestor = ancestor.getSuperclass()) {
			addMixIn(ancestor, mixIns);
		}
		ClassUtils.getAllInterfacesForClassAsSet(type).forEach((implemented) -> addMixIn(implemented, mixIns));
		return mixIns;
	}

	private void addMixIn(Class<?> target, TreeMap<String, String> mixIns) {
		Class<?> mixIn = this.config.findMixInClassFor(target);
		if (mixIn != null) {
			mixIns.put(target.getName(), mixIn.getName());
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
		if (inclusion.getValueInclusion() != JsonInclude.Include.NON_DEFAULT
				|| Modifier.isAbstract(type.getModifiers())) {
			return Instantiation.UNUSED;
		}
		AnnotatedConstructor constructor = description.findDefaultConstructor();
		if (constructor == null) {
			return Instantiation.NONE;
		}
		int modifiers = constructor.getAnnotated().getModifiers();
		boolean direct = Modifier.isPublic(modifiers) || (chosen == Placement.TYPE && !Modifier.isPrivate(modifiers));
		return direct ? Instantiation.DIRECT : Instantiation.HANDLE;
	}

	/**
	 * What came of trying a placement.
	 *
	 * @param model the model, or {@code null} if the placement is impossible
	 * @param objection why it is impossible, or {@code null} if it is not
	 */
	private record Attempt(@Nullable BeanModel model, @Nullable Objection objection) {
	}

}
