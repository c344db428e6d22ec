package io.github.reflectionfreejackson.sample.webflux.order;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.reflectionfreejackson.sample.webflux.web.Money;

/**
 * A way in which an order is sent.
 */
public enum Shipping {

	/**
	 * By post.
	 */
	STANDARD(Money.euros("4.90")),

	/**
	 * Over night.
	 */
	EXPRESS(Money.euros("14.90")),

	/**
	 * Not at all: the customer comes.
	 */
	@JsonProperty("pick-up")
	PICK_UP(Money.euros("0.00"));

	private final Money cost;

	Shipping(Money cost) {
		this.cost = cost;
	}

	Money cost() {
		return this.cost;
	}

}
