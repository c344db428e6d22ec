package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIdentityReference;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * References to objects in the same document.
 */
class ReadIdentityTests {

	private static final String TRAP = "object ids, forward references, back references";

	@Test
	@CoversReading(TRAP)
	void readsObjectIds() {
		ReadParity.of(ObjectMapper::new)
			.generated(Person.class)
			.check(Person.class, "{\"@id\":1,\"name\":\"a\",\"friend\":{\"@id\":2,\"friend\":1},\"friends\":[1,2]}",
					"{\"name\":\"a\",\"@id\":1,\"friend\":1}", "{\"@id\":1,\"friends\":[2,{\"@id\":2}]}",
					"{\"@id\":1,\"friend\":9}");
	}

	@Test
	@CoversReading(TRAP)
	void readsForwardReferences() {
		ReadParity.of(ObjectMapper::new)
			.generated(Staff.class, Employee.class)
			.check(Staff.class,
					"{\"all\":[{\"id\":1,\"boss\":2},{\"id\":2,\"boss\":null,\"team\":[1,3]},{\"id\":3,\"boss\":1}]}",
					"{\"byName\":{\"a\":1,\"b\":{\"id\":1}},\"array\":[5,{\"id\":5}]}",
					"{\"all\":[{\"id\":1},{\"id\":1}]}");
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNRESOLVED_OBJECT_IDS))
			.generated(Staff.class, Employee.class)
			.check(Staff.class, "{\"all\":[{\"id\":1,\"boss\":2}]}");
	}

	@ParameterizedTest
	@ValueSource(
			classes = { ByUuid.class, ByText.class, BySetter.class, ByCreator.class, ByRecord.class, Referenced.class })
	@CoversReading(TRAP)
	void readsIdsOfAllKinds(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type,
					"{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"next\":\"123e4567-e89b-12d3-a456-426614174000\"}",
					"{\"id\":\"x\",\"next\":{\"id\":\"y\",\"next\":\"x\"}}", "{\"next\":\"x\",\"id\":\"x\"}",
					"{\"id\":1,\"next\":1,\"list\":[1,{\"id\":2}]}");
	}

	@Test
	@CoversReading(TRAP)
	void readsBackReferences() {
		ReadParity.of(ObjectMapper::new)
			.generated(Parent.class, Child.class)
			.updating(Parent::new)
			.check(Parent.class, "{\"name\":\"a\",\"child\":{\"name\":\"b\"},\"children\":[{\"name\":\"c\"},null]}",
					"{\"byName\":{\"k\":{\"name\":\"d\"}},\"array\":[{\"name\":\"e\"}]}");
		ReadParity.of(ObjectMapper::new)
			.generated(CreatedParent.class, CreatedChild.class)
			.check(CreatedParent.class, "{\"children\":[{\"name\":\"c\"}],\"name\":\"a\"}");
		ReadParity.of(ObjectMapper::new).check(WithoutBack.class, "{\"child\":{}}");
	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Person {

		public String name;

		private Person friend;

		public List<Person> friends;

		public void setFriend(Person friend) {
			this.friend = friend;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class Employee {

		public int id;

		public Employee boss;

		private List<Employee> team;

		public void setTeam(List<Employee> team) {
			this.team = team;
		}

	}

	static class Staff {

		public List<Employee> all;

		public Map<String, Employee> byName;

		public Employee[] array;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.UUIDGenerator.class, property = "id")
	static class ByUuid {

		public ByUuid next;

		public List<ByUuid> list;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.StringIdGenerator.class, property = "id")
	static class ByText {

		public ByText next;

		public List<ByText> list;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class BySetter {

		private String key;

		public BySetter next;

		public List<BySetter> list;

		public void setId(String id) {
			this.key = id;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class ByCreator {

		private final String key;

		public ByCreator next;

		public List<ByCreator> list;

		@JsonCreator
		ByCreator(@JsonProperty("id") String id) {
			this.key = id;
		}

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	record ByRecord(String id, ByRecord next, List<ByRecord> list) {
	}

	static class Target {

		public String id;

		public Target next;

	}

	static class Referenced {

		public String id;

		@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
		public Target next;

		@JsonIdentityReference(alwaysAsId = true)
		@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
		public List<Target> list;

	}

	static class Parent {

		public String name;

		@JsonManagedReference("one")
		public Child child;

		@JsonManagedReference("list")
		private List<Child> children;

		@JsonManagedReference("map")
		public Map<String, Child> byName;

		@JsonManagedReference("array")
		public Child[] array;

		public void setChildren(List<Child> children) {
			this.children = children;
		}

	}

	static class Child {

		public String name;

		@JsonBackReference("one")
		public Parent one;

		private Parent list;

		@JsonBackReference("map")
		private Parent map;

		@JsonBackReference("array")
		Parent array;

		@JsonBackReference("list")
		public void setList(Parent parent) {
			this.list = parent;
		}

	}

	static class CreatedParent {

		@JsonManagedReference
		private final List<CreatedChild> children;

		public String name;

		@JsonCreator
		CreatedParent(@JsonProperty("children") List<CreatedChild> children) {
			this.children = children;
		}

	}

	static class CreatedChild {

		private final String name;

		@JsonBackReference
		public CreatedParent parent;

		@JsonCreator
		CreatedChild(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

	static class WithoutBack {

		@JsonManagedReference("missing")
		public Target child;

	}

}
