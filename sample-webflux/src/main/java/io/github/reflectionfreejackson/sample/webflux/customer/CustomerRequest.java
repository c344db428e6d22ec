package io.github.reflectionfreejackson.sample.webflux.customer;

import java.math.BigDecimal;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;

/**
 * What is to be known about a customer. Instances do not change.
 */
final class CustomerRequest {

	@NotBlank
	private final String firstName;

	@Size(max = 40)
	private final String lastName;

	@PositiveOrZero
	@Max(150)
	private final int age;

	@Valid
	private final Address address;

	private final List<Person> children;

	private final BigDecimal income;

	@JsonCreator
	CustomerRequest(@JsonProperty("first_name") String firstName, String lastName,
			@JsonProperty(required = true) int age, Address address, List<Person> children, BigDecimal income) {
		this.firstName = firstName;
		this.lastName = lastName;
		this.age = age;
		this.address = address;
		this.children = (children != null) ? List.copyOf(children) : null;
		this.income = income;
	}

	Customer toCustomer(long id) {
		Customer customer = new Customer();
		customer.setId(id);
		customer.setFirstName(this.firstName);
		customer.setLastName(this.lastName);
		customer.setAge(this.age);
		customer.setAddress(this.address);
		customer.setChildren(this.children);
		customer.setIncome(this.income);
		return customer;
	}

}
