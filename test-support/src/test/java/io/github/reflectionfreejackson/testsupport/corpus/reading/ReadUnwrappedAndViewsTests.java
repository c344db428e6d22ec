package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Properties of other beans, and views.
 */
class ReadUnwrappedAndViewsTests {

	@ParameterizedTest
	@ValueSource(classes = { Unwrapping.class, BySetter.class, ByCreator.class, ByParameter.class, WithRest.class,
			OfRecord.class, Deep.class, Ignoring.class })
	@CoversReading("unwrapped")
	void readsUnwrapped(Class<?> type) {
		String[] documents = { "{\"name\":\"a\",\"x\":1,\"y\":2}", "{\"p.x\":3,\"p.y\":4,\"name\":\"a\"}",
				"{\"x\":null,\"p.o.x\":5,\"name\":\"b\",\"other\":1}" };
		ReadParity.of(ObjectMapper::new).generated(type).check(type, documents);
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
			.generated(type)
			.check(type, documents);
	}

	@Test
	@CoversReading({ "unwrapped", "@JsonMerge and readerForUpdating" })
	void readsUnwrappedIntoExistingValue() {
		ReadParity.of(ObjectMapper::new)
			.generated(Unwrapping.class, Point.class)
			.updating(Unwrapping::new)
			.check(Unwrapping.class, "{\"name\":\"a\",\"x\":1}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Object.class, Basic.class, Detailed.class, Other.class })
	@CoversReading("views")
	void readsInView(Class<?> view) {
		String[] documents = { "{\"always\":1,\"basic\":2,\"detailed\":3,\"both\":4}",
				"{\"nested\":{\"basic\":1,\"detailed\":2},\"list\":[{\"detailed\":1}]}" };
		for (boolean inclusion : new boolean[] { true, false }) {
			ReadParity.of(() -> JsonMapper.builder().configure(MapperFeature.DEFAULT_VIEW_INCLUSION, inclusion).build())
				.generated(Viewed.class)
				.reader((reader) -> reader.withView(view))
				.updating(Viewed::new)
				.check(Viewed.class, documents);
			ReadParity.of(() -> JsonMapper.builder().configure(MapperFeature.DEFAULT_VIEW_INCLUSION, inclusion).build())
				.generated(ViewedCreator.class)
				.reader((reader) -> reader.withView(view))
				.check(ViewedCreator.class, "{\"always\":1,\"basic\":2,\"detailed\":3}");
		}
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.FAIL_ON_UNEXPECTED_VIEW_PROPERTIES))
			.generated(Viewed.class)
			.reader((reader) -> reader.withView(view))
			.check(Viewed.class, documents);
		ReadParity.of(ObjectMapper::new)
			.generated(ViewedUnwrapping.class)
			.reader((reader) -> reader.withView(view))
			.check(ViewedUnwrapping.class, "{\"x\":1,\"y\":2,\"name\":\"a\"}");
	}

	@Test
	@CoversReading("views")
	void readsWithoutView() {
		ReadParity.of(ObjectMapper::new)
			.generated(Viewed.class)
			.check(Viewed.class, "{\"always\":1,\"basic\":2,\"detailed\":3,\"both\":4}");
	}

	static class Point {

		public Integer x = 0;

		private int y;

		public void setY(int y) {
			this.y = y;
		}

	}

	record PointRecord(Integer x, int y) {
	}

	static class Unwrapping {

		public String name;

		@JsonUnwrapped
		public Point point = new Point();

		@JsonUnwrapped(prefix = "p.")
		private Point prefixed;

	}

	static class BySetter {

		private Object[] set = new Object[2];

		@JsonUnwrapped
		public void setPoint(Point point) {
			this.set[0] = point;
		}

		public void setName(String name) {
			this.set[1] = name;
		}

	}

	static class ByCreator {

		private final String name;

		@JsonUnwrapped
		private Point point;

		@JsonUnwrapped(prefix = "p.")
		public Point prefixed;

		@JsonCreator
		ByCreator(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

	static class ByParameter {

		private final Object[] values;

		@JsonCreator
		ByParameter(@JsonProperty("name") String name, @JsonUnwrapped Point point,
				@JsonUnwrapped(prefix = "p.") Point prefixed) {
			this.values = new Object[] { name, point, prefixed };
		}

	}

	static class WithRest extends Unwrapping {

		private final Map<String, Object> rest = new TreeMap<>();

		@JsonAnySetter
		void put(String name, Object value) {
			this.rest.put(name, value);
		}

	}

	static class OfRecord {

		public String name;

		@JsonUnwrapped
		public PointRecord point;

	}

	static class Middle {

		@JsonUnwrapped(prefix = "o.")
		public Point inner;

		@JsonProperty("o.name")
		public String name;

	}

	static class Deep {

		@JsonUnwrapped(prefix = "p.")
		public Middle middle;

		public String name;

	}

	static class Ignoring {

		public String name;

		@JsonUnwrapped
		@JsonIgnoreProperties("y")
		public Point point;

		@JsonUnwrapped(enabled = false)
		public Point p;

	}

	interface Basic {

	}

	interface Detailed extends Basic {

	}

	interface Other {

	}

	static class Viewed {

		public int always;

		@JsonView(Basic.class)
		public int basic;

		private int more;

		@JsonView({ Detailed.class, Other.class })
		public Integer both;

		@JsonView(Basic.class)
		public Viewed nested;

		public List<Viewed> list;

		@JsonView(Detailed.class)
		public void setDetailed(int value) {
			this.more = value;
		}

	}

	@JsonView(Detailed.class)
	static class ViewedCreator {

		private final Object[] values;

		@JsonCreator
		ViewedCreator(@JsonProperty("always") int always, @JsonProperty("basic") @JsonView(Basic.class) int basic,
				@JsonProperty("detailed") @JsonView(Detailed.class) Integer detailed) {
			this.values = new Object[] { always, basic, detailed };
		}

	}

	static class ViewedUnwrapping {

		@JsonUnwrapped
		@JsonView(Basic.class)
		public Point point;

		@JsonView(Other.class)
		public String name;

	}

}
