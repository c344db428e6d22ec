package io.github.reflectionfreejackson.sample.webmvc.order;

import java.util.UUID;

class OrderNotFoundException extends RuntimeException {

	private final UUID orderId;

	OrderNotFoundException(UUID orderId) {
		super("There is no order " + orderId);
		this.orderId = orderId;
	}

	UUID getOrderId() {
		return this.orderId;
	}

}
