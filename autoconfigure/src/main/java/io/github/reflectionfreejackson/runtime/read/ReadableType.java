package io.github.reflectionfreejackson.runtime.read;

import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;

/**
 * Generated access that reads a type, and what it says about the type.
 *
 * @param deserializer the generated access
 * @param outline the description
 * @since 0.1.0
 */
public record ReadableType(GeneratedDeserializer<?> deserializer, ReadingOutline outline) {

	/**
	 * Have generated access describe its type.
	 * @param deserializer the generated access
	 * @return the access with its description
	 * @throws IllegalAccessError if the access cannot reach a member, since its class has
	 * another class loader
	 */
	public static ReadableType of(GeneratedDeserializer<?> deserializer) {
		ReadingOutline outline = new ReadingOutline();
		deserializer.describe(outline);
		outline.checkAccess(deserializer.getClass());
		return new ReadableType(deserializer, outline);
	}

}
