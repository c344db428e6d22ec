package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Rarer kinds of setters, of fields, and of classes around them.
 */
class ReadMembersTests {

	@Test
	void readsWhereGettersAreOdd() {
		ReadParity.of(ObjectMapper::new)
			.generated(OddGetters.class)
			.check(OddGetters.class, "{\"list\":[1],\"name\":\"a\",\"flag\":true}", "{\"void\":1}",
					"{\"class\":\"x\"}");
	}

	@Test
	void readsLikeLombok() {
		ReadParity.of(ObjectMapper::new)
			.generated(Data.class)
			.updating(Data::new)
			.check(Data.class, "{\"id\":1,\"fullName\":\"a\",\"active\":true,\"tags\":[\"x\"],\"parent\":{\"id\":2}}",
					"{\"isActive\":true}", "{\"aName\":\"x\",\"URL\":\"y\",\"xId\":1}");
	}

	@Test
	void readsInheritedNonPublicMembers() {
		ReadParity.of(ObjectMapper::new)
			.generated(PublicSub.class)
			.check(PublicSub.class, "{\"field\":1,\"byMethod\":2,\"own\":3}");
		ReadParity.of(ObjectMapper::new)
			.generated(ByInterface.class)
			.check(ByInterface.class, "{\"value\":1,\"list\":[1]}");
	}

	@Test
	@CoversReading("non-static inner classes")
	void readsInnerClasses() {
		ReadParity.of(ObjectMapper::new).fallback(Inner.class, "inner class").check(Inner.class, "{\"value\":1}");
		ReadParity.of(ObjectMapper::new)
			.fallback(Outer.class, "inner class")
			.fallback(Outer.Part.class, "inner class")
			.check(Outer.class, "{\"part\":{\"value\":1},\"name\":\"a\"}",
					"{\"name\":\"a\",\"part\":{\"name\":\"b\"}}");
	}

	@Test
	void readsLocalAndAnonymousClasses() {
		record Local(int value) {
		}
		ReadParity.of(ObjectMapper::new).fallback(Local.class, "local").check(Local.class, "{\"value\":1}");
		Object anonymous = new Object() {

			public int value;

		};
		ReadParity.of(ObjectMapper::new).check(anonymous.getClass(), "{\"value\":1}");
	}

	@Tag("present-jackson")
	@Test
	@CoversReading("creators with injected values")
	void readsInjectedMembers() {
		InjectableValues values = new InjectableValues.Std().addValue("service", "injected")
			.addValue(List.class, List.of("x"))
			.addValue("number", 7)
			.addValue("constant", "c");
		String[] documents = { "{\"name\":\"a\"}",
				"{\"name\":\"a\",\"service\":\"given\",\"fixed\":\"given\",\"number\":8}" };
		ReadParity.of(() -> new ObjectMapper().setInjectableValues(values))
			.generated(Injected.class)
			.updating(Injected::new)
			.check(Injected.class, documents);
		ReadParity.of(ObjectMapper::new)
			.generated(Injected.class)
			.reader((reader) -> reader.with(values))
			.check(Injected.class, documents);
		ReadParity.of(ObjectMapper::new).generated(Injected.class).check(Injected.class, documents);
		ReadParity
			.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_INJECT_VALUE)
				.setInjectableValues(new InjectableValues.Std()))
			.generated(Injected.class)
			.check(Injected.class, documents);
	}

	@Test
	@CoversReading("creators with injected values")
	void failsWhenSetterRefusesInjectedValue() {
		InjectableValues values = new InjectableValues.Std().addValue("service", "injected");
		ReadParity.of(() -> new ObjectMapper().setInjectableValues(values))
			.generated(Refusing.class)
			.check(Refusing.class, "{\"name\":\"a\"}");
	}

	@Test
	@CoversReading("creators with injected values")
	void failsWithInjectedTwice() {
		InjectableValues values = new InjectableValues.Std().addValue("service", "injected");
		ReadParity.of(() -> new ObjectMapper().setInjectableValues(values)).check(InjectedTwice.class, "{}");
	}

	static class OddGetters {

		private List<Integer> numbers = new ArrayList<>();

		private String text;

		private Boolean state;

		public void getVoid() {
			throw new IllegalStateException();
		}

		public int getName() {
			return 1;
		}

		public void setName(String name) {
			this.text = name;
		}

		public List<Integer> getList(int start) {
			throw new IllegalStateException();
		}

		public List<Integer> getList() {
			return this.numbers;
		}

		public Boolean isFlag() {
			return this.state;
		}

		public void setFlag(Boolean flag) {
			this.state = flag;
		}

	}

	static class Data {

		private Long id;

		private String fullName;

		private boolean active;

		private List<String> tags;

		private Data parent;

		private String aName;

		private String URL;

		private int xId;

		public Long getId() {
			return this.id;
		}

		public void setId(Long id) {
			this.id = id;
		}

		public String getFullName() {
			return this.fullName;
		}

		public void setFullName(String fullName) {
			this.fullName = fullName;
		}

		public boolean isActive() {
			return this.active;
		}

		public void setActive(boolean active) {
			this.active = active;
		}

		public List<String> getTags() {
			return this.tags;
		}

		public void setTags(List<String> tags) {
			this.tags = tags;
		}

		public Data getParent() {
			return this.parent;
		}

		public void setParent(Data parent) {
			this.parent = parent;
		}

		public String getAName() {
			return this.aName;
		}

		public void setAName(String aName) {
			this.aName = aName;
		}

		public String getURL() {
			return this.URL;
		}

		public void setURL(String url) {
			this.URL = url;
		}

		public int getXId() {
			return this.xId;
		}

		public void setXId(int xId) {
			this.xId = xId;
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Data data && Objects.equals(this.id, data.id);
		}

		@Override
		public int hashCode() {
			return Objects.hash(this.id);
		}

	}

	abstract static class Base {

		@JsonProperty
		private int field;

		protected int method;

		@JsonProperty
		protected void setByMethod(int value) {
			this.method = value + this.field;
		}

	}

	public static class PublicSub extends Base {

		public int own;

	}

	interface WithDefault {

		List<Integer> values();

		default void setValue(int value) {
			values().add(value);
		}

		default List<Integer> getList() {
			return values();
		}

	}

	static class ByInterface implements WithDefault {

		private final List<Integer> kept = new ArrayList<>();

		@Override
		public List<Integer> values() {
			return this.kept;
		}

	}

	class Inner {

		public int value;

	}

	static class Outer {

		public String name;

		public Part part;

		class Part {

			public int value;

			public String name;

		}

	}

	static class Injected {

		public String name;

		@JacksonInject("service")
		private String service;

		@JacksonInject(value = "constant", useInput = OptBoolean.FALSE)
		public String fixed;

		@JacksonInject
		public List<String> list;

		private int count;

		@JacksonInject("number")
		public void setNumber(int number) {
			this.count += number;
		}

	}

	static class Refusing {

		public String name;

		@JacksonInject("service")
		public void setService(String service) throws IllegalAccessException {
			throw new IllegalAccessException(service);
		}

	}

	static class InjectedTwice {

		@JacksonInject("service")
		private String first;

		@JacksonInject("service")
		private String second;

	}

}
