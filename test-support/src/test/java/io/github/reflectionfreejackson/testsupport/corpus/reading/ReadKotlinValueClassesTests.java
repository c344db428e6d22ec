package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.List;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinFeature;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.CheckedValue;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.CustomerId;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Lasting;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.NicknameDefault;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfGenericValue;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfNullableValue;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfValueClasses;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfValues;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Unsigned;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.ValueDefaults;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.ValueWitness;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.WithValueProperty;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Value classes of Kotlin, of whose instances Kotlin's compiler passes on the content.
 */
class ReadKotlinValueClassesTests {

	private static final List<String> NAMES = List.of("id", "idOrNull", "amount", "amountOrNull", "nickname",
			"nicknameOrNull", "consent", "ratio", "letter", "part", "key", "names", "even", "total", "code", "ids",
			"text", "named");

	private static final List<String> VALUES = List.of("\"i\"", "\"o\"", "1", "2", "\"n\"", "\"m\"", "true", "1.5",
			"\"c\"", "3", "\"3b241101-e2bb-4255-8caf-4136c566a962\"", "[\"a\",\"b\"]", "4", "5", "\"code\"",
			"[\"j\",\"k\"]", "\"t\"", "\"d\"");

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void passesContentToConstructors(boolean strict) {
		ReadParity.of(() -> mapper(strict)).straightLine(OfValues.class).check(OfValues.class, ofValues());
	}

	@ParameterizedTest
	@EnumSource(KotlinFeature.class)
	void passesContentAsTheModuleIsConfigured(KotlinFeature feature) {
		for (boolean enabled : new boolean[] { false, true }) {
			ReadParity.of(() -> mapper(feature, enabled, false))
				.straightLine(OfValues.class)
				.unmutated()
				.check(OfValues.class, ofValues());
		}
	}

	/**
	 * One with all that there is; of each property, some without, and some with
	 * {@code null}.
	 */
	private static String[] ofValues() {
		String[] documents = new String[1 + 2 * NAMES.size()];
		documents[0] = ofValues("", "");
		for (int i = 0; i < NAMES.size(); i++) {
			documents[1 + 2 * i] = ofValues(NAMES.get(i), "");
			documents[2 + 2 * i] = ofValues(NAMES.get(i), "null");
		}
		return documents;
	}

	private static String ofValues(String name, String value) {
		StringBuilder document = new StringBuilder("{");
		for (int i = 0; i < NAMES.size(); i++) {
			String given = NAMES.get(i).equals(name) ? value : VALUES.get(i);
			if (!given.isEmpty()) {
				document.append((document.length() > 1) ? "," : "")
					.append('"')
					.append(NAMES.get(i))
					.append("\":")
					.append(given);
			}
		}
		return document.append('}').toString();
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void leavesOutWhatHasDefaults(boolean strict) {
		ReadParity.of(() -> mapper(strict))
			.straightLine(ValueDefaults.class)
			.check(ValueDefaults.class, "{}", "{\"id\":\"i\"}", "{\"amount\":1}", "{\"id\":\"i\",\"amount\":1,"
					+ "\"consent\":false,\"letter\":\"y\",\"ratio\":1.5,\"idOrNull\":\"j\",\"amountOrNull\":2,\"text\":\"t\"}",
					"{\"idOrNull\":null,\"amountOrNull\":null}", "{\"id\":null}", "{\"amount\":null}",
					"{\"letter\":\"z\",\"text\":\"t\"}", "{\"ratio\":0}", "{\"consent\":null,\"letter\":null}");
	}

	@Test
	void leavesToTheModuleWhatKotlinDoesNotCreate() {
		ReadParity.of(() -> mapper(true))
			.fallback(NicknameDefault.class, "it is a Kotlin class of which more is to do")
			.check(NicknameDefault.class, "{\"nickname\":\"n\",\"text\":\"t\"}", "{\"text\":\"t\"}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsWhatTakesSomeValues(boolean strict) {
		ReadParity.of(() -> mapper(strict))
			.straightLine(OfValueClasses.class)
			.check(OfValueClasses.class, "{\"id\":\"i\",\"other\":\"o\",\"amount\":1}", "{\"id\":\"i\",\"amount\":1}",
					"{\"id\":\"i\",\"other\":null,\"amount\":\"x\"}", "{\"other\":\"o\"}", "{}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(OfNullableValue.class)
			.check(OfNullableValue.class, "{\"amount\":1,\"text\":\"a\"}", "{\"amount\":null}", "{\"amount\":2}", "{}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(OfGenericValue.class)
			.check(OfGenericValue.class, "{\"pair\":\"a\",\"text\":\"b\"}", "{\"pair\":[1],\"text\":\"b\"}",
					"{\"pair\":null}", "{}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(WithValueProperty.class)
			.check(WithValueProperty.class, "{\"id\":\"i\",\"text\":\"t\"}", "{\"text\":\"t\",\"id\":\"i\"}",
					"{\"id\":\"i\",\"other\":\"o\",\"amount\":1}", "{\"id\":\"i\",\"other-SUxfCFE\":\"o\"}", "{}");
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void readsUnsignedNumbersAndDurations(boolean strict) {
		ReadParity.of(() -> mapper(strict))
			.straightLine(Unsigned.class)
			.check(Unsigned.class,
					"{\"byte\":255,\"short\":65535,\"int\":4294967295,\"long\":18446744073709551615,\"longOrNull\":1}",
					"{\"byte\":1,\"short\":2,\"long\":3}", "{\"byte\":256,\"short\":2,\"long\":3}",
					"{\"byte\":1,\"short\":2,\"int\":-1,\"long\":3}", "{\"byte\":1,\"short\":null,\"long\":3}",
					"{\"long\":1}");
		for (boolean asJavas : new boolean[] { false, true }) {
			ReadParity.of(() -> mapper(KotlinFeature.UseJavaDurationConversion, asJavas, strict))
				.straightLine(Lasting.class)
				.check(Lasting.class, "{\"duration\":\"PT1S\",\"orNull\":\"PT2S\"}", "{\"duration\":5000000000}",
						"{\"duration\":2,\"orNull\":null}", "{\"duration\":null}", "{}");
		}
	}

	@Test
	void reportsWhatConstructorsThrow() {
		ReadParity.of(() -> mapper(false))
			.straightLine(CheckedValue.class)
			.check(CheckedValue.class, "{\"id\":\"i\",\"even\":2}", "{\"id\":\"\",\"even\":2}",
					"{\"id\":\"i\",\"even\":3}", "{\"even\":4,\"id\":\"\",\"x\":1}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"id\":\"a\",\"other\":\"b\",\"amount\":1}",
			"{\"id\":\"a\",\"other\":null,\"amount\":1}", "{\"id\":\"a\"}" })
	void needsNoReflection(String document) throws IOException {
		mapper(true).readValue(document, ValueWitness.class);
		assertThat(ValueWitness.byReflection).isTrue();
		ObjectMapper mapper = mapper(true);
		OnDemandReflectionFree.install(mapper);
		mapper.readValue(document, ValueWitness.class);
		assertThat(ValueWitness.byReflection).isFalse();
	}

	@Test
	@SuppressWarnings("unchecked")
	void hasReflectionRefuseWhatIsOfAnotherClass() {
		ReadParity
			.of(() -> mapper(true).registerModule(
					new SimpleModule().addDeserializer((Class<Object>) (Class<?>) CustomerId.class, new Wrong())))
			.straightLine(ValueWitness.class)
			.unmutated()
			.check(ValueWitness.class, "{\"id\":\"a\",\"other\":\"b\",\"amount\":1}", "{\"id\":\"a\"}");
	}

	private static ObjectMapper mapper(boolean strict) {
		return mapper(KotlinFeature.SingletonSupport, false, strict);
	}

	private static ObjectMapper mapper(KotlinFeature feature, boolean enabled, boolean strict) {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new KotlinModule.Builder().configure(feature, enabled).build())
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
			.configure(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES, strict)
			.build();
	}

	/**
	 * Reads what is not what it says.
	 */
	private static final class Wrong extends JsonDeserializer<Object> {

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			parser.skipChildren();
			return "a text";
		}

	}

}
