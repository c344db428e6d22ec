package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Member;
import java.util.Collections;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.type.TypeFactory;
import org.jspecify.annotations.Nullable;

/**
 * A method or field, as Jackson sees it, of which generated code knows.
 *
 * @since 0.1.0
 */
public abstract class OutlinedMember extends AnnotatedMember {

	private static final long serialVersionUID = 1L;

	private final transient MemberOutline outline;

	private final transient JavaType type;

	private final transient Class<?> rawType;

	/**
	 * Create a member, and resolve its type.
	 * @param context where the type is resolved
	 * @param annotations the annotations
	 * @param outline what generated code says of the member
	 */
	protected OutlinedMember(TypeResolutionContext context, AnnotationMap annotations, MemberOutline outline) {
		this(context, annotations, outline, context.resolveType(outline.type()));
	}

	/**
	 * Create a member.
	 * @param context where its type was resolved
	 * @param annotations the annotations
	 * @param outline what generated code says of the member
	 * @param type its type
	 */
	protected OutlinedMember(TypeResolutionContext context, AnnotationMap annotations, MemberOutline outline,
			JavaType type) {
		super(context, annotations);
		this.outline = outline;
		this.type = type;
		this.rawType = JavaTypes.erase(outline.type());
	}

	/**
	 * Return where the types of a class's members are resolved.
	 * @param config the mapper's configuration
	 * @param beanType the type, whose type arguments they may depend on
	 * @param declaringClass the class
	 * @return the context
	 */
	public static TypeResolutionContext context(MapperConfig<?> config, JavaType beanType, Class<?> declaringClass) {
		return context(config.getTypeFactory(), beanType, declaringClass);
	}

	/**
	 * Return where the types of the members of a class, or one of its supertypes, are
	 * resolved.
	 * @param types what resolves them
	 * @param beanType the class, whose type arguments they may depend on
	 * @param declaringClass the class that declares the members
	 * @return the context
	 */
	public static TypeResolutionContext context(TypeFactory types, JavaType beanType, Class<?> declaringClass) {
		JavaType declaring = beanType.findSuperType(declaringClass);
		return new TypeResolutionContext.Basic(types, ((declaring != null) ? declaring : beanType).getBindings());
	}

	/**
	 * Return what generated code says of the member.
	 * @return the description
	 */
	public final MemberOutline outline() {
		return this.outline;
	}

	/**
	 * Return where the type was resolved.
	 * @return the context
	 */
	public final TypeResolutionContext context() {
		return this._typeContext;
	}

	@Override
	public final Class<?> getDeclaringClass() {
		return this.outline.declaringClass();
	}

	@Override
	public final Member getMember() {
		return new MemberStandIn(this.outline);
	}

	@Override
	public final AnnotatedElement getAnnotated() {
		return new MemberStandIn(this.outline);
	}

	@Override
	protected final int getModifiers() {
		return this.outline.modifiers();
	}

	@Override
	public final String getName() {
		return this.outline.name();
	}

	@Override
	public final JavaType getType() {
		return this.type;
	}

	@Override
	public final Class<?> getRawType() {
		return this.rawType;
	}

	@Override
	@Deprecated
	public final Iterable<Annotation> annotations() {
		return (this._annotations != null) ? this._annotations.annotations() : Collections.emptyList();
	}

	@Override
	public final boolean equals(@Nullable Object other) {
		return other != null && other.getClass() == getClass() && this.outline == ((OutlinedMember) other).outline;
	}

	@Override
	public final int hashCode() {
		return this.outline.hashCode();
	}

	@Override
	public final String toString() {
		return (this.outline.isMethod() ? "[method " : "[field ") + getFullName() + "]";
	}

}
