package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;
import java.util.stream.Stream;

/**
 * What was found out about the types which the application writes and reads. The lists
 * are immutable, free of duplicates and sorted: by the name of the type, by origin, by
 * the name of the bean.
 *
 * @param roots the types which the application writes
 * @param bodies the types which the application reads
 * @param unseen the handler methods whose declaration does not tell the type
 * @param unreadable what could not be read
 * @since 0.1.0
 */
public record RootTypes(List<RootType> roots, List<RootType> bodies, List<UnseenReturn> unseen,
		List<UnreadableBean> unreadable) {

	public RootTypes {
		roots = List.copyOf(roots);
		bodies = List.copyOf(bodies);
		unseen = List.copyOf(unseen);
		unreadable = List.copyOf(unreadable);
	}

	/**
	 * Return whether only properties and annotations of classes name the types, so that
	 * no bean leads to any.
	 * @return whether all contexts of an application would have the same
	 */
	public boolean areMerelyNamed() {
		return this.unseen.isEmpty()
				&& Stream.concat(this.roots.stream(), this.bodies.stream()).allMatch(IncludedTypes::areOriginOf);
	}

}
