package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Address;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.DistrustedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests verification of writing with mappers that are changed after they were used.
 */
class VerificationOfChangedMapperTests {

	private static final String CUSTOMER = "{\"name\":\"Jane Roe\",\"address\":{\"street\":\"Elm Street\",\"visitors\":null}}";

	private final ShadowVerification verification = new ShadowVerification(1);

	private final ServedTypes served = new ServedTypes();

	@Test
	void writeAfterCachesAreClearedIsAsMapperIsSetUp() throws Exception {
		ObjectMapper mapper = mapper(this.verification);
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		assertThat(this.served.byGeneratedCode()).containsExactly(Address.class.getName(), Customer.class.getName());
		mapper.addMixIn(Address.class, OfRoads.class);
		mapper.clearCaches();
		assertThat(mapper.writeValueAsString(new Customer()))
			.isEqualTo(new ObjectMapper().addMixIn(Address.class, OfRoads.class).writeValueAsString(new Customer()))
			.contains("\"road\"");
		assertThat(this.verification.equal()).isEqualTo(2);
		assertThat(this.served.byGeneratedCode()).containsExactly(Customer.class.getName());
	}

	/**
	 * Plain Jackson keeps the serializers that it has, while all that writes by generated
	 * code is made anew when a type steps back.
	 */
	@Test
	void writeWithWhatWasMadeBeforeTheMapperWasChangedIsInconclusive() throws Exception {
		ObjectMapper mapper = mapper(this.verification);
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		DistrustedTypes.add(this.verification, Customer.class, "a difference");
		mapper.addMixIn(Address.class, OfRoads.class);
		for (int i = 0; i < 2; i++) {
			assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		}
		assertThat(this.verification.inconclusive()).isEqualTo(2);
		assertThat(this.verification.different()).isZero();
		assertThat(this.verification.differences()).containsOnlyKeys(Customer.class.getName());
	}

	@ParameterizedTest
	@ValueSource(doubles = { Double.MIN_VALUE, 1 })
	void writeHeedsWhatTheProviderIsToldLater(double rate) throws Exception {
		ShadowVerification verification = new ShadowVerification(rate);
		ObjectMapper mapper = mapper(verification);
		ObjectMapper plain = new ObjectMapper();
		mapper.writeValueAsString(new Customer());
		DistrustedTypes.add(verification, Customer.class, "a difference");
		for (ObjectMapper told : List.of(mapper, plain)) {
			assertThat(told.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
			told.getSerializerProvider().setNullValueSerializer(new Naming("nothing"));
			told.getSerializerProvider().setNullKeySerializer(new Naming("none"));
			told.getSerializerProvider().setDefaultKeySerializer(new Naming("some"));
		}
		Address address = new Address("Elm Street");
		for (Object value : List.of(Arrays.asList(address, null), Collections.singletonMap(null, address),
				Map.of(1, address))) {
			assertThat(mapper.writeValueAsString(value)).isEqualTo(plain.writeValueAsString(value))
				.containsAnyOf("nothing", "none", "some");
		}
		assertThat(verification.equal()).isEqualTo((rate == 1) ? 5 : 0);
		assertThat(verification.different() + verification.inconclusive()).isZero();
		assertThat(this.served.byGeneratedCode()).contains(Address.class.getName());
	}

	private ObjectMapper mapper(ShadowVerification verification) {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new HandwrittenSerializers(ObjectMapper::new, false), this.served, verification)
			.install(mapper);
		return mapper;
	}

	abstract static class OfRoads {

		@JsonProperty("road")
		abstract String getStreet();

	}

	/**
	 * Writes the same name, or text, whatever the value.
	 */
	static class Naming extends JsonSerializer<Object> {

		private final String name;

		Naming(String name) {
			this.name = name;
		}

		@Override
		public void serialize(@Nullable Object value, JsonGenerator generator, SerializerProvider provider)
				throws IOException {
			if (generator.getOutputContext().inObject()) {
				generator.writeFieldName(this.name);
			}
			else {
				generator.writeString(this.name);
			}
		}

	}

}
