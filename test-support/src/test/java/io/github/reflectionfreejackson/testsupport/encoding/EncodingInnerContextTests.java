package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingInnerPropertiesTests.Bag;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingInnerPropertiesTests.Geo;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingInnerPropertiesTests.Numbered;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingInnerPropertiesTests.Probed;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * What serializers that are called for unwrapped beans and entries see of the generator,
 * and which getters are called how often.
 */
class EncodingInnerContextTests {

	/**
	 * A serializer may ask for the current value, which is the unwrapped bean from then
	 * on.
	 */
	@Test
	void keepsTheCurrentValue() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Asking("a", new Geo(1, 2), new Probe()));
			pair.checkInAllWays(List.of(new Asking("a", new Geo(1, 2), new Probe()), new Asking("a", null, new Probe()),
					new Probed(new Probe())));
			pair.checkInAllWays(new Deep(new Asking("a", new Geo(1, 2), null), new Geo(1, 2),
					List.of(List.of(new Probed(new Probe()))), new Probe()));
			pair.checkInAllWays(new AskingInside(new Probed(new Probe()), new Geo(1, 2), new Probe()));
			pair.checkInAllWays(new Bag(Map.of("a", new Probe())));
		}
		pair.encoded(Asking.class).encoded(Geo.class);
	}

	@Test
	void forgetsTheCurrentValueOfTheObjectBefore() {
		MapperPair pair = MapperPair.withModules();
		List<?> values = List.of(new Asking("a", new Geo(1, 2), null), new Probed(new Probe()));
		pair.check("list", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(values)));
		pair.encoded(Asking.class).encoded(Geo.class).encoded(Probed.class);
	}

	@Test
	void readsEachPropertyOnce() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.check("bytes", (mapper) -> mapper.writeValueAsString(new Counting()) + new String(
					mapper.writeValueAsBytes(List.of(new Counting(), new Counting(), Map.of("a", new Counting())))));
		}
		pair.encoded(Counting.class);
	}

	/**
	 * A value that is missing, and an array: Jackson fails at the first name, and reads
	 * nothing more.
	 */
	@Test
	void failsWhereNoNameIsExpected() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			for (Object value : List.of(new AsArray(), new Missing())) {
				List<Integer> reads = Leaf.READS;
				reads.clear();
				pair.checkInAllWays(value);
				pair.check("reads", (mapper) -> {
					reads.clear();
					assertThat(catchThrowable(() -> mapper.writeValueAsBytes(value)))
						.isInstanceOf(JsonMappingException.class);
					return reads.toString();
				});
			}
		}
	}

	/**
	 * What is written among the properties writes its names itself, and may ask for the
	 * latest one before.
	 */
	@Test
	void knowsTheLatestName() {
		for (boolean nullKeys : new boolean[] { false, true }) {
			MapperPair pair = MapperPair.of(() -> {
				ObjectMapper mapper = mapper();
				if (nullKeys) {
					mapper.getSerializerProvider().setNullKeySerializer(new NamingKey());
				}
				return mapper;
			});
			Bag withNull = new Bag(Collections.singletonMap(null, 1));
			for (int i = 0; i < 12; i++) {
				for (Object value : List.of(new Naming(1, 2, new Geo(1, 2), Map.of("k", 1)), new NamingUnwrapped(1, 2),
						new Probed(new Naming(1, 2, null, Map.of("k", 1))), withNull, new Probed(withNull))) {
					pair.checkInAllWays(value);
					pair.check("context", (mapper) -> contextAfter(mapper, value));
				}
			}
			pair.encoded(Probed.class);
		}
	}

	private static String contextAfter(ObjectMapper mapper, Object value) throws IOException {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		JsonGenerator generator = mapper.createGenerator(output).disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
		StringBuilder names = new StringBuilder();
		try {
			mapper.writeValue(generator, value);
		}
		catch (JsonMappingException ex) {
			for (JsonStreamContext context = generator.getOutputContext(); context != null; context = context
				.getParent()) {
				names.append(context.getCurrentName()).append(' ');
			}
		}
		return names.toString();
	}

	@Test
	void readsWhatReturnsTheBeanItselfOnce() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.check("once", (mapper) -> mapper.writeValueAsString(new Selfish())
					+ EncodingGateTests.text(mapper.writeValueAsBytes(List.of(new Selfish()))));
			pair.check("as null",
					(mapper) -> EncodingGateTests.text(mapper.writer()
						.without(SerializationFeature.FAIL_ON_SELF_REFERENCES)
						.with(SerializationFeature.WRITE_SELF_REFERENCES_AS_NULL)
						.writeValueAsBytes(List.of(new Selfish()))));
		}
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	static class Leaf {

		static final List<Integer> READS = new ArrayList<>();

		public int getFirst() {
			READS.add(1);
			return 1;
		}

		public int getSecond() {
			READS.add(2);
			return 2;
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class AsArray {

		public int number = 1;

		@JsonUnwrapped
		public Leaf leaf = new Leaf();

	}

	static class Missing {

		public int number = 1;

		@JsonSerialize(using = Silent.class)
		public Object silent = "";

		@JsonUnwrapped
		public Leaf leaf = new Leaf();

	}

	static class Silent extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) {
		}

	}

	record Naming(int first, int second, @JsonUnwrapped Geo geo,
			@JsonAnyGetter @JsonSerialize(keyUsing = NamingKey.class) Map<String, Object> more) {
	}

	static class NamingKey extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName(value + " after " + generator.getOutputContext().getCurrentName());
		}

	}

	static class NamingUnwrapped {

		public int first;

		public int second;

		@JsonUnwrapped
		@JsonSerialize(using = NamingBean.class)
		public Named named = new Named();

		NamingUnwrapped(int first, int second) {
			this.first = first;
			this.second = second;
		}

	}

	static final class Named {

	}

	static class NamingBean extends JsonSerializer<Named> {

		@Override
		public boolean isUnwrappingSerializer() {
			return true;
		}

		@Override
		public void serialize(Named value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStringField("after", generator.getOutputContext().getCurrentName());
		}

	}

	static class Selfish {

		public int first = 1;

		private int reads;

		@JsonUnwrapped
		public Object getSelf() {
			return (this.reads++ == 0) ? this : null;
		}

		public int second = 2;

	}

	/**
	 * Its serializer writes the current value.
	 */
	@JsonSerialize(using = OfProbe.class)
	record Probe() {
	}

	static class OfProbe extends JsonSerializer<Probe> {

		@Override
		public void serialize(Probe value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			StringBuilder values = new StringBuilder();
			for (var context = generator.getOutputContext(); context != null; context = context.getParent()) {
				values.append((context.getCurrentValue() != null) ? context.getCurrentValue().getClass() : null);
				values.append(' ');
			}
			generator.writeString(values.toString());
		}

	}

	record Asking(String first, @JsonUnwrapped Geo geo, Object probe) {
	}

	record AskingInside(@JsonUnwrapped Probed probed, @JsonUnwrapped Geo geo, Object last) {
	}

	record Deep(Asking asking, @JsonUnwrapped Geo geo, List<List<Probed>> lists, Object after) {
	}

	static class Counting {

		private int reads;

		@JsonUnwrapped
		public Geo getGeo() {
			return new Geo(++this.reads, 0);
		}

		@JsonUnwrapped
		public Object getOther() {
			return (++this.reads % 2 == 0) ? new Numbered(Map.of(this.reads, new Geo(0, 0))) : "text";
		}

		@JsonAnyGetter
		public Map<String, Object> getAny() {
			return Map.of("reads", new Object[] { ++this.reads, Map.of(this.reads, this.reads) });
		}

	}

}
