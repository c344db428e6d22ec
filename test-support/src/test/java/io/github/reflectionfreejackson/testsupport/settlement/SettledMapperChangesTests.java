package io.github.reflectionfreejackson.testsupport.settlement;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Types that were read before a mapper was changed are read as before.
 */
class SettledMapperChangesTests {

	private static final List<String> DOCUMENTS = List.of("{\"name\":\"a\"}", "{\"unknown\":1,\"name\":\"a\"}",
			"{\"name\":\"a\",\"x\":\"3\"}", "{\"x\":{}}", "[]", "{\"record\":{\"x\":1}}",
			"{\"record\":{\"unknown\":1,\"name\":\"b\"}}");

	static Stream<Arguments> changes() {
		return Stream.of(change("mix-in", (mapper) -> mapper.addMixIn(Bean.class, Ignoring.class)),
				change("mix-in for a record", (mapper) -> mapper.addMixIn(Record.class, Renaming.class)),
				change("visibility",
						(mapper) -> mapper.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.NONE)),
				change("override of visibility", (mapper) -> mapper.configOverride(Bean.class)
					.setVisibility(
							JsonAutoDetect.Value.noOverrides().withFieldVisibility(JsonAutoDetect.Visibility.NONE))));
	}

	private static Arguments change(String name, Consumer<ObjectMapper> change) {
		return Arguments.of(Named.of(name, change));
	}

	@ParameterizedTest
	@MethodSource("changes")
	void readsAsBeforeAfterLateChanges(Consumer<ObjectMapper> change) {
		ObjectMapper plain = new ObjectMapper();
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		for (ObjectMapper used : List.of(plain, mapper)) {
			read(used, "{\"name\":\"a\",\"record\":{\"name\":\"b\",\"x\":1}}");
			change.accept(used);
		}
		assertThat(onDemand.isReadAsSettled(Bean.class)).isTrue();
		assertThat(onDemand.isReadAsSettled(Record.class)).isTrue();
		for (String document : DOCUMENTS) {
			assertThat(read(mapper, document)).as(document).isEqualTo(read(plain, document));
		}
	}

	private static Object read(ObjectMapper mapper, String json) {
		return Outcome.of(() -> String.valueOf(mapper.readValue(json, Bean.class)).getBytes());
	}

	static class Bean {

		private String name;

		public int x;

		public Record record;

		public void setName(String name) {
			this.name = name;
		}

		@Override
		public String toString() {
			return this.name + " " + this.x + " " + this.record;
		}

	}

	record Record(String name, int x) {

	}

	@JsonIgnoreProperties({ "name", "unknown" })
	static class Ignoring {

	}

	abstract static class Renaming {

		@JsonProperty("other")
		String name;

	}

}
