package io.github.reflectionfreejackson.sample.webmvc.order;

/**
 * The views of an order.
 */
public final class OrderViews {

	private OrderViews() {
	}

	/**
	 * What a list of orders shows.
	 */
	public interface Summary {

	}

	/**
	 * All that there is.
	 */
	public interface Details extends Summary {

	}

}
