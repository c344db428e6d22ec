package io.github.reflectionfreejackson.aot.introspection;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import javax.lang.model.SourceVersion;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel;
import io.github.reflectionfreejackson.aot.model.AnnotationTypeModel.Attribute;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.Nameability;
import io.github.reflectionfreejackson.aot.model.NamedClasses;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * Records annotations, and the annotation types that literals are needed of.
 */
final class AnnotationModels {

	/**
	 * The code that makes a value takes up to 14 bytes, and that of a method 64 KB, in
	 * which a property may have the annotations of two members.
	 */
	private static final int MOST_VALUES = 2000;

	/**
	 * What literals make numbers with.
	 */
	private static final Set<Class<?>> QUALIFIERS_OF_NUMBERS = Set.of(Double.class, Float.class);

	private final TypePlacement placement;

	private final Map<String, AnnotationTypeModel> types = new TreeMap<>();

	AnnotationModels(TypePlacement placement) {
		this.placement = placement;
	}

	/**
	 * Return the annotation types that literals are needed of, sorted by name.
	 */
	List<AnnotationTypeModel> typesUsedBy(Collection<AnnotationModel> annotations) {
		Set<String> used = new TreeSet<>();
		annotations.forEach((annotation) -> use(annotation, used));
		return this.types.values().stream().filter((type) -> used.contains(type.type().getName())).toList();
	}

	private void use(@Nullable Object value, Set<String> used) {
		if (value instanceof List<?> elements) {
			elements.forEach((element) -> use(element, used));
		}
		else if (value instanceof AnnotationModel annotation && used.add(annotation.type().getName())) {
			annotation.values().values().forEach((nested) -> use(nested, used));
			Objects.requireNonNull(this.types.get(annotation.type().getName()))
				.attributes()
				.forEach((attribute) -> use(attribute.defaultValue(), used));
		}
		else if (value instanceof AnnotationModel annotation) {
			annotation.values().values().forEach((nested) -> use(nested, used));
		}
	}

	/**
	 * Record annotations, sorted by the name of their types.
	 * @param packageName the package of the source which is to express them
	 * @throws UnsupportedTypeException if generated code could not express one of them
	 */
	List<AnnotationModel> record(Iterable<Annotation> annotations, String packageName) throws UnsupportedTypeException {
		List<AnnotationModel> models = new ArrayList<>();
		for (Annotation annotation : annotations) {
			models.add(record(annotation, packageName));
		}
		checkSize(models);
		models.sort(Comparator.comparing((model) -> model.type().getName()));
		return List.copyOf(models);
	}

	private AnnotationModel record(Annotation annotation, String packageName) throws UnsupportedTypeException {
		Class<? extends Annotation> type = annotation.annotationType();
		recordType(type);
		TreeMap<String, Object> values = new TreeMap<>();
		for (Method attribute : attributes(type)) {
			Object value = valueOf(annotation, attribute);
			if (!Objects.deepEquals(value, attribute.getDefaultValue())) {
				values.put(attribute.getName(), model(value, type, packageName));
			}
		}
		return new AnnotationModel(type, values);
	}

	private static void checkSize(List<?> values) throws UnsupportedTypeException {
		if (AnnotationModel.sizeOf(values) > MOST_VALUES) {
			throw new UnsupportedTypeException(
					"a member's annotations have more values, or defaults, than fit into a class file",
					Remedy.SHORTEN_ANNOTATION);
		}
	}

	private void recordType(Class<? extends Annotation> type) throws UnsupportedTypeException {
		if (this.types.containsKey(type.getName())) {
			return;
		}
		boolean everywhere = Nameability.isNameableEverywhere(type) && attributes(type).stream()
			.allMatch((method) -> GenericTypes.mentionsOnly(method.getGenericReturnType(),
					Nameability::isNameableEverywhere));
		Placement chosen = everywhere ? Placement.APPLICATION : Placement.TYPE;
		Objection objection = this.placement.objection(chosen, type);
		if (objection != null) {
			throw new UnsupportedTypeException("a member is annotated with @" + type.getName()
					+ ", of which no literal can be made: " + objection.reason(), Remedy.MAKE_ANNOTATION_VISIBLE);
		}
		String packageName = this.placement.packageOf(chosen, type);
		List<Attribute> attributes = new ArrayList<>();
		List<Object> defaultValues = new ArrayList<>();
		for (Method attribute : attributes(type)) {
			checkName(type, "value", attribute.getName());
			if (isOfObject(attribute.getName())) {
				throw unnameable(type, "value", attribute.getName());
			}
			if (!GenericTypes.mentionsOnly(attribute.getGenericReturnType(),
					(raw) -> Nameability.isNameableFrom(raw, packageName))) {
				throw new UnsupportedTypeException("a member is annotated with @" + type.getName()
						+ ", of which no literal can be made: the type of its value '" + attribute.getName()
						+ "' cannot be named in package " + packageName, Remedy.MAKE_ANNOTATION_VISIBLE);
			}
			Object defaultValue = attribute.getDefaultValue();
			Object value = (defaultValue != null) ? model(defaultValue, type, packageName) : null;
			attributes.add(new Attribute(attribute.getName(), attribute.getGenericReturnType(), value));
			if (value != null) {
				defaultValues.add(value);
			}
		}
		checkSize(defaultValues);
		AnnotationTypeModel model = new AnnotationTypeModel(type, chosen, List.copyOf(attributes));
		checkInherited(model, packageName);
		this.types.put(type.getName(), model);
	}

	private static void checkInherited(AnnotationTypeModel model, String packageName) throws UnsupportedTypeException {
		Set<Class<?>> named = new LinkedHashSet<>(NamedClasses.of(model));
		named.addAll(QUALIFIERS_OF_NUMBERS);
		Class<?> hidden = Nameability.findHidden(named, model.type(), packageName);
		if (hidden != null) {
			throw new UnsupportedTypeException("a member is annotated with @" + model.type().getName()
					+ ", of which no literal can be made: it has a class or constant of its own that is named like "
					+ hidden.getName(), Remedy.RENAME_CLASS);
		}
	}

	private Object model(Object value, Class<?> annotationType, String packageName) throws UnsupportedTypeException {
		if (value instanceof Annotation nested) {
			return record(nested, packageName);
		}
		if (value.getClass().isArray()) {
			List<Object> elements = new ArrayList<>();
			for (int i = 0; i < Array.getLength(value); i++) {
				elements.add(model(Array.get(value, i), annotationType, packageName));
			}
			return List.copyOf(elements);
		}
		if (value instanceof Enum<?> constant
				&& !Nameability.isNameableFrom(constant.getDeclaringClass(), packageName)) {
			throw new UnsupportedTypeException("a member's annotation @" + annotationType.getName() + " uses "
					+ constant.getDeclaringClass().getName() + ", which cannot be named in package " + packageName,
					Remedy.MAKE_ENUM_PUBLIC);
		}
		if (value instanceof Enum<?> constant) {
			checkName(annotationType, "constant", constant.name());
		}
		return value;
	}

	/**
	 * Other languages allow for names that are keywords of Java, or none at all.
	 */
	private static void checkName(Class<?> annotationType, String kind, String name) throws UnsupportedTypeException {
		if (!Nameability.isWritable(name) || SourceVersion.isKeyword(name)) {
			throw unnameable(annotationType, kind, name);
		}
	}

	private static UnsupportedTypeException unnameable(Class<?> annotationType, String kind, String name) {
		return new UnsupportedTypeException("a member's annotation @" + annotationType.getName() + " uses the " + kind
				+ " '" + name + "', which source cannot name", Remedy.RENAME_IN_ANNOTATION);
	}

	/**
	 * Such a method of an annotation overrides what cannot be overridden so.
	 */
	private static boolean isOfObject(String name) {
		return Arrays.stream(Object.class.getDeclaredMethods())
			.anyMatch((method) -> method.getName().equals(name) && method.getParameterCount() == 0);
	}

	private static List<Method> attributes(Class<? extends Annotation> type) {
		return Arrays.stream(type.getDeclaredMethods())
			.filter((method) -> method.getParameterCount() == 0 && !method.isSynthetic()
					&& !Modifier.isStatic(method.getModifiers()))
			.sorted(Comparator.comparing(Method::getName))
			.toList();
	}

	private static Object valueOf(Annotation annotation, Method attribute) throws UnsupportedTypeException {
		@Nullable Throwable failure;
		try {
			attribute.setAccessible(true);
			return attribute.invoke(annotation);
		}
		catch (InvocationTargetException ex) {
			failure = ex.getCause();
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			failure = ex;
		}
		throw new UnsupportedTypeException(
				"the value '" + attribute.getName() + "' of a member's annotation @"
						+ annotation.annotationType().getName() + " cannot be read: " + failure,
				Remedy.COMPLETE_CLASS_PATH);
	}

}
