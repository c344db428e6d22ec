package io.github.reflectionfreejackson.sample.webflux.order;

import java.math.BigDecimal;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A line of an order.
 *
 * @param sku the article
 * @param name the name of the article
 * @param quantity how many are ordered
 * @param unitPrice the price of one
 */
public record Item(@JsonProperty("SKU") String sku, String name, int quantity, BigDecimal unitPrice) {
}
