package io.github.reflectionfreejackson.benchmarks.payload;

import java.math.BigDecimal;

/**
 * A line of an order.
 */
public class OrderItem {

	private String sku;

	private String name;

	private int quantity;

	private BigDecimal unitPrice;

	private BigDecimal total;

	private boolean gift;

	public String getSku() {
		return this.sku;
	}

	public void setSku(String sku) {
		this.sku = sku;
	}

	public String getName() {
		return this.name;
	}

	public void setName(String name) {
		this.name = name;
	}

	public int getQuantity() {
		return this.quantity;
	}

	public void setQuantity(int quantity) {
		this.quantity = quantity;
	}

	public BigDecimal getUnitPrice() {
		return this.unitPrice;
	}

	public void setUnitPrice(BigDecimal unitPrice) {
		this.unitPrice = unitPrice;
	}

	public BigDecimal getTotal() {
		return this.total;
	}

	public void setTotal(BigDecimal total) {
		this.total = total;
	}

	public boolean isGift() {
		return this.gift;
	}

	public void setGift(boolean gift) {
		this.gift = gift;
	}

}
