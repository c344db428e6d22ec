package io.github.reflectionfreejackson.runtime.verify;

import java.math.BigDecimal;
import java.net.MalformedURLException;
import java.net.URL;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link StructureComparison}.
 */
class StructureComparisonTests {

	static List<Supplier<Object>> values() {
		return List.of(() -> new Bean("a", 1), () -> new Extended("a", List.of(new Bean("b", 2))), () -> "text",
				() -> new BigDecimal("1.50"), () -> Double.NaN, () -> new Date(5), () -> Instant.EPOCH,
				() -> new int[] { 1, 2 }, () -> new Object[] { new Bean("a", 1), null },
				() -> Optional.of(new Bean("a", 1)), () -> new AtomicReference<>(new Bean("a", 1)),
				() -> new AtomicInteger(3), () -> Pattern.compile("a+"),
				() -> new LinkedHashMap<>(Map.of("k", new Bean("a", 1))), ReentrantLock::new,
				StructureComparisonTests::cycle, () -> url("https://no.such.host.invalid/a"), () -> TimeUnit.DAYS,
				() -> new StringBuilder("a"), () -> Map.entry("k", new Bean("a", 1)), () -> new Shared(true));
	}

	@ParameterizedTest
	@MethodSource("values")
	void compareWhenMadeAlikeFindsNothing(Supplier<Object> value) {
		assertThat(StructureComparison.compare(value.get(), value.get())).isNull();
	}

	@Test
	void compareWhenFieldDiffersTellsWhich() {
		assertThat(describe(new Bean("a", 1), new Bean("b", 1))).isEqualTo("at its field 'name': another text");
		assertThat(describe(new Bean("a", 1), new Bean("a", 2))).isEqualTo("at its field 'number': another number");
		assertThat(describe(new Bean("a", 1), new Bean(null, 1)))
			.isEqualTo("at its field 'name': null instead of text");
		assertThat(describe(new Bean(null, 1), new Bean("a", 1)))
			.isEqualTo("at its field 'name': text instead of null");
	}

	@ParameterizedTest
	@MethodSource("unordered")
	void differenceIsUncertainBelowWhatIsOrderedByIdentity(Function<Object, Object> container) {
		assertThat(compare(container.apply(new Bean("a", 1)), container.apply(new Bean("b", 1))).certain()).isFalse();
		assertThat(compare(container.apply("a"), container.apply("b")).certain()).isTrue();
		assertThat(compare(container.apply(TimeUnit.DAYS), container.apply(TimeUnit.HOURS)).certain()).isTrue();
	}

	static List<Function<Object, Object>> unordered() {
		return List.of((element) -> new HashSet<>(List.of(element)), (element) -> new HashMap<>(Map.of(element, 1)),
				(element) -> new HashSet<>(List.of(List.of(element))),
				(element) -> new HashSet<>(List.of(Optional.of(element))),
				(element) -> new HashSet<>(List.of(Map.of(element, 1))),
				(element) -> new HashSet<>(List.of(Map.of(1, element))),
				(element) -> new HashSet<>(List.of(Map.entry(1, element))),
				(element) -> new HashSet<>(List.of(new Line(element))),
				(element) -> new HashSet<>(List.of(new Line(List.of(new Line(element))))),
				(element) -> new ConcurrentHashMap<>(Map.of(element, 1)));
	}

	@Test
	void differenceIsUncertainBelowWhatHasIdentityInAField() {
		assertThat(compare(new HashSet<>(List.of(new Line(new int[] { 1 }))),
				new HashSet<>(List.of(new Line(new int[] { 2 }))))
			.certain()).isFalse();
		assertThat(compare(new HashSet<>(List.of(new Circle("a"))), new HashSet<>(List.of(new Circle("b")))).certain())
			.isTrue();
	}

	@ParameterizedTest
	@MethodSource("ordered")
	void differenceIsCertainBelowWhatHasAnOrder(Function<Object, Object> container) {
		assertThat(compare(container.apply(new Bean("a", 1)), container.apply(new Bean("b", 1))).certain()).isTrue();
	}

	static List<Function<Object, Object>> ordered() {
		return List.of((element) -> new LinkedHashSet<>(List.of(element)),
				(element) -> new LinkedHashMap<>(Map.of(element, 1)), (element) -> List.of(element),
				(element) -> new HashMap<>(Map.of("key", element)), (element) -> new Object[] { element });
	}

	private static ReadingDifference compare(Object expected, Object actual) {
		ReadingDifference difference = StructureComparison.compare(expected, actual);
		assertThat(difference).isNotNull();
		return difference;
	}

	@Test
	void compareWhenElementDiffersTellsFieldOfContainer() {
		assertThat(describe(new Extended("a", List.of(1)), new Extended("a", List.of(2))))
			.isEqualTo("at its field 'elements': another number");
		assertThat(describe(new Extended("a", List.of()), new Extended("a", new ArrayList<>())))
			.isEqualTo("at its field 'elements': list of another class");
		assertThat(describe(new Extended("a", new ArrayList<>()), new Extended("a", new ArrayList<>(List.of(1)))))
			.isEqualTo("at its field 'elements': another number of elements");
		assertThat(describe(Optional.of(new Bean("secret", 1)), Optional.of(new Bean("other", 1))))
			.isEqualTo("at something that is no field of its own: another text");
	}

	@Test
	void compareWhenSimpleValuesDifferFindsIt() {
		assertThat(describe(new BigDecimal("1.5"), new BigDecimal("1.50"))).isEqualTo("another number");
		assertThat(describe(0.0, -0.0)).isEqualTo("another number");
		assertThat(describe(1, 1L)).isEqualTo("number of another class");
		assertThat(describe(new Date(1), new Date(2))).isEqualTo("another object");
		assertThat(describe(new AtomicInteger(1), new AtomicInteger(2))).isEqualTo("another number");
		assertThat(describe(TimeUnit.DAYS, TimeUnit.HOURS)).isEqualTo("another constant");
		assertThat(describe(new int[] { 1 }, new int[] { 2 })).isEqualTo("another number");
		assertThat(describe(new int[] { 1 }, new int[0])).isEqualTo("another number of elements");
		assertThat(describe(Optional.of("a"), Optional.empty())).isEqualTo("null instead of text");
		assertThat(describe(Map.of("secret", 1), Map.of("other", 1))).isEqualTo("another text");
		assertThat(describe(url("https://a.invalid/"), url("https://b.invalid/"))).isEqualTo("another object");
	}

	@Test
	void compareWhenReferencesAreToOtherObjectsFindsIt() {
		assertThat(describe(new Shared(true), new Shared(false))).isEqualTo("at its field 'second': another reference");
		assertThat(describe(new Shared(false), new Shared(true))).isEqualTo("at its field 'second': another reference");
		assertThat(describe(twice(() -> new int[] { 1 }), once(new int[] { 1 }))).isEqualTo("another reference");
		assertThat(describe(once(new int[] { 1 }), twice(() -> new int[] { 1 }))).isEqualTo("another reference");
	}

	@ParameterizedTest
	@MethodSource("interchangeable")
	void compareWhenReferencesAreToOtherObjectsWithoutAnythingOfTheirOwnFindsNothing(Supplier<Object> value) {
		assertThat(StructureComparison.compare(twice(value), once(value.get()))).isNull();
		assertThat(StructureComparison.compare(once(value.get()), twice(value))).isNull();
	}

	static List<Supplier<Object>> interchangeable() {
		return List.of(() -> new String("text"), () -> new BigDecimal("1.50"), () -> new Date(5), () -> TimeUnit.DAYS,
				() -> new int[0], () -> new String[0], List::of, Map::of, Optional::empty);
	}

	private static Object twice(Supplier<Object> value) {
		return Arrays.asList(value.get(), value.get());
	}

	private static Object once(Object value) {
		return Arrays.asList(value, value);
	}

	private static @Nullable String describe(Object expected, Object actual) {
		ReadingDifference difference = StructureComparison.compare(expected, actual);
		return (difference != null) ? difference.describe(expected.getClass()) : null;
	}

	private static Object cycle() {
		List<Object> list = new ArrayList<>();
		list.add(list);
		return new Extended("a", list);
	}

	private static Object url(String url) {
		try {
			return new URL(url);
		}
		catch (MalformedURLException ex) {
			throw new IllegalStateException(ex);
		}
	}

	static class Bean {

		private final @Nullable String name;

		private final int number;

		Bean(@Nullable String name, int number) {
			this.name = name;
			this.number = number;
		}

		@Override
		public String toString() {
			return this.name + this.number;
		}

	}

	static class Extended extends Bean {

		private final List<?> elements;

		Extended(String name, List<?> elements) {
			super(name, 0);
			this.elements = elements;
		}

		@Override
		public String toString() {
			return super.toString() + this.elements.size();
		}

	}

	/**
	 * Has a hash code that is made of that of its element.
	 */
	record Line(Object element) {
	}

	static class Circle {

		final Circle self = this;

		final String name;

		Circle(String name) {
			this.name = name;
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Circle circle && this.name.equals(circle.name);
		}

		@Override
		public int hashCode() {
			return this.name.hashCode();
		}

	}

	static class Shared {

		final Bean first = new Bean("a", 1);

		final Bean second;

		Shared(boolean shared) {
			this.second = shared ? this.first : new Bean("a", 1);
		}

	}

}
