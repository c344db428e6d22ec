package io.github.reflectionfreejackson.test;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

import org.jspecify.annotations.Nullable;

/**
 * Finds the classes of a sample: its own, and those of what it contains, at any depth, if
 * it is an array or a collection, a map, of which values count, an {@link Optional} or an
 * {@link AtomicReference}. What can be iterated only is left alone, since it may be
 * iterated only once.
 */
final class SampledClasses {

	private final Set<Class<?>> found = new LinkedHashSet<>();

	private final Set<Object> opened = Collections.newSetFromMap(new IdentityHashMap<>());

	private final Deque<Object> pending = new ArrayDeque<>();

	private SampledClasses() {
	}

	/**
	 * Return the classes of a sample.
	 * @return the classes, beginning with the sample's own
	 */
	static Set<Class<?>> of(Object sample) {
		SampledClasses classes = new SampledClasses();
		classes.see(sample);
		for (Object next = classes.pending.poll(); next != null; next = classes.pending.poll()) {
			classes.open(next);
		}
		return classes.found;
	}

	private void see(@Nullable Object value) {
		if (value != null) {
			this.found.add(value.getClass());
			this.pending.add(value);
		}
	}

	private void open(Object value) {
		Collection<?> contents = contents(value);
		if (contents == null || !this.opened.add(value)) {
			return;
		}
		try {
			contents.forEach(this::see);
		}
		catch (RuntimeException ex) {
			// Jackson could not have them either
		}
	}

	private static @Nullable Collection<?> contents(Object value) {
		if (value instanceof Collection<?> collection) {
			return collection;
		}
		if (value instanceof Map<?, ?> map) {
			return map.values();
		}
		if (value instanceof Object[] array) {
			return Arrays.asList(array);
		}
		if (value instanceof Optional<?> optional) {
			return optional.stream().toList();
		}
		return (value instanceof AtomicReference<?> reference) ? Collections.singleton(reference.get()) : null;
	}

}
