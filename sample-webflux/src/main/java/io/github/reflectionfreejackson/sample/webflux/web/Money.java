package io.github.reflectionfreejackson.sample.webflux.web;

import java.math.BigDecimal;
import java.util.Currency;

/**
 * An amount of money, written as one string by {@link MoneySerializer}.
 *
 * @param amount the amount
 * @param currency the currency
 */
public record Money(BigDecimal amount, Currency currency) {

	/**
	 * Return an amount in euros.
	 * @param amount the amount
	 * @return the money
	 */
	public static Money euros(String amount) {
		return new Money(new BigDecimal(amount), Currency.getInstance("EUR"));
	}

}
