package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.AnyGetterWriter;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.direct.InnerWriter;
import io.github.reflectionfreejackson.runtime.direct.JsonEncoder;
import io.github.reflectionfreejackson.runtime.direct.MapEncoder;
import io.github.reflectionfreejackson.runtime.direct.ValueEncoder;
import io.github.reflectionfreejackson.runtime.direct.ValueEncoders;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's writer of further properties, whose map is read by generated code.
 */
final class GeneratedAnyGetter extends AnyGetterWriter implements GeneratedWriter, InnerWriter {

	private static final long serialVersionUID = 1L;

	/**
	 * Writes the map as a property like any other. Even an unwrapped one is that, as
	 * Jackson takes over what it knows of the property, and not that it is unwrapped.
	 */
	private final BeanPropertyWriter parent;

	private final transient GeneratedMember accessor;

	/**
	 * What encodes the map, once that is known.
	 */
	private transient @Nullable ValueEncoder encoder;

	GeneratedAnyGetter(BeanPropertyWriter parent, BeanProperty property, GeneratedMember accessor,
			JsonSerializer<?> serializer) {
		super(parent, property, accessor, serializer);
		this.parent = (parent instanceof GeneratedUnwrappingWriter unwrapping) ? unwrapping.plain() : parent;
		this.accessor = accessor;
	}

	/**
	 * Return what hands this to generated code among the properties.
	 */
	GeneratedPropertyWriter asProperty(GeneratedMember member) {
		return GeneratedPropertyWriter.of(this, member);
	}

	/**
	 * Put this writer where Jackson puts it: in place of the property with the any-getter
	 * as member or with its name, else at the end.
	 */
	void addTo(List<BeanPropertyWriter> writers) {
		for (int i = 0; i < writers.size(); i++) {
			BeanPropertyWriter writer = writers.get(i);
			if (writer.getName().equals(this.accessor.getName())
					|| this.accessor.getMember().equals(writer.getMember().getMember())) {
				writers.set(i, new GeneratedAnyGetter(writer, this._property, this.accessor, this._serializer));
				return;
			}
		}
		writers.add(this);
	}

	@Override
	public void setNonTrivialBaseType(JavaType type) {
		super.setNonTrivialBaseType(type);
		this.parent.setNonTrivialBaseType(type);
	}

	@Override
	public void assignSerializer(JsonSerializer<Object> serializer) {
		super.assignSerializer(serializer);
		this.parent.assignSerializer(serializer);
	}

	@Override
	public void assignNullSerializer(JsonSerializer<Object> serializer) {
		super.assignNullSerializer(serializer);
		this.parent.assignNullSerializer(serializer);
	}

	/**
	 * Under another name, as when unwrapped with a prefix, the map is a property like any
	 * other.
	 */
	@Override
	public BeanPropertyWriter rename(NameTransformer transformer) {
		String name = transformer.transform(getName());
		return name.equals(getName()) ? this : this.parent.rename(transformer);
	}

	/**
	 * Jackson asks the {@code Method} or {@code Field}, which a generated member has not.
	 */
	@Override
	@SuppressWarnings("deprecation")
	public Class<?> getPropertyType() {
		return this.accessor.getRawType();
	}

	@Override
	@SuppressWarnings("deprecation")
	public Type getGenericPropertyType() {
		return this.accessor.outline().type();
	}

	@Override
	public boolean canEncode() {
		return encoder() instanceof MapEncoder entries && entries.canEncode();
	}

	private @Nullable ValueEncoder encoder() {
		if (this.encoder == null && this._mapSerializer != null) {
			this.encoder = ValueEncoders.of(this._mapSerializer);
		}
		return this.encoder;
	}

	@Override
	public @Nullable Object read(Object bean) {
		return this.accessor.getValue(bean);
	}

	@Override
	public boolean encode(Object value, Object bean, JsonEncoder target) throws IOException {
		return value instanceof Map<?, ?> map && encoder() instanceof MapEncoder entries
				&& entries.encodeFurther(map, target);
	}

	/**
	 * What is no map, Jackson reads again to say so.
	 */
	@Override
	public void write(Object value, Object bean, JsonGenerator generator, SerializerProvider provider)
			throws Exception {
		if (value instanceof Map<?, ?> map && this._mapSerializer != null) {
			this._mapSerializer.serializeWithoutTypeInfo(map, generator, provider);
		}
		else {
			getAndSerialize(bean, generator, provider);
		}
	}

	@Override
	public Object get(Object bean) throws Exception {
		return this.parent.get(bean);
	}

	@Override
	public void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
		this.parent.serializeAsElement(bean, generator, provider);
	}

}
