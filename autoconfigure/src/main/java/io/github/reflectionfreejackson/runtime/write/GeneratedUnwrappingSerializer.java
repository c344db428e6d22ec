package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.impl.UnwrappingBeanSerializer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.direct.JsonEncoder;
import io.github.reflectionfreejackson.runtime.direct.RenamedProperties;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's serializer of beans whose properties are written among those of another. It
 * has them written by the straight-line code of the serializer that it is derived from,
 * and encoded where the outer bean is. It begins no run: the generator would know the
 * first name of it only, which whatever is written next may ask for.
 */
final class GeneratedUnwrappingSerializer extends UnwrappingBeanSerializer {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedBeanSerializer source;

	private final transient boolean renames;

	private final transient GeneratedPropertyWriter @Nullable [] writers;

	private transient @Nullable RenamedProperties renamed;

	private GeneratedUnwrappingSerializer(GeneratedBeanSerializer source, NameTransformer transformer) {
		super(source, transformer);
		this.source = source;
		this.renames = !source.hasProperties(this._props);
		this.writers = source.writers(this._props);
	}

	/**
	 * Create a serializer, as what the caller returns, which need not load this class to
	 * be verified.
	 */
	static JsonSerializer<Object> of(GeneratedBeanSerializer source, NameTransformer transformer) {
		return new GeneratedUnwrappingSerializer(source, transformer);
	}

	/**
	 * Encode the properties of a bean among those of another, of which the generator must
	 * not know: it would have to be told the first name.
	 * @return {@code false} if that is not possible, and nothing was encoded
	 */
	boolean encode(Object bean, JsonEncoder encoder) throws IOException {
		if (this.source.isForeign(bean)) {
			return false;
		}
		if (!this.renames) {
			return this.source.encoder().encodeAmongOthers(bean, encoder);
		}
		RenamedProperties properties = (this.source.mayEncode() && this.writers != null
				&& (this._filteredProps == null || !encoder.isInView())) ? renamed(this.writers) : null;
		return properties != null && this.source.encoder().encodeAmongOthers(bean, properties, encoder);
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
		if (this.writers == null || this.source.isForeign(bean)
				|| (this._filteredProps != null && provider.getActiveView() != null)) {
			super.serializeFields(bean, generator, provider);
		}
		else {
			this.source.generated().serialize(bean, this.writers, generator, provider);
		}
	}

}
