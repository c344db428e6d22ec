package io.github.reflectionfreejackson.runtime.verify;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

import org.jspecify.annotations.Nullable;

/**
 * Tells sets and maps which may list their elements in an order that is another each time
 * they are filled.
 * <p>
 * One instance may be asked about several, as long as none was found to be such.
 */
final class IdentityOrder {

	private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());

	private final Deque<Object> pending = new ArrayDeque<>();

	/**
	 * Return whether the order of elements may follow the identity of objects: whether
	 * they are not kept in an order of their own, and the hash code of one is that of
	 * {@link Object}, or may be made of such.
	 * @param container a set, a map or another object
	 */
	boolean mayRule(Object container) {
		if (container instanceof Map<?, ?> map) {
			return !(map instanceof SortedMap || map instanceof LinkedHashMap || map instanceof EnumMap)
					&& haveIdentity(map.keySet());
		}
		return container instanceof Set<?> set
				&& !(set instanceof SortedSet || set instanceof LinkedHashSet || set instanceof EnumSet)
				&& haveIdentity(set);
	}

	private boolean haveIdentity(Collection<?> elements) {
		elements.forEach(this::add);
		for (Object element = this.pending.poll(); element != null; element = this.pending.poll()) {
			if (hasIdentity(element.getClass())) {
				return true;
			}
			addContents(element);
		}
		return false;
	}

	/**
	 * Constants, which are the same objects each time, have a hash code of {@link Enum}.
	 */
	private void add(@Nullable Object element) {
		if (element != null && !(element instanceof Enum) && this.met.add(element)) {
			this.pending.add(element);
		}
	}

	/**
	 * Add what a hash code is made of: of an object of the application, it may be any of
	 * its fields.
	 */
	private void addContents(Object element) {
		if (element instanceof Collection<?> elements) {
			elements.forEach(this::add);
		}
		else if (element instanceof Map<?, ?> map) {
			map.keySet().forEach(this::add);
			map.values().forEach(this::add);
		}
		else if (element instanceof Map.Entry<?, ?> entry) {
			add(entry.getKey());
			add(entry.getValue());
		}
		else if (element instanceof Optional<?> optional) {
			add(optional.orElse(null));
		}
		StructureComparison.valuesOf(element).forEach(this::add);
	}

	private static boolean hasIdentity(Class<?> type) {
		try {
			return type.getMethod("hashCode").getDeclaringClass() == Object.class;
		}
		catch (NoSuchMethodException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
