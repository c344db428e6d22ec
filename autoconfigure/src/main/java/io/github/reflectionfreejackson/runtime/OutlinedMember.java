package io.github.reflectionfreejackson.runtime;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Member;
import java.util.Collections;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import org.jspecify.annotations.Nullable;

/**
 * A method or field, as Jackson sees it, of which generated code knows.
 */
abstract class OutlinedMember extends AnnotatedMember {

	private static final long serialVersionUID = 1L;

	private final transient MemberOutline outline;

	private final transient JavaType type;

	OutlinedMember(TypeResolutionContext context, AnnotationMap annotations, MemberOutline outline) {
		this(context, annotations, outline, context.resolveType(outline.type()));
	}

	OutlinedMember(TypeResolutionContext context, AnnotationMap annotations, MemberOutline outline, JavaType type) {
		super(context, annotations);
		this.outline = outline;
		this.type = type;
	}

	/**
	 * Return where the types of a class's members are resolved.
	 * @param beanType the type, whose type arguments they may depend on
	 */
	static TypeResolutionContext context(MapperConfig<?> config, JavaType beanType, Class<?> declaringClass) {
		JavaType declaring = beanType.findSuperType(declaringClass);
		return new TypeResolutionContext.Basic(config.getTypeFactory(),
				((declaring != null) ? declaring : beanType).getBindings());
	}

	final MemberOutline outline() {
		return this.outline;
	}

	final TypeResolutionContext context() {
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
		return JavaTypes.erase(this.outline.type());
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
