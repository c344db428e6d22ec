package io.github.reflectionfreejackson.sample.webmvc.payment;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.reflectionfreejackson.sample.webmvc.web.Money;

/**
 * A payment by voucher.
 */
@JsonPropertyOrder({ "code", "amount" })
public final class Voucher implements Payment {

	private final Money amount;

	private final char[] code;

	public Voucher(Money amount, String code) {
		this.amount = amount;
		this.code = code.toCharArray();
	}

	@Override
	@JsonProperty("amount")
	public Money amount() {
		return this.amount;
	}

	public char[] getCode() {
		return this.code.clone();
	}

}
