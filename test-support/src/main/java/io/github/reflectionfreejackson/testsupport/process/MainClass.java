package io.github.reflectionfreejackson.testsupport.process;

import java.lang.reflect.InvocationTargetException;

/**
 * Runs main classes by name.
 */
public final class MainClass {

	private MainClass() {
	}

	/**
	 * Run a main class.
	 * @param name the name of the class
	 * @param args the arguments
	 * @throws ReflectiveOperationException if there is no such class, or it is not one to
	 * run
	 */
	public static void run(String name, String... args) throws ReflectiveOperationException {
		try {
			Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) args);
		}
		catch (InvocationTargetException ex) {
			throw new IllegalStateException(name + " failed", ex.getCause());
		}
	}

}
