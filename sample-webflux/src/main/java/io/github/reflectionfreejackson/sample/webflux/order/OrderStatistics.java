package io.github.reflectionfreejackson.sample.webflux.order;

import java.time.LocalDate;
import java.util.List;

class OrderStatistics {

	private final List<Day> days;

	OrderStatistics(List<Day> days) {
		this.days = days;
	}

	public List<Day> getDays() {
		return this.days;
	}

	static class Day {

		private final LocalDate date;

		private final long orders;

		Day(LocalDate date, long orders) {
			this.date = date;
			this.orders = orders;
		}

		public LocalDate getDate() {
			return this.date;
		}

		public long getOrders() {
			return this.orders;
		}

	}

}
