package io.github.reflectionfreejackson.runtime.write;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.ContainerSerializer;
import com.fasterxml.jackson.databind.ser.std.ReferenceTypeSerializer;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import org.jspecify.annotations.Nullable;

/**
 * The type of properties of settled types, and the serializers that Jackson has for its
 * values, by their class.
 * <p>
 * May be used by several threads.
 */
final class SettledType {

	private static final String JACKSON = "com.fasterxml.jackson.";

	private final SerializationConfig config;

	private final JavaType type;

	private final boolean shared;

	/**
	 * The classes whose mix-ins would count.
	 */
	private final List<Class<?>> mixInTargets;

	private final Map<Class<?>, Shared> serializers = new ConcurrentHashMap<>();

	/**
	 * Create a type.
	 * @param config the configuration it has been looked at with
	 * @param sharing whether it is the same type everywhere, which a mapper says nothing
	 * about
	 */
	SettledType(SerializationConfig config, JavaType type, boolean sharing) {
		this.config = config;
		this.type = type;
		this.shared = sharing && isSimple(type);
		this.mixInTargets = OutcomeFingerprint.mixInTargets(type);
	}

	/**
	 * Return whether no value can have elements of a class of the application, whose
	 * serializer may look at the property.
	 */
	private static boolean isSimple(JavaType type) {
		JavaType content = type.getContentType();
		return !type.isMapLikeType() && !type.isReferenceType()
				&& (content == null || (content.isFinal() && !content.isContainerType()));
	}

	JavaType type() {
		return this.type;
	}

	/**
	 * Return whether the mapper still says nothing about the type, as when it was first
	 * looked at.
	 */
	boolean isUntouched() {
		return !OutcomeFingerprint.hasOverride(this.config, this.type)
				&& !OutcomeFingerprint.hasMixIn(this.config, this.mixInTargets);
	}

	/**
	 * Return whether serializers may be shared by members of the type: if nothing but the
	 * type says how they are written.
	 */
	boolean isSharedBy(MemberOutline member) {
		return this.shared && OutcomeFingerprint.arePlain(member.annotations());
	}

	/**
	 * Return the serializer of values of a class.
	 * @return the serializer, or {@code null} if none has been shared with this
	 * configuration, which may have got something to say about the class since
	 */
	@Nullable JsonSerializer<Object> serializer(SerializationConfig current, Class<?> valueType) {
		Shared shared = (current == this.config) ? this.serializers.get(valueType) : null;
		return (shared != null && shared.isUntouched(current)) ? shared.serializer() : null;
	}

	/**
	 * Return the serializer of values of the class of this type, which has just been
	 * found to be untouched.
	 * @return the serializer, or {@code null} if none has been shared with this
	 * configuration
	 */
	@Nullable JsonSerializer<Object> serializer(SerializationConfig current) {
		Shared shared = (current == this.config) ? this.serializers.get(this.type.getRawClass()) : null;
		return (shared != null) ? shared.serializer() : null;
	}

	/**
	 * Share a serializer, if it is one of Jackson's that nobody else had a hand in.
	 */
	void share(SerializationConfig current, Class<?> valueType, JsonSerializer<Object> serializer) {
		Shared known = this.serializers.get(valueType);
		if (current == this.config && (known == null || known.serializer() != serializer)
				&& valueType.getClassLoader() == null && isOfJackson(serializer)
				&& !(serializer instanceof ReferenceTypeSerializer<?>)
				&& (!(serializer instanceof ContainerSerializer<?>) || areElementsShared(serializer))) {
			this.serializers.put(valueType, Shared.of(valueType, serializer));
		}
	}

	private boolean areElementsShared(JsonSerializer<?> serializer) {
		JsonSerializer<?> ofElements = ((ContainerSerializer<?>) serializer).getContentSerializer();
		return this.type.isContainerType() && (ofElements == null || isOfJackson(ofElements));
	}

	private static boolean isOfJackson(JsonSerializer<?> serializer) {
		return serializer.getClass().getName().startsWith(JACKSON) && serializer.getDelegatee() == null;
	}

	/**
	 * The serializer of values of a class.
	 *
	 * @param serializer the serializer
	 * @param valueType the class
	 * @param mixInTargets the classes whose mix-ins would count
	 */
	private record Shared(JsonSerializer<Object> serializer, Class<?> valueType, List<Class<?>> mixInTargets) {

		static Shared of(Class<?> valueType, JsonSerializer<Object> serializer) {
			return new Shared(serializer, valueType, OutcomeFingerprint.mixInTargets(valueType));
		}

		/**
		 * Return whether the mapper still says nothing about the class. It may have been
		 * told since, and have forgotten its own serializers.
		 */
		boolean isUntouched(SerializationConfig config) {
			return config.findConfigOverride(this.valueType) == null
					&& !OutcomeFingerprint.hasMixIn(config, this.mixInTargets);
		}

	}

}
