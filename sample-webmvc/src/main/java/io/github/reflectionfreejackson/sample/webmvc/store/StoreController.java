package io.github.reflectionfreejackson.sample.webmvc.store;

import java.time.Instant;
import java.time.LocalTime;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.reflectionfreejackson.sample.webmvc.order.OrderStatus;
import io.github.reflectionfreejackson.sample.webmvc.store.Dashboard.Widget;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/stores")
class StoreController {

	@GetMapping
	Set<Store> stores() {
		Store store = new Store();
		store.storeName = "At the harbour";
		store.latitude = 53.5437;
		store.longitude = -0.0;
		store.opensAt = LocalTime.of(9, 30);
		store.employeesByFloor = new int[] { 3, 0, Integer.MAX_VALUE };
		return Set.of(store);
	}

	@GetMapping("/stock")
	StockLevel[] stock() {
		return new StockLevel[] { new StockLevel("P-1", Long.MAX_VALUE, 0.1f), new StockLevel("P-2", 0, null) };
	}

	@GetMapping("/audit")
	List<AuditEntry> audit() {
		Date happenedAt = Date.from(Instant.parse("2024-07-01T12:00:00Z"));
		return List.of(new AuditEntry("ada", "opened\tthe store", happenedAt, true, "s-1"),
				new AuditEntry(null, "tried the door", happenedAt, false, "s-2"));
	}

	@GetMapping("/dashboard")
	Dashboard dashboard() {
		Widget visitors = new Widget("Visitors", 1_024, new Widget("Yesterday", "many", null));
		Widget sales = new Widget("Sales", List.of(1.5, 2L, true), null);
		return new Dashboard(List.of(visitors, sales), Map.of(OrderStatus.NEW, 2, OrderStatus.SHIPPED, 5));
	}

	@GetMapping("/suppliers")
	Map<String, Supplier> suppliers() {
		Supplier supplier = new Supplier();
		supplier.setCompanyName("Paper & Sons");
		supplier.setTaxNumber("DE123456789");
		supplier.setInternalRemarks("late payer");
		return Map.of("paperAndSons", supplier);
	}

}
