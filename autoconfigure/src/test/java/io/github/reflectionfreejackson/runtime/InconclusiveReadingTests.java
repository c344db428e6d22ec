package io.github.reflectionfreejackson.runtime;

import java.util.Set;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.runtime.BrokenDeserializers.Fault;
import io.github.reflectionfreejackson.runtime.BrokenDeserializers.Parcel;
import io.github.reflectionfreejackson.runtime.BrokenDeserializers.Sender;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ShadowVerification} of reading where plain Jackson does not read the
 * same each time.
 */
@ExtendWith(OutputCaptureExtension.class)
class InconclusiveReadingTests {

	private static final String PARCEL = "{\"sender\":{\"street\":\"Elm Street\",\"number\":7}}";

	private final ShadowVerification verification = new ShadowVerification(1);

	private final ServedTypes served = new ServedTypes();

	@Test
	void readWhenNotRepeatableIsInconclusive() throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		mapper.readValue(PARCEL.replace("Elm Street", "random"), Parcel.class);
		assertThat(this.verification.reading().inconclusive()).isEqualTo(1);
		assertThat(this.verification.reading().differences()).isEmpty();
	}

	@Test
	void readWhenDeserializersMadeAnewReadOtherwiseIsInconclusive() throws Exception {
		NumberedDeserializer.made = 0;
		assertThat(mapper(Fault.NONE).readValue("{\"number\":0}", Numbered.class).number).isEqualTo(1);
		assertThat(this.verification.reading().inconclusive()).isEqualTo(1);
		assertThat(this.verification.reading().different()).isZero();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"senders\":[{\"street\":\"Elm Street\"},{\"street\":\"Oak Street\"}]}",
			"{\"routes\":[{\"from\":{\"street\":\"Elm Street\"}},{\"from\":{\"street\":\"Oak Street\"}}]}" })
	void readWhenOrderOfElementsIsAnotherEachTimeIsNeverDifferent(String document) throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		for (int i = 0; i < 300; i++) {
			mapper.readValue(document, Crowd.class);
		}
		assertThat(this.verification.reading().different()).isZero();
		assertThat(this.verification.reading().inconclusive()).isPositive();
		assertThat(this.served.reading().byGeneratedCode()).contains(Sender.class.getName());
	}

	@Test
	void readWhenStackOverflowsIsInconclusive(CapturedOutput log) throws Exception {
		ObjectMapper mapper = mapper(Fault.OVERFLOW);
		assertThat(mapper.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street");
		assertThat(this.verification.reading().inconclusive()).isEqualTo(1);
		assertThat(this.verification.reading().different()).isZero();
		assertThat(this.verification.reading().differences()).isEmpty();
		assertThat(this.served.reading().byGeneratedCode()).contains(Sender.class.getName());
		assertThat(log).doesNotContain("verification found");
	}

	private ObjectMapper mapper(Fault fault) {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new BrokenDeserializers(ObjectMapper::new, fault), this.served, this.verification)
			.install(mapper);
		return mapper;
	}

	static class Crowd {

		public Set<Sender> senders;

		public Set<Route> routes;

	}

	record Route(Sender from) {
	}

	static class Numbered {

		@JsonDeserialize(using = NumberedDeserializer.class)
		public int number;

	}

	/**
	 * Reads, whatever there is, how many of its kind had been made when it was.
	 */
	static class NumberedDeserializer extends JsonDeserializer<Integer> {

		static int made;

		private final int number = ++made;

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) {
			return this.number;
		}

	}

}
