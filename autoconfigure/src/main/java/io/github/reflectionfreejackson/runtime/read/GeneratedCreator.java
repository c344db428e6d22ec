package io.github.reflectionfreejackson.runtime.read;

import java.io.Serial;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Type;
import java.util.Collections;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import io.github.reflectionfreejackson.runtime.outline.CreatorOutline;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;
import io.github.reflectionfreejackson.runtime.outline.MemberStandIn;
import io.github.reflectionfreejackson.runtime.outline.OutlinedMember;
import io.github.reflectionfreejackson.runtime.served.Misfits;
import org.jspecify.annotations.Nullable;

/**
 * A constructor or static factory method, as Jackson sees it, that generated code calls.
 * Jackson tells the two apart by their classes.
 */
abstract class GeneratedCreator extends AnnotatedWithParams {

	private static final long serialVersionUID = 1L;

	private static final Object[] NO_ARGUMENTS = {};

	private final transient GeneratedDeserializer<?> deserializer;

	private final transient CreatorOutline outline;

	private final transient Class<?>[] rawTypes;

	GeneratedCreator(TypeResolutionContext context, AnnotationMap annotations, GeneratedDeserializer<?> deserializer,
			CreatorOutline outline) {
		super(context, annotations, parameterAnnotations(outline));
		this.deserializer = deserializer;
		this.outline = outline;
		this.rawTypes = new Class<?>[outline.parameters().size()];
		for (int i = 0; i < this.rawTypes.length; i++) {
			this.rawTypes[i] = JavaTypes.erase(outline.parameters().get(i).type());
		}
	}

	private static AnnotationMap[] parameterAnnotations(CreatorOutline outline) {
		AnnotationMap[] annotations = new AnnotationMap[outline.parameters().size()];
		for (int i = 0; i < annotations.length; i++) {
			annotations[i] = outline.parameters().get(i).annotations();
		}
		return annotations;
	}

	/**
	 * Create a creator of a type.
	 * @param beanType the type, whose type arguments the parameters may depend on
	 */
	static GeneratedCreator of(MapperConfig<?> config, JavaType beanType, GeneratedDeserializer<?> deserializer,
			CreatorOutline outline) {
		TypeResolutionContext context = OutlinedMember.context(config, beanType, outline.member().declaringClass());
		AnnotationMap annotations = outline.member().annotations();
		return outline.member().isMethod() ? new FactoryMethod(context, annotations, deserializer, outline)
				: new Constructor(context, annotations, deserializer, outline);
	}

	@Override
	public final int getParameterCount() {
		return this.outline.parameters().size();
	}

	@Override
	public final Class<?> getRawParameterType(int index) {
		return this.rawTypes[index];
	}

	@Override
	public final JavaType getParameterType(int index) {
		return this._typeContext.resolveType(this.outline.parameters().get(index).type());
	}

	@Override
	@Deprecated
	public final Type getGenericParameterType(int index) {
		return this.outline.parameters().get(index).type();
	}

	@Override
	public final @Nullable Object call() throws Exception {
		return (this.rawTypes.length == 0) ? callWith(NO_ARGUMENTS) : call(NO_ARGUMENTS);
	}

	@Override
	public final @Nullable Object call1(@Nullable Object argument) throws Exception {
		return call(new Object[] { argument });
	}

	/**
	 * Create an instance, with the exceptions that reflection throws.
	 */
	@Override
	public final @Nullable Object call(@Nullable Object[] arguments) throws Exception {
		return callWith(Arguments.fit(this.outline.member(), this.rawTypes, arguments));
	}

	private @Nullable Object callWith(@Nullable Object[] fitting) throws InvocationTargetException {
		try {
			return create(fitting);
		}
		catch (LinkageError ex) {
			Misfits.note(ex);
			if (isInitialized(getDeclaringClass())) {
				throw new InvocationTargetException(ex);
			}
			throw ex;
		}
		catch (Throwable ex) {
			throw new InvocationTargetException(ex);
		}
	}

	/**
	 * Return whether a class could be initialized. Reflection does so before it calls,
	 * and throws a failure as it is.
	 */
	private static boolean isInitialized(Class<?> type) {
		try {
			Class.forName(type.getName(), true, type.getClassLoader());
			return true;
		}
		catch (ClassNotFoundException ex) {
			return true;
		}
		catch (LinkageError ex) {
			return false;
		}
	}

	/**
	 * Return the same, but failed already.
	 * @param failure what it threw, unless its arguments are at fault
	 */
	final GeneratedCreator failing(Throwable failure) {
		return new Constructor(this._typeContext, getAllAnnotations(), this.deserializer, this.outline) {

			@Serial
			private static final long serialVersionUID = 1L;

			@Override
			@Nullable Object create(@Nullable Object[] arguments) throws Throwable {
				throw failure;
			}

		};
	}

	/**
	 * Return whether it is a method, which may return an instance of a subclass.
	 */
	final boolean isFactory() {
		return this.outline.member().isMethod();
	}

	@Nullable Object create(@Nullable Object[] arguments) throws Throwable {
		return this.deserializer.create(this.outline.member().position(), arguments);
	}

	@Override
	public final Annotated withAnnotations(AnnotationMap annotations) {
		return this.outline.member().isMethod()
				? new FactoryMethod(this._typeContext, annotations, this.deserializer, this.outline)
				: new Constructor(this._typeContext, annotations, this.deserializer, this.outline);
	}

	@Override
	public final Class<?> getDeclaringClass() {
		return this.outline.member().declaringClass();
	}

	@Override
	public final Member getMember() {
		return new MemberStandIn(this.outline.member());
	}

	@Override
	public final AnnotatedElement getAnnotated() {
		return new MemberStandIn(this.outline.member());
	}

	@Override
	public final int getModifiers() {
		return this.outline.member().modifiers();
	}

	@Override
	public final String getName() {
		return this.outline.member().name();
	}

	@Override
	public final JavaType getType() {
		return this._typeContext.resolveType(this.outline.member().type());
	}

	@Override
	public final Class<?> getRawType() {
		return getDeclaringClass();
	}

	@Override
	public final void setValue(Object pojo, Object value) {
		throw new UnsupportedOperationException("Cannot set " + getFullName() + ", which creates instances");
	}

	@Override
	public final Object getValue(Object pojo) {
		throw new UnsupportedOperationException("Cannot get " + getFullName() + ", which creates instances");
	}

	@Override
	@Deprecated
	public final Iterable<Annotation> annotations() {
		return (this._annotations != null) ? this._annotations.annotations() : Collections.emptyList();
	}

	@Override
	public final boolean equals(@Nullable Object other) {
		return other instanceof GeneratedCreator that && this.outline == that.outline;
	}

	@Override
	public final int hashCode() {
		return this.outline.hashCode();
	}

	@Override
	public final String toString() {
		return (this.outline.member().isMethod() ? "[method " : "[constructor ") + getFullName() + "]";
	}

	/**
	 * A constructor.
	 */
	private static class Constructor extends GeneratedCreator {

		private static final long serialVersionUID = 1L;

		Constructor(TypeResolutionContext context, AnnotationMap annotations, GeneratedDeserializer<?> deserializer,
				CreatorOutline outline) {
			super(context, annotations, deserializer, outline);
		}

	}

	/**
	 * A static factory method.
	 */
	private static final class FactoryMethod extends GeneratedCreator {

		private static final long serialVersionUID = 1L;

		FactoryMethod(TypeResolutionContext context, AnnotationMap annotations, GeneratedDeserializer<?> deserializer,
				CreatorOutline outline) {
			super(context, annotations, deserializer, outline);
		}

	}

}
