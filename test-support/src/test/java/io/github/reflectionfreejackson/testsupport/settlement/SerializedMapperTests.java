package io.github.reflectionfreejackson.testsupport.settlement;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Mappers and readers that were used, written by Java serialization, and read back.
 */
class SerializedMapperTests {

	private static final List<String> BEANS = List.of("{\"name\":\"a\",\"part\":{\"x\":1}}", "{\"unknown\":1}",
			"{\"part\":{\"x\":\"a\"}}", "[]", "null", "\"\"");

	private static final List<Use> USES = List.of(new Use(Bean.class, BEANS), new Use(Part.class, BEANS),
			new Use(Unsettled.class, List.of("{\"part\":{\"x\":1}}", "[]", "{\"y\":1}")),
			new Use(Built.class, List.of("{\"name\":\"a\"}", "{\"x\":1}")),
			new Use(ArrayShaped.class, List.of("[1]", "{\"x\":1}", "[1,2]")),
			new Use(ArrayBuilt.class, List.of("[\"a\"]", "{\"name\":\"a\"}")),
			new Use(Animal.class, List.of("{\"kind\":\"cat\",\"lives\":9}", "{\"kind\":\"dog\"}")),
			new Use(Bean[].class, List.of("[{\"name\":\"a\"},{\"x\":1}]", "[{\"part\":{\"x\":1}}]")));

	static Stream<Use> uses() {
		return USES.stream();
	}

	static Stream<Object> values() {
		Bean bean = new Bean();
		bean.part = new Part(1);
		return Stream.of(bean, bean.part, new Unsettled(), new Built("a"));
	}

	@ParameterizedTest
	@MethodSource("uses")
	void readsWithMapperThatIsReadBack(Use use) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		JavaType type = mapper.constructType(use.type);
		read(mapper, use.type, use.documents.get(0));
		assertThat(onDemand.readByGeneratedCode()).isNotEmpty();
		ObjectMapper copy = copy(copy(mapper));
		ObjectMapper reader = copy(mapper);
		for (String document : use.documents) {
			Object expected = read(new ObjectMapper(), use.type, document);
			assertThat(read(copy, use.type, document)).as(document).isEqualTo(expected);
			assertThat(read(reader.readerFor(type), document)).as(document).isEqualTo(expected);
			assertThat(read(mapper, use.type, document)).as(document).isEqualTo(expected);
		}
	}

	@ParameterizedTest
	@MethodSource("uses")
	void readsWithReaderThatIsReadBack(Use use) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		ObjectReader reader = mapper.readerFor(use.type);
		read(reader, use.documents.get(0));
		assertThat(onDemand.readByGeneratedCode()).isNotEmpty();
		ObjectReader copy = copy(copy(reader));
		for (String document : use.documents) {
			assertThat(read(copy, document)).as(document)
				.isEqualTo(read(new ObjectMapper().readerFor(use.type), document));
		}
	}

	@Test
	void updatesWithReaderThatIsReadBack() throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree.install(mapper);
		ObjectReader reader = mapper.readerFor(Bean.class);
		reader.readValue(BEANS.get(0));
		Bean bean = new Bean();
		bean.name = "kept";
		copy(reader).withValueToUpdate(bean).readValue("{\"part\":{\"x\":2}}");
		assertThat(bean).hasToString("kept Part[x=2]");
	}

	@ParameterizedTest
	@MethodSource("values")
	void writesWithWriterThatIsReadBack(Object value) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		ObjectWriter writer = mapper.writerFor(value.getClass());
		String expected = copy(new ObjectMapper().writerFor(value.getClass())).writeValueAsString(value);
		for (int i = 0; i < 2; i++) {
			assertThat(writer.writeValueAsString(value)).isEqualTo(expected);
			ObjectWriter copy = copy(copy(writer));
			assertThat(copy.writeValueAsString(value)).isEqualTo(expected);
			assertThat(copy.withDefaultPrettyPrinter().writeValueAsBytes(value)).asString()
				.isEqualToIgnoringWhitespace(expected);
		}
		assertThat(onDemand.isGenerated(value.getClass())).isTrue();
	}

	@Test
	void writerOfWhatIsDerivedIsNotSerialized() {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree.install(mapper);
		assertThatExceptionOfType(NotSerializableException.class)
			.isThrownBy(() -> copy(mapper.writerFor(ArrayShaped.class)))
			.withMessageContaining("GeneratedPropertyWriter");
	}

	private static Object read(ObjectMapper mapper, Class<?> type, String json) {
		return Outcome.of(() -> text(mapper.readValue(json, type)).getBytes());
	}

	private static Object read(ObjectReader reader, String json) {
		return Outcome.of(() -> text(reader.readValue(json)).getBytes());
	}

	private static String text(Object value) {
		return (value instanceof Object[] values) ? List.of(values).toString() : String.valueOf(value);
	}

	@SuppressWarnings("unchecked")
	private static <T> T copy(T value) throws IOException, ClassNotFoundException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
			out.writeObject(value);
		}
		try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
			return (T) in.readObject();
		}
	}

	record Use(Class<?> type, List<String> documents) {

		@Override
		public String toString() {
			return this.type.getSimpleName();
		}

	}

	static class Bean {

		public String name;

		public Part part;

		@Override
		public String toString() {
			return this.name + " " + this.part;
		}

	}

	record Part(int x) {

	}

	static class Unsettled {

		@JsonFormat(shape = JsonFormat.Shape.OBJECT)
		public Part part;

		@Override
		public String toString() {
			return String.valueOf(this.part);
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class ArrayShaped {

		public int x;

		@Override
		public String toString() {
			return "x" + this.x;
		}

	}

	@JsonDeserialize(builder = Built.Builder.class)
	record Built(String name) {

		static class Builder {

			private String name;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			public Built build() {
				return new Built(this.name);
			}

		}

	}

	@JsonDeserialize(builder = ArrayBuilt.Builder.class)
	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	record ArrayBuilt(String name) {

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		static class Builder {

			private String name;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			public ArrayBuilt build() {
				return new ArrayBuilt(this.name);
			}

		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
	interface Animal {

	}

	record Cat(int lives) implements Animal {

	}

}
