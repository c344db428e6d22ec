package io.github.reflectionfreejackson.runtime.verify;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

import org.jspecify.annotations.Nullable;

/**
 * Compares two values by all that they refer to: classes, fields, elements, and which
 * references are to the same object. What {@code equals} says plays a part for simple
 * values of the JDK only, since the classes of the application need not have it.
 * <p>
 * Other objects of the JDK than simple values and containers, and fields which reflection
 * does not reach, are taken for equal.
 */
final class StructureComparison {

	/**
	 * Kept for as long as the class is.
	 */
	private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {

		@Override
		protected List<Field> computeValue(Class<?> type) {
			return fieldsOf(type);
		}

	};

	/**
	 * What was met, and what it was compared with: both ways, since either of the two may
	 * have one object where the other has several.
	 */
	private final Map<Object, Object> met = new IdentityHashMap<>();

	private final Map<Object, Object> counterparts = new IdentityHashMap<>();

	private final Deque<Pair> pending = new ArrayDeque<>();

	/**
	 * Sets and maps whose elements have been compared in the order in which they are
	 * listed.
	 */
	private final List<Object> unordered = new ArrayList<>();

	private StructureComparison() {
	}

	/**
	 * Compare two values.
	 * @param expected what plain Jackson has read
	 * @param actual what generated code has read
	 * @return the first difference, or {@code null} if there is none
	 */
	static @Nullable ReadingDifference compare(@Nullable Object expected, @Nullable Object actual) {
		StructureComparison comparison = new StructureComparison();
		comparison.pending.add(new Pair(expected, actual, null));
		for (Pair pair = comparison.pending.poll(); pair != null; pair = comparison.pending.poll()) {
			String contrast = comparison.contrast(pair);
			if (contrast != null) {
				Field field = pair.field();
				return new ReadingDifference((field != null) ? field.getDeclaringClass() : null,
						(field != null) ? field.getName() : null, contrast,
						comparison.unordered.stream().noneMatch(new IdentityOrder()::mayRule));
			}
		}
		return null;
	}

	/**
	 * Return what the fields of an object hold that are compared.
	 */
	static Collection<@Nullable Object> valuesOf(Object value) {
		List<@Nullable Object> values = new ArrayList<>();
		for (Field field : FIELDS.get(value.getClass())) {
			values.add(get(field, value));
		}
		return values;
	}

	private @Nullable String contrast(Pair pair) {
		Object expected = pair.expected();
		Object actual = pair.actual();
		if (expected == actual) {
			return null;
		}
		if (expected == null || actual == null || expected.getClass() != actual.getClass()) {
			String kind = kind(expected);
			return kind.equals(kind(actual)) ? kind + " of another class" : kind(actual) + " instead of " + kind;
		}
		if (expected instanceof Enum) {
			return "another constant";
		}
		Class<?> outer = outermostOfJdk(expected.getClass());
		if (outer == expected.getClass() && !isContainer(expected)) {
			return JdkValues.areEqual(expected, actual) ? null : "another " + kind(expected);
		}
		if (isEmptyArray(expected) && isEmptyArray(actual)) {
			return null;
		}
		Object known = this.met.putIfAbsent(expected, actual);
		Object counterpart = this.counterparts.putIfAbsent(actual, expected);
		if (known != null || counterpart != null) {
			return (known == actual) ? null : "another reference";
		}
		for (Field field : FIELDS.get(expected.getClass())) {
			add(get(field, expected), get(field, actual), field);
		}
		return (outer != Object.class && isContainer(expected)) ? contents(expected, actual, pair.field()) : null;
	}

	private @Nullable String contents(Object expected, Object actual, @Nullable Field field) {
		if (expected instanceof Map || expected instanceof Set) {
			this.unordered.add(expected);
		}
		if (expected instanceof Map<?, ?> map) {
			return elements(map.entrySet(), ((Map<?, ?>) actual).entrySet(), field);
		}
		if (expected instanceof Collection<?> collection) {
			return elements(collection, (Collection<?>) actual, field);
		}
		if (expected instanceof Optional<?> optional) {
			add(optional.orElse(null), ((Optional<?>) actual).orElse(null), field);
		}
		else if (expected instanceof AtomicReference<?> reference) {
			add(reference.get(), ((AtomicReference<?>) actual).get(), field);
		}
		else if (expected instanceof Map.Entry<?, ?> entry) {
			addEntry(entry, (Map.Entry<?, ?>) actual, field);
		}
		else if (expected.getClass().isArray()) {
			int length = Array.getLength(expected);
			if (length != Array.getLength(actual)) {
				return "another number of elements";
			}
			for (int i = 0; i < length; i++) {
				add(Array.get(expected, i), Array.get(actual, i), field);
			}
		}
		return null;
	}

	private @Nullable String elements(Collection<?> expected, Collection<?> actual, @Nullable Field field) {
		Iterator<?> others = actual.iterator();
		for (Object element : expected) {
			if (!others.hasNext()) {
				return "another number of elements";
			}
			Object other = others.next();
			if (element instanceof Map.Entry<?, ?> entry && other instanceof Map.Entry<?, ?> otherEntry) {
				addEntry(entry, otherEntry, field);
			}
			else {
				add(element, other, field);
			}
		}
		return others.hasNext() ? "another number of elements" : null;
	}

	/**
	 * Maps may make their entries anew each time they are asked for them.
	 */
	private void addEntry(Map.Entry<?, ?> expected, Map.Entry<?, ?> actual, @Nullable Field field) {
		add(expected.getKey(), actual.getKey(), field);
		add(expected.getValue(), actual.getValue(), field);
	}

	private void add(@Nullable Object expected, @Nullable Object actual, @Nullable Field field) {
		if (expected != actual) {
			this.pending.add(new Pair(expected, actual, field));
		}
	}

	private static @Nullable Object get(Field field, Object value) {
		try {
			return field.get(value);
		}
		catch (IllegalAccessException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static List<Field> fieldsOf(Class<?> type) {
		List<Field> fields = new ArrayList<>();
		for (Class<?> owner = type; owner != null && !JdkValues.isOfJdk(owner); owner = owner.getSuperclass()) {
			for (Field field : owner.getDeclaredFields()) {
				if (!Modifier.isStatic(field.getModifiers()) && field.trySetAccessible()) {
					fields.add(field);
				}
			}
		}
		return fields;
	}

	private static Class<?> outermostOfJdk(Class<?> type) {
		Class<?> outermost = type;
		while (!JdkValues.isOfJdk(outermost) && outermost.getSuperclass() != null) {
			outermost = outermost.getSuperclass();
		}
		return outermost;
	}

	private static boolean isContainer(Object value) {
		return value instanceof Map || value instanceof Collection || value instanceof Optional
				|| value instanceof AtomicReference || value instanceof Map.Entry || value.getClass().isArray();
	}

	/**
	 * Deserializers may keep such a one, which cannot be changed.
	 */
	private static boolean isEmptyArray(Object value) {
		return value.getClass().isArray() && Array.getLength(value) == 0;
	}

	private static String kind(@Nullable Object value) {
		if (value == null) {
			return "null";
		}
		if (value instanceof CharSequence || value instanceof Character) {
			return "text";
		}
		if (value instanceof Number) {
			return "number";
		}
		if (value instanceof Boolean) {
			return "truth value";
		}
		if (value instanceof Map) {
			return "map";
		}
		if (value instanceof Collection || value.getClass().isArray()) {
			return "list";
		}
		return (value instanceof Enum) ? "constant" : "object";
	}

	/**
	 * What has still to be compared.
	 *
	 * @param expected one value
	 * @param actual the other
	 * @param field the field that holds them, directly or in a container
	 */
	private record Pair(@Nullable Object expected, @Nullable Object actual, @Nullable Field field) {
	}

}
