package io.github.reflectionfreejackson.runtime.write;

import java.util.Iterator;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.ObjectIdInfo;
import io.github.reflectionfreejackson.runtime.outline.PropertyOutline;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * A property which Jackson found when the application was built. What annotations say of
 * it is asked again, of the mapper's own introspectors.
 */
final class GeneratedPropertyDefinition extends MemberDefinition {

	private final SerializationConfig config;

	private final PropertyOutline outline;

	private GeneratedPropertyDefinition(SerializationConfig config, GeneratedMember member, AnnotatedMember shown,
			PropertyName name, PropertyOutline outline) {
		super(config, member, shown, name, outline.metadata());
		this.config = config;
		this.outline = outline;
	}

	GeneratedPropertyDefinition(SerializationConfig config, GeneratedMember member, PropertyOutline outline) {
		this(config, member, outline.member().isReflective() ? member.reflective() : member, outline.name(), outline);
	}

	@Override
	public BeanPropertyDefinition withName(PropertyName newName) {
		return new GeneratedPropertyDefinition(this.config, member(), getAccessor(), newName, this.outline);
	}

	@Override
	public BeanPropertyDefinition withSimpleName(String newName) {
		return withName(getFullName().withSimpleName(newName));
	}

	/**
	 * Return what was found out when the application was built.
	 */
	PropertyOutline outline() {
		return this.outline;
	}

	@Override
	public String getInternalName() {
		return this.outline.internalName();
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
	 * Recorded only where Jackson itself asks.
	 */
	@Override
	public boolean couldDeserialize() {
		if (!this.config.isEnabled(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS)) {
			throw asksForMembers();
		}
		return this.outline.isMutable();
	}

	@Override
	public Class<?> getRawPrimaryType() {
		return getPrimaryType().getRawClass();
	}

	@Override
	public JsonInclude.Value findInclusion() {
		JsonInclude.Value inclusion = introspector().findPropertyInclusion(getAccessor());
		return (inclusion != null) ? inclusion : EMPTY_INCLUDE;
	}

	@Override
	public Class<?> @Nullable [] findViews() {
		return introspector().findViews(getAccessor());
	}

	@Override
	public AnnotationIntrospector.@Nullable ReferenceProperty findReferenceType() {
		return introspector().findReferenceType(getAccessor());
	}

	@Override
	public boolean isTypeId() {
		return Boolean.TRUE.equals(introspector().isTypeId(getAccessor()));
	}

	@Override
	public @Nullable ObjectIdInfo findObjectIdInfo() {
		ObjectIdInfo info = introspector().findObjectIdInfo(getAccessor());
		return (info != null) ? introspector().findObjectReferenceInfo(getAccessor(), info) : null;
	}

	private AnnotationIntrospector introspector() {
		return this.config.getAnnotationIntrospector();
	}

	@Override
	public boolean hasGetter() {
		throw asksForMembers();
	}

	@Override
	public boolean hasSetter() {
		throw asksForMembers();
	}

	@Override
	public boolean hasField() {
		throw asksForMembers();
	}

	@Override
	public boolean hasConstructorParameter() {
		throw asksForMembers();
	}

	@Override
	public AnnotatedMethod getGetter() {
		throw asksForMembers();
	}

	@Override
	public AnnotatedMethod getSetter() {
		throw asksForMembers();
	}

	@Override
	public AnnotatedField getField() {
		throw asksForMembers();
	}

	@Override
	public AnnotatedParameter getConstructorParameter() {
		throw asksForMembers();
	}

	@Override
	public Iterator<AnnotatedParameter> getConstructorParameters() {
		throw asksForMembers();
	}

	/**
	 * Jackson itself asks for the accessor only. Modifiers may ask for more, of which
	 * generated code knows nothing.
	 */
	private SteppingBackException asksForMembers() {
		return new SteppingBackException(
				"a BeanSerializerModifier asks which members property '" + getName() + "' has");
	}

}
