package io.github.reflectionfreejackson.runtime.direct;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;

/**
 * Decides whether Jackson's generator for UTF-8 is configured such that it writes what
 * encoders write, and says what is in the way if it is not.
 */
final class GeneratorConditions {

	/**
	 * The features which change what is written for a value, but for those that encoders
	 * heed.
	 */
	private static final int FEATURES = maskOf(JsonWriteFeature.QUOTE_FIELD_NAMES.mappedFeature(),
			JsonWriteFeature.WRITE_NAN_AS_STRINGS.mappedFeature(), JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature(),
			JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature(),
			JsonWriteFeature.WRITE_HEX_UPPER_CASE.mappedFeature(),
			JsonWriteFeature.ESCAPE_FORWARD_SLASHES.mappedFeature(),
			JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8.mappedFeature(),
			StreamWriteFeature.STRICT_DUPLICATE_DETECTION.mappedFeature());

	private static final int DEFAULTS = maskOf(JsonWriteFeature.QUOTE_FIELD_NAMES.mappedFeature(),
			JsonWriteFeature.WRITE_NAN_AS_STRINGS.mappedFeature(),
			JsonWriteFeature.WRITE_HEX_UPPER_CASE.mappedFeature());

	private static final int MADE_OTHERWISE = 1 << 29;

	private static final int PRETTY = 1 << 30;

	private static final int ESCAPING = 1 << 31;

	private GeneratorConditions() {
	}

	private static int maskOf(JsonGenerator.Feature... features) {
		int mask = 0;
		for (JsonGenerator.Feature feature : features) {
			mask |= feature.getMask();
		}
		return mask;
	}

	static boolean hold(JsonGenerator generator) {
		return (generator.getFeatureMask() & FEATURES) == DEFAULTS && generator.getPrettyPrinter() == null
				&& generator.getCharacterEscapes() == null && generator.getHighestEscapedChar() == 0
				&& GeneratorFields.areUsual((UTF8JsonGenerator) generator);
	}

	/**
	 * Return which conditions a generator violates.
	 * @return a number to be {@linkplain #describe described}, 0 if they all hold
	 */
	static int violated(JsonGenerator generator) {
		int violated = (generator.getFeatureMask() & FEATURES) ^ DEFAULTS;
		if (generator.getPrettyPrinter() != null) {
			violated |= PRETTY;
		}
		// A feature escapes, too
		if (generator.getCharacterEscapes() != null || (violated == 0 && generator.getHighestEscapedChar() != 0)) {
			violated |= ESCAPING;
		}
		// Features and escapes that were set decide on the table of escapes, too
		if (violated == 0 && !GeneratorFields.areUsual((UTF8JsonGenerator) generator)) {
			violated = MADE_OTHERWISE;
		}
		return violated;
	}

	/**
	 * Say which conditions are violated.
	 */
	static String describe(int violated) {
		List<String> parts = new ArrayList<>();
		for (JsonGenerator.Feature feature : JsonGenerator.Feature.values()) {
			if ((violated & FEATURES & feature.getMask()) != 0) {
				parts.add(feature + (((DEFAULTS & feature.getMask()) != 0) ? " is disabled" : " is enabled"));
			}
		}
		if ((violated & PRETTY) != 0) {
			parts.add("a PrettyPrinter is set");
		}
		if ((violated & ESCAPING) != 0) {
			parts.add("CharacterEscapes are set, or a highest char that is not escaped");
		}
		if (violated == MADE_OTHERWISE) {
			parts.add("generators are made to quote or escape otherwise, or Jackson is in a named module");
		}
		return String.join(", ", parts);
	}

}
