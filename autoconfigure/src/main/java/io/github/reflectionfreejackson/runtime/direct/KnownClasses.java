package io.github.reflectionfreejackson.runtime.direct;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

/**
 * What has been found out of classes. Only so many are kept; what is looked for next is
 * most often that of the latest.
 * <p>
 * May be used by several threads: what one has found out, another may find out again.
 *
 * @param <T> the type of what is known of a class
 */
final class KnownClasses<T> {

	/**
	 * With more classes than this, there is one look-up each time.
	 */
	private static final int MAX_KNOWN = 64;

	private volatile Known<?>[] known = {};

	private Known<?> latest = new Known<>(Known.class, "");

	/**
	 * Return what is known of a class.
	 * @return what {@link #add} was given, or {@code null} if that is not known any more
	 */
	@SuppressWarnings("unchecked")
	@Nullable T find(Class<?> type) {
		Known<?> candidate = this.latest;
		return (candidate.type() == type) ? (T) candidate.value() : search(type);
	}

	@SuppressWarnings("unchecked")
	private @Nullable T search(Class<?> type) {
		for (Known<?> candidate : this.known) {
			if (candidate.type() == type) {
				this.latest = candidate;
				return (T) candidate.value();
			}
		}
		return null;
	}

	/**
	 * Keep what has been found out of a class, if there is room.
	 * @return what was given
	 */
	T add(Class<?> type, T value) {
		Known<T> found = new Known<>(type, value);
		Known<?>[] all = this.known;
		if (all.length < MAX_KNOWN) {
			Known<?>[] more = Arrays.copyOf(all, all.length + 1);
			more[all.length] = found;
			this.known = more;
		}
		this.latest = found;
		return value;
	}

	/**
	 * What is known of a class.
	 *
	 * @param type the class
	 * @param value what is known of it
	 */
	private record Known<T>(Class<?> type, T value) {

	}

}
