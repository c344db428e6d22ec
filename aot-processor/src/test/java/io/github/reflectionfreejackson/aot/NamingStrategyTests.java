package io.github.reflectionfreejackson.aot;

import java.util.Locale;
import java.util.Map;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import org.junit.jupiter.api.Test;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of naming strategies that single types have.
 */
class NamingStrategyTests {

	@Test
	void typesWhoseNamesMayDependOnBeansAreLeftToReflection() {
		AotOutput output = AotApplication.of(Configured.class)
			.property("tag", "build")
			.include(Tagged.class, Shouted.class)
			.process();
		output.run(Map.of("tag", "run"), (application) -> {
			application.assertReflected(new Tagged(), "its naming strategy " + Tagging.class.getName());
			assertThat(application.mapper().writeValueAsString(new Tagged())).isEqualTo("{\"runsize\":1}");
			application.assertReadByReflection(Tagged.class, "its naming strategy " + Tagging.class.getName(),
					"{\"runsize\":2}", "{\"buildsize\":3}");
			application.assertGenerated(new Shouted());
		});
	}

	@JsonNaming(Tagging.class)
	static class Tagged {

		public int size = 1;

	}

	@JsonNaming(Shouting.class)
	static class Shouted {

		public int size = 1;

	}

	static class Tagging extends PropertyNamingStrategies.NamingBase {

		private static final long serialVersionUID = 1L;

		private final transient Tag tag;

		Tagging(Tag tag) {
			this.tag = tag;
		}

		@Override
		public String translate(String propertyName) {
			return this.tag.text() + propertyName;
		}

	}

	static class Shouting extends PropertyNamingStrategies.NamingBase {

		private static final long serialVersionUID = 1L;

		private Shouting() {
		}

		@Override
		public String translate(String propertyName) {
			return propertyName.toUpperCase(Locale.ROOT);
		}

	}

	record Tag(String text) {
	}

	@Configuration(proxyBeanMethods = false)
	static class Configured {

		@Bean
		Tag tag(Environment environment) {
			return new Tag(environment.getRequiredProperty("tag"));
		}

	}

}
