package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.parity.Parity;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A mapper that writes by generated code, beside one that does not.
 */
final class MapperPair {

	private final ObjectMapper plain;

	private final ObjectMapper generated;

	private final OnDemandReflectionFree onDemand;

	private MapperPair(ObjectMapper plain, ObjectMapper generated, OnDemandReflectionFree onDemand) {
		this.plain = plain;
		this.generated = generated;
		this.onDemand = onDemand;
	}

	static MapperPair of(Supplier<? extends ObjectMapper> mappers) {
		ObjectMapper generated = mappers.get();
		return new MapperPair(mappers.get(), generated, OnDemandReflectionFree.install(generated));
	}

	/**
	 * Return other mappers which use what was generated for this one, that had to write
	 * all that they are going to write.
	 */
	MapperPair reusedBy(Supplier<? extends ObjectMapper> mappers) {
		ObjectMapper mapper = mappers.get();
		return new MapperPair(mappers.get(), mapper, this.onDemand.reuse(mapper));
	}

	/**
	 * Return mappers as Spring Boot configures them, but for features.
	 */
	static MapperPair withModules() {
		return of(() -> JsonMapper.builder().addModules(StarterModules.create()).build());
	}

	/**
	 * Assert that the same comes of using both mappers.
	 */
	void check(String how, Parity.Use use) {
		Outcome expected = use.outcome(this.plain);
		Outcome actual = use.outcome(this.generated);
		assertThat(actual).as(() -> how + difference(expected.toString(), actual.toString())).isEqualTo(expected);
	}

	/**
	 * Assert that the same comes of a value written as a whole, with and without a
	 * generator, and of it within a list, up to a failure.
	 */
	void checkInAllWays(Object value) {
		check("bytes", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
		check("directly",
				(mapper) -> DirectUse.repeated(mapper, value) + DirectUse.repeated(mapper, List.of(value, value)));
		check("up to a failure", (mapper) -> {
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			try (JsonGenerator generator = mapper.createGenerator(output)) {
				generator.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
				mapper.writeValue(generator, Collections.singletonList(value));
			}
			catch (JsonMappingException ex) {
				return output + ex.getPathReference() + ex.getOriginalMessage();
			}
			return output.toString();
		});
	}

	/**
	 * Check what is written up to a failure, and what the generator knows of it.
	 */
	void checkContext(String how, Object value) {
		checkContext(how, value, ObjectMapper::writer);
	}

	/**
	 * Check the same of a writer.
	 */
	void checkContext(String how, Object value, Function<ObjectMapper, ObjectWriter> writers) {
		check(how, (mapper) -> {
			ByteArrayOutputStream stream = new ByteArrayOutputStream();
			try (JsonGenerator generator = mapper.createGenerator(stream)) {
				Outcome outcome = Outcome.of(() -> {
					writers.apply(mapper).writeValue(generator, value);
					return new byte[0];
				});
				String context = Contexts.describe(generator.getOutputContext());
				generator.flush();
				return outcome + context + stream;
			}
		});
	}

	private static String difference(String expected, String actual) {
		int index = 0;
		while (index < Math.min(expected.length(), actual.length()) && expected.charAt(index) == actual.charAt(index)) {
			index++;
		}
		return " differs at " + index + ": " + excerpt(expected, index) + " is " + excerpt(actual, index);
	}

	private static String excerpt(String text, int index) {
		return text.substring(Math.max(0, index - 50), Math.min(text.length(), index + 100));
	}

	/**
	 * Assert that beans of a type were encoded.
	 */
	MapperPair encoded(Class<?> type) {
		assertThat(this.onDemand.isEncoded(type)).as("%s is encoded", type).isTrue();
		return this;
	}

	/**
	 * Assert that generated code writes a type.
	 */
	MapperPair written(Class<?> type) {
		assertThat(this.onDemand.isGenerated(type)).as("%s: %s", type, this.onDemand.fallbacks()).isTrue();
		return this;
	}

	/**
	 * Assert that generated code writes a type, but encodes no bean of it.
	 */
	MapperPair notEncoded(Class<?> type) {
		written(type);
		assertThat(this.onDemand.isEncoded(type)).as("%s is encoded", type).isFalse();
		return this;
	}

	ObjectMapper plain() {
		return this.plain;
	}

	ObjectMapper generated() {
		return this.generated;
	}

}
