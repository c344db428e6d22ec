package io.github.reflectionfreejackson.sample.webmvc.customer;

import java.util.List;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;

/**
 * What is to be known about a customer.
 */
public class CustomerRequest {

	@NotBlank
	private String firstName;

	@Size(max = 40)
	private String lastName;

	@PositiveOrZero
	@Max(150)
	private int age;

	@Valid
	private Address address;

	private List<@NotNull CreditCard> creditCards;

	private double income;

	private boolean newsletter;

	public String getFirstName() {
		return this.firstName;
	}

	public void setFirstName(String firstName) {
		this.firstName = firstName;
	}

	public String getLastName() {
		return this.lastName;
	}

	public void setLastName(String lastName) {
		this.lastName = lastName;
	}

	public int getAge() {
		return this.age;
	}

	public void setAge(int age) {
		this.age = age;
	}

	public Address getAddress() {
		return this.address;
	}

	public void setAddress(Address address) {
		this.address = address;
	}

	public List<CreditCard> getCreditCards() {
		return this.creditCards;
	}

	public void setCreditCards(List<CreditCard> creditCards) {
		this.creditCards = creditCards;
	}

	public double getIncome() {
		return this.income;
	}

	public void setIncome(double income) {
		this.income = income;
	}

	public boolean isNewsletter() {
		return this.newsletter;
	}

	public void setNewsletter(boolean newsletter) {
		this.newsletter = newsletter;
	}

	Customer toCustomer(long id) {
		Customer customer = new Customer();
		customer.setId(id);
		customer.setFirstName(this.firstName);
		customer.setLastName(this.lastName);
		customer.setAge(this.age);
		customer.setAddress(this.address);
		customer.setCreditCards((this.creditCards != null) ? this.creditCards.toArray(CreditCard[]::new) : null);
		customer.setIncome(this.income);
		customer.setNewsletter(this.newsletter);
		return customer;
	}

}
