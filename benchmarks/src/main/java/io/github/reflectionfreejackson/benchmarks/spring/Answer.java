package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.IOException;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;

import org.springframework.http.MediaType;

/**
 * Which answer is written, and by which of Spring's ways.
 */
public enum Answer {

	/**
	 * One customer by Spring MVC.
	 */
	MVC_CUSTOMER("Spring MVC: (a)") {

		@Override
		AnswerWriter writer(SpringContender contender) {
			return new MvcWriter(contender.converter(), Payload.CUSTOMER);
		}

	},

	/**
	 * A hundred customers by Spring MVC.
	 */
	MVC_CUSTOMERS("Spring MVC: (d)") {

		@Override
		AnswerWriter writer(SpringContender contender) {
			return new MvcWriter(contender.converter(), Payload.CUSTOMERS);
		}

	},

	/**
	 * One customer by WebFlux.
	 */
	WEBFLUX_CUSTOMER("WebFlux: Mono of (a)") {

		@Override
		AnswerWriter writer(SpringContender contender) {
			return new WebFluxWriter(contender.encoder(), Payload.CUSTOMER, MediaType.APPLICATION_JSON, 1);
		}

	},

	/**
	 * An array by WebFlux, whose hundred elements come one after the other.
	 */
	WEBFLUX_ARRAY("WebFlux: Flux of 100 times (a)") {

		@Override
		AnswerWriter writer(SpringContender contender) {
			return new WebFluxWriter(contender.encoder(), Payload.CUSTOMER, MediaType.APPLICATION_JSON, 100);
		}

	},

	/**
	 * A hundred lines by WebFlux.
	 */
	WEBFLUX_LINES("WebFlux: NDJSON of 100 times (a)") {

		@Override
		AnswerWriter writer(SpringContender contender) {
			return new WebFluxWriter(contender.encoder(), Payload.CUSTOMER, MediaType.APPLICATION_NDJSON, 100);
		}

	};

	private final String title;

	Answer(String title) {
		this.title = title;
	}

	public String title() {
		return this.title;
	}

	/**
	 * Create what writes this answer.
	 * @param contender who writes
	 * @return what writes
	 * @throws UnsupportedOperationException if the contender cannot
	 */
	abstract AnswerWriter writer(SpringContender contender);

	/**
	 * Create what writes this answer, after it has written others and been compared with
	 * what Spring writes with plain Jackson.
	 * @param contender who writes
	 * @return what writes
	 * @throws UnsupportedOperationException if the contender cannot
	 * @throws IOException if writing fails
	 */
	public AnswerWriter checked(SpringContender contender) throws IOException {
		AnswerWriter writer = writer(contender);
		writer.pollute();
		String actual = writer.written();
		String expected = writer(SpringContender.PLAIN).written();
		if (!actual.equals(expected)) {
			throw new IllegalStateException(contender + " writes " + actual + " where Spring writes " + expected);
		}
		return writer;
	}

}
