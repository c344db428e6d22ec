package io.github.reflectionfreejackson.autoconfigure;

import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.autoconfigure.json.JsonTest;
import org.springframework.context.ApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that sliced tests of applications see the auto-configuration.
 */
@JsonTest
class TestSlicesTests {

	@Autowired
	private ApplicationContext context;

	@Test
	void jsonTestIncludesAutoConfiguration() {
		assertThat(this.context.getBeansOfType(MapperInstaller.class)).hasSize(1);
	}

	@SpringBootConfiguration
	@EnableAutoConfiguration
	static class Application {

	}

}
