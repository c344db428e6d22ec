package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Format;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * Structures without end.
 */
class CycleCorpusTests {

	private static final String CYCLES = "cycles: Jackson's own error";

	private static final String SELF = "self reference (FAIL_ON_SELF_REFERENCES, WRITE_SELF_REFERENCES_AS_NULL)";

	@ParameterizedTest
	@CsvSource({ "true,false", "false,true", "true,true" })
	@Covers(features = { "SerializationFeature.FAIL_ON_SELF_REFERENCES",
			"SerializationFeature.WRITE_SELF_REFERENCES_AS_NULL" }, traps = SELF, tier = 2)
	void writesSelfReference(boolean fail, boolean asNull) {
		Parity
			.of(() -> new ObjectMapper().configure(SerializationFeature.FAIL_ON_SELF_REFERENCES, fail)
				.configure(SerializationFeature.WRITE_SELF_REFERENCES_AS_NULL, asNull))
			.generated(Node.class)
			.check(Node.self());
		Parity
			.of(() -> new ObjectMapper().configure(SerializationFeature.FAIL_ON_SELF_REFERENCES, fail)
				.configure(SerializationFeature.WRITE_SELF_REFERENCES_AS_NULL, asNull))
			.generated(ArrayNode.class)
			.check(ArrayNode.self());
	}

	@ParameterizedTest
	@ValueSource(ints = { 10, 100 })
	@Covers(features = "StreamWriteConstraints.maxNestingDepth", traps = CYCLES, tier = 2)
	void failsForCycleAtDepthAsPlainJackson(int depth) {
		Node node = new Node();
		node.next = new Node();
		node.next.next = node;
		for (Object cyclic : List.of(node, Node.inList(), Node.inMap())) {
			Parity
				.of(() -> new ObjectMapper(JsonFactory.builder()
					.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(depth).build())
					.build()))
				.generated(Node.class)
				.check(() -> cyclic, Format.BYTES, Format.STREAM, Format.CHARACTERS, Format.PRETTY);
		}
	}

	@Test
	@Covers(features = "StreamWriteConstraints.maxNestingDepth", traps = CYCLES, tier = 2,
			note = "the default limit of 1000 is reached before the stack overflows")
	void failsForCycleAsPlainJackson() {
		Node node = new Node();
		node.next = new Node();
		node.next.next = node;
		inRoomyThread(() -> Parity.of(ObjectMapper::new)
			.generated(Node.class)
			.check(() -> node, Format.BYTES, Format.STREAM, Format.CHARACTERS, Format.PRETTY));
	}

	@Test
	@Covers(features = "StackOverflowError", traps = CYCLES, tier = 2,
			note = "where the stack ends differs, and so does how often a path repeats its steps")
	void overflowsForCycleAsPlainJackson() {
		ObjectMapper plain = unlimited();
		ObjectMapper generated = unlimited();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(generated);
		for (Node cyclic : List.of(Node.inList(), Node.inMap(), Node.inNode())) {
			Throwable expected = catchThrowable(() -> plain.writeValueAsBytes(cyclic));
			Throwable actual = catchThrowable(() -> generated.writeValueAsBytes(cyclic));
			assertThat(actual).isExactlyInstanceOf(expected.getClass()).isInstanceOf(JsonMappingException.class);
			assertThat(((JsonMappingException) actual).getOriginalMessage())
				.isEqualTo(((JsonMappingException) expected).getOriginalMessage())
				.contains("Infinite recursion");
			assertThat(stepsOf(actual)).isEqualTo(stepsOf(expected));
		}
		assertThat(onDemand.isGenerated(Node.class)).isTrue();
	}

	@Test
	@Covers(features = "StackOverflowError", traps = CYCLES, tier = 2, note = "a getter which calls itself")
	void overflowsInGetterAsPlainJackson() {
		Parity.of(ObjectMapper::new).generated(Recursive.class).check(new Recursive());
		Parity.of(ObjectMapper::new).generated(Recursive.class).check(List.of(new Recursive()));
		Parity.of(ObjectMapper::new).generated(MutuallyRecursive.class).check(Map.of("k", new MutuallyRecursive()));
		Parity.of(ObjectMapper::new).generated(RecursivePrivately.class).check(new RecursivePrivately());
		Parity.of(ObjectMapper::new)
			.generated(RecursiveHolder.class, Recursive.class)
			.check(List.of(new RecursiveHolder(new Recursive())));
		Parity.of(ObjectMapper::new)
			.generated(RecursiveHolder.class)
			.check(new RecursiveHolder(List.of(new RecursivePrivately())));
		Parity.of(ObjectMapper::new).generated(ByRecursiveText.class).check(List.of(new ByRecursiveText()));
	}

	/**
	 * Each step once, but for the innermost: that is where the stack happened to end. A
	 * path is as long as the stack was deep, and Jackson cuts it off at its outer end.
	 */
	private static Set<String> stepsOf(Throwable failure) {
		List<JsonMappingException.Reference> path = ((JsonMappingException) failure).getPath();
		assertThat(path).hasSizeGreaterThan(10);
		return path.subList(0, path.size() - 1)
			.stream()
			.map(JsonMappingException.Reference::getDescription)
			.collect(Collectors.toSet());
	}

	private static ObjectMapper unlimited() {
		return new ObjectMapper(JsonFactory.builder()
			.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
			.build());
	}

	private static void inRoomyThread(Runnable test) {
		Throwable[] failure = new Throwable[1];
		Thread thread = new Thread(null, test, "roomy", 64 << 20);
		thread.setUncaughtExceptionHandler((self, ex) -> failure[0] = ex);
		thread.start();
		try {
			thread.join();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		assertThat(failure[0]).isNull();
	}

	static class Node {

		public String name = "n";

		@JsonInclude(JsonInclude.Include.NON_NULL)
		public Node next;

		public Object any;

		public List<Object> list = new ArrayList<>();

		public Map<String, Object> map = new LinkedHashMap<>();

		static Node self() {
			Node node = new Node();
			node.next = node;
			node.any = node;
			return node;
		}

		static Node inNode() {
			Node node = new Node();
			node.any = new Node();
			((Node) node.any).next = node;
			return node;
		}

		static Node inList() {
			Node node = new Node();
			node.list.add(node);
			return node;
		}

		static Node inMap() {
			Node node = new Node();
			node.map.put("key", node);
			return node;
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class ArrayNode {

		public int value = 1;

		public ArrayNode next;

		static ArrayNode self() {
			ArrayNode node = new ArrayNode();
			node.next = node;
			return node;
		}

	}

	static class Recursive {

		public String good = "good";

		public String getBad() {
			return getBad() + "x";
		}

	}

	record RecursiveHolder(Object content) {
	}

	static class ByRecursiveText {

		@JsonSerialize(using = ToStringSerializer.class)
		public Object text = this;

		@Override
		public String toString() {
			return "x" + this;
		}

	}

	static class MutuallyRecursive {

		public Object getBad() {
			return other();
		}

		private String other() {
			return getBad() + "x";
		}

	}

	static class RecursivePrivately {

		@JsonProperty
		private String bad() {
			return bad() + "x";
		}

	}

}
