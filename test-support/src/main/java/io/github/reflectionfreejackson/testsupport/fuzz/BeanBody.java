package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The members of a class while it is printed.
 */
final class BeanBody {

	private final List<String> fields = new ArrayList<>();

	private final List<String> methods = new ArrayList<>();

	private final List<List<String>> fills = List.of(new ArrayList<>(), new ArrayList<>());

	private final Map<String, FuzzType> assignable = new LinkedHashMap<>();

	private final Set<String> names;

	BeanBody() {
		this(new HashSet<>());
	}

	private BeanBody(Set<String> names) {
		this.names = names;
	}

	/**
	 * Return a body for a part of the members, for which the same names are free.
	 */
	BeanBody part() {
		return new BeanBody(this.names);
	}

	/**
	 * Return whether a name is free, and take it.
	 */
	boolean take(String name) {
		return this.names.add(name);
	}

	void field(String text) {
		this.fields.add(text);
	}

	void method(String text) {
		this.methods.add(text);
	}

	/**
	 * Add statements which give a property its value in the first and the second sample.
	 */
	void fill(String first, String second) {
		this.fills.get(0).add(first);
		this.fills.get(1).add(second);
	}

	/**
	 * Note that a field can be assigned.
	 */
	void assignable(String name, FuzzType type) {
		this.assignable.put(name, type);
	}

	/**
	 * Return the types of the fields that can be assigned, by name.
	 */
	Map<String, FuzzType> assignable() {
		return this.assignable;
	}

	/**
	 * Add all this to another body.
	 */
	void addTo(BeanBody other) {
		other.fields.addAll(this.fields);
		other.methods.addAll(this.methods);
		other.assignable.putAll(this.assignable);
		for (int i = 0; i < this.fills.size(); i++) {
			other.fills.get(i).addAll(this.fills.get(i));
		}
	}

	/**
	 * Return the statements of a sample, 1 or 2.
	 */
	String fillOf(int sample) {
		return String.join("", this.fills.get(sample - 1));
	}

	String members() {
		return String.join("", this.fields) + String.join("", this.methods);
	}

}
