package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import io.github.reflectionfreejackson.runtime.direct.Encoding;
import io.github.reflectionfreejackson.runtime.direct.EncodingFactory;
import io.github.reflectionfreejackson.runtime.direct.EncodingProvider;
import io.github.reflectionfreejackson.runtime.direct.ProviderView;
import io.github.reflectionfreejackson.runtime.direct.RootSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Jackson's provider, with one difference: a value as a whole is encoded at a stroke
 * where that is possible.
 * <p>
 * As with Jackson's own, a blueprint serves a mapper, and has one instance made for each
 * value, or sequence of values, that is written.
 *
 * @since 0.1.0
 */
public final class GeneratedSerializerProvider extends DefaultSerializerProvider implements EncodingProvider {

	private static final long serialVersionUID = 1L;

	private final transient RootSerializers roots;

	private final transient @Nullable Encoding encoding;

	/**
	 * Create a blueprint in place of another, whose cache may be one that the application
	 * has provided.
	 * @param source the other blueprint
	 * @param mapper the mapper that it serves
	 */
	public GeneratedSerializerProvider(Impl source, ObjectMapper mapper) {
		super(source, mapper.getSerializationConfig(), mapper.getSerializerFactory());
		this.roots = new RootSerializers();
		this.encoding = null;
	}

	/**
	 * Create a blueprint with a cache of its own.
	 * @param source a blueprint with the settings
	 */
	GeneratedSerializerProvider(DefaultSerializerProvider source) {
		super(source);
		this.roots = new RootSerializers();
		this.encoding = null;
	}

	private GeneratedSerializerProvider(DefaultSerializerProvider source, CacheProvider caches) {
		super(source, caches);
		this.roots = new RootSerializers();
		this.encoding = null;
	}

	private GeneratedSerializerProvider(DefaultSerializerProvider blueprint, RootSerializers roots,
			SerializationConfig config, SerializerFactory factory) {
		super(blueprint, config, factory);
		this.roots = roots;
		this.encoding = (factory instanceof EncodingFactory known) ? known.encoding() : null;
	}

	/**
	 * Create an instance that shares the cache of its blueprint.
	 */
	static GeneratedSerializerProvider instance(DefaultSerializerProvider blueprint, RootSerializers roots,
			SerializationConfig config, SerializerFactory factory) {
		GeneratedSerializerProvider instance = new GeneratedSerializerProvider(blueprint, roots, config, factory);
		if (!(factory instanceof GeneratedSerializerFactory)) {
			roots.leaveTo(instance._serializerCache, instance);
		}
		return instance;
	}

	/**
	 * Return a blueprint of exactly Jackson's own class with the settings of another.
	 * @param source the blueprint with the settings
	 * @return Jackson's
	 */
	public static Impl standard(DefaultSerializerProvider source) {
		return new ProviderView(source).standard();
	}

	@Override
	public DefaultSerializerProvider copy() {
		return new GeneratedSerializerProvider(this);
	}

	@Override
	public DefaultSerializerProvider withCaches(CacheProvider caches) {
		return new GeneratedSerializerProvider(this, caches);
	}

	@Override
	public DefaultSerializerProvider createInstance(SerializationConfig config, SerializerFactory factory) {
		return instance(this, this.roots, config, factory);
	}

	/**
	 * The serializers of types that build time has settled are kept apart from others:
	 * Jackson's cache copies all it has for each that is new. As in that cache, what is
	 * there is found whatever it is looked up for.
	 */
	@Override
	public JsonSerializer<Object> findTypedValueSerializer(Class<?> type, boolean cache,
			@Nullable BeanProperty property) throws JsonMappingException {
		JsonSerializer<Object> settled = this.roots.ofClass(type);
		if (settled == null && cache && property == null) {
			settled = findSettled(type);
		}
		return (settled != null) ? settled : super.findTypedValueSerializer(type, cache, property);
	}

	@Override
	public JsonSerializer<Object> findTypedValueSerializer(JavaType type, boolean cache,
			@Nullable BeanProperty property) throws JsonMappingException {
		JsonSerializer<Object> settled = this.roots.ofType(type);
		if (settled == null && cache && property == null) {
			settled = findSettled(type);
		}
		return (settled != null) ? settled : super.findTypedValueSerializer(type, cache, property);
	}

	private @Nullable JsonSerializer<Object> findSettled(Class<?> type) throws JsonMappingException {
		if (this._knownSerializers.typedValueSerializer(type) != null
				|| this._serializerCache.typedValueSerializer(type) != null) {
			return null;
		}
		JsonSerializer<Object> settled = this.roots.settled(type);
		if (settled != null) {
			settled = isTyped(this._config.constructType(type)) ? null : settled;
		}
		else if (this._serializerFactory instanceof GeneratedSerializerFactory factory
				&& factory.guard().maySettle(type)) {
			settled = createSettled(factory, factory.typeOf(this._config, type));
		}
		return (settled != null) ? this.roots.addOfClass(type, settled) : null;
	}

	private @Nullable JsonSerializer<Object> findSettled(JavaType type) throws JsonMappingException {
		if (this._knownSerializers.typedValueSerializer(type) != null
				|| this._serializerCache.typedValueSerializer(type) != null) {
			return null;
		}
		JsonSerializer<Object> settled = this.roots.settled(type.getRawClass());
		if (settled != null) {
			settled = isTyped(type) ? null : settled;
		}
		else if (this._serializerFactory instanceof GeneratedSerializerFactory factory
				&& Settlement.isPlain(this._config, type)) {
			settled = createSettled(factory, type);
		}
		return (settled != null) ? this.roots.addOfType(type, settled) : null;
	}

	/**
	 * Jackson asks for type information when it looks a type up in another way than
	 * before, and may have been told of some since.
	 */
	private boolean isTyped(JavaType type) throws JsonMappingException {
		return this._serializerFactory.createTypeSerializer(this._config, type) != null;
	}

	/**
	 * Create a serializer as Jackson does. Unless all goes well, Jackson's cache is left
	 * as if it had been Jackson.
	 */
	private @Nullable JsonSerializer<Object> createSettled(GeneratedSerializerFactory factory, JavaType type)
			throws JsonMappingException {
		GeneratedBeanSerializer created = (this._knownSerializers.untypedValueSerializer(type) == null
				&& this._serializerCache.untypedValueSerializer(type) == null)
						? factory.createSettled(this._config, type) : null;
		if (created == null) {
			return null;
		}
		boolean plain = false;
		try {
			created.resolve(this);
			plain = handleSecondaryContextualization(created, null) == created && !isTyped(type);
		}
		finally {
			if (!plain) {
				this._serializerCache.addAndResolveNonTypedSerializer(type.getRawClass(), type, created, this);
			}
		}
		return plain ? created : null;
	}

	/**
	 * Return the serializer of a type that build time has settled, if there is one that
	 * was made for a value as a whole.
	 */
	@Nullable JsonSerializer<Object> knownSettled(Class<?> type) {
		return this.roots.settled(type);
	}

	@Override
	public @Nullable JsonSerializer<Object> settledOfClass(Class<?> type) {
		return this.roots.ofClass(type);
	}

	@Override
	public int cachedSerializersCount() {
		return super.cachedSerializersCount() + this.roots.settledTypes();
	}

	@Override
	public void flushCachedSerializers() {
		super.flushCachedSerializers();
		this.roots.clear();
	}

	@Override
	public void serializeValue(JsonGenerator generator, Object value) throws IOException {
		JsonSerializer<Object> known = mayEncode(value) ? find(generator, value) : null;
		if (known != null) {
			super.serializeValue(generator, value, null, choose(known, generator));
		}
		else {
			super.serializeValue(generator, value);
		}
	}

	@Override
	public void serializeValue(JsonGenerator generator, Object value, @Nullable JavaType rootType,
			@Nullable JsonSerializer<Object> serializer) throws IOException {
		JsonSerializer<Object> chosen = serializer;
		// Sequences of values have a wrapper of their own each
		if (serializer != null && serializer.getClass() != TypeWrappedSerializer.class && mayEncode(value)) {
			chosen = choose(serializer, generator);
		}
		super.serializeValue(generator, value, rootType, chosen);
	}

	private boolean mayEncode(@Nullable Object value) {
		return this.encoding != null && value != null && this.encoding.countValue();
	}

	/**
	 * Look no further than at what is at hand for the class, which nothing is for the
	 * first value.
	 */
	private @Nullable JsonSerializer<Object> find(JsonGenerator generator, Object value) throws IOException {
		JsonSerializer<Object> serializer = this.roots.ofClass(value.getClass());
		if (serializer == null) {
			serializer = this._knownSerializers.typedValueSerializer(value.getClass());
		}
		if (serializer == null && encodesAllValues() && isPossible(generator)) {
			this._generator = generator;
			serializer = findTypedValueSerializer(value.getClass(), true, null);
		}
		return serializer;
	}

	/**
	 * Return what stands in for a serializer where that encodes the next value, or the
	 * serializer itself.
	 */
	private JsonSerializer<Object> choose(JsonSerializer<Object> serializer, JsonGenerator generator) {
		RootSerializer root = this.roots.find(serializer, encodesAllValues());
		return (root != null && isPossible(generator)) ? root : serializer;
	}

	private boolean encodesAllValues() {
		return this.encoding != null && this.encoding.encodesAllValues();
	}

	private boolean isPossible(JsonGenerator generator) {
		return this.encoding != null && this.encoding.isPossible(generator, this);
	}

	/**
	 * Mappers can be serialized; generated code is not carried along.
	 */
	private Object writeReplace() {
		return standard(this);
	}

}
