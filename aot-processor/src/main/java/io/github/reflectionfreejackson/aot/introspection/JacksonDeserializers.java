package io.github.reflectionfreejackson.aot.introspection;

import java.io.Serial;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether Jackson's own deserializers read all that types are made of. Others may
 * ask for anything when Jackson creates them, which it does before it reads.
 */
final class JacksonDeserializers {

	private final DeserializationContext context;

	private final Set<JavaType> known = new HashSet<>();

	JacksonDeserializers(DeserializationContext context) {
		this.context = context;
	}

	/**
	 * Return whether values of a type are read by nothing but Jackson's own code.
	 * @throws JsonMappingException if they cannot be read
	 */
	boolean read(JavaType type) throws JsonMappingException {
		Set<JavaType> seen = new HashSet<>(this.known);
		if (!read(type, seen)) {
			return false;
		}
		this.known.addAll(seen);
		return true;
	}

	private boolean read(JavaType type, Set<JavaType> seen) throws JsonMappingException {
		return read(type, this.context.findContextualValueDeserializer(type, null), seen);
	}

	private boolean read(@Nullable JavaType type, @Nullable JsonDeserializer<?> deserializer, Set<JavaType> seen)
			throws JsonMappingException {
		if (type == null || deserializer == null) {
			return true;
		}
		if (!ReadingOutcome.isOfJackson(deserializer)) {
			return false;
		}
		if (!seen.add(type)) {
			return true;
		}
		return readKeys(type) && readElements(type, seen) && (!(deserializer instanceof BeanDeserializerBase bean)
				|| new OpenDeserializer(bean).read(this, seen));
	}

	private boolean readKeys(JavaType type) throws JsonMappingException {
		JavaType key = type.hasRawClass(Map.Entry.class) ? type.containedType(0) : type.getKeyType();
		return key == null || ReadingOutcome.isOfJackson(this.context.findKeyDeserializer(key, null));
	}

	private boolean readElements(JavaType type, Set<JavaType> seen) throws JsonMappingException {
		JavaType element = type.hasRawClass(Map.Entry.class) ? type.containedType(1) : type.getContentType();
		return element == null || read(element, seen);
	}

	/**
	 * A copy of a deserializer that shows what Jackson keeps to itself.
	 */
	private static final class OpenDeserializer extends BeanDeserializer {

		@Serial
		private static final long serialVersionUID = 1L;

		OpenDeserializer(BeanDeserializerBase source) {
			super(source);
		}

		/**
		 * What is unwrapped, or typed from outside, is not among the properties.
		 */
		boolean read(JacksonDeserializers own, Set<JavaType> seen) throws JsonMappingException {
			if (this._unwrappedPropertyHandler != null || this._externalTypeIdHandler != null
					|| !ReadingOutcome.isOfJackson(this._valueInstantiator)) {
				return false;
			}
			for (Iterator<SettableBeanProperty> properties = properties(); properties.hasNext();) {
				SettableBeanProperty property = properties.next();
				if (property.getAnnotation(JsonDeserialize.class) != null
						|| !own.read(property.getType(), property.getValueDeserializer(), seen)) {
					return false;
				}
			}
			return readsOthers(own, seen) && readsDelegates(own, seen);
		}

		private boolean readsOthers(JacksonDeserializers own, Set<JavaType> seen) throws JsonMappingException {
			return this._anySetter == null
					|| (this._anySetter.getProperty().getAnnotation(JsonDeserialize.class) == null
							&& own.read(this._anySetter.getType(), seen));
		}

		private boolean readsDelegates(JacksonDeserializers own, Set<JavaType> seen) throws JsonMappingException {
			DeserializationConfig config = own.context.getConfig();
			return own.read(this._valueInstantiator.getDelegateType(config), this._delegateDeserializer, seen) && own
				.read(this._valueInstantiator.getArrayDelegateType(config), this._arrayDelegateDeserializer, seen);
		}

	}

}
