package io.github.reflectionfreejackson.benchmarks.payload;

import java.util.List;
import java.util.function.Supplier;

/**
 * What is measured, with the letters of the report.
 */
public enum Payload implements Shape {

	/**
	 * One customer of the samples.
	 */
	CUSTOMER("a", "one customer of the samples", Customer.class, PayloadValues::customer),

	/**
	 * Twenty strings.
	 */
	STRINGS("b", "20 strings", Texts.class, PayloadValues::texts),

	/**
	 * Twenty primitives.
	 */
	PRIMITIVES("c", "20 primitives", Numbers.class, PayloadValues::numbers),

	/**
	 * A hundred customers.
	 */
	CUSTOMERS("d", "a list of 100 customers", Customer.class, PayloadValues::customers),

	/**
	 * An order with many kinds of values.
	 */
	ORDER("e", "an order with BigDecimal, LocalDate, Instant, UUID, enum, maps, Optional and 20 items", Order.class,
			PayloadValues::order),

	/**
	 * Nested records.
	 */
	RECORDS("f", "nested records with a list", Trip.class, PayloadValues::trip),

	/**
	 * Non-ASCII text, and text with much to escape.
	 */
	TEXT("g", "non-ASCII and escape-heavy text", Article.class, PayloadValues::article),

	/**
	 * Deep nesting, and nulls that are left out.
	 */
	NESTED("h", "deep nesting and nulls with NON_NULL", Node.class, PayloadValues::node);

	private final String letter;

	private final String description;

	private final Class<?> type;

	private final Supplier<Object> values;

	Payload(String letter, String description, Class<?> type, Supplier<Object> values) {
		this.letter = letter;
		this.description = description;
		this.type = type;
		this.values = values;
	}

	public String letter() {
		return this.letter;
	}

	public String description() {
		return this.description;
	}

	@Override
	public Class<?> type() {
		return this.type;
	}

	/**
	 * Create a value. All values of one payload are equal.
	 * @return the value
	 */
	public Object value() {
		return this.values.get();
	}

	@Override
	public boolean isList() {
		return value() instanceof List;
	}

	/**
	 * Return whether properties without a value are written as {@code null}.
	 * @return whether they are
	 */
	public boolean writesNulls() {
		return this != NESTED;
	}

}
