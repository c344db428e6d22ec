package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.RunningApplication;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
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
	void whatAnAnySetterTakesInPlaceOfAnotherIsReadByGeneratedCode() {
		AotApplication.of().include(RefinedSettings.class, RefinedFields.class).process().run((application) -> {
			application.assertRead(RefinedSettings.class, "{\"a\":{\"value\":1,\"more\":2},\"b\":null}",
					"{\"a\":{\"more\":\"x\"}}");
			application.assertRead(RefinedFields.class, "{\"a\":{\"value\":1,\"other\":2},\"b\":null}",
					"{\"a\":{\"other\":\"x\"}}");
		});
	}

	@Test
	void whatAnAnyGetterHasInPlaceOfAnotherIsWrittenByGeneratedCode() {
		AotApplication.of()
			.include(RefinedFields.class)
			.property("spring.jackson.reflection-free.reading.enabled", "false")
			.process()
			.run((application) -> {
				RefinedFields fields = application.mapper()
					.readValue("{\"a\":{\"value\":1,\"other\":2}}", RefinedFields.class);
				application.assertGenerated(fields);
				assertThat(application.served()).contains(OtherSetting.class.getName());
				assertThat(application.reflected()).isEmpty();
			});
	}

	@Test
	void whatADelegatingCreatorTakesInPlaceOfAnotherIsReadByGeneratedCode() {
		AotApplication.of()
			.include(Delegating.class)
			.process()
			.run((application) -> application.assertRead(Delegating.class, "{\"value\":1,\"given\":2}",
					"{\"given\":\"x\"}"));
	}

	@Test
	void whatContainersHaveInPlaceOfAnotherIsReadAndWrittenByGeneratedCode() {
		AotOutput output = AotApplication.of().include(OfContainers.class).process();
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(Titles.class)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(output.hints());
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(RefinedCode.class)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_METHODS)).accepts(output.hints());
		output.run((application) -> {
			String json = "{\"titled\":{\"a\":{\"text\":\"t\"}},\"elements\":[{\"value\":1}],"
					+ "\"prices\":{\"k\":{\"amount\":2}}}";
			application.assertRead(OfContainers.class, json, "{\"titled\":{\"a\":{\"text\":[]}}}",
					"{\"elements\":[{\"value\":\"x\"}]}", "{\"prices\":{\"k\":{\"amount\":\"x\"}}}");
			OfContainers containers = application.mapper().readValue(json, OfContainers.class);
			application.assertGenerated(containers);
			assertThat(application.served()).contains(Title.class.getName(), Element.class.getName(),
					Price.class.getName());
			assertThat(application.reflected()).isEmpty();
		});
	}

	/**
	 * Without reading, nothing else leads to the content.
	 */
	@Test
	void whatContainersHaveInPlaceOfAnotherIsWrittenWhereNothingIsRead() {
		AotApplication.of()
			.include(OfContainers.class)
			.property("spring.jackson.reflection-free.reading.enabled", "false")
			.process()
			.run((application) -> {
				OfContainers containers = application.mapper()
					.readValue("{\"elements\":[{\"value\":1}],\"prices\":{\"k\":{\"amount\":2}}}", OfContainers.class);
				application.assertGenerated(containers);
				assertThat(application.served()).contains(Element.class.getName(), Price.class.getName());
			});
	}

	@Test
	void whatIsWrittenAsAnotherTypeIsWrittenByItsGeneratedCode() {
		AotOutput output = AotApplication.of().include(Seen.class).process();
		assertThat(output.sources().keySet())
			.anyMatch((path) -> path.contains("View__") && path.contains("JsonSerializer"));
		output.run((application) -> {
			RunningApplication.assertSameJson(application.mapper(), new Seen(1, 2));
			assertThat(application.mapper().writeValueAsString(new Seen(1, 2))).isEqualTo("{\"shown\":1}");
			assertThat(application.served()).contains(View.class.getName());
			assertThat(application.reflected()).isEmpty();
		});
	}

	@Test
	void whatTypesLeadToThatGeneratedCodeDoesNotReadIsReadByGeneratedCode() {
		AotApplication.of().include(Failure.class, DelegatingFailure.class).process().run((application) -> {
			application.mapper().readValue("{\"message\":\"m\",\"a\":{\"value\":1}}", Failure.class);
			application.mapper().readValue("{\"value\":1}", DelegatingFailure.class);
			assertThat(application.context().getBean(ServedTypes.class).reading().byGeneratedCode())
				.contains(FailureSetting.class.getName(), FailureDetails.class.getName());
			assertThat(application.context().getBean(ServedTypes.class).reading().byReflection().keySet())
				.containsOnly(Failure.class.getName(), DelegatingFailure.class.getName());
		});
	}

	@Test
	void whatCreatorsOfContainersAndEnumsTakeIsReadByGeneratedCode() {
		AotApplication.of().include(OfCreated.class).process().run((application) -> {
			application.assertRead(OfCreated.class,
					"{\"labels\":{\"first\":{\"name\":\"a\"}},\"points\":{\"x\":1},\"level\":{\"high\":{\"high\":true}}}",
					"{\"labels\":{\"first\":{\"name\":[]}}}", "{\"points\":[]}", "{\"level\":\"HIGH\"}");
			assertThat(application.context().getBean(ServedTypes.class).reading().byGeneratedCode())
				.contains(Label.class.getName(), Point.class.getName(), Height.class.getName());
		});
	}

	static class OfCreated {

		public Labels labels;

		public Points points;

		public Level level;

	}

	static class Labels extends LinkedHashMap<String, String> {

		private static final long serialVersionUID = 1L;

		@JsonCreator
		Labels(@JsonProperty("first") Label first) {
			put(first.name, "");
		}

	}

	static class Label {

		public String name;

	}

	static class Points extends ArrayList<Integer> {

		private static final long serialVersionUID = 1L;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Points of(Point point) {
			Points points = new Points();
			points.add(point.x);
			return points;
		}

	}

	static class Point {

		public int x;

	}

	enum Level {

		LOW, HIGH;

		@JsonCreator
		static Level of(@JsonProperty("high") Height height) {
			return height.high ? HIGH : LOW;
		}

	}

	static class Height {

		public boolean high;

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

	static class RefinedSettings {

		private final Map<String, Setting> values = new HashMap<>();

		@JsonAnySetter
		@JsonDeserialize(as = MoreSetting.class)
		void set(String name, Setting value) {
			this.values.put(name, value);
		}

	}

	static class MoreSetting extends Setting {

		public int more;

	}

	static class RefinedFields {

		@JsonAnyGetter
		@JsonAnySetter
		@JsonDeserialize(contentAs = OtherSetting.class)
		public Map<String, Setting> values = new HashMap<>();

	}

	static class OtherSetting extends Setting {

		public int other;

	}

	static class Delegating {

		private final Setting setting;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		Delegating(@JsonDeserialize(as = GivenSetting.class) Setting setting) {
			this.setting = setting;
		}

	}

	static class GivenSetting extends Setting {

		public int given;

	}

	static class OfContainers {

		public Titled titled;

		public Elements elements;

		public Prices prices;

	}

	@JsonDeserialize(as = Titles.class)
	interface Titled {

	}

	static class Titles extends TreeMap<String, Title> implements Titled {

		private static final long serialVersionUID = 1L;

	}

	record Title(String text) {

	}

	interface AnyElement {

	}

	static class Element implements AnyElement {

		public int value;

	}

	@JsonDeserialize(contentAs = Element.class)
	static class Elements extends ArrayList<AnyElement> {

		private static final long serialVersionUID = 1L;

	}

	interface AnyCode {

	}

	record RefinedCode(String text) implements AnyCode {

		@JsonCreator
		static RefinedCode of(String text) {
			return new RefinedCode(text);
		}

		@Override
		@JsonValue
		public String toString() {
			return this.text;
		}

	}

	interface AnyPrice {

	}

	static class Price implements AnyPrice {

		public int amount;

	}

	@JsonDeserialize(keyAs = RefinedCode.class, contentAs = Price.class)
	static class Prices extends LinkedHashMap<AnyCode, AnyPrice> {

		private static final long serialVersionUID = 1L;

	}

	interface View {

		int getShown();

	}

	@JsonSerialize(as = View.class)
	record Seen(int shown, int hidden) implements View {

		@Override
		public int getShown() {
			return this.shown;
		}

	}

	static class Failure extends RuntimeException {

		private static final long serialVersionUID = 1L;

		private final transient Map<String, FailureSetting> values = new HashMap<>();

		@JsonAnySetter
		void set(String name, FailureSetting value) {
			this.values.put(name, value);
		}

	}

	static class FailureSetting {

		public int value;

	}

	static class DelegatingFailure extends RuntimeException {

		private static final long serialVersionUID = 1L;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		DelegatingFailure(FailureDetails details) {
			super("" + details.value);
		}

	}

	static class FailureDetails {

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
