package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * Tests for {@link ExpectedNames}.
 */
class ExpectedNamesTests {

	private static final List<String> ORDER = List.of("a", "b", "c", "d", "e", "f", "g", "h");

	private static final List<String> REVERSED = List.of("h", "g", "f", "e", "d", "c", "b", "a");

	private final Random random = new Random(7);

	private final ExpectedNames names = names();

	@Test
	void takesNamesInTheirOrder() throws IOException {
		read(ORDER);
		assertThat(read(ORDER)).isEqualTo(8);
	}

	@Test
	void takesNamesWithABlankAfterCommaAndColon() throws IOException {
		read(ORDER);
		assertThat(read(ORDER, ", ", ": ")).isEqualTo(8);
		assertThat(read(ORDER, ", ", ":")).isEqualTo(8);
		assertThat(read(ORDER, ",", ": ")).isEqualTo(8);
	}

	@Test
	void leavesOtherSpaceToTheParser() throws IOException {
		read(ORDER);
		assertThat(read(ORDER, ",  ", ":")).isOne();
		assertThat(read(ORDER, ",\n", ":")).isOne();
		assertThat(read(ORDER, ",", ":  ")).isZero();
		assertThat(read(ORDER, ",", " :")).isZero();
		assertThat(read(ORDER, " ,", ":")).isOne();
	}

	@Test
	void leavesTheParserAsItLeavesItself() throws IOException {
		read(ORDER);
		String document = document(ORDER, ", ", ": ");
		for (int length = 0; length < document.length(); length++) {
			byte[] bytes = document.substring(0, length).getBytes(StandardCharsets.UTF_8);
			assertThat(states(bytes, true)).as("%s bytes", length).isEqualTo(states(bytes, false));
		}
	}

	/**
	 * Describe a parser at all values.
	 */
	private List<String> states(byte[] bytes, boolean taking) throws IOException {
		List<String> states = new ArrayList<>();
		try (JsonParser parser = new JsonFactory().createParser(bytes)) {
			parser.nextToken();
			for (int i = 0; i < ORDER.size(); i++) {
				boolean taken = taking && take(i - 1, parser) >= 0;
				states.add(taken ? parser.currentName() : parser.nextFieldName());
				this.names.nextToken(parser);
				states.add(parser.currentToken() + " " + parser.currentTokenLocation() + parser.currentLocation()
						+ parser.getParsingContext() + parser.getText());
			}
		}
		catch (JsonProcessingException ex) {
			states.add(ex.getMessage());
		}
		return states;
	}

	@Test
	void leavesTheParserAsItLeavesItselfAtTheEnd() throws IOException {
		read(ORDER);
		read(ORDER);
		assertThat(stateAtEnd(true)).isEqualTo(stateAtEnd(false));
	}

	/**
	 * Describe a parser at the end of an object after a number that it has parsed.
	 */
	private List<String> stateAtEnd(boolean taking) throws IOException {
		byte[] bytes = "[{\"a\":1}]".getBytes(StandardCharsets.UTF_8);
		try (JsonParser parser = new JsonFactory().createParser(bytes)) {
			parser.nextToken();
			parser.nextToken();
			assertThat(parser.nextFieldName()).isEqualTo("a");
			parser.nextToken();
			assertThat(parser.getIntValue()).isOne();
			JsonStreamContext object = parser.getParsingContext();
			object.setCurrentValue("a bean");
			if (taking) {
				assertThat(this.names.take(0, parser)).isEqualTo(ExpectedNames.ENDED);
			}
			else {
				assertThat(parser.nextFieldName()).isNull();
			}
			return List.of(
					parser.currentToken() + " " + parser.currentTokenLocation() + parser.currentLocation()
							+ parser.getParsingContext(),
					object.getCurrentValue() + " ", catchThrowable(parser::getNumberValue).toString());
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"text\"", "\"\"", "12", "-3", "1.5", "true", "false", "\"a\\nb\"", "\"\u00e4\"", "null",
			"{\"a\":1}", "[]", "1e5", "01", "123456789012345678901", "tru", "'", "\"\u0001\"" })
	void skipsValuesAsTheParserDoes(String value) throws IOException {
		compare(value, (parser) -> {
			this.names.skipValue(parser);
			return parser.currentToken();
		}, (parser) -> {
			parser.nextToken();
			parser.skipChildren();
			return parser.currentToken();
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"text\"", "\"\"", "\"a\\nb\"", "\"\u00e4\"", "\"\u0001\"", "{\"a\":1}", "{}", "[]",
			"[[1],\"x\"]", "null", "nul", "nulL", "null1", "nullable", "null ", "null]", "true", "false", "12", "-3.5",
			"n", "N", "'" })
	void goesOnToValuesAsTheParserDoes(String value) throws IOException {
		compare(value, (parser) -> this.names.nextToken(parser) + parser.getText(),
				(parser) -> parser.nextToken() + parser.getText());
	}

	/**
	 * Compare what two ways to go on to a value make of a document, and of all that it
	 * begins with.
	 */
	private void compare(String value, Step taking, Step parsing) throws IOException {
		read(ORDER);
		read(ORDER);
		String document = "{\"a\":" + value + ",\"b\":" + value + "}";
		for (int length = 0; length <= document.length(); length++) {
			byte[] bytes = document.substring(0, length).getBytes(StandardCharsets.UTF_8);
			assertThat(states(bytes, true, taking)).as("%s bytes", length).isEqualTo(states(bytes, false, parsing));
		}
	}

	/**
	 * Describe a parser at and after all values.
	 */
	private List<String> states(byte[] bytes, boolean taking, Step step) throws IOException {
		List<String> states = new ArrayList<>();
		try (JsonParser parser = new JsonFactory().createParser(bytes)) {
			parser.nextToken();
			for (int i = 0; i < 2; i++) {
				boolean taken = taking && take(i - 1, parser) >= 0;
				String name = taken ? parser.currentName() : parser.nextFieldName();
				states.add(name + step.go(parser) + " " + parser.currentTokenLocation() + parser.getParsingContext()
						+ parser.getParsingContext().getEntryCount());
				parser.skipChildren();
				states.add(parser.currentToken() + " " + parser.currentTokenLocation() + parser.getParsingContext());
			}
			states.add(parser.nextToken() + " " + parser.currentTokenLocation() + parser.currentLocation());
		}
		catch (JsonProcessingException ex) {
			states.add(ex.getMessage());
		}
		return states;
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '|', delimiter = ';',
			value = { "\"text\";true", "\"\";true", "12;true", "-3;true", "1.5;true", "true;true", "false;true",
					"\"a\\nb\";false", "\"\u00e4\";false", "null;true", "{};false", "[];false", "1e5;false", "01;false",
					"tru;false", "\"\u0001\";false" })
	void skipsWhatIsSimple(String value, boolean simple) throws IOException {
		read(ORDER);
		read(ORDER);
		byte[] bytes = ("{\"a\":" + value + ",\"b\":1}").getBytes(StandardCharsets.UTF_8);
		try (JsonParser parser = new JsonFactory().createParser(bytes)) {
			parser.nextToken();
			assertThat(take(-1, parser)).isZero();
			assertThat(this.names.skipIfSimple(parser)).isEqualTo(simple);
			assertThat(this.names.isPending(parser)).isEqualTo(!simple);
		}
	}

	private int take(int previous, JsonParser parser) throws IOException {
		return (previous < 0) ? this.names.takeFirst(parser) : this.names.take(previous, parser);
	}

	@Test
	void takesNoNameThatDiffersInOneCharacter() throws IOException {
		for (int length = 1; length < 40; length++) {
			String name = "n".repeat(length);
			ExpectedNames single = new ExpectedNames(1, new DirectReading(true, true));
			single.add(0, name);
			takeOnly(single, name);
			assertThat(takeOnly(single, name)).isZero();
			for (int i = 0; i < length; i++) {
				String other = name.substring(0, i) + "x" + name.substring(i + 1);
				assertThat(takeOnly(single, other)).as(other).isEqualTo(-1);
			}
		}
	}

	private static int takeOnly(ExpectedNames names, String name) throws IOException {
		byte[] bytes = ("{\"" + name + "\":1} ").getBytes(StandardCharsets.UTF_8);
		try (JsonParser parser = new JsonFactory().createParser(bytes)) {
			parser.nextToken();
			return names.takeFirst(parser);
		}
	}

	@Test
	void learnsAnotherOrder() throws IOException {
		read(ORDER);
		read(REVERSED);
		read(REVERSED);
		assertThat(read(REVERSED)).isEqualTo(8);
	}

	@Test
	void takesNamesInAnyOrder() throws IOException {
		read(ORDER);
		for (int i = 0; i < 2000; i++) {
			assertThat(read(shuffled())).isEqualTo(8);
		}
	}

	@Test
	void learnsNothingWhereOrdersChangeAllTheTime() throws IOException {
		exhaust();
		Set<Integer> expected = expectedFirst();
		for (int i = 0; i < 200; i++) {
			read(shuffled());
			assertThat(expectedFirst()).isEqualTo(expected);
		}
	}

	@Test
	void learnsAgainAfterRest() throws IOException {
		exhaust();
		for (int i = 0; i < 260; i++) {
			read(ORDER);
		}
		for (int i = 0; i < ORDER.size(); i++) {
			read(rotated(i));
			assertThat(expectedFirst()).contains(i);
		}
	}

	@Test
	void restsSoonerAgainWhereOrdersStillChange() throws IOException {
		exhaust();
		for (int i = 0; i < 300; i++) {
			read(shuffled());
		}
		Set<Integer> expected = expectedFirst();
		for (int i = 0; i < ORDER.size(); i++) {
			read(rotated(i));
			assertThat(expectedFirst()).isEqualTo(expected);
		}
	}

	@Test
	void doesNotRestWhereOrdersChangeNowAndThen() throws IOException {
		for (int i = 0; i < 2000; i++) {
			read((i % 10 == 0) ? shuffled() : ORDER);
		}
		for (int i = 0; i < ORDER.size(); i++) {
			read(rotated(i));
			assertThat(expectedFirst()).contains(i);
		}
	}

	@Test
	void takesOthersInTheirOrder() throws IOException {
		List<String> mixed = List.of("x", "a", "y", "z", "b");
		read(mixed);
		read(mixed);
		assertThat(read(mixed)).isEqualTo(5);
		assertThat(read(List.of("a", "y", "b", "c"))).isEqualTo(4);
	}

	@Test
	void takesOthersThatWereSeenFirst() throws IOException {
		read(List.of("x", "y"));
		read(ORDER);
		read(ORDER);
		assertThat(read(List.of("y", "x", "a"))).isEqualTo(3);
	}

	@Test
	void takesOthersInAnyOrder() throws IOException {
		List<String> mixed = new ArrayList<>(ORDER);
		mixed.addAll(List.of("x", "y", "z", "other", "another"));
		read(mixed);
		read(mixed);
		for (int i = 0; i < 2000; i++) {
			Collections.shuffle(mixed, this.random);
			assertThat(read(mixed)).isEqualTo(13);
		}
	}

	@Test
	void isUsedByThreadsAtOnce() throws Exception {
		List<String> mixed = new ArrayList<>(ORDER);
		for (int i = 0; i < 80; i++) {
			mixed.add("other" + i);
		}
		ExecutorService executor = Executors.newFixedThreadPool(4);
		try {
			List<Callable<Integer>> readers = new ArrayList<>();
			for (int i = 0; i < 4; i++) {
				readers.add(() -> readShuffled(mixed));
			}
			for (Future<Integer> taken : executor.invokeAll(readers)) {
				assertThat(taken.get()).isPositive();
			}
		}
		finally {
			executor.shutdownNow();
		}
		Set<Integer> positions = new HashSet<>();
		for (String name : mixed) {
			positions.add(find(name));
		}
		assertThat(positions).hasSize(8 + 64 + 1).contains(ExpectedNames.OTHER);
	}

	private int readShuffled(List<String> names) throws IOException {
		Random own = new Random(3);
		List<String> order = new ArrayList<>(names);
		int taken = 0;
		for (int i = 0; i < 500; i++) {
			Collections.shuffle(order, own);
			taken += read(order.subList(0, 1 + own.nextInt(order.size() - 1)));
		}
		return taken;
	}

	@Test
	void remembersSomeOthers() {
		assertThat(this.names.findOther("x")).isEqualTo(ExpectedNames.OTHER);
		for (int i = 0; i < 64; i++) {
			assertThat(this.names.addOther("x" + i)).isEqualTo(-4 - i);
		}
		assertThat(this.names.addOther("y")).isEqualTo(ExpectedNames.OTHER);
		assertThat(this.names.findOther("y")).isEqualTo(ExpectedNames.OTHER);
		for (int i = 0; i < 64; i++) {
			assertThat(this.names.findOther("x" + i)).isEqualTo(-4 - i);
		}
	}

	/**
	 * Both have the same hash.
	 */
	@Test
	void tellsOthersFromNamesWithTheirHash() {
		assertThat(this.names.addOther("Aa")).isEqualTo(-4);
		assertThat(this.names.findOther("BB")).isEqualTo(ExpectedNames.OTHER);
		assertThat(this.names.addOther("BB")).isEqualTo(-5);
		assertThat(this.names.findOther("Aa")).isEqualTo(-4);
	}

	@Test
	void remembersOthersOnce() {
		assertThat(this.names.addOther("x")).isEqualTo(-4);
		assertThat(this.names.addOther("x")).isEqualTo(-4);
		assertThat(this.names.addOther("y")).isEqualTo(-5);
	}

	@Test
	void remembersNoOthersThatMayBeTooLong() {
		assertThat(this.names.addOther("x".repeat(65))).isEqualTo(ExpectedNames.OTHER);
		assertThat(this.names.addOther("\u20ac".repeat(22))).isEqualTo(ExpectedNames.OTHER);
		assertThat(this.names.addOther("x".repeat(64))).isEqualTo(-4);
		assertThat(this.names.addOther("\u20ac".repeat(21))).isEqualTo(-5);
	}

	@Test
	void takesNoOthersThatAreNoText() throws IOException {
		read(ORDER);
		assertThat(this.names.addOther("\ud83d")).isEqualTo(-4);
		read(ORDER);
		assertThat(this.names.addOther("\ud83e")).isEqualTo(-5);
		assertThat(takeOnly(this.names, "?")).isEqualTo(-1);
	}

	@Test
	void learnsNothingOfWhatComesAfterThoseThatAreNotRemembered() throws IOException {
		takeOnly(this.names, "a");
		for (int i = 0; i < 1000; i++) {
			this.names.learn(ExpectedNames.OTHER, i % 2 + 3);
		}
		assertThat(this.names.expected(ExpectedNames.OTHER, "d")).isEqualTo(-1);
		assertThat(this.names.expected(ExpectedNames.OTHER, "e")).isEqualTo(-1);
		assertThat(takeOnly(this.names, "a")).isZero();
	}

	/**
	 * Read objects until these no longer change what is expected.
	 */
	private void exhaust() throws IOException {
		int objects = 0;
		int unchanged = 0;
		while (unchanged <= ORDER.size()) {
			assertThat(++objects).isLessThan(200);
			Set<Integer> expected = expectedFirst();
			read(rotated(objects % ORDER.size()));
			unchanged = expectedFirst().equals(expected) ? unchanged + 1 : 0;
		}
	}

	/**
	 * Return the positions of the names that are expected at the start.
	 */
	private Set<Integer> expectedFirst() {
		Set<Integer> expected = new HashSet<>();
		for (String name : ORDER) {
			expected.add(this.names.expected(-1, name));
		}
		expected.remove(-1);
		return expected;
	}

	/**
	 * Return another order for each name that comes first.
	 */
	private static List<String> rotated(int first) {
		List<String> order = new ArrayList<>(ORDER);
		Collections.rotate(order, -first);
		Collections.swap(order, 1 + first % 3, 5 + first % 2);
		return order;
	}

	private List<String> shuffled() {
		List<String> order = new ArrayList<>(ORDER);
		Collections.shuffle(order, this.random);
		return order;
	}

	/**
	 * Read an object with names in some order.
	 * @return how many names were taken from the buffer
	 */
	private int read(List<String> order) throws IOException {
		return read(order, ",", ":");
	}

	private static String document(List<String> order, String comma, String colon) {
		return order.stream()
			.map((name) -> '"' + name + '"' + colon + "1")
			.collect(Collectors.joining(comma, "{", "} "));
	}

	private int read(List<String> order, String comma, String colon) throws IOException {
		int taken = 0;
		byte[] bytes = document(order, comma, colon).getBytes(StandardCharsets.UTF_8);
		try (JsonParser parser = new JsonFactory().createParser(bytes)) {
			parser.nextToken();
			int previous = -1;
			for (int i = 0; i < order.size(); i++) {
				int position = (i == 0) ? this.names.takeFirst(parser) : this.names.take(previous, parser);
				if (position != -1) {
					taken++;
				}
				else {
					position = find(parser.nextFieldName());
					this.names.learn(previous, position);
				}
				assertThat(position).isEqualTo(find(order.get(i)));
				this.names.nextToken(parser);
				previous = position;
			}
		}
		return taken;
	}

	private int find(String name) {
		int listed = this.names.findListed(name);
		int known = (listed != ExpectedNames.OTHER) ? listed : this.names.findOther(name);
		return (known != ExpectedNames.OTHER) ? known : this.names.addOther(name);
	}

	private static ExpectedNames names() {
		ExpectedNames names = new ExpectedNames(ORDER.size(), new DirectReading(true, true));
		for (int i = 0; i < ORDER.size(); i++) {
			names.add(i, ORDER.get(i));
		}
		return names;
	}

	/**
	 * Goes on to a value, and tells what is there.
	 */
	private interface Step {

		Object go(JsonParser parser) throws IOException;

	}

}
