package io.github.reflectionfreejackson.testsupport.encoding;

import java.util.Set;
import java.util.TreeSet;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * A bean that notes whether it is encoded in a run of others, or of its own.
 */
class RunWitness {

	static final String AMONG_OTHERS = "among others";

	private static final ThreadLocal<Set<String>> runs = new ThreadLocal<>();

	private final int number;

	RunWitness(int number) {
		this.number = number;
	}

	public int getNumber() {
		Set<String> noted = runs.get();
		if (noted != null) {
			noted.add(isAmongOthers() ? AMONG_OTHERS : "alone");
		}
		return this.number;
	}

	public String getText() {
		return "\u00E4 text that fills \"some\" of the buffer";
	}

	private static boolean isAmongOthers() {
		return StackWalker.getInstance()
			.walk((frames) -> frames
				.filter((frame) -> frame.getClassName().startsWith("io.github.reflectionfreejackson.runtime."))
				.filter((frame) -> !frame.getClassName().endsWith(".PropertiesEncoder"))
				.findFirst()
				.filter((frame) -> frame.getClassName().endsWith(".BeanEncoder"))
				.filter((frame) -> !frame.getMethodName().equals("encodeFields"))
				.isPresent());
	}

	/**
	 * Return how the witnesses in a value were encoded when it was written.
	 */
	static Set<String> runsOf(Object value, ObjectMapper mapper) throws JsonProcessingException {
		Set<String> noted = new TreeSet<>();
		runs.set(noted);
		try {
			mapper.writeValueAsBytes(value);
		}
		finally {
			runs.remove();
		}
		return noted;
	}

}
