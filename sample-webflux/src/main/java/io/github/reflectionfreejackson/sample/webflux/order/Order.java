package io.github.reflectionfreejackson.sample.webflux.order;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonView;
import io.github.reflectionfreejackson.sample.webflux.payment.Payment;
import io.github.reflectionfreejackson.sample.webflux.web.Money;

/**
 * An order.
 *
 * @param id the id
 * @param status how far the order has come
 * @param orderDate the day of the order
 * @param createdAt when the order was created
 * @param total the total, as a string
 * @param shippingCost the cost of shipping
 * @param note a note for the delivery
 * @param itemsByWarehouse the lines of the order by the warehouse that they come from
 * @param payment how the order is paid
 */
public record Order(@JsonView(Summary.class) UUID id, @JsonView(Summary.class) OrderStatus status,
		@JsonView(Summary.class) @JsonFormat(pattern = "dd.MM.yyyy") LocalDate orderDate, Instant createdAt,
		@JsonView(Summary.class) @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal total, Money shippingCost,
		Optional<String> note, Map<String, List<Item>> itemsByWarehouse, Payment payment) {

	/**
	 * The view that shows the most important properties only.
	 */
	public interface Summary {

	}

}
