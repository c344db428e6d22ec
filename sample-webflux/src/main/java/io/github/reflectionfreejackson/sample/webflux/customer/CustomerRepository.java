package io.github.reflectionfreejackson.sample.webflux.customer;

import java.math.BigDecimal;
import java.util.List;

import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Repository;

@Repository
class CustomerRepository {

	private final List<Customer> customers;

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
		this.customers = List.of(ada, jose, mei);
	}

	Flux<Customer> findAll() {
		return Flux.fromIterable(this.customers);
	}

	Mono<Customer> findById(long id) {
		return findAll().filter((customer) -> customer.getId() == id).next();
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
