package io.github.reflectionfreejackson.sample.webflux.web;

import java.math.BigDecimal;
import java.util.Currency;

import com.fasterxml.jackson.annotation.JsonCreator;

/**
 * An amount of money, written as one string by {@link MoneySerializer}, and read from
 * one.
 *
 * @param amount the amount
 * @param currency the currency
 */
public record Money(BigDecimal amount, Currency currency) {

	/**
	 * Parse an amount and a currency, such as {@code 4.90 EUR}.
	 * @param text the text
	 * @return the money
	 */
	@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
	public static Money parse(String text) {
		String[] parts = text.split(" ", 2);
		if (parts.length != 2) {
			throw new IllegalArgumentException("An amount and a currency are needed");
		}
		return new Money(new BigDecimal(parts[0]), Currency.getInstance(parts[1]));
	}

	/**
	 * Return an amount in euros.
	 * @param amount the amount
	 * @return the money
	 */
	public static Money euros(String amount) {
		return new Money(new BigDecimal(amount), Currency.getInstance("EUR"));
	}

}
