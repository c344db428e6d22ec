package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.impl.UnwrappingBeanSerializer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's serializer of beans whose properties are written among those of another. It
 * leaves writing them to the serializer that it is derived from or, if they have other
 * names, to straight-line code.
 */
final class GeneratedUnwrappingSerializer extends UnwrappingBeanSerializer {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedBeanSerializer source;

	private final transient boolean renames;

	/**
	 * The writers of properties that have other names.
	 */
	private final transient GeneratedPropertyWriter @Nullable [] writers;

	private transient @Nullable RenamedProperties renamed;

	GeneratedUnwrappingSerializer(GeneratedBeanSerializer source, NameTransformer transformer) {
		super(source, transformer);
		this.source = source;
		this.renames = !source.hasProperties(this._props);
		this.writers = this.renames ? source.writers(this._props) : null;
	}

	/**
	 * Encode the properties of a bean among those of another.
	 * @return {@code false} if that is not possible, and nothing was encoded
	 */
	boolean encode(Object bean, JsonEncoder encoder) throws IOException {
		if (!this.renames) {
			return this.source.encodeUnwrapped(bean, encoder);
		}
		return this.writers != null && (this._filteredProps == null || encoder.activeView() == null)
				&& this.source.encodeUnwrapped(bean, renamed(this.writers), encoder);
	}

	private @Nullable RenamedProperties renamed(GeneratedPropertyWriter[] all) {
		if (this.renamed == null) {
			this.renamed = RenamedProperties.of(all);
		}
		return this.renamed;
	}

	@Override
	protected void serializeFields(Object bean, JsonGenerator generator, SerializerProvider provider)
			throws IOException {
		if (!this.renames) {
			this.source.serializeFields(bean, generator, provider);
		}
		else if (this.writers == null || this.source.isForeign(bean)
				|| (this._filteredProps != null && provider.getActiveView() != null)) {
			super.serializeFields(bean, generator, provider);
		}
		else {
			this.source.generated().serialize(bean, this.writers, generator, provider);
		}
	}

}
