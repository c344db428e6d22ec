package io.github.reflectionfreejackson.sample.webflux.customer;

import jakarta.validation.constraints.NotBlank;

/**
 * A postal address.
 */
public class Address {

	@NotBlank
	private String street;

	private String town;

	public String getStreet() {
		return this.street;
	}

	public void setStreet(String street) {
		this.street = street;
	}

	public String getTown() {
		return this.town;
	}

	public void setTown(String town) {
		this.town = town;
	}

}
