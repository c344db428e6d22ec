package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.databind.JsonSerializer;
import org.jspecify.annotations.Nullable;

/**
 * A serializer of beans that can have them encoded.
 *
 * @since 0.1.0
 */
public interface EncodableBeans {

	/**
	 * Return whether a property of a bean is its type id.
	 * @return whether one is, so that no other is to be encoded
	 */
	boolean hasTypeIdOfItsOwn();

	/**
	 * Create an encoder of beans.
	 * @param serializer the serializer that it stands in for: this, or one that writes a
	 * type id, too
	 * @param typeId encodes the type id, or {@code null} if there is none
	 * @return the encoder
	 */
	BeanEncoder encoder(JsonSerializer<?> serializer, @Nullable TypeIdEncoder typeId);

}
