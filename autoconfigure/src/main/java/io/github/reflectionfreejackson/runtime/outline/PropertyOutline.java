package io.github.reflectionfreejackson.runtime.outline;

import java.lang.reflect.Type;

import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson found out about a property when the application was built.
 *
 * @since 0.1.0
 */
public final class PropertyOutline {

	private final BeanOutline bean;

	private final String name;

	private String namespace = "";

	private String internalName;

	private boolean explicitlyIncluded;

	private boolean explicitlyNamed;

	private boolean mutable = true;

	private boolean omitsNull;

	private boolean omitsEmpty;

	private boolean removed;

	private boolean aside;

	private boolean replaced;

	private PropertyMetadata metadata = PropertyMetadata.STD_REQUIRED_OR_OPTIONAL;

	private @Nullable MemberOutline member;

	PropertyOutline(BeanOutline bean, String name) {
		this.bean = bean;
		this.name = name;
		this.internalName = name;
	}

	/**
	 * Create the description of what holds further properties where it is written as if
	 * it were one more property.
	 */
	static PropertyOutline furtherProperties(BeanOutline bean, MemberOutline anyGetter) {
		PropertyOutline property = new PropertyOutline(bean, anyGetter.name());
		property.member = anyGetter;
		return property.aside();
	}

	/**
	 * Set the namespace of the name, which only some formats have.
	 * @param namespace the namespace
	 * @return this property
	 */
	public PropertyOutline namespace(String namespace) {
		this.namespace = namespace;
		return this;
	}

	/**
	 * Set the name that the member implies, before annotations and naming strategies.
	 * @param internalName the implied name
	 * @return this property
	 */
	public PropertyOutline internalName(String internalName) {
		this.internalName = internalName;
		return this;
	}

	/**
	 * Note that an annotation includes the property.
	 * @return this property
	 */
	public PropertyOutline explicitlyIncluded() {
		this.explicitlyIncluded = true;
		return this;
	}

	/**
	 * Note that an annotation names the property.
	 * @return this property
	 */
	public PropertyOutline explicitlyNamed() {
		this.explicitlyNamed = true;
		return this;
	}

	/**
	 * Note that the property can be written to JSON, but not be read from it.
	 * @return this property
	 */
	public PropertyOutline readOnly() {
		this.mutable = false;
		return this;
	}

	/**
	 * Note that the property is left out where it is {@code null}.
	 * @return this property
	 */
	public PropertyOutline omitNull() {
		this.omitsNull = true;
		return this;
	}

	/**
	 * Note that the property is left out where its serializer finds it empty.
	 * @return this property
	 */
	public PropertyOutline omitEmpty() {
		this.omitsEmpty = true;
		return this;
	}

	/**
	 * Note that the property was described, but not written.
	 * @return this property
	 */
	public PropertyOutline removed() {
		this.removed = true;
		return this;
	}

	/**
	 * Note that the property is unwrapped, or holds further properties, so that generated
	 * code leaves reading and writing it to its writer.
	 * @return this property
	 */
	public PropertyOutline aside() {
		this.aside = true;
		return this;
	}

	/**
	 * Note that a modifier had a writer of its own write the property, which reads it by
	 * reflection, and to which generated code leaves it.
	 * @return this property
	 */
	public PropertyOutline replaced() {
		this.replaced = true;
		return aside();
	}

	/**
	 * Set what annotations say about the property as a whole.
	 * @param required whether it is required, or {@code null} if nothing is said
	 * @param description its description or {@code null}
	 * @param index its index or {@code null}
	 * @param defaultValue the text of its default value or {@code null}
	 * @return this property
	 */
	public PropertyOutline metadata(@Nullable Boolean required, @Nullable String description, @Nullable Integer index,
			@Nullable String defaultValue) {
		this.metadata = PropertyMetadata.construct(required, description, index, defaultValue);
		return this;
	}

	/**
	 * Set the method that returns the property.
	 * @param declaringClass the class that declares the method
	 * @param name the name of the method
	 * @param type its generic return type
	 * @return the method
	 */
	public MemberOutline getter(Class<?> declaringClass, String name, Type type) {
		this.member = this.bean.member(declaringClass, name, type, true);
		return this.member;
	}

	/**
	 * Set the field that holds the property.
	 * @param declaringClass the class that declares the field
	 * @param name the name of the field
	 * @param type its generic type
	 * @return the field
	 */
	public MemberOutline field(Class<?> declaringClass, String name, Type type) {
		this.member = this.bean.member(declaringClass, name, type, false);
		return this.member;
	}

	/**
	 * Return the name. Jackson's own factory methods intern it, which takes a while, and
	 * literals of generated code are interned already.
	 * @return the name
	 */
	public PropertyName name() {
		return (this.namespace.isEmpty() && !this.name.isEmpty()) ? new PropertyName(this.name)
				: PropertyName.construct(this.name, this.namespace.isEmpty() ? null : this.namespace);
	}

	/**
	 * Return the name that the member implies, before annotations and naming strategies.
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
	 * Return whether the property can be set, too.
	 * @return whether it can
	 */
	public boolean isMutable() {
		return this.mutable;
	}

	/**
	 * Return whether {@code null} was left out.
	 * @return whether it was
	 */
	public boolean omitsNull() {
		return this.omitsNull;
	}

	/**
	 * Return whether what is empty was left out.
	 * @return whether it was
	 */
	public boolean omitsEmpty() {
		return this.omitsEmpty;
	}

	/**
	 * Return whether the property was not written.
	 * @return whether generated code leaves it out
	 */
	public boolean isRemoved() {
		return this.removed;
	}

	/**
	 * Return whether generated code leaves reading and writing the property to its
	 * writer.
	 * @return whether it does
	 */
	public boolean isAside() {
		return this.aside;
	}

	/**
	 * Return whether a modifier had a writer of its own write the property.
	 * @return whether one had
	 */
	public boolean isReplaced() {
		return this.replaced;
	}

	/**
	 * Return what else annotations say of the property.
	 * @return the metadata
	 */
	public PropertyMetadata metadata() {
		return this.metadata;
	}

	/**
	 * Return the member that the property is read from.
	 * @return the member
	 * @throws IllegalStateException if none was given
	 */
	public MemberOutline member() {
		if (this.member == null) {
			throw new IllegalStateException("No member was given for property '" + this.name + "'");
		}
		return this.member;
	}

}
