package io.github.reflectionfreejackson.runtime.served;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

/**
 * Says of generated code that it calls what the classes of the running application do not
 * have, which is noticed no sooner than it does. The failure alone looks as if it came
 * from the value that is written, or from the document that is read.
 *
 * @since 0.1.0
 */
public final class Misfits {

	private static final Log logger = LogFactory.getLog(Misfits.class);

	/**
	 * The names of classes, of which there are no more than were generated.
	 */
	private static final Set<String> told = ConcurrentHashMap.newKeySet();

	private Misfits() {
	}

	/**
	 * Say so if that is why generated code has failed, once a generated class.
	 * @param failure what generated code has failed with
	 */
	public static void note(Throwable failure) {
		if (failure instanceof IncompatibleClassChangeError) {
			StackTraceElement[] trace = failure.getStackTrace();
			if (trace.length > 0 && isGenerated(trace[0].getClassName()) && told.add(trace[0].getClassName())) {
				logger.error(trace[0].getClassName() + " does not fit the classes of the application: " + failure
						+ ". Run it with the classes that code was generated for, or build it again");
			}
		}
	}

	private static boolean isGenerated(String className) {
		return className.contains("__")
				&& (className.endsWith("JsonSerializer") || className.endsWith("JsonDeserializer"));
	}

}
