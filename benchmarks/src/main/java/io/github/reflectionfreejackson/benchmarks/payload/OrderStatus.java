package io.github.reflectionfreejackson.benchmarks.payload;

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
	SHIPPED

}
