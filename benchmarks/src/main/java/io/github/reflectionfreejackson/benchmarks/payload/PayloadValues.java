package io.github.reflectionfreejackson.benchmarks.payload;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The values that are written. Nothing is random.
 */
final class PayloadValues {

	private static final String[] FIRST_NAMES = { "Ada", "Charles", "Grace", "Alan", "Barbara", "Edsger", "José" };

	private static final String[] LAST_NAMES = { "Byron-King", "Babbage", "Hopper", "Turing", "Liskov", "Dijkstra",
			"Núñez", "Hamilton", "Lamport", "Kay", "Goldberg" };

	private static final String[] TOWNS = { "London", "Arlington", "Rotterdam", "Los Angeles", "Zürich" };

	private PayloadValues() {
	}

	static Customer customer() {
		Customer ada = named(new Customer(), "Ada", "Byron-King", 36);
		ada.setId(1);
		ada.setAddress(address("12 St James's Square", "London"));
		ada.setChildren(List.of(named(new Person(), "Anne", "King", 15), named(new Person(), "Ralph", "Milbanke", 13)));
		ada.setCreditCards(new CreditCard[] { creditCard("Visa", 5_000), creditCard("Mastercard", 12_500) });
		ada.setIncome(61_234.5);
		ada.setNewsletter(true);
		return ada;
	}

	static List<Customer> customers() {
		List<Customer> customers = new ArrayList<>();
		for (int index = 0; index < 100; index++) {
			Customer customer = named(new Customer(), FIRST_NAMES[index % FIRST_NAMES.length],
					LAST_NAMES[index % LAST_NAMES.length], 18 + index % 70);
			customer.setId(1_000L + 37L * index);
			if (index % 10 != 9) {
				customer.setAddress(address(index + " High Street", TOWNS[index % TOWNS.length]));
			}
			List<Person> children = new ArrayList<>();
			for (int child = 0; child < index % 4; child++) {
				children.add(named(new Person(), FIRST_NAMES[(index + child) % FIRST_NAMES.length],
						customer.getLastName(), child * 3));
			}
			customer.setChildren(children);
			customer.setCreditCards(
					(index % 3 != 0) ? new CreditCard[] { creditCard("Visa", 500L * index) } : new CreditCard[0]);
			customer.setIncome(20_000 + index * 617.25);
			customer.setNewsletter(index % 2 == 0);
			customers.add(customer);
		}
		return customers;
	}

	static Texts texts() {
		Texts texts = new Texts();
		texts.setTitle("Sketch of the Engine");
		texts.setSubtitle("With notes");
		texts.setAuthor("L. F. Menabrea");
		texts.setPublisher("Taylor & Francis");
		texts.setLanguage("English");
		texts.setEdition("third");
		texts.setIsbn("978-3-16-148410-0");
		texts.setSubject("computation");
		texts.setSummary("On tables of numbers and loops");
		texts.setFirstLine("Those labours which");
		texts.setLastLine("end of note G");
		texts.setDedication("to Augusta");
		texts.setTranslator("A. A. L.");
		texts.setIllustrator("unknown");
		texts.setEditor("Richard Taylor");
		texts.setSeries("Scientific Memoirs");
		texts.setShelf("QA76.17");
		texts.setRoom("reading room 2");
		texts.setOwner("Science Museum");
		texts.setRemark("pages 12-40 loose");
		return texts;
	}

	static Numbers numbers() {
		Numbers numbers = new Numbers();
		numbers.setCount(42);
		numbers.setBytesSent(9_876_543_210L);
		numbers.setMean(12.75);
		numbers.setActive(true);
		numbers.setPort((short) 8080);
		numbers.setRetries(3);
		numbers.setStartedAt(1_700_000_000_123L);
		numbers.setDeviation(0.4382910477);
		numbers.setSecure(false);
		numbers.setWeight((short) -120);
		numbers.setErrors(-1);
		numbers.setBytesReceived(123_456L);
		numbers.setMinimum(-273.15);
		numbers.setCached(true);
		numbers.setLoad(0.625f);
		numbers.setThreads(200);
		numbers.setSequence(Long.MAX_VALUE);
		numbers.setMaximum(1_048_576.5);
		numbers.setIdle(false);
		numbers.setPriority((byte) 7);
		return numbers;
	}

	static Order order() {
		Order order = new Order();
		order.setId(new UUID(0x1d2c3b4a_5e6f_4708L, 0x8a9b_acbdcedff001L));
		order.setStatus(OrderStatus.PAID);
		order.setOrderDate(LocalDate.of(2024, 2, 29));
		order.setCreatedAt(Instant.parse("2024-02-29T21:59:58.123456Z"));
		order.setTotal(new BigDecimal("2139.80"));
		order.setShippingCost(new BigDecimal("4.90"));
		order.setCurrency("EUR");
		order.setNote(Optional.of("Ring twice, then leave it at the door"));
		order.setVoucher(Optional.empty());
		Map<String, String> attributes = new LinkedHashMap<>();
		attributes.put("channel", "web");
		attributes.put("campaign", "spring-sale");
		attributes.put("customerGroup", "B2C");
		order.setAttributes(attributes);
		Map<String, Integer> quantities = new LinkedHashMap<>();
		quantities.put("Berlin", 12);
		quantities.put("Hamburg", 198);
		order.setQuantities(quantities);
		List<OrderItem> items = new ArrayList<>();
		for (int index = 1; index <= 20; index++) {
			OrderItem item = new OrderItem();
			item.setSku("P-" + (10_000 + 31 * index));
			item.setName("Paper, A" + index % 6 + ", " + index * 10 + " sheets");
			item.setQuantity(index);
			item.setUnitPrice(new BigDecimal("9.99").add(BigDecimal.valueOf(index)));
			item.setTotal(item.getUnitPrice().multiply(BigDecimal.valueOf(index)));
			item.setGift(index % 5 == 0);
			items.add(item);
		}
		order.setItems(items);
		return order;
	}

	static Trip trip() {
		String[] names = { "Berlin Central", "Wolfsburg", "Hanover", "Bielefeld", "Hamm", "Dortmund", "Essen",
				"Duisburg" };
		List<Stop> stops = new ArrayList<>();
		for (int index = 0; index < names.length; index++) {
			Station station = new Station("S" + (8_000_100 + index), names[index], 52.5 - index * 0.125,
					13.369 - index * 0.75);
			stops.add(new Stop(station, 1 + index, 1_700_000_000L + index * 1_800L, 1_700_000_120L + index * 1_800L,
					index % 3 == 1));
		}
		return new Trip("ICE 652", new Carrier("Example Rail", "DE", 1994), stops,
				List.of("wifi", "restaurant", "quiet zone"), false, 460);
	}

	static Article article() {
		Article article = new Article();
		article.setTitle("Größe, Maß & Übermut – ein Überblick");
		article.setAuthor("Łukasz Żółć, Þórdís Ævarsdóttir");
		article.setAbstractText("人工智能正在改变我们编写软件的方式。性能仍然重要。");
		article.setBody("Первая строка.\nВторая строка.\n\tОтступ и \"кавычки\".\r\n");
		article.setQuotation("\"To be\", he said, \"or not to be\" \\ that's it\"");
		article.setPath("C:\\Users\\ada\\Documents\\notes\\new\\table.txt");
		article.setHtml("<p class=\"lead\">5 &lt; 6 &amp; \"7\"</p>\n<br/>\n");
		article.setSignature("\u0001\u0002\u001f\b\f raw \u007f\u0080");
		article.setGreeting("Hello 👋🏽 world 🌍, family 👨\u200d👩\u200d👧 ok");
		article.setTranslation("日本語のテキスト、ひらがなとカタカナ");
		article.setComment("plain text until the very end, where it is not: é");
		article.setFormula("∀x∈ℝ: ⌈x⌉ = −⌊−x⌋, α ∧ ¬β, ∑₁ⁿ i² ≤ n³\u2028");
		return article;
	}

	static Node node() {
		Node root = level(12);
		root.setSibling(level(4));
		return root;
	}

	private static Node level(int depth) {
		Node node = new Node();
		node.setName("level " + depth);
		if (depth % 3 == 0) {
			node.setWeight(depth * 100);
			node.setTags(List.of("deep", "nested"));
		}
		if (depth % 4 == 0) {
			Limits limits = new Limits();
			limits.setMaximum(depth * 10);
			limits.setUnit("kg");
			node.setLimits(limits);
			node.setVisible(true);
		}
		if (depth > 1) {
			node.setChild(level(depth - 1));
		}
		return node;
	}

	private static <T extends Person> T named(T person, String firstName, String lastName, int age) {
		person.setFirstName(firstName);
		person.setLastName(lastName);
		person.setAge(age);
		return person;
	}

	private static Address address(String street, String town) {
		Address address = new Address();
		address.setStreet(street);
		address.setTown(town);
		return address;
	}

	private static CreditCard creditCard(String name, long limit) {
		CreditCard creditCard = new CreditCard();
		creditCard.setName(name);
		creditCard.setLimit(limit);
		return creditCard;
	}

}
