package io.github.reflectionfreejackson.benchmarks.contender;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

import io.github.reflectionfreejackson.benchmarks.payload.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests what contenders read, and {@link InputCheck} itself.
 */
class InputCheckTests {

	private static final InputCheck CHECK = new InputCheck();

	private static final Set<DecodingContender> WITHOUT_FACTORIES = EnumSet.of(DecodingContender.AVAJE,
			DecodingContender.DSL_JSON);

	@ParameterizedTest
	@EnumSource
	void contenderReadsSameAsJacksonOneDocumentAfterTheOther(DecodingContender contender) {
		Decoders decoders = contender.create();
		Map<Document, String> objections = new EnumMap<>(Document.class);
		for (Document document : Document.values()) {
			String objection = CHECK.objection(contender, decoders, document);
			if (!objection.isEmpty()) {
				objections.put(document, objection);
			}
		}
		if (WITHOUT_FACTORIES.contains(contender)) {
			assertThat(objections).containsOnlyKeys(Document.FACTORY_6_MIXED, Document.FACTORY_20_MIXED);
		}
		else {
			assertThat(objections).isEmpty();
		}
	}

	@ParameterizedTest
	@EnumSource
	void contenderReadsSameAfterPollution(DecodingContender contender) {
		Decoders decoders = contender.create();
		int readable = Document.values().length - (WITHOUT_FACTORIES.contains(contender) ? 2 : 0);
		assertThat(Pollution.of(decoders, Document.ORDER, 3)).isEqualTo(3L * (readable - 1));
		assertThat(CHECK.objection(contender, decoders, Document.ORDER)).isEmpty();
	}

	@Test
	void otherValueIsObjectedTo() {
		Decoders decoders = (document) -> {
			Decoder jackson = DecodingContender.JACKSON.create().forPayload(document);
			return (json) -> jackson.decode(new String(json, StandardCharsets.UTF_8).replace("channel", "tunnel")
				.getBytes(StandardCharsets.UTF_8));
		};
		assertThat(CHECK.objection(DecodingContender.GENERATED, decoders, Document.RECORD_2_STRINGS)).contains("tunnel",
				"where Jackson has");
	}

	@Test
	void typeThatGeneratedCodeHasNotReadIsObjectedTo() {
		assertThat(DecodingContender.GENERATED.create().objection(Document.RECORD_2_STRINGS))
			.contains("not by generated code", Document.RECORD_2_STRINGS.type().getName());
	}

}
