package io.github.reflectionfreejackson.runtime;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Encoding}.
 */
class EncodingTests {

	private final ServedTypes served = new ServedTypes();

	/**
	 * Otherwise containers would be left to Jackson, and nobody would notice.
	 */
	@Test
	void configurationOfJacksonsSerializersCanBeRead() {
		assertThat(SerializerState.isReadable()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void encodesUnlessSwitchedOff(boolean encoding) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		GeneratedSerializers serializers = new HandwrittenSerializers(ObjectMapper::new, false) {

			@Override
			protected boolean encodesFirstValues() {
				return false;
			}

		};
		new ReflectionFreeJackson(serializers, this.served, null, encoding).install(mapper);
		byte[] expected = new ObjectMapper().writeValueAsBytes(new Customer());
		assertThat(mapper.writeValueAsBytes(new Customer())).isEqualTo(expected);
		assertThat(this.served.byGeneratedCode()).contains(Customer.class.getName());
		assertThat(this.served.isEncoded(Customer.class.getName())).as("the first one").isFalse();
		assertThat(mapper.writeValueAsBytes(new Customer())).isEqualTo(expected);
		assertThat(this.served.isEncoded(Customer.class.getName())).isEqualTo(encoding);
	}

}
