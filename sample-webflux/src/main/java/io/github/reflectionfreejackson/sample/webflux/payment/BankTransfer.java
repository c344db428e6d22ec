package io.github.reflectionfreejackson.sample.webflux.payment;

import io.github.reflectionfreejackson.sample.webflux.web.Money;

/**
 * A payment by bank transfer.
 *
 * @param amount the amount
 * @param iban the account
 * @param bic the bank, if it has to be known
 */
public record BankTransfer(Money amount, String iban, String bic) implements Payment {
}
