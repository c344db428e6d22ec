package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What was read from a source, in the portions in which it came.
 *
 * @param <A> the type of arrays that are read into
 */
final class RecordedPortions<A> {

	private final Class<?> element;

	private final List<Portion<A>> portions = new ArrayList<>();

	RecordedPortions(Class<A> type) {
		this.element = type.getComponentType();
	}

	/**
	 * Read, and note what comes of it.
	 */
	int record(Source<A> source, A target, int offset, int length) throws IOException {
		int count;
		try {
			count = source.read(target, offset, length);
		}
		catch (IOException | RuntimeException ex) {
			this.portions.add(new Portion<>(null, 0, ex));
			throw ex;
		}
		this.portions.add(new Portion<>(copy(target, offset, count), count, null));
		return count;
	}

	@SuppressWarnings("unchecked")
	private @Nullable A copy(A source, int offset, int count) {
		if (count <= 0) {
			return null;
		}
		A copy = (A) Array.newInstance(this.element, count);
		System.arraycopy(source, offset, copy, 0, count);
		return copy;
	}

	/**
	 * Return a source that has the same portions once more, and fails where it is asked
	 * for more.
	 */
	Source<A> again() {
		Iterator<Portion<A>> recorded = List.copyOf(this.portions).iterator();
		return (target, offset, length) -> {
			if (!recorded.hasNext()) {
				throw new IOException("More is read than was read before");
			}
			return recorded.next().read(target, offset, length);
		};
	}

	/**
	 * Where portions come from.
	 *
	 * @param <A> the type of arrays that are read into
	 */
	@FunctionalInterface
	interface Source<A> {

		int read(A target, int offset, int length) throws IOException;

	}

	/**
	 * What came of reading once.
	 *
	 * @param <A> the type of arrays that are read into
	 * @param content what was read, or {@code null} if nothing was
	 * @param count what reading returned
	 * @param failure why reading failed, or {@code null} if it did not
	 */
	private record Portion<A>(@Nullable A content, int count, @Nullable Exception failure) {

		int read(A target, int offset, int length) throws IOException {
			if (this.failure instanceof IOException exception) {
				throw exception;
			}
			if (this.failure instanceof RuntimeException exception) {
				throw exception;
			}
			if (this.content != null) {
				if (this.count > length) {
					throw new IOException("Less is read than was read before");
				}
				System.arraycopy(this.content, 0, target, offset, this.count);
			}
			return this.count;
		}

	}

}
