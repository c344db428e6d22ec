package io.github.reflectionfreejackson.runtime.write;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BasicBeanDescription;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerBuilder;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.PropertyBuilder;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.StdKeySerializers;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.reflectionfreejackson.runtime.direct.Encoding;
import io.github.reflectionfreejackson.runtime.direct.EncodingFactory;
import io.github.reflectionfreejackson.runtime.served.SteppingBackException;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's factory, with one difference: where the guard agrees, what Jackson would find
 * out about a type's members by reflection comes from generated code.
 *
 * @since 0.1.0
 */
public final class GeneratedSerializerFactory extends BeanSerializerFactory implements EncodingFactory {

	private static final long serialVersionUID = 1L;

	private final transient Guard guard;

	/**
	 * Create a factory.
	 * @param config the configuration of the factory that this one is in place of
	 * @param guard decides what generated code may write
	 */
	public GeneratedSerializerFactory(SerializerFactoryConfig config, Guard guard) {
		super(config);
		this.guard = guard;
	}

	Guard guard() {
		return this.guard;
	}

	@Override
	public @Nullable Encoding encoding() {
		return this.guard.encoding();
	}

	/**
	 * Return whether values may be encoded, which they are not before an application has
	 * written some, as that takes more than it gains.
	 * @return whether they may be
	 */
	public boolean mayEncode() {
		Encoding encoding = encoding();
		return encoding != null && encoding.isUnderWay();
	}

	/**
	 * Return a factory with the same configuration and another guard.
	 */
	GeneratedSerializerFactory withGuard(Guard other) {
		return new GeneratedSerializerFactory(this._factoryConfig, other);
	}

	@Override
	public SerializerFactory withConfig(SerializerFactoryConfig config) {
		return (config == this._factoryConfig) ? this : new GeneratedSerializerFactory(config, this.guard);
	}

	/**
	 * What was made for a value as a whole serves properties, too, as it would from
	 * Jackson's cache.
	 */
	@Override
	public JsonSerializer<Object> createSerializer(SerializerProvider provider, JavaType type)
			throws JsonMappingException {
		JsonSerializer<Object> settled = (provider instanceof GeneratedSerializerProvider generated)
				? generated.knownSettled(type.getRawClass()) : null;
		if (settled == null && isAsUsual(provider)) {
			settled = createSettled(provider.getConfig(), type);
		}
		return (settled != null) ? settled : super.createSerializer(provider, type);
	}

	/**
	 * A provider of the application's may have serializers for properties for which
	 * Jackson has none yet, or go by the property.
	 */
	private static boolean isAsUsual(SerializerProvider provider) {
		return provider instanceof DefaultSerializerProvider.Impl || provider instanceof GeneratedSerializerProvider;
	}

	/**
	 * Return a class as a type. Only those that code was generated for are kept apart,
	 * for an application may have any number of others.
	 */
	JavaType typeOf(SerializationConfig config, Class<?> type) {
		SettledWriting settled = this.guard.knownSettledWriting(config, this._factoryConfig);
		return (settled != null && this.guard.knows(type)) ? settled.typeFactory().constructType(type)
				: config.constructType(type);
	}

	/**
	 * Create the serializer of a type that build time has settled.
	 * @return the serializer, which has still to be resolved, or {@code null} if Jackson
	 * has to be asked
	 */
	@Nullable GeneratedBeanSerializer createSettled(SerializationConfig config, JavaType type) {
		if (!this.guard.maySettle(type.getRawClass())) {
			return null;
		}
		try {
			WritableType described = this.guard.findSettled(config, type);
			SettledWriting settled = (described != null) ? this.guard.settledWriting(config, this._factoryConfig)
					: null;
			if (described == null || settled == null || Settlement.hasSerializer(config, this._factoryConfig, type)) {
				return null;
			}
			GeneratedBeanSerializer serializer = SettledProperties.serializer(config, type, described, settled,
					encoding());
			if (serializer != null) {
				this.guard.settled(type.getRawClass());
				if (!described.outline().isTyped()) {
					settled.untyped(type.getRawClass());
				}
			}
			return serializer;
		}
		catch (RuntimeException | LinkageError ex) {
			// Jackson finds the same fault, and reports it
			return null;
		}
	}

	/**
	 * Of a settled type it is known whether there is type information.
	 */
	@Override
	public @Nullable TypeSerializer createTypeSerializer(SerializationConfig config, JavaType type) {
		SettledWriting settled = this.guard.knownSettledWriting(config, this._factoryConfig);
		return (settled != null && settled.isUntyped(type)) ? null : super.createTypeSerializer(config, type);
	}

	/**
	 * Jackson looks for a member to write only if it is given no serializer to use by
	 * default.
	 */
	@Override
	public JsonSerializer<Object> createKeySerializer(SerializerProvider provider, JavaType keyType,
			@Nullable JsonSerializer<Object> defaultSerializer) throws JsonMappingException {
		JsonSerializer<Object> byDefault = defaultSerializer;
		GeneratedMember accessor = (byDefault != null) ? null : keyAccessor(provider.getConfig(), keyType);
		if (accessor != null) {
			byDefault = keySerializer(provider, accessor);
			this.guard.servedKey(keyType.getRawClass());
		}
		return super.createKeySerializer(provider, keyType, byDefault);
	}

	private @Nullable GeneratedMember keyAccessor(SerializationConfig config, JavaType keyType) {
		Class<?> raw = keyType.getRawClass();
		if (raw.getClassLoader() == null || StdKeySerializers.getStdKeySerializer(config, raw, false) != null) {
			return null;
		}
		WritableType described = this.guard.find(config, keyType, config.introspectClassAnnotations(keyType));
		if (described == null || described.outline().keyAccessor() == null) {
			return null;
		}
		return GeneratedMember.of(config, keyType, described.serializer(), described.outline().keyAccessor());
	}

	@SuppressWarnings("unchecked")
	private JsonSerializer<Object> keySerializer(SerializerProvider provider, GeneratedMember accessor)
			throws JsonMappingException {
		JsonSerializer<?> serializer = createKeySerializer(provider, accessor.getType(), null);
		return (JsonSerializer<Object>) (JsonSerializer<?>) JsonValueSerializer.construct(provider.getConfig(),
				accessor, null, serializer);
	}

	@Override
	protected JsonSerializer<?> _createSerializer2(SerializerProvider provider, JavaType type,
			BeanDescription description, boolean staticTyping) throws JsonMappingException {
		WritableType described = this.guard.find(provider.getConfig(), type, description);
		if (described == null) {
			JsonSerializer<?> serializer = super._createSerializer2(provider, type,
					withoutProperties(provider.getConfig(), type, description), staticTyping);
			if (serializer instanceof JsonValueSerializer) {
				// Constants of an enum may have classes of their own
				this.guard
					.reflected(type.isEnumType() ? ClassUtil.findEnumType(type.getRawClass()) : type.getRawClass());
			}
			return serializer;
		}
		try {
			GeneratedBeanDescription generated = new GeneratedBeanDescription(provider.getConfig(), type, description,
					described);
			JsonSerializer<?> serializer = super._createSerializer2(provider, type, generated, staticTyping);
			if (generated.wasUsed()) {
				this.guard.served(type.getRawClass(),
						serializer instanceof GeneratedBeanSerializer bean && bean.isStraightLine());
			}
			return serializer;
		}
		catch (SteppingBackException ex) {
			this.guard.steppedBack(type.getRawClass(), ex.reason());
		}
		catch (JsonMappingException | RuntimeException | LinkageError ex) {
			// If the type is at fault, reflection finds the same fault, and reports it
			JsonSerializer<?> serializer = super._createSerializer2(provider, type, description, staticTyping);
			// Its message may tell values, for Jackson may have called getters
			this.guard.steppedBack(type.getRawClass(), "generated code failed: " + ex.getClass().getName());
			return serializer;
		}
		return super._createSerializer2(provider, type, description, staticTyping);
	}

	/**
	 * Keep Jackson from collecting the properties of a common class of the JDK only to
	 * find that none of them has an annotation, as it does itself for some classes.
	 */
	private BeanDescription withoutProperties(SerializationConfig config, JavaType type, BeanDescription description) {
		SettledWriting settled = this.guard.knownSettledWriting(config, this._factoryConfig);
		return (settled != null && settled.hasNoUseForProperties(type))
				? BasicBeanDescription.forOtherUse(config, type, description.getClassInfo()) : description;
	}

	/**
	 * A modifier may have replaced a writer by one of its own that was copied from ours
	 * and expects a method or field. It gets one if that was so when code was generated.
	 */
	@Override
	protected JsonSerializer<Object> constructBeanOrAddOnSerializer(SerializerProvider provider, JavaType type,
			BeanDescription description, boolean staticTyping) throws JsonMappingException {
		JsonSerializer<Object> serializer = super.constructBeanOrAddOnSerializer(provider, type, description,
				staticTyping);
		if (description instanceof GeneratedBeanDescription generated
				&& serializer instanceof BeanSerializerBase bean) {
			for (Iterator<PropertyWriter> writers = bean.properties(); writers.hasNext();) {
				PropertyWriter writer = writers.next();
				if (writer.getMember() instanceof GeneratedMember member) {
					checkWriter(writer, generated.isReplaced(member));
				}
			}
		}
		return serializer;
	}

	private static void checkWriter(PropertyWriter writer, boolean wasReplaced) {
		boolean replaced = !(writer instanceof GeneratedWriter);
		if (replaced && !wasReplaced) {
			throw new SteppingBackException("a BeanSerializerModifier replaced the writer of property '"
					+ writer.getName() + "' by a " + writer.getClass().getName());
		}
		if (wasReplaced && !replaced) {
			throw new SteppingBackException("a BeanSerializerModifier replaced the writer of property '"
					+ writer.getName() + "' when code was generated, and did not now");
		}
	}

	@Override
	protected List<BeanPropertyWriter> findBeanProperties(SerializerProvider provider, BeanDescription description,
			BeanSerializerBuilder builder) throws JsonMappingException {
		if (!(description instanceof GeneratedBeanDescription generated)) {
			List<BeanPropertyWriter> writers = super.findBeanProperties(provider, description, builder);
			if (writers != null) {
				this.guard.reflected(description.getBeanClass());
			}
			return writers;
		}
		SerializationConfig config = provider.getConfig();
		List<BeanPropertyDefinition> properties = description.findProperties();
		removeIgnorableTypes(config, description, properties);
		if (config.isEnabled(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS)) {
			removeSetterlessGetters(config, description, properties);
		}
		GeneratedMember anyGetter = generated.anyGetter();
		if (anyGetter != null && builder instanceof GeneratedBeanSerializerBuilder generatedBuilder) {
			generatedBuilder.setGeneratedAnyGetter(anyGetter(provider, generated, anyGetter));
		}
		boolean staticTyping = usesStaticTyping(config, description);
		PropertyBuilder propertyBuilder = constructPropertyBuilder(config, description);
		List<BeanPropertyWriter> writers = new ArrayList<>(properties.size());
		for (BeanPropertyDefinition property : properties) {
			AnnotatedMember accessor = property.getAccessor();
			AnnotationIntrospector.ReferenceProperty reference = property.findReferenceType();
			if (property.isTypeId()) {
				builder.setTypeId(accessor);
			}
			else if (reference == null || !reference.isBackReference()) {
				writers.add(_constructWriter(provider, property, propertyBuilder, staticTyping, accessor));
			}
		}
		return writers;
	}

	@Override
	protected PropertyBuilder constructPropertyBuilder(SerializationConfig config, BeanDescription description) {
		return (description instanceof GeneratedBeanDescription generated)
				? new GeneratedPropertyBuilder(config, generated) : super.constructPropertyBuilder(config, description);
	}

	@Override
	protected BeanSerializerBuilder constructBeanSerializerBuilder(BeanDescription description) {
		return (description instanceof GeneratedBeanDescription generated)
				? new GeneratedBeanSerializerBuilder(generated, encoding())
				: super.constructBeanSerializerBuilder(description);
	}

	/**
	 * Jackson looks for an any-getter right before the views, and tells members apart by
	 * what reflection knows of them. So it is kept from seeing ours, which is added here.
	 */
	@Override
	protected void processViews(SerializationConfig config, BeanSerializerBuilder builder) {
		if (builder instanceof GeneratedBeanSerializerBuilder generated) {
			generated.addAnyGetter();
		}
		super.processViews(config, builder);
	}

	@Override
	protected BeanPropertyWriter constructFilteredBeanWriter(BeanPropertyWriter writer, Class<?>[] views) {
		return (writer instanceof GeneratedWriter) ? new GeneratedViewWriter(writer, views)
				: super.constructFilteredBeanWriter(writer, views);
	}

	/**
	 * Mappers can be serialized; generated code is not carried along.
	 */
	private Object readResolve() {
		return BeanSerializerFactory.instance.withConfig(this._factoryConfig);
	}

	private GeneratedAnyGetter anyGetter(SerializerProvider provider, GeneratedBeanDescription description,
			GeneratedMember accessor) throws JsonMappingException {
		SerializationConfig config = provider.getConfig();
		JavaType type = accessor.getType();
		JavaType valueType = type.getContentType();
		JsonSerializer<?> serializer = findSerializerFromAnnotation(provider, accessor);
		if (serializer == null) {
			serializer = MapSerializer.construct((Set<String>) null, type,
					config.isEnabled(MapperFeature.USE_STATIC_TYPING), createTypeSerializer(config, valueType), null,
					null, null);
		}
		PropertyName name = PropertyName.construct(accessor.getName());
		BeanProperty property = new BeanProperty.Std(name, valueType, null, accessor, PropertyMetadata.STD_OPTIONAL);
		BeanPropertyWriter writer = _constructWriter(provider, new MemberDefinition(config, accessor, name),
				constructPropertyBuilder(config, description), usesStaticTyping(config, description), accessor);
		return new GeneratedAnyGetter(writer, property, accessor, serializer);
	}

}
