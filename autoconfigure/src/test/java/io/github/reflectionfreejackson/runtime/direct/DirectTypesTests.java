package io.github.reflectionfreejackson.runtime.direct;

import java.util.List;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link DirectTypes}.
 */
class DirectTypesTests {

	private final SerializerProvider provider = new ObjectMapper().getSerializerProviderInstance();

	@Test
	void containsStandardSerializersOfScalars() throws Exception {
		for (Class<?> type : List.of(String.class, int.class, long.class, double.class, boolean.class)) {
			assertThat(DirectTypes.contains(type, serializer(type))).as(type.getName()).isTrue();
		}
	}

	@Test
	void containsNoOtherSerializers() {
		assertThat(DirectTypes.contains(String.class, ToStringSerializer.instance)).isFalse();
		assertThat(DirectTypes.contains(int.class, ToStringSerializer.instance)).isFalse();
	}

	@Test
	void containsNoOtherTypes() throws Exception {
		for (Class<?> type : List.of(Integer.class, Object.class, char.class, float.class, short.class)) {
			assertThat(DirectTypes.contains(type, serializer(type))).as(type.getName()).isFalse();
		}
	}

	private JsonSerializer<?> serializer(Class<?> type) throws Exception {
		return this.provider.findValueSerializer(type);
	}

}
