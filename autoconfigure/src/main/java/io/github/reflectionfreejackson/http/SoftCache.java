package io.github.reflectionfreejackson.http;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.jspecify.annotations.Nullable;

/**
 * Keeps a limited number of values, as long as there is memory: all of them, or none,
 * which costs less than each for itself.
 * <p>
 * May be used by several threads.
 *
 * @param <V> the values
 */
final class SoftCache<V> {

	static final int LIMIT = 1024;

	private volatile SoftReference<Map<Object, V>> entries = new SoftReference<>(new ConcurrentHashMap<>());

	@Nullable V get(Object key) {
		Map<Object, V> kept = this.entries.get();
		return (kept != null) ? kept.get(key) : null;
	}

	/**
	 * Return whether no more values are kept.
	 */
	boolean isFull() {
		Map<Object, V> kept = this.entries.get();
		return kept != null && kept.size() >= LIMIT;
	}

	/**
	 * Keep a value, unless there are too many.
	 */
	void put(Object key, V value) {
		Map<Object, V> kept = this.entries.get();
		if (kept == null) {
			kept = new ConcurrentHashMap<>();
			this.entries = new SoftReference<>(kept);
		}
		if (kept.size() < LIMIT) {
			kept.put(key, value);
		}
	}

}
