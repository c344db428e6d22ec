package io.github.reflectionfreejackson.aot.discovery;

import java.util.Map;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.OnFallback;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.Verify;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link DiscoveryProperties}.
 */
class DiscoveryPropertiesTests {

	private static final String PREFIX = "spring.jackson.reflection-free.";

	@Test
	void valuesAreThoseOfTheEnvironment() {
		ReflectionFreeJacksonProperties values = from(
				Map.of(PREFIX + "exclude", "com.acme.A,com.acme.b.*", PREFIX + "on-fallback", "fail"))
			.values();
		assertThat(values.getExclude()).containsExactly("com.acme.A", "com.acme.b.*");
		assertThat(values.getOnFallback()).isEqualTo(OnFallback.FAIL);
	}

	@Test
	void valuesAreDefaultsWhereThereIsNone() {
		DiscoveryProperties properties = from(Map.of());
		assertThat(properties.values()).usingRecursiveComparison().isEqualTo(new ReflectionFreeJacksonProperties());
		assertThat(properties.malformed()).isEmpty();
	}

	@Test
	void malformedValueKeepsNoOtherFromBeingBound() {
		DiscoveryProperties properties = from(Map.of(PREFIX + "exclude", "com.acme.A", PREFIX + "on-fallback", "fial",
				PREFIX + "verify-sample-rate", "much", PREFIX + "reading.enabled", "perhaps", PREFIX + "verify",
				"sample", PREFIX + "http.enabled", "false"));
		assertThat(properties.malformed()).containsExactly(
				Map.entry(PREFIX + "on-fallback", "its value 'fial' is none of [ignore, warn, fail]"),
				Map.entry(PREFIX + "reading.enabled", "its value 'perhaps' is no boolean"),
				Map.entry(PREFIX + "verify-sample-rate", "its value 'much' is no double"));
		assertThat(properties.values().getOnFallback()).isEqualTo(OnFallback.IGNORE);
		assertThat(properties.values().getReading().isEnabled()).isTrue();
		assertThat(properties.values().getExclude()).containsExactly("com.acme.A");
		assertThat(properties.values().getVerify()).isEqualTo(Verify.SAMPLE);
		assertThat(properties.values().getHttp().isEnabled()).isFalse();
	}

	/**
	 * The application would not start with it.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "2", "-0.1", "NaN" })
	void shareThatIsOutOfRangeIsMalformed(String share) {
		DiscoveryProperties properties = from(Map.of(PREFIX + "verify-sample-rate", share));
		assertThat(properties.malformed()).containsExactly(Map.entry(PREFIX + "verify-sample-rate",
				"its value '" + share + "' cannot be used: it must be from 0 to 1"));
		assertThat(properties.values().getVerifySampleRate()).isEqualTo(0.01);
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class))
			.withPropertyValues(PREFIX + "verify-sample-rate=" + share)
			.run((context) -> assertThat(context).getFailure().rootCause().hasMessageContaining("from 0 to 1"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "1", "0.5" })
	void shareThatIsInRangeIsNot(String share) {
		DiscoveryProperties properties = from(Map.of(PREFIX + "verify-sample-rate", share));
		assertThat(properties.malformed()).isEmpty();
		assertThat(properties.values().getVerifySampleRate()).isEqualTo(Double.parseDouble(share));
	}

	@Test
	void emptyValueIsAsNone() {
		DiscoveryProperties properties = from(
				Map.of(PREFIX + "on-fallback", "", PREFIX + "include", "", PREFIX + "verify", ""));
		assertThat(properties.malformed()).isEmpty();
		assertThat(properties.values().getOnFallback()).isEqualTo(OnFallback.IGNORE);
	}

	@Test
	void listWithoutItsFirstEntrySaysSo() {
		DiscoveryProperties properties = from(
				Map.of(PREFIX + "exclude[1]", "com.acme.B", PREFIX + "include", "com.acme.A"));
		assertThat(properties.malformed()).containsOnlyKeys(PREFIX + "exclude")
			.hasEntrySatisfying(PREFIX + "exclude",
					(reason) -> assertThat(reason).startsWith("its value").contains("cannot be used: ", "exclude[1]"));
		assertThat(properties.values().getInclude()).containsExactly("com.acme.A");
	}

	private static DiscoveryProperties from(Map<String, Object> properties) {
		StandardEnvironment environment = new StandardEnvironment();
		environment.getPropertySources().addFirst(new MapPropertySource("test", properties));
		return DiscoveryProperties.from(environment);
	}

}
