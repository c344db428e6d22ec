package io.github.reflectionfreejackson.runtime.write;

import java.lang.reflect.InvocationTargetException;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.reflectionfreejackson.runtime.outline.ForeignReceiver;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.OutlinedMember;
import io.github.reflectionfreejackson.runtime.served.Misfits;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * A method or field, as Jackson sees it, that is read by generated code.
 */
final class GeneratedMember extends OutlinedMember {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedSerializer<Object> serializer;

	private GeneratedMember(TypeResolutionContext context, AnnotationMap annotations,
			GeneratedSerializer<Object> serializer, MemberOutline outline) {
		super(context, annotations, outline);
		this.serializer = serializer;
	}

	private GeneratedMember(TypeResolutionContext context, AnnotationMap annotations,
			GeneratedSerializer<Object> serializer, MemberOutline outline, JavaType type) {
		super(context, annotations, outline, type);
		this.serializer = serializer;
	}

	/**
	 * Create a member of a type.
	 * @param beanType the type, whose type arguments the member's type may depend on
	 */
	@SuppressWarnings("unchecked")
	static GeneratedMember of(SerializationConfig config, JavaType beanType, GeneratedSerializer<?> serializer,
			MemberOutline outline) {
		return new GeneratedMember(context(config, beanType, outline.declaringClass()), outline.annotations(),
				(GeneratedSerializer<Object>) serializer, outline);
	}

	/**
	 * Create a member of which it is known what its type is.
	 * @param context where the types of the members of its class are resolved
	 */
	@SuppressWarnings("unchecked")
	static GeneratedMember of(TypeResolutionContext context, GeneratedSerializer<?> serializer, MemberOutline outline,
			JavaType type) {
		return new GeneratedMember(context, outline.annotations(), (GeneratedSerializer<Object>) serializer, outline,
				type);
	}

	/**
	 * Return the method or field itself.
	 * @throws SteppingBackException if there is none
	 */
	AnnotatedMember reflective() {
		try {
			return outline().isMethod()
					? new AnnotatedMethod(context(), ForeignReceiver.method(outline()), getAllAnnotations(), null)
					: new AnnotatedField(context(), ForeignReceiver.field(outline()), getAllAnnotations());
		}
		catch (NoSuchMethodException | NoSuchFieldException ex) {
			throw new SteppingBackException(
					"its member '" + getName() + "', which annotation introspectors ask for, cannot be found");
		}
	}

	int position() {
		return outline().position();
	}

	/**
	 * Read the member, with the exceptions that reflection throws. Annotations may have
	 * the bean written as if it were of another class, of which it has some members only.
	 */
	@Nullable Object read(Object bean) throws InvocationTargetException {
		if (!this.serializer.type().isInstance(bean)) {
			return ForeignReceiver.get(outline(), bean);
		}
		try {
			return this.serializer.get(bean, outline().position());
		}
		catch (Throwable ex) {
			Misfits.note(ex);
			throw new InvocationTargetException(ex);
		}
	}

	@Override
	public Annotated withAnnotations(AnnotationMap annotations) {
		return new GeneratedMember(context(), annotations, this.serializer, outline(), getType());
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
		return super.getFullName() + (outline().isMethod() ? "()" : "");
	}

}
