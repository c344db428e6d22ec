package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types of the JDK and of Jackson, with their usual and their extreme values.
 */
final class LeafTypes {

	static final LeafType STRING = new LeafType("String", "String", Trait.TEXT,
			List.of("null", "\"\"", "\"text\"", "\"text\"", "\"quo\\\"te\\\\ and / \\n\\t\\b\"",
					"\"\\u00e4\\u20ac\\u2028\"", "\"\\ud83d\\ude00\"", "\" \"", "\"{\\\"raw\\\":1}\"", "\"</script>'\"",
					"\"long \\ud83d\\ude00\".repeat(900)", "\"42\""),
			List.of("\"lone \\ud83d\""));

	private static final List<LeafType> PRIMITIVES = List.of(
			primitive("int", "Integer", Trait.NUMBER, "0", "1", "-1", "42", "Integer.MAX_VALUE", "Integer.MIN_VALUE"),
			primitive("long", "Long", Trait.NUMBER, "0L", "1L", "Long.MAX_VALUE", "Long.MIN_VALUE", "1L << 53"),
			primitive("short", "Short", Trait.NUMBER, "(short) 0", "(short) 7", "Short.MIN_VALUE"),
			primitive("byte", "Byte", Trait.NUMBER, "(byte) 0", "(byte) 7", "Byte.MAX_VALUE"),
			primitive("float", "Float", Trait.NUMBER, "0f", "1.5f", "-0f", "Float.MAX_VALUE", "Float.NaN"),
			primitive("double", "Double", Trait.NUMBER, "0.0", "1.5", "-0.0", "1e21", "Double.MIN_VALUE", "Double.NaN",
					"Double.NEGATIVE_INFINITY", "3.0"),
			primitive("boolean", "Boolean", Trait.BOOLEAN, "true", "false"),
			primitive("char", "Character", Trait.TEXT, "'a'", "(char) 0", "'\\''", "(char) 0x20ac"));

	private static final List<LeafType> OTHERS = List.of(
			LeafType.of("BigDecimal", Trait.NUMBER, "null", "BigDecimal.ZERO", "new BigDecimal(\"1.50\")",
					"new BigDecimal(\"1E+30\")", "new BigDecimal(\"-1E-30\")"),
			LeafType.of("BigInteger", Trait.NUMBER, "null", "BigInteger.ZERO", "BigInteger.ONE.shiftLeft(90)"),
			LeafType.of("Number", Trait.NUMBER, "null", "1", "2.5", "BigInteger.TEN"),
			LeafType.of("Object", Trait.ANY, "null", "1", "\"object\"", "true", "2.5", "List.of(1, \"b\")",
					"new Object[] { 1, null }", "new TreeMap<>(Map.of(\"k\", 1))", "UUID.fromString(\"1-2-3-4-5\")"),
			LeafType.of("CharSequence", Trait.TEXT, "null", "\"sequence\"", "new StringBuilder(\"builder\")"),
			LeafType.of("Date", Trait.DATE, "null", "new Date(0)", "new Date(1234567890123L)", "new Date(-1)"),
			LeafType.of("Calendar", Trait.DATE, "null", "Values.calendar(0)", "Values.calendar(1234567890123L)"),
			LeafType.of("java.sql.Timestamp", Trait.DATE, "null", "new java.sql.Timestamp(1234567890123L)"),
			LeafType.of("LocalDate", Trait.DATE, "null", "LocalDate.of(2024, 2, 29)", "LocalDate.EPOCH"),
			LeafType.of("LocalDateTime", Trait.DATE, "null", "LocalDateTime.of(2024, 2, 29, 1, 2, 3, 4000)"),
			LeafType.of("Instant", Trait.DATE, "null", "Instant.EPOCH", "Instant.ofEpochSecond(1234567890, 1)"),
			LeafType.of("Duration", Trait.DATE, "null", "Duration.ZERO", "Duration.ofMillis(90061001)"),
			LeafType.of("OffsetDateTime", Trait.DATE, "null", "Instant.EPOCH.atOffset(ZoneOffset.ofHours(2))"),
			LeafType.of("ZonedDateTime", Trait.DATE, "null", "Instant.EPOCH.atZone(ZoneId.of(\"Asia/Tokyo\"))"),
			LeafType.of("LocalTime", Trait.DATE, "null", "LocalTime.of(1, 2)", "LocalTime.of(1, 2, 3, 4000000)"),
			LeafType.of("OffsetTime", Trait.DATE, "null", "LocalTime.NOON.atOffset(ZoneOffset.UTC)"),
			LeafType.of("Year", Trait.DATE, "null", "Year.of(2024)"),
			LeafType.of("YearMonth", Trait.DATE, "null", "YearMonth.of(2024, 2)"),
			LeafType.of("MonthDay", Trait.DATE, "null", "MonthDay.of(2, 29)"),
			LeafType.of("Period", Trait.OTHER, "null", "Period.ZERO", "Period.of(1, 2, 3)"),
			LeafType.of("ZoneId", Trait.OTHER, "null", "ZoneId.of(\"Europe/Paris\")", "ZoneOffset.UTC"),
			LeafType.of("DayOfWeek", Trait.TEXT, "null", "DayOfWeek.MONDAY"),
			LeafType.of("java.sql.Date", Trait.DATE, "null", "new java.sql.Date(1234567890123L)"),
			LeafType.of("java.sql.Time", Trait.DATE, "null", "new java.sql.Time(1234567890123L)"),
			LeafType.of("UUID", Trait.OTHER, "null", "new UUID(1, 2)"),
			LeafType.of("java.net.URI", Trait.OTHER, "null", "java.net.URI.create(\"http://a/b?c=d\")"),
			LeafType.of("Locale", Trait.OTHER, "null", "Locale.GERMANY", "Locale.ROOT"),
			LeafType.of("Currency", Trait.OTHER, "null", "Currency.getInstance(\"EUR\")"),
			LeafType.of("Class<?>", Trait.OTHER, "null", "String.class", "int.class"),
			LeafType.of("byte[]", Trait.OTHER, "null", "new byte[0]", "new byte[] { 1, 2, -3 }"),
			LeafType.of("char[]", Trait.OTHER, "null", "new char[0]", "new char[] { 'a', 'b' }"),
			LeafType.of("long[]", Trait.CONTAINER, "null", "new long[0]", "new long[] { 1, 1L << 40 }"),
			LeafType.of("float[]", Trait.CONTAINER, "null", "new float[] { 1.5f }"),
			LeafType.of("boolean[]", Trait.CONTAINER, "null", "new boolean[] { true, false }"),
			LeafType.of("short[]", Trait.CONTAINER, "null", "new short[] { 1, 2 }"),
			LeafType.of("int[][]", Trait.CONTAINER, "null", "new int[][] { { 1 }, null, {} }"),
			LeafType.of("Object[]", Trait.CONTAINER, "null", "new Object[] { 1, \"a\", null, new int[] { 2 } }"),
			LeafType.of("int[]", Trait.CONTAINER, "null", "new int[0]", "new int[] { 1 }", "new int[] { 1, -2 }"),
			LeafType.of("double[]", Trait.CONTAINER, "null", "new double[0]", "new double[] { 1, -2.5 }"),
			LeafType.of("String[]", Trait.CONTAINER, "null", "new String[0]", "new String[] { \"a\", null }",
					"new String[] { \"one\" }"),
			LeafType.of("List", Trait.CONTAINER, "null", "List.of()", "List.of(1, \"a\")"),
			LeafType.of("Map", Trait.MAP, "null", "Map.of()", "Map.of(\"k\", 1)"),
			LeafType.of("EnumSet<Thread.State>", Trait.CONTAINER, "null", "EnumSet.of(Thread.State.NEW)"),
			LeafType.of("Properties", Trait.MAP, "null", "new Properties()"),
			LeafType.of("java.util.stream.Stream<String>", Trait.OTHER, "null",
					"java.util.stream.Stream.of(\"a\", null)"),
			LeafType.of("java.util.stream.LongStream", Trait.OTHER, "null", "java.util.stream.LongStream.of(1, 2)"),
			LeafType.of("java.io.Serializable", Trait.ANY, "null", "5", "\"text\"", "new UUID(1, 2)"),
			LeafType.of("Comparable<?>", Trait.ANY, "null", "5", "\"text\"", "Thread.State.NEW"),
			LeafType.of("java.util.function.Supplier<String>", Trait.OTHER, "null", "() -> \"supplied\""),
			LeafType.of("Void", Trait.OTHER, "null"),
			LeafType.of("StringBuilder", Trait.TEXT, "null", "new StringBuilder(\"builder\")"),
			LeafType.of("java.util.regex.Pattern", Trait.OTHER, "null", "java.util.regex.Pattern.compile(\"a+\")"),
			LeafType.of("java.nio.file.Path", Trait.OTHER, "null", "java.nio.file.Path.of(\"/a\", \"b\")"),
			LeafType.of("java.io.File", Trait.OTHER, "null", "new java.io.File(\"/a/b\")"),
			LeafType.of("java.nio.charset.Charset", Trait.OTHER, "null", "java.nio.charset.StandardCharsets.UTF_8"),
			LeafType.of("TimeZone", Trait.OTHER, "null", "TimeZone.getTimeZone(\"GMT+5\")"),
			LeafType.of("java.nio.ByteBuffer", Trait.OTHER, "null", "java.nio.ByteBuffer.wrap(new byte[] { 1, 2 })"),
			LeafType.of("BitSet", Trait.OTHER, "null", "BitSet.valueOf(new long[] { 5 })"),
			LeafType.of("StackTraceElement", Trait.OTHER, "null",
					"new StackTraceElement(\"a.B\", \"c\", \"B.java\", 3)"),
			LeafType.of("OptionalLong", Trait.OTHER, "OptionalLong.empty()", "OptionalLong.of(3)"),
			LeafType.of("OptionalDouble", Trait.OTHER, "OptionalDouble.empty()", "OptionalDouble.of(-0.0)"),
			LeafType.of("AtomicLong", Trait.NUMBER, "null", "new AtomicLong(3)"),
			LeafType.of("OptionalInt", Trait.OTHER, "OptionalInt.empty()", "OptionalInt.of(3)"),
			LeafType.of("AtomicInteger", Trait.NUMBER, "null", "new AtomicInteger(3)"),
			LeafType.of("AtomicBoolean", Trait.BOOLEAN, "null", "new AtomicBoolean(true)"),
			LeafType.of("JsonNode", Trait.ANY, "null", "JsonNodeFactory.instance.objectNode().put(\"n\", 1)",
					"JsonNodeFactory.instance.nullNode()", "JsonNodeFactory.instance.arrayNode()"),
			LeafType.of("RawValue", Trait.OTHER, "null", "new RawValue(\"{\\\"r\\\":1}\")"),
			LeafType.of("TokenBuffer", Trait.OTHER, "null", "Values.tokens()"),
			LeafType.of("Thread.State", Trait.TEXT, "null", "Thread.State.NEW", "Thread.State.BLOCKED"),
			LeafType.of("Point", Trait.BEAN, "null", "new Point(1, 2)"),
			LeafType.of("Outside", Trait.BEAN, "null", "new Outside()"));

	private static final List<LeafType> ALL = all();

	private LeafTypes() {
	}

	static LeafType any(Choices choices) {
		if (choices.percent(25)) {
			return STRING;
		}
		return choices.oneOf(choices.percent(50) ? ALL.subList(0, 2 * PRIMITIVES.size()) : ALL);
	}

	private static LeafType primitive(String source, String boxed, Trait trait, String... values) {
		return new LeafType(source, boxed, trait, List.of(values), List.of());
	}

	private static List<LeafType> all() {
		List<LeafType> all = new ArrayList<>(PRIMITIVES);
		for (LeafType primitive : PRIMITIVES) {
			all.add(new LeafType(primitive.boxed(), primitive.boxed(), primitive.trait(),
					Stream.concat(Stream.of("null"), primitive.values().stream()).collect(Collectors.toList()),
					List.of()));
		}
		all.addAll(OTHERS);
		return List.copyOf(all);
	}

}
