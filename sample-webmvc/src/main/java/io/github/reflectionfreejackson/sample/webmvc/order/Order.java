package io.github.reflectionfreejackson.sample.webmvc.order;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonView;
import io.github.reflectionfreejackson.sample.webmvc.order.OrderViews.Details;
import io.github.reflectionfreejackson.sample.webmvc.order.OrderViews.Summary;
import io.github.reflectionfreejackson.sample.webmvc.payment.Payment;
import io.github.reflectionfreejackson.sample.webmvc.web.Money;

/**
 * An order.
 *
 * @param id the id
 * @param status how far the order has come
 * @param orderDate the day of the order
 * @param createdAt when the order was created
 * @param deliveryTime how long the delivery takes
 * @param total the total, as a string
 * @param discount the discount, as a number
 * @param shippingCost the cost of shipping
 * @param note a note for the delivery
 * @param itemsByWarehouse the lines of the order by the warehouse that they come from
 * @param payment how the order is paid
 */
public record Order(@JsonView(Summary.class) UUID id, @JsonView(Summary.class) OrderStatus status,
		@JsonView(Summary.class) @JsonFormat(pattern = "dd.MM.yyyy") LocalDate orderDate,
		@JsonView(Details.class) Instant createdAt, @JsonView(Details.class) Duration deliveryTime,
		@JsonView(Summary.class) @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal total,
		@JsonView(Details.class) BigDecimal discount, @JsonView(Details.class) Money shippingCost,
		@JsonView(Details.class) Optional<String> note,
		@JsonView(Details.class) Map<String, List<Item>> itemsByWarehouse, @JsonView(Details.class) Payment payment) {
}
