package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import io.github.reflectionfreejackson.aot.model.Remedy;
import io.github.reflectionfreejackson.runtime.fingerprint.MapperFingerprint;

import org.springframework.util.ClassUtils;

/**
 * What it depends on, in a mapper's configuration, which members of a type Jackson finds
 * and uses.
 */
final class Conditions {

	private final MapperConfig<?> config;

	private final IntrospectorAnswers answers;

	Conditions(MapperConfig<?> config) {
		this.config = config;
		this.answers = new IntrospectorAnswers(config);
	}

	/**
	 * Return the effective visibility rules of a type.
	 */
	String visibility(BeanDescription description) {
		return MapperFingerprint
			.describe(this.config.getDefaultVisibilityChecker(description.getBeanClass(), description.getClassInfo()));
	}

	/**
	 * Check that the names of properties cannot depend on beans, as those of the running
	 * application may be others. The mapper's own strategy is asked again there.
	 */
	void checkNaming(BeanDescription description) throws UnsupportedTypeException {
		Object strategy = this.config.getAnnotationIntrospector().findNamingStrategy(description.getClassInfo());
		if (strategy instanceof Class<?> type && Arrays.stream(type.getDeclaredConstructors())
			.allMatch((creator) -> creator.getParameterCount() != 0)) {
			throw new UnsupportedTypeException("its naming strategy " + type.getName()
					+ " needs beans to be created, which may be others at run time", Remedy.NAME_WITHOUT_BEANS);
		}
	}

	/**
	 * Check that generated code can stand in for a field, getter or setter.
	 */
	void checkMember(AnnotatedMember member) throws UnsupportedTypeException {
		checkAccess(member);
		this.answers.checkAlike(member);
	}

	/**
	 * Generated code would use what Jackson may not, and fails to.
	 */
	void checkAccess(AnnotatedMember member) throws UnsupportedTypeException {
		boolean accessible = Modifier.isPublic(member.getMember().getModifiers())
				&& Modifier.isPublic(member.getDeclaringClass().getModifiers());
		if (!accessible && !this.config.canOverrideAccessModifiers()) {
			throw new UnsupportedTypeException(
					"its member '" + member.getName()
							+ "' is not public, and CAN_OVERRIDE_ACCESS_MODIFIERS is disabled",
					Remedy.MAKE_MEMBER_PUBLIC);
		}
	}

	/**
	 * Return the names of the mix-ins of a type and its supertypes, by the names of their
	 * targets.
	 */
	TreeMap<String, String> mixIns(Class<?> type) {
		TreeMap<String, String> mixIns = new TreeMap<>();
		for (Class<?> ancestor = type; ancestor != null; ancestor = ancestor.getSuperclass()) {
			addMixIn(ancestor, mixIns);
		}
		ClassUtils.getAllInterfacesForClassAsSet(type).forEach((implemented) -> addMixIn(implemented, mixIns));
		return mixIns;
	}

	private void addMixIn(Class<?> target, TreeMap<String, String> mixIns) {
		Class<?> mixIn = this.config.findMixInClassFor(target);
		if (mixIn != null) {
			mixIns.put(target.getName(), mixIn.getName());
		}
	}

}
