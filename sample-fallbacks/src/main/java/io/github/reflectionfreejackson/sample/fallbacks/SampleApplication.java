package io.github.reflectionfreejackson.sample.fallbacks;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;

/**
 * A support desk, not all of whose JSON is written by generated code.
 */
@SpringBootApplication
@EnableConfigurationProperties(DeskProperties.class)
public class SampleApplication {

	public static void main(String[] args) {
		SpringApplication.run(SampleApplication.class, args);
	}

}
