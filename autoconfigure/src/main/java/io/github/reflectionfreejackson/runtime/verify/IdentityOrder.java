package io.github.reflectionfreejackson.runtime.verify;

import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
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
 */
final class IdentityOrder {

	private IdentityOrder() {
	}

	/**
	 * Return whether the order of elements may follow the identity of objects: whether
	 * they are not kept in an order of their own, and the hash code of one is that of
	 * {@link Object}, or is made of such.
	 * @param container a set, a map or another object
	 */
	static boolean mayRule(Object container) {
		if (container instanceof Map<?, ?> map) {
			return !(map instanceof SortedMap || map instanceof LinkedHashMap || map instanceof EnumMap)
					&& haveIdentity(map.keySet());
		}
		return container instanceof Set<?> set
				&& !(set instanceof SortedSet || set instanceof LinkedHashSet || set instanceof EnumSet)
				&& haveIdentity(set);
	}

	private static boolean haveIdentity(Collection<?> elements) {
		for (Object element : elements) {
			if (hasIdentity(element)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Constants, which are the same objects each time, have a hash code of {@link Enum}.
	 */
	private static boolean hasIdentity(@Nullable Object element) {
		if (element == null) {
			return false;
		}
		if (element instanceof Collection<?> elements) {
			return haveIdentity(elements);
		}
		if (element instanceof Map<?, ?> map) {
			return haveIdentity(map.keySet()) || haveIdentity(map.values());
		}
		if (element instanceof Optional<?> optional) {
			return hasIdentity(optional.orElse(null));
		}
		try {
			return element.getClass().getMethod("hashCode").getDeclaringClass() == Object.class;
		}
		catch (NoSuchMethodException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
