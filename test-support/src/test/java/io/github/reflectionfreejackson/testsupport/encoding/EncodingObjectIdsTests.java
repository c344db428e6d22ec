package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIdentityReference;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import org.junit.jupiter.api.Test;

/**
 * Beans with object ids: the properties of each are encoded after its id; whether it is
 * written at all is Jackson's to decide, wherever it is.
 */
class EncodingObjectIdsTests {

	@Test
	void encodesPropertiesAfterTheId() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Node node = new Node("a");
		pair.checkInAllWays(node);
		pair.checkInAllWays(List.of(node, new Node("b"), node));
		pair.encoded(Node.class);
	}

	@Test
	void writesCyclesAsReferences() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Node first = new Node("a");
		first.self = first;
		first.next = new Node("b");
		first.next.next = first;
		first.next.children.add(first);
		first.children.add(first);
		first.children.add(new Node("c"));
		pair.checkInAllWays(first);
		pair.encoded(Node.class);
	}

	@Test
	void encodesPropertiesAfterAPropertyThatIsTheId() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		ByProperty first = new ByProperty(1);
		first.next = new ByProperty(2);
		first.next.next = first;
		pair.checkInAllWays(List.of(first, first.next, first));
		pair.encoded(ByProperty.class);
	}

	/**
	 * Jackson writes the property that is the id first.
	 */
	@Test
	void leavesAnotherOrderToJackson() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Late late = new Late();
		pair.checkInAllWays(List.of(late, late));
		pair.notEncoded(Late.class);
	}

	@Test
	void writesReferencesInsideOfWhatIsEncoded() {
		MapperPair pair = MapperPair.withModules();
		Holder holder = new Holder();
		Node node = new Node("n");
		holder.first = node;
		holder.second = node;
		holder.any = node;
		holder.list = List.of(node, new Node("m"), node);
		holder.map.put("a", node);
		holder.map.put("b", new Node("o"));
		holder.optional = Optional.of(node);
		holder.array = new Node[] { node, null, new Node("p") };
		holder.inner = new Holder();
		holder.inner.first = node;
		pair.checkInAllWays(holder);
		pair.checkInAllWays(Map.of("holder", holder));
		pair.encoded(Holder.class).encoded(Node.class);
	}

	@Test
	void writesIdsOfEqualBeans() {
		MapperPair pair = MapperPair
			.of(() -> new ObjectMapper().enable(SerializationFeature.USE_EQUALITY_FOR_OBJECT_ID));
		pair.checkInAllWays(List.of(new Equal(1), new Equal(2), new Equal(1)));
		pair.encoded(Equal.class);
	}

	@Test
	void writesTypeIdsBeforeObjectIds() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Typed typed = new Typed();
		typed.next = new Typed();
		typed.next.next = typed;
		pair.checkInAllWays(typed);
		pair.checkInAllWays(new Typed[] { typed, typed.next });
		pair.encoded(Typed.class);
	}

	@Test
	void writesWhatPropertiesSay() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		OnProperties holder = new OnProperties();
		holder.reference = new ByProperty(1);
		holder.references = List.of(holder.reference, new ByProperty(2));
		holder.other = new Plain();
		holder.again = holder.other;
		holder.reordered = new Late();
		holder.fewer = new Node("fewer");
		pair.checkInAllWays(holder);
		pair.encoded(OnProperties.class).encoded(Plain.class);
	}

	@Test
	void leavesFiltersAndUnwrappedBeansToJackson() {
		MapperPair pair = MapperPair.of(() -> new ObjectMapper().setFilterProvider(
				new SimpleFilterProvider().addFilter("f", SimpleBeanPropertyFilter.serializeAllExcept("hidden"))));
		Filtered filtered = new Filtered();
		pair.checkInAllWays(List.of(filtered, filtered));
		pair.notEncoded(Filtered.class);
		Unwrapping unwrapping = new Unwrapping();
		pair.checkInAllWays(unwrapping);
		pair.checkInAllWays(List.of(unwrapping, unwrapping.plain));
	}

	@Test
	void leavesOutWhatIsNotInAView() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Viewed viewed = new Viewed();
		for (Class<?> view : new Class<?>[] { Viewed.class, Node.class }) {
			pair.check("in a view", (mapper) -> text(
					mapper.writerWithView(view).writeValueAsBytes(List.of(viewed, viewed, new Viewed()))));
		}
		pair.encoded(Viewed.class);
	}

	@Test
	void leavesOutNulls() {
		MapperPair pair = MapperPair.of(() -> new ObjectMapper()
			.setDefaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, null)));
		Node node = new Node(null);
		pair.checkInAllWays(List.of(node, node));
		pair.encoded(Node.class);
	}

	@Test
	void failsAsJackson() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Node node = new Node("a");
		pair.checkInAllWays(node);
		node.next = new Failing("b");
		node.next.next = node;
		pair.checkInAllWays(node);
		pair.checkInAllWays(List.of(new Node("c"), node.next, node));
		pair.encoded(Node.class);
	}

	@Test
	void startsAnewForEachValue() {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Node node = new Node("a");
		pair.check("one after the other",
				(mapper) -> text(mapper.writeValueAsBytes(node)) + text(mapper.writeValueAsBytes(List.of(node, node))));
		pair.check("in a sequence", (mapper) -> {
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			mapper.writer().writeValues(output).write(node).write(node).write(List.of(node)).close();
			return text(output.toByteArray());
		});
		pair.encoded(Node.class);
	}

	private static String text(byte[] json) {
		return new String(json, StandardCharsets.UTF_8);
	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class, property = "@id")
	static class Node {

		public String name;

		public int number = 7;

		public Node self;

		public Node next;

		public double weight = 0.5;

		public List<Node> children = new ArrayList<>();

		public boolean last = true;

		Node(String name) {
			this.name = name;
		}

	}

	static class Failing extends Node {

		Failing(String name) {
			super(name);
		}

		public String getBroken() {
			throw new IllegalStateException("broken");
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class ByProperty {

		public int id;

		public String name = "n";

		public ByProperty next;

		public long time = 1;

		ByProperty(int id) {
			this.id = id;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class Late {

		public String name = "late";

		public int id = 5;

	}

	static class Holder {

		public String before = "b";

		public Node first;

		public Node second;

		public int between = 1;

		public Object any;

		public List<Node> list;

		public Map<String, Node> map = new LinkedHashMap<>();

		public Optional<Node> optional;

		public Node[] array;

		public Holder inner;

		public String after = "a";

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Equal {

		public int value;

		Equal(int value) {
			this.value = value;
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Equal equal && equal.value == this.value;
		}

		@Override
		public int hashCode() {
			return this.value;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Typed {

		public String name = "t";

		public Typed next;

		public int number = 3;

	}

	static class OnProperties {

		public String name = "on";

		@JsonIdentityReference(alwaysAsId = true)
		public ByProperty reference;

		@JsonIdentityReference(alwaysAsId = true)
		public List<ByProperty> references;

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class, property = "n")
		public Plain other;

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class, property = "n")
		public Plain again;

		@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
		public Late reordered;

		@JsonIgnoreProperties({ "number", "weight" })
		public Node fewer;

	}

	static class Plain {

		public String text = "p";

		public int number = 2;

	}

	@JsonFilter("f")
	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Filtered {

		public String shown = "s";

		public String hidden = "h";

	}

	static class Unwrapping {

		public String before = "b";

		@JsonUnwrapped(prefix = "p_")
		public Node prefixed = new Node("p");

		@JsonUnwrapped
		public Node plain = new Node("u");

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Viewed {

		public String always = "a";

		@JsonView(Viewed.class)
		public String viewed = "v";

		@JsonView(Node.class)
		public int other = 1;

	}

}
