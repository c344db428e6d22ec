package io.github.reflectionfreejackson.benchmarks.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.contender.OursMappers;

import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * Who writes and reads messages, in the order of the report.
 */
public enum SpringContender {

	/**
	 * Spring's converter or encoder and plain Jackson, which the others are compared
	 * with.
	 */
	PLAIN("Spring, Jackson") {

		@Override
		ObjectMapper mapper() {
			return BenchmarkApplication.plainMapper();
		}

	},

	/**
	 * Spring's converter or encoder and generated code.
	 */
	GENERATED("Spring, generated"),

	/**
	 * This project's converter or encoder and generated code.
	 */
	CONVERTER("ours, generated") {

		@Override
		public MappingJackson2HttpMessageConverter converter() {
			return OursConverters.converter(mapper());
		}

		@Override
		public Jackson2JsonEncoder encoder() {
			return OursConverters.encoder(mapper());
		}

	};

	private final String title;

	SpringContender(String title) {
		this.title = title;
	}

	public String title() {
		return this.title;
	}

	/**
	 * Create what writes and reads messages of Spring MVC.
	 * @return the converter
	 * @throws UnsupportedOperationException if there is none
	 */
	public MappingJackson2HttpMessageConverter converter() {
		return new MappingJackson2HttpMessageConverter(mapper());
	}

	/**
	 * Create what writes messages of Spring WebFlux.
	 * @return the encoder
	 * @throws UnsupportedOperationException if there is none
	 */
	public Jackson2JsonEncoder encoder() {
		return new Jackson2JsonEncoder(mapper());
	}

	/**
	 * Create the mapper.
	 * @return a mapper that has not been used yet
	 */
	ObjectMapper mapper() {
		ObjectMapper mapper = BenchmarkApplication.plainMapper();
		OursMappers.install(mapper);
		return mapper;
	}

}
