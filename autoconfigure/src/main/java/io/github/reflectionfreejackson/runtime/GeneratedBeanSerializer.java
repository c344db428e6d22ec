package io.github.reflectionfreejackson.runtime;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's serializer of beans, which leaves writing the properties to generated code as
 * long as they are all those that were generated, in that order, and no view is active.
 * Otherwise, and for whatever is derived from it, Jackson writes them one by one.
 */
final class GeneratedBeanSerializer extends BeanSerializer {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedSerializer<Object> generated;

	private final transient GeneratedPropertyWriter @Nullable [] writers;

	@SuppressWarnings("unchecked")
	GeneratedBeanSerializer(BeanSerializer source, GeneratedSerializer<?> generated, int propertyCount) {
		super(source);
		this.generated = (GeneratedSerializer<Object>) generated;
		this.writers = writers(propertyCount);
	}

	private GeneratedPropertyWriter @Nullable [] writers(int propertyCount) {
		if (this._props.length != propertyCount) {
			return null;
		}
		GeneratedPropertyWriter[] writers = new GeneratedPropertyWriter[propertyCount];
		for (int i = 0; i < propertyCount; i++) {
			if (this._props[i] instanceof GeneratedPropertyWriter writer && writer.position() == i) {
				writers[i] = writer;
			}
			else {
				return null;
			}
		}
		return writers;
	}

	/**
	 * Return whether generated code writes all properties at a stroke, as long as no view
	 * is active: there must be no filter, which Jackson asks about each property.
	 */
	boolean isStraightLine() {
		return this.writers != null && this._propertyFilterId == null;
	}

	@Override
	public void resolve(SerializerProvider provider) throws JsonMappingException {
		super.resolve(provider);
		if (this.writers != null) {
			for (GeneratedPropertyWriter writer : this.writers) {
				writer.settle();
			}
		}
	}

	@Override
	protected void serializeFields(Object bean, JsonGenerator generator, SerializerProvider provider)
			throws IOException {
		if (this.writers == null || (this._filteredProps != null && provider.getActiveView() != null)) {
			super.serializeFields(bean, generator, provider);
		}
		else {
			this.generated.serialize(bean, this.writers, generator, provider);
		}
	}

}
