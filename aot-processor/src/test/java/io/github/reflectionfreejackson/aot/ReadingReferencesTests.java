package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that types are found which only reading leads to.
 */
class ReadingReferencesTests {

	@Test
	void valuesThatAnAnySetterTakesAreReadByGeneratedCode() {
		AotApplication.of()
			.include(Settings.class)
			.process()
			.run((application) -> application.assertRead(Settings.class, "{\"a\":{\"value\":1},\"b\":null}",
					"{\"a\":{\"value\":\"x\"}}"));
	}

	@Test
	void whatIsReadInPlaceOfAnotherIsWrittenByGeneratedCode() {
		AotApplication.of().include(Holder.class).process().run((application) -> {
			String json = "{\"declared\":{\"a\":1,\"b\":2},\"chosen\":{\"a\":3,\"c\":4}}";
			Holder holder = application.mapper().readValue(json, Holder.class);
			application.assertGenerated(holder);
			assertThat(application.mapper().writeValueAsString(holder)).isEqualTo(json);
			assertThat(application.served()).contains(Declared.class.getName(), Chosen.class.getName());
			assertThat(application.reflected()).isEmpty();
		});
	}

	@Test
	void whatCannotBeReadInPlaceOfAnotherIsNoReasonNotToWriteIt(@TempDir Path directory) throws IOException {
		ExternalClasses library = new ExternalClasses(directory);
		library.compile(Map.of("lib.Bean",
				"package lib; @com.fasterxml.jackson.databind.annotation.JsonDeserialize(as = Missing.class) "
						+ "public class Bean { public int number; }",
				"lib.Missing", "package lib; public class Missing extends Bean { }"))
			.delete("lib.Missing");
		try (URLClassLoader classLoader = library.classLoader()) {
			AotOutput output = AotApplication.of().classLoader(classLoader).include("lib.Bean").process();
			assertThat(output.sources().keySet())
				.anyMatch((path) -> path.contains("/Bean__") && path.contains("JsonSerializer"));
		}
	}

	/**
	 * Otherwise Jackson says in a native image that hints are missing, where it should
	 * say what is wrong with a document.
	 */
	@Test
	void typesThatAreReadAreKnownToHaveConstructors() {
		AotOutput output = AotApplication.of().include(Code.class, Nothing.class).process();
		for (Class<?> type : List.of(Code.class, Nothing.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withMemberCategory(MemberCategory.INTROSPECT_DECLARED_CONSTRUCTORS)).accepts(output.hints());
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(type)
				.withAnyMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
						MemberCategory.INVOKE_DECLARED_METHODS, MemberCategory.DECLARED_FIELDS))
				.rejects(output.hints());
		}
	}

	static class Settings {

		private final Map<String, Setting> values = new HashMap<>();

		@JsonAnySetter
		void set(String name, Setting value) {
			this.values.put(name, value);
		}

	}

	static class Setting {

		public int value;

	}

	static class Holder {

		public Base declared;

		private Plain chosen;

		public Plain getChosen() {
			return this.chosen;
		}

		@JsonDeserialize(as = Chosen.class)
		public void setChosen(Plain chosen) {
			this.chosen = chosen;
		}

	}

	@JsonDeserialize(as = Declared.class)
	static class Base {

		public int a;

	}

	@JsonDeserialize
	static class Declared extends Base {

		public int b;

	}

	static class Plain {

		public int a;

	}

	static class Chosen extends Plain {

		public int c;

	}

	static class Code {

		private final String text;

		Code(String text) {
			this.text = text;
		}

		@JsonValue
		String text() {
			return this.text;
		}

	}

	record Nothing() {
	}

}
