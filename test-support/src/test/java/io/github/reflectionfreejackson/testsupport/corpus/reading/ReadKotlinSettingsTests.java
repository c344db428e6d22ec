package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.impl.FailingDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.kotlin.KotlinFeature;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.AsArray;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Defaults;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Ignoring;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Measure;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Nullables;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OldFashioned;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OldInPart;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Point;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Shared;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

/**
 * What classes of Kotlin are read as depends on the settings of Jackson's Kotlin module,
 * and on those of the mapper and of single classes.
 */
class ReadKotlinSettingsTests {

	private static final String[] NULLABLES = {
			"{\"note\":\"a\",\"tags\":[\"b\"],\"byName\":{\"c\":2},\"list\":[\"d\"],\"map\":{\"e\":3},\"numbers\":[4]}",
			"{\"note\":null,\"tags\":null,\"byName\":null,\"list\":null,\"map\":null,\"numbers\":null}",
			"{\"x\":1,\"note\":null,\"tags\":null,\"byName\":null,\"list\":null,\"map\":null,\"numbers\":null}",
			"{\"list\":null,\"map\":{}}", "{\"tags\":null,\"byName\":null}", "{\"tags\":[null],\"list\":[null]}", "{}",
			"{\"note\":null,\"list\":[],\"map\":{\"f\":null}}" };

	@ParameterizedTest
	@EnumSource(KotlinFeature.class)
	void readsAsTheModuleIsConfigured(KotlinFeature feature) {
		for (boolean enabled : new boolean[] { false, true }) {
			ReadParity.of(() -> mapper(feature, enabled))
				.straightLine(Nullables.class)
				.check(Nullables.class, NULLABLES);
			ReadParity.of(() -> mapper(feature, enabled))
				.straightLine(Defaults.class)
				.check(Defaults.class, "{\"name\":\"n\",\"note\":null,\"tags\":null}",
						"{\"name\":\"n\",\"label\":null,\"nothing\":null}", "{\"name\":\"n\",\"tags\":[null]}",
						"{\"name\":\"n\",\"note\":null,\"nothing\":null}");
		}
	}

	@ParameterizedTest
	@EnumSource(KotlinFeature.class)
	void leavesToReflectionWhatWasBuiltWithOtherSettings(KotlinFeature feature) {
		ObjectMapper other = mapper(feature, true);
		OnDemandReflectionFree built = OnDemandReflectionFree.install(mapper(feature, false));
		OnDemandReflectionFree running = built.reuse(other);
		assertThatNoException().isThrownBy(() -> other.readValue("{}", Nullables.class));
		if (feature == KotlinFeature.SingletonSupport) {
			assertThat(running.isReadStraightLine(Nullables.class)).isTrue();
			assertThat(running.isReadAsSettled(Nullables.class)).isFalse();
			return;
		}
		assertThat(running.isReadByGeneratedCode(Nullables.class)).isFalse();
		assertThat(running.reasonForReflectiveReading(Nullables.class)).contains("Kotlin module's settings");
	}

	@Test
	void leavesToModifiersWhatTheyReplace() {
		ObjectMapper modified = mapper(true)
			.registerModule(new SimpleModule().setDeserializerModifier(new Replacing()));
		OnDemandReflectionFree running = OnDemandReflectionFree.install(mapper(true)).reuse(modified);
		assertThatExceptionOfType(JsonMappingException.class)
			.isThrownBy(() -> modified.readValue("{}", Nullables.class))
			.withMessageContaining("replaced");
		assertThat(running.reasonForReflectiveReading(Nullables.class))
			.isEqualTo("a modifier has replaced its deserializer");
	}

	@Test
	void leavesObjectsToTheModuleThatKeepsThemSingle() {
		ReadParity.of(() -> mapper(KotlinFeature.SingletonSupport, false))
			.straightLine(Shared.class)
			.check(Shared.class, "{\"text\":\"a\"}", "{\"text\":null}", "{}");
		ReadParity.of(() -> mapper(KotlinFeature.SingletonSupport, true))
			.fallback(Shared.class, "it is a Kotlin class of which more is to do")
			.check(Shared.class, "{\"text\":\"a\"}", "{\"text\":null}", "{}");
	}

	@Test
	void settlesWithTheSettingsThatModulesHave() {
		ReadParity.of(() -> mapper(KotlinFeature.SingletonSupport, false))
			.straightLine(Nullables.class)
			.settled(Nullables.class)
			.check(Nullables.class, NULLABLES);
	}

	@ParameterizedTest
	@ValueSource(strings = { "SKIP", "AS_EMPTY", "FAIL" })
	void readsNullAsTheMapperSays(Nulls nulls) {
		for (UnaryOperator<ObjectMapper> setting : List.<UnaryOperator<ObjectMapper>>of(
				(mapper) -> mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(nulls)), (mapper) -> {
					mapper.configOverride(String.class).setSetterInfo(JsonSetter.Value.forValueNulls(nulls));
					return mapper;
				})) {
			ReadParity.of(() -> setting.apply(mapper(KotlinFeature.SingletonSupport, false)))
				.straightLine(Nullables.class)
				.check(Nullables.class, NULLABLES);
			ObjectMapper running = setting.apply(mapper(KotlinFeature.SingletonSupport, false));
			ObjectMapper plain = setting.apply(mapper(KotlinFeature.SingletonSupport, false));
			OnDemandReflectionFree.install(mapper(KotlinFeature.SingletonSupport, false)).reuse(running);
			for (String document : NULLABLES) {
				assertThat(read(running, document)).as(document).isEqualTo(read(plain, document));
			}
		}
	}

	private static String read(ObjectMapper mapper, String document) {
		try {
			Nullables read = mapper.readValue(document, Nullables.class);
			return read.getNote() + read.getTags() + read.getByName() + read.getList() + read.getMap()
					+ (read.getNumbers() == null);
		}
		catch (Exception ex) {
			return ex.toString();
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	@SuppressWarnings("deprecation")
	void readsAsClassesSay(boolean strict) {
		ReadParity.of(() -> mapper(strict))
			.straightLine(AsArray.class)
			.check(AsArray.class, "[\"a\",1,\"b\"]", "[\"a\",null]", "[\"a\"]", "[null]", "{\"text\":\"a\"}");
		ReadParity.of(() -> mapper(strict))
			.fallback(Ignoring.class, "it is a Kotlin class of which more is to do")
			.check(Ignoring.class, "{\"text\":\"a\",\"ignored\":1,\"note\":\"b\",\"last\":\"c\"}", "{\"text\":\"a\"}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(OldFashioned.class)
			.settled(OldFashioned.class)
			.check(OldFashioned.class, "{\"text\":\"a\",\"number\":2}", "{\"text\":\"a\"}", "{\"text\":null}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(OldInPart.class)
			.check(OldInPart.class, "{\"text\":\"a\",\"number\":2}", "{\"text\":\"a\"}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(Measure.class)
			.check(Measure.class, "{\"unit\":\"a\",\"value\":2.5}", "{\"unit\":\"a\"}", "\"a\"", "{\"unit\":null}");
		ReadParity.of(() -> mapper(strict))
			.straightLine(Point.class)
			.check(Point.class, "{\"x\":1,\"y\":2}", "{\"x\":1}", "{\"y\":null}");
	}

	/**
	 * Has something else read what it is asked about.
	 */
	private static final class Replacing extends BeanDeserializerModifier {

		private static final long serialVersionUID = 1L;

		@Override
		public JsonDeserializer<?> modifyDeserializer(DeserializationConfig config, BeanDescription description,
				JsonDeserializer<?> deserializer) {
			return new FailingDeserializer("replaced");
		}

	}

	private static ObjectMapper mapper(boolean strict) {
		return mapper(KotlinFeature.SingletonSupport, false)
			.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
			.configure(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES, strict);
	}

	private static ObjectMapper mapper(KotlinFeature feature, boolean enabled) {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new KotlinModule.Builder().configure(feature, enabled).build())
			.build();
	}

}
