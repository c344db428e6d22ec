package io.github.reflectionfreejackson.runtime.write;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerCache;
import com.fasterxml.jackson.databind.ser.impl.IndexedListSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedStringListSerializer;
import com.fasterxml.jackson.databind.ser.impl.StringCollectionSerializer;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import com.fasterxml.jackson.databind.ser.std.CollectionSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.ObjectArraySerializer;
import com.fasterxml.jackson.databind.ser.std.SerializableSerializer;
import io.github.reflectionfreejackson.runtime.direct.RootSerializer;
import io.github.reflectionfreejackson.runtime.direct.ValueEncoders;
import org.jspecify.annotations.Nullable;

/**
 * Knows the serializers of values as a whole: those of types that build time has settled,
 * and what stands in for which serializer where a value is encoded.
 * <p>
 * May be used by several threads.
 */
final class RootSerializers {

	/**
	 * Of more serializers, none is remembered.
	 */
	private static final int MAX_KNOWN = 1000;

	/**
	 * As Jackson's cache, which has separate entries for types that were looked up by
	 * their class.
	 */
	private final Map<Class<?>, JsonSerializer<Object>> byClass = new ConcurrentHashMap<>();

	/**
	 * Settled types have no type arguments, so that their class tells them apart.
	 */
	private final Map<Class<?>, JsonSerializer<Object>> byType = new ConcurrentHashMap<>();

	private volatile Map<JsonSerializer<?>, RootSerializer> known = new IdentityHashMap<>();

	/**
	 * Return the serializer of a settled type that was looked up by its class, or
	 * {@code null}.
	 */
	@Nullable JsonSerializer<Object> ofClass(Class<?> type) {
		return this.byClass.get(type);
	}

	/**
	 * Return the serializer of a settled type that was looked up as such, or
	 * {@code null}.
	 */
	@Nullable JsonSerializer<Object> ofType(JavaType type) {
		return this.byType.get(type.getRawClass());
	}

	/**
	 * Return the serializer of a settled type that was looked up in either way, or
	 * {@code null}.
	 */
	@Nullable JsonSerializer<Object> settled(Class<?> type) {
		JsonSerializer<Object> serializer = this.byClass.get(type);
		return (serializer != null) ? serializer : this.byType.get(type);
	}

	/**
	 * Note that a settled type was looked up by its class.
	 * @return its serializer
	 */
	JsonSerializer<Object> addOfClass(Class<?> type, JsonSerializer<Object> serializer) {
		this.byClass.put(type, serializer);
		return serializer;
	}

	/**
	 * Note that a settled type was looked up as such.
	 * @return its serializer
	 */
	JsonSerializer<Object> addOfType(JavaType type, JsonSerializer<Object> serializer) {
		this.byType.put(type.getRawClass(), serializer);
		return serializer;
	}

	/**
	 * Return how many look-ups of settled types are remembered.
	 */
	int settledTypes() {
		return this.byClass.size() + this.byType.size();
	}

	/**
	 * Leave the serializers of settled types to Jackson's cache, where factories of
	 * others find them, too.
	 */
	void leaveTo(SerializerCache cache, SerializerProvider provider) {
		this.byClass.forEach((type, serializer) -> {
			add(cache, provider, provider.constructType(type), serializer);
			cache.addTypedSerializer(type, serializer);
		});
		this.byType.forEach((type, serializer) -> {
			JavaType javaType = provider.constructType(type);
			add(cache, provider, javaType, serializer);
			cache.addTypedSerializer(javaType, serializer);
		});
		this.byClass.clear();
		this.byType.clear();
	}

	private static void add(SerializerCache cache, SerializerProvider provider, JavaType type,
			JsonSerializer<Object> serializer) {
		try {
			cache.addAndResolveNonTypedSerializer(type.getRawClass(), type, serializer, provider);
		}
		catch (JsonMappingException ex) {
			throw new IllegalStateException("Jackson resolved the serializer of " + type + " before", ex);
		}
	}

	/**
	 * Forget all serializers.
	 */
	synchronized void clear() {
		this.byClass.clear();
		this.byType.clear();
		this.known = new IdentityHashMap<>();
	}

	/**
	 * Return what stands in for a serializer, or {@code null} if nothing does.
	 * @param small whether to encode small values, too
	 */
	@Nullable RootSerializer find(JsonSerializer<Object> serializer, boolean small) {
		RootSerializer root = (serializer.getClass() == GeneratedBeanSerializer.class)
				? ((GeneratedBeanSerializer) serializer).asRoot() : findOther(serializer);
		return (root != null && root.mayEncode(small)) ? root : null;
	}

	private @Nullable RootSerializer findOther(JsonSerializer<Object> serializer) {
		RootSerializer root = this.known.get(serializer);
		return (root == null && isOfStructures(serializer)) ? add(serializer) : root;
	}

	/**
	 * Return whether a serializer that is none of a bean writes objects or arrays that an
	 * encoder may know. To ask the encoders would load them.
	 */
	private static boolean isOfStructures(JsonSerializer<?> serializer) {
		Class<?> type = serializer.getClass();
		return type == TypeWrappedSerializer.class || type == IndexedListSerializer.class
				|| type == CollectionSerializer.class || type == MapSerializer.class
				|| type == ObjectArraySerializer.class || type == SerializableSerializer.class
				|| type == IndexedStringListSerializer.class || type == StringCollectionSerializer.class
				|| type.getName().equals(ValueEncoders.OPTIONAL);
	}

	private synchronized @Nullable RootSerializer add(JsonSerializer<Object> serializer) {
		if (this.known.size() >= MAX_KNOWN) {
			return null;
		}
		RootSerializer root = new RootSerializer(ValueEncoders.of(serializer));
		Map<JsonSerializer<?>, RootSerializer> more = new IdentityHashMap<>(this.known);
		more.put(serializer, root);
		this.known = more;
		return root;
	}

}
