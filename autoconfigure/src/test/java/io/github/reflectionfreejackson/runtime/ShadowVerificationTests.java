package io.github.reflectionfreejackson.runtime;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.io.OutputDecorator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Address;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link ShadowVerification}.
 */
@ExtendWith(OutputCaptureExtension.class)
class ShadowVerificationTests {

	private static final String CUSTOMER = "{\"name\":\"Jane Roe\",\"address\":{\"street\":\"Elm Street\",\"visitors\":null}}";

	private static final String BROKEN = "{\"name\":\"Jane Roe\",\"address\":{\"street\":\"Elm Street!\",\"visitors\":null}}";

	private final ShadowVerification verification = new ShadowVerification(1);

	private final ServedTypes served = new ServedTypes();

	@Test
	void writeWhenEqualKeepsGeneratedCode() throws Exception {
		ObjectMapper mapper = mapper(false, this.verification);
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		assertThat(mapper.writeValueAsBytes(List.of(new Customer())))
			.isEqualTo(new ObjectMapper().writeValueAsBytes(List.of(new Customer())));
		assertThat(this.verification.equal()).isEqualTo(2);
		assertThat(this.verification.different()).isZero();
		assertThat(this.served.byGeneratedCode()).containsExactly(Address.class.getName(), Customer.class.getName());
	}

	@Test
	void writeWhenDifferentSendsJacksonsOutputAndStepsBack(CapturedOutput log) throws Exception {
		ObjectMapper mapper = mapper(true, this.verification);
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(this.verification.differences()).containsOnlyKeys(Address.class.getName())
			.containsValue("at its property 'street': another string");
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(this.verification.equal()).isEqualTo(1);
		assertThat(this.served.byGeneratedCode()).containsExactly(Customer.class.getName());
		assertThat(this.served.byReflection()).containsOnlyKeys(Address.class.getName());
		assertThat(log.toString().lines().filter((line) -> line.contains("verification found"))).hasSize(1)
			.allSatisfy((line) -> assertThat(line).contains("WARN", Address.class.getName()));
		assertThat(log).doesNotContain("Elm", "Jane");
	}

	@Test
	void writeWhenOnlyTheOrderDiffersSaysSo() throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(FaultySerializers.reordering(), this.served, this.verification).install(mapper);
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		assertThat(this.verification.differences())
			.containsExactly(Map.entry(Address.class.getName(), "at its property 'street': the same in another order"));
	}

	@Test
	void writeWhenOnlyTheOrderBeforeAFailureDiffersSaysSo() {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(FaultySerializers.reordering(), this.served, this.verification).install(mapper);
		Customer customer = new Customer();
		customer.address = new Address("");
		assertThatExceptionOfType(JsonMappingException.class).isThrownBy(() -> mapper.writeValueAsString(customer));
		assertThat(this.verification.differences()).containsExactly(Map.entry(Address.class.getName(),
				"something else, or the same in another order, before the same failure"));
	}

	@Test
	void writeWhenAnotherPropertyIsSaidToHaveFailedStepsBack() {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(FaultySerializers.misreporting(), this.served, this.verification).install(mapper);
		Customer customer = new Customer();
		customer.address = new Address("");
		assertThatExceptionOfType(JsonMappingException.class).isThrownBy(() -> mapper.writeValueAsString(customer))
			.withMessageContaining("[\"street\"]");
		assertThat(this.verification.differences()).containsExactly(Map.entry(Address.class.getName(),
				"it failed with " + JsonMappingException.class.getName() + " otherwise than Jackson did"));
	}

	@Test
	void writeOfBytesIsVerifiedAsTheyAreEncoded() throws Exception {
		ObjectMapper mapper = mapper(false, this.verification);
		assertThat(mapper.writeValueAsBytes(new Customer())).asString().isEqualTo(CUSTOMER);
		assertThat(this.verification.equal()).isEqualTo(1);
		assertThat(this.served.isEncoded(Customer.class.getName())).isTrue();
	}

	@Test
	void writeOfBytesWhenEncodedDifferentlySendsJacksonsOutput() throws Exception {
		ObjectMapper mapper = mapper(true, this.verification);
		assertThat(mapper.writeValueAsBytes(new Customer())).asString().isEqualTo(CUSTOMER);
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(this.verification.differences()).containsOnlyKeys(Address.class.getName());
		assertThat(this.served.isEncoded(Customer.class.getName())).isTrue();
	}

	@Test
	void writeWhenNotDueWritesGeneratedCodesOutput() throws Exception {
		ShadowVerification never = new ShadowVerification(0);
		assertThat(mapper(true, never).writeValueAsString(new Customer())).isEqualTo(BROKEN);
		assertThat(never.equal() + never.different() + never.inconclusive()).isZero();
	}

	@Test
	void writeWhenSteppedBackAlsoHoldsForSerializersThatWereBeingMade() throws Exception {
		ObjectMapper mapper = mapper(true, this.verification);
		ObjectMapper other = mapper(true, this.verification);
		AtomicBoolean made = new AtomicBoolean();
		mapper.registerModule(new SimpleModule().setSerializerModifier(new BeanSerializerModifier() {

			private static final long serialVersionUID = 1L;

			@Override
			public JsonSerializer<?> modifySerializer(SerializationConfig config, BeanDescription description,
					JsonSerializer<?> serializer) {
				if (description.getBeanClass() == Address.class && !made.getAndSet(true)) {
					try {
						other.writeValueAsString(new Customer());
						mapper.writeValueAsString("something");
					}
					catch (JsonProcessingException ex) {
						throw new IllegalStateException(ex);
					}
				}
				return serializer;
			}

		}));
		mapper.getSerializerProviderInstance().findTypedValueSerializer(Address.class, true, null);
		assertThat(made).isTrue();
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		assertThat(this.verification.different()).isEqualTo(1);
	}

	@Test
	void writeWhenSteppedBackAlsoHoldsForWritersAndCopiesMadeBefore() throws Exception {
		ObjectMapper mapper = mapper(true, this.verification);
		ObjectWriter prefetched = mapper.writerFor(Customer.class);
		ObjectMapper copy = mapper.copy();
		for (ObjectWriter writer : List.of(prefetched, copy.writer(), mapper.writer())) {
			assertThat(writer.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		}
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(this.verification.equal()).isEqualTo(2);
	}

	@Test
	void writeOfSettledTypeWhenDifferentStepsBack() throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new Settled(), this.served, this.verification).install(mapper);
		for (int i = 0; i < 3; i++) {
			assertThat(mapper.writeValueAsString(new Address("Elm Street")))
				.isEqualTo("{\"street\":\"Elm Street\",\"visitors\":null}");
		}
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(this.verification.equal()).isEqualTo(2);
		assertThat(this.served.isSettled(Address.class.getName())).isTrue();
		assertThat(this.served.byReflection()).containsOnlyKeys(Address.class.getName());
	}

	@Test
	void writeOfSettledTypeFillsACache() throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new Settled(), this.served, this.verification).install(mapper);
		mapper.writeValueAsString(new Customer());
		// All is made anew when a type has stepped back
		mapper.writeValueAsString(new Customer());
		DefaultSerializerProvider provider = (DefaultSerializerProvider) mapper.getSerializerProvider();
		assertThat(this.served.isSettled(Customer.class.getName())).isTrue();
		assertThat(provider.cachedSerializersCount()).isPositive();
		provider.flushCachedSerializers();
		assertThat(provider.cachedSerializersCount()).isZero();
	}

	@Test
	void writeWhenValueCannotBeWrittenTwiceIsInconclusive() throws Exception {
		ObjectMapper mapper = mapper(false, this.verification);
		Iterator<Customer> once = List.of(new Customer()).iterator();
		assertThat(mapper.writeValueAsString(once)).isEqualTo("[" + CUSTOMER + "]");
		assertThat(this.verification.inconclusive()).isEqualTo(1);
		assertThat(this.verification.differences()).isEmpty();
	}

	@Test
	void writeWhenStackOverflowsIsInconclusive(CapturedOutput log) throws Exception {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(FaultySerializers.overflowing(), this.served, this.verification).install(mapper);
		assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		assertThat(mapper.writeValueAsBytes(new Customer())).asString().isEqualTo(CUSTOMER);
		assertThat(this.verification.inconclusive()).isEqualTo(2);
		assertThat(this.verification.different()).isZero();
		assertThat(this.verification.differences()).isEmpty();
		assertThat(this.served.byGeneratedCode()).contains(Address.class.getName());
		assertThat(log).doesNotContain("verification found");
	}

	@Test
	void writeInOtherWaysIsVerified() throws Exception {
		ObjectMapper mapper = mapper(false, this.verification);
		ObjectMapper plain = new ObjectMapper();
		ObjectWriter pretty = mapper.writer(SerializationFeature.INDENT_OUTPUT).withRootName("customer");
		assertThat(pretty.writeValueAsString(new Customer())).isEqualTo(plain.writer(SerializationFeature.INDENT_OUTPUT)
			.withRootName("customer")
			.writeValueAsString(new Customer()));
		StringWriter characters = new StringWriter();
		mapper.writeValue(characters, new Customer());
		assertThat(characters).hasToString(CUSTOMER);
		assertThat(this.verification.equal()).isEqualTo(2);
	}

	@Test
	void writeOfSequenceKeepsObjectIds() throws Exception {
		Node node = new Node();
		assertThat(sequence(mapper(false, this.verification), node)).isEqualTo(sequence(new ObjectMapper(), node));
		assertThat(this.verification.equal()).isEqualTo(2);
	}

	@Test
	void treesAreNotVerified() throws Exception {
		ObjectMapper mapper = mapper(false, this.verification);
		assertThat(mapper.valueToTree(new Customer()).toString()).isEqualTo(CUSTOMER);
		assertThat(this.verification.equal()).isZero();
	}

	@Test
	void decoratedOutputIsNotVerified() throws Exception {
		ObjectMapper mapper = new ObjectMapper(JsonFactory.builder().outputDecorator(new Marking()).build());
		new ReflectionFreeJackson(new HandwrittenSerializers(() -> mapper, false), this.served, this.verification)
			.install(mapper);
		assertThat(new String(mapper.writeValueAsBytes(new Customer()), StandardCharsets.UTF_8))
			.isEqualTo("marked: " + CUSTOMER);
		assertThat(this.verification.equal()).isZero();
	}

	@Test
	void writeWithAnotherFactoryIsNotVerified() throws Exception {
		ObjectMapper mapper = mapper(true, this.verification);
		mapper.setSerializerFactory(BeanSerializerFactory.instance);
		for (int i = 0; i < 3; i++) {
			assertThat(new String(mapper.writeValueAsBytes(new Customer()), StandardCharsets.UTF_8))
				.isEqualTo(CUSTOMER);
		}
		assertThat(this.verification.equal()).isZero();
		assertThat(((DefaultSerializerProvider) mapper.getSerializerProvider()).cachedSerializersCount()).isPositive();
	}

	@Test
	void mapperCanBeSerialized() throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
			stream.writeObject(mapper(true, this.verification));
		}
		try (ObjectInputStream stream = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
			ObjectMapper mapper = (ObjectMapper) stream.readObject();
			assertThat(mapper.writeValueAsString(new Customer())).isEqualTo(CUSTOMER);
		}
	}

	@Test
	void rateOutOfRangeIsRejected() {
		assertThatIllegalArgumentException().isThrownBy(() -> new ShadowVerification(1.5))
			.withMessageContaining("from 0 to 1");
		assertThatIllegalArgumentException().isThrownBy(() -> new ShadowVerification(Double.NaN));
	}

	private ObjectMapper mapper(boolean broken, ShadowVerification verification) {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new HandwrittenSerializers(ObjectMapper::new, broken), this.served, verification)
			.install(mapper);
		return mapper;
	}

	private static String sequence(ObjectMapper mapper, Object value) throws Exception {
		StringWriter characters = new StringWriter();
		try (SequenceWriter sequence = mapper.writer().withRootValueSeparator("\n").writeValues(characters)) {
			sequence.write(value).write(value);
		}
		return characters.toString();
	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Node {

		public Customer customer = new Customer();

	}

	/**
	 * What build time has settled is wrong.
	 */
	static class Settled extends HandwrittenSerializers {

		Settled() {
			super(ObjectMapper::new, true);
		}

		@Override
		public Map<String, String> outcome() {
			return Objects.requireNonNull(OutcomeFingerprint.of(new ObjectMapper().getSerializationConfig(),
					BeanSerializerFactory.instance.getFactoryConfig()));
		}

	}

	static class Marking extends OutputDecorator {

		private static final long serialVersionUID = 1L;

		@Override
		public OutputStream decorate(IOContext context, OutputStream stream) throws IOException {
			stream.write("marked: ".getBytes(StandardCharsets.UTF_8));
			return stream;
		}

		@Override
		public Writer decorate(IOContext context, Writer writer) throws IOException {
			writer.write("marked: ");
			return writer;
		}

	}

}
