package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Set;

import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.jsontype.impl.AsExistingPropertyTypeSerializer;
import com.fasterxml.jackson.databind.jsontype.impl.AsPropertyTypeSerializer;
import com.fasterxml.jackson.databind.jsontype.impl.ClassNameIdResolver;
import com.fasterxml.jackson.databind.jsontype.impl.MinimalClassNameIdResolver;
import com.fasterxml.jackson.databind.jsontype.impl.SimpleNameIdResolver;
import com.fasterxml.jackson.databind.jsontype.impl.TypeNameIdResolver;
import io.github.reflectionfreejackson.runtime.encode.FieldName;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the type id of a bean where it is the first property, or nothing where it is
 * among the bean's own. Only for ids that Jackson derives from the class.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public final class TypeIdEncoder {

	private static final Set<Class<?>> RESOLVERS = Set.of(TypeNameIdResolver.class, SimpleNameIdResolver.class,
			ClassNameIdResolver.class, MinimalClassNameIdResolver.class);

	private final TypeIdResolver resolver;

	/**
	 * The name of the property, or {@code null} if there is none besides those of the
	 * bean.
	 */
	private final @Nullable FieldName name;

	private Known latest = new Known(Void.class, "");

	private TypeIdEncoder(TypeIdResolver resolver, @Nullable FieldName name) {
		this.resolver = resolver;
		this.name = name;
	}

	/**
	 * Return the encoder that does what Jackson's does for beans, or {@code null} if
	 * there is none.
	 */
	static @Nullable TypeIdEncoder of(TypeSerializer serializer) {
		if (!isKnown(serializer)) {
			return null;
		}
		return new TypeIdEncoder(serializer.getTypeIdResolver(),
				(serializer.getClass() == AsPropertyTypeSerializer.class) ? FieldName.of(serializer.getPropertyName())
						: null);
	}

	/**
	 * Return whether there may be an encoder of what a serializer writes.
	 * @param serializer the serializer, or {@code null} if no type id is written
	 */
	static boolean isKnown(@Nullable TypeSerializer serializer) {
		if (serializer == null) {
			return true;
		}
		TypeIdResolver resolver = serializer.getTypeIdResolver();
		if (resolver == null || !RESOLVERS.contains(resolver.getClass())) {
			return false;
		}
		return serializer.getClass() == AsExistingPropertyTypeSerializer.class
				|| (serializer.getClass() == AsPropertyTypeSerializer.class && isPlain(serializer.getPropertyName()));
	}

	/**
	 * Generators escape some chars of names that they are not given ready.
	 */
	private static boolean isPlain(@Nullable String name) {
		return name != null
				&& name.chars().allMatch((each) -> each >= ' ' && each <= '~' && each != '"' && each != '\\');
	}

	/**
	 * Open the object of a bean, and encode its type id.
	 * @return {@code false} if it cannot be encoded, and nothing was
	 */
	boolean start(Object bean, JsonEncoder encoder) throws IOException {
		// Where that fails, Jackson has not opened the object either
		String id = idOf(bean);
		if (id == null || id.length() > JsonEncoder.MAX_TEXT || !encoder.startObject(bean)) {
			return false;
		}
		if (this.name != null) {
			encoder.writeTypeId(this.name, id);
		}
		return true;
	}

	private @Nullable String idOf(Object bean) {
		Known known = this.latest;
		if (known.type() != bean.getClass()) {
			known = new Known(bean.getClass(), this.resolver.idFromValue(bean));
			this.latest = known;
		}
		return known.id();
	}

	/**
	 * What is known of a class.
	 *
	 * @param type the class
	 * @param id its type id, or {@code null} if it has none
	 */
	private record Known(Class<?> type, @Nullable String id) {
	}

}
