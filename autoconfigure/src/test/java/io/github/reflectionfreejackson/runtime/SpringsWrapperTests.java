package io.github.reflectionfreejackson.runtime;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.Test;

import org.springframework.http.converter.json.MappingJacksonValue;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that Spring's wrapper of values is not listed as written: Jackson is asked
 * whether it could write it, and is given what is in it.
 */
class SpringsWrapperTests {

	@Test
	@SuppressWarnings("deprecation")
	void wrapperIsNotListed() {
		ObjectMapper mapper = new ObjectMapper();
		ServedTypes served = new ServedTypes();
		new ReflectionFreeJackson(HandwrittenTypes.serializers(ObjectMapper::new, false), served).install(mapper);
		assertThat(mapper.canSerialize(MappingJacksonValue.class)).isTrue();
		assertThat(mapper.canSerialize(Unseen.class)).isTrue();
		assertThat(served.byReflection()).containsOnlyKeys(Unseen.class.getName());
	}

	record Unseen(String text) {
	}

}
