package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Address;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests verification of what is written with pretty printers of generators.
 */
class VerificationWithPrettyPrinterTests {

	private final ShadowVerification verification = new ShadowVerification(1);

	private final ServedTypes served = new ServedTypes();

	@Test
	void writeWithPrettyPrinterThatCannotBeCopiedIsNotVerified() throws Exception {
		ObjectMapper mapper = mapper();
		for (Supplier<PrettyPrinter> printer : List.<Supplier<PrettyPrinter>>of(Uncopied::new, Counting::new)) {
			assertThat(prettily(mapper, printer.get())).isEqualTo(prettily(new ObjectMapper(), printer.get()));
		}
		assertThat(this.verification.equal()).isZero();
		assertThat(this.served.byGeneratedCode()).contains(Customer.class.getName());
		for (Supplier<PrettyPrinter> printer : List.<Supplier<PrettyPrinter>>of(DefaultPrettyPrinter::new,
				MinimalPrettyPrinter::new)) {
			assertThat(prettily(mapper, printer.get())).isEqualTo(prettily(new ObjectMapper(), printer.get()));
		}
		assertThat(this.verification.equal()).isEqualTo(4);
	}

	/**
	 * Write two values, the first of which fails.
	 */
	private static String prettily(ObjectMapper mapper, PrettyPrinter printer) throws IOException {
		Customer failing = new Customer();
		failing.address = new Address("");
		StringWriter characters = new StringWriter();
		try (JsonGenerator first = mapper.createGenerator(characters);
				JsonGenerator second = mapper.createGenerator(characters)) {
			assertThatExceptionOfType(JsonMappingException.class)
				.isThrownBy(() -> mapper.writeValue(first.setPrettyPrinter(printer), failing));
			mapper.writeValue(second.setPrettyPrinter(printer), new Customer());
		}
		return characters.toString();
	}

	private ObjectMapper mapper() {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new HandwrittenSerializers(ObjectMapper::new, false), this.served, this.verification)
			.install(mapper);
		return mapper;
	}

	/**
	 * Has no way to create another one.
	 */
	static class Uncopied extends DefaultPrettyPrinter {

		private static final long serialVersionUID = 1L;

	}

	/**
	 * Knows how many objects it has printed.
	 */
	static class Counting extends MinimalPrettyPrinter {

		private static final long serialVersionUID = 1L;

		private int objects;

		@Override
		public void writeStartObject(JsonGenerator generator) throws IOException {
			generator.writeRaw("/*" + ++this.objects + "*/");
			super.writeStartObject(generator);
		}

	}

}
