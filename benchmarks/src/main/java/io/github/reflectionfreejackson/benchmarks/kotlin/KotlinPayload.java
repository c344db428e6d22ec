package io.github.reflectionfreejackson.benchmarks.kotlin;

import java.nio.charset.StandardCharsets;

/**
 * Objects of Kotlin's classes, as JSON.
 */
public enum KotlinPayload {

	/**
	 * Constructors of data classes are given all they take.
	 */
	CUSTOMER("data class with another", "Customer", """
			{"id":4711,"name":"Ada Lovelace","email":"ada@example.com","active":true,\
			"createdAt":"2024-02-29T21:59:58Z","address":{"street":"12 St James's Square","city":"London",\
			"postalCode":"SW1Y 4JH","country":"GB"},"tags":["analyst","poet"]}"""),

	/**
	 * Many of them.
	 */
	PAGE("data class with a list of ten others", "Page",
			"{\"content\":["
					+ ("{\"id\":17,\"name\":\"keyboard\",\"quantity\":3,\"price\":49.90,\"available\":true},").repeat(9)
					+ "{\"id\":18,\"name\":\"mouse\",\"quantity\":1,\"price\":19.95,\"available\":false}],"
					+ "\"number\":0,\"total\":10}"),

	/**
	 * Most arguments are missing, and have a default.
	 */
	DEFAULTS("data class, four of six arguments by default", "Search",
			"{\"text\":\"mechanical keyboard\",\"size\":50}"),

	/**
	 * What may be {@code null} is, or is missing.
	 */
	NULLABLE("data class, four of eight arguments null or missing", "Profile", """
			{"id":4711,"nickname":null,"name":"Ada Lovelace","phone":null,"language":"en","newsletter":true}"""),

	/**
	 * Some properties are no arguments.
	 */
	PROPERTIES("class with four properties besides its constructor's two", "Article", """
			{"id":4711,"title":"Sketch of the Analytical Engine","author":"L. F. Menabrea","pages":66,\
			"published":"1843-08-01","keywords":["engine","analysis"]}"""),

	/**
	 * No property is one.
	 */
	NO_ARGUMENTS("class without constructor arguments", "Settings", """
			{"theme":"dark","pageSize":50,"compact":true,"timeZone":"Europe/London","columns":["name","price"]}"""),

	/**
	 * Some properties have value classes and unsigned numbers.
	 */
	VALUE_CLASSES("data class with value classes", "Payment", """
			{"id":"pay-4711","amount":129900,"currency":"EUR","attempts":2,"note":"first instalment"}""");

	private final String title;

	private final String type;

	private final String json;

	KotlinPayload(String title, String type, String json) {
		this.title = title;
		this.type = type;
		this.json = json;
	}

	/**
	 * Return what tables call it.
	 * @return its title
	 */
	public String title() {
		return this.title;
	}

	/**
	 * Return the name of its class.
	 * @return the name
	 */
	public String typeName() {
		return getClass().getPackageName() + "." + this.type;
	}

	/**
	 * Return its JSON.
	 * @return the bytes
	 */
	public byte[] json() {
		return this.json.getBytes(StandardCharsets.UTF_8);
	}

}
