package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Type variables, and members which superclasses declare.
 */
class ReadGenericsTests {

	private static final String TRAP = "generics (once became LinkedHashMap)";

	@Test
	@CoversReading(TRAP)
	void readsVariablesThatSubclassResolves() {
		ReadParity.of(ObjectMapper::new)
			.generated(Resolved.class, Item.class)
			.updating(Resolved::new)
			.check(Resolved.class,
					"{\"value\":{\"id\":1},\"list\":[{\"id\":2}],\"field\":{\"a\":{\"id\":3}},\"own\":4}");
		ReadParity.of(ObjectMapper::new)
			.generated(Deeper.class, Item.class)
			.check(Deeper.class, "{\"value\":[{\"id\":1}],\"list\":[[{\"id\":2}]],\"second\":7}");
	}

	@Test
	@CoversReading(TRAP)
	void readsVariablesThatTypeReferenceResolves() {
		ReadParity.of(ObjectMapper::new).generated(Base.class, Item.class).check(new TypeReference<Base<Item>>() {
		}, "{\"value\":{\"id\":1},\"list\":[{\"id\":2}],\"field\":{\"a\":{\"id\":3}}}");
		ReadParity.of(ObjectMapper::new)
			.generated(Page.class, Base.class, Item.class)
			.check(new TypeReference<Page<Base<List<Item>>>>() {
			}, "{\"content\":[{\"value\":[{\"id\":1}]}],\"total\":1}");
		ReadParity.of(ObjectMapper::new)
			.generated(Page.class, Item.class)
			.check(TypeFactory.defaultInstance().constructParametricType(Page.class, Item.class),
					"{\"content\":[{\"id\":1}],\"total\":1}");
	}

	@Test
	@CoversReading(TRAP)
	void readsOneTypeWithSeveralArguments() {
		ReadParity.of(ObjectMapper::new)
			.generated(Several.class, Base.class, Item.class)
			.check(Several.class,
					"{\"items\":{\"value\":{\"id\":1}},\"texts\":{\"value\":\"a\"},\"raw\":{\"value\":{\"id\":2}},"
							+ "\"wild\":{\"value\":{\"id\":3}},\"numbers\":{\"value\":4}}");
	}

	@Test
	@CoversReading(TRAP)
	void readsRecursiveBounds() {
		ReadParity.of(ObjectMapper::new)
			.generated(Node.class)
			.check(Node.class, "{\"children\":[{\"name\":\"a\",\"children\":[]}],\"name\":\"b\"}");
	}

	@Test
	void readsInheritedMembers() {
		ReadParity.of(ObjectMapper::new)
			.generated(Child.class)
			.check(Child.class, "{\"a\":1,\"b\":2,\"c\":3,\"shadowed\":\"x\",\"fromInterface\":5,\"renamed\":6}");
		ReadParity.of(ObjectMapper::new)
			.generated(Child.class, Parent.class)
			.check(Family.class, "{\"parent\":{\"b\":2,\"shadowed\":7},\"child\":{\"b\":2,\"shadowed\":\"x\"}}");
	}

	static class Item {

		public int id;

	}

	static class Base<T> {

		private T value;

		private List<T> list = new ArrayList<>();

		public Map<String, T> field;

		public T getValue() {
			return this.value;
		}

		public void setValue(T value) {
			this.value = value;
		}

		public List<T> getList() {
			return this.list;
		}

		public void setList(List<T> list) {
			this.list = list;
		}

	}

	static class Resolved extends Base<Item> {

		public int own;

	}

	static class Two<A, B> extends Base<List<A>> {

		public B second;

	}

	static class Deeper extends Two<Item, Integer> {

	}

	static class Page<T> {

		private List<? extends T> content;

		@JsonProperty
		private int total;

		public void setContent(List<? extends T> content) {
			this.content = content;
		}

	}

	static class Several {

		public Base<Item> items;

		public Base<String> texts;

		@SuppressWarnings("rawtypes")
		public Base raw;

		public Base<? super Item> wild;

		public Base<? extends Number> numbers;

	}

	static class Node<N extends Node<N>> {

		public List<N> children;

		public String name;

	}

	interface Contract {

		@JsonProperty("renamed")
		void setByContract(int value);

		default void setFromInterface(int value) {
			setByContract(value + 100);
		}

	}

	static class Parent {

		private int a;

		protected int b;

		public int shadowed;

		public void setA(int a) {
			this.a = a;
		}

		public void setB(int b) {
			this.b = b;
		}

	}

	static class Child extends Parent implements Contract {

		private int contracted;

		public int c;

		@SuppressWarnings("HidingField")
		public String shadowed;

		@Override
		public void setB(int b) {
			super.setB(-b);
		}

		@Override
		public void setByContract(int value) {
			this.contracted = value;
		}

	}

	static class Family {

		public Parent parent;

		public Child child;

	}

}
