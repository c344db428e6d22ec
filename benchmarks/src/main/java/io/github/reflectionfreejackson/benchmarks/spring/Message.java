package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.IOException;

import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

import org.springframework.http.MediaType;

/**
 * Which message is written or read, and by which of Spring's ways.
 */
public enum Message {

	/**
	 * One customer by Spring MVC.
	 */
	MVC_CUSTOMER("Spring MVC, answer: (a)") {

		@Override
		MessageWork work(SpringContender contender) {
			return new MvcWriter(contender.converter(), Payload.CUSTOMER);
		}

	},

	/**
	 * A hundred customers by Spring MVC.
	 */
	MVC_CUSTOMERS("Spring MVC, answer: (d)") {

		@Override
		MessageWork work(SpringContender contender) {
			return new MvcWriter(contender.converter(), Payload.CUSTOMERS);
		}

	},

	/**
	 * One customer by WebFlux.
	 */
	WEBFLUX_CUSTOMER("WebFlux, answer: Mono of (a)") {

		@Override
		MessageWork work(SpringContender contender) {
			return new WebFluxWriter(contender.encoder(), Payload.CUSTOMER, MediaType.APPLICATION_JSON, 1);
		}

	},

	/**
	 * An array by WebFlux, whose hundred elements come one after the other.
	 */
	WEBFLUX_ARRAY("WebFlux, answer: Flux of 100 times (a)") {

		@Override
		MessageWork work(SpringContender contender) {
			return new WebFluxWriter(contender.encoder(), Payload.CUSTOMER, MediaType.APPLICATION_JSON, 100);
		}

	},

	/**
	 * A hundred lines by WebFlux.
	 */
	WEBFLUX_LINES("WebFlux, answer: NDJSON of 100 times (a)") {

		@Override
		MessageWork work(SpringContender contender) {
			return new WebFluxWriter(contender.encoder(), Payload.CUSTOMER, MediaType.APPLICATION_NDJSON, 100);
		}

	},

	/**
	 * The body of a request, one customer, by Spring MVC.
	 */
	MVC_BODY_CUSTOMER("Spring MVC, request: (a)") {

		@Override
		MessageWork work(SpringContender contender) {
			return new MvcReader(contender.converter(), Document.CUSTOMER);
		}

	},

	/**
	 * The body of a request, a small bean, by Spring MVC.
	 */
	MVC_BODY_MIXED("Spring MVC, request: " + Document.SETTERS_6_MIXED.label()) {

		@Override
		MessageWork work(SpringContender contender) {
			return new MvcReader(contender.converter(), Document.SETTERS_6_MIXED);
		}

	};

	private final String title;

	Message(String title) {
		this.title = title;
	}

	public String title() {
		return this.title;
	}

	/**
	 * Create what writes or reads this message.
	 * @param contender who does
	 * @return what does
	 * @throws UnsupportedOperationException if the contender cannot
	 */
	abstract MessageWork work(SpringContender contender);

	/**
	 * Create what writes or reads this message, after it has done so with others and been
	 * compared with Spring and plain Jackson.
	 * @param contender who does
	 * @return what does
	 * @throws UnsupportedOperationException if the contender cannot
	 * @throws IOException if it fails
	 */
	public MessageWork checked(SpringContender contender) throws IOException {
		MessageWork work = work(contender);
		work.pollute();
		String actual = work.outcome();
		String expected = work(SpringContender.PLAIN).outcome();
		if (!actual.equals(expected)) {
			throw new IllegalStateException(
					"With " + contender + ", it is " + actual + " what is " + expected + " with Spring and Jackson");
		}
		return work;
	}

}
