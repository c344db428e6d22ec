package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Mappers that have something else written for {@code null}, everywhere or for some
 * properties: whatever has no {@code null} in it is encoded, and serializers of
 * {@code null} are called once, and see what they see with plain Jackson.
 */
class EncodingNullSerializersTests {

	/**
	 * More than attempts are refused before there is another.
	 */
	private static final int MANY = 2_000;

	static Stream<Arguments> replacements() {
		return Stream.of(replacement("by class", (mapper) -> mapper.registerModule(nulls((writer) -> {
			Class<?> type = writer.getType().getRawClass();
			if (type == String.class) {
				writer.assignNullSerializer(new Text());
			}
			else if (Number.class.isAssignableFrom(type)) {
				writer.assignNullSerializer(new Zero());
			}
			else if (writer.getType().isContainerType()) {
				writer.assignNullSerializer(new EmptyArray());
			}
		}))), replacement("of all properties",
				(mapper) -> mapper.registerModule(nulls((writer) -> writer.assignNullSerializer(new Place())))),
				replacement("everywhere",
						(mapper) -> mapper.getSerializerProvider().setNullValueSerializer(new Place())),
				replacement("everywhere, but where a property says otherwise", (mapper) -> {
					mapper.getSerializerProvider().setNullValueSerializer(new Place());
					mapper.registerModule(nulls((writer) -> {
						if (writer.getType().hasRawClass(String.class)) {
							writer.assignNullSerializer(new Text());
						}
					}));
				}));
	}

	@ParameterizedTest
	@MethodSource("replacements")
	void encodesWhatHoldsNoNull(Consumer<ObjectMapper> replacement) throws IOException {
		MapperPair pair = pair(replacement, null);
		for (Object value : wholes(new Outer())) {
			pair.check("value", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value))
					+ DirectUse.repeated(mapper, value));
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s is direct", value.getClass()).isTrue();
		}
		pair.encoded(Outer.class).encoded(Inner.class);
	}

	@ParameterizedTest
	@MethodSource("replacements")
	void writesNullAnywhereAsPlainJackson(Consumer<ObjectMapper> replacement) {
		for (JsonInclude.Include inclusion : new JsonInclude.Include[] { null, JsonInclude.Include.NON_NULL,
				JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_ABSENT }) {
			MapperPair pair = pair(replacement, inclusion);
			for (Consumer<Outer> change : changes()) {
				Outer outer = new Outer();
				change.accept(outer);
				for (Object value : wholes(outer)) {
					pair.check("inclusion " + inclusion,
							(mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value))
									+ DirectUse.repeated(mapper, value));
				}
			}
			pair.encoded(Outer.class).encoded(Inner.class);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void reportsFailuresAsPlainJackson(boolean declared) {
		MapperPair pair = pair((mapper) -> mapper.getSerializerProvider().setNullValueSerializer(new Failing(declared)),
				null);
		MapperPair byProperty = pair((mapper) -> mapper
			.registerModule(nulls((writer) -> writer.assignNullSerializer(new Failing(declared)))), null);
		for (Consumer<Outer> change : changes()) {
			Outer outer = new Outer();
			change.accept(outer);
			for (Object value : wholes(outer)) {
				pair.check("everywhere", (mapper) -> DirectUse.repeated(mapper, value));
				byProperty.check("by property", (mapper) -> DirectUse.repeated(mapper, value));
			}
		}
		pair.encoded(Outer.class);
		byProperty.encoded(Outer.class);
	}

	@Test
	void callsSerializersOnce() throws IOException {
		MapperPair pair = pair((mapper) -> mapper.getSerializerProvider().setNullValueSerializer(new Counting()), null);
		for (Consumer<Outer> change : changes()) {
			Outer outer = new Outer();
			change.accept(outer);
			pair.check("counted", (mapper) -> DirectUse.repeated(mapper, List.of(outer, new Outer())));
		}
		pair.encoded(Outer.class);
	}

	@ParameterizedTest
	@MethodSource("replacements")
	void encodesAgainOnceThereIsNoNullAnyMore(Consumer<ObjectMapper> replacement) throws IOException {
		MapperPair pair = pair(replacement, null);
		List<Object> usual = wholes(new Outer());
		for (int i = 0; i < 30; i++) {
			for (Consumer<Outer> change : changes()) {
				Outer outer = new Outer();
				change.accept(outer);
				for (Object value : wholes(outer)) {
					pair.generated().writeValueAsBytes(value);
					DirectUse.of(pair.generated()).isDirect(value);
				}
			}
		}
		for (int i = 0; i < MANY; i++) {
			pair.generated().writeValueAsBytes(usual.get(i % usual.size()));
			DirectUse.of(pair.generated()).isDirect(usual.get(i % usual.size()));
		}
		for (Object value : usual) {
			pair.check("again", (mapper) -> DirectUse.repeated(mapper, value));
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s is direct", value.getClass()).isTrue();
		}
	}

	@Test
	void mapperMayReplaceNullFromThenOn() throws IOException {
		MapperPair pair = pair((mapper) -> {
		}, null);
		Outer outer = new Outer();
		outer.text = null;
		outer.inner.tags.set(0, null);
		outer.optional = Optional.empty();
		DirectUse plain = DirectUse.of(pair.plain());
		DirectUse direct = DirectUse.of(pair.generated());
		assertThat(direct.isDirect(outer)).isTrue();
		assertThat(direct.repeated(List.of(outer))).isEqualTo(plain.repeated(List.of(outer)));
		pair.plain().getSerializerProvider().setNullValueSerializer(new Place());
		pair.generated().getSerializerProvider().setNullValueSerializer(new Place());
		for (Object value : new Object[] { outer, List.of(outer, new Outer()), Arrays.asList(new Outer(), null),
				Collections.singletonMap("k", null), Optional.empty() }) {
			assertThat(direct.repeated(value)).isEqualTo(plain.repeated(value));
		}
		assertThat(direct.isDirect(List.of("a", "b"))).isTrue();
	}

	@Test
	void serializersMayHaveNullReplacedFromThenOn() {
		MapperPair pair = MapperPair.withModules();
		pair.check("changing", (mapper) -> DirectUse.repeated(mapper, new Changing())
				+ EncodingGateTests.text(mapper.writeValueAsBytes(List.of(new Changing(), new Changing()))));
		pair.encoded(Changing.class);
	}

	private static MapperPair pair(Consumer<ObjectMapper> replacement, JsonInclude.Include inclusion) {
		return MapperPair.of(() -> {
			JsonMapper mapper = JsonMapper.builder().addModules(StarterModules.create()).build();
			if (inclusion != null) {
				mapper.setDefaultPropertyInclusion(inclusion);
			}
			replacement.accept(mapper);
			return mapper;
		});
	}

	private static Arguments replacement(String name, Consumer<ObjectMapper> replacement) {
		return Arguments.of(Named.of(name, replacement));
	}

	private static SimpleModule nulls(Consumer<BeanPropertyWriter> assignment) {
		return new SimpleModule().setSerializerModifier(new BeanSerializerModifier() {

			private static final long serialVersionUID = 1L;

			@Override
			public List<BeanPropertyWriter> changeProperties(SerializationConfig config, BeanDescription description,
					List<BeanPropertyWriter> writers) {
				writers.forEach(assignment);
				return writers;
			}

		});
	}

	/**
	 * A value as a root value, and in the midst of others.
	 */
	private static List<Object> wholes(Outer outer) {
		return List.of(outer, List.of(new Outer(), outer, new Outer()), new Box(Map.of("key", outer)),
				new Outer[] { new Outer(), outer }, Optional.of(outer));
	}

	private static List<Consumer<Outer>> changes() {
		List<Consumer<Outer>> changes = new ArrayList<>();
		changes.add((outer) -> outer.text = null);
		changes.add((outer) -> outer.number = null);
		changes.add((outer) -> outer.inner = null);
		changes.add((outer) -> outer.list = null);
		changes.add((outer) -> outer.optional = null);
		changes.add((outer) -> outer.optional = Optional.empty());
		changes.add((outer) -> outer.optionalNumber = OptionalInt.empty());
		changes.add((outer) -> outer.code = null);
		changes.add((outer) -> outer.code = new Code(null));
		changes.add((outer) -> outer.last = null);
		changes.add((outer) -> outer.inner.name = null);
		changes.add((outer) -> outer.inner.count = null);
		changes.add((outer) -> outer.inner.tags = null);
		changes.add((outer) -> outer.inner.tags = Arrays.asList("a", null, "b"));
		changes.add((outer) -> outer.list = Arrays.asList(new Inner(), null, new Inner()));
		changes.add((outer) -> outer.list.get(1).name = null);
		changes.add((outer) -> outer.array[0] = null);
		changes.add((outer) -> outer.array[1].count = null);
		changes.add((outer) -> outer.set.add(null));
		changes.add((outer) -> outer.texts.put("null", null));
		changes.add((outer) -> outer.inners.put("null", null));
		changes.add((outer) -> outer.inners.values().iterator().next().tags.set(0, null));
		return changes;
	}

	record Box(Map<String, Outer> content) {

	}

	static class Outer {

		public String text = "text\u00E4\"";

		public Integer number = 1;

		public Inner inner = new Inner();

		public List<Inner> list = Arrays.asList(new Inner(), new Inner());

		public Inner[] array = { new Inner(), new Inner() };

		public Set<String> set = new LinkedHashSet<>(List.of("s"));

		public Map<String, String> texts = new LinkedHashMap<>(Map.of("k", "v"));

		public Map<String, Inner> inners = new LinkedHashMap<>(Map.of("k", new Inner()));

		public Optional<String> optional = Optional.of("o");

		public OptionalInt optionalNumber = OptionalInt.of(2);

		public Code code = new Code("c");

		public String last = "last";

	}

	static class Inner {

		public String name = "name";

		public Long count = 5L;

		public boolean truth = true;

		public List<String> tags = Arrays.asList("t", "u");

	}

	static final class Code {

		private final String value;

		Code(String value) {
			this.value = value;
		}

		@JsonValue
		String value() {
			return this.value;
		}

	}

	/**
	 * Tells where it is called.
	 */
	static class Place extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator
				.writeString(Contexts.describe(generator.getOutputContext()) + (generator == provider.getGenerator()));
		}

	}

	static class Text extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("");
		}

	}

	static class Zero extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeNumber(0);
		}

	}

	static class EmptyArray extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartArray();
			generator.writeEndArray();
		}

	}

	static class Counting extends JsonSerializer<Object> {

		private int calls;

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeNumber(++this.calls);
		}

	}

	static class Failing extends JsonSerializer<Object> {

		private final boolean declared;

		Failing(boolean declared) {
			this.declared = declared;
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartObject();
			if (this.declared) {
				throw new IOException("no null at " + generator.getOutputContext().pathAsPointer());
			}
			throw new IllegalStateException("no null");
		}

	}

	/**
	 * A bean that has something else written for {@code null} from its first property on.
	 */
	static class Changing {

		@JsonSerialize(using = NullChanger.class)
		public String first = "first";

		public List<String> list = Arrays.asList("a", null);

		public Optional<String> optional = Optional.empty();

	}

	static class NullChanger extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value);
			provider.setNullValueSerializer(new Place());
		}

	}

}
