package io.github.reflectionfreejackson.testsupport.encoding;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Values of all kinds of types, in all places where values can be.
 */
final class ValuesOfTypes {

	static final OffsetDateTime TIME = OffsetDateTime.of(2026, 2, 3, 4, 5, 6, 7_000_000,
			ZoneOffset.ofHoursMinutes(-5, -30));

	private ValuesOfTypes() {
	}

	static List<Values<?>> all() {
		List<Values<?>> values = new ArrayList<>();
		values.add(new OfString().fill("", "text", "\u00E4\uD83D\uDE00\uD83D\"\u2028"));
		values.add(new OfInteger().fill(0, Integer.MIN_VALUE, Integer.MAX_VALUE));
		values.add(new OfLong().fill(0L, Long.MIN_VALUE, Long.MAX_VALUE));
		values.add(new OfShort().fill((short) 0, Short.MIN_VALUE, Short.MAX_VALUE));
		values.add(new OfByte().fill((byte) 0, Byte.MIN_VALUE, Byte.MAX_VALUE));
		values.add(new OfDouble().fill(0.0, -0.0, Double.NaN, Double.MIN_VALUE, 1.0E7, 1.0E-3));
		values.add(new OfFloat().fill(0.0F, -0.0F, Float.POSITIVE_INFINITY, Float.MIN_VALUE, 1.0E7F));
		values.add(new OfBoolean().fill(true, false));
		values.add(new OfDecimal().fill(BigDecimal.ZERO, new BigDecimal("1E+400"), new BigDecimal("0.10")));
		values.add(new OfBigInteger().fill(BigInteger.ONE, BigInteger.TEN.pow(1000).negate()));
		values.add(new OfOptionalInt().fill(OptionalInt.of(0), OptionalInt.of(Integer.MIN_VALUE), OptionalInt.empty()));
		values
			.add(new OfOptionalLong().fill(OptionalLong.empty(), OptionalLong.of(Long.MIN_VALUE), OptionalLong.of(7)));
		values.add(new OfOptionalDouble().fill(OptionalDouble.of(-0.0), OptionalDouble.empty(),
				OptionalDouble.of(Double.NaN), OptionalDouble.of(1.0E7)));
		values.add(new OfNumber().fill(1, 1L, 1.5F, BigDecimal.TEN, new AtomicInteger(5)));
		values.add(new OfChar().fill('c', '\0', '"'));
		values.add(new OfEnum().fill(TimeUnit.values()));
		values.add(new OfSpecialEnum().fill(SpecialEnum.values()));
		values.add(new OfCode().fill(Code.values()));
		values.add(new OfText().fill(new Text("text"), new Text(null), new Text("\u00E4\"".repeat(2000))));
		values.add(new OfNestedText().fill(new NestedText(new Text("nested")), new NestedText(new Text(null)),
				new NestedText(null)));
		values.add(new OfAnyValue().fill(new AnyValue("x"), new AnyValue(1), new AnyValue(BigDecimal.TEN),
				new AnyValue(List.of(new Text("y"))), new AnyValue(new Bean()), new AnyValue(null)));
		values.add(new OfTypedValue().fill(new TypedValue(new Circle()), new TypedValue(null)));
		values.add(new OfUuid().fill(new UUID(0, 0), new UUID(Long.MIN_VALUE, 1)));
		values.add(new OfInstant().fill(Instant.EPOCH, Instant.MIN, Instant.MAX, TIME.toInstant(),
				Instant.parse("0001-01-01T00:00:00Z"), Instant.parse("9999-12-31T23:59:59.999999999Z"),
				Instant.parse("0000-12-31T23:59:59Z"), Instant.parse("2020-01-01T00:00:00.000001Z")));
		values.add(new OfDate().fill(LocalDate.EPOCH, LocalDate.MIN, LocalDate.MAX, LocalDate.of(-1, 1, 1)));
		values.add(new OfDateTime().fill(LocalDateTime.MIN, LocalDateTime.MAX, TIME.toLocalDateTime(),
				LocalDate.EPOCH.atStartOfDay()));
		values.add(new OfTime().fill(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON, LocalTime.of(1, 2, 3, 40)));
		values.add(new OfOffset().fill(TIME, OffsetDateTime.MIN, OffsetDateTime.MAX,
				TIME.withOffsetSameLocal(ZoneOffset.UTC), TIME.withOffsetSameLocal(ZoneOffset.ofTotalSeconds(3601))));
		values.add(new OfZoned().fill(TIME.atZoneSameInstant(ZoneId.of("Europe/Berlin"))));
		values.add(new OfDuration().fill(Duration.ofMillis(1500)));
		values.add(new OfUri().fill(URI.create("a:b"), URI.create("http://\u00E4/?q=%22")));
		values.add(new OfUtilDate().fill(new Date(0), new Date(1)));
		values.add(new OfShape().fill(new Circle(), new Square(), new Square() {
		}));
		values.add(new OfBean().fill(new Bean(), new LargeBean(), new Bean() {
		}));
		values.add(new OfGeneric().fill(new Pair<>(LocalDate.EPOCH, List.of(new Bean()))));
		values.add(new OfList().fill(List.of(), List.of("x"), new LinkedList<>(List.of("y", "z"))));
		values.add(new OfMap().fill(Map.of(), new TreeMap<>(Map.of("b", 1, "a", 2))));
		values.add(new OfBytes().fill(new byte[0], new byte[] { 1, 2, 3 }));
		values.add(new OfInts().fill(new int[0], new int[] { 1 }, new int[] { 1, 2 }));
		values.add(new OfLongs().fill(new long[0], new long[] { Long.MIN_VALUE }, new long[] { 1, Long.MAX_VALUE }));
		values.add(new OfDoubles().fill(new double[0], new double[] { Double.NaN }, new double[] { 1.0E-3, 1.0E7 }));
		values.add(new OfStrings().fill(new String[0], new String[] { "single" }, new String[] { null, "\u00E4\"" }));
		values.add(new OfObject().fill("x", 1, 1L, new Bean(), List.of(1), Optional.of("x"), Optional.empty(),
				TimeUnit.DAYS, TIME, new Circle(), new Object[] { 1, null }, new String[] { "a", null }, 1.5, 'c',
				new Bean[0], new LargeBean[] { new LargeBean() }));
		return values;
	}

	/**
	 * Values of one type in all places.
	 */
	abstract static class Values<T> {

		public int first = 1;

		public T value;

		public T nothing;

		public List<T> list;

		public List<T> single;

		public Collection<T> collection;

		public HashSet<T> set;

		public T[] array;

		public Map<String, T> map;

		public Map<String, T> nullMap;

		public Optional<T> optional;

		public Optional<T> absent = Optional.empty();

		public List<List<T>> lists;

		public Map<String, List<Optional<T>>> deep;

		public Object open;

		public int last = 2;

		@SafeVarargs
		@SuppressWarnings("varargs")
		final Values<T> fill(T... values) {
			this.value = values[0];
			this.list = new ArrayList<>(Arrays.asList(values));
			this.list.add(null);
			this.single = Arrays.asList(values[values.length - 1]);
			this.collection = new LinkedList<>(Arrays.asList(values));
			this.set = new HashSet<>(this.single);
			this.array = values;
			this.map = new LinkedHashMap<>();
			for (int i = 0; i < values.length; i++) {
				this.map.put("k" + (values.length - i), values[i]);
			}
			this.nullMap = new TreeMap<>();
			this.nullMap.put("null", null);
			this.optional = Optional.of(values[0]);
			this.lists = Arrays.asList(this.list, List.of(), null, this.single);
			this.deep = Map.of("k", List.of(this.optional, Optional.empty()));
			this.open = values[values.length - 1];
			return this;
		}

	}

	static class OfString extends Values<String> {

	}

	static class OfInteger extends Values<Integer> {

	}

	static class OfLong extends Values<Long> {

	}

	static class OfShort extends Values<Short> {

	}

	static class OfByte extends Values<Byte> {

	}

	static class OfDouble extends Values<Double> {

	}

	static class OfFloat extends Values<Float> {

	}

	static class OfBoolean extends Values<Boolean> {

	}

	static class OfDecimal extends Values<BigDecimal> {

	}

	static class OfBigInteger extends Values<BigInteger> {

	}

	static class OfOptionalInt extends Values<OptionalInt> {

	}

	static class OfOptionalLong extends Values<OptionalLong> {

	}

	static class OfOptionalDouble extends Values<OptionalDouble> {

	}

	static class OfNumber extends Values<Number> {

	}

	static class OfChar extends Values<Character> {

	}

	static class OfEnum extends Values<TimeUnit> {

	}

	static class OfSpecialEnum extends Values<SpecialEnum> {

	}

	static class OfCode extends Values<Code> {

	}

	static class OfText extends Values<Text> {

	}

	static class OfNestedText extends Values<NestedText> {

	}

	static class OfAnyValue extends Values<AnyValue> {

	}

	static class OfTypedValue extends Values<TypedValue> {

	}

	static class OfUuid extends Values<UUID> {

	}

	static class OfInstant extends Values<Instant> {

	}

	static class OfDate extends Values<LocalDate> {

	}

	static class OfDateTime extends Values<LocalDateTime> {

	}

	static class OfTime extends Values<LocalTime> {

	}

	static class OfOffset extends Values<OffsetDateTime> {

	}

	static class OfZoned extends Values<ZonedDateTime> {

	}

	static class OfDuration extends Values<Duration> {

	}

	static class OfUri extends Values<URI> {

	}

	static class OfUtilDate extends Values<Date> {

	}

	static class OfShape extends Values<Shape> {

	}

	static class OfBean extends Values<Bean> {

	}

	static class OfGeneric extends Values<Pair<LocalDate, List<Bean>>> {

	}

	static class OfList extends Values<List<String>> {

	}

	static class OfMap extends Values<Map<String, Integer>> {

	}

	static class OfBytes extends Values<byte[]> {

	}

	static class OfInts extends Values<int[]> {

	}

	static class OfLongs extends Values<long[]> {

	}

	static class OfDoubles extends Values<double[]> {

	}

	static class OfStrings extends Values<String[]> {

	}

	static class OfObject extends Values<Object> {

	}

	enum Code {

		ONE(1), MANY(Integer.MAX_VALUE);

		private final int number;

		Code(int number) {
			this.number = number;
		}

		@JsonValue
		int number() {
			return this.number;
		}

	}

	record Text(@JsonValue String text) {
	}

	record NestedText(@JsonValue Text text) {
	}

	record AnyValue(@JsonValue Object value) {
	}

	record TypedValue(@JsonValue Shape shape) {
	}

	enum SpecialEnum {

		@JsonProperty("named \"\u00E4\uD83D\uDE00\"")
		NAMED,

		PLAIN {

			@Override
			public String toString() {
				return "plain";
			}

		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes({ @JsonSubTypes.Type(value = Circle.class, name = "circle"),
			@JsonSubTypes.Type(value = Square.class, name = "square") })
	abstract static class Shape {

		public String name = "shape";

	}

	static class Circle extends Shape {

		public int radius = 1;

	}

	static class Square extends Shape {

		public List<Shape> parts = List.of(new Circle());

	}

	static class Bean {

		public String text = "bean";

		public int zero;

		public List<String> none = List.of();

	}

	static class LargeBean extends Bean {

		public long number = 1;

		public Bean bean = new Bean();

	}

	record Pair<A, B>(A first, B second) {
	}

}
