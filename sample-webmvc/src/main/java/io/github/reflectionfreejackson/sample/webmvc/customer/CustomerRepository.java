package io.github.reflectionfreejackson.sample.webmvc.customer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;

import org.springframework.stereotype.Repository;

@Repository
class CustomerRepository {

	private final Map<Long, Customer> customers = new ConcurrentSkipListMap<>();

	private final AtomicLong lastId = new AtomicLong(3);

	CustomerRepository() {
		List.of(ada(), jose(), mei()).forEach(this::save);
	}

	List<Customer> findAll() {
		return List.copyOf(this.customers.values());
	}

	List<Customer> findAll(int page, int size) {
		return findAll().stream().skip((long) page * size).limit(size).toList();
	}

	Optional<Customer> findById(long id) {
		return Optional.ofNullable(this.customers.get(id));
	}

	Customer create(CustomerRequest request) {
		return save(request.toCustomer(this.lastId.incrementAndGet()));
	}

	Optional<Customer> update(long id, CustomerRequest request) {
		return findById(id).map((existing) -> save(request.toCustomer(id)));
	}

	private Customer save(Customer customer) {
		this.customers.put(customer.getId(), customer);
		return customer;
	}

	private static Customer ada() {
		Customer ada = customer(1, "Ada", "Byron-\"King\"", 36);
		ada.setAddress(address("12 St James's Square", "London"));
		List<Person> children = new ArrayList<>();
		children.add(named(new Person(), "Anne", "King", 15));
		children.add(jose());
		ada.setChildren(children);
		ada.setCreditCards(new CreditCard[] { creditCard("Visa", 5_000), creditCard("Master\\Card", 12_500) });
		ada.setIncome(61_234.5);
		ada.setNewsletter(true);
		return ada;
	}

	private static Customer jose() {
		Customer jose = customer(2, "José", "Núñez 😀", 41);
		jose.setAddress(address("Größe Straße 1", null));
		jose.setChildren(List.of());
		jose.setCreditCards(new CreditCard[0]);
		jose.setIncome(1e-7);
		return jose;
	}

	private static Customer mei() {
		Customer mei = customer(3, "美", null, 28);
		mei.setIncome(Double.MAX_VALUE);
		return mei;
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

	private static Address address(String street, String town) {
		Address address = new Address();
		address.setStreet(street);
		address.setTown(town);
		return address;
	}

	private static CreditCard creditCard(String name, long limit) {
		CreditCard creditCard = new CreditCard();
		creditCard.setName(name);
		creditCard.setLimit(limit);
		return creditCard;
	}

}
