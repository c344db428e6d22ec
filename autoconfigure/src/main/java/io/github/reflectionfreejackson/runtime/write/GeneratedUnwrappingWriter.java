package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.lang.reflect.Type;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.PropertySerializerMap;
import com.fasterxml.jackson.databind.ser.impl.UnwrappingBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.direct.InnerWriter;
import io.github.reflectionfreejackson.runtime.direct.JsonEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's writer of unwrapped properties, which reads the property by generated code.
 */
final class GeneratedUnwrappingWriter extends UnwrappingBeanPropertyWriter implements GeneratedWriter, InnerWriter {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedMember generatedMember;

	/**
	 * Writes the property as an element of an array, or without unwrapping it.
	 */
	private final GeneratedPropertyWriter element;

	private GeneratedUnwrappingWriter(GeneratedPropertyWriter base, GeneratedMember member, NameTransformer unwrapper) {
		super(base, unwrapper);
		this.generatedMember = member;
		this.element = base;
	}

	private GeneratedUnwrappingWriter(GeneratedUnwrappingWriter base, NameTransformer transformer,
			SerializedString name) {
		super(base, transformer, name);
		this.generatedMember = base.generatedMember;
		this.element = base.element;
	}

	/**
	 * Create a writer. Callers are verified without loading this class, which few need.
	 */
	static BeanPropertyWriter of(GeneratedPropertyWriter base, GeneratedMember member, NameTransformer unwrapper) {
		return new GeneratedUnwrappingWriter(base, member, unwrapper);
	}

	/**
	 * Return what hands this to generated code among the properties.
	 */
	GeneratedPropertyWriter asProperty(GeneratedMember member) {
		return GeneratedPropertyWriter.of(this, member);
	}

	/**
	 * Return what writes the property without unwrapping it.
	 */
	GeneratedPropertyWriter plain() {
		return this.element;
	}

	@Override
	protected UnwrappingBeanPropertyWriter _new(NameTransformer transformer, SerializedString newName) {
		return new GeneratedUnwrappingWriter(this, transformer, newName);
	}

	/**
	 * Jackson asks the {@code Method} or {@code Field}, which a generated member has not.
	 */
	@Override
	@SuppressWarnings("deprecation")
	public Class<?> getPropertyType() {
		return this.generatedMember.getRawType();
	}

	@Override
	@SuppressWarnings("deprecation")
	public Type getGenericPropertyType() {
		return this.generatedMember.outline().type();
	}

	@Override
	public @Nullable Object get(Object bean) throws Exception {
		return (bean instanceof ReadBean read) ? read.value() : this.generatedMember.read(bean);
	}

	@Override
	public boolean canEncode() {
		return isAlwaysWritten() && this._typeSerializer == null
				&& (this._serializer == null || this._serializer instanceof GeneratedUnwrappingSerializer);
	}

	/**
	 * Return whether all beans are written, none of which Jackson finds empty.
	 */
	private boolean isAlwaysWritten() {
		return this._suppressableValue == null || this._suppressableValue == MARKER_FOR_EMPTY;
	}

	@Override
	public @Nullable Object read(Object bean) throws Exception {
		return get(bean);
	}

	@Override
	public boolean encode(Object value, Object bean, JsonEncoder encoder) throws Exception {
		JsonSerializer<Object> serializer = (this._serializer != null) ? this._serializer
				: this._dynamicSerializers.serializerFor(value.getClass());
		if (serializer == null) {
			serializer = serializerFor(value, encoder.providerForOthers());
		}
		return serializer instanceof GeneratedUnwrappingSerializer unwrapping && value != bean
				&& unwrapping.encode(value, encoder);
	}

	@Override
	public void write(Object value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		if (value != bean || !isReferenceToItself(bean, serializerFor(value, provider), generator, provider)) {
			serializeAsField(new ReadBean(value), generator, provider);
		}
	}

	private boolean isReferenceToItself(Object bean, JsonSerializer<Object> serializer, JsonGenerator generator,
			SerializerProvider provider) throws IOException {
		boolean empty = this._suppressableValue != null && serializer.isEmpty(provider, bean);
		return !empty && _handleSelfReference(bean, generator, provider, serializer);
	}

	@Override
	public void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
		Object value = get(bean);
		if (value == null
				|| !this.element.writeElement(value, serializerFor(value, provider), bean, generator, provider)) {
			serializeAsPlaceholder(bean, generator, provider);
		}
	}

	private JsonSerializer<Object> serializerFor(Object value, SerializerProvider provider) throws Exception {
		PropertySerializerMap known = this._dynamicSerializers;
		JsonSerializer<Object> serializer = (this._serializer != null) ? this._serializer
				: known.serializerFor(value.getClass());
		return (serializer != null) ? serializer : _findAndAddDynamic(known, value.getClass(), provider);
	}

	/**
	 * Stands for a bean whose property has been read: Jackson, which reads and writes in
	 * one method, does nothing but read the property, and compare both.
	 *
	 * @param value the value of the property
	 */
	private record ReadBean(Object value) {
	}

}
