package io.github.reflectionfreejackson.sample.webmvc.payment;

import io.github.reflectionfreejackson.sample.webmvc.web.Money;

/**
 * A payment by bank transfer.
 *
 * @param amount the amount
 * @param iban the account
 * @param bic the bank, if it has to be known
 */
public record BankTransfer(Money amount, String iban, String bic) implements Payment {
}
