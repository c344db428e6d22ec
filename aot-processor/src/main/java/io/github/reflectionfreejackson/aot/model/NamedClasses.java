package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.WildcardType;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * The classes of a type and its members, which generated code names.
 *
 * @since 0.1.0
 */
public final class NamedClasses {

	private final Set<Class<?>> classes = new LinkedHashSet<>();

	private NamedClasses() {
	}

	/**
	 * Return the classes that code which writes a type names.
	 * @param bean the type
	 * @return the classes, without primitive types and arrays
	 */
	public static Set<Class<?>> of(BeanModel bean) {
		NamedClasses named = new NamedClasses();
		named.add(bean.type());
		bean.members().forEach(named::addMember);
		return named.classes;
	}

	/**
	 * Return the classes that code which reads a type names.
	 * @param reading the type
	 * @return the classes, without primitive types and arrays
	 */
	public static Set<Class<?>> of(ReadingModel reading) {
		NamedClasses named = new NamedClasses();
		named.add(reading.type());
		named.add(reading.beanType());
		if (reading.buildMethod() != null) {
			named.addMember(reading.buildMethod());
		}
		reading.accessors().forEach(named::addMember);
		reading.properties().forEach((property) -> named.addAll(property.rivals()));
		for (MutatorModel mutator : reading.mutators()) {
			named.add(mutator.declaringClass());
			named.addAll(mutator.rawTypes());
			named.addAll(mutator.types());
		}
		for (CreatorModel creator : reading.creators()) {
			named.add(creator.declaringClass());
			named.addAll(creator.rawTypes());
			creator.parameters().forEach((parameter) -> {
				named.add(parameter.type());
				named.add(parameter.readType());
			});
		}
		named.addAll(reading.annotations());
		return named.classes;
	}

	/**
	 * Return the classes that a literal of an annotation type names.
	 * @param annotation the annotation type
	 * @return the classes, without primitive types and arrays
	 */
	public static Set<Class<?>> of(AnnotationTypeModel annotation) {
		NamedClasses named = new NamedClasses();
		named.add(annotation.type());
		for (AnnotationTypeModel.Attribute attribute : annotation.attributes()) {
			named.add(attribute.type());
			named.add(attribute.defaultValue());
		}
		return named.classes;
	}

	private void addMember(MemberModel member) {
		add(member.declaringClass());
		add(member.rawType());
		add(member.type());
		addAll(member.annotations());
	}

	private void addAll(Collection<?> values) {
		values.forEach(this::add);
	}

	/**
	 * Add the classes in a type, or in a value of an annotation.
	 */
	private void add(@Nullable Object value) {
		if (value instanceof Class<?> type) {
			addClass(type);
		}
		else if (value instanceof ParameterizedType type) {
			add(type.getRawType());
			addAll(List.of(type.getActualTypeArguments()));
		}
		else if (value instanceof GenericArrayType type) {
			add(type.getGenericComponentType());
		}
		else if (value instanceof WildcardType type) {
			addAll(List.of(type.getUpperBounds()));
			addAll(List.of(type.getLowerBounds()));
		}
		else if (value instanceof Enum<?> constant) {
			add(constant.getDeclaringClass());
		}
		else if (value instanceof AnnotationModel annotation) {
			addAll(annotation.values().values());
		}
		else if (value instanceof Collection<?> elements) {
			addAll(elements);
		}
	}

	private void addClass(Class<?> type) {
		if (type.isArray()) {
			addClass(type.getComponentType());
		}
		else if (!type.isPrimitive()) {
			this.classes.add(type);
		}
	}

}
