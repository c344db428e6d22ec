package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Annotations that a mix-in adds.
 */
class MixInsCorpusTests {

	@ParameterizedTest
	@ValueSource(classes = { Renaming.class, AsValue.class, Ordering.class, Naming.class, Hiding.class, Typing.class,
			Unwrapping.class, Formatting.class, Serializing.class, Detecting.class, Including.class, Viewing.class,
			Converting.class, AsText.class })
	@Covers(features = { "ObjectMapper.addMixIn", "@JsonProperty", "@JsonValue", "@JsonPropertyOrder", "@JsonNaming",
			"@JsonIgnore", "@JsonTypeInfo", "@JsonUnwrapped", "@JsonFormat", "@JsonSerialize(using)" },
			traps = "mix-ins", tier = 1)
	void writesTypeWithMixIn(Class<?> mixIn) {
		Parity.of(() -> new ObjectMapper().addMixIn(Target.class, mixIn))
			.check(List.of(new Target(), new Holder(new Target(), Map.of("a", new Target()))));
		Parity.of(() -> new ObjectMapper().addMixIn(Target.class, mixIn))
			.generated(Holder.class)
			.writer((writer) -> writer.withView(String.class))
			.check(List.of(new SubTarget(), new Holder(new SubTarget(), null)));
	}

	@Test
	@Covers(features = { "ObjectMapper.addMixIn for a supertype", "Module.setMixInAnnotation" }, traps = "mix-ins",
			tier = 2)
	void writesSubtypesOfTypeWithMixIn() {
		Parity
			.of(() -> new ObjectMapper().addMixIn(Target.class, Renaming.class)
				.addMixIn(Contract.class, ContractMixIn.class)
				.registerModule(new SimpleModule().setMixInAnnotation(SubTarget.class, Including.class)))
			.generated(SubTarget.class, Target.class)
			.tier(2)
			.check(List.of(new SubTarget(), new Target()));
	}

	@ParameterizedTest
	@ValueSource(classes = { Renaming.class, AsValue.class, Ordering.class, Naming.class, Hiding.class, Typing.class,
			Unwrapping.class, Formatting.class, Serializing.class, Detecting.class, Including.class, Viewing.class })
	@Covers(features = "ObjectMapper.addMixIn", traps = "mix-ins", tier = 1)
	void generatesTypeWithMixIn(Class<?> mixIn) {
		Parity.of(() -> new ObjectMapper().addMixIn(Target.class, mixIn))
			.generated(Target.class, SubTarget.class)
			.check(List.of(new Target(), new SubTarget()));
	}

	@Test
	@Covers(features = "ObjectMapper.addMixIn for Object and for a property's type", traps = "mix-ins", tier = 2)
	void writesWithMixInsForForeignTypes() {
		Parity
			.of(() -> new ObjectMapper().addMixIn(Number.class, AsText.class)
				.addMixIn(Object.class, Including.class)
				.addMixIn(StackTraceElement.class, StackMixIn.class))
			.generated(Target.class, Holder.class)
			.check(new Object[] { new Target(), new Holder(new Target(), null), 5L,
					new StackTraceElement("a", "b", "c", 1) });
	}

	static class Nested {

		public int inner = 1;

	}

	interface Contract {

		default String getContracted() {
			return "contracted";
		}

	}

	static class Target implements Contract {

		public String name = "name";

		public Long number = 5L;

		public String none;

		public Nested nested = new Nested();

		private int hidden = 7;

		public int getCount() {
			return this.hidden;
		}

		Map<String, Integer> more() {
			return Map.of("more", 1);
		}

		@Override
		public String toString() {
			return "target";
		}

	}

	static class SubTarget extends Target {

		public int own = 8;

	}

	record Holder(Target target, Map<String, Target> map) {
	}

	abstract static class Renaming {

		@JsonProperty("renamed")
		String name;

		@JsonProperty("counted")
		abstract int getCount();

		@JsonProperty
		private int hidden;

		@JsonAnyGetter
		abstract Map<String, Integer> more();

		@JsonProperty
		abstract int doesNotExist();

	}

	interface AsValue {

		@JsonValue
		Map<String, Integer> more();

	}

	@JsonPropertyOrder({ "number", "count" })
	static class Ordering {

	}

	@JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
	static class Naming {

	}

	abstract static class Hiding {

		@JsonIgnore
		String name;

		@JsonIgnore
		abstract int getCount();

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
	static class Typing {

	}

	abstract static class Unwrapping {

		@JsonUnwrapped(prefix = "n.")
		Nested nested;

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	abstract static class Formatting {

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		abstract int getCount();

	}

	abstract static class Serializing {

		@JsonSerialize(using = ToStringSerializer.class)
		Long number;

		@JsonSerialize(typing = JsonSerialize.Typing.STATIC)
		Nested nested;

	}

	@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY, getterVisibility = JsonAutoDetect.Visibility.NONE)
	static class Detecting {

	}

	@JsonInclude(JsonInclude.Include.NON_NULL)
	static class Including {

	}

	abstract static class Viewing {

		@JsonView(Number.class)
		String name;

		@JsonView(CharSequence.class)
		abstract int getCount();

	}

	@JsonSerialize(converter = ToList.class)
	static class Converting {

	}

	static class ToList extends com.fasterxml.jackson.databind.util.StdConverter<Target, List<String>> {

		@Override
		public List<String> convert(Target value) {
			return List.of(value.name);
		}

	}

	@JsonSerialize(using = ToStringSerializer.class)
	static class AsText {

	}

	interface ContractMixIn {

		@JsonProperty("by_contract")
		String getContracted();

	}

	abstract static class StackMixIn {

		@JsonIgnore
		abstract String getMethodName();

	}

}
