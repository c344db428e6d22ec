package io.github.reflectionfreejackson.runtime.served;

import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * What is said of a type that was not found when the application was built: that it could
 * be included by name, or why that would be no use.
 *
 * @param objection why no code would be generated if the type were included, or
 * {@code null} if it would
 * @param remedy what to do about that, or {@code null} if there is nothing to do, or
 * nothing but to include the type
 */
record UnseenType(@Nullable String objection, @Nullable String remedy) {

	private static final String UNSEEN = "it was not found when the application was built";

	/**
	 * In the names of the classes that Hibernate makes of entities, to load them when
	 * they are used.
	 */
	private static final String HIBERNATE_PROXY = "$HibernateProxy";

	/**
	 * In the names that ByteBuddy gives to subclasses.
	 */
	private static final String BYTE_BUDDY = "$ByteBuddy$";

	private static final String MAKE_VISIBLE = "Make the class, and all classes around it, package-private or public,"
			+ " and name it in spring.jackson.reflection-free.include.";

	static UnseenType of(Class<?> type) {
		if (type.getClassLoader() == null) {
			return new UnseenType("is a class of the JDK", null);
		}
		if (type.isHidden() || Proxy.isProxyClass(type) || isNamedAsProxy(type.getName())) {
			return new UnseenType("is a class that only exists at run time", null);
		}
		return ofSource(type);
	}

	private static boolean isNamedAsProxy(String name) {
		return name.contains(ClassUtils.CGLIB_CLASS_SEPARATOR) || name.contains(HIBERNATE_PROXY)
				|| name.contains(BYTE_BUDDY);
	}

	private static UnseenType ofSource(Class<?> type) {
		for (Class<?> part = type; part != null; part = part.getEnclosingClass()) {
			if (part.isAnonymousClass() || part.isLocalClass()) {
				return new UnseenType("is local, anonymous or in such a class", null);
			}
			if (Modifier.isPrivate(part.getModifiers())) {
				return new UnseenType("is private or in a private class", MAKE_VISIBLE);
			}
		}
		return new UnseenType(null, null);
	}

	boolean isIncludable() {
		return this.objection == null;
	}

	String reason() {
		return (this.objection != null)
				? UNSEEN + ", and " + this.objection + ", so that no code could be generated for it" : UNSEEN;
	}

}
