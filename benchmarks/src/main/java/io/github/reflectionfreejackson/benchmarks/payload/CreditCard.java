package io.github.reflectionfreejackson.benchmarks.payload;

/**
 * A credit card.
 */
public class CreditCard {

	private String name;

	private long limit;

	public String getName() {
		return this.name;
	}

	public void setName(String name) {
		this.name = name;
	}

	public long getLimit() {
		return this.limit;
	}

	public void setLimit(long limit) {
		this.limit = limit;
	}

}
