package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.databind.PropertyName;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson found out about reading a property when the application was built.
 *
 * @since 0.1.0
 */
public final class ReadingPropertyOutline {

	private final ReadingOutline bean;

	private final String name;

	private String namespace = "";

	private String internalName;

	private boolean explicitlyIncluded;

	private boolean explicitlyNamed;

	private int parameter = -1;

	private @Nullable MemberOutline mutator;

	private @Nullable MemberOutline accessor;

	private List<Class<?>> rivals = List.of();

	private @Nullable MemberOutline latest;

	ReadingPropertyOutline(ReadingOutline bean, String name) {
		this.bean = bean;
		this.name = name;
		this.internalName = name;
	}

	/**
	 * Set the namespace of the name, which only some formats have.
	 * @param namespace the namespace
	 * @return this property
	 */
	public ReadingPropertyOutline namespace(String namespace) {
		this.namespace = namespace;
		return this;
	}

	/**
	 * Set the name that the members imply, before annotations and naming strategies.
	 * @param internalName the implied name
	 * @return this property
	 */
	public ReadingPropertyOutline internalName(String internalName) {
		this.internalName = internalName;
		return this;
	}

	/**
	 * Note that an annotation includes the property.
	 * @return this property
	 */
	public ReadingPropertyOutline explicitlyIncluded() {
		this.explicitlyIncluded = true;
		return this;
	}

	/**
	 * Note that an annotation names the property.
	 * @return this property
	 */
	public ReadingPropertyOutline explicitlyNamed() {
		this.explicitlyNamed = true;
		return this;
	}

	/**
	 * Note that the creator which takes properties takes this one.
	 * @param index the position among the creator's parameters
	 * @return this property
	 */
	public ReadingPropertyOutline parameter(int index) {
		this.parameter = index;
		return this;
	}

	/**
	 * Set the method that takes the property.
	 * @param declaringClass the class that declares the method
	 * @param methodName the name of the method
	 * @param type the generic type of its parameter
	 * @return this property
	 */
	public ReadingPropertyOutline setter(Class<?> declaringClass, String methodName, Type type) {
		this.latest = this.bean.member(declaringClass, methodName, type, true);
		this.mutator = this.latest;
		return this;
	}

	/**
	 * Set the field that takes the property.
	 * @param declaringClass the class that declares the field
	 * @param fieldName the name of the field
	 * @param type its generic type
	 * @return this property
	 */
	public ReadingPropertyOutline field(Class<?> declaringClass, String fieldName, Type type) {
		this.latest = this.bean.member(declaringClass, fieldName, type, false);
		this.mutator = this.latest;
		return this;
	}

	/**
	 * Set what several setters or fields of the property take. Jackson uses one of them,
	 * but may ask the mapper about the class of any.
	 * @param classes the classes
	 * @return this property
	 */
	public ReadingPropertyOutline rivals(Class<?>... classes) {
		this.rivals = List.of(classes);
		return this;
	}

	/**
	 * Set the method that returns what is there already, to which what is read is added.
	 * @param declaringClass the class that declares the method
	 * @param methodName the name of the method
	 * @param type its generic return type
	 * @return this property
	 */
	public ReadingPropertyOutline getter(Class<?> declaringClass, String methodName, Type type) {
		this.latest = this.bean.member(declaringClass, methodName, type, true);
		this.accessor = this.latest;
		return this;
	}

	/**
	 * Set the field that holds what is there already, to which what is read is added.
	 * @param declaringClass the class that declares the field
	 * @param fieldName the name of the field
	 * @param type its generic type
	 * @return this property
	 */
	public ReadingPropertyOutline accessedField(Class<?> declaringClass, String fieldName, Type type) {
		this.latest = this.bean.member(declaringClass, fieldName, type, false);
		this.accessor = this.latest;
		return this;
	}

	/**
	 * Set the modifiers of the member given last, where they are more or less than
	 * {@code public}.
	 * @param modifiers the modifiers, as in {@link java.lang.reflect.Modifier}
	 * @return this property
	 */
	public ReadingPropertyOutline modifiers(int modifiers) {
		latest().modifiers(modifiers);
		return this;
	}

	/**
	 * Add annotations to the member given last.
	 * @param annotations the annotations
	 * @return this property
	 */
	public ReadingPropertyOutline annotations(Annotation... annotations) {
		latest().annotations(annotations);
		return this;
	}

	private MemberOutline latest() {
		return Objects.requireNonNull(this.latest, "A member has to be given first");
	}

	/**
	 * Return the name.
	 * @return the name
	 */
	public PropertyName name() {
		return PropertyName.construct(this.name, this.namespace.isEmpty() ? null : this.namespace);
	}

	/**
	 * Return the name that the members imply, before annotations and naming strategies.
	 * @return the implied name
	 */
	public String internalName() {
		return this.internalName;
	}

	/**
	 * Return whether an annotation includes the property.
	 * @return whether one does
	 */
	public boolean isExplicitlyIncluded() {
		return this.explicitlyIncluded;
	}

	/**
	 * Return whether an annotation names the property.
	 * @return whether one does
	 */
	public boolean isExplicitlyNamed() {
		return this.explicitlyNamed;
	}

	/**
	 * Return the position among the creator's parameters, or -1 if the creator does not
	 * take the property.
	 * @return the position
	 */
	public int parameter() {
		return this.parameter;
	}

	/**
	 * Return the member that sets the property.
	 * @return the member, or {@code null} if there is none
	 */
	public @Nullable MemberOutline mutator() {
		return this.mutator;
	}

	/**
	 * Return what several setters or fields of the property take.
	 * @return the classes; none if all take the same
	 */
	public List<Class<?>> rivals() {
		return this.rivals;
	}

	/**
	 * Return the member that the property is read from, such as a collection to add to.
	 * @return the member, or {@code null} if it is not needed
	 */
	public @Nullable MemberOutline accessor() {
		return this.accessor;
	}

}
