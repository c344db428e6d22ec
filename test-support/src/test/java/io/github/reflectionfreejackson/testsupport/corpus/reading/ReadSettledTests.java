package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Types for which Jackson is not asked again while running, and those for which it is.
 */
class ReadSettledTests {

	private static final String ORDER = "{\"id\":\"1d2c3b4a-5e6f-4708-8a9b-acbdcedff001\",\"total\":4.90,"
			+ "\"placed\":\"2024-02-29T21:59:58Z\",\"due\":\"2024-03-01\",\"status\":\"NEW\",\"note\":\"n\","
			+ "\"lines\":[{\"name\":\"a\",\"count\":1},{\"count\":2,\"name\":\"b\"}],\"labels\":{\"x\":\"y\"},"
			+ "\"first\":{\"name\":\"c\",\"count\":3},\"parent\":{\"note\":\"p\",\"lines\":[]},\"anything\":[1,{}]}";

	@Test
	void readsBeansAndRecords() {
		ReadParity.of(ReadSettledTests::application)
			.settled(Order.class, Line.class)
			.updating(Order::new)
			.check(Order.class, ORDER, "{\"unknown\":{},\"note\":\"x\",\"lines\":null}", "{}", "[]", "\"text\"",
					"{\"note\":null,\"status\":\"OLD\"}", "{\"note\":\"a\",\"note\":\"b\"}");
		ReadParity.of(ReadSettledTests::application)
			.settled(Sub.class)
			.check(Sub.class, "{\"value\":[\"a\"],\"own\":1,\"shared\":{\"name\":\"a\",\"count\":1}}");
		ReadParity.of(ReadSettledTests::application)
			.settled(Created.class, Line.class)
			.check(Created.class, "{\"size\":1,\"line\":{\"name\":\"a\",\"count\":1},\"other\":{\"x\":1}}",
					"{\"line\":null,\"size\":null}", "{\"size\":1}");
	}

	@Test
	void leavesToJacksonWhatItWasAskedFor() {
		ReadParity.of(() -> application().enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES))
			.settled(Line.class)
			.check(Line.class, "{\"name\":null,\"count\":1}", "{\"count\":1}");
		ReadParity.of(ReadSettledTests::application)
			.settled(Viewed.class)
			.reader((reader) -> reader.withView(Object.class))
			.check(Viewed.class, "{\"always\":1,\"sometimes\":2}");
		ReadParity.of(ReadSettledTests::application)
			.settled(Named.class)
			.check(Named.class, "{\"other\":\"a\",\"given\":1}", "{\"name\":\"a\",\"given\":\"x\"}");
		ReadParity.of(ReadSettledTests::application)
			.settled(Failing.class)
			.check(Failing.class, "{\"text\":\"a\"}", "{}");
		ReadParity.of(ReadSettledTests::application)
			.settled(FailingRecord.class)
			.check(FailingRecord.class, "{\"text\":\"a\"}", "{\"text\":null}");
	}

	@Test
	void givesDeserializersAllOfTheProperty() {
		ReadParity
			.of(() -> application().registerModule(
					new SimpleModule("telling").addDeserializer(Label.class, new TellingDeserializer(null))))
			.unsettled(Labelled.class, LabelledRecord.class)
			.check(Labelled.class, "{\"first\":\"a\",\"second\":\"b\",\"many\":[\"c\"],\"record\":{\"one\":\"d\"}}",
					"{\"first\":null,\"second\":\"\",\"record\":{\"one\":null}}");
	}

	@Test
	void readsTypesAsPropertiesAskFor() {
		ReadParity.of(ReadSettledTests::application)
			.settled(Line.class)
			.unsettled(Asking.class)
			.check(Asking.class,
					"{\"array\":[1,\"a\"],\"partly\":{\"name\":\"a\",\"count\":1},\"typed\":{\"@class\":\"x\",\"name\":\"a\"},"
							+ "\"name\":\"u\",\"count\":5,\"plain\":{\"name\":\"p\",\"count\":6},\"empties\":[null]}",
					"{\"array\":{\"name\":\"a\"}}", "{\"skipped\":null,\"empty\":null}");
	}

	@Test
	void takesWhatNoPropertyTakes() {
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Open.class)
			.straightLine(Open.class)
			.check(Open.class, "{\"x\":1,\"own\":2,\"y\":[]}", "{\"more\":[\"a\"]}");
	}

	static ObjectMapper application() {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
			.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
			.build();
	}

	static class Order {

		public UUID id;

		private BigDecimal total;

		private Instant placed = Instant.EPOCH;

		public LocalDate due;

		public Status status;

		private String note = "none";

		public List<Line> lines = List.of();

		public Map<String, String> labels = Map.of();

		public Optional<Line> first = Optional.empty();

		public Order parent;

		public Object anything;

		public BigDecimal getTotal() {
			return this.total;
		}

		public void setTotal(BigDecimal total) {
			this.total = total;
		}

		public Instant getPlaced() {
			return this.placed;
		}

		public void setPlaced(Instant placed) {
			this.placed = placed;
		}

		public String getNote() {
			return this.note;
		}

		public void setNote(String note) {
			this.note = note;
		}

	}

	enum Status {

		NEW, PAID

	}

	record Line(String name, int count) {

	}

	static class Base<T> {

		private T value;

		public Line shared;

		public T getValue() {
			return this.value;
		}

		public void setValue(T value) {
			this.value = value;
		}

	}

	static class Sub extends Base<List<String>> {

		public int own;

	}

	static class Created {

		private final int size;

		private final Line line;

		@JsonCreator
		Created(@JsonProperty(value = "size", required = true) int size, @JsonProperty("line") Line line) {
			this.size = size;
			this.line = line;
		}

		public int getSize() {
			return this.size;
		}

		public Line getLine() {
			return this.line;
		}

	}

	static class Viewed {

		public int always;

		@JsonView(String.class)
		public int sometimes;

	}

	static class Named {

		@JsonAlias("other")
		public String name;

		@JsonProperty("given")
		public int number;

	}

	static class Failing {

		Failing() {
			throw new IllegalStateException("not created");
		}

		public void setText(String text) {
		}

	}

	record FailingRecord(String text) {

		FailingRecord {
			if (text != null) {
				throw new IllegalArgumentException("not created");
			}
		}

	}

	static class Label {

		public final String told;

		Label(String told) {
			this.told = told;
		}

	}

	static class Labelled {

		public Label first;

		@Deprecated
		public Label second;

		public List<Label> many;

		public LabelledRecord record;

	}

	record LabelledRecord(Label one) {

	}

	/**
	 * Tells what it knows of the property.
	 */
	static final class TellingDeserializer extends StdScalarDeserializer<Label> implements ContextualDeserializer {

		private static final long serialVersionUID = 1L;

		private final String property;

		TellingDeserializer(String property) {
			super(Label.class);
			this.property = property;
		}

		@Override
		public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
			return new TellingDeserializer((property != null) ? property.getName() + " " + property.getType() + " "
					+ property.getMember().getRawType().getSimpleName() + " "
					+ (property.getAnnotation(Deprecated.class) != null) : "none");
		}

		@Override
		public Label deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			String text = parser.getText();
			return text.isEmpty() ? null : new Label(this.property + ": " + text);
		}

		@Override
		public Label getNullValue(DeserializationContext context) {
			return new Label(this.property + " is null");
		}

	}

	static class Asking {

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		public Line array;

		@JsonIgnoreProperties("count")
		public Line partly;

		@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, defaultImpl = Line.class)
		public Line typed;

		@JsonUnwrapped
		public Line unwrapped;

		public Line plain;

		@JsonSetter(contentNulls = Nulls.AS_EMPTY)
		public List<Open> empties;

		@JsonSetter(nulls = Nulls.SKIP)
		public Line skipped = new Line("kept", 1);

		@JsonSetter(nulls = Nulls.AS_EMPTY)
		public Open empty;

	}

	static class Open {

		public int own;

		private final Map<String, Object> others = new TreeMap<>();

		@JsonAnySetter
		void other(String name, Object value) {
			this.others.put(name, value);
		}

	}

}
