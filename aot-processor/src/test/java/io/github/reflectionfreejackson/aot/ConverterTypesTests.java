package io.github.reflectionfreejackson.aot;

import java.util.List;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import org.junit.jupiter.api.Test;

import org.springframework.stereotype.Component;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that types are found which properties are converted to, or from, by converters
 * that the mapper's instantiator makes.
 */
class ConverterTypesTests {

	@Test
	void converterMayHaveBeansInjected() {
		AotOutput output = AotApplication.of(Unit.class).include(Parcel.class).process();
		output.run((application) -> {
			application.assertGenerated(new Parcel());
			assertThat(application.mapper().writeValueAsString(new Parcel()))
				.isEqualTo("{\"weight\":{\"value\":\"3 kg\"},\"sizes\":[{\"size\":1},{\"size\":2}]}");
			assertThat(application.served()).contains(Weight.class.getName(), Size.class.getName());
		});
	}

	@Test
	void converterForReadingMayHaveBeansInjected() {
		AotApplication.of(Unit.class)
			.include(Delivery.class)
			.process()
			.run((application) -> application.assertRead(Delivery.class,
					"{\"weight\":{\"value\":\"3\"},\"sizes\":[{\"size\":1},{\"size\":2}]}", "{\"weight\":3}",
					"{\"sizes\":[{\"size\":\"x\"}]}"));
	}

	static class Parcel {

		@JsonSerialize(converter = WeightConverter.class)
		public int weight = 3;

		@JsonSerialize(contentConverter = SizeConverter.class)
		public List<Integer> sizes = List.of(1, 2);

	}

	static class Delivery {

		@JsonDeserialize(converter = WeightReader.class)
		public String weight = "";

		private List<Integer> sizes = List.of();

		@JsonDeserialize(contentConverter = SizeReader.class)
		public void setSizes(List<Integer> sizes) {
			this.sizes = sizes;
		}

	}

	record Weight(String value) {
	}

	record Size(int size) {
	}

	@Component
	static class Unit {

		String name() {
			return "kg";
		}

	}

	static class WeightConverter extends StdConverter<Integer, Weight> {

		private final Unit unit;

		WeightConverter(Unit unit) {
			this.unit = unit;
		}

		@Override
		public Weight convert(Integer value) {
			return new Weight(value + " " + this.unit.name());
		}

	}

	static class SizeConverter extends StdConverter<Integer, Size> {

		@Override
		public Size convert(Integer value) {
			return new Size(value);
		}

	}

	static class WeightReader extends StdConverter<Weight, String> {

		private final Unit unit;

		WeightReader(Unit unit) {
			this.unit = unit;
		}

		@Override
		public String convert(Weight value) {
			return value.value() + " " + this.unit.name();
		}

	}

	static class SizeReader extends StdConverter<Size, Integer> {

		@Override
		public Integer convert(Size value) {
			return value.size();
		}

	}

}
