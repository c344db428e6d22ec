package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Compares what contenders write with what plain Jackson writes: those which are Jackson
 * byte by byte, the others as trees whose numbers are compared by value.
 */
public final class OutputCheck {

	private static final int SHOWN = 120;

	private static final ObjectMapper TREES = new ObjectMapper();

	private static final Comparator<JsonNode> BY_VALUE = (left, right) -> (left.isNumber() && right.isNumber())
			? left.decimalValue().compareTo(right.decimalValue()) : (left.equals(right) ? 0 : 1);

	private final Encoders jackson = Contender.JACKSON.create();

	/**
	 * Say why a contender cannot write a payload.
	 * @param contender the contender
	 * @param payload the payload
	 * @return the reason, or an empty string if it can
	 */
	public String objection(Contender contender, Payload payload) {
		try {
			return objection(contender, contender.create(), payload);
		}
		catch (UnsupportedOperationException ex) {
			return describe(ex);
		}
	}

	/**
	 * Say why an instance of a contender cannot write a payload.
	 * @param contender the contender
	 * @param encoders the instance
	 * @param payload the payload
	 * @return the reason, or an empty string if it can
	 */
	public String objection(Contender contender, Encoders encoders, Payload payload) {
		try {
			byte[] expected = this.jackson.forPayload(payload).encode(payload.value());
			byte[] actual = encoders.forPayload(payload).encode(payload.value());
			String objection = encoders.objection(payload);
			return objection.isEmpty() ? difference(contender.isJackson(), expected, actual) : objection;
		}
		catch (IOException | RuntimeException | LinkageError ex) {
			return describe(ex);
		}
	}

	static String difference(boolean byBytes, byte[] expected, byte[] actual) throws IOException {
		if (byBytes ? Arrays.equals(expected, actual)
				: TREES.readTree(expected).equals(BY_VALUE, TREES.readTree(actual))) {
			return "";
		}
		int index = Math.max(0, Arrays.mismatch(expected, actual));
		return "writes " + around(actual, index) + " where Jackson writes " + around(expected, index);
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
