package io.github.reflectionfreejackson.runtime;

import java.nio.charset.StandardCharsets;
import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonpCharacterEscapes;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Address;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests verification of what is written with generators that quote or escape otherwise.
 */
class VerificationOfOtherFactoriesTests {

	private final ShadowVerification verification = new ShadowVerification(1);

	private final ServedTypes served = new ServedTypes();

	@Test
	void generatorOfAnotherFactoryIsNotVerified() throws Exception {
		ObjectMapper mapper = install(new ObjectMapper());
		ObjectMapper plain = new ObjectMapper();
		for (JsonFactoryBuilder builder : List.of(new JsonFactoryBuilder().quoteChar('\''),
				new JsonFactoryBuilder().enable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES), new JsonFactoryBuilder()
					.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(2).build()))) {
			assertThat(write(mapper.writer(), builder.build().setCodec(mapper)))
				.isEqualTo(write(plain.writer(), builder.build().setCodec(plain)));
		}
		assertThat(this.verification.equal()).isZero();
		assertThat(this.verification.inconclusive()).isZero();
		assertThat(this.verification.different()).isZero();
		assertThat(this.served.byGeneratedCode()).contains(Address.class.getName());
		assertThat(write(mapper.writer(), new JsonFactory(mapper)))
			.isEqualTo(write(plain.writer(), plain.getFactory()));
		assertThat(this.verification.equal()).isEqualTo(2);
	}

	@Test
	void generatorThatQuotesOtherwiseAndEscapesAlikeIsNotVerified() throws Exception {
		ObjectMapper mapper = install(new ObjectMapper());
		ObjectMapper plain = new ObjectMapper();
		JsonpCharacterEscapes escapes = JsonpCharacterEscapes.instance();
		JsonFactoryBuilder other = new JsonFactoryBuilder().quoteChar('\'');
		assertThat(write(mapper.writer(escapes), other.build().setCodec(mapper)))
			.isEqualTo(write(plain.writer(escapes), other.build().setCodec(plain)));
		assertThat(this.verification.equal()).isZero();
		write(mapper.writer(escapes), mapper.getFactory());
		assertThat(this.verification.equal()).isEqualTo(2);
	}

	@Test
	void generatorThatTheMappersFactoryWouldDecorateIsNotVerified() throws Exception {
		ObjectMapper mapper = install(new ObjectMapper(
				new JsonFactoryBuilder().addDecorator((factory, generator) -> new JsonGeneratorDelegate(generator))
					.build()));
		assertThat(write(mapper.writer(), new JsonFactory(mapper)))
			.isEqualTo(write(new ObjectMapper().writer(), new JsonFactory()));
		assertThat(this.verification.equal()).isZero();
		assertThat(this.served.byGeneratedCode()).contains(Address.class.getName());
	}

	@Test
	void generatorOfTheMappersFactoryIsVerified() throws Exception {
		ObjectMapper mapper = install(new ObjectMapper(new JsonFactoryBuilder().quoteChar('\'').build()));
		assertThat(write(mapper.writer(), mapper.getFactory())).contains("'street'");
		assertThat(this.verification.equal()).isEqualTo(2);
	}

	private static String write(ObjectWriter writer, JsonFactory factory) throws Exception {
		ObjectWriter other = writer.with(factory).without(JsonWriteFeature.ESCAPE_FORWARD_SLASHES);
		Address value = new Address("1/2 \"Elm's\" Street");
		return new String(other.writeValueAsBytes(value), StandardCharsets.UTF_8) + other.writeValueAsString(value);
	}

	private ObjectMapper install(ObjectMapper mapper) {
		new ReflectionFreeJackson(new HandwrittenSerializers(() -> new ObjectMapper(mapper.getFactory().copy()), false),
				this.served, this.verification)
			.install(mapper);
		return mapper;
	}

}
