package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A generated class, as far as others need to know it. Grows while its shape does.
 */
final class NamedType {

	private final String name;

	private final Reach reach;

	private final boolean generic;

	private final boolean open;

	private final List<String> samples = new ArrayList<>();

	private final Map<String, FuzzType> getters = new TreeMap<>();

	private int weight = 1;

	private boolean throwable;

	/**
	 * Create a type.
	 * @param reach from where it can be used
	 * @param generic whether it has a type variable
	 * @param open whether it is a class that may have subclasses
	 */
	NamedType(String name, Reach reach, boolean generic, boolean open) {
		this.name = name;
		this.reach = reach;
		this.generic = generic;
		this.open = open;
	}

	String name() {
		return this.name;
	}

	Reach reach() {
		return this.reach;
	}

	boolean isGeneric() {
		return this.generic;
	}

	boolean isOpen() {
		return this.open;
	}

	/**
	 * Return expressions of its values; those of generic types lack an argument.
	 */
	List<String> samples() {
		return this.samples;
	}

	/**
	 * Return the types of its getters, inherited ones included, by name.
	 */
	Map<String, FuzzType> getters() {
		return this.getters;
	}

	boolean isThrowable() {
		return this.throwable;
	}

	/**
	 * Note that it is a throwable, which no generic class may extend.
	 */
	void setThrowable(boolean throwable) {
		this.throwable = throwable;
	}

	/**
	 * Return the names that Jackson's rules make of the getters.
	 */
	List<String> propertyNames() {
		List<String> names = new ArrayList<>();
		for (String getter : this.getters.keySet()) {
			if (getter.startsWith("get")) {
				int end = 4;
				while (end < getter.length() && Character.isUpperCase(getter.charAt(end))) {
					end++;
				}
				names.add(getter.substring(3, end).toLowerCase(Locale.ROOT) + getter.substring(end));
			}
		}
		return names;
	}

	/**
	 * Return whether another type has a getter of the same name and another type.
	 */
	boolean contradicts(NamedType other) {
		return this.getters.entrySet().stream().anyMatch((getter) -> {
			FuzzType type = other.getters.get(getter.getKey());
			return type != null && !type.source().equals(getter.getValue().source());
		});
	}

	int weight() {
		return this.weight;
	}

	void addWeight(int more) {
		this.weight += more;
	}

}
