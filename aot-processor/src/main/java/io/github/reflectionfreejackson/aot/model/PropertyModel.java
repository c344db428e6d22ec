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
 */
public record PropertyModel(String name, String namespace, String internalName, boolean explicitlyIncluded,
		boolean explicitlyNamed, boolean readOnly, MetadataModel metadata, MemberModel member) {
}
