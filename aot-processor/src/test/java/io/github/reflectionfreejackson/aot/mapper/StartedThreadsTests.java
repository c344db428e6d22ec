package io.github.reflectionfreejackson.aot.mapper;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link StartedThreads}.
 */
@ExtendWith(OutputCaptureExtension.class)
class StartedThreadsTests {

	private static final String WARNING = "has started threads that keep AOT processing from ending: [rates]";

	private static final ExecutorService executor = Executors.newCachedThreadPool((task) -> new Thread(task, "rates"));

	@AfterEach
	void stop() {
		executor.shutdownNow();
	}

	@Test
	void closeWhenThreadIsLeftRunningWarns(CapturedOutput log) {
		AotProcessing.of(Running.class, Map.of(), AotProcessing::mapper);
		assertThat(log).contains(WARNING);
	}

	@Test
	void closeWhenThreadEndsDoesNotWarn(CapturedOutput log) {
		AotProcessing.of(Ending.class, Map.of(), AotProcessing::mapper);
		assertThat(log).doesNotContain(WARNING);
	}

	@Configuration(proxyBeanMethods = false)
	@Import(JacksonAutoConfiguration.class)
	static class Running {

		@Bean
		Jackson2ObjectMapperBuilderCustomizer customizer() {
			executor.execute(() -> {
			});
			return (builder) -> {
			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	@Import(JacksonAutoConfiguration.class)
	static class Ending {

		@Bean
		Jackson2ObjectMapperBuilderCustomizer customizer() {
			new Thread(() -> {
			}, "rates").start();
			return (builder) -> {
			};
		}

	}

}
