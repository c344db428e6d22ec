package io.github.reflectionfreejackson.sample.webmvc.order;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.reflectionfreejackson.sample.webmvc.web.Money;

/**
 * The receipt of an order.
 *
 * @param orderId the order
 * @param issuedAt when the receipt was written
 * @param amount the amount
 */
public record Receipt(UUID orderId,
		@JsonFormat(pattern = "yyyy-MM-dd HH:mm:ss VV", timezone = "Asia/Tokyo") Instant issuedAt, Money amount) {
}
