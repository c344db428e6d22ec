package io.github.reflectionfreejackson.testsupport.encoding;

import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
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
		return new AbstractList<>() {

			@Override
			public T get(int index) {
				failIf(index == failing, "get");
				return item;
			}

			@Override
			public int size() {
				failIf(failing < 0, "size");
				return 2;
			}

		};
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
