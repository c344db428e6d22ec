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
import com.fasterxml.jackson.databind.util.Annotations;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.direct.EncodablePropertyWriter;
import io.github.reflectionfreejackson.runtime.direct.InnerWriter;
import io.github.reflectionfreejackson.runtime.direct.StackOverflows;
import io.github.reflectionfreejackson.runtime.outline.ForeignReceiver;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * Writes a property that generated code reads. Generated code may also hand it a value
 * that it has read already.
 *
 * @since 0.1.0
 */
public final class GeneratedPropertyWriter extends EncodablePropertyWriter implements GeneratedWriter {

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
		this.direct = isDirect();
	}

	@Override
	protected @Nullable InnerWriter inner() {
		return (this.owner instanceof InnerWriter inner) ? inner : null;
	}

	@Override
	protected boolean isLeftToOther() {
		return this.owner != null && !(this.owner instanceof InnerWriter);
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
	 * Look at the serializers that other properties have found first.
	 */
	@Override
	protected JsonSerializer<Object> _findAndAddDynamic(PropertySerializerMap known, Class<?> type,
			SerializerProvider provider) throws JsonMappingException {
		SettledType others = this.settledType;
		if (others == null) {
			return super._findAndAddDynamic(known, type, provider);
		}
		JsonSerializer<Object> serializer = others.serializer(provider.getConfig(), type);
		if (serializer != null) {
			this._dynamicSerializers = known.newWith(type, serializer);
			return serializer;
		}
		serializer = super._findAndAddDynamic(known, type, provider);
		others.share(provider.getConfig(), type, serializer);
		return serializer;
	}

	/**
	 * What Jackson derives from the serializer of a bean cannot be serialized, as
	 * generated code is not carried along.
	 */
	@Serial
	private Object writeReplace() throws NotSerializableException {
		throw new NotSerializableException(getClass().getName());
	}

}
