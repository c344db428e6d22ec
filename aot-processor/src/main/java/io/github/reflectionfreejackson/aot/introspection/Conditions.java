package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.JdkClasses;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
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
		checkUse(member);
		this.answers.checkAlike(member);
	}

	/**
	 * Return whether generated code can stand in for a field or getter, as far as
	 * annotation introspectors are concerned.
	 */
	boolean isReplaceable(AnnotatedMember member) {
		return this.answers.areAlike(member);
	}

	/**
	 * Check that generated code writes itself what an annotation introspector has to be
	 * shown.
	 */
	void checkWriters(BeanModel bean) throws UnsupportedTypeException {
		for (PropertyModel property : bean.properties()) {
			if (property.aside() && property.member().reflective()) {
				throw this.answers.unlike(property.member().name());
			}
		}
	}

	/**
	 * Check that generated code can use a field, getter or setter.
	 */
	void checkUse(AnnotatedMember member) throws UnsupportedTypeException {
		checkAccess(member);
		checkOrigin(member);
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
	 * Classes of the JDK get new getters, as lists did: generated code would not compile
	 * against an older JDK, and write less than Jackson on a newer one. Throwables have
	 * had the same ones for long.
	 */
	private static void checkOrigin(AnnotatedMember member) throws UnsupportedTypeException {
		Class<?> declaring = member.getDeclaringClass();
		if (JdkClasses.contain(declaring) && !Throwable.class.isAssignableFrom(declaring)) {
			throw new UnsupportedTypeException("its member '" + member.getName() + "' is one of " + declaring.getName()
					+ ", a class of the JDK, which has others in other versions", Remedy.WRAP_JDK_CLASS);
		}
	}

	/**
	 * Of properties which an annotation or naming strategy merges, Jackson asks one
	 * member after the other for what the first does not say. Generated code knows one
	 * only.
	 * @param asked the member that it knows
	 */
	void checkAnnotations(BeanPropertyDefinition property, AnnotatedMember asked) throws UnsupportedTypeException {
		AnnotationIntrospector introspector = this.config.getAnnotationIntrospector();
		boolean typeId = Boolean.TRUE.equals(introspector.isTypeId(asked));
		if (!Arrays.equals(property.findViews(), introspector.findViews(asked)) || property.isTypeId() != typeId
				|| (property.findReferenceType() != null) != (introspector.findReferenceType(asked) != null)
				|| (property.findObjectIdInfo() != null) != (introspector.findObjectIdInfo(asked) != null)) {
			String name = (asked instanceof AnnotatedParameter) ? "the creator's parameter"
					: "'" + asked.getName() + "'";
			throw new UnsupportedTypeException("its property '" + property.getName()
					+ "' consists of several, of which another than " + name + " has annotations",
					Remedy.ANNOTATE_ONE_MEMBER);
		}
	}

	/**
	 * Return whether Jackson leaves out properties of a type, and knows their names.
	 */
	boolean isIgnored(Class<?> type) {
		Boolean ignored = this.config.getConfigOverride(type).getIsIgnoredType();
		return Boolean.TRUE.equals((ignored != null) ? ignored : this.config.getAnnotationIntrospector()
			.isIgnorableType(this.config.introspectClassAnnotations(type).getClassInfo()));
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
