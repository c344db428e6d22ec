package io.github.reflectionfreejackson.aot.sample.capitals;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

public final class Money {

	private final String amount;

	private Money(String amount) {
		this.amount = amount;
	}

	@JsonCreator
	static Money of(@JsonProperty("Money") String Money) {
		return new Money(Money);
	}

}
