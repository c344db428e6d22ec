package io.github.reflectionfreejackson.benchmarks;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * The application whose mapper is measured. The build runs AOT processing for it, as for
 * any other.
 */
@SpringBootApplication(proxyBeanMethods = false)
public class BenchmarkApplication {

	/**
	 * Start, for AOT processing.
	 * @param args the arguments of Spring Boot
	 */
	public static void main(String[] args) {
		application().run(args);
	}

	/**
	 * Return a mapper just as Spring Boot builds it, which no generated code is installed
	 * into.
	 * @return a mapper that has not been used yet
	 */
	public static ObjectMapper plainMapper() {
		try (ConfigurableApplicationContext context = application()
			.run("--spring.jackson.reflection-free.enabled=false")) {
			return context.getBean(ObjectMapper.class);
		}
	}

	private static SpringApplicationBuilder application() {
		return new SpringApplicationBuilder(BenchmarkApplication.class).web(WebApplicationType.NONE);
	}

}
