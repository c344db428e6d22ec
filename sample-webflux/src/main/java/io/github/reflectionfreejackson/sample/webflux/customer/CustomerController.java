package io.github.reflectionfreejackson.sample.webflux.customer;

import java.net.URI;

import jakarta.validation.Valid;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/customers")
class CustomerController {

	private final CustomerRepository customers;

	CustomerController(CustomerRepository customers) {
		this.customers = customers;
	}

	@GetMapping
	Flux<Customer> all() {
		return this.customers.findAll();
	}

	@GetMapping(path = "/lines", produces = MediaType.APPLICATION_NDJSON_VALUE)
	Flux<Customer> lines() {
		return this.customers.findAll();
	}

	@GetMapping(path = "/events", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
	Flux<Customer> events() {
		return this.customers.findAll();
	}

	@GetMapping("/{id}")
	Mono<ResponseEntity<Customer>> byId(@PathVariable long id) {
		return this.customers.findById(id)
			.map((customer) -> ResponseEntity.ok().eTag("customer-" + id).body(customer))
			.defaultIfEmpty(ResponseEntity.notFound().build());
	}

	@PostMapping
	Mono<ResponseEntity<Customer>> create(@Valid @RequestBody Mono<CustomerRequest> request) {
		return request.map(this.customers::create)
			.map((customer) -> ResponseEntity.created(URI.create("/customers/" + customer.getId())).body(customer));
	}

	@PutMapping("/{id}")
	Mono<ResponseEntity<Customer>> update(@PathVariable long id, @Valid @RequestBody Mono<CustomerRequest> request) {
		return request.flatMap((valid) -> this.customers.update(id, valid))
			.map(ResponseEntity::ok)
			.defaultIfEmpty(ResponseEntity.notFound().build());
	}

	/**
	 * Create all of the customers, or none if one of them is not valid.
	 */
	@PostMapping("/import")
	Flux<Customer> createAll(@Valid @RequestBody Flux<CustomerRequest> requests) {
		return requests.collectList().flatMapIterable((valid) -> valid).map(this.customers::create);
	}

}
