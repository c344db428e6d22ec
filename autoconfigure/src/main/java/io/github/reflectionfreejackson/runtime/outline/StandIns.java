package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Type;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;

/**
 * Makes, of a member that Jackson found by reflection, what Jackson sees in its place
 * where generated code is in use, so that what is said of the two can be compared while
 * building. A stand-in can neither be read nor set.
 * <p>
 * Thread-safe.
 *
 * @since 0.1.0
 */
public final class StandIns {

	private StandIns() {
	}

	/**
	 * Make the stand-in of a field, a getter, or a method that sets.
	 * @param config the mapper's configuration
	 * @param member the member
	 * @return what stands in for it
	 * @throws IllegalArgumentException if it is neither a method nor a field
	 */
	public static AnnotatedMember of(MapperConfig<?> config, AnnotatedMember member) {
		if (member instanceof AnnotatedField field) {
			Field declared = field.getAnnotated();
			return of(config, member, declared.getGenericType(), field.getType());
		}
		if (member instanceof AnnotatedMethod method) {
			Method declared = method.getAnnotated();
			int last = method.getParameterCount() - 1;
			return (last < 0) ? of(config, member, declared.getGenericReturnType(), method.getType())
					: of(config, member, declared.getGenericParameterTypes()[last], method.getParameterType(last));
		}
		throw new IllegalArgumentException(member + " is neither a method nor a field");
	}

	private static AnnotatedMember of(MapperConfig<?> config, AnnotatedMember member, Type type, JavaType resolved) {
		MemberOutline outline = new MemberOutline(0, member.getDeclaringClass(), member.getName(), type,
				member instanceof AnnotatedMethod)
			.modifiers(member.getMember().getModifiers());
		for (Annotation annotation : member.getAllAnnotations().annotations()) {
			outline.annotations(annotation);
		}
		return new StandIn(new TypeResolutionContext.Empty(config.getTypeFactory()), outline.annotations(), outline,
				resolved);
	}

	private static final class StandIn extends OutlinedMember {

		private static final long serialVersionUID = 1L;

		StandIn(TypeResolutionContext context, AnnotationMap annotations, MemberOutline outline, JavaType type) {
			super(context, annotations, outline, type);
		}

		@Override
		public Annotated withAnnotations(AnnotationMap annotations) {
			return new StandIn(context(), annotations, outline(), getType());
		}

		@Override
		public void setValue(Object bean, Object value) {
			throw new UnsupportedOperationException("Cannot set " + getFullName() + ": nothing is generated yet");
		}

		@Override
		public Object getValue(Object bean) {
			throw new UnsupportedOperationException("Cannot read " + getFullName() + ": nothing is generated yet");
		}

	}

}
