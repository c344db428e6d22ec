package io.github.reflectionfreejackson.runtime;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.UnresolvedForwardReference;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.runtime.BrokenDeserializers.Fault;
import io.github.reflectionfreejackson.runtime.BrokenDeserializers.Parcel;
import io.github.reflectionfreejackson.runtime.BrokenDeserializers.Sender;
import io.github.reflectionfreejackson.runtime.BrokenDeserializers.Station;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.DistrustedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

/**
 * Tests for {@link ShadowVerification} of reading.
 */
@ExtendWith(OutputCaptureExtension.class)
class ReadingVerificationTests {

	private static final String PARCEL = "{\"label\":\"fragile\",\"sender\":{\"street\":\"Elm Street\",\"number\":7},"
			+ "\"parts\":[{\"label\":\"lid\"}]}";

	private static final byte[] BYTES = PARCEL.getBytes(StandardCharsets.UTF_8);

	private static final String WRONG = "{\n \"sender\": {\"street\":\"\"}}";

	private final ShadowVerification verification = new ShadowVerification(1);

	private final ServedTypes served = new ServedTypes();

	@Test
	void readWhenEqualKeepsGeneratedCode() throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		Parcel parcel = mapper.readValue(PARCEL, Parcel.class);
		assertThat(parcel.sender.street()).isEqualTo("Elm Street");
		assertThat(parcel.sender.number()).isEqualTo(7);
		mapper.readValue(BYTES, Parcel.class);
		mapper.readerFor(new TypeReference<List<Parcel>>() {
		}).readValue("[" + PARCEL + "]");
		assertThat(this.verification.reading().equal()).isEqualTo(3);
		assertThat(this.verification.reading().different()).isZero();
		assertThat(this.verification.reading().inconclusive()).isZero();
		assertThat(this.verification.equal()).isZero();
		assertThat(this.served.reading().byGeneratedCode()).containsExactly(Parcel.class.getName(),
				Sender.class.getName());
	}

	@Test
	void readWhenDifferentReturnsWhatJacksonReadsAndStepsBack(CapturedOutput log) throws Exception {
		ObjectMapper mapper = mapper(Fault.STREET);
		assertThat(mapper.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street");
		ShadowVerification reading = this.verification.reading();
		assertThat(reading.different()).isEqualTo(1);
		assertThat(reading.differences()).containsOnlyKeys(Sender.class.getName())
			.containsValue("at its field 'street': another text");
		assertThat(mapper.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street");
		assertThat(reading.different()).isEqualTo(1);
		assertThat(reading.equal()).isEqualTo(1);
		assertThat(this.served.reading().byGeneratedCode()).containsExactly(Parcel.class.getName());
		assertThat(this.served.reading().byReflection()).containsOnlyKeys(Sender.class.getName());
		assertThat(this.verification.differences()).isEmpty();
		assertThat(log.toString().lines().filter((line) -> line.contains("verification found"))).singleElement()
			.asString()
			.contains("WARN", "Reading " + Sender.class.getName() + " by reflection",
					"does not read it as Jackson does");
		assertThat(log).doesNotContain("Elm", "fragile");
	}

	@Test
	void readWhenSteppedBackAlsoHoldsForReadersAndCopiesMadeBefore() throws Exception {
		ObjectMapper mapper = mapper(Fault.STREET);
		ObjectReader prefetched = mapper.readerFor(Parcel.class);
		ObjectMapper copy = mapper.copy();
		mapper.readValue(PARCEL, Parcel.class);
		for (ObjectReader reader : List.of(prefetched, copy.readerFor(Parcel.class), mapper.readerFor(Parcel.class))) {
			assertThat(reader.<Parcel>readValue(PARCEL).sender.street()).isEqualTo("Elm Street");
		}
		assertThat(this.verification.reading().different()).isEqualTo(1);
		assertThat(this.verification.reading().equal()).isEqualTo(3);
	}

	@Test
	void readWhenNotDueReadsByGeneratedCodeUntilItStepsBack() throws Exception {
		ShadowVerification seldom = new ShadowVerification(Double.MIN_VALUE);
		ObjectMapper mapper = mapper(Fault.STREET, seldom);
		ObjectReader reader = mapper.readerFor(Parcel.class);
		assertThat(mapper.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street!");
		assertThat(reader.<Parcel>readValue(BYTES).sender.street()).isEqualTo("Elm Street!");
		DistrustedTypes.add(seldom.reading(), Sender.class, "a difference");
		assertThat(mapper.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street");
		assertThat(reader.<Parcel>readValue(BYTES).sender.street()).isEqualTo("Elm Street");
		assertThat(seldom.reading().equal() + seldom.reading().different()).isZero();
		assertThat(this.served.reading().byGeneratedCode()).containsExactly(Parcel.class.getName());
	}

	@Test
	void readWhenGeneratedCodeFailsReturnsWhatJacksonReads(CapturedOutput log) throws Exception {
		ObjectMapper mapper = mapper(Fault.FAILURE);
		assertThat(mapper.readValue(BYTES, Parcel.class).sender.street()).isEqualTo("Elm Street");
		assertThat(this.verification.reading().differences()).containsOnlyKeys(Sender.class.getName())
			.containsValue("it failed with " + JsonMappingException.class.getName() + ", Jackson did not");
		assertThat(log).doesNotContain("Elm");
	}

	@Test
	void readWhenErrorIsThrownLaterReturnsWhatJacksonReads() throws Exception {
		List<Error> errors = List.of(new Error("of the application"), new InternalError("of the JVM"));
		for (Error error : errors) {
			ErringDeserializer.soundTimes = 1;
			ErringDeserializer.error = error;
			assertThat(mapper(Fault.NONE).readValue("{\"number\":2}", Erring.class).number).isEqualTo(2);
		}
		assertThat(this.verification.reading().inconclusive()).isEqualTo(errors.size());
		assertThat(this.verification.reading().differences()).isEmpty();
	}

	@Test
	void readWhenJacksonFailsFailsAlike() {
		assertFailsAlike(Fault.NONE, (mapper) -> mapper.readValue(WRONG, Parcel.class));
		assertThat(this.verification.reading().equal()).isEqualTo(1);
		assertFailsAlike(Fault.NONE,
				(mapper) -> mapper.readValue(stream("\n {\"sender\" :\n {\"number\":x}}"), Parcel.class));
		assertFailsAlike(Fault.NONE, (mapper) -> mapper.readValue("{\"sender\":{\"street\":\"a\"},", Parcel.class));
		assertFailsAlike(Fault.NONE, (mapper) -> mapper.readValue("{\"sender\":{\"unknown\":1}}", Parcel.class));
		assertFailsAlike(Fault.NONE, (mapper) -> mapper.readValue("[1]", Parcel.class));
		assertThat(this.verification.reading().equal()).isEqualTo(5);
		assertThat(this.verification.reading().inconclusive()).isZero();
	}

	@Test
	void readWhenGeneratedCodeFailsOtherwiseStepsBack() {
		assertFailsAlike(Fault.MESSAGE, (mapper) -> mapper.readValue(WRONG, Parcel.class));
		assertThat(this.verification.reading().differences()).containsOnlyKeys(Sender.class.getName())
			.containsValue("it failed with " + JsonMappingException.class.getName() + " otherwise than Jackson did");
	}

	@Test
	void readWhenGeneratedCodeDoesNotFailStepsBack() {
		assertFailsAlike(Fault.SILENCE, (mapper) -> mapper.readValue(WRONG, Parcel.class));
		assertThat(this.verification.reading().differences()).containsOnlyKeys(Sender.class.getName())
			.containsValue("Jackson failed, generated code did not");
	}

	@Test
	void readWhenOffUsesJacksonsContext() throws Exception {
		ShadowVerification never = new ShadowVerification(0);
		ObjectMapper mapper = mapper(Fault.STREET, never);
		assertThat(mapper.getDeserializationContext()).isInstanceOf(DefaultDeserializationContext.Impl.class);
		int created = Sender.created();
		assertThat(mapper.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street!");
		assertThat(Sender.created()).isEqualTo(created + 1);
		assertThat(never.reading().equal() + never.reading().different() + never.reading().inconclusive()).isZero();
	}

	@Test
	void readFromStreamsReadersAndLongDocumentsIsVerified() throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		String text = "\n  [" + (PARCEL + ",\n").repeat(2000) + PARCEL.replace("Elm", "\u00c4\\u00df\u20ac") + "] ";
		TypeReference<List<Parcel>> parcels = new TypeReference<>() {
		};
		assertThat(mapper.readValue(text, parcels)).hasSize(2001);
		assertThat(mapper.readValue(new StringReader(text), parcels)).hasSize(2001);
		assertThat(mapper.readValue(stream(text), parcels)).hasSize(2001);
		assertThat(mapper.readValue(text.getBytes(StandardCharsets.UTF_8), parcels)).hasSize(2001);
		assertThat(mapper.readValue(text.getBytes(StandardCharsets.UTF_16), parcels)).hasSize(2001);
		assertThat(this.verification.reading().equal()).isEqualTo(5);
		String cut = text.substring(0, text.length() - 40) + "?";
		assertFailsAlike(Fault.NONE, (other) -> other.readValue(cut, parcels));
		assertFailsAlike(Fault.NONE, (other) -> other.readValue(stream(cut), parcels));
		assertThat(this.verification.reading().equal()).isEqualTo(7);
	}

	@Test
	void readOfBufferedTokensIsVerified() throws Exception {
		ObjectMapper mapper = mapper(Fault.STREET);
		TokenBuffer buffer = new TokenBuffer(mapper, false);
		try (JsonParser source = mapper.createParser("[" + (PARCEL + ",").repeat(3) + PARCEL + "]" + PARCEL)) {
			while (source.nextToken() != null) {
				buffer.copyCurrentEvent(source);
			}
		}
		try (JsonParser parser = buffer.asParser()) {
			Parcel[] parcels = mapper.readValue(parser, Parcel[].class);
			assertThat(parcels).hasSize(4)
				.allSatisfy((parcel) -> assertThat(parcel.sender.street()).isEqualTo("Elm Street"));
			assertThat(mapper.readValue(parser, Parcel.class).sender.number()).isEqualTo(7);
			assertThat(parser.nextToken()).isNull();
		}
		assertThat(this.verification.reading().different()).isEqualTo(1);
		assertThat(this.verification.reading().equal()).isEqualTo(1);
		assertFailsAlike(Fault.NONE, (other) -> {
			TokenBuffer wrong = new TokenBuffer(other, false);
			wrong.writeStartObject();
			wrong.writeStringField("label", "x");
			wrong.writeStringField("parts", "none");
			wrong.writeEndObject();
			other.readValue(wrong.asParser(), Parcel.class);
		});
		assertThat(this.verification.reading().equal()).isEqualTo(2);
	}

	@Test
	void readOfBufferedElementIsVerified() throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		try (JsonParser source = mapper.createParser("[" + PARCEL + "," + PARCEL + "]")) {
			source.nextToken();
			for (int i = 0; i < 2; i++) {
				source.nextToken();
				TokenBuffer element = new TokenBuffer(source, null);
				element.copyCurrentStructure(source);
				assertThat(mapper.readValue(element.asParser(mapper), Parcel.class).label).isEqualTo("fragile");
			}
		}
		assertThat(this.verification.reading().equal()).isEqualTo(2);
	}

	@Test
	void readByDeserializersOfTheApplicationIsPlainJacksonsWhereThatReads() throws Exception {
		ObjectMapper mapper = mapper(Fault.STREET);
		Crate crate = mapper.readValue("{\"parcel\":" + PARCEL + ",\"text\":\"{\\\"street\\\":\\\"a\\\"}\"}",
				Crate.class);
		assertThat(crate.parcel.sender.street()).isEqualTo("Elm Street");
		assertThat(crate.text.street()).isEqualTo("a");
		assertThat(this.verification.reading().different()).isEqualTo(1);
		assertThat(this.verification.reading().equal()).isZero();
		assertThat(this.verification.reading().differences()).containsOnlyKeys(Sender.class.getName());
	}

	@Test
	void readFromFailingStreamFailsAlike() {
		assertFailsAlike(Fault.NONE, (mapper) -> mapper.readValue(new FailingStream(BYTES), Parcel.class));
		assertThat(this.verification.reading().equal()).isEqualTo(1);
	}

	@Test
	void readLeavesParserAndStreamAsJacksonDoes() throws Exception {
		ByteArrayInputStream stream = stream(PARCEL + " " + PARCEL + "[]");
		try (JsonParser parser = mapper(Fault.NONE).createParser(stream)) {
			parser.readValueAs(Parcel.class);
			assertThat(parser.getInputSource()).isSameAs(stream);
			assertThat(parser.readValueAs(Parcel.class).sender.street()).isEqualTo("Elm Street");
			assertThat(parser.nextToken()).isEqualTo(JsonToken.START_ARRAY);
		}
		assertThat(this.verification.reading().equal()).isEqualTo(2);
	}

	@Test
	void readOfReferencesResolvesThemAsJacksonDoes() throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		Station station = mapper.readValue("{\"id\":1,\"sender\":{\"number\":1},\"next\":{\"id\":2,\"next\":1}}",
				Station.class);
		assertThat(station.next.next).isSameAs(station);
		assertThat(this.verification.reading().equal()).isEqualTo(1);
		assertThat(assertFailsAlike(Fault.NONE, (other) -> other.readValue("{\"id\":1,\"next\":7}", Station.class)))
			.isInstanceOf(UnresolvedForwardReference.class);
		assertThat(this.verification.reading().equal()).isEqualTo(2);
	}

	@Test
	void readInOtherWaysIsNotVerified() throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		Parcel parcel = new Parcel();
		assertThat(mapper.readerForUpdating(parcel).<Parcel>readValue(PARCEL)).isSameAs(parcel);
		assertThat(parcel.sender.street()).isEqualTo("Elm Street");
		assertThat(mapper.treeToValue(mapper.readTree(PARCEL), Parcel.class).label).isEqualTo("fragile");
		assertThat(mapper.convertValue(Map.of("label", "x"), Parcel.class).label).isEqualTo("x");
		try (MappingIterator<Parcel> parcels = mapper.readerFor(Parcel.class).readValues(PARCEL + PARCEL)) {
			assertThat(parcels.readAll()).hasSize(2);
		}
		assertThat(mapper.readValue("null", Parcel.class)).isNull();
		assertThat(mapper.readValue("7", int.class)).isEqualTo(7);
		ShadowVerification reading = this.verification.reading();
		assertThat(reading.equal() + reading.different() + reading.inconclusive()).isZero();
	}

	@Test
	void readAfterLaterModulesAndFeaturesIsVerified() throws Exception {
		ObjectMapper mapper = mapper(Fault.NONE);
		mapper.registerModule(new SimpleModule("later").addAbstractTypeMapping(List.class, LinkedList.class));
		Parcel parcel = mapper.reader()
			.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
			.forType(Parcel.class)
			.readValue(PARCEL);
		assertThat(parcel.parts).isInstanceOf(LinkedList.class);
		assertThat(this.verification.reading().equal()).isEqualTo(1);
		assertThat(this.served.reading().byGeneratedCode()).contains(Sender.class.getName());
	}

	@Test
	void mapperCanBeSerializedAndUninstalled() throws Exception {
		ObjectMapper mapper = mapper(Fault.STREET);
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
			stream.writeObject(mapper);
		}
		try (ObjectInputStream stream = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
			ObjectMapper read = (ObjectMapper) stream.readObject();
			assertThat(read.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street");
			assertThat(read.getDeserializationContext()).isInstanceOf(DefaultDeserializationContext.Impl.class);
		}
		ReflectionFreeJackson.uninstall(mapper);
		assertThat(mapper.getDeserializationContext()).isInstanceOf(DefaultDeserializationContext.Impl.class);
		assertThat(mapper.readValue(PARCEL, Parcel.class).sender.street()).isEqualTo("Elm Street");
		assertThat(this.verification.reading().different()).isZero();
	}

	private ObjectMapper mapper(Fault fault) {
		return mapper(fault, this.verification);
	}

	private ObjectMapper mapper(Fault fault, ShadowVerification verification) {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new BrokenDeserializers(ObjectMapper::new, fault), this.served, verification)
			.install(mapper);
		return mapper;
	}

	private Throwable assertFailsAlike(Fault fault, Use use) {
		Throwable expected = failure(() -> use.of(new ObjectMapper()));
		Throwable actual = failure(() -> use.of(mapper(fault)));
		assertThat(actual).hasSameClassAs(expected).hasMessage(expected.getMessage());
		if (expected instanceof JsonMappingException mapping) {
			assertThat(((JsonMappingException) actual).getPathReference()).isEqualTo(mapping.getPathReference());
			assertThat(((JsonMappingException) actual).getLocation()).isEqualTo(mapping.getLocation());
		}
		return actual;
	}

	private static Throwable failure(ThrowingCallable call) {
		Throwable failure = catchThrowableOfType(Exception.class, call);
		assertThat(failure).isNotNull();
		return failure;
	}

	private static ByteArrayInputStream stream(String text) {
		return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
	}

	static class Crate {

		@JsonDeserialize(using = ByCodec.class)
		public Parcel parcel;

		@JsonDeserialize(using = OfText.class)
		public Sender text;

	}

	static class ByCodec extends JsonDeserializer<Parcel> {

		@Override
		public Parcel deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.readValueAs(Parcel.class);
		}

	}

	static class OfText extends JsonDeserializer<Sender> {

		@Override
		public Sender deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return ((ObjectMapper) parser.getCodec()).readValue(parser.getText(), Sender.class);
		}

	}

	/**
	 * Uses a mapper.
	 */
	@FunctionalInterface
	private interface Use {

		void of(ObjectMapper mapper) throws IOException;

	}

	static class Erring {

		@JsonDeserialize(using = ErringDeserializer.class)
		public int number;

	}

	/**
	 * Throws an error once it has read some times.
	 */
	static class ErringDeserializer extends JsonDeserializer<Integer> {

		static int soundTimes;

		static Error error;

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			if (soundTimes-- <= 0) {
				throw error;
			}
			return parser.getIntValue();
		}

	}

	private static final class FailingStream extends InputStream {

		private final ByteArrayInputStream bytes;

		FailingStream(byte[] bytes) {
			this.bytes = new ByteArrayInputStream(bytes, 0, bytes.length - 9);
		}

		@Override
		public int read() throws IOException {
			int read = this.bytes.read();
			if (read < 0) {
				throw new IOException("connection reset");
			}
			return read;
		}

		@Override
		public int read(byte[] target, int offset, int length) throws IOException {
			int count = this.bytes.read(target, offset, Math.min(length, 10));
			if (count < 0) {
				throw new IOException("connection reset");
			}
			return count;
		}

	}

}
