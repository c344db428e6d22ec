package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.io.Serial;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.impl.ObjectIdWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import com.fasterxml.jackson.databind.util.NameTransformer;
import io.github.reflectionfreejackson.runtime.direct.BeanEncoder;
import io.github.reflectionfreejackson.runtime.direct.EncodableBeans;
import io.github.reflectionfreejackson.runtime.direct.EncodedProperties;
import io.github.reflectionfreejackson.runtime.direct.Encoding;
import io.github.reflectionfreejackson.runtime.direct.RootSerializer;
import io.github.reflectionfreejackson.runtime.direct.StackOverflows;
import io.github.reflectionfreejackson.runtime.direct.TypeIdEncoder;
import io.github.reflectionfreejackson.runtime.direct.ValueEncoders;
import io.github.reflectionfreejackson.runtime.direct.WritingFailures;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.outline.PropertyOutline;
import io.github.reflectionfreejackson.runtime.served.DeepStructures;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's serializer of beans, which leaves writing the properties to generated code as
 * long as they are all those that were generated, in that order. While a view is active,
 * generated code leaves out what is not in it. Otherwise, and for whatever is derived
 * from it, Jackson writes them one by one.
 */
final class GeneratedBeanSerializer extends BeanSerializer implements EncodableBeans {

	private static final long serialVersionUID = 1L;

	/**
	 * In more views, Jackson writes the properties one by one, as views may be let go.
	 */
	private static final int MAX_VIEWS = 64;

	private final transient GeneratedSerializer<Object> generated;

	private final transient GeneratedPropertyWriter @Nullable [] writers;

	private final transient @Nullable Encoding encoding;

	private final transient BeanOutline outline;

	private final transient Map<Class<?>, ViewedProperties> inViews;

	/**
	 * Whether something is written among the properties that is none of them, and may ask
	 * the generator for the latest name, of which runs do not tell.
	 */
	private final transient boolean hasInner;

	private transient @Nullable EncodedProperties encodedProperties;

	private transient @Nullable GeneratedBeanEncoder encoder;

	private transient @Nullable RootSerializer root;

	private transient boolean resolved;

	private transient boolean noted;

	/**
	 * Whether a value was written.
	 */
	private transient boolean begun;

	/**
	 * Create a serializer.
	 * @param encoding decides whether to encode, or {@code null} never to do so
	 */
	@SuppressWarnings("unchecked")
	GeneratedBeanSerializer(BeanSerializer source, GeneratedBeanDescription description, @Nullable Encoding encoding) {
		super(source);
		this.generated = (GeneratedSerializer<Object>) description.serializer();
		this.outline = description.outline();
		List<PropertyOutline> written = this.outline.writtenProperties();
		this.writers = StraightLineWriters.of(this._props, written);
		this.hasInner = StraightLineWriters.haveAside(written);
		this.encoding = (this.writers != null && StraightLineWriters.haveNames(this.writers, written)
				&& this._propertyFilterId == null) ? encoding : null;
		this.inViews = viewsOf(this._filteredProps);
	}

	/**
	 * Create a serializer of what was settled when code was generated.
	 * @param filtered what to write where a view is active, or {@code null} to write the
	 * same
	 */
	@SuppressWarnings("unchecked")
	GeneratedBeanSerializer(JavaType type, GeneratedPropertyWriter[] writers, BeanPropertyWriter @Nullable [] filtered,
			WritableType described, @Nullable Encoding encoding) {
		super(type, null, writers, filtered);
		this.generated = (GeneratedSerializer<Object>) described.serializer();
		this.writers = writers;
		this.encoding = encoding;
		this.outline = described.outline();
		this.hasInner = false;
		this.inViews = viewsOf(filtered);
	}

	private static Map<Class<?>, ViewedProperties> viewsOf(BeanPropertyWriter @Nullable [] filtered) {
		return (filtered != null) ? new ConcurrentHashMap<>(2) : Map.of();
	}

	/**
	 * Return whether properties are those of this, under the same names.
	 */
	boolean hasProperties(BeanPropertyWriter[] properties) {
		return properties == this._props;
	}

	/**
	 * Return the writers that generated code hands properties to, which may be renamed,
	 * or {@code null} if it cannot write them.
	 */
	GeneratedPropertyWriter @Nullable [] writers(BeanPropertyWriter[] properties) {
		return hasProperties(properties) ? this.writers
				: StraightLineWriters.of(properties, this.outline.writtenProperties());
	}

	@Override
	public JsonSerializer<Object> unwrappingSerializer(NameTransformer unwrapper) {
		return (this.writers != null) ? GeneratedUnwrappingSerializer.of(this, unwrapper)
				: super.unwrappingSerializer(unwrapper);
	}

	@Override
	public BeanSerializerBase withObjectIdWriter(ObjectIdWriter objectIdWriter) {
		return (this.writers != null) ? IdentifiedBeanSerializer.of(this, objectIdWriter)
				: super.withObjectIdWriter(objectIdWriter);
	}

	/**
	 * Return whether generated code writes all properties at a stroke: there must be no
	 * filter, which Jackson asks about each property, nor the shape of an array, for
	 * which Jackson derives another serializer from this.
	 */
	boolean isStraightLine() {
		return this.writers != null && this._propertyFilterId == null
				&& this._serializationShape != JsonFormat.Shape.ARRAY;
	}

	/**
	 * Jackson resolves what its factory returns, which may be what was made, and
	 * resolved, for a value as a whole.
	 */
	@Override
	public void resolve(SerializerProvider provider) throws JsonMappingException {
		if (!this.resolved) {
			this.resolved = true;
			resolveWriters(provider);
		}
	}

	private void resolveWriters(SerializerProvider provider) throws JsonMappingException {
		if (this.writers == null) {
			super.resolve(provider);
			return;
		}
		for (GeneratedPropertyWriter writer : this.writers) {
			writer.takeSerializer(provider.getConfig());
		}
		super.resolve(provider);
		for (GeneratedPropertyWriter writer : this.writers) {
			writer.leaveSerializer(provider.getConfig());
			writer.settle();
		}
	}

	/**
	 * Where structures are deep, few and small frames on the stack matter more than
	 * speed, so that properties are written one by one, right here.
	 */
	@Override
	protected void serializeFields(Object bean, JsonGenerator generator, SerializerProvider provider)
			throws IOException {
		GeneratedPropertyWriter @Nullable [] deep = DeepStructures.isDeep(generator) ? shown(bean, generator, provider)
				: null;
		if (deep != null) {
			for (GeneratedPropertyWriter writer : deep) {
				try {
					if (writer != null && writer.owner() == writer) {
						writer.writeValue(writer.get(bean), bean, generator, provider);
					}
					else if (writer != null) {
						writer.owner().serializeAsField(bean, generator, provider);
					}
				}
				catch (Throwable ex) {
					throw failed(ex, bean, writer, generator, provider);
				}
			}
		}
		else if (this.writers == null || isForeign(bean)) {
			super.serializeFields(bean, generator, provider);
		}
		else if (this._filteredProps != null && provider.getActiveView() != null) {
			serializeInView(bean, viewed(this.writers, provider.getActiveView()), generator, provider);
		}
		else if (isToBeEncoded(this.encodedProperties, generator, provider)) {
			encoder().encodeFields(bean, toEncode(), generator, provider);
		}
		else {
			this.generated.serialize(bean, this.writers, generator, provider);
		}
	}

	/**
	 * Return what writes the properties of a bean, with {@code null} for those that the
	 * view leaves out; or {@code null} if that is not for generated code to say.
	 */
	private GeneratedPropertyWriter @Nullable [] shown(Object bean, JsonGenerator generator,
			SerializerProvider provider) {
		if (this.writers == null || isForeign(bean)) {
			return null;
		}
		if (this._filteredProps == null || provider.getActiveView() == null) {
			return this.writers;
		}
		ViewedProperties properties = viewed(this.writers, provider.getActiveView());
		return (properties.areStraightLine() && generator.canOmitFields()) ? properties.writers() : null;
	}

	/**
	 * Nobody can tell whether what others write overflowed the stack in the getter, or
	 * afterwards.
	 */
	private static IOException failed(Throwable failure, Object bean, GeneratedPropertyWriter writer,
			JsonGenerator generator, SerializerProvider provider) throws IOException {
		if (writer.owner() != writer && failure instanceof StackOverflowError overflow) {
			StackOverflows.markAsWriting(overflow, provider);
		}
		return WritingFailures.report(failure, bean, writer, generator, provider);
	}

	/**
	 * Jackson tells generators of some formats what is left out.
	 */
	private void serializeInView(Object bean, ViewedProperties properties, JsonGenerator generator,
			SerializerProvider provider) throws IOException {
		if (!properties.areStraightLine() || !generator.canOmitFields()) {
			super.serializeFields(bean, generator, provider);
		}
		else if (!properties.areNone()) {
			if (isToBeEncoded(properties.encoded(), generator, provider)) {
				encoder().encodeFields(bean, properties.toEncode(), generator, provider);
			}
			else {
				this.generated.serialize(bean, properties.writers(), generator, provider);
			}
		}
	}

	private ViewedProperties viewed(GeneratedPropertyWriter[] all, Class<?> view) {
		ViewedProperties known = this.inViews.get(view);
		if (known == null) {
			if (this.inViews.size() >= MAX_VIEWS) {
				return ViewedProperties.UNKNOWN;
			}
			known = new ViewedProperties(all, this._filteredProps, view, this.outline.isViewed());
			this.inViews.put(view, known);
		}
		return known;
	}

	@Override
	public boolean hasTypeIdOfItsOwn() {
		return this._typeId != null;
	}

	/**
	 * Return whether generated code cannot write a bean, since it is of another class,
	 * and written as if it were not, or {@code null}, which other serializers may hand to
	 * this one. Of that, reflection reads nothing, in words of its own.
	 */
	boolean isForeign(@Nullable Object bean) {
		return bean == null || (bean.getClass() != this._handledType && !this._handledType.isInstance(bean));
	}

	/**
	 * Return whether to encode properties now.
	 * @param known what is known of them from having encoded them before
	 */
	private boolean isToBeEncoded(@Nullable EncodedProperties known, JsonGenerator generator,
			SerializerProvider provider) {
		return this.encoding != null && !this.hasInner && isWorthWhile(this.encoding, known)
				&& this.encoding.isPossible(generator, provider);
	}

	private boolean isWorthWhile(Encoding decision, @Nullable EncodedProperties known) {
		if (decision.encodesAllValues()) {
			return true;
		}
		if (this.begun) {
			return known == null || known.gainsAreExpected();
		}
		this.begun = decision.countValue();
		return false;
	}

	/**
	 * Note that beans of this type are encoded, the first time that one is.
	 */
	void noteEncoded() {
		if (!this.noted && this.encoding != null) {
			this.noted = true;
			this.encoding.encoded(handledType());
		}
	}

	/**
	 * Return whether beans may be encoded as part of something else. Those that have ids
	 * may have been written before.
	 */
	boolean mayEncode() {
		return this.encoding != null && this._objectIdWriter == null;
	}

	@Override
	public BeanEncoder encoder(JsonSerializer<?> serializer, @Nullable TypeIdEncoder typeId) {
		return (serializer == this) ? encoder() : new GeneratedBeanEncoder(serializer, this, typeId);
	}

	/**
	 * Return what encodes beans in place of this.
	 */
	GeneratedBeanEncoder encoder() {
		GeneratedBeanEncoder existing = this.encoder;
		if (existing == null) {
			existing = new GeneratedBeanEncoder(this, this, null);
			this.encoder = existing;
		}
		return existing;
	}

	/**
	 * Return what stands in for this where it writes a value as a whole.
	 */
	RootSerializer asRoot() {
		RootSerializer existing = this.root;
		if (existing == null) {
			existing = RootSerializer.ofBeans(ValueEncoders.of(this), this._props.length);
			this.root = existing;
		}
		return existing;
	}

	/**
	 * Return the generated code.
	 */
	GeneratedSerializer<Object> generated() {
		return this.generated;
	}

	/**
	 * Return what an encoder has to know of the properties, or {@code null} if it must
	 * not write them.
	 */
	@Nullable EncodedProperties encodedProperties(@Nullable Class<?> activeView) {
		if (!mayEncode()) {
			return null;
		}
		if (this._filteredProps == null || activeView == null) {
			return toEncode();
		}
		ViewedProperties properties = viewed(Objects.requireNonNull(this.writers), activeView);
		return properties.areStraightLine() ? properties.toEncode() : null;
	}

	private EncodedProperties toEncode() {
		EncodedProperties properties = this.encodedProperties;
		if (properties == null) {
			properties = EncodedProperties.of(Objects.requireNonNull(this.writers));
			this.encodedProperties = properties;
		}
		return properties;
	}

	/**
	 * Writers can be serialized; generated code is not carried along.
	 */
	@Serial
	private Object writeReplace() {
		return new SerializerStandIn(this._beanType);
	}

}
