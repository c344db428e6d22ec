package io.github.reflectionfreejackson.runtime.write;

import com.fasterxml.jackson.databind.JsonSerializer;
import io.github.reflectionfreejackson.runtime.direct.BeanEncoder;
import io.github.reflectionfreejackson.runtime.direct.EncodedProperties;
import io.github.reflectionfreejackson.runtime.direct.TypeIdEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Encodes beans by generated code.
 */
final class GeneratedBeanEncoder extends BeanEncoder {

	private final GeneratedBeanSerializer source;

	/**
	 * Create an encoder.
	 * @param serializer the serializer that it stands in for
	 * @param source the serializer of the properties
	 */
	GeneratedBeanEncoder(JsonSerializer<?> serializer, GeneratedBeanSerializer source, @Nullable TypeIdEncoder typeId) {
		super(serializer, source.generated(), typeId);
		this.source = source;
	}

	@Override
	protected @Nullable EncodedProperties properties(@Nullable Class<?> activeView) {
		return this.source.encodedProperties(activeView);
	}

	@Override
	protected boolean isForeign(Object value) {
		return this.source.isForeign(value);
	}

	@Override
	protected void noteEncoded() {
		this.source.noteEncoded();
	}

}
