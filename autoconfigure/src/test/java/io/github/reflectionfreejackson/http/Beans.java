package io.github.reflectionfreejackson.http;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;

/**
 * What is written in tests.
 */
final class Beans {

	private Beans() {
	}

	static Customer customer(int id) {
		return new Customer(id, "Zoë \"\uD83D\uDE00\" " + id, List.of("a", "b"));
	}

	static List<Customer> customers() {
		return List.of(customer(1), customer(2), customer(3));
	}

	/**
	 * More than one of Jackson's buffers.
	 */
	static List<Customer> many() {
		List<Customer> many = new ArrayList<>();
		for (int i = 0; i < 2000; i++) {
			many.add(customer(i));
		}
		return many;
	}

	record Customer(int id, String name, List<String> tags) {
	}

	record Page<T>(T content, int number) {
	}

	record Viewed(@JsonView(Summary.class) int shown, @JsonView(Details.class) int hidden) {
	}

	interface Summary {

	}

	interface Details {

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
	interface Shape {

	}

	record Circle(int radius) implements Shape {
	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Node {

		public final String name = "node";

	}

	static class Failing {

		public String getFirst() {
			return "written";
		}

		public String getSecond() {
			throw new IllegalStateException("no second");
		}

	}

	static class Nothing {

	}

}
