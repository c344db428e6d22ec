package io.github.reflectionfreejackson.sample.webmvc.order;

import java.math.BigDecimal;
import java.util.OptionalInt;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A line of an order.
 *
 * @param sku the article
 * @param name the name of the article
 * @param quantity how many are ordered
 * @param unitPrice the price of one
 * @param weight the weight in grams, if known
 * @param tags words to find the article by
 */
public record Item(@JsonProperty("SKU") String sku, String name, int quantity, BigDecimal unitPrice, OptionalInt weight,
		Set<String> tags) {
}
