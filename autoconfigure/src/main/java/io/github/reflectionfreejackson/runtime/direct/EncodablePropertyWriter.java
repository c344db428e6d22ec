package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.PropertySerializerMap;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;
import com.fasterxml.jackson.databind.util.Annotations;
import org.jspecify.annotations.Nullable;

/**
 * Writes the value of a property that was read already, and tells encoders what becomes
 * of values.
 * <p>
 * Writing repeats what {@link BeanPropertyWriter} does: it reads and writes in one
 * method, with no way to hand it a value.
 *
 * @since 0.1.0
 */
public abstract class EncodablePropertyWriter extends BeanPropertyWriter {

	private static final long serialVersionUID = 1L;

	/**
	 * Create a writer, as Jackson's.
	 * @param property the property
	 * @param member what has its value
	 * @param contextAnnotations the annotations of its class
	 * @param declaredType the type that it is declared to have
	 * @param serializer the serializer of values, or {@code null} to look it up
	 * @param typeSerializer writes type ids, or {@code null} if there are none
	 * @param serializationType the type by which to look serializers up, if it is another
	 * @param suppressNulls whether {@code null} is left out
	 * @param suppressableValue what else is left out, or {@code null} if nothing is
	 * @param includeInViews the views that it is in, or {@code null} if in all
	 */
	protected EncodablePropertyWriter(BeanPropertyDefinition property, AnnotatedMember member,
			Annotations contextAnnotations, JavaType declaredType, @Nullable JsonSerializer<?> serializer,
			@Nullable TypeSerializer typeSerializer, @Nullable JavaType serializationType, boolean suppressNulls,
			@Nullable Object suppressableValue, Class<?> @Nullable [] includeInViews) {
		super(property, member, contextAnnotations, declaredType, serializer, typeSerializer, serializationType,
				suppressNulls, suppressableValue, includeInViews);
	}

	/**
	 * Create a writer of the same property under another name.
	 * @param base the writer
	 * @param newName the name
	 */
	protected EncodablePropertyWriter(BeanPropertyWriter base, PropertyName newName) {
		super(base, newName);
	}

	/**
	 * Create a writer of the same property.
	 * @param base the writer
	 */
	protected EncodablePropertyWriter(BeanPropertyWriter base) {
		super(base);
	}

	/**
	 * Return what writes an unwrapped property, or further properties.
	 * @return that, or {@code null} if this is none
	 */
	protected abstract @Nullable InnerWriter inner();

	/**
	 * Return whether the property is written by a writer that knows of no encoders.
	 * @return whether it is
	 */
	protected abstract boolean isLeftToOther();

	/**
	 * Return whether values may go to a generator directly, as Jackson's own serializer
	 * of strings, numbers or booleans would do nothing but call it.
	 * @return whether they may
	 */
	protected final boolean isDirect() {
		return this._typeSerializer == null && this._suppressableValue == null && this._serializer != null
				&& DirectTypes.contains(this._declaredType.getRawClass(), this._serializer);
	}

	/**
	 * Return whether an encoder may write strings and primitives as such, as generated
	 * code hands them over, as far as their serializer is concerned.
	 */
	final boolean isEncodableAsSuch() {
		return !DirectTypes.hasOwnMethod(this._declaredType.getRawClass()) || (this._serializer != null
				&& DirectTypes.isEncodable(this._declaredType.getRawClass(), this._serializer));
	}

	final boolean maySuppress() {
		return this._suppressableValue != null;
	}

	/**
	 * Return whether {@code null} is written as such if it is written.
	 */
	final boolean writesNullAsSuch() {
		return this._nullSerializer == NullSerializer.instance;
	}

	final ElementEncoders valueEncoders() {
		return ValueFinder.encoders(this, this._serializer);
	}

	/**
	 * Return whether a value is left out.
	 */
	final boolean suppresses(Object value, SerializerProvider provider) throws JsonMappingException {
		try {
			return isSuppressed(value, serializerFor(value, provider), provider);
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider);
			throw ex;
		}
	}

	/**
	 * Write the property with any value.
	 * <p>
	 * All in one method, as each would take of the stack at every level of a deep
	 * structure.
	 * @param value the value or {@code null}
	 * @param bean the bean the property belongs to
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws Exception if the property cannot be written
	 */
	public final void writeValue(@Nullable Object value, Object bean, JsonGenerator generator,
			SerializerProvider provider) throws Exception {
		try {
			if (value == null) {
				writeNull(generator, provider);
				return;
			}
			JsonSerializer<Object> serializer = serializerFor(value, provider);
			if (isSuppressed(value, serializer, provider)
					|| (value == bean && _handleSelfReference(bean, generator, provider, serializer))) {
				return;
			}
			generator.writeFieldName(this._name);
			if (this._typeSerializer == null) {
				serializer.serialize(value, generator, provider);
			}
			else {
				serializer.serializeWithType(value, generator, provider, this._typeSerializer);
			}
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider);
			throw ex;
		}
	}

	/**
	 * Write the property with a value of which it is known that it is written, and that
	 * it is not the bean itself.
	 */
	final void writeIncluded(Object value, JsonGenerator generator, SerializerProvider provider) throws Exception {
		JsonSerializer<Object> serializer = serializerFor(value, provider);
		generator.writeFieldName(this._name);
		write(value, serializer, generator, provider);
	}

	@Override
	public final void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		Object value = get(bean);
		if (value == null || !writeElement(value, serializerFor(value, provider), bean, generator, provider)) {
			serializeAsPlaceholder(bean, generator, provider);
		}
	}

	/**
	 * Write the value as an element of an array.
	 * @param value the value
	 * @param serializer its serializer
	 * @param bean the bean the property belongs to
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @return {@code false} if it is left out, so that something has to take its place
	 * @throws Exception if the value cannot be written
	 */
	public final boolean writeElement(Object value, JsonSerializer<Object> serializer, Object bean,
			JsonGenerator generator, SerializerProvider provider) throws Exception {
		if (isSuppressed(value, serializer, provider)) {
			return false;
		}
		if (value != bean || !_handleSelfReference(bean, generator, provider, serializer)) {
			write(value, serializer, generator, provider);
		}
		return true;
	}

	private void writeNull(JsonGenerator generator, SerializerProvider provider) throws Exception {
		if (this._suppressableValue != null && provider.includeFilterSuppressNulls(this._suppressableValue)) {
			return;
		}
		if (this._nullSerializer != null) {
			generator.writeFieldName(this._name);
			this._nullSerializer.serialize(null, generator, provider);
		}
	}

	private JsonSerializer<Object> serializerFor(Object value, SerializerProvider provider)
			throws JsonMappingException {
		JsonSerializer<Object> serializer = this._serializer;
		if (serializer == null) {
			PropertySerializerMap known = this._dynamicSerializers;
			serializer = known.serializerFor(value.getClass());
			if (serializer == null) {
				serializer = _findAndAddDynamic(known, value.getClass(), provider);
			}
		}
		return serializer;
	}

	private boolean isSuppressed(Object value, JsonSerializer<Object> serializer, SerializerProvider provider) {
		if (this._suppressableValue == null) {
			return false;
		}
		return (this._suppressableValue == MARKER_FOR_EMPTY) ? serializer.isEmpty(provider, value)
				: this._suppressableValue.equals(value);
	}

	private void write(Object value, JsonSerializer<Object> serializer, JsonGenerator generator,
			SerializerProvider provider) throws Exception {
		if (this._typeSerializer == null) {
			serializer.serialize(value, generator, provider);
		}
		else {
			serializer.serializeWithType(value, generator, provider, this._typeSerializer);
		}
	}

	/**
	 * Finds serializers as the writer does.
	 *
	 * @param writer the writer
	 */
	private record ValueFinder(EncodablePropertyWriter writer) implements ElementEncoders.Finder {

		static ElementEncoders encoders(EncodablePropertyWriter writer, @Nullable JsonSerializer<?> serializer) {
			return ElementEncoders.of(serializer, writer.getTypeSerializer(), new ValueFinder(writer));
		}

		@Override
		public JsonSerializer<?> find(Object value, SerializerProvider provider) throws JsonMappingException {
			return this.writer.serializerFor(value, provider);
		}

	}

}
