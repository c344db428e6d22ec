package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Views, on types and properties.
 */
class ViewsCorpusTests {

	private static final String TRAP = "DEFAULT_VIEW_INCLUSION, views on type and property, active view with unwrapping";

	static Stream<Arguments> views() {
		return Stream.of(Public.class, Internal.class, Other.class, Object.class)
			.flatMap((view) -> Stream.of(Arguments.of(view, true), Arguments.of(view, false)));
	}

	@ParameterizedTest
	@MethodSource("views")
	@Covers(features = { "@JsonView", "ObjectWriter.withView", "MapperFeature.DEFAULT_VIEW_INCLUSION" }, traps = TRAP,
			tier = 2)
	void writesInView(Class<?> view, boolean inclusion) {
		Parity.of(() -> mapper(inclusion))
			.generated(OnProperties.class, OnType.class, OnSubtype.class, OnRecord.class, WithMore.class, AsArray.class)
			.writer((writer) -> writer.withView(view))
			.check(List.of(new OnProperties(), new OnType(), new OnSubtype(), new OnRecord("a", "b", "c"),
					new WithMore(), new AsArray()));
	}

	@Test
	@Covers(features = "@JsonView without an active view", traps = TRAP, tier = 2)
	void writesAllWithoutView() {
		Parity.of(ObjectMapper::new)
			.generated(OnProperties.class, OnType.class, OnSubtype.class, OnRecord.class)
			.tier(2)
			.check(List.of(new OnProperties(), new OnType(), new OnSubtype(), new OnRecord("a", "b", "c")));
		Parity.of(() -> mapper(false))
			.generated(OnProperties.class, OnType.class)
			.tier(2)
			.check(List.of(new OnProperties(), new OnType()));
	}

	@ParameterizedTest
	@MethodSource("views")
	@Covers(features = { "@JsonView", "@JsonFilter", "@JsonInclude" }, traps = TRAP, tier = 1)
	void writesInViewThroughFilter(Class<?> view, boolean inclusion) {
		Parity.of(() -> mapper(inclusion).setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL))
			.generated(Filtered.class)
			.writer((writer) -> writer.withView(view)
				.with(new SimpleFilterProvider().addFilter("f", SimpleBeanPropertyFilter.serializeAllExcept("hidden"))))
			.check(List.of(new Filtered()));
	}

	@Test
	@Covers(features = "@JsonView", traps = TRAP, tier = 2)
	void failsAlikeInView() {
		Parity.of(ObjectMapper::new)
			.generated(Throwing.class)
			.writer((writer) -> writer.withView(Public.class))
			.check(List.of(new Throwing()));
		Parity.of(ObjectMapper::new)
			.generated(Throwing.class)
			.writer((writer) -> writer.withView(Other.class))
			.check(List.of(new Throwing()));
	}

	@Test
	@Covers(features = "ObjectMapper.setConfig(withView)", traps = TRAP, tier = 2)
	void writesInViewOfMapper() {
		Parity.of(() -> {
			ObjectMapper mapper = mapper(true);
			mapper.setConfig(mapper.getSerializationConfig().withView(Public.class));
			return mapper;
		}).generated(OnProperties.class, OnType.class).tier(2).check(List.of(new OnProperties(), new OnType()));
	}

	private static ObjectMapper mapper(boolean inclusion) {
		return JsonMapper.builder().configure(MapperFeature.DEFAULT_VIEW_INCLUSION, inclusion).build();
	}

	interface Public {

	}

	interface Internal extends Public {

	}

	interface Other {

	}

	static class OnProperties {

		@JsonView(Public.class)
		public String open = "open";

		@JsonView(Internal.class)
		private String closed = "closed";

		@JsonView({ Internal.class, Other.class })
		public List<Nested> both = List.of(new Nested());

		@JsonView
		public String empty = "empty";

		public String unmarked = "unmarked";

		@JsonView(Other.class)
		public int number = 1;

		public String getClosed() {
			return this.closed;
		}

		@JsonView(Public.class)
		public boolean isFlag() {
			return true;
		}

	}

	static class Nested {

		@JsonView(Other.class)
		public int other = 1;

		@JsonView(Internal.class)
		public int internal = 2;

	}

	@JsonView(Internal.class)
	static class OnType {

		public int typed = 1;

		@JsonView(Other.class)
		public int overridden = 2;

	}

	static class OnSubtype extends OnType {

		public int own = 3;

	}

	@JsonView(Public.class)
	record OnRecord(String first, @JsonView(Internal.class) String second, @JsonProperty("3") String third) {
	}

	static class WithMore {

		@JsonView(Internal.class)
		@JsonAnyGetter
		public Map<String, Integer> more = Map.of("more", 1);

		@JsonView(Public.class)
		public int number = 1;

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	static class AsArray {

		@JsonView(Internal.class)
		public int first = 1;

		@JsonView(Other.class)
		public String second = "second";

		public String third = "third";

	}

	@JsonFilter("f")
	static class Filtered {

		@JsonView(Public.class)
		public int hidden = 1;

		@JsonView(Public.class)
		public int shown = 2;

		@JsonView(Internal.class)
		public String none;

		public int unmarked = 3;

	}

	static class Throwing {

		@JsonView(Other.class)
		public String getBad() {
			throw new IllegalStateException("bad");
		}

		public int number = 1;

	}

}
