package io.github.reflectionfreejackson.runtime;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.JsonSerializer;
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

	private final Map<Class<?>, JsonSerializer<Object>> settled = new ConcurrentHashMap<>();

	private volatile Map<JsonSerializer<?>, RootSerializer> known = new IdentityHashMap<>();

	/**
	 * Return the serializer of a type that build time has settled, or {@code null} if
	 * none was added.
	 */
	@Nullable JsonSerializer<Object> settled(Class<?> type) {
		return this.settled.get(type);
	}

	/**
	 * Add the serializer of a type that build time has settled.
	 * @return the serializer, or one that another thread has added
	 */
	JsonSerializer<Object> addSettled(Class<?> type, JsonSerializer<Object> serializer) {
		JsonSerializer<Object> other = this.settled.putIfAbsent(type, serializer);
		return (other != null) ? other : serializer;
	}

	/**
	 * Return for how many types that build time has settled a serializer was added.
	 */
	int settledTypes() {
		return this.settled.size();
	}

	/**
	 * Forget all serializers.
	 */
	synchronized void clear() {
		this.settled.clear();
		this.known = new IdentityHashMap<>();
	}

	/**
	 * Return what stands in for a serializer, or {@code null} if nothing does.
	 */
	@Nullable RootSerializer find(JsonSerializer<Object> serializer) {
		RootSerializer root = this.known.get(serializer);
		if (root == null && ValueEncoders.isOfStructures(serializer)) {
			root = add(serializer);
		}
		return (root != null && root.mayEncode()) ? root : null;
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
