package io.github.reflectionfreejackson.sample.webflux.payment;

import java.time.YearMonth;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.github.reflectionfreejackson.sample.webflux.web.Money;

/**
 * A payment by card.
 *
 * @param amount the amount
 * @param maskedNumber the number of which most digits are hidden
 * @param validUntil the last month in which the card can be used
 * @param verificationCode the code that is never shown
 */
public record CardPayment(Money amount, String maskedNumber, YearMonth validUntil,
		@JsonIgnore String verificationCode) implements Payment {
}
