package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingDynamicKeysTests.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Serializers of an application that are asked whether a value is empty: as often as by
 * Jackson, with the generator at hand, which knows all that was written before.
 */
class EncodingEmptinessTests {

	@ParameterizedTest
	@EnumSource(names = { "ALWAYS", "NON_NULL", "NON_ABSENT", "NON_EMPTY" })
	void asksWithWhatWasWritten(JsonInclude.Include include) {
		MapperPair pair = pair(include);
		for (int round = 0; round < 12; round++) {
			for (String answer : List.of("empty", "full", "failing")) {
				Asked asked = new Asked(answer);
				check(pair, new Asking(1, asked, 2));
				check(pair, new Holding(1, asked, Optional.of(asked), Optional.of(asked), 2));
				check(pair, List.of(new Item(1), new Asking(1, asked, 2)));
				check(pair, new Holding(1, "text", Optional.of("text"), Optional.empty(), 2));
				check(pair,
						new Mapping(1, entries(asked), entries(Optional.of(asked)), entries(Map.of("c", asked)), 2));
				check(pair, new Mapping(1, entries("text"), entries(Optional.of("text")), entries(Map.of()), 2));
				check(pair, new AtomicReference<>(new Asking(1, asked, 2)));
			}
		}
		pair.encoded(Asking.class).encoded(Holding.class).encoded(Mapping.class).encoded(Item.class);
	}

	@Test
	void asksNobodyWhereJacksonDecides() throws IOException {
		MapperPair pair = pair(JsonInclude.Include.NON_EMPTY);
		for (Object value : List.of(new Holding(1, new Item(1), Optional.of("text"), Optional.empty(), 2),
				new Holding(1, "text", Optional.of(new Item(2)), Optional.of(""), 2),
				new Mapping(1, entries(Map.of("c", new Item(1))), entries(Optional.of("text")),
						entries(Map.of("c", Optional.of(List.of()))), 2))) {
			check(pair, value);
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).isTrue();
		}
		pair.encoded(Holding.class).encoded(Mapping.class);
	}

	@Test
	void leavesTheNameBeforeOfBeansThatReferToThemselves() {
		MapperPair pair = pair(JsonInclude.Include.ALWAYS);
		Node node = new Node();
		node.next = node;
		Node outer = new Node();
		outer.next = node;
		for (Object value : List.of(node, outer, List.of(node), new AtomicReference<>(node))) {
			check(pair, value);
		}
		pair.encoded(Node.class);
	}

	@ParameterizedTest
	@ValueSource(strings = { "text", "", "failing" })
	void asksForWhatStandsForValuesAsOftenAsJackson(String text) {
		MapperPair pair = pair(JsonInclude.Include.NON_EMPTY);
		for (int round = 0; round < 12; round++) {
			Coded coded = new Coded(text);
			check(pair, new Holding(1, coded, Optional.of(coded), Optional.of(Optional.of(coded)), 2));
			check(pair, new Mapping(1, Map.of("a", coded), Map.of("b", Optional.of(coded)),
					Map.of("c", Map.of("d", coded)), 2));
		}
		pair.encoded(Holding.class).encoded(Mapping.class);
	}

	/**
	 * As those of lazily loaded collections: with ordered entries Jackson does not look
	 * at the keys of a map that says that it is empty, and opens the object before it
	 * looks at others.
	 */
	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void asksMapsForKeysAsJacksonDoes(boolean ordered) {
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, ordered)
			.build());
		for (int round = 0; round < 12; round++) {
			for (Map<String, Object> map : List.of(new Lazy(true), new Lazy(false))) {
				check(pair, new Mapping(1, map, Map.of(), Map.of("a", map), 2));
				check(pair, List.of(new Mapping(1, Map.of("b", 1), Map.of(), Map.of("a", Map.of()), 2), map));
			}
		}
		pair.encoded(Mapping.class);
	}

	private static MapperPair pair(JsonInclude.Include include) {
		return MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.defaultPropertyInclusion(JsonInclude.Value.construct(include, include))
			.build());
	}

	private static void check(MapperPair pair, Object value) {
		pair.check("bytes", (mapper) -> {
			Asked.ANSWERS.clear();
			return EncodingGateTests.text(mapper.writeValueAsBytes(value)) + Asked.ANSWERS;
		});
		pair.check("directly", (mapper) -> {
			Asked.ANSWERS.clear();
			return DirectUse.repeated(mapper, value) + Asked.ANSWERS;
		});
		pair.check("up to a failure", (mapper) -> upToFailure(mapper, value) + Asked.ANSWERS);
	}

	private static String upToFailure(ObjectMapper mapper, Object value) throws IOException {
		Asked.ANSWERS.clear();
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		JsonGenerator generator = mapper.createGenerator(output);
		generator.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
		String failure = "";
		try {
			mapper.writeValue(generator, value);
		}
		catch (JsonMappingException ex) {
			failure = ex.getPathReference() + ex.getOriginalMessage();
		}
		String context = Contexts.describe(generator.getOutputContext());
		generator.close();
		return output + failure + context;
	}

	private static Map<String, Object> entries(Object value) {
		Map<String, Object> map = new LinkedHashMap<>();
		map.put("a", 1);
		map.put("b", value);
		return map;
	}

	record Asking(int before, Asked asked, int after) {
	}

	record Holding(int before, Object value, Optional<Object> any, Optional<?> other, int after) {
	}

	record Mapping(int before, Map<String, ?> values, Map<String, ?> optional, Map<String, ?> maps, int after) {
	}

	record Coded(String text) {

		@JsonValue
		String code() {
			Asked.ANSWERS.add("code of " + this.text);
			if ("failing".equals(this.text)) {
				throw new IllegalStateException("no code");
			}
			return this.text;
		}

	}

	static class Node {

		public int before = 1;

		public String name = "name";

		public Object next;

	}

	@JsonSerialize(using = OfAsked.class)
	record Asked(String answer) {

		static final List<String> ANSWERS = new ArrayList<>();

	}

	static class OfAsked extends JsonSerializer<Asked> {

		@Override
		public boolean isEmpty(SerializerProvider provider, Asked value) {
			Asked.ANSWERS.add(value.answer() + " at " + Contexts.describe(provider.getGenerator().getOutputContext()));
			if ("failing".equals(value.answer())) {
				throw new IllegalStateException("not known");
			}
			return "empty".equals(value.answer());
		}

		@Override
		public void serialize(Asked value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value.answer());
		}

	}

	static final class Lazy extends AbstractMap<String, Object> {

		private final boolean failing;

		Lazy(boolean failing) {
			this.failing = failing;
		}

		@Override
		public boolean isEmpty() {
			if (this.failing) {
				throw new IllegalStateException("not loaded");
			}
			return true;
		}

		@Override
		public Set<Entry<String, Object>> entrySet() {
			throw new IllegalStateException("not loaded");
		}

	}

}
