package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinFeature;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.AnnotatedValues;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Brief;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Full;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Lasting;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfGenericValue;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfHome;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfHomes;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfId;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfOtherId;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfValues;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.ValueArray;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.ValuesOfClasses;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithValueProperty;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Value classes of Kotlin, of whose instances getters return the content, which Jackson's
 * Kotlin module boxes if it is shown the getters.
 */
class KotlinValueClassesCorpusTests {

	private static final String FEATURE = "properties of value classes and unsigned numbers of Kotlin";

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = FEATURE, tier = 2)
	void writesWhatIsBoxed(JsonInclude.Include include) {
		Parity.of(() -> mapper().setDefaultPropertyInclusion(include))
			.generated(OfValues.class)
			.tier(2)
			.check(ValuesOfClasses.INSTANCE.all());
	}

	@ParameterizedTest
	@EnumSource(KotlinFeature.class)
	@Covers(features = FEATURE, tier = 2)
	void writesWithEachFeatureOfTheModule(KotlinFeature feature) {
		for (boolean enabled : new boolean[] { true, false }) {
			Parity.of(() -> mapper(new KotlinModule.Builder().configure(feature, enabled).build()))
				.generated(OfValues.class, Lasting.class)
				.tier(2)
				.check(List.of(ValuesOfClasses.INSTANCE.all(), ValuesOfClasses.INSTANCE.lasting()));
		}
	}

	@ParameterizedTest
	@ValueSource(classes = { Object.class, Brief.class, Full.class })
	@Covers(features = FEATURE, tier = 2)
	void writesAsAnnotationsSay(Class<?> view) {
		Parity.of(KotlinValueClassesCorpusTests::mapper)
			.generated(AnnotatedValues.class)
			.tier(2)
			.writer((writer) -> (view != Object.class) ? writer.withView(view) : writer)
			.check(ValuesOfClasses.INSTANCE.annotated());
		Parity
			.of(() -> mapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
				.enable(SerializationFeature.INDENT_OUTPUT))
			.generated(AnnotatedValues.class, OfValues.class)
			.check(List.of(ValuesOfClasses.INSTANCE.annotated(), ValuesOfClasses.INSTANCE.all()));
	}

	@Test
	@Covers(features = FEATURE, tier = 2)
	void writesBeansThatAreBoxed() {
		Parity.of(KotlinValueClassesCorpusTests::mapper)
			.generated(OfHomes.class)
			.tier(2)
			.check(ValuesOfClasses.INSTANCE.ofHomes());
		Parity.of(KotlinValueClassesCorpusTests::mapper)
			.generated(OfId.class, OfOtherId.class)
			.tier(2)
			.check(ValuesOfClasses.INSTANCE.inherited());
		Parity.of(KotlinValueClassesCorpusTests::mapper)
			.generated(WithValueProperty.class, OfGenericValue.class)
			.tier(2)
			.check(List.of(ValuesOfClasses.INSTANCE.mutable(), ValuesOfClasses.INSTANCE.generic()));
	}

	@Test
	@Covers(features = FEATURE, tier = 1, note = "in an array")
	void writesArrays() {
		Parity.of(KotlinValueClassesCorpusTests::mapper)
			.generated(ValueArray.class)
			.tier(1)
			.check(ValuesOfClasses.INSTANCE.array());
	}

	@Test
	void leavesToReflectionWhatIsUnwrapped() {
		Parity.of(KotlinValueClassesCorpusTests::mapper)
			.fallback(OfHome.class, "is of a value class of Kotlin")
			.check(ValuesOfClasses.INSTANCE.ofHome());
	}

	private static ObjectMapper mapper() {
		return mapper(new KotlinModule.Builder().build());
	}

	private static ObjectMapper mapper(KotlinModule module) {
		return JsonMapper.builder().addModules(new JavaTimeModule(), module).build();
	}

}
