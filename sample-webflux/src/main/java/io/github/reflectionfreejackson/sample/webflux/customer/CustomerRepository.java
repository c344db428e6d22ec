package io.github.reflectionfreejackson.sample.webflux.customer;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;

import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Repository;

@Repository
class CustomerRepository {

	private final Map<Long, Customer> customers = new ConcurrentSkipListMap<>();

	private final AtomicLong lastId = new AtomicLong(3);

	CustomerRepository() {
		Customer ada = customer(1, "Ada", "Byron-\"King\"", 36);
		Customer jose = customer(2, "José", "Núñez 😀", 41);
		Customer mei = customer(3, "美", null, 28);
		Address address = new Address();
		address.setStreet("12 St James's Square");
		address.setTown("London");
		ada.setAddress(address);
		ada.setChildren(List.of(named(new Person(), "Anne", "King", 15), jose));
		ada.setIncome(new BigDecimal("61234.50"));
		jose.setChildren(List.of());
		List.of(ada, jose, mei).forEach(this::save);
	}

	Flux<Customer> findAll() {
		return Flux.fromIterable(this.customers.values());
	}

	Mono<Customer> findById(long id) {
		return Mono.justOrEmpty(this.customers.get(id));
	}

	Customer create(CustomerRequest request) {
		return save(request.toCustomer(this.lastId.incrementAndGet()));
	}

	Mono<Customer> update(long id, CustomerRequest request) {
		return findById(id).map((existing) -> save(request.toCustomer(id)));
	}

	private Customer save(Customer customer) {
		this.customers.put(customer.getId(), customer);
		return customer;
	}

	private static Customer customer(long id, String firstName, String lastName, int age) {
		Customer customer = named(new Customer(), firstName, lastName, age);
		customer.setId(id);
		return customer;
	}

	private static <T extends Person> T named(T person, String firstName, String lastName, int age) {
		person.setFirstName(firstName);
		person.setLastName(lastName);
		person.setAge(age);
		return person;
	}

}
