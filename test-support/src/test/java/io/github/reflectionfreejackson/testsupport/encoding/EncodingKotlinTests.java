package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.CheckedValue;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfValues;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Unsigned;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.ValuesOfClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Value classes and unsigned numbers of Kotlin, which Jackson's Kotlin module boxes.
 */
class EncodingKotlinTests {

	static Stream<Object> values() {
		return Stream.concat(ValuesOfClasses.INSTANCE.all().stream(),
				Stream.of(ValuesOfClasses.INSTANCE.mutable(), ValuesOfClasses.INSTANCE.generic(),
						ValuesOfClasses.INSTANCE.annotated(), ValuesOfClasses.INSTANCE.ofHomes(),
						ValuesOfClasses.INSTANCE.lasting().get(0), ValuesOfClasses.INSTANCE.lasting().get(1),
						ValuesOfClasses.INSTANCE.checked(), ValuesOfClasses.INSTANCE.unsigned(),
						ValuesOfClasses.INSTANCE.large()));
	}

	@ParameterizedTest
	@MethodSource("values")
	void writesAsPlainJackson(Object value) {
		MapperPair pair = MapperPair.of(EncodingKotlinTests::mapper);
		for (int i = 0; i < 20; i++) {
			pair.checkInAllWays(value);
		}
		pair.checkInAllWays(List.of(value, value));
		pair.encoded(value.getClass());
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	void leavesOutWhatPlainJacksonDoes(JsonInclude.Include include) {
		MapperPair pair = MapperPair.of(() -> mapper().setDefaultPropertyInclusion(include));
		for (int i = 0; i < 3; i++) {
			values().forEach(pair::checkInAllWays);
		}
		pair.encoded(OfValues.class);
	}

	@Test
	void encodesWhatIsBoxed() throws IOException {
		MapperPair pair = MapperPair.of(EncodingKotlinTests::mapper);
		CheckedValue value = ValuesOfClasses.INSTANCE.checked();
		pair.checkInAllWays(value);
		pair.encoded(CheckedValue.class);
		assertThat(DirectUse.of(pair.generated()).isDirect(List.of(value, value))).isTrue();
	}

	@Test
	void encodesUnsignedNumbers() throws IOException {
		MapperPair pair = MapperPair.of(EncodingKotlinTests::mapper);
		Unsigned value = ValuesOfClasses.INSTANCE.unsigned();
		pair.checkInAllWays(value);
		pair.encoded(Unsigned.class);
		assertThat(DirectUse.of(pair.generated()).isDirect(List.of(value, value))).isTrue();
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder()
			.addModules(StarterModules.create())
			.addModule(new KotlinModule.Builder().build())
			.build();
	}

}
