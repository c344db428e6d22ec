package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Gathers what is found, in any order, and hands it out sorted.
 */
final class Findings {

	private final FoundTypes roots = new FoundTypes();

	private final FoundTypes bodies = new FoundTypes();

	private final Set<UnseenReturn> unseen = new TreeSet<>(Comparator.comparing(UnseenReturn::origin)
		.thenComparing(UnseenReturn::declaredType)
		.thenComparing((found) -> found.endpoints().toString()));

	private final Set<UnreadableBean> unreadable = new TreeSet<>(
			Comparator.comparing(UnreadableBean::beanName).thenComparing(UnreadableBean::cause));

	void root(Type type, String origin) {
		root(type, origin, List.of());
	}

	void root(Type type, String origin, Collection<Endpoint> answered) {
		this.roots.add(type, origin, answered);
	}

	void body(Type type, String origin, Collection<Endpoint> asked) {
		this.bodies.add(type, origin, asked);
	}

	/**
	 * Record a type which is bound in either direction.
	 * @param type the type
	 * @param origin what says so
	 */
	void bound(Type type, String origin) {
		root(type, origin);
		body(type, origin, List.of());
	}

	void unseen(String origin, String declaredType, List<Endpoint> answered) {
		this.unseen.add(new UnseenReturn(origin, declaredType, answered));
	}

	void unreadable(String beanName, String cause) {
		this.unreadable.add(new UnreadableBean(beanName, cause));
	}

	/**
	 * Record what could not be read.
	 * @param beanName the name of what could not be read
	 * @param failure the reason
	 */
	void unreadable(String beanName, Throwable failure) {
		unreadable(beanName, describe(failure));
	}

	RootTypes toRootTypes() {
		return new RootTypes(this.roots.toRootTypes(), this.bodies.toRootTypes(), List.copyOf(this.unseen),
				List.copyOf(this.unreadable));
	}

	/**
	 * Describe a failure by its causes and the message of the innermost one. The messages
	 * in between may name instances, which differ from run to run.
	 * @param failure the failure
	 * @return the description
	 */
	static String describe(Throwable failure) {
		StringBuilder description = new StringBuilder();
		Throwable current = failure;
		while (current.getCause() != null && current.getCause() != current) {
			description.append(current.getClass().getSimpleName()).append(" caused by ");
			current = current.getCause();
		}
		return description.append(current).toString();
	}

}
