package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import io.github.reflectionfreejackson.testsupport.corpus.reading.ReadSettledTests.Line;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Properties and types about which Jackson is asked while running, since there is
 * something special about them.
 */
class ReadSettledSpecialTests {

	@Test
	void readsPropertiesOfSpecialTypes() {
		ReadParity.of(ReadSettledTests::application)
			.settled(Owner.class)
			.unsettled(Cat.class, Identified.class)
			.check(Owner.class, "{\"animal\":{\"kind\":\"cat\",\"lives\":9},\"animals\":[{\"kind\":\"cat\"}],"
					+ "\"all\":[{\"id\":2},2,1,{\"id\":1}]}", "{\"all\":[7]}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Referring.class, ReferringRecord.class)
			.check(Referring.class, "{\"same\":1,\"identified\":{\"id\":1}}",
					"{\"record\":{\"one\":{\"id\":2}},\"same\":2}", "{\"same\":7}");
	}

	@Test
	void asksJacksonAboutAnythingSpecial() {
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.WithFormat.class)
			.check(Special.WithFormat.class, "{\"day\":\"29.02.2024\"}", "{\"day\":\"2024-02-29\"}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.WithDeserializer.class)
			.check(Special.WithDeserializer.class, "{\"text\":\"a\"}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.Ignoring.class)
			.check(Special.Ignoring.class, "{\"a\":1,\"b\":2}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.IgnoringType.class)
			.check(Special.IgnoringType.class, "{\"a\":1,\"ignored\":{\"x\":1}}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.Unwrapping.class)
			.check(Special.Unwrapping.class, "{\"name\":\"a\",\"count\":1,\"own\":2}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.Merging.class)
			.updating(Special.Merging::new)
			.check(Special.Merging.class, "{\"values\":[\"b\"]}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.Setterless.class)
			.check(Special.Setterless.class, "{\"list\":[{\"own\":1,\"x\":2}],\"own\":3}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.ArrayShaped.class)
			.check(Special.ArrayShaped.class, "[1,2]", "{\"a\":1}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.Delegating.class)
			.check(Special.Delegating.class, "\"a\"", "{\"text\":\"a\"}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.DelegatingArrays.class)
			.check(Special.DelegatingArrays.class, "[\"a\"]", "{\"text\":\"a\"}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.InAnyCase.class)
			.check(Special.InAnyCase.class, "{\"a\":1}", "{\"A\":1}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.Generic.class)
			.check(ReadSettledTests.application()
				.getTypeFactory()
				.constructParametricType(Special.Generic.class, Line.class),
					"{\"value\":{\"name\":\"a\",\"count\":1}}");
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Cat.class)
			.check(Animal.class, "{\"kind\":\"cat\",\"lives\":9}");
	}

	@Test
	void reportsTypesThatCannotBeReadBeforeTheyAre() {
		ReadParity.of(ReadSettledTests::application)
			.unsettled(Special.OfBroken.class)
			.check(Special.OfBroken.class, "{}", "{\"text\":\"a\"}", "{\"broken\":{}}");
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
	interface Animal {

	}

	static class Cat implements Animal {

		public int lives;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	static class Identified {

		public int id;

		/**
		 * Messages hold the beginning of it, which must not differ from bean to bean.
		 */
		@Override
		public String toString() {
			return "identified";
		}

	}

	static class Owner {

		public Animal animal;

		public List<Animal> animals;

		public List<Identified> all;

	}

	static class Referring {

		public Identified identified;

		public Identified same;

		public ReferringRecord record;

	}

	record ReferringRecord(Identified one) {

	}

	static class Special {

		static class WithFormat {

			@JsonFormat(pattern = "dd.MM.yyyy")
			public LocalDate day;

		}

		static class WithDeserializer {

			@JsonDeserialize(using = Upper.class)
			public String text;

		}

		static final class Upper extends StdScalarDeserializer<String> {

			private static final long serialVersionUID = 1L;

			Upper() {
				super(String.class);
			}

			@Override
			public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
				return parser.getText() + "!";
			}

		}

		@JsonIgnoreProperties("b")
		static class Ignoring {

			public int a;

			public int b;

		}

		static class IgnoringType {

			public int a;

			public Ignored ignored;

		}

		@JsonIgnoreType
		static class Ignored {

			public int x;

		}

		static class Unwrapping {

			@JsonUnwrapped
			public Line line;

			public int own;

		}

		static class Setterless {

			private final List<Setterless> elements = new ArrayList<>();

			public int own;

			@JsonIgnoreProperties("own")
			public List<Setterless> getList() {
				return this.elements;
			}

		}

		static class Merging {

			@JsonMerge
			public List<String> values = new ArrayList<>(List.of("a"));

		}

		@JsonFormat(shape = JsonFormat.Shape.ARRAY)
		static class ArrayShaped {

			public int a;

			public int b;

		}

		static class Delegating {

			public String text;

			Delegating() {
			}

			@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
			Delegating(Map<String, String> values) {
				this.text = values.toString();
			}

		}

		static class DelegatingArrays {

			public String text;

			DelegatingArrays() {
			}

			@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
			DelegatingArrays(List<String> values) {
				this.text = values.toString();
			}

		}

		@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
		static class InAnyCase {

			public int a;

		}

		static class Generic<T> {

			public T value;

		}

		static class OfBroken {

			public String text;

			public Broken broken;

		}

		static class Broken {

			public void setValue(Integer value) {
			}

			public void setValue(Long value) {
			}

			@JsonIgnore
			public int nothing;

		}

	}

}
