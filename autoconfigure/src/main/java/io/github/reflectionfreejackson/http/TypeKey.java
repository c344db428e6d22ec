package io.github.reflectionfreejackson.http;

import java.lang.reflect.Type;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * A declared type, and the class that it is used with.
 */
final class TypeKey {

	private final @Nullable Type type;

	private final @Nullable Class<?> usedWith;

	private TypeKey(@Nullable Type type, @Nullable Class<?> usedWith) {
		this.type = type;
		this.usedWith = usedWith;
	}

	/**
	 * Return a key for the type of a value and its class, or {@code null} for what is not
	 * known of both.
	 */
	static Object ofValues(@Nullable Type type, @Nullable Class<?> valueClass) {
		return (type != null && type == valueClass) ? type : new TypeKey(type, valueClass);
	}

	/**
	 * Return a key for a type, and the class in which it is declared, or {@code null} if
	 * there is none. Classes mean the same in all.
	 */
	static Object ofDeclared(Type type, @Nullable Class<?> contextClass) {
		return (type instanceof Class<?>) ? type : new TypeKey(type, contextClass);
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof TypeKey key && this.usedWith == key.usedWith
				&& (this.type == key.type || Objects.equals(this.type, key.type));
	}

	@Override
	public int hashCode() {
		return 31 * Objects.hashCode(this.type) + Objects.hashCode(this.usedWith);
	}

}
