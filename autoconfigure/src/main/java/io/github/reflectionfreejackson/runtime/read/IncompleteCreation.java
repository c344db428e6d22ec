package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import org.jspecify.annotations.Nullable;

/**
 * Calls a creator although JSON has not all of its arguments, where it is up to Jackson's
 * own deserializers what those are, and nothing else.
 * <p>
 * May be used by several threads, which find the same deserializers.
 */
final class IncompleteCreation {

	private static final int REFUSALS = DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES.getMask()
			| DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES.getMask();

	/**
	 * Stands for an argument that more is asked about.
	 */
	private static final JsonDeserializer<Object> NOT_PLAIN = new NotPlain();

	private final CreatorArguments arguments;

	private final @Nullable JsonDeserializer<?>[] deserializers;

	IncompleteCreation(CreatorArguments arguments, int count) {
		this.arguments = arguments;
		this.deserializers = new JsonDeserializer<?>[count];
	}

	/**
	 * Fill in what JSON has not.
	 * @param values the arguments
	 * @param seen those that JSON has, a bit each
	 * @return whether all are there now; if not, Jackson has to fill them in, as it may
	 * fail
	 */
	boolean fillIn(@Nullable Object[] values, long seen, DeserializationContext context) {
		if (context.hasSomeOfFeatures(REFUSALS)) {
			return false;
		}
		try {
			for (int i = 0; i < values.length; i++) {
				if ((seen & (1L << i)) != 0) {
					if (values[i] == null && this.arguments.isNeeded(i)) {
						return false;
					}
				}
				else {
					JsonDeserializer<?> deserializer = deserializer(i);
					if (deserializer == NOT_PLAIN) {
						return false;
					}
					values[i] = deserializer.getAbsentValue(context);
				}
			}
			return true;
		}
		catch (JsonMappingException ex) {
			return false;
		}
	}

	private JsonDeserializer<?> deserializer(int argument) throws JsonMappingException {
		JsonDeserializer<?> known = this.deserializers[argument];
		if (known == null) {
			JsonDeserializer<?> found = this.arguments.ofAbsent(argument);
			known = (found != null && isKnown(found)) ? found : NOT_PLAIN;
			this.deserializers[argument] = known;
		}
		return known;
	}

	private static boolean isKnown(JsonDeserializer<?> deserializer) {
		return deserializer instanceof StraightLineHost<?> || ReadingOutcome.isOfJackson(deserializer);
	}

	/**
	 * Call the creator.
	 * @param values all arguments
	 * @param seen those that JSON has, a bit each
	 * @throws Throwable what the creator throws
	 */
	@Nullable Object create(@Nullable Object[] values, long seen) throws Throwable {
		return this.arguments.create(values, seen);
	}

	/**
	 * Is asked nothing.
	 */
	private static final class NotPlain extends JsonDeserializer<Object> {

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) {
			throw new UnsupportedOperationException();
		}

	}

}
