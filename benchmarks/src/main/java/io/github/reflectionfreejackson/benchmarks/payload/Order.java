package io.github.reflectionfreejackson.benchmarks.payload;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * An order with many kinds of values.
 */
public class Order {

	private UUID id;

	private OrderStatus status;

	private LocalDate orderDate;

	private Instant createdAt;

	private BigDecimal total;

	private BigDecimal shippingCost;

	private String currency;

	private Optional<String> note;

	private Optional<String> voucher;

	private Map<String, String> attributes;

	private Map<String, Integer> quantities;

	private List<OrderItem> items;

	public UUID getId() {
		return this.id;
	}

	public void setId(UUID id) {
		this.id = id;
	}

	public OrderStatus getStatus() {
		return this.status;
	}

	public void setStatus(OrderStatus status) {
		this.status = status;
	}

	public LocalDate getOrderDate() {
		return this.orderDate;
	}

	public void setOrderDate(LocalDate orderDate) {
		this.orderDate = orderDate;
	}

	public Instant getCreatedAt() {
		return this.createdAt;
	}

	public void setCreatedAt(Instant createdAt) {
		this.createdAt = createdAt;
	}

	public BigDecimal getTotal() {
		return this.total;
	}

	public void setTotal(BigDecimal total) {
		this.total = total;
	}

	public BigDecimal getShippingCost() {
		return this.shippingCost;
	}

	public void setShippingCost(BigDecimal shippingCost) {
		this.shippingCost = shippingCost;
	}

	public String getCurrency() {
		return this.currency;
	}

	public void setCurrency(String currency) {
		this.currency = currency;
	}

	public Optional<String> getNote() {
		return this.note;
	}

	public void setNote(Optional<String> note) {
		this.note = note;
	}

	public Optional<String> getVoucher() {
		return this.voucher;
	}

	public void setVoucher(Optional<String> voucher) {
		this.voucher = voucher;
	}

	public Map<String, String> getAttributes() {
		return this.attributes;
	}

	public void setAttributes(Map<String, String> attributes) {
		this.attributes = attributes;
	}

	public Map<String, Integer> getQuantities() {
		return this.quantities;
	}

	public void setQuantities(Map<String, Integer> quantities) {
		this.quantities = quantities;
	}

	public List<OrderItem> getItems() {
		return this.items;
	}

	public void setItems(List<OrderItem> items) {
		this.items = items;
	}

}
