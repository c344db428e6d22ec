package io.github.reflectionfreejackson.runtime;

import java.util.IdentityHashMap;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Knows what stands in for which of Jackson's serializers where a value as a whole is
 * written.
 * <p>
 * May be used by several threads.
 */
final class RootSerializers {

	/**
	 * Of more serializers, none is remembered.
	 */
	private static final int MAX_KNOWN = 1000;

	private volatile Map<JsonSerializer<?>, RootSerializer> known = new IdentityHashMap<>();

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
