package io.github.reflectionfreejackson.sample.webmvc.order;

import java.time.Duration;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.reflectionfreejackson.sample.webmvc.web.Money;

/**
 * A way in which an order is sent.
 */
public enum Shipping {

	/**
	 * By post.
	 */
	STANDARD(Duration.ofDays(3), Money.euros("4.90")),

	/**
	 * Over night.
	 */
	EXPRESS(Duration.ofHours(12), Money.euros("14.90")),

	/**
	 * Not at all: the customer comes.
	 */
	@JsonProperty("pick-up")
	PICK_UP(Duration.ZERO, Money.euros("0.00"));

	private final Duration deliveryTime;

	private final Money cost;

	Shipping(Duration deliveryTime, Money cost) {
		this.deliveryTime = deliveryTime;
		this.cost = cost;
	}

	Duration deliveryTime() {
		return this.deliveryTime;
	}

	Money cost() {
		return this.cost;
	}

}
