package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * A constructor or static factory method that Jackson considers for creating instances.
 *
 * @since 0.1.0
 */
public final class CreatorOutline {

	private final MemberOutline member;

	private final Role role;

	private final List<MemberOutline> parameters = new ArrayList<>();

	private final Map<Integer, String> ignored = new HashMap<>();

	private final Map<Integer, Class<?>> unboxed = new HashMap<>();

	private long needed;

	private long optional;

	CreatorOutline(MemberOutline member, Role role) {
		this.member = member;
		this.role = role;
	}

	/**
	 * Set the modifiers, where they are more or less than {@code public}.
	 * @param modifiers the modifiers, as in {@link java.lang.reflect.Modifier}
	 * @return this creator
	 */
	public CreatorOutline modifiers(int modifiers) {
		this.member.modifiers(modifiers);
		return this;
	}

	/**
	 * Add the next parameter.
	 * @param type its generic type
	 * @return this creator
	 */
	public CreatorOutline parameter(Type type) {
		this.parameters.add(new MemberOutline(this.parameters.size(), this.member.declaringClass(), "", type,
				this.member.isMethod()));
		return this;
	}

	/**
	 * Note that the parameter given last takes no property, as what it would take is
	 * ignored.
	 * @param name the name of what it would take
	 * @return this creator
	 */
	public CreatorOutline ignored(String name) {
		this.ignored.put(this.parameters.size() - 1, name);
		return this;
	}

	/**
	 * Note that Jackson is asked what stands for {@code null}, or for nothing, as the
	 * argument of the parameter given last, which is not {@code null}.
	 * @return this creator
	 */
	public CreatorOutline needed() {
		this.needed |= latest();
		return this;
	}

	/**
	 * Note that the parameter given last has a default, of which another creator knows.
	 * @return this creator
	 */
	public CreatorOutline optional() {
		this.optional |= latest();
		return this;
	}

	/**
	 * Note that the parameter given last is of a value class of Kotlin, and that the
	 * compiler has it take the content of an instance.
	 * @param content the class of the content
	 * @return this creator
	 */
	public CreatorOutline unboxed(Class<?> content) {
		this.unboxed.put(this.parameters.size() - 1, content);
		return this;
	}

	private long latest() {
		return 1L << (this.parameters.size() - 1);
	}

	/**
	 * Add annotations to the parameter given last, or to the creator itself if there is
	 * none yet.
	 * @param annotations the annotations
	 * @return this creator
	 */
	public CreatorOutline annotations(Annotation... annotations) {
		MemberOutline latest = this.parameters.isEmpty() ? this.member
				: this.parameters.get(this.parameters.size() - 1);
		latest.annotations(annotations);
		return this;
	}

	/**
	 * Return the constructor or factory method.
	 * @return the member
	 */
	public MemberOutline member() {
		return this.member;
	}

	/**
	 * Return what Jackson considers the creator for.
	 * @return the role
	 */
	public Role role() {
		return this.role;
	}

	/**
	 * Return the parameters.
	 * @return the parameters, in order
	 */
	public List<MemberOutline> parameters() {
		return this.parameters;
	}

	/**
	 * Return the class that a parameter has in the class file.
	 * @param index the position of the parameter
	 * @return the class, which for a value class of Kotlin may be that of the content
	 */
	public Class<?> compiledType(int index) {
		Class<?> content = this.unboxed.get(index);
		return (content != null) ? content : JavaTypes.erase(this.parameters.get(index).type());
	}

	/**
	 * Return the name of what a parameter would take if it were not ignored.
	 * @param index the position of the parameter
	 * @return the name, or {@code null} if it is not ignored
	 */
	public @Nullable String ignored(int index) {
		return this.ignored.get(index);
	}

	/**
	 * Return whether Jackson is asked what stands for {@code null}, or for nothing.
	 * @param index the position of the parameter
	 * @return whether it is; otherwise it is {@code null}
	 */
	public boolean isNeeded(int index) {
		return (this.needed & (1L << index)) != 0;
	}

	/**
	 * Return which parameters have a default.
	 * @return a bit for each of the first 64 parameters
	 */
	public long optionals() {
		return this.optional;
	}

	/**
	 * What Jackson considers a creator for.
	 */
	public enum Role {

		/**
		 * For creating instances without arguments.
		 */
		DEFAULT,

		/**
		 * For creating instances of properties.
		 */
		PROPERTIES,

		/**
		 * For creating instances of some properties: what takes all, a mask for each 32
		 * of them that tells which are missing, and a last argument, which is
		 * {@code null}. Jackson does not know of it.
		 */
		DEFAULTS,

		/**
		 * For creating instances of one value, as an annotation says.
		 */
		DELEGATING,

		/**
		 * For creating instances of one value, as its parameter implies.
		 */
		IMPLICIT

	}

}
