package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Picks types for properties.
 */
final class TypeChoices {

	private static final int HEAVY = 60;

	private static final List<String> TEXT_KEYS = List.of("\"k1\"", "\"k2\"");

	private static final List<String> NUMBER_KEYS = List.of("1", "-2");

	private static final List<String> IDENTIFIER_KEYS = List.of("new UUID(1, 2)", "new UUID(3, 4)");

	private static final List<String> DATE_KEYS = List.of("LocalDate.EPOCH", "LocalDate.of(2024, 2, 29)");

	private static final List<String> FLAG_KEYS = List.of("true", "false");

	private static final List<String> FRACTION_KEYS = List.of("0.5", "Double.NaN");

	private static final List<String> ENUM_KEYS = List.of("Thread.State.NEW", "Thread.State.RUNNABLE");

	private final Choices choices;

	private final List<NamedType> known = new ArrayList<>();

	TypeChoices(Choices choices) {
		this.choices = choices;
	}

	/**
	 * Return choices among the types that can be used from where a class is.
	 */
	TypeChoices visibleFrom(Reach user) {
		TypeChoices visible = new TypeChoices(this.choices);
		this.known.stream().filter((type) -> type.reach().covers(user)).forEach(visible::add);
		return visible;
	}

	void add(NamedType type) {
		this.known.add(type);
	}

	List<NamedType> known() {
		return this.known;
	}

	/**
	 * Pick a type.
	 * @param variable the name of the type variable that may be used, or {@code null}
	 */
	FuzzType any(@Nullable String variable) {
		return any(variable, 0);
	}

	private FuzzType any(@Nullable String variable, int depth) {
		if (variable != null && this.choices.percent(35)) {
			return new VariableType(variable);
		}
		if (this.choices.percent(20)) {
			FuzzType bean = bean(depth);
			if (bean != null) {
				return bean;
			}
		}
		if (depth < 2 && this.choices.percent(28)) {
			return container(any(variable, depth + 1));
		}
		if (depth < 2 && this.choices.percent(5)) {
			FuzzType actual = any(null, depth + 1);
			return new ObjectType("Object", actual);
		}
		return LeafTypes.any(this.choices);
	}

	private @Nullable FuzzType bean(int depth) {
		if (this.known.isEmpty()) {
			return null;
		}
		NamedType type = this.choices.oneOf(this.known);
		if (type.weight() > HEAVY) {
			return null;
		}
		if (!type.isGeneric()) {
			return new BeanType(type, null);
		}
		FuzzType argument = (depth < 2) ? any(null, depth + 1) : LeafTypes.STRING;
		return new BeanType(type, argument.source().contains("?") ? LeafTypes.STRING : argument);
	}

	FuzzType container(FuzzType element) {
		String type = element.boxed();
		return switch (this.choices.below(29)) {
			case 0, 1, 2, 3, 4 -> list("List<" + type + ">", element, "Values.<" + type + ">list(");
			case 5 -> list("Collection<" + type + ">", element, "Values.<" + type + ">list(");
			case 6 -> list("Iterable<" + type + ">", element, "Values.<" + type + ">list(");
			case 7 -> list("Set<" + type + ">", element, "Values.<" + type + ">set(");
			case 8 -> list("Deque<" + type + ">", element, "Values.<" + type + ">linkedList(");
			case 9 -> new ContainerType("Iterator<" + type + ">", Trait.CONTAINER, element,
					"Values.<" + type + ">list(", ").iterator()", 2, List.of());
			case 10 -> list("List<? extends " + type + ">", element, "Values.<" + type + ">list(");
			case 11, 12 -> element.reifiable() ? new ContainerType(element.source() + "[]", Trait.CONTAINER,
					element.source().equals(type) ? element : LeafTypes.STRING, "new " + arrayStart(element.source()),
					" }", element.source().equals(type) ? 2 : 0, List.of())
					: list("ArrayList<" + type + ">", element, "(ArrayList<" + type + ">) Values.<" + type + ">list(");
			case 13, 14 -> new ContainerType("Optional<" + type + ">", Trait.CONTAINER, element,
					"Optional.<" + type + ">ofNullable(", ")", 1, List.of());
			case 15 -> new ContainerType("AtomicReference<" + type + ">", Trait.CONTAINER, element,
					"new AtomicReference<" + type + ">(", ")", 1, List.of());
			case 16 -> map("Map<Integer, " + type + ">", element, "Values.<Integer, " + type + ">map(", NUMBER_KEYS);
			case 17 -> map("EnumMap<Thread.State, " + type + ">", element, "Values.<" + type + ">enumMap(", ENUM_KEYS);
			case 18 -> map("SortedMap<String, " + type + ">", element, "Values.<" + type + ">treeMap(", TEXT_KEYS);
			case 19 -> new ContainerType("Map.Entry<String, " + type + ">", Trait.MAP, element,
					"Values.<" + type + ">entry(\"k\", ", ")", 1, List.of());
			case 20 -> new ContainerType("Map<Object, " + type + ">", Trait.MAP, element,
					"Values.<Object, " + type + ">map(", ")", 2, List.of("'c'", "null"));
			case 21 -> map("Map<UUID, " + type + ">", element, "Values.<UUID, " + type + ">map(", IDENTIFIER_KEYS);
			case 22 -> map("Map<LocalDate, " + type + ">", element, "Values.<LocalDate, " + type + ">map(", DATE_KEYS);
			case 23 -> map("Map<Boolean, " + type + ">", element, "Values.<Boolean, " + type + ">map(", FLAG_KEYS);
			case 24 -> map("Map<Double, " + type + ">", element, "Values.<Double, " + type + ">map(", FRACTION_KEYS);
			case 25 -> new ContainerType("Vector<" + type + ">", Trait.CONTAINER, element,
					"new Vector<" + type + ">(Values.<" + type + ">list(", "))", 2, List.of());
			default -> map("Map<String, " + type + ">", element, "Values.<String, " + type + ">map(", TEXT_KEYS);
		};
	}

	/**
	 * An array of arrays is created by a source of its own.
	 */
	private static String arrayStart(String source) {
		return source + "[] { ";
	}

	private static FuzzType list(String source, FuzzType element, String prefix) {
		return new ContainerType(source, Trait.CONTAINER, element, prefix, ")", 2, List.of());
	}

	private static FuzzType map(String source, FuzzType element, String prefix, List<String> keys) {
		return new ContainerType(source, Trait.MAP, element, prefix, ")", 2, keys);
	}

}
