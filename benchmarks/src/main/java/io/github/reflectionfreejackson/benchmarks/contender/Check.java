package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * Compares what contenders come to with what plain Jackson does, as JSON: those which are
 * Jackson byte by byte, the others as trees whose numbers are compared by value.
 *
 * @param <C> the type of contenders
 * @param <I> the type of their instances
 * @param <P> the type of payloads
 */
public abstract class Check<C extends Participant<I>, I extends Instance<P, ?>, P> {

	private static final int SHOWN = 120;

	private static final ObjectMapper TREES = new ObjectMapper();

	private static final Comparator<JsonNode> BY_VALUE = (left, right) -> (left.isNumber() && right.isNumber())
			? left.decimalValue().compareTo(right.decimalValue()) : (left.equals(right) ? 0 : 1);

	private final I jackson;

	Check(C jackson) {
		this.jackson = jackson.create();
	}

	/**
	 * Say why a contender cannot take part with a payload.
	 * @param contender the contender
	 * @param payload the payload
	 * @return the reason, or an empty string if it can
	 */
	public final String objection(C contender, P payload) {
		try {
			return objection(contender, contender.create(), payload);
		}
		catch (UnsupportedOperationException ex) {
			return describe(ex);
		}
	}

	/**
	 * Say why an instance of a contender cannot take part with a payload.
	 * @param contender the contender
	 * @param instance the instance
	 * @param payload the payload
	 * @return the reason, or an empty string if it can
	 */
	public final String objection(C contender, I instance, P payload) {
		try {
			byte[] expected = json(this.jackson, payload);
			byte[] actual = json(instance, payload);
			String objection = instance.objection(payload);
			return objection.isEmpty() ? difference(contender.isJackson(), expected, actual) : objection;
		}
		catch (IOException | RuntimeException | LinkageError ex) {
			return describe(ex);
		}
	}

	/**
	 * See to it that there is no objection.
	 * @param contender the contender
	 * @param instance the instance
	 * @param payload the payload
	 * @throws IllegalStateException if there is one
	 */
	public final void require(C contender, I instance, P payload) {
		String objection = objection(contender, instance, payload);
		if (!objection.isEmpty()) {
			throw new IllegalStateException(contender + " cannot take part with " + payload + ": " + objection);
		}
	}

	/**
	 * Write or read the payload.
	 * @return the outcome as JSON
	 */
	abstract byte[] json(I instance, P payload) throws IOException;

	static String difference(boolean byBytes, byte[] expected, byte[] actual) throws IOException {
		if (byBytes ? Arrays.equals(expected, actual)
				: TREES.readTree(expected).equals(BY_VALUE, TREES.readTree(actual))) {
			return "";
		}
		int index = Math.max(0, Arrays.mismatch(expected, actual));
		return "has " + around(actual, index) + " where Jackson has " + around(expected, index);
	}

	private static String around(byte[] json, int index) {
		int start = Math.max(0, index - SHOWN / 4);
		return new String(json, start, Math.min(SHOWN, json.length - start), StandardCharsets.UTF_8);
	}

	private static String describe(Throwable failure) {
		String message = (failure.getMessage() != null) ? failure.getMessage() : "";
		if (failure instanceof UnsupportedOperationException && !message.isEmpty()) {
			return message;
		}
		return failure.getClass().getName() + ": " + message.lines().findFirst().orElse("");
	}

}
