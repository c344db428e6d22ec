package io.github.reflectionfreejackson.sample.webmvc.store;

import java.time.LocalTime;

/**
 * A store, with public fields.
 */
public class Store {

	public String storeName;

	public double latitude;

	public double longitude;

	public LocalTime opensAt;

	public int[] employeesByFloor;

	public transient String cashierPassword = "secret";

	public static final String CHAIN = "Example";

}
