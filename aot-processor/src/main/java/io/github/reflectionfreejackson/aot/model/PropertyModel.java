package io.github.reflectionfreejackson.aot.model;

/**
 * A property as Jackson found it.
 *
 * @param name its name in JSON
 * @param namespace the namespace of the name, or an empty string
 * @param internalName the name that the member implies
 * @param explicitlyIncluded whether an annotation includes it
 * @param explicitlyNamed whether an annotation names it
 * @param readOnly whether it is left out because it cannot be read from JSON
 * @param metadata what annotations say of the property as a whole
 * @param member the member that holds it
 * @param omitsNull whether it is left out where it is {@code null}, if the type is
 * settled
 * @param omitsEmpty whether it is left out where its serializer finds it empty, if the
 * type is settled
 * @param removed whether Jackson describes it, but writes it by no means, because of what
 * the type, or the property's type, says
 * @param aside whether it is unwrapped, or holds further properties, so that generated
 * code leaves reading and writing it to its writer
 * @since 0.1.0
 */
public record PropertyModel(String name, String namespace, String internalName, boolean explicitlyIncluded,
		boolean explicitlyNamed, boolean readOnly, MetadataModel metadata, MemberModel member, boolean omitsNull,
		boolean omitsEmpty, boolean removed, boolean aside) {

	/**
	 * Return the same as a property of a settled type.
	 * @param ofNull whether it is left out where it is {@code null}
	 * @param ofEmpty whether it is left out where its serializer finds it empty
	 * @return the model
	 */
	public PropertyModel withOmissions(boolean ofNull, boolean ofEmpty) {
		return new PropertyModel(this.name, this.namespace, this.internalName, this.explicitlyIncluded,
				this.explicitlyNamed, this.readOnly, this.metadata, this.member, ofNull, ofEmpty, this.removed,
				this.aside);
	}

	/**
	 * Return the same as a property that is not written.
	 * @return the model
	 */
	public PropertyModel withoutWriter() {
		return new PropertyModel(this.name, this.namespace, this.internalName, this.explicitlyIncluded,
				this.explicitlyNamed, this.readOnly, this.metadata, this.member, this.omitsNull, this.omitsEmpty, true,
				this.aside);
	}

	/**
	 * Return the same as a property that generated code leaves to its writer.
	 * @return the model
	 */
	public PropertyModel leftToWriter() {
		return new PropertyModel(this.name, this.namespace, this.internalName, this.explicitlyIncluded,
				this.explicitlyNamed, this.readOnly, this.metadata, this.member, this.omitsNull, this.omitsEmpty,
				this.removed, true);
	}

	/**
	 * Return what holds further properties as if it were one more property.
	 * @param anyGetter the member
	 * @return the model
	 */
	static PropertyModel furtherProperties(MemberModel anyGetter) {
		return new PropertyModel(anyGetter.name(), "", anyGetter.name(), false, false, false,
				new MetadataModel(null, null, null, null), anyGetter, false, false, false, true);
	}

}
