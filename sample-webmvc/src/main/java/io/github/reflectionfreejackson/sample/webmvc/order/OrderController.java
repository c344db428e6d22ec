package io.github.reflectionfreejackson.sample.webmvc.order;

import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonView;
import io.github.reflectionfreejackson.sample.webmvc.payment.Payment;
import io.github.reflectionfreejackson.sample.webmvc.web.Envelope;
import jakarta.validation.Valid;

import org.springframework.http.ResponseEntity;
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
	List<Order> all() {
		return this.orders.findAll();
	}

	@GetMapping("/{id}")
	Order byId(@PathVariable UUID id) {
		return this.orders.getById(id);
	}

	@PostMapping
	ResponseEntity<Order> create(@Valid @RequestBody OrderRequest request) {
		Order order = this.orders.create(request, this.clock.instant());
		return ResponseEntity.created(URI.create("/orders/" + order.id())).body(order);
	}

	@PutMapping("/{id}")
	Order update(@PathVariable UUID id, @Valid @RequestBody OrderRequest request) {
		return this.orders.update(id, request);
	}

	@GetMapping("/{id}/summary")
	@JsonView(OrderViews.Summary.class)
	Order summary(@PathVariable UUID id) {
		return this.orders.getById(id);
	}

	@GetMapping("/{id}/envelope")
	Envelope<Order> envelope(@PathVariable UUID id) {
		Map<String, Object> metadata = new LinkedHashMap<>();
		metadata.put("apiVersion", 2);
		metadata.put("servedAt", Instant.parse("2025-01-01T00:00:00Z"));
		metadata.put("payment", this.orders.getById(id).payment());
		metadata.put("nothing", null);
		return new Envelope<>(this.orders.getById(id), metadata);
	}

	@GetMapping("/{id}/receipt")
	ResponseEntity<Receipt> receipt(@PathVariable UUID id) {
		Order order = this.orders.getById(id);
		Receipt receipt = new Receipt(order.id(), order.createdAt(), order.payment().amount());
		return ResponseEntity.ok().header("Receipt-Number", "R-" + id).eTag("receipt-1").body(receipt);
	}

	@GetMapping("/{id}/payment")
	Payment payment(@PathVariable UUID id) {
		return this.orders.getById(id).payment();
	}

	@GetMapping("/payments")
	List<Payment> payments() {
		return this.orders.findPayments();
	}

}
