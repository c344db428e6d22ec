package io.github.reflectionfreejackson.aot.introspection;

import java.lang.annotation.AnnotationFormatError;

import com.fasterxml.jackson.databind.JsonMappingException;

/**
 * Describes why a type could not be introspected.
 */
final class Failures {

	private Failures() {
	}

	/**
	 * Describe a failure. While introspecting, Jackson may call constructors and getters
	 * of the application. What they say in an exception may be confidential, so only
	 * messages of Jackson and of the virtual machine are repeated.
	 */
	static String describe(Throwable failure) {
		Throwable cause = failure;
		while (!isOfVirtualMachine(cause) && cause.getCause() != null && cause.getCause() != cause) {
			cause = cause.getCause();
		}
		if (cause instanceof JsonMappingException mapping) {
			return mapping.getOriginalMessage();
		}
		if (isOfVirtualMachine(cause)) {
			return cause.toString();
		}
		StackTraceElement[] trace = cause.getStackTrace();
		// Where the stack or the heap came to its end, differs from run to run
		if (trace.length == 0 || cause instanceof VirtualMachineError) {
			return cause.getClass().getName();
		}
		String thrower = trace[0].getClassName();
		return thrower.startsWith("com.fasterxml.jackson.") ? String.valueOf(cause.getMessage())
				: cause.getClass().getName() + ", thrown by " + thrower + "#" + trace[0].getMethodName();
	}

	private static boolean isOfVirtualMachine(Throwable failure) {
		return (failure instanceof LinkageError && !(failure instanceof ExceptionInInitializerError))
				|| failure instanceof TypeNotPresentException || failure instanceof ClassNotFoundException
				|| failure instanceof AnnotationFormatError;
	}

}
