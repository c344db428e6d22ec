package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What surrounds the encoding of beans: other serializers, generators, streams, threads.
 */
class EncodingContextTests {

	@Test
	void serializersSeeTheContextAsOfPlainJackson() {
		MapperPair pair = MapperPair.withModules();
		Spy spy = new Spy();
		List<Object> places = List.of(spy, List.of("x", spy, 1, spy), new Object[] { spy, "x" }, Map.of("k", spy),
				Optional.of(spy), List.of(Map.of("k", Arrays.asList(1, null, spy))), new Holder("h", spy, 1),
				List.of(new Holder("h", List.of(spy), 1), new Holder("i", Map.of("k", spy), 2)));
		for (int i = 0; i < 3; i++) {
			for (Object place : places) {
				pair.check(place.toString(), (mapper) -> bytes(mapper, new Holder("a", place, 2)));
				pair.check(place.toString(),
						(mapper) -> bytes(mapper, List.of(new Holder("a", new Holder("b", place, 1), 2), spy)));
			}
		}
		pair.encoded(Holder.class);
	}

	@Test
	void serializersMayUseTheMapperForAnotherGenerator() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 2; i++) {
			pair.check("nested", (mapper) -> {
				Inlined inlined = new Inlined(mapper, new Holder("x", new Holder("y", List.of(1, new Spy()), 1), 2));
				Inlined outer = new Inlined(mapper, new Holder("o", inlined, 3));
				return bytes(mapper, new Holder("a", List.of("x", outer, new Holder("b", outer, 3)), 1));
			});
			pair.check("getter", (mapper) -> bytes(mapper,
					new Holder("a", List.of(new Nosy(mapper, new Nosy(mapper, new Holder("b", 1, 1)))), 1)));
		}
		pair.encoded(Nosy.class);
	}

	@Test
	void serializersMayUseTheirProviderForAnotherGenerator() {
		for (boolean whileLookedUp : new boolean[] { true, false }) {
			MapperPair pair = MapperPair.withModules();
			Object detour = whileLookedUp ? new EarlyDetour() : new Detour();
			List<Object> places = List.of(detour, List.of("x", detour, 1), Map.of("k", detour),
					List.of(new Holder("h", List.of(detour), 1), new Holder("i", detour, 2)), new Named("n", detour));
			for (int i = 0; i < 2; i++) {
				for (Object place : places) {
					pair.check(place.toString(), (mapper) -> bytes(mapper, new Holder("a", place, 2)));
					pair.check(place.toString(), (mapper) -> bytes(mapper, List.of(new Holder("a", place, 2), place)));
				}
			}
			pair.encoded(Holder.class);
		}
	}

	@Test
	void nameOfTheFirstPropertyMayBeEscaped() {
		MapperPair pair = MapperPair.withModules();
		Spy spy = new Spy();
		for (int i = 0; i < 3; i++) {
			pair.check("named", (mapper) -> bytes(mapper, new Named("n", spy)));
			pair.check("in a list", (mapper) -> bytes(mapper, List.of(new Named("n", spy), new Named("n", spy))));
			pair.check("among others", (mapper) -> bytes(mapper, new Holder("a", new Named("n", spy), 1)));
		}
		pair.encoded(Named.class);
	}

	@Test
	void writesManyEncodersDeep() {
		MapperPair pair = MapperPair.withModules();
		Object value = new Holder("last", 1, 1);
		for (int i = 0; i < 40; i++) {
			Object content = value;
			value = (i % 2 == 0) ? new Holder("h" + i, new Aside(content), i)
					: new Holder("h" + i, List.of(content), i);
		}
		Object deep = value;
		pair.check("deep", (mapper) -> bytes(mapper, deep));
		pair.encoded(Holder.class);
	}

	@Test
	void writesSequencesWithSeparators() {
		MapperPair pair = MapperPair.withModules();
		for (String separator : new String[] { " ", "\n", "", ",,", "\u00E4" }) {
			pair.check(separator, (mapper) -> {
				ByteArrayOutputStream stream = new ByteArrayOutputStream();
				try (SequenceWriter writer = mapper.writer().withRootValueSeparator(separator).writeValues(stream)) {
					for (int i = 0; i < 2000; i++) {
						writer.write(new Holder("h", i, i));
					}
				}
				return stream.toString();
			});
			pair.check("array " + separator, (mapper) -> {
				ByteArrayOutputStream stream = new ByteArrayOutputStream();
				try (SequenceWriter writer = mapper.writer()
					.with(new MinimalPrettyPrinter(separator))
					.with((PrettyPrinter) null)
					.writeValuesAsArray(stream)) {
					for (int i = 0; i < 2000; i++) {
						writer.write(new Holder("h", List.of(i), i));
					}
				}
				return stream.toString();
			});
		}
		pair.encoded(Holder.class);
	}

	@Test
	void writesAmidstOtherTokens() {
		MapperPair pair = MapperPair.withModules();
		pair.check("amidst", (mapper) -> {
			ByteArrayOutputStream stream = new ByteArrayOutputStream();
			try (JsonGenerator generator = mapper.createGenerator(stream)) {
				generator.writeStartObject();
				for (int i = 0; i < 1500; i++) {
					generator.writeFieldName("f" + i);
					mapper.writeValue(generator, new Holder("h", "x".repeat(i % 50), i));
					generator.writeArrayFieldStart("g" + i);
					generator.writePOJO(new Holder("i", List.of(i), i));
					generator.writeRaw(" ");
					generator.writeObject(new Holder("j", null, i));
					generator.writeEndArray();
				}
				generator.writeEndObject();
			}
			return stream.toString();
		});
		pair.encoded(Holder.class);
	}

	@Test
	void failsOfDepthAsPlainJackson() {
		MapperPair pair = MapperPair.withModules();
		for (int depth : new int[] { 1, 15, 16, 30, 31, 32, 33, 34, 63, 64, 65, 66, 100, 332, 333, 334, 335, 498, 499,
				500, 501, 502, 998, 999, 1000, 1001, 1002 }) {
			Node chain = new Node(0);
			Node lists = new Node(0);
			Node maps = new Node(0);
			Node self = new Node(0);
			self.next = self;
			for (int i = 1; i < depth; i++) {
				Node next = new Node(i);
				next.next = chain;
				chain = next;
				next = new Node(i);
				next.list = List.of(lists);
				lists = next;
				next = new Node(i);
				next.map = Map.of("k", maps);
				maps = next;
			}
			for (Node node : new Node[] { chain, lists, maps, self }) {
				pair.check("depth " + depth, (mapper) -> {
					ByteArrayOutputStream stream = new ByteArrayOutputStream();
					return Outcome.of(() -> {
						mapper.writeValue(stream, node);
						return new byte[0];
					}) + stream.toString();
				});
				pair.check("direct, depth " + depth, (mapper) -> DirectUse.repeated(mapper, node)
						+ DirectUse.repeated(mapper, List.of(node, new Holder("h", node, 1))));
				pair.check("inside, depth " + depth, (mapper) -> {
					ByteArrayOutputStream stream = new ByteArrayOutputStream();
					return Outcome.of(() -> {
						mapper.writeValue(stream, List.of(List.of(new Holder("h", Map.of("a", node), 1))));
						return new byte[0];
					}) + stream.toString();
				});
			}
		}
		pair.encoded(Node.class);
	}

	@Test
	void failsWithTheStreamAsPlainJackson() throws IOException {
		MapperPair pair = MapperPair.withModules();
		List<Object> items = new ArrayList<>();
		for (int i = 0; i < 1500; i++) {
			items.add(new Holder("item " + i, List.of("\u00E4".repeat(i % 40), i), i));
		}
		Holder value = new Holder("a", items, 1);
		byte[] all = pair.plain().writeValueAsBytes(value);
		for (int room = 0; room < all.length; room += 1777) {
			int size = room;
			pair.check("room for " + room, (mapper) -> {
				Outcome outcome = Outcome.of(() -> {
					mapper.writeValue(new FullStream(size), value);
					return new byte[0];
				});
				return outcome.toString();
			});
			FullStream stream = new FullStream(size);
			Outcome.of(() -> {
				pair.generated().writeValue(stream, value);
				return new byte[0];
			});
			assertThat(stream.toByteArray()).isEqualTo(Arrays.copyOf(all, stream.size()));
		}
		pair.encoded(Holder.class);
	}

	@Test
	void threadsMayShareTheMapper() throws Exception {
		MapperPair pair = MapperPair.withModules();
		List<Object> values = new ArrayList<>();
		List<byte[]> expected = new ArrayList<>();
		for (int i = 0; i < 200; i++) {
			Object content = switch (i % 5) {
				case 0 -> new Spy();
				case 1 -> Arrays.asList(i, "t" + i, null, new Holder("n", new Spy(), i));
				case 2 -> Map.of("k", Optional.of(new Node(i)));
				case 3 -> "x".repeat(i * 50);
				default -> Thread.State.values();
			};
			values.add(new Holder("h" + i, new Holder("i", content, i), i));
			expected.add(pair.plain().writeValueAsBytes(values.get(i)));
		}
		ExecutorService threads = Executors.newFixedThreadPool(8);
		try {
			List<Future<?>> futures = new ArrayList<>();
			for (int thread = 0; thread < 8; thread++) {
				int start = thread * 25;
				futures.add(threads.submit(() -> {
					for (int i = 0; i < 4000; i++) {
						int index = (start + i) % values.size();
						assertThat(pair.generated().writeValueAsBytes(values.get(index)))
							.isEqualTo(expected.get(index));
					}
					return null;
				}));
			}
			for (Future<?> future : futures) {
				future.get();
			}
		}
		finally {
			threads.shutdownNow();
		}
		pair.encoded(Holder.class);
	}

	private static String bytes(ObjectMapper mapper, Object value) throws IOException {
		return EncodingGateTests.text(mapper.writeValueAsBytes(value)) + DirectUse.repeated(mapper, value);
	}

	@JsonPropertyOrder({ "name", "content", "number" })
	static class Holder {

		public String name;

		public Object content;

		public int number;

		Holder(String name, Object content, int number) {
			this.name = name;
			this.content = content;
			this.number = number;
		}

	}

	static class Node {

		public int number;

		public Node next;

		public List<Node> list;

		public Map<String, Node> map;

		Node(int number) {
			this.number = number;
		}

	}

	@JsonSerialize(using = SpySerializer.class)
	static class Spy {

	}

	static class SpySerializer extends JsonSerializer<Spy> {

		@Override
		public void serialize(Spy value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartObject();
			generator.writeStringField("context", Contexts.describe(generator.getOutputContext()));
			generator.writeStringField("path", generator.getOutputContext().pathAsPointer().toString());
			generator.writeEndObject();
		}

	}

	/**
	 * Written as text which another generator wrote.
	 */
	@JsonSerialize(using = InlinedSerializer.class)
	record Inlined(ObjectMapper mapper, Object value) {
	}

	static class InlinedSerializer extends JsonSerializer<Inlined> {

		@Override
		public void serialize(Inlined value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			ByteArrayOutputStream stream = new ByteArrayOutputStream();
			value.mapper().writeValue(stream, value.value());
			generator.writeRawValue(stream.toString());
		}

	}

	/**
	 * Written by a serializer which has its provider write to another generator first.
	 */
	@JsonSerialize(using = DetourSerializer.class)
	record Detour() {
	}

	static class DetourSerializer extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(takeDetour(provider));
		}

		static String takeDetour(SerializerProvider provider) throws IOException {
			ByteArrayOutputStream stream = new ByteArrayOutputStream();
			try (JsonGenerator other = provider.getGenerator().getCodec().getFactory().createGenerator(stream)) {
				((DefaultSerializerProvider) provider).serializeValue(other, List.of("x", 1));
			}
			return stream.toString();
		}

	}

	/**
	 * Written by a serializer for which the same happens while it is looked up.
	 */
	@JsonSerialize(using = EarlyDetourSerializer.class)
	record EarlyDetour() {
	}

	static class EarlyDetourSerializer extends JsonSerializer<Object> implements ContextualSerializer {

		private final String text;

		EarlyDetourSerializer() {
			this("");
		}

		EarlyDetourSerializer(String text) {
			this.text = text;
		}

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property)
				throws JsonMappingException {
			try {
				return new EarlyDetourSerializer(DetourSerializer.takeDetour(provider));
			}
			catch (IOException ex) {
				throw JsonMappingException.from(provider, "No detour", ex);
			}
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(this.text);
		}

	}

	/**
	 * Has names that are escaped.
	 */
	@JsonPropertyOrder({ "first \"\\\u00E4", "second \n" })
	static class Named {

		@JsonProperty("first \"\\\u00E4")
		public String name;

		@JsonProperty("second \n")
		public Object content;

		Named(String name, Object content) {
			this.name = name;
			this.content = content;
		}

	}

	/**
	 * Written by a serializer of its own.
	 */
	@JsonSerialize(using = AsideSerializer.class)
	record Aside(Object value) {
	}

	static class AsideSerializer extends JsonSerializer<Aside> {

		@Override
		public void serialize(Aside value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartArray();
			provider.defaultSerializeValue(value.value(), generator);
			generator.writeEndArray();
		}

	}

	/**
	 * Has a getter that writes.
	 */
	static class Nosy {

		private final ObjectMapper mapper;

		private final Object value;

		public int after = 1;

		Nosy(ObjectMapper mapper, Object value) {
			this.mapper = mapper;
			this.value = value;
		}

		public String getText() throws IOException {
			return bytes(this.mapper, List.of(this.value, 1)) + bytes(this.mapper, this.value);
		}

		public Object getValue() {
			return this.value;
		}

	}

	/**
	 * A stream with little room.
	 */
	static class FullStream extends OutputStream {

		private final ByteArrayOutputStream written = new ByteArrayOutputStream();

		private final int room;

		FullStream(int room) {
			this.room = room;
		}

		@Override
		public void write(int octet) throws IOException {
			if (this.written.size() >= this.room) {
				throw new IOException("full");
			}
			this.written.write(octet);
		}

		@Override
		public void write(byte[] bytes, int offset, int length) throws IOException {
			int fitting = Math.min(length, this.room - this.written.size());
			this.written.write(bytes, offset, fitting);
			if (fitting < length) {
				throw new IOException("full");
			}
		}

		byte[] toByteArray() {
			return this.written.toByteArray();
		}

		int size() {
			return this.written.size();
		}

	}

}
