package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Members of settled types that are set without Jackson's property, though generated code
 * does not take their values from the parser: those of other primitive types, and what is
 * set instead of {@code null}.
 */
class ReadSettledMembersTests {

	private static final String PLAIN = "{\"ratio\":1.5,\"port\":8080,\"level\":-7,\"letter\":\"x\",\"count\":1}";

	/**
	 * The properties of Jackson's by which setters were called.
	 */
	private static final List<String> properties = new ArrayList<>();

	@Test
	void readsWhateverJacksonReads() {
		ReadParity.of(ReadSettledTests::application)
			.settled(Small.class)
			.check(Small.class, PLAIN, "{\"ratio\":2,\"port\":0,\"level\":200,\"letter\":65}",
					"{\"ratio\":\"1.5\",\"port\":\"12\",\"level\":\"3\",\"letter\":\"\"}",
					"{\"ratio\":\"\",\"port\":\"\",\"level\":\"\"}", "{\"ratio\":null,\"port\":null,\"letter\":null}",
					"{\"ratio\":\"NaN\"}", "{\"port\":1.9}");
	}

	@Test
	void failsAsJacksonDoes() {
		ReadParity.of(ReadSettledTests::application)
			.settled(Small.class)
			.check(Small.class, "{\"port\":70000}", "{\"level\":300}", "{\"letter\":\"xy\"}", "{\"ratio\":\"many\"}",
					"{\"ratio\":{}}", "{\"ratio\":[1]}", "{\"port\":true}", "{\"ratio\":-1}", "{\"level\":tru}",
					"{\"port\":");
	}

	@Test
	void readsAsConfigured() {
		ReadParity
			.of(() -> ReadSettledTests.application()
				.enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
				.enable(DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS)
				.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT))
			.settled(Small.class)
			.check(Small.class, PLAIN, "{\"ratio\":null}", "{\"letter\":\"\"}", "{\"ratio\":[1]}", "{\"port\":1.9}");
	}

	@Test
	void readsEmptyOptionalsInsteadOfNull() {
		ReadParity.of(ReadSettledTests::application)
			.settled(WithOptional.class)
			.check(WithOptional.class, "{\"note\":null}", "{\"note\":\"a\"}", "{\"note\":{}}", "{}");
	}

	@Test
	void leavesFinalFieldsToReflection() {
		ReadParity.of(ReadSettledTests::application)
			.check(WithFinal.class, "{\"ratio\":1.5,\"port\":2}", "{\"ratio\":null}", "{\"ratio\":\"x\"}");
	}

	@Test
	void asksJacksonForNoProperty() throws Exception {
		ObjectMapper mapper = ReadSettledTests.application();
		OnDemandReflectionFree generated = OnDemandReflectionFree.install(mapper);
		properties.clear();
		for (int i = 0; i < 3; i++) {
			Small read = mapper.readValue(PLAIN, Small.class);
			assertThat(properties).isEmpty();
			assertThat(read.ratio + read.port + read.level + read.letter).isEqualTo(1.5f + 8080 - 7 + 'x');
		}
		assertThat(generated.isReadAsSettled(Small.class)).isTrue();
		assertThat(mapper.readValue("{\"note\":null}", WithOptional.class).note).isEmpty();
		assertThat(properties).isEmpty();
		assertThat(generated.isReadAsSettled(WithOptional.class)).isTrue();
		mapper.readValue("{\"ratio\":null}", Small.class);
		assertThat(properties).as("what is seen if Jackson's property sets it").isNotEmpty();
	}

	public static class Small {

		float ratio;

		short port;

		byte level;

		char letter;

		public int count;

		public void setRatio(float ratio) {
			note();
			if (ratio < 0) {
				throw new IllegalArgumentException("negative");
			}
			this.ratio = ratio;
		}

		public float getRatio() {
			return this.ratio;
		}

		public void setPort(short port) {
			note();
			this.port = port;
		}

		public short getPort() {
			return this.port;
		}

		public void setLevel(byte level) {
			note();
			this.level = level;
		}

		public byte getLevel() {
			return this.level;
		}

		public void setLetter(char letter) {
			note();
			this.letter = letter;
		}

		public char getLetter() {
			return this.letter;
		}

		private static void note() {
			for (StackTraceElement frame : new Throwable().getStackTrace()) {
				if (frame.getClassName().endsWith("Property")) {
					properties.add(frame.toString());
				}
			}
		}

	}

	public static class WithOptional {

		Optional<String> note;

		public void setNote(Optional<String> note) {
			Small.note();
			this.note = note;
		}

	}

	public static class WithFinal {

		public final float ratio;

		public short port;

		public WithFinal() {
			this.ratio = Float.parseFloat("7");
		}

	}

}
