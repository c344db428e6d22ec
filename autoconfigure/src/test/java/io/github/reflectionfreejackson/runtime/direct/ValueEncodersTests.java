package io.github.reflectionfreejackson.runtime.direct;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.std.UUIDSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ValueEncoders}.
 */
class ValueEncodersTests {

	private static final ObjectMapper MAPPER = JsonMapper.builder().addModule(new Jdk8Module()).build();

	@ParameterizedTest
	@ValueSource(classes = { String.class, Integer.class, UUID.class, OptionalInt.class, OptionalLong.class,
			OptionalDouble.class, Optional.class })
	void serializersOfJacksonsOwnAreEncoded(Class<?> type) throws JsonMappingException {
		JsonSerializer<?> serializer = MAPPER.getSerializerProviderInstance().findValueSerializer(type);
		assertThat(ValueEncoders.of(serializer).canEncode()).isTrue();
	}

	@Test
	void serializersThatExtendJacksonsOwnAreNot() {
		assertThat(ValueEncoders.of(new UUIDSerializer() {
		}).canEncode()).isFalse();
	}

}
