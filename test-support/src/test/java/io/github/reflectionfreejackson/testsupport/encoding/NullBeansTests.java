package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A serializer of the application's may hand {@code null} to that of a bean, as Vavr's do
 * for what a value of theirs holds.
 */
class NullBeansTests {

	@ParameterizedTest
	@MethodSource("beans")
	void nullIsWrittenOrRefusedAsByJackson(Object bean) {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		for (int i = 0; i < 3; i++) {
			pair.checkInAllWays(bean);
			pair.checkInAllWays(List.of(bean, bean));
			check(pair, new Nothing(bean.getClass()));
			check(pair, Map.of("key", new Nothing(bean.getClass())));
		}
		pair.written(bean.getClass());
	}

	private static void check(MapperPair pair, Object value) {
		pair.checkInAllWays(value);
		for (Class<?> view : List.of(Shown.class, Hidden.class)) {
			pair.check("in a view",
					(mapper) -> Outcome.of(() -> mapper.writerWithView(view).writeValueAsBytes(value)).toString());
		}
	}

	static List<Object> beans() {
		return List.of(new OfRecord("a", 1), new OfGetters(), new OfFields(), new OfEntries(), new Outer(),
				new AsArray("a"), new Typed("a"), new Viewed());
	}

	interface Shown {

	}

	interface Hidden {

	}

	/**
	 * Stands for {@code null} of a type.
	 *
	 * @param type the type
	 */
	@JsonSerialize(using = NothingSerializer.class)
	record Nothing(Class<?> type) {
	}

	static class NothingSerializer extends StdSerializer<Nothing> {

		private static final long serialVersionUID = 1L;

		NothingSerializer() {
			super(Nothing.class);
		}

		@Override
		public void serialize(Nothing value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			provider.findValueSerializer(value.type()).serialize(null, generator, provider);
		}

	}

	record OfRecord(String name, int number) {
	}

	static class OfGetters {

		public String getName() {
			return "a";
		}

		public int getNumber() {
			return 1;
		}

	}

	static class OfFields {

		public String name = "a";

		public long number = 1;

	}

	static class OfEntries {

		@JsonAnyGetter
		public Map<String, String> getEntries() {
			return Map.of("key", "value");
		}

	}

	static class Outer {

		@JsonUnwrapped
		public OfFields inner = new OfFields();

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	record AsArray(String name) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	record Typed(String name) {
	}

	static class Viewed {

		@JsonView(Shown.class)
		public String name = "a";

	}

}
