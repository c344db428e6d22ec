package io.github.reflectionfreejackson.sample.webflux.order;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.reflectionfreejackson.sample.webflux.payment.Payment;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;

/**
 * What a customer orders.
 *
 * @param orderDate the day of the order
 * @param shipping how to send it
 * @param note a note for the delivery
 * @param lines the lines of the order
 * @param payment how the order is paid
 */
public record OrderRequest(@NotNull @JsonFormat(pattern = "dd.MM.yyyy") LocalDate orderDate, @NotNull Shipping shipping,
		Optional<@Size(max = 40) String> note, @NotEmpty List<@NotNull @Valid Line> lines, @NotNull Payment payment) {

	Order toOrder(UUID id, Instant createdAt) {
		List<Item> items = this.lines.stream().map(Line::toItem).toList();
		BigDecimal total = this.lines.stream().map(Line::price).reduce(BigDecimal.ZERO, BigDecimal::add);
		return new Order(id, OrderStatus.NEW, this.orderDate, createdAt, total, this.shipping.cost(), this.note,
				Map.of("Berlin", items), this.payment);
	}

	/**
	 * One line.
	 *
	 * @param sku the article
	 * @param name the name of the article
	 * @param quantity how many are ordered
	 * @param unitPrice the price of one
	 */
	public record Line(@JsonProperty("SKU") @NotBlank String sku, @NotBlank String name, @Positive int quantity,
			@NotNull @PositiveOrZero BigDecimal unitPrice) {

		Item toItem() {
			return new Item(this.sku, this.name, this.quantity, this.unitPrice);
		}

		BigDecimal price() {
			return this.unitPrice.multiply(BigDecimal.valueOf(this.quantity));
		}

	}

}
