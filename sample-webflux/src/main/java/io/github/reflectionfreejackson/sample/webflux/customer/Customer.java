package io.github.reflectionfreejackson.sample.webflux.customer;

import java.math.BigDecimal;
import java.util.List;

/**
 * A person who buys something.
 */
public class Customer extends Person {

	private long id;

	private Address address;

	private List<Person> children;

	private BigDecimal income;

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

	public BigDecimal getIncome() {
		return this.income;
	}

	public void setIncome(BigDecimal income) {
		this.income = income;
	}

}
