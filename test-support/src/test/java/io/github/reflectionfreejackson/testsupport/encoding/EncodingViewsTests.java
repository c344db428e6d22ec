package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerBuilder;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.impl.FilteredBeanPropertyWriter;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * While a view is active, what is in it is encoded, and what is not is not even read.
 */
class EncodingViewsTests {

	private static final List<Class<?>> VIEWS = List.of(Public.class, Internal.class, Other.class, String.class);

	static Stream<Arguments> types() {
		return Stream.of(type(new OnProperties()), type(new OnType()), type(new OnRecord("a", null, 3)),
				type(new Many()), type(new Holder()), type(new Removed()));
	}

	private static Arguments type(Object value) {
		return Arguments.of(Named.of(value.getClass().getSimpleName(), value));
	}

	private static ObjectMapper mapper(boolean inclusion) {
		return JsonMapper.builder()
			.addModules(StarterModules.create())
			.configure(MapperFeature.DEFAULT_VIEW_INCLUSION, inclusion)
			.build();
	}

	@ParameterizedTest
	@MethodSource("types")
	void encodesWhatIsInView(Object value) throws IOException {
		for (Class<?> view : VIEWS) {
			for (boolean inclusion : new boolean[] { true, false }) {
				MapperPair pair = MapperPair.of(() -> mapper(inclusion));
				checkIn(view, value, pair);
				pair.encoded(value.getClass());
				assertThat(DirectUse.of(pair.generated(), pair.generated().writerWithView(view)).isDirect(value))
					.as("%s is encoded as a whole", view)
					.isTrue();
			}
		}
	}

	@ParameterizedTest
	@MethodSource("types")
	void knowsViewsOfOneMapperApart(Object value) {
		MapperPair pair = MapperPair.of(() -> mapper(false));
		for (int i = 0; i < 2; i++) {
			for (Class<?> view : VIEWS) {
				checkIn(view, value, pair);
			}
			pair.check("all", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(List.of(value, value))));
		}
	}

	private static void checkIn(Class<?> view, Object value, MapperPair pair) {
		for (Object whole : List.of(value, List.of(value, value), Map.of("key", value), Optional.of(value),
				new Object[] { value })) {
			pair.check(view + " as bytes",
					(mapper) -> EncodingGateTests.text(mapper.writerWithView(view).writeValueAsBytes(whole)));
			pair.check(view + " as text", (mapper) -> mapper.writerWithView(view).writeValueAsString(whole));
		}
	}

	@Test
	void isStraightLineInView() throws IOException {
		ObjectMapper mapper = MapperPair.of(() -> mapper(false)).generated();
		assertThat(mapper.writerWithView(Public.class).writeValueAsString(new Witness()))
			.isEqualTo("{\"reader\":\"serialize\"}");
		assertThat(EncodingGateTests.text(mapper.writerWithView(Public.class).writeValueAsBytes(new Witness())))
			.isEqualTo("{\"reader\":\"encode\"}");
	}

	@Test
	void doesNotReadWhatIsNotInView() {
		MapperPair pair = MapperPair.of(() -> mapper(true));
		pair.check("without", (mapper) -> EncodingGateTests
			.text(mapper.writerWithView(Public.class).writeValueAsBytes(List.of(new Throwing(), new Throwing()))));
		pair.encoded(Throwing.class);
		for (UnaryOperator<Object> wrapper : List.<UnaryOperator<Object>>of(UnaryOperator.identity(), List::of)) {
			Object value = wrapper.apply(new Throwing());
			pair.check("with",
					(mapper) -> EncodingGateTests.text(mapper.writerWithView(Other.class).writeValueAsBytes(value)));
			pair.check("text", (mapper) -> mapper.writerWithView(Other.class).writeValueAsString(value));
		}
	}

	@Test
	void tellsGeneratorsThatWantToKnowWhatIsLeftOut() {
		MapperPair.of(() -> mapper(false)).check("omitted", (mapper) -> {
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			StringBuilder omitted = new StringBuilder();
			try (JsonGenerator generator = new JsonGeneratorDelegate(mapper.createGenerator(output)) {
				@Override
				public boolean canOmitFields() {
					return false;
				}

				@Override
				public void writeOmittedField(String fieldName) {
					omitted.append(fieldName).append(' ');
				}
			}) {
				mapper.writerWithView(Public.class).writeValue(generator, new OnProperties());
			}
			return omitted + output.toString();
		});
	}

	@Test
	void leavesToJacksonWhatAModifierFilters() {
		for (BeanSerializerModifier modifier : List.of(new WithoutFirst(), new InViewOfItsOwn())) {
			MapperPair pair = MapperPair
				.of(() -> mapper(true).registerModule(new SimpleModule().setSerializerModifier(modifier)));
			for (Class<?> view : VIEWS) {
				pair.check(view + " of a modifier", (mapper) -> EncodingGateTests
					.text(mapper.writerWithView(view).writeValueAsBytes(List.of(new Plain(), new Plain()))));
			}
			pair.notEncoded(Plain.class);
			pair.check("no view", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(new Plain())));
			pair.encoded(Plain.class);
		}
	}

	@Test
	void leavesToJacksonMoreViewsThanItRemembers() throws IOException {
		MapperPair pair = MapperPair.of(() -> mapper(true));
		List<Class<?>> views = new ArrayList<>();
		for (int i = 0; i < 70; i++) {
			views.add(view());
		}
		for (Class<?> view : views) {
			pair.check(view.getName(), (mapper) -> EncodingGateTests
				.text(mapper.writerWithView(view).writeValueAsBytes(List.of(new OnType(), new OnType()))));
		}
		ObjectMapper mapper = pair.generated();
		assertThat(DirectUse.of(mapper, mapper.writerWithView(views.get(0))).isDirect(new OnType())).isTrue();
		assertThat(DirectUse.of(mapper, mapper.writerWithView(views.get(69))).isDirect(new OnType())).isFalse();
	}

	/**
	 * Return a class that is in the view {@link Internal}.
	 */
	private static Class<?> view() {
		return Proxy.newProxyInstance(new ClassLoader(EncodingViewsTests.class.getClassLoader()) {
		}, new Class<?>[] { Internal.class }, (proxy, method, arguments) -> null).getClass();
	}

	@Test
	void failsAlikeWhereAViewIsMissing() {
		MapperPair pair = MapperPair.of(() -> mapper(true).setAnnotationIntrospector(new WithoutView()));
		for (Object value : List.of(new Plain(), List.of(new Plain()), Map.of("key", new Plain()))) {
			pair.check("missing view", (mapper) -> {
				ByteArrayOutputStream output = new ByteArrayOutputStream();
				try {
					mapper.writerWithView(Public.class).writeValue(output, value);
				}
				catch (JsonMappingException ex) {
					return output + ex.getPathReference();
				}
				return output.toString();
			});
		}
	}

	public interface Public {

	}

	public interface Internal extends Public {

	}

	interface Other {

	}

	static class Plain {

		public int first = 1;

		public String second = "2";

	}

	static class OnProperties {

		@JsonView(Public.class)
		public String open = "open";

		@JsonView(Internal.class)
		private String closed = "closed";

		@JsonView({ Internal.class, Other.class })
		public List<OnType> both = List.of(new OnType(), new OnType());

		@JsonView
		public String empty = "empty";

		public String unmarked = "unmarked";

		@JsonView(Other.class)
		public long number = 1;

		@JsonView(Public.class)
		public Object nothing;

		public String getClosed() {
			return this.closed;
		}

		@JsonView(Public.class)
		public boolean isFlag() throws Exception {
			return true;
		}

	}

	@JsonView(Internal.class)
	static class OnType {

		public int typed = 1;

		@JsonView(Other.class)
		public double overridden = 2;

	}

	@JsonView(Public.class)
	record OnRecord(String first, @JsonView(Internal.class) String second, @JsonView(Other.class) int third) {
	}

	static class Holder {

		public Plain plain = new Plain();

		@JsonView(Public.class)
		public Plain shown = new Plain();

		@JsonView(Public.class)
		public List<Plain> more = List.of(new Plain(), new Plain());

		@JsonView(Internal.class)
		public OnProperties viewed = new OnProperties();

	}

	@JsonIgnoreProperties("removed")
	static class Removed {

		@JsonView(Public.class)
		public int removed = 1;

		@JsonView(Public.class)
		public int shown = 2;

		@JsonView(Other.class)
		public int other = 3;

	}

	static class Many {

		@JsonView(Public.class)
		public int a = 1;

		@JsonView(Other.class)
		public int b = 2;

		public int c = 3;

		@JsonView(Public.class)
		public int d = 4;

		@JsonView(Other.class)
		public int e = 5;

		public int f = 6;

		@JsonView(Public.class)
		public int g = 7;

		@JsonView(Other.class)
		public int h = 8;

		public int i = 9;

		@JsonView(Public.class)
		public int j = 10;

		@JsonView(Other.class)
		public int k = 11;

		@JsonView(Public.class)
		public String l = "12";

	}

	static class Throwing {

		@JsonView(Public.class)
		public int first = 1;

		@JsonView(Other.class)
		public String getBad() {
			throw new IllegalStateException("bad");
		}

		@JsonView(Public.class)
		public int last = 2;

	}

	static class Witness {

		@JsonView(Public.class)
		public String getReader() {
			return StackWalker.getInstance()
				.walk((frames) -> frames.skip(1).findFirst())
				.map(StackWalker.StackFrame::getMethodName)
				.orElseThrow();
		}

		@JsonView(Other.class)
		public String getOther() {
			return "other";
		}

	}

	private static final class WithoutView extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public Class<?>[] findViews(Annotated annotated) {
			return annotated.getName().equals("second") ? new Class<?>[] { null } : super.findViews(annotated);
		}

	}

	private static final class WithoutFirst extends BeanSerializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public BeanSerializerBuilder updateBuilder(SerializationConfig config, BeanDescription description,
				BeanSerializerBuilder builder) {
			BeanPropertyWriter[] filtered = builder.getProperties().toArray(BeanPropertyWriter[]::new);
			filtered[0] = null;
			builder.setFilteredProperties(filtered);
			return builder;
		}

	}

	private static final class InViewOfItsOwn extends BeanSerializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public BeanSerializerBuilder updateBuilder(SerializationConfig config, BeanDescription description,
				BeanSerializerBuilder builder) {
			BeanPropertyWriter[] filtered = builder.getProperties().toArray(BeanPropertyWriter[]::new);
			filtered[1] = FilteredBeanPropertyWriter.constructViewBased(filtered[1], new Class<?>[] { Public.class });
			builder.setFilteredProperties(filtered);
			return builder;
		}

	}

}
