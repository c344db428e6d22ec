package io.github.reflectionfreejackson.sample.webflux.order;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;

import io.github.reflectionfreejackson.sample.webflux.payment.BankTransfer;
import io.github.reflectionfreejackson.sample.webflux.payment.CardPayment;
import io.github.reflectionfreejackson.sample.webflux.web.Money;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Repository;

@Repository
class OrderRepository {

	private final Map<UUID, Order> orders = new ConcurrentSkipListMap<>();

	private final AtomicLong lastNumber = new AtomicLong(2);

	OrderRepository() {
		add(new Order(id(1), OrderStatus.NEW, LocalDate.of(2024, 2, 29),
				Instant.parse("2024-02-29T23:59:59.123456789Z"), new BigDecimal("1234567890.10"), Money.euros("4.90"),
				Optional.of("Ring \"twice\"\n– then wait"), items(),
				new CardPayment(Money.euros("1234567895.00"), "**** 4242", YearMonth.of(2027, 8), "123")));
		add(new Order(id(2), OrderStatus.SHIPPED, LocalDate.of(1999, 12, 31), Instant.EPOCH, new BigDecimal("0.00"),
				null, Optional.empty(), Map.of(),
				new BankTransfer(Money.euros("0.00"), "DE02 1203 0000 0000 2020 51", null)));
	}

	Flux<Order> findAll() {
		return Flux.fromIterable(this.orders.values());
	}

	Mono<Order> getById(UUID id) {
		return Mono.justOrEmpty(this.orders.get(id)).switchIfEmpty(Mono.error(() -> new OrderNotFoundException(id)));
	}

	Order create(OrderRequest request, Instant createdAt) {
		return add(request.toOrder(id(this.lastNumber.incrementAndGet()), createdAt));
	}

	Mono<Order> update(UUID id, OrderRequest request) {
		return getById(id).map((existing) -> add(request.toOrder(id, existing.createdAt())));
	}

	private Order add(Order order) {
		this.orders.put(order.id(), order);
		return order;
	}

	private static UUID id(long number) {
		return new UUID(0x1d2c3b4a_0000_4000L, 0x8000_000000000000L + number);
	}

	private static Map<String, List<Item>> items() {
		Map<String, List<Item>> items = new LinkedHashMap<>();
		items.put("Berlin", List.of(new Item("P-1", "Paper, A4", 10, new BigDecimal("4.50")),
				new Item("P-2", "Pen", 1, new BigDecimal("0.99"))));
		items.put("nowhere", List.of());
		return items;
	}

}
