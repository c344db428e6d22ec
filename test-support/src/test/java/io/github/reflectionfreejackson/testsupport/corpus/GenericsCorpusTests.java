package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generic beans.
 */
class GenericsCorpusTests {

	private static final String WRAPPERS = "wrapper and nested generics (`Api<Page<List<T>>>`)";

	private static final String VARIABLES = "type variables of a superclass";

	private static final String BOUNDS = "wildcard and recursive bounds";

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	@Covers(features = { "generic beans", "MapperFeature.USE_STATIC_TYPING" }, traps = WRAPPERS, tier = 2)
	void writesNestedWrappers(boolean staticTyping) {
		Api<Page<List<Item>>> api = new Api<>(new Page<>(List.of(List.of(new Item(1), new SubItem(2))), 5), null);
		Parity.of(mappers(staticTyping)).generated(Api.class).tier(2).check(api);
		Parity.of(mappers(staticTyping))
			.generated(Api.class, Page.class, Item.class)
			.tier(2)
			.writer((writer) -> writer.forType(new TypeReference<Api<Page<List<Item>>>>() {
			}))
			.check(api);
		Parity.of(mappers(staticTyping))
			.generated(Holder.class, Api.class, Page.class, Item.class)
			.tier(2)
			.check(new Holder(api, new Api<>(new Date(0), List.of("x")), new Api<>(null, null)));
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	@Covers(features = { "generic superclass", "MapperFeature.USE_STATIC_TYPING" }, traps = VARIABLES, tier = 2)
	void writesVariablesOfSuperclass(boolean staticTyping) {
		Parity.of(mappers(staticTyping))
			.generated(Concrete.class, HalfConcrete.class)
			.tier(2)
			.check(Arrays.asList(new Concrete(new Item(1), List.of(new SubItem(2))),
					new HalfConcrete<>("a", List.of(new Item(3)), 4), new RawSubclass("raw")));
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	@Covers(features = "bounded and recursive type variables", traps = BOUNDS, tier = 2)
	void writesBounds(boolean staticTyping) {
		Bounded<Item, SubItem> bounded = new Bounded<>();
		bounded.lower = List.of(new Item(1));
		bounded.upper = List.of(new SubItem(2));
		bounded.value = new Item(3);
		bounded.array = new Item[] { new SubItem(4) };
		bounded.lists = List.<SubItem[]>of(new SubItem[] { new SubItem(5) });
		bounded.any = List.of(new Item(6));
		Parity.of(mappers(staticTyping)).generated(Bounded.class, Item.class).tier(2).check(bounded);
		Parity.of(mappers(staticTyping))
			.generated(Node.class, Self.class, Recursive.class)
			.tier(2)
			.check(List.of(new Node<>(1, List.of(new Node<>(2, List.of()))), new Self(), new Recursive()));
	}

	@Test
	@Covers(features = "generic interfaces with bridge methods", traps = VARIABLES, tier = 2)
	void writesBridgedAndCovariantGetters() {
		Parity.of(ObjectMapper::new)
			.generated(Bridged.class, Covariant.class, ThroughInterfaces.class)
			.tier(2)
			.check(List.of(new Bridged(), new Covariant(), new ThroughInterfaces()));
	}

	@Test
	@Covers(features = "type variables of methods", traps = BOUNDS, tier = 0,
			note = "The type of a getter with a type variable of its own means nothing outside the getter")
	void leavesGetterWithTypeVariableOfItsOwn() {
		Parity.of(ObjectMapper::new)
			.fallback(MethodVariable.class, "means nothing outside")
			.check(new MethodVariable());
	}

	@Test
	@Covers(features = "inner classes of generic classes", traps = WRAPPERS, tier = 2)
	void writesInnerClassesOfGenericClasses() {
		Parity.of(ObjectMapper::new)
			.generated(OuterGeneric.Inner.class, OuterGeneric.Nested.class)
			.check(List.of(new OuterGeneric<>("x").inner(), new OuterGeneric.Nested<>(5)));
	}

	@Test
	@Covers(features = "inner classes of generic classes", traps = WRAPPERS, tier = 2)
	void writesPropertiesThatAreInnerClassesOfGenericClasses() {
		Parity.of(ObjectMapper::new)
			.generated(Tree.class, Tree.Node.class)
			.check(List.of(new Tree<>("x"), new Tree<>(List.of(5))));
	}

	@Test
	@Covers(features = { "generic beans", "@JsonTypeInfo", "ObjectWriter.forType" }, traps = WRAPPERS, tier = 2)
	void writesTypedContentsOfGenerics() {
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(Typed.class, TypedSub.class, Api.class)
			.writer((writer) -> writer.forType(new TypeReference<Api<List<? extends Typed>>>() {
			}))
			.check(new Api<>(List.of(new Typed(), new TypedSub()), Optional.of(new TypedSub())));
	}

	/**
	 * As raw types, and what reads into them, make it.
	 */
	@Test
	@Covers(features = "generic superclass", traps = VARIABLES, tier = 2)
	void writesWhatTypeVariablesDoNotAllow() {
		ItemParts parts = new ItemParts();
		parts.setUnchecked();
		Parity.of(ObjectMapper::new).generated(ItemParts.class).tier(2).check(parts);
		ItemValue value = new ItemValue();
		value.setUnchecked();
		Parity.of(ObjectMapper::new).generated(ItemValue.class).tier(1).check(value);
		ListedParts listed = new ListedParts();
		listed.setUnchecked();
		Parity.of(ObjectMapper::new).generated(ListedParts.class).tier(1).check(listed);
	}

	private static Supplier<ObjectMapper> mappers(boolean staticTyping) {
		return () -> JsonMapper.builder()
			.addModule(new Jdk8Module())
			.configure(MapperFeature.USE_STATIC_TYPING, staticTyping)
			.build();
	}

	static class Parts<T> {

		public T part;

		public T[] array;

		@SuppressWarnings("unchecked")
		void setUnchecked() {
			((Parts<Object>) this).part = new Api<>("data", null);
			((Parts<Object>) this).array = new String[] { "x" };
		}

	}

	static class UnwrappingParts<T> extends Parts<T> {

		@JsonUnwrapped
		public T getUnwrapped() {
			return this.part;
		}

	}

	static class ItemParts extends UnwrappingParts<Item> {

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class ListedParts extends Parts<Item> {

	}

	static class ValueParts<T> extends Parts<T> {

		@JsonValue
		public T value() {
			return this.part;
		}

	}

	static class ItemValue extends ValueParts<Item> {

	}

	static class Item {

		public int number;

		Item(int number) {
			this.number = number;
		}

	}

	static class SubItem extends Item {

		public String sub = "sub";

		SubItem(int number) {
			super(number);
		}

	}

	record Page<T>(List<T> content, int total) {
	}

	static class Api<T> {

		public T data;

		private Object meta;

		@JsonFormat(pattern = "yyyy")
		public T formatted;

		Api(T data, Object meta) {
			this.data = data;
			this.meta = meta;
			this.formatted = data;
		}

		public Object getMeta() {
			return this.meta;
		}

	}

	record Holder(Api<Page<List<Item>>> nested, Api<Date> date, Api<?> wild) {
	}

	abstract static class Base<A, B extends List<? extends A>> {

		public A first;

		private B second;

		Base(A first, B second) {
			this.first = first;
			this.second = second;
		}

		public B getSecond() {
			return this.second;
		}

		public Map<String, A> getMap() {
			return Map.of("a", this.first);
		}

	}

	static class Concrete extends Base<Item, List<SubItem>> {

		Concrete(Item first, List<SubItem> second) {
			super(first, second);
		}

	}

	static class HalfConcrete<C extends Number> extends Base<Object, List<Item>> {

		public C third;

		HalfConcrete(Object first, List<Item> second, C third) {
			super(first, second);
			this.third = third;
		}

	}

	@SuppressWarnings("rawtypes")
	static class RawSubclass extends Base {

		@SuppressWarnings("unchecked")
		RawSubclass(Object first) {
			super(first, List.of(first));
		}

	}

	static class Bounded<T extends Item, S extends T> {

		public List<? super T> lower;

		public List<? extends T> upper;

		public T value;

		public T[] array;

		public List<S[]> lists;

		public List<?> any;

	}

	static class Node<T extends Number & Comparable<T>> {

		public T value;

		public List<Node<T>> children;

		Node(T value, List<Node<T>> children) {
			this.value = value;
			this.children = children;
		}

	}

	abstract static class Selfish<S extends Selfish<S>> {

		public S none;

		public List<S> list = List.of();

	}

	static class Self extends Selfish<Self> {

		public int own = 1;

	}

	static class Recursive implements Comparable<Recursive> {

		public Set<Comparable<? super Recursive>> set = Set.of();

		public Class<? extends Recursive> type = Recursive.class;

		@Override
		public int compareTo(Recursive other) {
			return 0;
		}

	}

	interface Source<T> {

		T getValue();

		default List<T> getValues() {
			return List.of(getValue());
		}

	}

	static class Bridged implements Source<Item> {

		@Override
		public Item getValue() {
			return new SubItem(1);
		}

	}

	static class CovariantBase {

		public Number getNumber() {
			return 1;
		}

		public Serializable getOther() {
			return "a";
		}

	}

	static class Covariant extends CovariantBase {

		@Override
		public Integer getNumber() {
			return 2;
		}

		@Override
		public String getOther() {
			return "b";
		}

	}

	interface Narrow<T extends Item> extends Source<T> {

		@Override
		T getValue();

	}

	static class ThroughInterfaces implements Narrow<SubItem> {

		@Override
		public SubItem getValue() {
			return new SubItem(3);
		}

	}

	static class MethodVariable {

		@SuppressWarnings("unchecked")
		public <T extends Item> List<T> getItems() {
			return (List<T>) List.of(new Item(1));
		}

	}

	public static class Tree<T> {

		private final T value;

		Tree(T value) {
			this.value = value;
		}

		public Node getRoot() {
			return new Node();
		}

		public List<Node> getNodes() {
			return List.of(new Node());
		}

		public class Node {

			public T getValue() {
				return Tree.this.value;
			}

		}

	}

	static class OuterGeneric<T> {

		private final T value;

		OuterGeneric(T value) {
			this.value = value;
		}

		Inner inner() {
			return new Inner();
		}

		class Inner {

			public T getOuterValue() {
				return OuterGeneric.this.value;
			}

		}

		record Nested<N extends Number>(N number) {
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	static class Typed {

		public int a = 1;

	}

	static class TypedSub extends Typed {

		public int b = 2;

	}

}
