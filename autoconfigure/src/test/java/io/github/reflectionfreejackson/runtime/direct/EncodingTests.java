package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Address;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
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
			public boolean encodesAllValues() {
				return false;
			}

		};
		new ReflectionFreeJackson(serializers, this.served, null, encoding).install(mapper);
		byte[] expected = new ObjectMapper().writeValueAsBytes(new Customer());
		assertThat(mapper.writeValueAsBytes(new Customer())).isEqualTo(expected);
		assertThat(this.served.byGeneratedCode()).contains(Customer.class.getName());
		assertThat(this.served.isEncoded(Customer.class.getName())).as("the first one").isFalse();
		for (int i = 0; i < Encoding.FIRST_VALUES; i++) {
			assertThat(mapper.writeValueAsBytes(new Customer())).isEqualTo(expected);
		}
		assertThat(this.served.isEncoded(Customer.class.getName())).isEqualTo(encoding);
	}

	/**
	 * Encoders have to be loaded, and an application's first answers do not wait for
	 * that, however many beans of a type they have. Here, Jackson has looked up the
	 * serializer ahead.
	 */
	@Test
	void encodesNothingAtFirst() throws Exception {
		ObjectWriter writer = mapper().writerFor(new TypeReference<List<Customer>>() {
		});
		List<Customer> customers = Collections.nCopies(24, new Customer());
		byte[] expected = new ObjectMapper().writeValueAsBytes(customers);
		for (int i = 0; i < 4; i++) {
			assertThat(writer.writeValueAsBytes(customers)).isEqualTo(expected);
			assertThat(this.served.byGeneratedCode()).contains(Customer.class.getName());
			assertThat(this.served.isEncoded(Customer.class.getName())).isEqualTo(i > 1);
		}
	}

	@Test
	void encodesNothingInsideOfOthersAtFirst() throws Exception {
		ObjectMapper mapper = mapper();
		assertThat(encoded(mapper, "Elm Street", Encoding.FIRST_VALUES / 2)).isZero();
		assertThat(this.served.byGeneratedCode()).contains(Address.class.getName());
		assertThat(encoded(mapper, "Elm Street", 3)).isPositive();
	}

	/**
	 * Where Jackson's own serializers write what is around a bean.
	 */
	@Test
	void encodesBeansInsideOfOthersAsLongAsThatPaysOff() throws Exception {
		ObjectMapper mapper = mapper();
		assertThat(encoded(mapper, "Elm Street", Encoding.FIRST_VALUES / 2 + 1)).isZero();
		assertThat(encoded(mapper, "Elm Street", 1000))
			.isEqualTo(RunGains.SAMPLE + (1000 - RunGains.SAMPLE) / RunGains.RETRY);
		assertThat(encoded(mapper, "Elm Street ".repeat(100), 1000)).isBetween(1000 - RunGains.RETRY, 1000);
		assertThat(encoded(mapper, "Elm Street", 1000)).isLessThan(100);
	}

	/**
	 * As its own properties are, where the braces are the generator's.
	 */
	@Test
	void encodesWholeValuesAsLongAsThatPaysOff() throws Exception {
		ObjectMapper mapper = mapper(EncodingTests::withoutNull);
		assertThat(encodedWhole(mapper, "Elm", Encoding.FIRST_VALUES / 2)).isZero();
		assertThat(encodedWhole(mapper, "Elm", 1000)).isBetween(RunGains.SAMPLE + 1, 3 * RunGains.SAMPLE);
		assertThat(encodedWhole(mapper, "Elm Street", 1000)).isBetween(1000 - RunGains.RETRY, 1000);
		assertThat(encodedWhole(mapper, "Elm", 1000)).isLessThan(3 * RunGains.SAMPLE);
	}

	private static int encodedWhole(ObjectMapper mapper, String street, int times) throws Exception {
		WatchedAddress address = new WatchedAddress(street);
		byte[] expected = withoutNull().writeValueAsBytes(new Address(street));
		for (int i = 0; i < times; i++) {
			assertThat(mapper.writerFor(Address.class).writeValueAsBytes(address)).isEqualTo(expected);
		}
		return address.encoded;
	}

	private static ObjectMapper withoutNull() {
		return new ObjectMapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL);
	}

	private ObjectMapper mapper() {
		return mapper(ObjectMapper::new);
	}

	private ObjectMapper mapper(Supplier<ObjectMapper> plain) {
		ObjectMapper mapper = plain.get()
			.registerModule(new SimpleModule().addSerializer(WatchedAddress.class, new WatchedAddressSerializer()));
		new ReflectionFreeJackson(new HandwrittenSerializers(plain, false) {

			@Override
			public boolean encodesAllValues() {
				return false;
			}

		}, this.served, null, true).install(mapper);
		return mapper;
	}

	private static int encoded(ObjectMapper mapper, String street, int times) throws Exception {
		WatchedAddress address = new WatchedAddress(street);
		byte[] expected = new ObjectMapper().writeValueAsBytes(List.of(new Address(street)));
		for (int i = 0; i < times; i++) {
			assertThat(mapper.writeValueAsBytes(List.of(address))).isEqualTo(expected);
		}
		return address.encoded;
	}

	/**
	 * Sees by what it is read.
	 */
	private static final class WatchedAddress extends Address {

		private int encoded;

		WatchedAddress(String street) {
			super(street);
		}

		@Override
		public String getStreet() {
			if (StackWalker.getInstance()
				.walk((frames) -> frames.anyMatch((frame) -> frame.getMethodName().equals("encode")
						&& frame.getClassName().endsWith("$AddressSerializer")))) {
				this.encoded++;
			}
			return super.getStreet();
		}

	}

	private static final class WatchedAddressSerializer extends JsonSerializer<WatchedAddress> {

		@Override
		public void serialize(WatchedAddress address, JsonGenerator generator, SerializerProvider provider)
				throws IOException {
			provider.findValueSerializer(Address.class).serialize(address, generator, provider);
		}

	}

}
