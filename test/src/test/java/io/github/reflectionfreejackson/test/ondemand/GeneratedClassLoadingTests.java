package io.github.reflectionfreejackson.test.ondemand;

import java.util.Objects;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class GeneratedClassLoadingTests {

	@Test
	void loadWhenSourcesAreTheSameForSeveralMappersLoadsOnce() {
		assertThat(generatedWith(new ObjectMapper())).isSameAs(generatedWith(new ObjectMapper()));
	}

	@Test
	void loadWhenSourcesDifferLoadsEach() {
		ObjectMapper other = JsonMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build();
		assertThat(generatedWith(other)).isNotSameAs(generatedWith(new ObjectMapper()));
		assertThat(generatedWith(other)).isSameAs(generatedWith(other.copy()));
	}

	private static Class<?> generatedWith(ObjectMapper mapper) {
		return Objects.requireNonNull(new OnDemandSerializers(mapper).create(Item.class)).getClass();
	}

	record Item(String longName) {
	}

}
