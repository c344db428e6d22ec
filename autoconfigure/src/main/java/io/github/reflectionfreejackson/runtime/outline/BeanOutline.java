package io.github.reflectionfreejackson.runtime.outline;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/**
 * What Jackson found out about a type when the application was built. Filled by generated
 * code, once, and only read afterwards.
 *
 * @since 0.1.0
 */
public final class BeanOutline {

	private final List<PropertyOutline> properties = new ArrayList<>();

	private final List<MemberOutline> members = new ArrayList<>();

	private final Map<String, String> mixIns = new HashMap<>();

	private String visibility = "";

	private boolean settled;

	private boolean typed;

	private boolean viewed;

	private @Nullable MemberOutline jsonValue;

	private @Nullable MemberOutline anyGetter;

	private boolean anyGetterLast;

	private @Nullable MemberOutline jsonKey;

	/**
	 * Create the description of a type of which nothing is known yet.
	 */
	public BeanOutline() {
	}

	/**
	 * Note which members Jackson took for properties without being told by annotation.
	 * @param visibility the effective visibility rules of the type
	 */
	public void visibility(String visibility) {
		this.visibility = visibility;
	}

	/**
	 * Note that annotations of a mix-in were used.
	 * @param target the name of the type, or supertype, that was annotated
	 * @param mixIn the name of the mix-in
	 */
	public void mixIn(String target, String mixIn) {
		this.mixIns.put(target, mixIn);
	}

	/**
	 * Note that Jackson made a plain writer of each property, which leaves out at most
	 * what is noted, and nothing else of the type.
	 */
	public void settled() {
		this.settled = true;
	}

	/**
	 * Note that type information may be written for a type that is settled.
	 */
	public void typed() {
		this.typed = true;
	}

	/**
	 * Note that some properties are written in some views only, so that generated code
	 * asks of each whether it is written.
	 */
	public void viewed() {
		this.viewed = true;
	}

	/**
	 * Add the next property.
	 * @param name its name in JSON
	 * @return the property, whose member has still to be given
	 */
	public PropertyOutline property(String name) {
		PropertyOutline property = new PropertyOutline(this, name);
		this.properties.add(property);
		return property;
	}

	/**
	 * Give the method whose result is written instead of the properties.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method
	 * @param type its generic return type
	 * @return the method
	 */
	public MemberOutline jsonValueGetter(Class<?> declaringClass, String name, Type type) {
		this.jsonValue = member(declaringClass, name, type, true);
		return this.jsonValue;
	}

	/**
	 * Give the field whose content is written instead of the properties.
	 * @param declaringClass the class that declares the field
	 * @param name the name of the field
	 * @param type its generic type
	 * @return the field
	 */
	public MemberOutline jsonValueField(Class<?> declaringClass, String name, Type type) {
		this.jsonValue = member(declaringClass, name, type, false);
		return this.jsonValue;
	}

	/**
	 * Give the method whose map is written as further properties.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method
	 * @param type its generic return type
	 * @return the method
	 */
	public MemberOutline anyGetter(Class<?> declaringClass, String name, Type type) {
		this.anyGetter = member(declaringClass, name, type, true);
		return this.anyGetter;
	}

	/**
	 * Give the field whose map is written as further properties.
	 * @param declaringClass the class that declares the field
	 * @param name the name of the field
	 * @param type its generic type
	 * @return the field
	 */
	public MemberOutline anyGetterField(Class<?> declaringClass, String name, Type type) {
		this.anyGetter = member(declaringClass, name, type, false);
		return this.anyGetter;
	}

	/**
	 * Note that the further properties are written after all others, rather than in place
	 * of one.
	 */
	public void anyGetterLast() {
		this.anyGetterLast = true;
	}

	/**
	 * Give the method whose result is written where the bean is a key of a map.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method
	 * @param type its generic return type
	 * @return the method
	 */
	public MemberOutline jsonKeyGetter(Class<?> declaringClass, String name, Type type) {
		this.jsonKey = member(declaringClass, name, type, true);
		return this.jsonKey;
	}

	/**
	 * Give the field whose content is written where the bean is a key of a map.
	 * @param declaringClass the class that declares the field
	 * @param name the name of the field
	 * @param type its generic type
	 * @return the field
	 */
	public MemberOutline jsonKeyField(Class<?> declaringClass, String name, Type type) {
		this.jsonKey = member(declaringClass, name, type, false);
		return this.jsonKey;
	}

	MemberOutline member(Class<?> declaringClass, String name, Type type, boolean method) {
		MemberOutline member = new MemberOutline(this.members.size(), declaringClass, name, type, method);
		this.members.add(member);
		return member;
	}

	/**
	 * Fail unless generated code can reach all members that it reads.
	 * @param generated the generated class
	 * @throws IllegalAccessError if it cannot
	 */
	public void checkAccess(Class<?> generated) {
		for (MemberOutline member : this.members) {
			member.checkAccess(generated);
		}
	}

	/**
	 * Return the names of the properties in JSON.
	 * @return the names
	 */
	public Set<String> propertyNames() {
		return this.properties.stream()
			.map((property) -> property.name().getSimpleName())
			.collect(Collectors.toUnmodifiableSet());
	}

	/**
	 * Return the properties.
	 * @return the properties, in the order in which Jackson writes them
	 */
	public List<PropertyOutline> properties() {
		return this.properties;
	}

	/**
	 * Return the properties that were written.
	 * @return those that Jackson did not remove, in the order in which it writes them,
	 * and what holds further properties
	 */
	public List<PropertyOutline> writtenProperties() {
		List<PropertyOutline> written = new ArrayList<>(this.properties.size() + 1);
		for (PropertyOutline property : this.properties) {
			if (!property.isRemoved()) {
				written.add(property);
			}
		}
		if (this.anyGetter != null && this.anyGetterLast) {
			written.add(PropertyOutline.furtherProperties(this, this.anyGetter));
		}
		return written;
	}

	/**
	 * Return the mix-ins whose annotations were used.
	 * @return the name of the mix-in by that of the type that it is for
	 */
	public Map<String, String> mixIns() {
		return this.mixIns;
	}

	/**
	 * Return which members Jackson took for properties without being told by annotation.
	 * @return the visibility rules, as they describe themselves
	 */
	public String visibility() {
		return this.visibility;
	}

	/**
	 * Return whether the type was settled: Jackson makes nothing but a plain writer of
	 * each property.
	 * @return whether it was
	 */
	public boolean isSettled() {
		return this.settled;
	}

	/**
	 * Return whether type information is written for the type.
	 * @return whether it is
	 */
	public boolean isTyped() {
		return this.typed;
	}

	/**
	 * Return whether generated code asks of each property whether it is written.
	 * @return whether it does
	 */
	public boolean isViewed() {
		return this.viewed;
	}

	/**
	 * Return the member whose content is written in place of the bean.
	 * @return the member, or {@code null} if the properties are written
	 */
	public @Nullable MemberOutline jsonValue() {
		return this.jsonValue;
	}

	/**
	 * Return the member that holds further properties.
	 * @return the member, or {@code null} if there is none
	 */
	public @Nullable MemberOutline anyGetter() {
		return this.anyGetter;
	}

	/**
	 * Return what is written where the bean is a key of a map.
	 * @return the member, or {@code null} if there is none
	 */
	public @Nullable MemberOutline keyAccessor() {
		return (this.jsonKey != null) ? this.jsonKey : this.jsonValue;
	}

}
