package io.github.reflectionfreejackson.runtime.fingerprint;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector.SingleArgConstructor;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BasicClassIntrospector;
import com.fasterxml.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.http.converter.json.SpringHandlerInstantiator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

/**
 * Tests for {@link MapperFingerprint} and {@link NamingProbe}.
 */
class MapperFingerprintTests {

	static List<Arguments> changes() {
		return List.of(
				change("naming strategy",
						(builder) -> builder.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)),
				change("naming strategy's behaviour", (builder) -> builder.propertyNamingStrategy(new Prefix("a"))),
				change("accessor naming",
						(builder) -> builder.accessorNaming(new DefaultAccessorNamingStrategy.Provider() {

							private static final long serialVersionUID = 1L;

						})),
				change("accessor naming's behaviour",
						(builder) -> builder
							.accessorNaming(new DefaultAccessorNamingStrategy.Provider().withGetterPrefix("read"))),
				change("accessor naming's behaviour",
						(builder) -> builder
							.accessorNaming(new DefaultAccessorNamingStrategy.Provider().withIsGetterPrefix("has"))),
				change("visibility",
						(builder) -> builder.visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)),
				change("class introspector",
						(builder) -> builder.build()
							.setConfig(builder.build().getSerializationConfig().with(new OtherClassIntrospector()))),
				change("annotation introspectors",
						(builder) -> builder.annotationIntrospector(new JacksonAnnotationIntrospector() {

							private static final long serialVersionUID = 1L;

						})),
				change("mapper features", (builder) -> builder.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)),
				change("mapper features", (builder) -> builder.disable(MapperFeature.USE_ANNOTATIONS)),
				change("mapper features", (builder) -> builder.enable(MapperFeature.USE_STD_BEAN_NAMING)),
				change("constructor detector",
						(builder) -> builder.constructorDetector(
								ConstructorDetector.DEFAULT.withSingleArgMode(SingleArgConstructor.DELEGATING))),
				change("constructor detector",
						(builder) -> builder
							.constructorDetector(ConstructorDetector.DEFAULT.withRequireAnnotation(true))),
				change("constructor detector", (builder) -> builder
					.constructorDetector(ConstructorDetector.DEFAULT.withAllowJDKTypeConstructors(true))));
	}

	private static Arguments change(String entry, Consumer<JsonMapper.Builder> change) {
		return Arguments.of(entry, change);
	}

	@Test
	void versionOfAnnotationsIsThatOfTheirJar() {
		MapperFingerprint fingerprint = MapperFingerprint.of(new ObjectMapper().getSerializationConfig());
		assertThat(fingerprint.entries()).containsEntry("jackson-annotations version",
				JsonInclude.class.getPackage().getImplementationVersion());
	}

	/**
	 * As the plugin for shaded jars makes them, which Spring Boot's parent sets up.
	 */
	@Test
	void versionOfAnnotationsIsUnknownInJarThatHasAllLibraries() {
		Package annotations = new JarOfAll().definePackage("shop", "1.4.2");
		assertThat(annotations.getImplementationVersion()).isEqualTo("1.4.2");
		assertThat(MapperFingerprint.annotationsVersion(annotations)).isNull();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void differenceFromWhenEntryChangedNamesIt(String entry, Consumer<JsonMapper.Builder> change) {
		String difference = difference(change);
		assertThat(difference).startsWith("the mapper's ").contains("when code was generated, and is");
		assertThat(changedEntries(change)).contains(entry);
	}

	@Test
	void differenceFromNamesFeaturesThatAreNotTheSame() {
		assertThat(difference((builder) -> builder.disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST))).isEqualTo(
				"the mapper's feature SORT_CREATOR_PROPERTIES_FIRST was 'on' when code was generated, and is 'off' now");
		assertThat(difference((builder) -> builder.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
			.disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
			.enable(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS)))
			.isEqualTo("the mapper's feature REQUIRE_SETTERS_FOR_GETTERS was 'off' when code was generated, "
					+ "and is 'on' now, nor are these as they were: "
					+ "SORT_CREATOR_PROPERTIES_FIRST, SORT_PROPERTIES_ALPHABETICALLY");
	}

	@Test
	void differenceFromNamesAllEntriesThatAreNotTheSame() {
		String visibility = "[Visibility: getter=PUBLIC_ONLY,isGetter=PUBLIC_ONLY,setter=ANY,creator=ANY,field=";
		assertThat(difference((builder) -> builder.visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)))
			.isEqualTo("the mapper's visibility was '" + visibility + "PUBLIC_ONLY]' when code was generated, and is '"
					+ visibility + "ANY]' now");
		assertThat(difference((builder) -> builder.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
			.visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
			.enable(MapperFeature.REQUIRE_SETTERS_FOR_GETTERS)
			.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)))
			.isEqualTo("the mapper's feature REQUIRE_SETTERS_FOR_GETTERS was 'off' when code was generated, and is "
					+ "'on' now, nor are these as they were: SORT_PROPERTIES_ALPHABETICALLY, naming strategy, visibility");
		assertThat(difference((builder) -> builder.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
			.constructorDetector(ConstructorDetector.USE_DELEGATING)
			.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)))
			.isEqualTo("the mapper's constructor detector was 'HEURISTIC' when code was generated, and is 'DELEGATING' "
					+ "now, nor are these as they were: mapper features, naming strategy");
	}

	@Test
	void instantiatorDifferenceFromIsAboutNothingElse() {
		ObjectMapper plain = new ObjectMapper();
		ObjectMapper changed = JsonMapper.builder()
			.handlerInstantiator(new SpringHandlerInstantiator(new DefaultListableBeanFactory()))
			.build();
		MapperFingerprint before = MapperFingerprint.of(plain.getSerializationConfig());
		MapperFingerprint now = MapperFingerprint.of(changed.getSerializationConfig());
		assertThat(now.differenceFrom(before)).isNull();
		assertThat(now.instantiatorDifferenceFrom(before))
			.isEqualTo("the mapper's handler instantiator was 'none' when code was generated, and is '"
					+ SpringHandlerInstantiator.class.getName() + "' now");
		assertThat(before.instantiatorDifferenceFrom(before)).isNull();
	}

	@Test
	void differenceFromWhenLiveConfigurationChangedIsNone() {
		assertThat(difference((builder) -> builder.enable(SerializationFeature.INDENT_OUTPUT)
			.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
			.disable(MapperFeature.DEFAULT_VIEW_INCLUSION)
			.enable(MapperFeature.USE_STATIC_TYPING)
			.defaultLocale(Locale.FRANCE))).isNull();
	}

	@Test
	void differenceFromWhenStrategyIsLambdaIsStable() {
		assertThat(MapperFingerprint.of(withLambda().getSerializationConfig())
			.differenceFrom(MapperFingerprint.of(withLambda().getSerializationConfig()))).isNull();
		assertThat(MapperFingerprint.of(withLambda().getSerializationConfig()).entries().values())
			.noneSatisfy((value) -> assertThat(value).containsPattern("Lambda.*/0x"));
	}

	@Test
	void describeOfVisibilityRulesOfAnotherClassIsTheSameForAllInstances() {
		VisibilityChecker<?> rules = mock(VisibilityChecker.class);
		VisibilityChecker<?> others = mock(VisibilityChecker.class);
		assertThat(rules).doesNotHaveToString(others.toString());
		assertThat(MapperFingerprint.describe(rules)).isEqualTo(rules.getClass().getName())
			.isEqualTo(MapperFingerprint.describe(others));
	}

	@Test
	void ofBuildTakesTheBehaviourOfTheDefaultAccessorNamingAsKnown() {
		ObjectMapper plain = new ObjectMapper();
		ObjectMapper own = JsonMapper.builder().accessorNaming(new DefaultAccessorNamingStrategy.Provider()).build();
		for (boolean reading : new boolean[] { false, true }) {
			MapperFingerprint build = MapperFingerprint.of(config(plain, reading));
			Map<String, String> other = build.entries();
			other.replace("accessor naming's behaviour", "other");
			other.replace("accessor naming's behaviour for builders", "other");
			assertThat(MapperFingerprint.of(config(plain, reading), other).differenceFrom(MapperFingerprint.of(other)))
				.isNull();
			assertThat(MapperFingerprint.of(config(own, reading), other).differenceFrom(MapperFingerprint.of(other)))
				.contains("accessor naming's behaviour");
			assertThat(MapperFingerprint.of(config(own, reading), build.entries()).differenceFrom(build)).isNull();
			assertThat(MapperFingerprint.of(config(plain, reading), ofPrefixed(reading).entries())
				.differenceFrom(ofPrefixed(reading))).contains("accessor naming's behaviour");
			MapperFingerprint ofOwn = MapperFingerprint.of(config(own, reading));
			assertThat(MapperFingerprint.of(config(plain, reading), ofOwn.entries()).differenceFrom(ofOwn)).isNull();
		}
	}

	private static MapperFingerprint ofPrefixed(boolean reading) {
		return MapperFingerprint.of(config(JsonMapper.builder()
			.accessorNaming(new DefaultAccessorNamingStrategy.Provider().withGetterPrefix("read"))
			.build(), reading));
	}

	private static MapperConfig<?> config(ObjectMapper mapper, boolean reading) {
		return reading ? mapper.getDeserializationConfig() : mapper.getSerializationConfig();
	}

	@Test
	void differenceFromWhenPrefixOfBuildersChangedIsForReadingOnly() {
		ObjectMapper plain = new ObjectMapper();
		ObjectMapper changed = JsonMapper.builder()
			.accessorNaming(new DefaultAccessorNamingStrategy.Provider().withBuilderPrefix("set"))
			.build();
		assertThat(MapperFingerprint.of(changed.getDeserializationConfig())
			.differenceFrom(MapperFingerprint.of(plain.getDeserializationConfig())))
			.startsWith("the mapper's accessor naming's behaviour for builders was ");
		assertThat(MapperFingerprint.of(changed.getSerializationConfig())
			.differenceFrom(MapperFingerprint.of(plain.getSerializationConfig()))).isNull();
	}

	@Test
	void differenceFromWhenEntryIsMissingNamesIt() {
		MapperFingerprint now = MapperFingerprint.of(new ObjectMapper().getSerializationConfig());
		Map<String, String> entries = new HashMap<>(now.entries());
		entries.remove("visibility");
		assertThat(now.differenceFrom(MapperFingerprint.of(entries))).startsWith("the mapper's visibility was 'null'");
	}

	@Test
	void entriesAreSortedAndSurviveGeneratedCode() {
		MapperFingerprint fingerprint = MapperFingerprint.of(new ObjectMapper().getSerializationConfig());
		assertThat(List.copyOf(fingerprint.entries().keySet())).isSorted();
		assertThat(fingerprint.differenceFrom(MapperFingerprint.of(fingerprint.entries()))).isNull();
	}

	@Test
	void namesWhenStrategyFailsAreStable() {
		PropertyNamingStrategy failing = new PropertyNamingStrategy() {

			private static final long serialVersionUID = 1L;

			@Override
			public String nameForGetterMethod(MapperConfig<?> config, AnnotatedMethod method, String defaultName) {
				throw new UnsupportedOperationException("instance " + System.identityHashCode(this));
			}

		};
		NamingProbe probe = new NamingProbe(new ObjectMapper().getSerializationConfig());
		assertThat(probe.names(failing)).contains("UnsupportedOperationException").doesNotContain("instance");
	}

	@Test
	void namesWhenStrategyDependsOnNameDiffer() {
		NamingProbe probe = new NamingProbe(new ObjectMapper().getSerializationConfig());
		assertThat(List.of(probe.names(PropertyNamingStrategies.LOWER_CAMEL_CASE),
				probe.names(PropertyNamingStrategies.UPPER_CAMEL_CASE),
				probe.names(PropertyNamingStrategies.SNAKE_CASE),
				probe.names(PropertyNamingStrategies.UPPER_SNAKE_CASE),
				probe.names(PropertyNamingStrategies.LOWER_CASE), probe.names(PropertyNamingStrategies.KEBAB_CASE),
				probe.names(PropertyNamingStrategies.LOWER_DOT_CASE)))
			.doesNotHaveDuplicates();
	}

	private static ObjectMapper withLambda() {
		DefaultAccessorNamingStrategy.BaseNameValidator validator = (first, name, offset) -> true;
		return JsonMapper.builder()
			.accessorNaming(new DefaultAccessorNamingStrategy.Provider().withBaseNameValidator(validator))
			.build();
	}

	private static String difference(Consumer<JsonMapper.Builder> change) {
		return changed(change).differenceFrom(MapperFingerprint.of(new ObjectMapper().getSerializationConfig()));
	}

	private static List<String> changedEntries(Consumer<JsonMapper.Builder> change) {
		Map<String, String> before = MapperFingerprint.of(new ObjectMapper().getSerializationConfig()).entries();
		return changed(change).entries()
			.entrySet()
			.stream()
			.filter((entry) -> !entry.getValue().equals(before.get(entry.getKey())))
			.map(Map.Entry::getKey)
			.toList();
	}

	private static MapperFingerprint changed(Consumer<JsonMapper.Builder> change) {
		JsonMapper.Builder builder = JsonMapper.builder();
		change.accept(builder);
		return MapperFingerprint.of(builder.build().getSerializationConfig());
	}

	static class Prefix extends PropertyNamingStrategies.NamingBase {

		private static final long serialVersionUID = 1L;

		private final String prefix;

		Prefix(String prefix) {
			this.prefix = prefix;
		}

		@Override
		public String translate(String propertyName) {
			return this.prefix + propertyName;
		}

	}

	static class OtherClassIntrospector extends BasicClassIntrospector {

		private static final long serialVersionUID = 1L;

	}

	static class JarOfAll extends ClassLoader {

		Package definePackage(String title, String version) {
			return definePackage("com.fasterxml.jackson.annotation", null, null, null, title, version, null, null);
		}

	}

}
