package io.github.reflectionfreejackson.autoconfigure;

import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link MissingHints}.
 */
class MissingHintsTests {

	private static final String PREFIX = "spring.jackson.reflection-free.";

	private final MockEnvironment environment = new MockEnvironment().withProperty(PREFIX + "enabled", "true");

	@Test
	void warningWhenGeneratedCodeServesIsNull() {
		assertThat(warning(false)).isNull();
	}

	@Test
	void warningWhenSwitchedOffNamesPropertyAndRemedy() {
		this.environment.setProperty(PREFIX + "enabled", "false");
		assertThat(warning(false)).contains(PREFIX + "enabled=false", PREFIX + "fallback-hints=true");
	}

	@Test
	void warningWhenVerifiedNamesProperty() {
		this.environment.setProperty(PREFIX + "verify", "sample");
		assertThat(warning(false)).contains(PREFIX + "verify=sample");
	}

	@Test
	void warningWhenReadByReflectionNamesProperty() {
		this.environment.setProperty(PREFIX + "reading.enabled", "false");
		assertThat(warning(false)).contains(PREFIX + "reading.enabled=false");
	}

	@Test
	void warningWhenReadByReflectionAsWhileBuildingIsNull() {
		this.environment.setProperty(PREFIX + "reading.enabled", "false");
		assertThat(MissingHints.warning(new Serializers(false, List.of()), this.environment)).isNull();
	}

	@Test
	void warningWhenThereAreHintsIsNull() {
		this.environment.setProperty(PREFIX + "enabled", "false");
		assertThat(warning(true)).isNull();
	}

	private @Nullable String warning(boolean hints) {
		return MissingHints.warning(new Serializers(hints, List.of("com.example.Customer")), this.environment);
	}

	private static final class Serializers extends GeneratedSerializers {

		private final boolean hints;

		private final List<String> readable;

		Serializers(boolean hints, List<String> readable) {
			this.hints = hints;
			this.readable = readable;
		}

		@Override
		public boolean hasFallbackHints() {
			return this.hints;
		}

		@Override
		protected List<String> readableTypeNames() {
			return this.readable;
		}

		@Override
		public Map<String, String> fingerprint() {
			return Map.of();
		}

		@Override
		protected List<String> typeNames() {
			return List.of();
		}

		@Override
		public @Nullable String reasonForFallback(Class<?> type) {
			return null;
		}

		@Override
		protected @Nullable GeneratedSerializer<?> create(Class<?> type) {
			return null;
		}

	}

}
