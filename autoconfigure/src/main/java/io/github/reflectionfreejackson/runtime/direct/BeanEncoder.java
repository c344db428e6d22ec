package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes beans. How their properties are read is known to whoever extends this.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public abstract class BeanEncoder extends ValueEncoder {

	private final PropertiesEncoder<Object> content;

	private final @Nullable TypeIdEncoder typeId;

	/**
	 * Create an encoder.
	 * @param serializer the serializer that it stands in for
	 * @param content encodes the properties
	 * @param typeId encodes the type id, or {@code null} if there is none
	 */
	protected BeanEncoder(JsonSerializer<?> serializer, PropertiesEncoder<Object> content,
			@Nullable TypeIdEncoder typeId) {
		super(serializer);
		this.content = content;
		this.typeId = typeId;
	}

	/**
	 * Return the encoder of beans with a type id, or {@code null} if there is none.
	 */
	static @Nullable ValueEncoder of(TypeWrappedSerializer wrapped) {
		TypeIdEncoder typeId = TypeIdEncoder.of(wrapped.typeSerializer());
		JsonSerializer<Object> serializer = wrapped.valueSerializer();
		return (typeId != null && serializer instanceof EncodableBeans beans && !beans.hasTypeIdOfItsOwn())
				? beans.encoder(wrapped, typeId) : null;
	}

	/**
	 * Return what is known of the properties that are written.
	 * @param activeView the active view, or {@code null} if there is none
	 * @return the properties, or {@code null} if they must not be encoded
	 */
	protected abstract @Nullable EncodedProperties properties(@Nullable Class<?> activeView);

	/**
	 * Return whether a value is none of the beans whose properties are known.
	 * @param value the value
	 * @return whether it is not
	 */
	protected abstract boolean isForeign(Object value);

	/**
	 * Note that a bean is encoded.
	 */
	protected abstract void noteEncoded();

	@Override
	boolean isOfStructures() {
		return true;
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		EncodedProperties properties = properties(encoder.activeView());
		if (properties == null || !properties.areAllEncodable() || isForeign(value) || !start(value, encoder)) {
			return false;
		}
		noteEncoded();
		if (properties.areShown()) {
			PropertiesEncoder.encodeApart(this.content, value, properties, encoder);
		}
		properties.succeeded();
		encoder.endObject();
		return true;
	}

	/**
	 * Encode the properties of a bean whose braces a generator writes.
	 * @param bean the bean
	 * @param properties the properties, some of which are written
	 * @param generator the generator, into whose buffer they may be encoded
	 * @param provider finds Jackson's serializers
	 * @throws IOException if a property cannot be written, with the reference path
	 */
	public final void encodeFields(Object bean, EncodedProperties properties, JsonGenerator generator,
			SerializerProvider provider) throws IOException {
		noteEncoded();
		JsonEncoder encoder = Encoding.encoder();
		try {
			encoder.begin(bean, properties, generator, provider);
			PropertiesEncoder.encodeApart(this.content, bean, properties, encoder);
			properties.succeeded();
			encoder.end(properties.gains());
		}
		catch (Throwable ex) {
			encoder.fail(ex);
			throw ex;
		}
		finally {
			Encoding.release(encoder);
		}
	}

	/**
	 * Encode the properties of a bean among those of another, of which the generator must
	 * not know: it would have to be told the first name.
	 * @param bean the bean, which is not foreign
	 * @param encoder where to write to
	 * @return {@code false} if that is not possible, and nothing was encoded
	 * @throws IOException if a property cannot be written, with the reference path
	 */
	public final boolean encodeAmongOthers(Object bean, JsonEncoder encoder) throws IOException {
		EncodedProperties properties = (encoder.depth != 0) ? properties(encoder.activeView()) : null;
		if (properties == null || !properties.areAllEncodable()) {
			return false;
		}
		noteEncoded();
		Object outer = encoder.enter(bean);
		if (properties.areShown()) {
			PropertiesEncoder.encodeApart(this.content, bean, properties, encoder);
		}
		properties.succeeded();
		encoder.leave(outer);
		return true;
	}

	/**
	 * Encode the properties of a bean among those of another, under names that are not
	 * their own.
	 * @param bean the bean, which is not foreign
	 * @param properties the properties
	 * @param encoder where to write to
	 * @return {@code false} if that is not possible, and nothing was encoded
	 * @throws IOException if a property cannot be written, with the reference path
	 */
	public final boolean encodeAmongOthers(Object bean, RenamedProperties properties, JsonEncoder encoder)
			throws IOException {
		if (encoder.depth == 0 || !properties.areAllEncodable()) {
			return false;
		}
		noteEncoded();
		Object outer = encoder.enter(bean);
		properties.encode(bean, encoder);
		encoder.leave(outer);
		return true;
	}

	private boolean start(Object value, JsonEncoder encoder) throws IOException {
		return (this.typeId != null) ? this.typeId.start(value, encoder) : encoder.startObject(value);
	}

}
