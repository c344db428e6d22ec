package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Gathers types with the places where they are found, in any order, and hands them out
 * sorted by name.
 */
final class FoundTypes {

	private final Map<String, FoundType> types = new TreeMap<>();

	void add(Type type, String origin, Collection<Endpoint> endpoints) {
		FoundType found = this.types.computeIfAbsent(type.getTypeName(), (name) -> FoundType.of(type));
		found.origins().add(origin);
		found.endpoints().addAll(endpoints);
	}

	List<RootType> toRootTypes() {
		return this.types.values().stream().map(FoundType::toRootType).toList();
	}

	/**
	 * A type and what is known about it so far.
	 *
	 * @param type the type
	 * @param origins where it was found
	 * @param endpoints the requests that it is about
	 */
	private record FoundType(Type type, Set<String> origins, Set<Endpoint> endpoints) {

		static FoundType of(Type type) {
			return new FoundType(type, new TreeSet<>(), new TreeSet<>());
		}

		RootType toRootType() {
			return new RootType(this.type, List.copyOf(this.origins), List.copyOf(this.endpoints));
		}

	}

}
