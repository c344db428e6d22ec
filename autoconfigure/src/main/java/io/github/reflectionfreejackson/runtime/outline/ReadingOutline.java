package io.github.reflectionfreejackson.runtime.outline;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * What Jackson found out about reading a type when the application was built. Filled by
 * generated code, once, and only read afterwards.
 *
 * @since 0.1.0
 */
public final class ReadingOutline {

	private final List<ReadingPropertyOutline> properties = new ArrayList<>();

	private final List<CreatorOutline> creators = new ArrayList<>();

	private final Map<String, String> mixIns = new HashMap<>();

	private final Set<String> ignored = new LinkedHashSet<>();

	private String visibility = "";

	private final List<MemberOutline> members = new ArrayList<>();

	private boolean straightLine;

	private boolean straightLineAfterCreation;

	private boolean settled;

	private boolean ofKotlin;

	private final List<MemberOutline> injected = new ArrayList<>();

	private @Nullable AnySetterOutline anySetter;

	private @Nullable MemberOutline buildMethod;

	/**
	 * Create the description of a type of which nothing is known yet.
	 */
	public ReadingOutline() {
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
	 * Note names in JSON that are ignored, although there are members of these names.
	 * @param names the names
	 */
	public void ignored(String... names) {
		this.ignored.addAll(Arrays.asList(names));
	}

	/**
	 * Note that generated code reads the properties one after the other.
	 */
	public void straightLine() {
		this.straightLine = true;
	}

	/**
	 * Note that generated code sets the properties that the creator does not take, one
	 * after the other, once there is an instance.
	 */
	public void straightLineAfterCreation() {
		this.straightLineAfterCreation = true;
	}

	/**
	 * Note that Jackson makes no more of the properties than what their types ask for, so
	 * that it need not be asked again.
	 */
	public void settled() {
		this.settled = true;
	}

	/**
	 * Note that the class is one of Kotlin's, of which Jackson's Kotlin module creates
	 * instances. That looks at the constructor itself, so what is not plain is left to
	 * it, and to reflection.
	 */
	public void ofKotlin() {
		this.ofKotlin = true;
	}

	/**
	 * Set the method by which the builder builds.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method, which has no parameters
	 */
	public void buildMethod(Class<?> declaringClass, String name) {
		this.buildMethod = new MemberOutline(0, declaringClass, name, Object.class, true);
	}

	/**
	 * Add a constructor that Jackson considers.
	 * @param declaringClass the class
	 * @param role what Jackson considers it for
	 * @return the constructor, whose parameters have still to be given
	 */
	public CreatorOutline constructor(Class<?> declaringClass, CreatorOutline.Role role) {
		return creator(new MemberOutline(this.creators.size(), declaringClass, declaringClass.getName(), declaringClass,
				false), role);
	}

	/**
	 * Add a static method that Jackson considers for creating instances.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method
	 * @param role what Jackson considers it for
	 * @return the method, whose parameters have still to be given
	 */
	public CreatorOutline factory(Class<?> declaringClass, String name, CreatorOutline.Role role) {
		return creator(new MemberOutline(this.creators.size(), declaringClass, name, declaringClass, true), role);
	}

	private CreatorOutline creator(MemberOutline member, CreatorOutline.Role role) {
		CreatorOutline creator = new CreatorOutline(member, role);
		this.creators.add(creator);
		return creator;
	}

	/**
	 * Add the next property.
	 * @param name its name in JSON
	 * @return the property, whose members have still to be given
	 */
	public ReadingPropertyOutline property(String name) {
		ReadingPropertyOutline property = new ReadingPropertyOutline(this, name);
		this.properties.add(property);
		return property;
	}

	/**
	 * Give the method that takes what no property takes.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method
	 * @param keyType the generic type of its first parameter
	 * @param valueType the generic type of its second parameter
	 * @return the method
	 */
	public MemberOutline anySetter(Class<?> declaringClass, String name, Type keyType, Type valueType) {
		MemberOutline member = member(declaringClass, name, valueType, true);
		this.anySetter = new AnySetterOutline(member, keyType);
		return member;
	}

	/**
	 * Give the field whose map takes what no property takes.
	 * @param declaringClass the class that declares the field
	 * @param name the name of the field
	 * @param type its generic type
	 * @return the field
	 */
	public MemberOutline anySetterField(Class<?> declaringClass, String name, Type type) {
		MemberOutline member = member(declaringClass, name, type, false);
		this.anySetter = new AnySetterOutline(member, null);
		return member;
	}

	/**
	 * Add a method that takes a value which is not read.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method
	 * @param type the generic type of its parameter
	 * @return the method
	 */
	public MemberOutline injectedBy(Class<?> declaringClass, String name, Type type) {
		return injected(member(declaringClass, name, type, true));
	}

	/**
	 * Add a field that takes a value which is not read.
	 * @param declaringClass the class that declares the field
	 * @param name the name of the field
	 * @param type its generic type
	 * @return the field
	 */
	public MemberOutline injectedInto(Class<?> declaringClass, String name, Type type) {
		return injected(member(declaringClass, name, type, false));
	}

	private MemberOutline injected(MemberOutline member) {
		this.injected.add(member);
		return member;
	}

	MemberOutline member(Class<?> declaringClass, String name, Type type, boolean method) {
		MemberOutline member = new MemberOutline(this.members.size(), declaringClass, name, type, method);
		this.members.add(member);
		return member;
	}

	/**
	 * Fail unless generated code can reach all members that it sets or calls.
	 * @param generated the generated class
	 * @throws IllegalAccessError if it cannot
	 */
	public void checkAccess(Class<?> generated) {
		for (MemberOutline member : this.members) {
			member.checkAccess(generated);
		}
		for (CreatorOutline creator : this.creators) {
			creator.member().checkAccess(generated);
		}
		if (this.buildMethod != null) {
			this.buildMethod.checkAccess(generated);
		}
	}

	/**
	 * Return the properties.
	 * @return the properties, in Jackson's order
	 */
	public List<ReadingPropertyOutline> properties() {
		return this.properties;
	}

	/**
	 * Return the constructors and factory methods that Jackson considers.
	 * @return the creators, in Jackson's order
	 */
	public List<CreatorOutline> creators() {
		return this.creators;
	}

	/**
	 * Return the creator that Jackson considers for something.
	 * @param role what for
	 * @return the first such creator, or {@code null} if there is none
	 */
	public @Nullable CreatorOutline creator(CreatorOutline.Role role) {
		for (CreatorOutline creator : this.creators) {
			if (creator.role() == role) {
				return creator;
			}
		}
		return null;
	}

	/**
	 * Return the mix-ins whose annotations were used.
	 * @return the name of the mix-in by that of the type that it is for
	 */
	public Map<String, String> mixIns() {
		return this.mixIns;
	}

	/**
	 * Return the names that are ignored.
	 * @return the names
	 */
	public Set<String> ignored() {
		return this.ignored;
	}

	/**
	 * Return the members that values are injected into.
	 * @return the members
	 */
	public List<MemberOutline> injected() {
		return this.injected;
	}

	/**
	 * Return whether all properties can be read at a stroke.
	 * @return whether they can
	 */
	public boolean isStraightLine() {
		return this.straightLine;
	}

	/**
	 * Return whether generated code sets the properties that the creator does not take.
	 * @return whether it does; if there are none, it does not
	 */
	public boolean isStraightLineAfterCreation() {
		return this.straightLineAfterCreation;
	}

	/**
	 * Return whether the type was settled: Jackson makes nothing but plain properties of
	 * it.
	 * @return whether it was
	 */
	public boolean isSettled() {
		return this.settled;
	}

	/**
	 * Return whether Jackson looks at the members itself, for its Kotlin module.
	 * @return whether it does
	 */
	public boolean isOfKotlin() {
		return this.ofKotlin;
	}

	/**
	 * Return how many members generated code knows by number.
	 * @return how many
	 */
	public int memberCount() {
		return this.members.size();
	}

	/**
	 * Return which members Jackson took for properties without being told by annotation.
	 * @return the visibility rules, as they describe themselves
	 */
	public String visibility() {
		return this.visibility;
	}

	/**
	 * Return the method by which the builder builds, or {@code null} if there is none.
	 * @return the method
	 */
	public @Nullable MemberOutline buildMethod() {
		return this.buildMethod;
	}

	/**
	 * Return what takes what no property takes.
	 * @return the method or field, or {@code null} if there is none
	 */
	public @Nullable AnySetterOutline anySetter() {
		return this.anySetter;
	}

	/**
	 * Takes what no property takes.
	 *
	 * @param member the method or field, whose type is that of the value or map
	 * @param keyType the type of the method's first parameter, or {@code null} for a
	 * field
	 */
	public record AnySetterOutline(MemberOutline member, @Nullable Type keyType) {
	}

}
