package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Annotations that a mix-in adds.
 */
class ReadMixInsTests {

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"number\":1}", "{\"renamed\":\"a\",\"other\":2}",
			"[\"a\",1]", "{\"Name\":\"a\",\"x\":1}", "{\"@type\":\"sub\",\"name\":\"a\",\"own\":1}" };

	@ParameterizedTest
	@ValueSource(classes = { Renaming.class, Aliasing.class, Hiding.class, Naming.class, Shaping.class, Creating.class,
			Typing.class, Nulling.class, Viewing.class, Detecting.class, Ignoring.class, Rest.class })
	void readsTypeWithMixIn(Class<?> mixIn) {
		ReadParity.of(() -> new ObjectMapper().addMixIn(Target.class, mixIn))
			.generated(Target.class)
			.check(Target.class, DOCUMENTS);
		ReadParity
			.of(() -> new ObjectMapper().registerModule(new SimpleModule().setMixInAnnotation(Target.class, mixIn)))
			.generated(Holder.class)
			.check(Holder.class, "{\"sub\":{\"name\":\"a\",\"number\":1,\"own\":2},\"list\":[{\"name\":\"b\"}]}");
	}

	@Test
	void readsTypeWithConvertingMixIn() {
		ReadParity.of(() -> new ObjectMapper().addMixIn(Target.class, Converting.class))
			.check(Target.class, "[\"a\"]", "{}");
	}

	@Test
	void readsWithMixInForObjectAndForeignType() {
		ReadParity
			.of(() -> new ObjectMapper().addMixIn(Object.class, Ignoring.class)
				.addMixIn(Target.class, Renaming.class)
				.addMixIn(Contract.class, Naming.class))
			.generated(Target.class)
			.check(Target.class, DOCUMENTS);
	}

	interface Contract {

	}

	static class Target implements Contract {

		public String name;

		private int number;

		private final Map<String, Object> rest = new LinkedHashMap<>();

		Target() {
		}

		Target(String name) {
			this.name = "created " + name;
		}

		public void setNumber(int number) {
			this.number = number;
		}

		void put(String name, Object value) {
			this.rest.put(name, value);
		}

	}

	static class SubTarget extends Target {

		public int own;

	}

	static class Holder {

		public SubTarget sub;

		public List<Target> list;

	}

	abstract static class Renaming {

		@JsonProperty("renamed")
		String name;

		@JsonProperty("other")
		abstract void setNumber(int number);

	}

	abstract static class Aliasing {

		@JsonAlias({ "renamed", "Name" })
		String name;

		@JsonAlias("other")
		abstract void setNumber(int number);

	}

	abstract static class Hiding {

		@JsonIgnore
		String name;

	}

	@JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
	interface Naming {

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	interface Shaping {

	}

	abstract static class Creating {

		@JsonCreator
		Creating(@JsonProperty("name") String name) {
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Target.class)
	@JsonSubTypes(@JsonSubTypes.Type(value = SubTarget.class, name = "sub"))
	interface Typing {

	}

	abstract static class Nulling {

		@JsonSetter(nulls = Nulls.FAIL)
		String name;

		@JsonSetter(nulls = Nulls.SKIP)
		abstract void setNumber(int number);

	}

	abstract static class Viewing {

		@JsonView(String.class)
		String name;

	}

	@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY, setterVisibility = JsonAutoDetect.Visibility.NONE)
	interface Detecting {

	}

	@JsonIgnoreProperties(value = "number", ignoreUnknown = true)
	interface Ignoring {

	}

	abstract static class Rest {

		@JsonAnySetter
		abstract void put(String name, Object value);

	}

	@JsonDeserialize(converter = FromList.class)
	interface Converting {

	}

	static class FromList extends StdConverter<List<String>, Target> {

		@Override
		public Target convert(List<String> value) {
			return new Target(value.toString());
		}

	}

}
