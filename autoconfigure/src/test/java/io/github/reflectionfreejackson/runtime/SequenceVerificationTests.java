package io.github.reflectionfreejackson.runtime;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Address;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that verification knows the type which a sequence of values was declared to have,
 * of which Jackson passes on nothing but the serializer.
 */
class SequenceVerificationTests {

	private static final List<Party> PARTIES = List.of(new Buyer(), new Buyer());

	private final ShadowVerification verification = new ShadowVerification(1);

	private final ServedTypes served = new ServedTypes();

	static List<Sample> samples() {
		return List.of(new Sample("list", new TypeReference<List<Party>>() {
		}, PARTIES), new Sample("map", new TypeReference<Map<String, Party>>() {
		}, Map.of("a", new Buyer())), new Sample("polymorphic", new TypeReference<Party>() {
		}, new Buyer()), new Sample("any object", new TypeReference<Object>() {
		}, new Buyer()), new Sample("bean", new TypeReference<Customer>() {
		}, new Customer()), new Sample("none", null, PARTIES), new Sample("none", null, new Buyer()));
	}

	@ParameterizedTest
	@MethodSource("samples")
	void sequenceIsWrittenAsDeclared(Sample sample) throws Exception {
		for (Supplier<ObjectMapper> plain : configurations()) {
			String expected = sequence(plain.get(), sample);
			assertThat(sequence(mapper(plain, false, this.verification), sample)).isEqualTo(expected);
		}
		assertThat(this.verification.equal()).isEqualTo(configurations().size() * 2L);
		assertThat(this.verification.different() + this.verification.inconclusive()).isZero();
		assertThat(this.served.byGeneratedCode()).contains(Customer.class.getName(), Address.class.getName());
	}

	@ParameterizedTest
	@MethodSource("samples")
	void sequenceThatIsNotDueIsWrittenAsDeclared(Sample sample) throws Exception {
		ShadowVerification rare = new ShadowVerification(Double.MIN_VALUE);
		for (Supplier<ObjectMapper> plain : configurations()) {
			assertThat(sequence(mapper(plain, false, rare), sample)).isEqualTo(sequence(plain.get(), sample));
		}
		assertThat(rare.equal()).isZero();
		assertThat(this.served.byGeneratedCode()).contains(Customer.class.getName());
	}

	@Test
	void differenceInSequenceIsFound() throws Exception {
		for (Sample sample : samples()) {
			ShadowVerification finding = new ShadowVerification(1);
			ObjectMapper mapper = mapper(ObjectMapper::new, true, finding);
			for (int i = 0; i < 2; i++) {
				assertThat(sequence(mapper, sample)).isEqualTo(sequence(new ObjectMapper(), sample));
			}
			assertThat(finding.differences()).as(sample.name).containsOnlyKeys(Address.class.getName());
		}
	}

	private static List<Supplier<ObjectMapper>> configurations() {
		return List.of(ObjectMapper::new,
				() -> JsonMapper.builder()
					.activateDefaultTyping(LaissezFaireSubTypeValidator.instance, DefaultTyping.NON_FINAL)
					.build(),
				() -> JsonMapper.builder().enable(SerializationFeature.WRAP_ROOT_VALUE).build());
	}

	private ObjectMapper mapper(Supplier<ObjectMapper> plain, boolean broken, ShadowVerification verification) {
		ObjectMapper mapper = plain.get();
		new ReflectionFreeJackson(new HandwrittenSerializers(plain, broken), this.served, verification).install(mapper);
		return mapper;
	}

	private static String sequence(ObjectMapper mapper, Sample sample) throws Exception {
		StringWriter characters = new StringWriter();
		ObjectWriter writer = (sample.type != null) ? mapper.writerFor(sample.type) : mapper.writer();
		try (SequenceWriter sequence = writer.writeValues(characters)) {
			sequence.write(sample.value).write(sample.value);
		}
		return characters.toString();
	}

	record Sample(String name, TypeReference<?> type, Object value) {

		@Override
		public String toString() {
			return this.name;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
	interface Party {

	}

	static final class Buyer implements Party {

		public Customer customer = new Customer();

	}

}
