package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.io.OutputDecorator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.direct.DirectWriter;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.runtime.write.GeneratedSerializer;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * When whole values are written without a generator, and when not.
 */
class DirectWriterGateTests {

	private static final Bean BEAN = new Bean();

	static List<JsonWriteFeature> features() {
		return EncodingGateTests.features();
	}

	static Stream<Arguments> mappers() {
		return Stream.concat(EncodingGateTests.mappers().filter((mapper) -> !isRenaming(mapper)),
				Stream.of(mapper("subclass of factory", () -> new ObjectMapper(new JsonFactory() {
				})), mapper("decorator that changes nothing",
						() -> new ObjectMapper(
								new JsonFactoryBuilder().addDecorator((factory, generator) -> generator).build())),
						mapper("output decorator",
								() -> new ObjectMapper(
										new JsonFactoryBuilder().outputDecorator(new SpaceDecorator()).build())),
						mapper("CBOR", () -> new ObjectMapper(new CBORFactory())),
						mapper("Smile", () -> new ObjectMapper(new SmileFactory())),
						mapper("wrapped root", () -> new ObjectMapper().enable(SerializationFeature.WRAP_ROOT_VALUE)),
						mapper("root name", () -> {
							ObjectMapper mapper = new ObjectMapper();
							mapper.setConfig(mapper.getSerializationConfig().withRootName("root"));
							return mapper;
						}), mapper("indented", () -> new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT))));
	}

	private static boolean isRenaming(Arguments mapper) {
		return mapper.get()[0] instanceof Named<?> named && named.getName().equals("renaming");
	}

	static Stream<Arguments> usualMappers() {
		return Stream.of(mapper("default", ObjectMapper::new),
				mapper("modules", () -> JsonMapper.builder().addModules(StarterModules.create()).build()),
				mapper("factory", () -> new ObjectMapper(new JsonFactory())),
				mapper("mapping factory", () -> new ObjectMapper(new MappingJsonFactory())),
				mapper("empty root name", () -> {
					ObjectMapper mapper = new ObjectMapper().enable(SerializationFeature.WRAP_ROOT_VALUE);
					mapper.setConfig(mapper.getSerializationConfig().withRootName(""));
					return mapper;
				}));
	}

	static Stream<Arguments> writers() {
		return Stream.of(writer("pretty", ObjectMapper::writerWithDefaultPrettyPrinter),
				writer("root name", (mapper) -> mapper.writer().withRootName("root")),
				writer("wrapped root", (mapper) -> mapper.writer(SerializationFeature.WRAP_ROOT_VALUE)),
				writer("escapes", (mapper) -> mapper.writer(new EncodingGateTests.DigitEscapes())),
				writer("feature", (mapper) -> mapper.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII)),
				writer("detection of duplicates",
						(mapper) -> mapper.writer().with(StreamWriteFeature.STRICT_DUPLICATE_DETECTION)),
				writer("indented", (mapper) -> mapper.writer(SerializationFeature.INDENT_OUTPUT)));
	}

	static Stream<Arguments> changes() {
		return Stream.of(
				change("feature",
						(mapper) -> mapper.getFactory().enable(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature())),
				change("escapes",
						(mapper) -> mapper.getFactory().setCharacterEscapes(new EncodingGateTests.DigitEscapes())),
				change("output decorator", DirectWriterGateTests::decorate),
				change("codec", (mapper) -> mapper.getFactory().setCodec(new ObjectMapper())));
	}

	@SuppressWarnings("deprecation")
	private static void decorate(ObjectMapper mapper) {
		mapper.getFactory().setOutputDecorator(new SpaceDecorator());
	}

	@ParameterizedTest
	@MethodSource("usualMappers")
	void writesWithoutGeneratorByDefault(Supplier<ObjectMapper> mappers) throws IOException {
		MapperPair pair = MapperPair.of(mappers);
		pair.check("bean", (mapper) -> DirectUse.repeated(mapper, BEAN));
		pair.encoded(Bean.class);
		assertThat(DirectUse.of(pair.generated()).isDirect(BEAN)).isTrue();
	}

	@ParameterizedTest
	@MethodSource("features")
	void stepsAsideForFeature(JsonWriteFeature feature) {
		assertStepsAside(() -> JsonMapper.builder().configure(feature, !feature.enabledByDefault()).build());
	}

	@Test
	void stepsAsideForDetectionOfDuplicates() {
		assertStepsAside(() -> JsonMapper.builder().enable(StreamWriteFeature.STRICT_DUPLICATE_DETECTION).build());
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void stepsAsideForMapper(Supplier<ObjectMapper> mappers) {
		assertStepsAside(mappers);
	}

	@ParameterizedTest
	@MethodSource("writers")
	void stepsAsideForWriter(Function<ObjectMapper, ObjectWriter> writers) {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		pair.check("writer", (mapper) -> DirectUse.of(mapper, writers.apply(mapper)).repeated(BEAN));
		assertThat(DirectUse.of(pair.generated(), writers.apply(pair.generated())).isPossible()).isFalse();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void stepsAsideForWhatIsChangedMeanwhile(Consumer<ObjectMapper> change) throws IOException {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		DirectUse plain = DirectUse.of(pair.plain());
		DirectUse direct = DirectUse.of(pair.generated());
		assertThat(direct.isDirect(BEAN)).isTrue();
		assertThat(direct.repeated(BEAN)).isEqualTo(plain.repeated(BEAN));
		change.accept(pair.plain());
		change.accept(pair.generated());
		assertThat(direct.repeated(BEAN)).isEqualTo(plain.repeated(BEAN));
		assertThat(direct.direct().write(BEAN, OutputStream.nullOutputStream())).isFalse();
		assertThat(direct.direct().sequence(OutputStream.nullOutputStream())).isNull();
	}

	@Test
	void stepsAsideWithoutGeneratedCode() {
		assertThat(DirectUse.of(new ObjectMapper()).isPossible()).isFalse();
	}

	@Test
	void stepsAsideWithoutDirectEncoding() {
		for (boolean encoding : new boolean[] { true, false }) {
			ObjectMapper mapper = new ObjectMapper();
			new ReflectionFreeJackson(new NoSerializers(), new ServedTypes(), null, encoding).install(mapper);
			assertThat(DirectUse.of(mapper).isPossible()).isEqualTo(encoding);
		}
	}

	@Test
	void stepsAsideForVerification() {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new NoSerializers(), new ServedTypes(), new ShadowVerification(0.5)).install(mapper);
		assertThat(DirectUse.of(mapper).isPossible()).isFalse();
	}

	@Test
	void stepsAsideForRootTypeThatIsNotLookedUpAhead() {
		MapperPair pair = MapperPair.of(() -> new ObjectMapper().disable(SerializationFeature.EAGER_SERIALIZER_FETCH));
		JavaType beans = pair.plain().constructType(new TypeReference<List<Bean>>() {
		});
		pair.check("root type", (mapper) -> DirectUse.of(mapper, beans).repeated(List.of(BEAN)));
		assertThat(DirectUse.of(pair.generated(), beans).isPossible()).isFalse();
		assertThat(DirectUse.of(pair.generated()).isPossible()).isTrue();
	}

	@Test
	void stepsAsideForValueThatIsNotOfTheRootType() throws IOException {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		JavaType beans = pair.plain().constructType(new TypeReference<List<Bean>>() {
		});
		pair.check("other type", (mapper) -> DirectUse.of(mapper, beans).repeated(BEAN));
		DirectUse direct = DirectUse.of(pair.generated(), beans);
		assertThat(direct.direct().write(BEAN, OutputStream.nullOutputStream())).isFalse();
		assertThat(direct.isDirect(List.of(BEAN))).isTrue();
	}

	@Test
	void stepsAsideForTypeIdsAroundValues() throws IOException {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		JavaType shapes = pair.plain().constructType(new TypeReference<List<Shape>>() {
		});
		pair.check("list", (mapper) -> DirectUse.of(mapper, shapes).repeated(List.of(new Shape())));
		pair.check("bean", (mapper) -> DirectUse.repeated(mapper, new Shape()));
		assertThat(DirectUse.of(pair.generated(), shapes).isDirect(List.of(new Shape()))).isFalse();
		assertThat(DirectUse.of(pair.generated()).isDirect(new Shape())).isFalse();
	}

	@Test
	void stepsAsideForObjectIds() throws IOException {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		Identified identified = new Identified();
		for (Object value : new Object[] { identified, List.of(identified, BEAN, identified),
				new Object[] { BEAN, identified } }) {
			pair.check("ids", (mapper) -> DirectUse.repeated(mapper, value));
			assertThat(DirectUse.of(pair.generated()).isDirect(value)).isFalse();
		}
	}

	@Test
	void stepsAsideForValuesThatAreClosed() throws IOException {
		MapperPair pair = MapperPair.of(() -> new ObjectMapper().enable(SerializationFeature.CLOSE_CLOSEABLE));
		pair.check("closeable", (mapper) -> {
			ClosingBean bean = new ClosingBean();
			return DirectUse.repeated(mapper, bean) + bean.closed;
		});
		assertThat(DirectUse.of(pair.generated()).isDirect(new ClosingBean())).isFalse();
		MapperPair other = MapperPair.of(ObjectMapper::new);
		other.check("closeable", (mapper) -> DirectUse.repeated(mapper, new ClosingBean()));
		assertThat(DirectUse.of(other.generated()).isDirect(new ClosingBean())).isTrue();
	}

	@Test
	void stepsAsideForBeansWithoutProperties() {
		for (boolean failing : new boolean[] { true, false }) {
			MapperPair pair = MapperPair
				.of(() -> new ObjectMapper().configure(SerializationFeature.FAIL_ON_EMPTY_BEANS, failing));
			pair.check("empty", (mapper) -> DirectUse.repeated(mapper, new Object())
					+ DirectUse.repeated(mapper, List.of(BEAN, new Object())));
		}
	}

	@Test
	void leavesOutWhatIsNotInView() throws IOException {
		MapperPair pair = MapperPair.of(ObjectMapper::new);
		for (Class<?> view : new Class<?>[] { Bean.class, Shape.class, Object.class }) {
			pair.check("view", (mapper) -> DirectUse.of(mapper, mapper.writerWithView(view)).repeated(new Viewed()));
		}
		ObjectMapper mapper = pair.generated();
		assertThat(DirectUse.of(mapper, mapper.writerWithView(Bean.class)).isDirect(new Viewed())).isTrue();
		assertThat(DirectUse.of(mapper).isDirect(new Viewed())).isTrue();
	}

	@Test
	void heedsHowDeepValuesMayBe() {
		for (int max = 0; max < 5; max++) {
			int depth = max;
			MapperPair pair = MapperPair.of(() -> new ObjectMapper(new JsonFactoryBuilder()
				.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(depth).build())
				.build()));
			for (Object value : new Object[] { BEAN, List.of(), List.of(BEAN), List.of(BEAN, List.of(List.of(BEAN))),
					new Object[] { new Bean[] { BEAN } } }) {
				pair.check("depth " + max, (mapper) -> DirectUse.repeated(mapper, value));
			}
			assertThat(DirectUse.of(pair.generated()).isPossible()).isTrue();
		}
	}

	@Test
	void stepsAsideForOtherSeparatorOfSequences() {
		for (String separator : new String[] { " ", "\n", "", null }) {
			ObjectMapper mapper = MapperPair.of(ObjectMapper::new).generated();
			mapper.getFactory().setRootValueSeparator(separator);
			DirectWriter writer = DirectWriter.of(mapper, mapper.writer(), null);
			assertThat(writer).isNotNull();
			assertThat(writer.sequence(OutputStream.nullOutputStream()) != null).isEqualTo(" ".equals(separator));
		}
	}

	private static void assertStepsAside(Supplier<ObjectMapper> mappers) {
		MapperPair pair = MapperPair.of(mappers);
		pair.check("mapper", (mapper) -> DirectUse.repeated(mapper, BEAN));
		assertThat(DirectUse.of(pair.generated()).isPossible()).isFalse();
	}

	private static Arguments mapper(String name, Supplier<ObjectMapper> mappers) {
		return Arguments.of(Named.of(name, mappers));
	}

	private static Arguments writer(String name, Function<ObjectMapper, ObjectWriter> writers) {
		return Arguments.of(Named.of(name, writers));
	}

	private static Arguments change(String name, Consumer<ObjectMapper> change) {
		return Arguments.of(Named.of(name, change));
	}

	static class Bean {

		public String text = "a\"'/\\\u00E4\uD83D\uDE00\n1\u0001";

		public String nothing;

		public double nan = Double.NaN;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
	static class Shape {

		public int size = 1;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Identified {

		public String a = "a";

	}

	static class Viewed {

		@JsonView(Bean.class)
		public String bean = "b";

		@JsonView(Shape.class)
		public String shape = "s";

		public int any = 1;

	}

	static class ClosingBean implements Closeable {

		public int number = 1;

		private int closed;

		@Override
		public void close() {
			this.closed++;
		}

	}

	static class SpaceDecorator extends OutputDecorator {

		private static final long serialVersionUID = 1L;

		@Override
		public OutputStream decorate(IOContext context, OutputStream out) throws IOException {
			out.write(' ');
			return out;
		}

		@Override
		public Writer decorate(IOContext context, Writer writer) {
			return writer;
		}

	}

	static class NoSerializers extends GeneratedSerializers {

		@Override
		public Map<String, String> fingerprint() {
			return Map.of();
		}

		@Override
		protected List<String> typeNames() {
			return List.of();
		}

		@Override
		protected GeneratedSerializer<?> create(Class<?> type) {
			return null;
		}

		@Override
		public String reasonForFallback(Class<?> type) {
			return null;
		}

	}

}
