package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.impl.ObjectIdWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;

/**
 * Jackson's serializer of beans with object ids, which leaves writing the properties of
 * those that are no references to the serializer that it was derived from.
 */
final class IdentifiedBeanSerializer extends BeanSerializer {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedBeanSerializer source;

	private IdentifiedBeanSerializer(GeneratedBeanSerializer source, ObjectIdWriter objectIdWriter) {
		super(source, objectIdWriter);
		this.source = source;
	}

	/**
	 * Create a serializer, as what the caller returns, which need not load this class to
	 * be verified.
	 */
	static BeanSerializerBase of(GeneratedBeanSerializer source, ObjectIdWriter objectIdWriter) {
		return new IdentifiedBeanSerializer(source, objectIdWriter);
	}

	@Override
	public BeanSerializerBase withObjectIdWriter(ObjectIdWriter objectIdWriter) {
		return of(this.source, objectIdWriter);
	}

	@Override
	protected void serializeFields(Object bean, JsonGenerator generator, SerializerProvider provider)
			throws IOException {
		this.source.serializeFields(bean, generator, provider);
	}

}
