package io.github.reflectionfreejackson.sample.webflux.order;

import java.net.URI;
import java.time.Clock;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import com.fasterxml.jackson.annotation.JsonView;
import io.github.reflectionfreejackson.sample.webflux.payment.Payment;
import io.github.reflectionfreejackson.sample.webflux.web.Envelope;
import jakarta.validation.Valid;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/orders")
class OrderController {

	private final OrderRepository orders;

	private final Clock clock;

	OrderController(OrderRepository orders, Clock clock) {
		this.orders = orders;
		this.clock = clock;
	}

	@GetMapping
	Flux<Order> all() {
		return this.orders.findAll();
	}

	@GetMapping("/{id}")
	Mono<Order> byId(@PathVariable UUID id) {
		return this.orders.getById(id);
	}

	@PostMapping
	Mono<ResponseEntity<Order>> create(@Valid @RequestBody Mono<OrderRequest> request) {
		return request.map((valid) -> this.orders.create(valid, this.clock.instant()))
			.map((order) -> ResponseEntity.created(URI.create("/orders/" + order.id())).body(order));
	}

	@PutMapping("/{id}")
	Mono<Order> update(@PathVariable UUID id, @Valid @RequestBody Mono<OrderRequest> request) {
		return request.flatMap((valid) -> this.orders.update(id, valid));
	}

	@GetMapping("/{id}/summary")
	@JsonView(Order.Summary.class)
	Mono<Order> summary(@PathVariable UUID id) {
		return this.orders.getById(id);
	}

	@GetMapping("/{id}/envelope")
	ResponseEntity<Mono<Envelope<Order>>> envelope(@PathVariable UUID id) {
		Mono<Envelope<Order>> envelope = this.orders.getById(id)
			.map((order) -> new Envelope<>(order, Map.of("apiVersion", 2)));
		return ResponseEntity.ok().header("Order-Number", "O-" + id).body(envelope);
	}

	@GetMapping("/events")
	Flux<ServerSentEvent<Order>> events() {
		return this.orders.findAll()
			.map((order) -> ServerSentEvent.builder(order).id(order.id().toString()).event("order").build());
	}

	@GetMapping("/payments")
	Flux<Payment> payments() {
		return this.orders.findAll().map(Order::payment);
	}

	@GetMapping("/statistics")
	CompletableFuture<OrderStatistics> statistics() {
		return this.orders.findAll()
			.map((order) -> new OrderStatistics.Day(order.orderDate(), 1))
			.collectList()
			.map(OrderStatistics::new)
			.toFuture();
	}

}
