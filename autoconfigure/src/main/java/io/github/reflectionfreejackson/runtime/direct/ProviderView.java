package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import org.jspecify.annotations.Nullable;

/**
 * Sees what providers keep to themselves and their copies. Writes nothing.
 *
 * @since 0.1.0
 */
public final class ProviderView extends DefaultSerializerProvider {

	private static final long serialVersionUID = 1L;

	/**
	 * Look at the settings of a blueprint.
	 * @param blueprint the blueprint
	 */
	public ProviderView(DefaultSerializerProvider blueprint) {
		super(blueprint);
	}

	/**
	 * Look at the cache of a blueprint, too.
	 */
	ProviderView(DefaultSerializerProvider blueprint, SerializationConfig config, SerializerFactory factory) {
		super(blueprint, config, factory);
	}

	/**
	 * Return the serializer that a provider knows when it is made, or {@code null}.
	 */
	@Nullable JsonSerializer<Object> knownSerializer(Class<?> type) {
		return this._serializerCache.getReadOnlyLookupMap().typedValueSerializer(type);
	}

	/**
	 * Return a blueprint of exactly Jackson's own class with the same settings.
	 * @return the blueprint
	 */
	public Impl standard() {
		Impl standard = new Impl();
		standard.setNullValueSerializer(this._nullValueSerializer);
		standard.setNullKeySerializer(this._nullKeySerializer);
		if (this._keySerializer != null) {
			standard.setDefaultKeySerializer(this._keySerializer);
		}
		return standard;
	}

	@Override
	public DefaultSerializerProvider createInstance(SerializationConfig config, SerializerFactory factory) {
		throw new UnsupportedOperationException("Nothing is written by this provider");
	}

	@Override
	public DefaultSerializerProvider withCaches(CacheProvider caches) {
		throw new UnsupportedOperationException("Nothing is written by this provider");
	}

}
