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
		new ReflectionFreeJackson(new HandwrittenSerializers(ObjectMapper::new, false), this.served, null, encoding)
			.install(mapper);
		assertThat(mapper.writeValueAsBytes(new Customer()))
			.isEqualTo(new ObjectMapper().writeValueAsBytes(new Customer()));
		assertThat(this.served.byGeneratedCode()).contains(Customer.class.getName());
		assertThat(this.served.isEncoded(Customer.class.getName())).isEqualTo(encoding);
	}

}
