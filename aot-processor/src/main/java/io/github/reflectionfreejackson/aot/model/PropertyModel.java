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
 * @param writer what reads and writes it
 * @since 0.1.0
 */
public record PropertyModel(String name, String namespace, String internalName, boolean explicitlyIncluded,
		boolean explicitlyNamed, boolean readOnly, MetadataModel metadata, MemberModel member, boolean omitsNull,
		boolean omitsEmpty, boolean removed, Writer writer) {

	/**
	 * Return the same as a property of a settled type.
	 * @param ofNull whether it is left out where it is {@code null}
	 * @param ofEmpty whether it is left out where its serializer finds it empty
	 * @return the model
	 */
	public PropertyModel withOmissions(boolean ofNull, boolean ofEmpty) {
		return new PropertyModel(this.name, this.namespace, this.internalName, this.explicitlyIncluded,
				this.explicitlyNamed, this.readOnly, this.metadata, this.member, ofNull, ofEmpty, this.removed,
				this.writer);
	}

	/**
	 * Return the same as a property that is not written.
	 * @return the model
	 */
	public PropertyModel withoutWriter() {
		return new PropertyModel(this.name, this.namespace, this.internalName, this.explicitlyIncluded,
				this.explicitlyNamed, this.readOnly, this.metadata, this.member, this.omitsNull, this.omitsEmpty, true,
				this.writer);
	}

	/**
	 * Return the same as a property that something else than generated code reads and
	 * writes.
	 * @param other what does
	 * @return the model
	 */
	public PropertyModel writtenBy(Writer other) {
		return new PropertyModel(this.name, this.namespace, this.internalName, this.explicitlyIncluded,
				this.explicitlyNamed, this.readOnly, this.metadata, this.member, this.omitsNull, this.omitsEmpty,
				this.removed, other);
	}

	/**
	 * Return whether generated code leaves reading and writing the property to its
	 * writer.
	 * @return whether it does
	 */
	public boolean aside() {
		return this.writer != Writer.GENERATED_CODE;
	}

	/**
	 * Return whether a modifier has another writer write the property.
	 * @return whether one does
	 */
	public boolean replaced() {
		return this.writer == Writer.REPLACEMENT;
	}

	/**
	 * Return what holds further properties as if it were one more property.
	 * @param anyGetter the member
	 * @return the model
	 */
	static PropertyModel furtherProperties(MemberModel anyGetter) {
		return new PropertyModel(anyGetter.name(), "", anyGetter.name(), false, false, false,
				new MetadataModel(null, null, null, null), anyGetter, false, false, false, Writer.INNER);
	}

	/**
	 * What reads and writes a property.
	 */
	public enum Writer {

		/**
		 * Generated code.
		 */
		GENERATED_CODE,

		/**
		 * Jackson's writer of what is unwrapped, or of further properties.
		 */
		INNER,

		/**
		 * A writer of a modifier's own, by reflection.
		 */
		REPLACEMENT

	}

}
