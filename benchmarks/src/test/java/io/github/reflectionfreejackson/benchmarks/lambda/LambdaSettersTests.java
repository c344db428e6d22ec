package io.github.reflectionfreejackson.benchmarks.lambda;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.benchmarks.flat.Records;
import io.github.reflectionfreejackson.benchmarks.flat.Setters;
import io.github.reflectionfreejackson.benchmarks.payload.Numbers;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests {@link LambdaSetters}.
 */
class LambdaSettersTests {

	private final List<BeanDeserializerBase> deserializers = new ArrayList<>();

	private final ObjectMapper mapper = new ObjectMapper()
		.registerModule(new SimpleModule("lambdas").setDeserializerModifier(new LambdaSetters()))
		.registerModule(new SimpleModule("recording").setDeserializerModifier(new BeanDeserializerModifier() {

			@Override
			public JsonDeserializer<?> modifyDeserializer(DeserializationConfig config, BeanDescription description,
					JsonDeserializer<?> deserializer) {
				if (deserializer instanceof BeanDeserializerBase bean) {
					LambdaSettersTests.this.deserializers.add(bean);
				}
				return deserializer;
			}

		}));

	@Test
	void settersAreLambdas() throws IOException {
		Setters.Mixed20 bean = this.mapper.readValue("{\"region\":17,\"code\":\"text\",\"channel\":true}",
				Setters.Mixed20.class);
		assertThat(bean.getRegion()).isEqualTo(17);
		assertThat(bean.getCode()).isEqualTo("text");
		assertThat(bean.isChannel()).isTrue();
		assertThat(properties()).hasSize(20).allMatch(LambdaProperty.class::isInstance);
	}

	@Test
	void otherPrimitivesAreUnboxed() throws IOException {
		Numbers numbers = this.mapper.readValue("{\"port\":80,\"load\":0.5,\"priority\":7}", Numbers.class);
		assertThat(numbers.getPort()).isEqualTo((short) 80);
		assertThat(numbers.getLoad()).isEqualTo(0.5f);
		assertThat(numbers.getPriority()).isEqualTo((byte) 7);
		assertThat(properties()).allMatch(LambdaProperty.class::isInstance);
	}

	@Test
	void whatIsNotCommonIsReadAsByJackson() throws IOException {
		String json = "{\"code\":null,\"region\":\"17\",\"owner\":null,\"origin\":3,\"channel\":\"true\"}";
		assertThat(this.mapper.readValue(json, Setters.Mixed20.class)).usingRecursiveComparison()
			.isEqualTo(new ObjectMapper().readValue(json, Setters.Mixed20.class));
	}

	@Test
	void creatorsAreLeftToJackson() throws IOException {
		assertThat(this.mapper.readValue("{\"code\":\"text\",\"region\":17}", Records.Mixed2.class))
			.isEqualTo(new Records.Mixed2("text", 17));
		assertThat(properties()).noneMatch(LambdaProperty.class::isInstance);
	}

	private List<SettableBeanProperty> properties() {
		List<SettableBeanProperty> properties = new ArrayList<>();
		this.deserializers.forEach((deserializer) -> deserializer.properties().forEachRemaining(properties::add));
		return properties;
	}

}
