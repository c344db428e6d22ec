package io.github.reflectionfreejackson.sample.webflux.order;

import java.net.URI;

import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

@RestControllerAdvice
class OrderExceptionHandler {

	@ExceptionHandler
	ProblemDetail orderNotFound(OrderNotFoundException ex) {
		ProblemDetail problem = ProblemDetail.forStatusAndDetail(HttpStatus.NOT_FOUND, ex.getMessage());
		problem.setType(URI.create("https://example.com/problems/order-not-found"));
		problem.setTitle("Order not found");
		problem.setProperty("orderId", ex.getOrderId());
		return problem;
	}

}
