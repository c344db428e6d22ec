package io.github.reflectionfreejackson.aot;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that subtypes are found which only a property names, or which are the default.
 */
class PropertySubtypesTests {

	@ParameterizedTest
	@ValueSource(strings = { "Setter", "Element", "Defaults" })
	void subtypesThatPropertyNamesAreWrittenAndRead(String type) {
		List<String> sources = AotApplication.of()
			.include(PropertySubtypesTests.class.getName() + "$" + type)
			.process()
			.sources()
			.keySet()
			.stream()
			.map((path) -> path.substring(path.lastIndexOf('/') + 1))
			.toList();
		for (String side : List.of("First", "Second")) {
			assertThat(sources).anyMatch((source) -> source.matches(".*_" + side + "__\\w*JsonSerializer\\.java"))
				.anyMatch((source) -> source.matches(".*_" + side + "__\\w*JsonDeserializer\\.java"));
		}
	}

	static class Setter {

		private Object value = 1;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
		@JsonSubTypes({ @JsonSubTypes.Type(value = First.class, name = "first"),
				@JsonSubTypes.Type(value = Second.class, name = "second") })
		public Object getValue() {
			return this.value;
		}

		public void setValue(Object value) {
			this.value = value;
		}

	}

	static class Element {

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
		@JsonSubTypes({ @JsonSubTypes.Type(First.class), @JsonSubTypes.Type(Second.class) })
		public List<Object> values;

	}

	static class Defaults {

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = First.class)
		public Object value;

		public List<WithDefault> values;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Second.class)
	interface WithDefault {

	}

	static class First {

		public int number;

	}

	static class Second implements WithDefault {

		public String text;

	}

}
