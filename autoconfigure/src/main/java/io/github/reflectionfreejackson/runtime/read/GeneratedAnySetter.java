package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.Map;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.SettableAnyProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.util.ClassUtil;
import org.jspecify.annotations.Nullable;

/**
 * Takes what no property takes, by a method of two parameters or a field that holds a
 * map.
 */
final class GeneratedAnySetter extends SettableAnyProperty {

	private static final long serialVersionUID = 1L;

	private final transient GeneratedMutator mutator;

	private final transient @Nullable ValueInstantiator maps;

	/**
	 * Create an any-setter.
	 * @param maps creates the field's map where there is none, if it can be created
	 */
	GeneratedAnySetter(BeanProperty property, GeneratedMutator mutator, JavaType type,
			@Nullable KeyDeserializer keyDeserializer, @Nullable JsonDeserializer<Object> deserializer,
			@Nullable TypeDeserializer typeDeserializer, @Nullable ValueInstantiator maps) {
		super(property, mutator, type, keyDeserializer, deserializer, typeDeserializer);
		this.mutator = mutator;
		this.maps = maps;
	}

	@Override
	public SettableAnyProperty withValueDeserializer(JsonDeserializer<Object> deserializer) {
		return new GeneratedAnySetter(this._property, this.mutator, this._type, this._keyDeserializer, deserializer,
				this._valueTypeDeserializer, this.maps);
	}

	@Override
	public void fixAccess(DeserializationConfig config) {
		// Generated code has access
	}

	@Override
	public boolean isFieldType() {
		return !isSetterType();
	}

	@Override
	public boolean isSetterType() {
		return this.mutator.outline().isMethod();
	}

	@Override
	protected void _set(Object bean, Object key, @Nullable Object value) throws Exception {
		if (isSetterType()) {
			this.mutator.put(bean, key, value);
			return;
		}
		@SuppressWarnings("unchecked")
		Map<Object, @Nullable Object> map = (Map<Object, @Nullable Object>) this.mutator.getValue(bean);
		((map != null) ? map : createMap(bean)).put(key, value);
	}

	@SuppressWarnings("unchecked")
	private Map<Object, @Nullable Object> createMap(Object bean) throws IOException {
		if (this.maps == null) {
			throw new JsonMappingException(null,
					String.format("Cannot create an instance of %s for use as \"any-setter\" '%s'",
							ClassUtil.nameOf(this._type.getRawClass()), this._property.getName()));
		}
		Map<Object, @Nullable Object> map = (Map<Object, @Nullable Object>) this.maps.createUsingDefault(null);
		this.mutator.setValue(bean, map);
		return map;
	}

}
