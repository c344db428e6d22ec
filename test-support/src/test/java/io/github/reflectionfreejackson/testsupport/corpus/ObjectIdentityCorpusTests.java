package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIdentityReference;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerator;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Object ids and references.
 */
class ObjectIdentityCorpusTests {

	private static final String TRAP = "@JsonIdentityInfo and references (property and sequence generators)";

	@Test
	@Covers(features = { "@JsonIdentityInfo", "ObjectIdGenerators.PropertyGenerator" }, traps = TRAP, tier = 1)
	void writesIdsOfProperty() {
		ByProperty first = new ByProperty("one");
		first.other = new ByProperty("two");
		first.other.other = first;
		Parity.of(ObjectMapper::new).generated(ByProperty.class).check(List.of(first, first.other, first));
		Parity.of(() -> new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE))
			.generated(ByProperty.class)
			.check(List.of(first, first.other, first));
	}

	@Test
	@Covers(features = { "@JsonIdentityInfo", "ObjectIdGenerators.PropertyGenerator" }, traps = TRAP, tier = 2)
	void writesIdsOfFirstProperty() {
		ByFirstProperty first = new ByFirstProperty(1);
		first.other = new ByFirstProperty(2);
		first.other.other = first;
		Parity.of(ObjectMapper::new).generated(ByFirstProperty.class).tier(2).check(List.of(first, first.other, first));
	}

	@Test
	@Covers(features = { "@JsonIdentityInfo", "ObjectIdGenerators.IntSequenceGenerator" }, traps = TRAP, tier = 2)
	void writesIdsOfSequence() {
		BySequence first = new BySequence();
		first.self = first;
		first.others.add(new BySequence());
		first.others.add(first);
		Parity.of(ObjectMapper::new).generated(BySequence.class).tier(2).check(List.of(first, first));
		Parity.of(() -> new ObjectMapper().enable(SerializationFeature.USE_EQUALITY_FOR_OBJECT_ID))
			.generated(BySequence.class)
			.check(List.of(first, new BySequence()));
	}

	@Test
	@Covers(features = { "@JsonIdentityInfo", "ObjectIdGenerator" }, traps = TRAP, tier = 2)
	void writesIdsOfCustomGenerators() {
		ByUuid uuid = new ByUuid();
		uuid.next = uuid;
		Parity.of(ObjectMapper::new).generated(ByUuid.class).tier(2).check(List.of(uuid, uuid));
		Parity.of(ObjectMapper::new).generated(ByNothing.class).check(new ByNothing());
	}

	@Test
	@Covers(features = "@JsonIdentityReference(alwaysAsId = true)", traps = TRAP, tier = 1)
	void writesReferencesOnly() {
		References references = new References();
		references.second = references.first;
		Parity.of(ObjectMapper::new)
			.generated(References.class, ByProperty.class, AlwaysReference.class)
			.check(List.of(references, references));
	}

	@Test
	@Covers(features = { "@JsonIdentityInfo", "@JsonTypeInfo", "@JsonFormat(shape = ARRAY)" }, traps = TRAP, tier = 1)
	void writesIdsWithTypeIdsAndInArrays() {
		TypedNode node = new TypedNode();
		node.next = node;
		InArray array = new InArray();
		array.next = array;
		Parity.of(ObjectMapper::new).generated(TypedNode.class, InArray.class).check(List.of(node, node, array));
	}

	@Test
	@Covers(features = { "@JsonManagedReference", "@JsonBackReference" },
			traps = { "@JsonManagedReference/@JsonBackReference" }, tier = 1)
	void writesForwardReferencesOnly() {
		Parent parent = new Parent();
		parent.children.add(new Child(parent, "a"));
		parent.children.add(new Child(parent, "b"));
		Parity.of(ObjectMapper::new).generated(Parent.class, Child.class).check(parent);
		Parity.of(ObjectMapper::new).generated(Child.class).check(parent.children.get(0));
	}

	@Test
	@Covers(features = "@JsonIdentityInfo", traps = TRAP, tier = 1, note = "a missing id property is Jackson's error")
	void failsForWrongIdPropertyAsPlainJackson() {
		Parity.of(ObjectMapper::new).check(new WrongProperty());
	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class ByProperty {

		public int before = 1;

		private final String id;

		public ByProperty other;

		ByProperty(String id) {
			this.id = id;
		}

		@JsonProperty("id")
		public String getId() {
			return this.id;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class ByFirstProperty {

		public long id;

		public ByFirstProperty other;

		public int after = 1;

		ByFirstProperty(long id) {
			this.id = id;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class, property = "@id")
	static class BySequence {

		public BySequence self;

		public List<BySequence> others = new ArrayList<>();

		@Override
		public boolean equals(Object other) {
			return other instanceof BySequence;
		}

		@Override
		public int hashCode() {
			return 1;
		}

	}

	@JsonIdentityInfo(generator = FixedUuid.class)
	static class ByUuid {

		public ByUuid next;

		public int value = 1;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.None.class)
	static class ByNothing {

		public int value = 1;

	}

	static class FixedUuid extends ObjectIdGenerator<UUID> {

		private static final long serialVersionUID = 1L;

		@Override
		public Class<?> getScope() {
			return Object.class;
		}

		@Override
		public boolean canUseFor(ObjectIdGenerator<?> generator) {
			return generator.getClass() == getClass();
		}

		@Override
		public ObjectIdGenerator<UUID> forScope(Class<?> scope) {
			return this;
		}

		@Override
		public ObjectIdGenerator<UUID> newForSerialization(Object context) {
			return this;
		}

		@Override
		public IdKey key(Object key) {
			return (key != null) ? new IdKey(getClass(), null, key) : null;
		}

		@Override
		public UUID generateId(Object pojo) {
			return new UUID(1, 2);
		}

	}

	static class References {

		@JsonIdentityReference(alwaysAsId = true)
		public ByProperty first = new ByProperty("f");

		public ByProperty second;

		@JsonIdentityReference(alwaysAsId = true)
		public List<ByProperty> list = List.of(this.first, new ByProperty("l"));

		@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class, property = "n")
		public Parent onProperty = new Parent();

		public AlwaysReference always = new AlwaysReference();

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "key")
	@JsonIdentityReference(alwaysAsId = true)
	static class AlwaysReference {

		public long key = 17;

		public int hidden = 1;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
	@JsonIdentityInfo(generator = FixedUuid.class, property = "name")
	static class TypedNode {

		@JsonProperty
		String name = "fixed";

		public TypedNode next;

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class InArray {

		public int value = 5;

		public InArray next;

	}

	static class Parent {

		@JsonManagedReference
		public List<Child> children = new ArrayList<>();

	}

	static class Child {

		@JsonBackReference
		public Parent parent;

		public String name;

		Child(Parent parent, String name) {
			this.parent = parent;
			this.name = name;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "absent")
	static class WrongProperty {

		public int value = 1;

	}

}
