package io.github.reflectionfreejackson.sample.webmvc.store;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.sample.webmvc.order.OrderStatus;

/**
 * An overview, made of widgets.
 */
public class Dashboard {

	private final List<Widget> widgets;

	private final Map<OrderStatus, Integer> orders;

	public Dashboard(List<Widget> widgets, Map<OrderStatus, Integer> orders) {
		this.widgets = widgets;
		this.orders = new EnumMap<>(orders);
	}

	public List<Widget> getWidgets() {
		return this.widgets;
	}

	public Map<OrderStatus, Integer> getOrders() {
		return this.orders;
	}

	/**
	 * A part of the dashboard, which can have parts of its own.
	 */
	public static class Widget {

		private final String title;

		private final Object value;

		private final Widget detail;

		public Widget(String title, Object value, Widget detail) {
			this.title = title;
			this.value = value;
			this.detail = detail;
		}

		public String getTitle() {
			return this.title;
		}

		public Object getValue() {
			return this.value;
		}

		public Widget getDetail() {
			return this.detail;
		}

	}

}
