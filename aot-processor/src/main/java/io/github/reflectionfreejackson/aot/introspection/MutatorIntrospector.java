package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import io.github.reflectionfreejackson.aot.model.Deprecations;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel.Kind;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * Records one setter or field of a type, and how source in a given package can set it.
 */
final class MutatorIntrospector {

	private final Class<?> beanType;

	private final MemberIntrospector members;

	MutatorIntrospector(Class<?> beanType, MemberIntrospector members) {
		this.beanType = beanType;
		this.members = members;
	}

	/**
	 * Record a setter or field.
	 * @throws UnsupportedTypeException if it is out of reach, or cannot be expressed
	 */
	MutatorModel record(AnnotatedMember mutator) throws UnsupportedTypeException {
		if (mutator instanceof AnnotatedMethod annotated) {
			Method method = annotated.getAnnotated();
			List<Type> types = List.of(method.getGenericParameterTypes());
			List<Class<?>> rawTypes = List.of(method.getParameterTypes());
			if (types.size() != rawTypes.size()) {
				throw new UnsupportedTypeException("its method '" + method.getName() + "' has parameters of its own",
						Remedy.NOTHING);
			}
			for (int i = 0; i < types.size(); i++) {
				this.members.checkType(mutator, types.get(i), rawTypes.get(i), annotated.getParameterType(i));
			}
			Class<?> receiver = receiver(method);
			return new MutatorModel(Kind.METHOD, method.getDeclaringClass(), receiver, method.getName(), types,
					rawTypes, annotated.getParameterType(rawTypes.size() - 1).getRawClass(), method.getReturnType(),
					method.getModifiers(), access(method, receiver, rawTypes, method.getReturnType()),
					Deprecations.contain(method), this.members.annotations(mutator));
		}
		if (mutator instanceof AnnotatedField annotated) {
			Field field = annotated.getAnnotated();
			this.members.checkType(mutator, field.getGenericType(), field.getType(), mutator.getType());
			boolean isFinal = Modifier.isFinal(field.getModifiers());
			Class<?> receiver = receiver(field);
			List<Class<?>> rawTypes = List.of(field.getType());
			return new MutatorModel(isFinal ? Kind.FINAL_FIELD : Kind.FIELD, field.getDeclaringClass(), receiver,
					field.getName(), List.of(field.getGenericType()), rawTypes, mutator.getType().getRawClass(),
					void.class, field.getModifiers(), access(field, receiver, rawTypes, void.class),
					Deprecations.contain(field), this.members.annotations(mutator));
		}
		throw new UnsupportedTypeException("'" + mutator.getName() + "' is neither a method nor a field",
				Remedy.NOTHING);
	}

	private Access access(Member member, Class<?> receiver, List<Class<?>> types, Class<?> returned)
			throws UnsupportedTypeException {
		refuseStatic(member);
		Access direct = directAccess(member);
		if (direct != null) {
			this.members.checkNameable(member, types, Remedy.MAKE_SET_TYPE_VISIBLE);
			return direct;
		}
		return this.members.handle(member, receiver,
				Stream.concat(types.stream(), Stream.of(returned)).<Class<?>>map((type) -> type).toList());
	}

	/**
	 * The types of a generic superclass's members are others seen from a subclass.
	 */
	private @Nullable Access directAccess(Member member) {
		Class<?> declaring = member.getDeclaringClass();
		boolean isGeneric = declaring != this.beanType && declaring.getTypeParameters().length != 0;
		boolean isHidden = member instanceof Field field && this.members.isHidden(field);
		if (!isGeneric && !isHidden && this.members.isReachable(member, this.beanType)) {
			return Access.DIRECT;
		}
		return this.members.isReachable(member, declaring) ? Access.DIRECT_ON_DECLARING_CLASS : null;
	}

	/**
	 * Of what a superclass declares that is out of sight, a type hands on what is public
	 * or protected.
	 */
	private Class<?> receiver(Member member) {
		Class<?> declaring = member.getDeclaringClass();
		boolean isHandedOn = (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
				&& !(member instanceof Field field && this.members.isHidden(field));
		return (isHandedOn && !this.members.canName(declaring)) ? this.beanType : declaring;
	}

	private static void refuseStatic(Member member) throws UnsupportedTypeException {
		if (Modifier.isStatic(member.getModifiers())) {
			throw new UnsupportedTypeException("its member '" + member.getName() + "' is static",
					Remedy.MAKE_MEMBER_AN_INSTANCE_MEMBER);
		}
	}

}
