package io.github.reflectionfreejackson.aot.model;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

import org.jspecify.annotations.Nullable;

/**
 * Which type leads to which.
 *
 * @param roots the names of the classes in each root, by the name of its type
 * @param nodes what was looked at, sorted by name
 * @since 0.1.0
 */
public record TypeGraph(SortedMap<String, SortedSet<String>> roots, List<Node> nodes) {

	/**
	 * A graph of nothing.
	 */
	public static final TypeGraph EMPTY = new TypeGraph(Collections.emptySortedMap(), List.of());

	public TypeGraph {
		roots = Collections.unmodifiableSortedMap(new TreeMap<>(roots));
		nodes = List.copyOf(nodes);
	}

	/**
	 * A type and what it leads to.
	 *
	 * @param type the class
	 * @param serializer the name of the serializer that writes it without asking for its
	 * members, or {@code null} if there is none
	 * @param references the names of the classes in the types of its properties
	 * @param relatives the names of its superclass and its known or likely subtypes
	 */
	public record Node(Class<?> type, @Nullable String serializer, SortedSet<String> references,
			SortedSet<String> relatives) {

		public Node {
			references = Collections.unmodifiableSortedSet(new TreeSet<>(references));
			relatives = Collections.unmodifiableSortedSet(new TreeSet<>(relatives));
		}

		/**
		 * Return the same with more relatives.
		 * @param more the names of the classes
		 * @return the node with these as well
		 */
		public Node withRelatives(SortedSet<String> more) {
			SortedSet<String> all = new TreeSet<>(this.relatives);
			all.addAll(more);
			return new Node(this.type, this.serializer, this.references, all);
		}

	}

}
