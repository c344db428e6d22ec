package io.github.reflectionfreejackson.testsupport;

import java.io.IOException;
import java.lang.StackWalker.StackFrame;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

/**
 * Structures so deep that the stack matters: for each level, generated code may call no
 * more methods than Jackson to write, and hardly more to read.
 */
class DeepStructuresTests {

	/**
	 * Generated code calls more methods in levels before.
	 */
	private static final int DEEP = 200;

	private static final int DEEPER = 300;

	private static final int MAX_MORE_TO_READ = 2;

	private static final ThreadLocal<List<String>> CALLERS = ThreadLocal.withInitial(List::of);

	private final ObjectMapper plain = new ObjectMapper();

	private final ObjectMapper generated = new ObjectMapper();

	private final OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(this.generated);

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, WideBean.class, BeanInList.class, Typed.class, TypedInList.class, Any.class })
	void areWrittenWithNoMoreOfTheStack(Class<? extends Node> type) throws Exception {
		for (Use write : List.<Use>of(ObjectMapper::writeValueAsBytes, ObjectMapper::writeValueAsString)) {
			write.apply(this.generated, structure(type, 2));
			IntFunction<Object> values = (depth) -> structure(type, depth);
			assertThat(methodsByLevel(this.generated, write, values))
				.isLessThanOrEqualTo(methodsByLevel(this.plain, write, values));
			assertThat(this.onDemand.isGenerated(type)).isTrue();
		}
		assertThat(this.onDemand.isEncoded(type)).isTrue();
		assertThat(this.generated.writeValueAsString(structure(type, DEEPER)))
			.isEqualTo(this.plain.writeValueAsString(structure(type, DEEPER)));
	}

	@Test
	void areWrittenInViewWithNoMoreOfTheStack() throws Exception {
		Use write = (mapper, value) -> mapper.writerWithView(Object.class).writeValueAsBytes(value);
		write.apply(this.generated, structure(Viewed.class, 2));
		IntFunction<Object> values = (depth) -> structure(Viewed.class, depth);
		assertThat(methodsByLevel(this.generated, write, values))
			.isLessThanOrEqualTo(methodsByLevel(this.plain, write, values));
		assertThat(write.apply(this.generated, structure(Viewed.class, DEEPER)))
			.isEqualTo(write.apply(this.plain, structure(Viewed.class, DEEPER)));
		assertThat(this.onDemand.isEncoded(Viewed.class)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, BeanInList.class, Typed.class, TypedInList.class, SetAfterCreation.class })
	void areReadWithHardlyMoreOfTheStack(Class<? extends Node> type) throws Exception {
		IntFunction<Object> bytes = (depth) -> json(type, depth);
		for (int i = 0; i < 2; i++) {
			for (Use read : ways(type)) {
				assertThat(methodsByLevel(this.generated, read, bytes))
					.isLessThanOrEqualTo(methodsByLevel(this.plain, read, bytes) + MAX_MORE_TO_READ);
			}
		}
		assertThat(this.onDemand.isReadStraightLine(type)).isTrue();
		Object read = this.generated.readValue(json(type, DEEPER), type);
		assertThat(this.plain.writeValueAsBytes(read)).isEqualTo(json(type, DEEPER));
	}

	/**
	 * Elements of a {@code Flux} come as buffered tokens.
	 */
	private static List<Use> ways(Class<?> type) {
		return List.of((mapper, json) -> mapper.readValue((byte[]) json, type),
				(mapper, json) -> mapper.readValue(new String((byte[]) json, StandardCharsets.UTF_8), type),
				(mapper, json) -> mapper.treeToValue(mapper.readTree((byte[]) json), type), (mapper, json) -> {
					try (JsonParser parser = mapper.createParser((byte[]) json);
							TokenBuffer tokens = new TokenBuffer(parser)) {
						parser.nextToken();
						tokens.copyCurrentStructure(parser);
						return mapper.readValue(tokens.asParser(), type);
					}
				});
	}

	@Test
	void argumentsOfWhatIsNotSettledAreReadWithHardlyMoreOfTheStack() throws Exception {
		areReadWithHardlyMoreOfTheStack(Created.class);
		assertThat(this.onDemand.isReadAsSettled(Created.class)).isFalse();
	}

	/**
	 * Jackson's limit is 1000 levels.
	 */
	@Test
	void failForCycleAsWithPlainJackson() {
		for (Class<? extends Node> type : List.of(Bean.class, BeanInList.class, Typed.class, TypedInList.class)) {
			Node cyclic = structure(type, 3);
			cyclic.innermost().contain(cyclic);
			for (Use write : List.<Use>of(ObjectMapper::writeValueAsBytes, ObjectMapper::writeValueAsString)) {
				JsonMappingException expected = failure(this.plain, write, cyclic);
				JsonMappingException actual = failure(this.generated, write, cyclic);
				assertThat(actual.getOriginalMessage()).isEqualTo(expected.getOriginalMessage())
					.startsWith("Document nesting depth (100");
				assertThat(actual.getPathReference().equals(expected.getPathReference())).isTrue();
			}
			assertThat(this.onDemand.isGenerated(type)).isTrue();
		}
	}

	private static JsonMappingException failure(ObjectMapper mapper, Use use, Object value) {
		return catchThrowableOfType(JsonMappingException.class, () -> use.apply(mapper, value));
	}

	/**
	 * What the innermost bean was asked by is proof enough of who wrote it, or read it.
	 */
	private double methodsByLevel(ObjectMapper mapper, Use use, IntFunction<Object> values) throws Exception {
		int deeper = methods(mapper, use, values.apply(DEEPER));
		return (double) (deeper - methods(mapper, use, values.apply(DEEP))) / (DEEPER - DEEP);
	}

	private int methods(ObjectMapper mapper, Use use, Object value) throws Exception {
		CALLERS.remove();
		use.apply(mapper, value);
		List<String> callers = CALLERS.get();
		assertThat(callers.get(0).contains("__")).as("%s", callers.get(0)).isEqualTo(mapper == this.generated);
		return callers.size();
	}

	private static void noteCallers() {
		CALLERS.set(StackWalker.getInstance(Set.of(StackWalker.Option.SHOW_REFLECT_FRAMES))
			.walk((frames) -> frames.skip(2).map(StackFrame::getClassName).toList()));
	}

	private static byte[] json(Class<? extends Node> type, int depth) {
		try {
			return new ObjectMapper().writeValueAsBytes(structure(type, depth));
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static Node structure(Class<? extends Node> type, int depth) {
		try {
			Node node = type.getDeclaredConstructor().newInstance();
			node.isProbe = true;
			for (int level = node.levels(); level < depth; level += node.levels()) {
				Node outer = type.getDeclaredConstructor().newInstance();
				outer.contain(node);
				node = outer;
			}
			return node;
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@FunctionalInterface
	private interface Use {

		Object apply(ObjectMapper mapper, Object value) throws IOException;

	}

	abstract static class Node {

		boolean isProbe;

		public int getProbe() {
			if (this.isProbe) {
				noteCallers();
			}
			return this.isProbe ? 1 : 0;
		}

		public void setProbe(int probe) {
			this.isProbe = probe == 1;
			if (this.isProbe) {
				noteCallers();
			}
		}

		abstract void contain(Node inner);

		int levels() {
			return 1;
		}

		abstract Node inner();

		Node innermost() {
			Node node = this;
			while (!node.isProbe) {
				node = node.inner();
			}
			return node;
		}

	}

	static class Bean extends Node {

		public Bean content;

		@Override
		void contain(Node inner) {
			this.content = (Bean) inner;
		}

		@Override
		Node inner() {
			return this.content;
		}

	}

	/**
	 * Code for so many properties is in several methods.
	 */
	static class WideBean extends Node {

		public int a = 1;

		public long b = 2;

		public double c = 3;

		public boolean d = true;

		public String e = "e";

		public Integer f;

		public String g = "g";

		public Character h = 'h';

		public List<String> i = List.of("i");

		public String j = "j";

		public WideBean content;

		public String k = "k";

		@Override
		void contain(Node inner) {
			this.content = (WideBean) inner;
		}

		@Override
		Node inner() {
			return this.content;
		}

	}

	static class Any extends Node {

		private Any content;

		@JsonAnyGetter
		public Map<String, Object> others() {
			return (this.content != null) ? Map.of("content", this.content) : Map.of();
		}

		@Override
		void contain(Node inner) {
			this.content = (Any) inner;
		}

		@Override
		Node inner() {
			return this.content;
		}

	}

	static class Viewed extends WideBean {

		@JsonView(String.class)
		public String hidden = "hidden";

		@JsonView(Object.class)
		public String shown = "shown";

	}

	static class Created extends Node {

		public Created content;

		Created() {
		}

		@JsonCreator
		Created(@JsonProperty("content") Created content, @JsonProperty("probe") int probe,
				@JsonProperty("text") @JsonDeserialize(using = StringDeserializer.class) String text) {
			this.content = content;
			this.isProbe = probe == 1;
			if (this.isProbe) {
				noteCallers();
			}
		}

		@Override
		void contain(Node inner) {
			this.content = (Created) inner;
		}

		@Override
		Node inner() {
			return this.content;
		}

	}

	static class SetAfterCreation extends Node {

		public SetAfterCreation content;

		SetAfterCreation() {
		}

		@JsonCreator
		SetAfterCreation(@JsonProperty("text") String text) {
		}

		@JsonProperty
		String getText() {
			return null;
		}

		@Override
		void contain(Node inner) {
			this.content = (SetAfterCreation) inner;
		}

		@Override
		Node inner() {
			return this.content;
		}

	}

	static class BeanInList extends Node {

		public List<BeanInList> content = new ArrayList<>();

		@Override
		void contain(Node inner) {
			this.content.add((BeanInList) inner);
		}

		@Override
		Node inner() {
			return this.content.get(0);
		}

		@Override
		int levels() {
			return 2;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes(@JsonSubTypes.Type(Typed.class))
	interface Content {

	}

	static class Typed extends Node implements Content {

		public Content content;

		@Override
		void contain(Node inner) {
			this.content = (Content) inner;
		}

		@Override
		Node inner() {
			return (Node) this.content;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
	static class TypedInList extends Node {

		public List<TypedInList> content = new ArrayList<>();

		@Override
		void contain(Node inner) {
			this.content.add((TypedInList) inner);
		}

		@Override
		Node inner() {
			return this.content.get(0);
		}

		@Override
		int levels() {
			return 2;
		}

	}

}
