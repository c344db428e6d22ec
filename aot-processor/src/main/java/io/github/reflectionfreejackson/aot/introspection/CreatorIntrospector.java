package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.CreatorModel.Role;
import io.github.reflectionfreejackson.aot.model.Deprecations;
import io.github.reflectionfreejackson.aot.model.MemberModel.Access;
import io.github.reflectionfreejackson.aot.model.ParameterModel;
import io.github.reflectionfreejackson.aot.model.Remedy;

/**
 * Records one constructor or factory method, and how source in a given package can call
 * it.
 */
final class CreatorIntrospector {

	private final MemberIntrospector members;

	CreatorIntrospector(MemberIntrospector members) {
		this.members = members;
	}

	/**
	 * Record a creator.
	 * @param ignored the names of properties that it would take if Jackson did not ignore
	 * them, by position
	 * @throws UnsupportedTypeException if it is out of reach, or cannot be expressed
	 */
	CreatorModel record(AnnotatedWithParams creator, Role role, Map<Integer, String> ignored)
			throws UnsupportedTypeException {
		Executable executable = (Executable) creator.getMember();
		List<Class<?>> rawTypes = List.of(executable.getParameterTypes());
		Type[] types = executable.getGenericParameterTypes();
		if (types.length != rawTypes.size()) {
			throw new UnsupportedTypeException("its creator has parameters that are not declared", Remedy.NOTHING);
		}
		FactoryVariables variables = FactoryVariables.of(executable);
		List<ParameterModel> parameters = new ArrayList<>();
		for (int i = 0; i < types.length; i++) {
			Type type = variables.seenFromClass(types[i]);
			this.members.checkType(creator, type, rawTypes.get(i), creator.getParameterType(i));
			parameters.add(new ParameterModel(type, rawTypes.get(i), this.members.annotations(creator.getParameter(i)),
					ignored.get(i)));
		}
		boolean factory = executable instanceof Method;
		Class<?> declaring = executable.getDeclaringClass();
		return new CreatorModel(role, factory, declaring, factory ? executable.getName() : declaring.getSimpleName(),
				factory ? ((Method) executable).getReturnType() : declaring, executable.getModifiers(),
				access(executable, rawTypes), Deprecations.contain(executable), this.members.annotations(creator),
				List.copyOf(parameters));
	}

	private Access access(Executable executable, List<Class<?>> types) throws UnsupportedTypeException {
		Class<?> declaring = executable.getDeclaringClass();
		boolean nameable = (executable instanceof Constructor) ? this.members.isConstructible(executable)
				: Modifier.isStatic(executable.getModifiers()) && this.members.isNameable(executable, declaring);
		if (nameable) {
			this.members.checkNameable(executable, types, Remedy.MAKE_SET_TYPE_VISIBLE);
			return Access.DIRECT;
		}
		Class<?> result = (executable instanceof Method method) ? method.getReturnType() : declaring;
		return this.members.handle(executable, executable.getDeclaringClass(),
				Stream.concat(types.stream(), Stream.of(result)).<Class<?>>map((type) -> type).toList());
	}

}
