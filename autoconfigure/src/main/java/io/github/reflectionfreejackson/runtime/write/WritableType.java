package io.github.reflectionfreejackson.runtime.write;

import io.github.reflectionfreejackson.runtime.outline.BeanOutline;

/**
 * Generated access to a type, and what it says about the type.
 *
 * @param serializer the generated access
 * @param outline the description
 * @since 0.1.0
 */
public record WritableType(GeneratedSerializer<?> serializer, BeanOutline outline) {

	/**
	 * Have generated access describe its type.
	 * @param serializer the generated access
	 * @return the access with its description
	 * @throws IllegalAccessError if the access cannot reach a member, since its class has
	 * another class loader
	 */
	public static WritableType of(GeneratedSerializer<?> serializer) {
		BeanOutline outline = new BeanOutline();
		serializer.describe(outline);
		outline.checkAccess(serializer.getClass());
		return new WritableType(serializer, outline);
	}

}
