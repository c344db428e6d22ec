package io.github.reflectionfreejackson.runtime.direct;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonpCharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link GeneratorConditions}.
 */
class GeneratorConditionsTests {

	/**
	 * Those that say something about targets, or that encoders heed.
	 */
	private static final Set<String> WITHOUT_EFFECT = Set.of("AUTO_CLOSE_TARGET", "AUTO_CLOSE_JSON_CONTENT",
			"FLUSH_PASSED_TO_STREAM", "WRITE_BIGDECIMAL_AS_PLAIN", "USE_FAST_DOUBLE_WRITER", "IGNORE_UNKNOWN");

	@Test
	void holdByDefault() throws IOException {
		JsonGenerator generator = generator();
		assertThat(GeneratorConditions.hold(generator)).isTrue();
		assertThat(GeneratorConditions.violated(generator)).isZero();
	}

	@Test
	void holdUnlessFeatureIsSwitched() throws IOException {
		Set<String> all = Arrays.stream(JsonGenerator.Feature.values()).map(Enum::name).collect(Collectors.toSet());
		assertThat(all).containsAll(WITHOUT_EFFECT);
		for (JsonGenerator.Feature feature : JsonGenerator.Feature.values()) {
			JsonGenerator generator = generator();
			generator.configure(feature, !feature.enabledByDefault());
			boolean expected = WITHOUT_EFFECT.contains(feature.name());
			assertThat(GeneratorConditions.hold(generator)).as(feature.name()).isEqualTo(expected);
			int violated = GeneratorConditions.violated(generator);
			assertThat(violated == 0).isEqualTo(expected);
			assertThat(GeneratorConditions.describe(violated))
				.isEqualTo((expected) ? "" : feature + ((feature.enabledByDefault()) ? " is disabled" : " is enabled"));
		}
	}

	@Test
	void describeNamesAllThatIsViolated() throws IOException {
		JsonGenerator generator = generator();
		generator.setCharacterEscapes(JsonpCharacterEscapes.instance());
		assertViolated(generator, "CharacterEscapes are set, or a highest char that is not escaped");
		generator.setPrettyPrinter(new DefaultPrettyPrinter());
		assertViolated(generator,
				"a PrettyPrinter is set, CharacterEscapes are set, or a highest char that is not escaped");
		generator.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature());
		assertViolated(generator, "WRITE_NUMBERS_AS_STRINGS is enabled, a PrettyPrinter is set, "
				+ "CharacterEscapes are set, or a highest char that is not escaped");
		JsonGenerator other = generator();
		other.setHighestNonEscapedChar(200);
		assertViolated(other, "CharacterEscapes are set, or a highest char that is not escaped");
		for (JsonFactory factory : new JsonFactory[] { new JsonFactoryBuilder().quoteChar('\'').build(),
				new JsonFactoryBuilder().enable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES).build() }) {
			assertViolated(
					factory.createGenerator(new ByteArrayOutputStream())
						.disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES.mappedFeature()),
					"generators are made to quote or escape otherwise, or Jackson is in a named module");
		}
	}

	private static void assertViolated(JsonGenerator generator, String description) {
		assertThat(GeneratorConditions.hold(generator)).isFalse();
		assertThat(GeneratorConditions.describe(GeneratorConditions.violated(generator))).isEqualTo(description);
	}

	private static JsonGenerator generator() throws IOException {
		return new JsonFactory().createGenerator(new ByteArrayOutputStream());
	}

}
