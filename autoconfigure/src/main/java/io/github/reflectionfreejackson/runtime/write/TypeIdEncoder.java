package io.github.reflectionfreejackson.runtime.write;

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
 */
final class TypeIdEncoder {

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
		Class<?> type = serializer.getClass();
		if (type == AsPropertyTypeSerializer.class) {
			return RESOLVERS.contains(serializer.getTypeIdResolver().getClass())
					&& isPlain(serializer.getPropertyName());
		}
		return type == AsExistingPropertyTypeSerializer.class
				&& RESOLVERS.contains(serializer.getTypeIdResolver().getClass());
	}

	/**
	 * Generators escape some chars of names that they are not given ready.
	 */
	private static boolean isPlain(String name) {
		return name.chars().allMatch((each) -> each >= ' ' && each <= '~' && each != '"' && each != '\\');
	}

	/**
	 * Encode the type id of a bean, whose object is open.
	 */
	void encode(Object bean, JsonEncoder encoder) throws IOException {
		if (this.name != null) {
			encoder.writeTypeId(this.name, idOf(bean));
		}
	}

	private String idOf(Object bean) {
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
	 * @param id its type id
	 */
	private record Known(Class<?> type, String id) {
	}

}
