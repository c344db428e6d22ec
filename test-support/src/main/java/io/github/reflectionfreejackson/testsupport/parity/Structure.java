package io.github.reflectionfreejackson.testsupport.parity;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.atomic.AtomicReference;

import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Describes an object and all that it refers to: classes, fields, elements, and which
 * references are to the same object. Two objects of equal structure have equal
 * descriptions; what {@code equals} says of them plays no part.
 */
final class Structure {

	/**
	 * Kept as long as the class is, because fields may be hidden from reflection once
	 * they were found.
	 */
	private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {

		@Override
		protected List<Field> computeValue(Class<?> type) {
			return fieldsOf(type);
		}

	};

	private final StringBuilder text = new StringBuilder();

	private final Map<Object, Integer> seen = new IdentityHashMap<>();

	private Structure() {
	}

	/**
	 * Describe an object.
	 * @param value the object
	 * @return the description
	 */
	static String of(@Nullable Object value) {
		Structure structure = new Structure();
		structure.add(value);
		return structure.text.toString();
	}

	private void add(@Nullable Object value) {
		if (value == null) {
			this.text.append("null");
			return;
		}
		Class<?> type = value.getClass();
		this.text.append(nameOf(type));
		if (isLeaf(value, type)) {
			this.text.append('(').append(leaf(value)).append(')');
			return;
		}
		Integer number = this.seen.putIfAbsent(value, this.seen.size());
		if (number != null) {
			this.text.append('#').append(number);
			return;
		}
		this.text.append('{');
		addContent(value, type);
		addFields(value, type);
		this.text.append('}');
	}

	private void addContent(Object value, Class<?> type) {
		if (type.isArray()) {
			for (int i = 0; i < Array.getLength(value); i++) {
				addPart("", Array.get(value, i));
			}
		}
		else if (value instanceof Map<?, ?> map) {
			addMap(map);
		}
		else if (value instanceof Collection<?> collection) {
			addCollection(collection);
		}
		else if (value instanceof Optional<?> optional) {
			addPart("", optional.orElse(null));
		}
		else if (value instanceof AtomicReference<?> reference) {
			addPart("", reference.get());
		}
		else if (value instanceof Throwable throwable) {
			addPart("message=", throwable.getMessage());
			addPart("cause=", throwable.getCause());
			addPart("suppressed=", throwable.getSuppressed());
		}
	}

	private void addMap(Map<?, ?> map) {
		if (map instanceof LinkedHashMap || map instanceof SortedMap) {
			map.forEach((key, element) -> {
				addPart("", key);
				addPart("=", element);
			});
			return;
		}
		List<String> entries = new ArrayList<>();
		map.forEach((key, element) -> entries.add(of(key) + "=" + of(element)));
		entries.stream().sorted().forEach((entry) -> this.text.append(entry).append(','));
	}

	private void addCollection(Collection<?> collection) {
		if (collection instanceof Set && !(collection instanceof LinkedHashSet) && !(collection instanceof SortedSet)) {
			collection.stream().map(Structure::of).sorted().forEach((entry) -> this.text.append(entry).append(','));
			return;
		}
		collection.forEach((element) -> addPart("", element));
	}

	private void addPart(String name, @Nullable Object value) {
		this.text.append(name);
		add(value);
		this.text.append(',');
	}

	private void addFields(Object value, Class<?> type) {
		for (Field field : FIELDS.get(type)) {
			try {
				addPart(field.getName() + "=", field.get(value));
			}
			catch (IllegalAccessException ex) {
				throw new IllegalStateException(ex);
			}
		}
	}

	private static List<Field> fieldsOf(Class<?> type) {
		List<Field> fields = new ArrayList<>();
		for (Class<?> owner = type; owner != null && !isOfJdk(owner); owner = owner.getSuperclass()) {
			Arrays.stream(owner.getDeclaredFields())
				.filter((field) -> !Modifier.isStatic(field.getModifiers()))
				.forEach(fields::add);
		}
		AccessibleObject.setAccessible(fields.toArray(AccessibleObject[]::new), true);
		return fields;
	}

	private static boolean isLeaf(Object value, Class<?> type) {
		if (value instanceof Enum || value instanceof ObjectCodec || value instanceof TokenBuffer || type.isHidden()) {
			return true;
		}
		return isOfJdk(type) && !type.isArray() && !(value instanceof Map) && !(value instanceof Collection)
				&& !(value instanceof Optional) && !(value instanceof AtomicReference) && !(value instanceof Throwable);
	}

	private static String leaf(Object value) {
		if (value instanceof Enum<?> constant) {
			return constant.name();
		}
		if (value instanceof Date date) {
			return date.getTime() + " " + date;
		}
		if (value instanceof ByteBuffer buffer) {
			return Arrays.toString(buffer.array()) + " " + buffer;
		}
		if (value instanceof ObjectCodec || value.getClass().isHidden()) {
			return "";
		}
		return ReadOutcome.withoutIdentity(value.toString());
	}

	private static boolean isOfJdk(Class<?> type) {
		ClassLoader loader = type.getClassLoader();
		return loader == null || loader == ClassLoader.getPlatformClassLoader();
	}

	private static String nameOf(Class<?> type) {
		return ReadOutcome.withoutIdentity(type.getName());
	}

}
