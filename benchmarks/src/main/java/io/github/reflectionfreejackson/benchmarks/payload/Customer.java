package io.github.reflectionfreejackson.benchmarks.payload;

import java.util.List;

/**
 * A person who buys something, as in the samples.
 */
public class Customer extends Person {

	private long id;

	private Address address;

	private List<Person> children;

	private CreditCard[] creditCards;

	private double income;

	private boolean newsletter;

	public long getId() {
		return this.id;
	}

	public void setId(long id) {
		this.id = id;
	}

	public Address getAddress() {
		return this.address;
	}

	public void setAddress(Address address) {
		this.address = address;
	}

	public List<Person> getChildren() {
		return this.children;
	}

	public void setChildren(List<Person> children) {
		this.children = children;
	}

	public CreditCard[] getCreditCards() {
		return this.creditCards;
	}

	public void setCreditCards(CreditCard[] creditCards) {
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

}
