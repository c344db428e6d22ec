package io.github.reflectionfreejackson.runtime.read;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.reflectionfreejackson.runtime.outline.ForeignReceiver;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.outline.OutlinedMember;
import io.github.reflectionfreejackson.runtime.served.Misfits;
import org.jspecify.annotations.Nullable;

/**
 * A method or field, as Jackson sees it, that generated code sets, or reads in order to
 * add to what is there.
 */
final class GeneratedMutator extends OutlinedMember {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedDeserializer<Object> deserializer;

	/**
	 * Whether Jackson would have made the member accessible.
	 */
	private final transient boolean accessible;

	/**
	 * The field, if it is final and was set.
	 */
	private transient volatile @Nullable Field field;

	private GeneratedMutator(TypeResolutionContext context, AnnotationMap annotations,
			GeneratedDeserializer<Object> deserializer, MemberOutline outline, boolean accessible) {
		super(context, annotations, outline);
		this.deserializer = deserializer;
		this.accessible = accessible;
	}

	/**
	 * Create a member of a type.
	 * @param beanType the type, whose type arguments the member's type may depend on
	 */
	@SuppressWarnings("unchecked")
	static GeneratedMutator of(MapperConfig<?> config, JavaType beanType, GeneratedDeserializer<?> deserializer,
			MemberOutline outline) {
		return new GeneratedMutator(context(config, beanType, outline.declaringClass()), outline.annotations(),
				(GeneratedDeserializer<Object>) deserializer, outline, isMadeAccessible(config, outline));
	}

	private static boolean isMadeAccessible(MapperConfig<?> config, MemberOutline outline) {
		return config.canOverrideAccessModifiers() && (config.isEnabled(MapperFeature.OVERRIDE_PUBLIC_ACCESS_MODIFIERS)
				|| !Modifier.isPublic(outline.modifiers())
				|| !Modifier.isPublic(outline.declaringClass().getModifiers()));
	}

	/**
	 * Set the member, with the exceptions that reflection throws.
	 * @return what a method returns
	 */
	@Nullable Object write(Object bean, @Nullable Object value) throws InvocationTargetException {
		if (isForeign(bean)) {
			return ForeignReceiver.set(outline(), bean, value, getRawType());
		}
		if (!outline().isMethod() && Modifier.isFinal(outline().modifiers())) {
			setFinal(bean, value);
			return null;
		}
		Object fitting = Arguments.fit(outline(), getRawType(), bean, value);
		try {
			return this.deserializer.set(bean, outline().position(), fitting);
		}
		catch (Throwable ex) {
			Misfits.note(ex);
			throw new InvocationTargetException(ex);
		}
	}

	/**
	 * Only reflection can set a final field, which Jackson does where a creator has set
	 * it already, too, and it refuses to if the field was not made accessible.
	 */
	private void setFinal(Object bean, @Nullable Object value) throws InvocationTargetException {
		try {
			field().set(bean, value);
		}
		catch (NoSuchFieldException | IllegalAccessException ex) {
			throw new InvocationTargetException(ex);
		}
	}

	private Field field() throws NoSuchFieldException {
		Field known = this.field;
		if (known == null) {
			known = getDeclaringClass().getDeclaredField(getName());
			if (this.accessible) {
				known.setAccessible(true);
			}
			this.field = known;
		}
		return known;
	}

	/**
	 * Call the method that takes what no property takes, with the exceptions that
	 * reflection throws.
	 */
	void put(Object bean, @Nullable Object key, @Nullable Object value) throws InvocationTargetException {
		if (isForeign(bean)) {
			ForeignReceiver.put(outline(), bean, key, value);
			return;
		}
		Object fitting = Arguments.fit(outline(), getRawType(), bean, key, value);
		try {
			this.deserializer.put(bean, key, fitting);
		}
		catch (Throwable ex) {
			throw new InvocationTargetException(ex);
		}
	}

	/**
	 * Read the member, with the exceptions that reflection throws.
	 */
	@Nullable Object read(Object bean) throws InvocationTargetException {
		if (isForeign(bean)) {
			return ForeignReceiver.get(outline(), bean);
		}
		try {
			return this.deserializer.get(bean, outline().position());
		}
		catch (Throwable ex) {
			throw new InvocationTargetException(ex);
		}
	}

	/**
	 * A factory method may return {@code null}, and a method of a builder may return
	 * something else to go on with.
	 */
	private boolean isForeign(@Nullable Object bean) {
		return !this.deserializer.beanType().isInstance(bean);
	}

	@Override
	public Annotated withAnnotations(AnnotationMap annotations) {
		return new GeneratedMutator(context(), annotations, this.deserializer, outline(), this.accessible);
	}

	@Override
	public void setValue(Object pojo, @Nullable Object value) {
		try {
			write(pojo, value);
		}
		catch (InvocationTargetException ex) {
			if (!outline().isMethod() && ex.getCause() instanceof IllegalAccessException refusal) {
				throw new IllegalArgumentException(
						"Failed to setValue() for field " + getFullName() + ": " + refusal.getMessage(), refusal);
			}
			throw failed("setValue", getRawType().getName(), ex);
		}
	}

	@Override
	public @Nullable Object getValue(Object pojo) {
		try {
			return read(pojo);
		}
		catch (InvocationTargetException ex) {
			throw failed("getValue", "", ex);
		}
	}

	private IllegalArgumentException failed(String operation, String parameter, InvocationTargetException failure) {
		return new IllegalArgumentException("Failed to " + operation + "() with method " + getFullName() + "("
				+ parameter + "): " + ClassUtil.exceptionMessage(failure), failure);
	}

}
