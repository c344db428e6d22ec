package io.github.reflectionfreejackson.runtime.access;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

import org.jspecify.annotations.Nullable;

import org.springframework.core.NativeDetector;

/**
 * Finds members of Jackson's classes that are not public. All handles of such members
 * come from here; each needs a hint for native images.
 * <p>
 * A member that is not there, as in another version of Jackson, or that nobody else may
 * reach, as in a named module, is a {@link LinkageError}. Whoever keeps a handle in a
 * constant has to expect one when that is first asked for.
 * <p>
 * Keeps no state, and may be used by several threads.
 *
 * @since 0.1.0
 */
public final class JacksonMembers {

	private JacksonMembers() {
	}

	/**
	 * Return whether members of a class can be reached that are not public.
	 * @param owner the class
	 * @return whether they can
	 */
	public static boolean isOpen(Class<?> owner) {
		try {
			lookup(owner);
			return true;
		}
		catch (IllegalAccessException ex) {
			return false;
		}
	}

	/**
	 * Find a field.
	 * @param owner the class that declares it
	 * @param name its name
	 * @param type its type
	 * @return its handle
	 * @throws LinkageError if there is no such field, or it cannot be reached
	 */
	public static VarHandle field(Class<?> owner, String name, Class<?> type) {
		try {
			return lookup(owner).findVarHandle(owner, name, type);
		}
		catch (ReflectiveOperationException ex) {
			throw failed(owner, name, ex);
		}
	}

	/**
	 * Find a field of a type that is not visible.
	 * @param owner the class that declares it
	 * @param name its name
	 * @return its handle
	 * @throws LinkageError if there is no such field, or it cannot be reached
	 */
	public static VarHandle field(Class<?> owner, String name) {
		try {
			return lookup(owner).unreflectVarHandle(owner.getDeclaredField(name));
		}
		catch (ReflectiveOperationException ex) {
			throw failed(owner, name, ex);
		}
	}

	/**
	 * Find a method.
	 * @param owner the class that declares it
	 * @param name its name
	 * @param type its parameters, and what it returns
	 * @return its handle, by which the method of an object's own class is called
	 * @throws LinkageError if there is no such method, or it cannot be reached
	 */
	public static MethodHandle method(Class<?> owner, String name, MethodType type) {
		try {
			return lookup(owner).findVirtual(owner, name, type);
		}
		catch (ReflectiveOperationException ex) {
			throw failed(owner, name, ex);
		}
	}

	/**
	 * Find a method for objects of a class and no subclass. In a native image,
	 * {@linkplain #method others} are called by way of an interpreter.
	 * @param owner the class, which declares or inherits the method
	 * @param name its name
	 * @param type its parameters, and what it returns
	 * @return its handle, by which the method of this very class is called
	 * @throws LinkageError if there is no such method, or it cannot be reached
	 */
	public static MethodHandle exactMethod(Class<?> owner, String name, MethodType type) {
		try {
			return lookup(owner).findSpecial(owner, name, type, owner);
		}
		catch (ReflectiveOperationException ex) {
			throw failed(owner, name, ex);
		}
	}

	/**
	 * Define a class of ours in the package of one of Jackson's, whose protected members
	 * it may name. Such code is as fast as Jackson's own from the beginning, where
	 * handles take the JIT compiler to be.
	 * @param contract what the class implements
	 * @param neighbour the class of Jackson's
	 * @param <T> the type of the contract
	 * @return an instance, or {@code null} where no class can be defined: in a native
	 * image, or if Jackson is in a named module or has another class loader
	 */
	public static <T> @Nullable T implement(Class<T> contract, Class<?> neighbour) {
		if (NativeDetector.inNativeImage()) {
			return null;
		}
		String file = "/META-INF/reflection-free-jackson/classes/" + neighbour.getPackageName().replace('.', '/')
				+ "/Direct" + contract.getSimpleName() + ".class";
		try (InputStream code = contract.getResourceAsStream(file)) {
			if (code == null) {
				return null;
			}
			Class<?> defined = lookup(neighbour).defineHiddenClass(code.readAllBytes(), true).lookupClass();
			return contract.cast(defined.getConstructor().newInstance());
		}
		catch (IOException | ReflectiveOperationException | LinkageError ex) {
			return null;
		}
	}

	private static Lookup lookup(Class<?> owner) throws IllegalAccessException {
		return MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
	}

	private static LinkageError failed(Class<?> owner, String name, ReflectiveOperationException ex) {
		LinkageError error = new IncompatibleClassChangeError(
				"Jackson's " + owner.getName() + " has no member " + name + " that can be reached");
		error.initCause(ex);
		return error;
	}

}
