package io.github.reflectionfreejackson.testsupport.encoding;

import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;

/**
 * Containers which throw when they are read.
 */
final class FailingContainers {

	private FailingContainers() {
	}

	/**
	 * Return a list of two items that fails to hand out one of them, or its size.
	 */
	static <T> List<T> list(T item, int failing) {
		return new FailingList<>(item, failing);
	}

	/**
	 * Return such a list that Jackson reads by indices.
	 */
	static <T> List<T> randomAccessList(T item, int failing) {
		return new FailingRandomAccessList<>(item, failing);
	}

	/**
	 * Return a collection whose iterator fails at some step: the first is to ask for an
	 * iterator, then whether there is a first item, then for the item, and so on.
	 */
	static <T> Collection<T> collection(T item, int failing) {
		return new AbstractCollection<>() {

			@Override
			public Iterator<T> iterator() {
				return FailingContainers.iterator(item, failing);
			}

			@Override
			public int size() {
				return 2;
			}

		};
	}

	/**
	 * Return a map whose iteration fails at some step, or that fails to tell the second
	 * key or value.
	 */
	static <T> Map<String, T> map(T item, int failing) {
		return new AbstractMap<>() {

			@Override
			public boolean isEmpty() {
				return false;
			}

			@Override
			public Set<Map.Entry<String, T>> entrySet() {
				return new AbstractSet<>() {

					@Override
					public Iterator<Map.Entry<String, T>> iterator() {
						return FailingContainers.iterator(new FailingEntry<>(item, failing), failing);
					}

					@Override
					public int size() {
						return 2;
					}

				};
			}

		};
	}

	private static <T> Iterator<T> iterator(T item, int failing) {
		failIf(failing == 0, "iterator");
		return new Iterator<>() {

			private int step;

			@Override
			public boolean hasNext() {
				failIf(++this.step == failing, "hasNext");
				return this.step < 4;
			}

			@Override
			public T next() {
				failIf(++this.step == failing, "next");
				return item;
			}

		};
	}

	private static void failIf(boolean failing, String what) {
		if (failing) {
			throw new IllegalStateException(what);
		}
	}

	private static class FailingList<T> extends AbstractList<T> {

		private final T item;

		private final int failing;

		FailingList(T item, int failing) {
			this.item = item;
			this.failing = failing;
		}

		@Override
		public T get(int index) {
			failIf(index == this.failing, "get");
			return this.item;
		}

		@Override
		public int size() {
			failIf(this.failing < 0, "size");
			return 2;
		}

	}

	private static final class FailingRandomAccessList<T> extends FailingList<T> implements RandomAccess {

		FailingRandomAccessList(T item, int failing) {
			super(item, failing);
		}

	}

	private record FailingEntry<T>(T item, int failing) implements Map.Entry<String, T> {

		@Override
		public String getKey() {
			failIf(this.failing == 10, "key");
			return "key";
		}

		@Override
		public T getValue() {
			failIf(this.failing == 11, "value");
			return this.item;
		}

		@Override
		public T setValue(T value) {
			throw new UnsupportedOperationException();
		}

	}

}
