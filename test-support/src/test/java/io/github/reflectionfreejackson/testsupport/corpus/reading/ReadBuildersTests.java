package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Builders.
 */
class ReadBuildersTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"count\":1,\"tags\":[\"x\"]}",
			"{\"count\":2,\"n\":\"b\",\"other\":{}}", "{\"self\":{\"name\":\"c\"}}" };

	@ParameterizedTest
	@ValueSource(classes = { Built.class, Prefixed.class, Failing.class, ArrayShaped.class, BuiltRecord.class,
			Returning.class })
	@CoversReading(TRAP)
	void readsByBuilder(Class<?> type) {
		ReadParity.of(ObjectMapper::new).straightLine(type).check(type, DOCUMENTS);
		ReadParity.of(ObjectMapper::new).check(type, "[\"a\",1]", "\"a\"", "[]");
	}

	@ParameterizedTest
	@ValueSource(classes = { BuiltByCreator.class, WithRest.class })
	@CoversReading(TRAP)
	void readsByBuilderThatIsNotSetStraightLine(Class<?> type) {
		ReadParity.of(ObjectMapper::new).propertyByProperty(type).check(type, DOCUMENTS);
		ReadParity.of(ObjectMapper::new).check(type, "[\"a\",1]", "\"a\"", "[]");
	}

	@Test
	@CoversReading(TRAP)
	void leavesBuilderWithoutBuildMethodToFailByReflection() {
		ReadParity.of(ObjectMapper::new)
			.fallback(WithoutBuild.class, "does not have build method (name: 'build')")
			.check(WithoutBuild.class, DOCUMENTS);
	}

	@Test
	@CoversReading({ TRAP, "case-insensitive properties" })
	void readsByBuilderCaseInsensitively() {
		ReadParity.of(() -> JsonMapper.builder().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES).build())
			.straightLine(Built.class)
			.check(Built.class, "{\"NAME\":\"a\",\"Count\":1}");
	}

	@Test
	@CoversReading({ TRAP, "views" })
	void readsByBuilderInView() {
		ReadParity.of(ObjectMapper::new)
			.reader((reader) -> reader.withView(Number.class))
			.generated(Built.class)
			.check(Built.class, "{\"name\":\"a\",\"count\":1,\"viewed\":2}");
	}

	@Test
	@CoversReading({ TRAP, "@JsonMerge and readerForUpdating" })
	void readsByBuilderIntoExistingValue() {
		ReadParity.of(ObjectMapper::new)
			.updating(() -> new Built("a", 1, List.of(), null))
			.generated(Built.class)
			.check(Built.class, "{\"name\":\"a\",\"count\":1}");
	}

	@JsonDeserialize(builder = Built.Builder.class)
	static class Built {

		private final String name;

		private final int count;

		private final List<String> tags;

		private final Built self;

		Built(String name, int count, List<String> tags, Built self) {
			this.name = name;
			this.count = count;
			this.tags = tags;
			this.self = self;
		}

		static class Builder {

			private String name = "none";

			private int count;

			private List<String> tags = new ArrayList<>();

			@JsonProperty
			private Built self;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			@JsonAlias("c")
			public Builder withCount(int count) {
				Builder other = new Builder();
				other.name = this.name;
				other.count = count;
				return other;
			}

			public void withTags(List<String> tags) {
				this.tags = tags;
			}

			@JsonView(String.class)
			public Builder withViewed(int viewed) {
				return withCount(viewed);
			}

			public Built build() {
				return new Built(this.name, this.count, this.tags, this.self);
			}

		}

	}

	@JsonDeserialize(builder = Prefixed.PrefixedBuilder.class)
	static class Prefixed {

		private final String text;

		private Prefixed(String text) {
			this.text = text;
		}

		@JsonPOJOBuilder(withPrefix = "", buildMethodName = "create")
		@JsonIgnoreProperties(ignoreUnknown = true)
		static class PrefixedBuilder {

			private String text = "";

			public PrefixedBuilder name(String name) {
				this.text += name;
				return this;
			}

			public PrefixedBuilder count(int count) {
				this.text += count;
				return this;
			}

			Prefixed create() {
				return new Prefixed(this.text);
			}

		}

	}

	@JsonDeserialize(builder = BuiltByCreator.Builder.class)
	static class BuiltByCreator {

		private final String text;

		private BuiltByCreator(String text) {
			this.text = text;
		}

		static class Builder {

			private String text;

			@JsonCreator
			Builder(@JsonProperty("name") String name, @JsonProperty("self") BuiltByCreator self) {
				this.text = name + ((self != null) ? self.text : "");
			}

			public Builder withCount(int count) {
				this.text += count;
				return this;
			}

			public BuiltByCreator build() {
				return new BuiltByCreator(this.text);
			}

		}

	}

	@JsonDeserialize(builder = WithRest.Builder.class)
	static class WithRest {

		private final List<Object> rest;

		private WithRest(List<Object> rest) {
			this.rest = rest;
		}

		static class Builder {

			private final List<Object> rest = new ArrayList<>();

			@JsonAnySetter
			public Builder put(String name, Object value) {
				this.rest.add(name + value);
				return this;
			}

			public WithRest build() {
				return new WithRest(this.rest);
			}

		}

	}

	@JsonDeserialize(builder = Failing.Builder.class)
	static class Failing {

		static class Builder {

			public Builder withName(String name) throws java.io.IOException {
				throw new java.io.IOException(name);
			}

			public Builder withCount(int count) {
				return this;
			}

			public Failing build() {
				throw new IllegalStateException("cannot build");
			}

		}

	}

	@JsonDeserialize(builder = ArrayShaped.Builder.class)
	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class ArrayShaped {

		private final String text;

		private ArrayShaped(String text) {
			this.text = text;
		}

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		@JsonPropertyOrder({ "name", "count" })
		static class Builder {

			private String text = "";

			public Builder withName(String name) {
				this.text += name;
				return this;
			}

			public Builder withCount(int count) {
				this.text += count;
				return this;
			}

			public ArrayShaped build() {
				return new ArrayShaped(this.text);
			}

		}

	}

	@JsonDeserialize(builder = BuiltRecord.Builder.class)
	record BuiltRecord(String name) {

		static class Builder {

			private String name;

			public Builder withName(String name) {
				this.name = name + "!";
				return this;
			}

			public BuiltRecord build() {
				return new BuiltRecord(this.name);
			}

		}

	}

	@JsonDeserialize(builder = Returning.Builder.class)
	static class Returning {

		static class Builder {

			public Builder withName(String name) {
				return null;
			}

			public Object withCount(int count) {
				return this;
			}

			public Object build() {
				return new Returning();
			}

		}

	}

	@JsonDeserialize(builder = WithoutBuild.Builder.class)
	static class WithoutBuild {

		static class Builder {

			public Builder withName(String name) {
				return this;
			}

		}

	}

}
