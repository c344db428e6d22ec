package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.ConfigOverride;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.ObjectIdInfo;
import com.fasterxml.jackson.databind.introspect.POJOPropertyBuilder;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import io.github.reflectionfreejackson.runtime.outline.ReadingPropertyOutline;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * A property which Jackson found, for reading, when the application was built. What
 * annotations and configuration say of it is asked again, by Jackson's own code.
 */
final class GeneratedMutableProperty extends POJOPropertyBuilder {

	private final DeserializationConfig config;

	private final ReadingPropertyOutline outline;

	private final Members members;

	private final @Nullable BeanDescription reflective;

	/**
	 * Create a property.
	 * @param reflective what Jackson finds, or {@code null} if there are no modifiers to
	 * ask for it
	 */
	GeneratedMutableProperty(DeserializationConfig config, ReadingPropertyOutline outline, Members members,
			@Nullable BeanDescription reflective) {
		this(config, outline.name(), outline, members, reflective);
	}

	private GeneratedMutableProperty(DeserializationConfig config, PropertyName name, ReadingPropertyOutline outline,
			Members members, @Nullable BeanDescription reflective) {
		super(config, config.getAnnotationIntrospector(), false, PropertyName.construct(outline.internalName()), name);
		this.config = config;
		this.outline = outline;
		this.members = members;
		this.reflective = reflective;
	}

	/**
	 * Return what takes the property other than a creator, or {@code null} if there is
	 * none.
	 */
	@Nullable GeneratedMutator mutator() {
		return this.members.mutator();
	}

	/**
	 * Return what holds the collection or map to add to, or {@code null} if there is
	 * none.
	 */
	@Nullable GeneratedMutator accessor() {
		return this.members.accessor();
	}

	/**
	 * Return whether the mapper has values of this type merged into what is there
	 * already, which is known only where that was so when the application was built. What
	 * an annotation says of the property comes first.
	 */
	boolean lacksAccessor() {
		AnnotatedMember primary = this.members.primary();
		ConfigOverride override = (accessor() != null) ? null
				: this.config.findConfigOverride(primary.getType().getRawClass());
		return override != null && Boolean.TRUE.equals(override.getMergeable())
				&& this._annotationIntrospector.findMergeInfo(primary) == null;
	}

	/**
	 * Return whether it matters which of several setters or fields Jackson asks the
	 * mapper about.
	 */
	boolean isContested() {
		return ReadingOutcome.isAnyOverridden(this.config, this.outline.rivals());
	}

	@Override
	public POJOPropertyBuilder withName(PropertyName newName) {
		return new GeneratedMutableProperty(this.config, newName, this.outline, this.members, this.reflective);
	}

	@Override
	public POJOPropertyBuilder withSimpleName(String newName) {
		return withName(getFullName().withSimpleName(newName));
	}

	@Override
	public boolean isExplicitlyIncluded() {
		return this.outline.isExplicitlyIncluded();
	}

	@Override
	public boolean isExplicitlyNamed() {
		return this.outline.isExplicitlyNamed();
	}

	/**
	 * Return whether there is a getter whose collection or map may be added to.
	 */
	boolean isHeldByGetter() {
		return this.outline.accessor() != null && this.outline.accessor().isMethod();
	}

	@Override
	public boolean hasSetter() {
		return this.outline.mutator() != null && this.outline.mutator().isMethod();
	}

	@Override
	public boolean hasField() {
		if (hasSetter()) {
			throw asksForMembers();
		}
		return this.outline.mutator() != null;
	}

	@Override
	public boolean hasGetter() {
		if (!isHeldByGetter()) {
			throw asksForMembers();
		}
		return true;
	}

	@Override
	public boolean hasConstructorParameter() {
		return this.members.parameter() != null;
	}

	@Override
	public boolean couldDeserialize() {
		return hasConstructorParameter() || this.outline.mutator() != null;
	}

	@Override
	public boolean couldSerialize() {
		throw asksForMembers();
	}

	@Override
	public @Nullable AnnotatedMethod getSetter() {
		if (hasSetter()) {
			throw asksForMembers();
		}
		return null;
	}

	@Override
	public @Nullable AnnotatedField getField() {
		if (hasField()) {
			throw asksForMembers();
		}
		return null;
	}

	@Override
	public AnnotatedMethod getGetter() {
		throw asksForMembers();
	}

	/**
	 * Generated code knows only the members that Jackson uses, and Jackson's classes for
	 * methods and fields hold those of reflection. Jackson itself does not ask for these,
	 * but modifiers may.
	 */
	private SteppingBackException asksForMembers() {
		return new SteppingBackException(
				"a BeanDeserializerModifier asks which members property '" + getName() + "' has");
	}

	@Override
	public @Nullable AnnotatedParameter getConstructorParameter() {
		return this.members.parameter();
	}

	/**
	 * What generated code has no use for, modifiers may ask for.
	 */
	@Override
	public @Nullable AnnotatedMember getAccessor() {
		return (accessor() == null && this.reflective != null) ? reflectiveAccessor(this.reflective) : accessor();
	}

	private @Nullable AnnotatedMember reflectiveAccessor(BeanDescription description) {
		for (BeanPropertyDefinition property : description.findProperties()) {
			if (property.getInternalName().equals(getInternalName())) {
				return property.getAccessor();
			}
		}
		return null;
	}

	/**
	 * Jackson asks for the accessor to merge into, which generated code knows if there is
	 * one.
	 */
	@Override
	protected PropertyMetadata _getSetterInfo(PropertyMetadata metadata, AnnotatedMember primary) {
		return (this.reflective == null) ? super._getSetterInfo(metadata, primary)
				: new GeneratedMutableProperty(this.config, this.outline, this.members, null)._getSetterInfo(metadata,
						primary);
	}

	@Override
	public @Nullable AnnotatedMember getNonConstructorMutator() {
		return mutator();
	}

	@Override
	public @Nullable AnnotatedMember getMutator() {
		return hasConstructorParameter() ? getConstructorParameter() : mutator();
	}

	@Override
	public AnnotatedMember getPrimaryMember() {
		return getPrimaryMemberUnchecked();
	}

	@Override
	protected AnnotatedMember getPrimaryMemberUnchecked() {
		return this.members.primary();
	}

	@Override
	public JavaType getPrimaryType() {
		return this.members.primary().getType();
	}

	/**
	 * Return the member whose annotations say how the property is read. Jackson does not
	 * ask getters.
	 */
	private @Nullable AnnotatedMember annotated() {
		return (couldDeserialize() || !isHeldByGetter()) ? this.members.primary() : null;
	}

	@Override
	public Class<?> @Nullable [] findViews() {
		AnnotatedMember member = annotated();
		return (member != null) ? this._annotationIntrospector.findViews(member) : null;
	}

	@Override
	public AnnotationIntrospector.@Nullable ReferenceProperty findReferenceType() {
		AnnotatedMember member = annotated();
		return (member != null) ? this._annotationIntrospector.findReferenceType(member) : null;
	}

	@Override
	public boolean isTypeId() {
		AnnotatedMember member = annotated();
		return member != null && Boolean.TRUE.equals(this._annotationIntrospector.isTypeId(member));
	}

	@Override
	public @Nullable ObjectIdInfo findObjectIdInfo() {
		AnnotatedMember member = annotated();
		ObjectIdInfo info = (member != null) ? this._annotationIntrospector.findObjectIdInfo(member) : null;
		return (info != null) ? this._annotationIntrospector.findObjectReferenceInfo(member, info) : null;
	}

	/**
	 * The members of a property, of which there is at least one.
	 *
	 * @param parameter the creator's parameter, or {@code null}
	 * @param mutator the setter or field, or {@code null}
	 * @param accessor the getter or field to add to, or {@code null}
	 */
	record Members(@Nullable AnnotatedParameter parameter, @Nullable GeneratedMutator mutator,
			@Nullable GeneratedMutator accessor) {

		/**
		 * Return the member that has the annotations of all.
		 */
		AnnotatedMember primary() {
			if (this.parameter != null) {
				return this.parameter;
			}
			if (this.mutator != null) {
				return this.mutator;
			}
			if (this.accessor != null) {
				return this.accessor;
			}
			throw new IllegalStateException("No member was given");
		}

	}

}
