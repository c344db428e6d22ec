package io.github.reflectionfreejackson.runtime.write;

import java.io.NotSerializableException;
import java.io.Serial;
import java.lang.reflect.Type;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.PropertySerializerMap;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;
import com.fasterxml.jackson.databind.util.Annotations;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.outline.ForeignReceiver;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * Writes a property that generated code reads. Generated code may also hand it a value
 * that it has read already.
 * <p>
 * Writing repeats what {@link BeanPropertyWriter} does: it reads and writes in one
 * method, with no way to hand it a value.
 *
 * @since 0.1.0
 */
public final class GeneratedPropertyWriter extends BeanPropertyWriter implements GeneratedWriter {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedMember generatedMember;

	/**
	 * What reads and writes the property, if that is not this.
	 */
	private final transient @Nullable BeanPropertyWriter owner;

	/**
	 * Whether Jackson's own serializer of strings, numbers or booleans would do nothing
	 * but call the generator.
	 */
	private boolean direct;

	/**
	 * Where to find serializers that other properties have found.
	 */
	private transient @Nullable SettledType settledType;

	/**
	 * Create a writer.
	 * @param member what generated code reads
	 * @param shown what others are shown in place of it
	 */
	GeneratedPropertyWriter(BeanPropertyDefinition property, GeneratedMember member, AnnotatedMember shown,
			Annotations contextAnnotations, JavaType declaredType, @Nullable JsonSerializer<?> serializer,
			@Nullable TypeSerializer typeSerializer, @Nullable JavaType serializationType, boolean suppressNulls,
			@Nullable Object suppressableValue, Class<?> @Nullable [] includeInViews) {
		super(property, shown, contextAnnotations, declaredType, serializer, typeSerializer, serializationType,
				suppressNulls, suppressableValue, includeInViews);
		this.generatedMember = member;
		this.owner = null;
	}

	private GeneratedPropertyWriter(GeneratedPropertyWriter base, PropertyName newName) {
		super(base, newName);
		this.generatedMember = base.generatedMember;
		this.owner = null;
	}

	private GeneratedPropertyWriter(BeanPropertyWriter owner, GeneratedMember member) {
		super(owner);
		this.generatedMember = member;
		this.owner = owner;
	}

	/**
	 * Create what hands a property to its writer: one that is unwrapped, further
	 * properties, or one whose writer a modifier replaced.
	 */
	static GeneratedPropertyWriter of(BeanPropertyWriter writer, GeneratedMember member) {
		return new GeneratedPropertyWriter(writer, member);
	}

	/**
	 * Have copies of this, which a modifier may make, read the property by reflection.
	 */
	void exposeMember() {
		MemberOutline outline = this.generatedMember.outline();
		try {
			if (outline.isMethod()) {
				this._accessorMethod = ForeignReceiver.method(outline);
			}
			else {
				this._field = ForeignReceiver.field(outline);
			}
		}
		catch (NoSuchMethodException | NoSuchFieldException ex) {
			throw new SteppingBackException("its member '" + outline.name() + "', which the writer of a "
					+ "BeanSerializerModifier reads by reflection, cannot be found");
		}
	}

	/**
	 * Return what reads and writes the property.
	 */
	BeanPropertyWriter owner() {
		return (this.owner != null) ? this.owner : this;
	}

	@Override
	protected BeanPropertyWriter _new(PropertyName newName) {
		return new GeneratedPropertyWriter(this, newName);
	}

	@Override
	public BeanPropertyWriter unwrappingWriter(NameTransformer unwrapper) {
		return GeneratedUnwrappingWriter.of(this, this.generatedMember, unwrapper);
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

	int position() {
		return this.generatedMember.position();
	}

	/**
	 * Share serializers with other properties of the same type.
	 */
	void shareSerializers(SettledType type) {
		this.settledType = type;
	}

	/**
	 * Take over the serializer of another property, where the class of values is known.
	 */
	void takeSerializer(SerializationConfig config) {
		if (this.settledType != null && this._serializer == null && this._declaredType.isFinal()) {
			JsonSerializer<Object> shared = this.settledType.serializer(config);
			if (shared != null) {
				assignSerializer(shared);
			}
		}
	}

	/**
	 * Leave the serializer to other properties, where the class of values is known.
	 */
	void leaveSerializer(SerializationConfig config) {
		if (this.settledType != null && this._serializer != null) {
			this.settledType.share(config, this._declaredType.getRawClass(), this._serializer);
		}
	}

	/**
	 * Settle whether values may go to the generator directly, once the serializer is
	 * known.
	 */
	void settle() {
		this.direct = this._typeSerializer == null && this._suppressableValue == null && this._serializer != null
				&& DirectTypes.contains(this._declaredType.getRawClass(), this._serializer);
	}

	/**
	 * Return whether an encoder may write strings and primitives as such, as generated
	 * code hands them over, as far as their serializer is concerned.
	 */
	boolean isEncodableAsSuch() {
		return !DirectTypes.hasOwnMethod(this._declaredType.getRawClass()) || (this._serializer != null
				&& DirectTypes.isEncodable(this._declaredType.getRawClass(), this._serializer));
	}

	boolean maySuppress() {
		return this._suppressableValue != null;
	}

	/**
	 * Return whether {@code null} is written as such if it is written.
	 */
	boolean writesNullAsSuch() {
		return this._nullSerializer == NullSerializer.instance;
	}

	ElementEncoders valueEncoders() {
		return ValueFinder.encoders(this, this._serializer);
	}

	/**
	 * Return what writes an unwrapped property, or further properties, or {@code null} if
	 * this is none.
	 */
	@Nullable InnerWriter inner() {
		return (this.owner instanceof InnerWriter inner) ? inner : null;
	}

	/**
	 * Return whether the property is written by a writer that knows of no encoders.
	 */
	boolean isLeftToOther() {
		return this.owner != null && !(this.owner instanceof InnerWriter);
	}

	/**
	 * Return whether a value is left out.
	 */
	boolean suppresses(Object value, SerializerProvider provider) throws JsonMappingException {
		try {
			return isSuppressed(value, serializerFor(value, provider), provider);
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider);
			throw ex;
		}
	}

	@Override
	public @Nullable Object get(Object bean) throws Exception {
		return this.generatedMember.read(bean);
	}

	@Override
	public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
		if (this.owner != null) {
			serializeAside(this.owner, bean, generator, provider);
		}
		else {
			writeValue(get(bean), bean, generator, provider);
		}
	}

	private static void serializeAside(BeanPropertyWriter writer, Object bean, JsonGenerator generator,
			SerializerProvider provider) throws Exception {
		try {
			writer.serializeAsField(bean, generator, provider);
		}
		catch (StackOverflowError ex) {
			StackOverflows.markAsWriting(ex, provider);
			throw ex;
		}
	}

	/**
	 * Write the property with a string as value.
	 * @param value the value or {@code null}
	 * @param bean the bean the property belongs to
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws Exception if the property cannot be written
	 */
	public void writeString(@Nullable String value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		if (this.direct && value != null) {
			generator.writeFieldName(this._name);
			generator.writeString(value);
		}
		else {
			writeValue(value, bean, generator, provider);
		}
	}

	/**
	 * Write the property with an integer as value.
	 * @param value the value
	 * @param bean the bean the property belongs to
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws Exception if the property cannot be written
	 */
	public void writeInt(int value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		if (this.direct) {
			generator.writeFieldName(this._name);
			generator.writeNumber(value);
		}
		else {
			writeValue(value, bean, generator, provider);
		}
	}

	/**
	 * Write the property with a long integer as value.
	 * @param value the value
	 * @param bean the bean the property belongs to
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws Exception if the property cannot be written
	 */
	public void writeLong(long value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		if (this.direct) {
			generator.writeFieldName(this._name);
			generator.writeNumber(value);
		}
		else {
			writeValue(value, bean, generator, provider);
		}
	}

	/**
	 * Write the property with a floating point number as value.
	 * @param value the value
	 * @param bean the bean the property belongs to
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws Exception if the property cannot be written
	 */
	public void writeDouble(double value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		if (this.direct) {
			generator.writeFieldName(this._name);
			generator.writeNumber(value);
		}
		else {
			writeValue(value, bean, generator, provider);
		}
	}

	/**
	 * Write the property with a boolean as value.
	 * @param value the value
	 * @param bean the bean the property belongs to
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws Exception if the property cannot be written
	 */
	public void writeBoolean(boolean value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		if (this.direct) {
			generator.writeFieldName(this._name);
			generator.writeBoolean(value);
		}
		else {
			writeValue(value, bean, generator, provider);
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
	public void writeValue(@Nullable Object value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
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
	void writeIncluded(Object value, JsonGenerator generator, SerializerProvider provider) throws Exception {
		JsonSerializer<Object> serializer = serializerFor(value, provider);
		generator.writeFieldName(this._name);
		write(value, serializer, generator, provider);
	}

	@Override
	public void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
		Object value = get(bean);
		if (value == null || !writeElement(value, serializerFor(value, provider), bean, generator, provider)) {
			serializeAsPlaceholder(bean, generator, provider);
		}
	}

	/**
	 * Write the value as an element of an array.
	 * @return {@code false} if it is left out, so that something has to take its place
	 */
	boolean writeElement(Object value, JsonSerializer<Object> serializer, Object bean, JsonGenerator generator,
			SerializerProvider provider) throws Exception {
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
				serializer = findDynamic(known, value.getClass(), provider);
			}
		}
		return serializer;
	}

	private JsonSerializer<Object> findDynamic(PropertySerializerMap known, Class<?> type, SerializerProvider provider)
			throws JsonMappingException {
		SettledType others = this.settledType;
		if (others == null) {
			return _findAndAddDynamic(known, type, provider);
		}
		JsonSerializer<Object> serializer = others.serializer(provider.getConfig(), type);
		if (serializer != null) {
			this._dynamicSerializers = known.newWith(type, serializer);
			return serializer;
		}
		serializer = _findAndAddDynamic(known, type, provider);
		others.share(provider.getConfig(), type, serializer);
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
	 * What Jackson derives from the serializer of a bean cannot be serialized, as
	 * generated code is not carried along.
	 */
	@Serial
	private Object writeReplace() throws NotSerializableException {
		throw new NotSerializableException(getClass().getName());
	}

	/**
	 * Finds serializers as the writer does.
	 *
	 * @param writer the writer
	 */
	private record ValueFinder(GeneratedPropertyWriter writer) implements ElementEncoders.Finder {

		static ElementEncoders encoders(GeneratedPropertyWriter writer, @Nullable JsonSerializer<?> serializer) {
			return ElementEncoders.of(serializer, writer.getTypeSerializer(), new ValueFinder(writer));
		}

		@Override
		public JsonSerializer<?> find(Object value, SerializerProvider provider) throws JsonMappingException {
			return this.writer.serializerFor(value, provider);
		}

	}

}
