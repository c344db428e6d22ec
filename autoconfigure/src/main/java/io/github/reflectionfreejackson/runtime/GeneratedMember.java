package io.github.reflectionfreejackson.runtime;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.util.Collections;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.util.ClassUtil;
import org.jspecify.annotations.Nullable;

/**
 * A method or field, as Jackson sees it, that is read by generated code.
 */
final class GeneratedMember extends AnnotatedMember {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedSerializer<Object> serializer;

	private final transient MemberOutline outline;

	private final transient JavaType type;

	private GeneratedMember(TypeResolutionContext context, AnnotationMap annotations,
			GeneratedSerializer<Object> serializer, MemberOutline outline) {
		super(context, annotations);
		this.serializer = serializer;
		this.outline = outline;
		this.type = context.resolveType(outline.type());
	}

	/**
	 * Create a member of a type.
	 * @param beanType the type, whose type arguments the member's type may depend on
	 */
	@SuppressWarnings("unchecked")
	static GeneratedMember of(SerializationConfig config, JavaType beanType, GeneratedSerializer<?> serializer,
			MemberOutline outline) {
		JavaType declaring = beanType.findSuperType(outline.declaringClass());
		TypeResolutionContext context = new TypeResolutionContext.Basic(config.getTypeFactory(),
				((declaring != null) ? declaring : beanType).getBindings());
		return new GeneratedMember(context, outline.annotations(), (GeneratedSerializer<Object>) serializer, outline);
	}

	int position() {
		return this.outline.position();
	}

	/**
	 * Read the member, with the exceptions that reflection throws.
	 */
	@Nullable Object read(Object bean) throws InvocationTargetException {
		try {
			return this.serializer.get(bean, this.outline.position());
		}
		catch (Throwable ex) {
			throw new InvocationTargetException(ex);
		}
	}

	@Override
	public Annotated withAnnotations(AnnotationMap annotations) {
		return new GeneratedMember(this._typeContext, annotations, this.serializer, this.outline);
	}

	@Override
	public Class<?> getDeclaringClass() {
		return this.outline.declaringClass();
	}

	@Override
	public Member getMember() {
		return standIn();
	}

	@Override
	public AnnotatedElement getAnnotated() {
		return standIn();
	}

	private MemberStandIn standIn() {
		return new MemberStandIn(this.outline);
	}

	@Override
	public void setValue(Object pojo, Object value) {
		throw new UnsupportedOperationException("Cannot set " + getFullName() + ": generated code only reads it");
	}

	@Override
	public @Nullable Object getValue(Object pojo) {
		try {
			return read(pojo);
		}
		catch (InvocationTargetException ex) {
			throw new IllegalArgumentException(
					"Failed to getValue() with method " + getFullName() + ": " + ClassUtil.exceptionMessage(ex), ex);
		}
	}

	@Override
	public String getFullName() {
		return super.getFullName() + (this.outline.isMethod() ? "()" : "");
	}

	@Override
	protected int getModifiers() {
		return this.outline.modifiers();
	}

	@Override
	public String getName() {
		return this.outline.name();
	}

	@Override
	public JavaType getType() {
		return this.type;
	}

	@Override
	public Class<?> getRawType() {
		return JavaTypes.erase(this.outline.type());
	}

	@Override
	@Deprecated
	public Iterable<Annotation> annotations() {
		return (this._annotations != null) ? this._annotations.annotations() : Collections.emptyList();
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return (other instanceof GeneratedMember that) && this.outline == that.outline;
	}

	@Override
	public int hashCode() {
		return this.outline.hashCode();
	}

	@Override
	public String toString() {
		return (this.outline.isMethod() ? "[method " : "[field ") + getFullName() + "]";
	}

}
