package io.github.reflectionfreejackson.sample.webmvc.payment;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.reflectionfreejackson.sample.webmvc.web.Money;

/**
 * A way in which an order is paid.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({ @JsonSubTypes.Type(value = CardPayment.class, name = "card"),
		@JsonSubTypes.Type(value = BankTransfer.class, name = "bank-transfer"),
		@JsonSubTypes.Type(value = Voucher.class, name = "voucher") })
public sealed interface Payment permits CardPayment, BankTransfer, Voucher {

	/**
	 * Return the amount that is paid.
	 * @return the amount
	 */
	Money amount();

}
