package io.github.reflectionfreejackson.aot.introspection;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;

/**
 * A copy of a serializer that shows what Jackson keeps to itself.
 */
final class OpenSerializer extends BeanSerializer {

	private static final long serialVersionUID = 1L;

	OpenSerializer(BeanSerializerBase source) {
		super(source);
	}

	boolean isPlain() {
		return this._objectIdWriter == null && this._propertyFilterId == null && this._typeId == null
				&& this._serializationShape == JsonFormat.Shape.ANY;
	}

	boolean isOfArray() {
		return this._serializationShape == JsonFormat.Shape.ARRAY;
	}

}
