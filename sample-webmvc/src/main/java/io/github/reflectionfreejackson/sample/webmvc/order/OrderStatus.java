package io.github.reflectionfreejackson.sample.webmvc.order;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How far an order has come.
 */
public enum OrderStatus {

	/**
	 * Nothing has happened yet.
	 */
	NEW,

	/**
	 * The order has been paid.
	 */
	PAID,

	/**
	 * The order is on its way.
	 */
	@JsonProperty("on-its-way")
	SHIPPED

}
