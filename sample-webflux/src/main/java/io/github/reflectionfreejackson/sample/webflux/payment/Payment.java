package io.github.reflectionfreejackson.sample.webflux.payment;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.reflectionfreejackson.sample.webflux.web.Money;

/**
 * A way in which an order is paid.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({ @JsonSubTypes.Type(value = CardPayment.class, name = "card"),
		@JsonSubTypes.Type(value = BankTransfer.class, name = "bank-transfer") })
public sealed interface Payment permits CardPayment, BankTransfer {

	/**
	 * Return the amount that is paid.
	 * @return the amount
	 */
	Money amount();

}
