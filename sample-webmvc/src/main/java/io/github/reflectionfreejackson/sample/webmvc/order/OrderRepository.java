package io.github.reflectionfreejackson.sample.webmvc.order;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;

import io.github.reflectionfreejackson.sample.webmvc.payment.BankTransfer;
import io.github.reflectionfreejackson.sample.webmvc.payment.CardPayment;
import io.github.reflectionfreejackson.sample.webmvc.payment.Payment;
import io.github.reflectionfreejackson.sample.webmvc.payment.Voucher;
import io.github.reflectionfreejackson.sample.webmvc.web.Money;

import org.springframework.stereotype.Repository;

@Repository
class OrderRepository {

	private final Map<UUID, Order> orders = new ConcurrentSkipListMap<>();

	private final AtomicLong lastNumber = new AtomicLong(3);

	OrderRepository() {
		add(new Order(id(1), OrderStatus.NEW, LocalDate.of(2024, 2, 29),
				Instant.parse("2024-02-29T23:59:59.123456789Z"), Duration.ofHours(49), new BigDecimal("1234567890.10"),
				new BigDecimal("1E+3"), Money.euros("4.90"), Optional.of("Ring \"twice\"\n– then wait"), items(),
				new CardPayment(Money.euros("1234567895.00"), "**** 4242", YearMonth.of(2027, 8), "123")));
		add(new Order(id(2), OrderStatus.PAID, LocalDate.of(1999, 12, 31), Instant.EPOCH, Duration.ofMillis(1500),
				new BigDecimal("0.00"), null, null, Optional.empty(), Map.of(),
				new BankTransfer(Money.euros("0.00"), "DE02 1203 0000 0000 2020 51", null)));
		add(new Order(id(3), OrderStatus.SHIPPED, LocalDate.of(2025, 7, 1), Instant.parse("2025-07-01T10:15:30Z"), null,
				new BigDecimal("19.99"), new BigDecimal("0.05"), Money.euros("0"), null, null,
				new Voucher(Money.euros("19.99"), "SUMMER-25")));
	}

	List<Order> findAll() {
		return List.copyOf(this.orders.values());
	}

	List<Payment> findPayments() {
		return this.orders.values().stream().map(Order::payment).toList();
	}

	Order getById(UUID id) {
		Order order = this.orders.get(id);
		if (order == null) {
			throw new OrderNotFoundException(id);
		}
		return order;
	}

	Order create(OrderRequest request, Instant createdAt) {
		return add(request.toOrder(id(this.lastNumber.incrementAndGet()), createdAt));
	}

	Order update(UUID id, OrderRequest request) {
		return add(request.toOrder(id, getById(id).createdAt()));
	}

	private Order add(Order order) {
		this.orders.put(order.id(), order);
		return order;
	}

	private static UUID id(long number) {
		return new UUID(0x1d2c3b4a_0000_4000L, 0x8000_000000000000L + number);
	}

	private static Map<String, List<Item>> items() {
		Set<String> tags = new LinkedHashSet<>(List.of("office", "paper"));
		Map<String, List<Item>> items = new LinkedHashMap<>();
		items.put("Berlin",
				List.of(new Item("P-1", "Paper, A4", 10, new BigDecimal("4.50"), OptionalInt.of(2500), tags),
						new Item("P-2", "Pen", 1, new BigDecimal("0.99"), OptionalInt.empty(), null)));
		items.put("São Paulo",
				List.of(new Item("K-7", "Kaffee ☕", 2, new BigDecimal("12"), OptionalInt.of(500), Set.of())));
		items.put("nowhere", List.of());
		return items;
	}

}
