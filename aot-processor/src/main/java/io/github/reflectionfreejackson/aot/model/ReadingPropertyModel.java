package io.github.reflectionfreejackson.aot.model;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A property as Jackson found it for reading.
 *
 * @param name its name in JSON
 * @param namespace the namespace of the name, or an empty string
 * @param internalName the name that the members imply
 * @param explicitlyIncluded whether an annotation includes it
 * @param explicitlyNamed whether an annotation names it
 * @param parameter its position among the parameters of the creator that takes
 * properties, or -1
 * @param mutator the setter or field, or {@code null}
 * @param rivals what several setters or fields take, one of which Jackson uses; none if
 * all take the same
 * @param accessor the getter or field of what is there already, or {@code null}
 * @since 0.1.0
 */
public record ReadingPropertyModel(String name, String namespace, String internalName, boolean explicitlyIncluded,
		boolean explicitlyNamed, int parameter, @Nullable MutatorModel mutator, List<Class<?>> rivals,
		@Nullable MemberModel accessor) {

	/**
	 * Return whether the property is set of an instance, and no creator takes it.
	 * @return whether it is
	 */
	public boolean isSet() {
		return this.mutator != null && this.parameter < 0;
	}

}
