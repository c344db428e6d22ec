package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Methods and constructors beside which there is another that values fit, too, but for
 * type arguments: a call in source with nothing but the class of a value would not
 * compile.
 */
class ReadOverloadsTests {

	@ParameterizedTest
	@ValueSource(classes = { BySetter.class, ByWildcard.class, ByInherited.class, ByInterface.class,
			ByConstructor.class, ByFactory.class, ByRecord.class, ByBuilder.class })
	void readsWhereOnlyTypeArgumentsTellOverloadsApart(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"tags\":[\"a\",\"b\"]}", "{\"tags\":null}", "{}", "{\"tags\":1}", "{\"tags\":[[]]}");
	}

	@ParameterizedTest
	@ValueSource(classes = { ByDelegate.class, ByDelegateFactory.class })
	void delegatesWhereOnlyTypeArgumentsTellOverloadsApart(Class<?> type) {
		ReadParity.of(ObjectMapper::new).generated(type).check(type, "[\"a\",\"b\"]", "[]", "null", "1", "[[]]");
	}

	@ParameterizedTest
	@ValueSource(classes = ByAnySetter.class)
	void takesFurtherPropertiesWhereOnlyTypeArgumentsTellOverloadsApart(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"a\":[\"b\"],\"c\":[]}", "{\"a\":null}", "{\"a\":1}");
	}

	static class Tagged {

		Collection<String> tags = List.of();

		public Collection<String> getTags() {
			return this.tags;
		}

	}

	static class BySetter extends Tagged {

		@JsonSetter("tags")
		public void setTags(List<String> tags) {
			this.tags = tags;
		}

		public void setTags(Collection<Integer> tags) {
			throw new IllegalStateException();
		}

	}

	static class ByWildcard extends Tagged {

		@JsonSetter("tags")
		public void setTags(List<String> tags) {
			this.tags = tags;
		}

		public void setTags(Iterable<? extends Number> tags) {
			throw new IllegalStateException();
		}

	}

	static class Inherited extends Tagged {

		public void setTags(Collection<Integer> tags) {
			throw new IllegalStateException();
		}

	}

	static class ByInherited extends Inherited {

		@JsonSetter("tags")
		public void setTags(List<String> tags) {
			this.tags = tags;
		}

	}

	interface Tagging {

		default void setTags(Collection<Integer> tags) {
			throw new IllegalStateException();
		}

	}

	static class ByInterface extends Tagged implements Tagging {

		@JsonSetter("tags")
		public void setTags(List<String> tags) {
			this.tags = tags;
		}

	}

	static class ByConstructor extends Tagged {

		@JsonCreator
		ByConstructor(@JsonProperty("tags") List<String> tags) {
			this.tags = tags;
		}

		ByConstructor(Collection<Integer> tags) {
			throw new IllegalStateException();
		}

	}

	static final class ByFactory extends Tagged {

		private ByFactory(Collection<String> tags) {
			this.tags = tags;
		}

		@JsonCreator
		static ByFactory of(@JsonProperty("tags") List<String> tags) {
			return new ByFactory(tags);
		}

		static ByFactory of(Collection<Integer> tags) {
			throw new IllegalStateException();
		}

	}

	record ByRecord(List<String> tags) {

		ByRecord(Collection<Integer> tags) {
			this(new ArrayList<String>(tags.size()));
		}

	}

	@JsonDeserialize(builder = ByBuilder.Builder.class)
	static class ByBuilder extends Tagged {

		ByBuilder(List<String> tags) {
			this.tags = tags;
		}

		static class Builder {

			private List<String> tags = List.of();

			@JsonProperty
			Builder withTags(List<String> tags) {
				this.tags = tags;
				return this;
			}

			Builder withTags(Collection<Integer> tags) {
				throw new IllegalStateException();
			}

			ByBuilder build() {
				return new ByBuilder(this.tags);
			}

		}

	}

	static class ByDelegate extends Tagged {

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		ByDelegate(List<String> tags) {
			this.tags = tags;
		}

		ByDelegate(Collection<Integer> tags) {
			throw new IllegalStateException();
		}

	}

	static final class ByDelegateFactory extends Tagged {

		private ByDelegateFactory(Collection<String> tags) {
			this.tags = tags;
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static ByDelegateFactory of(List<String> tags) {
			return new ByDelegateFactory(tags);
		}

		static ByDelegateFactory of(Iterable<? extends Number> tags) {
			throw new IllegalStateException();
		}

	}

	static class ByAnySetter {

		private final Map<String, Object> further = new TreeMap<>();

		public Map<String, Object> getFurther() {
			return this.further;
		}

		@JsonAnySetter
		void put(String name, List<String> value) {
			this.further.put(name, value);
		}

		void put(String name, Collection<Integer> value) {
			throw new IllegalStateException();
		}

	}

}
