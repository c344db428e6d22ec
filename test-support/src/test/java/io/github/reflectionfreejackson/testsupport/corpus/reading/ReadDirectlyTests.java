package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.ErrorReportConfiguration;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.io.ContentReference;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.sym.ByteQuadsCanonicalizer;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.runtime.ReadingMode;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.corpus.reading.ReadBuffersTests.Simple;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Into which parsers' buffers generated code looks, and when it stays with the parser.
 */
class ReadDirectlyTests {

	private static final String DOCUMENT = "{\"text\":\"a\",\"number\":1,\"flag\":true}";

	private static final String READ = "a 1 0 0.0 true [null] null";

	@Test
	void looksIntoBuffersAfterTypeId() throws IOException {
		String document = "[{\"@type\":\"bean\",\"text\":\"a\",\"number\":12,\"big\":3},"
				+ "{\"@type\":\"record\",\"text\":\"a\",\"number\":12,\"big\":3}]";
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		for (int i = 0; i < 2; i++) {
			assertThat(onDemand.isReadDirectly(TypedBean.class)).isFalse();
			assertThat(onDemand.isReadDirectly(TypedRecord.class)).isFalse();
			assertThat(mapper.readValue(document.getBytes(StandardCharsets.UTF_8), Typed[].class))
				.extracting(Object::toString)
				.containsExactly("a 12 3 [null]", "TypedRecord[text=a, number=12, big=3]");
		}
		assertThat(onDemand.isReadDirectly(TypedBean.class)).isTrue();
		assertThat(onDemand.isReadDirectly(TypedRecord.class)).isTrue();
	}

	@Test
	void looksIntoNoOtherBuffersAfterTypeId() throws IOException {
		String document = "[{\"@type\":\"bean\",\"text\":\"a\"},{\"@type\":\"record\",\"text\":\"a\"}]";
		byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
		ObjectMapper mapper = new ObjectMapper();
		ObjectMapper limited = new ObjectMapper();
		limited.getFactory().setStreamReadConstraints(StreamReadConstraints.builder().maxTokenCount(100).build());
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		OnDemandReflectionFree onDemandLimited = onDemand.reuse(limited, ReadingMode.DIRECT);
		for (int i = 0; i < 3; i++) {
			assertThat(mapper.readValue(document, Typed[].class)).hasSize(2);
			assertThat(limited.readValue(bytes, Typed[].class)).hasSize(2);
		}
		for (Class<?> type : List.of(TypedBean.class, TypedRecord.class)) {
			assertThat(onDemand.isReadStraightLine(type)).isTrue();
			assertThat(onDemand.isReadDirectly(type)).isFalse();
			assertThat(onDemandLimited.isReadStraightLine(type)).isTrue();
			assertThat(onDemandLimited.isReadDirectly(type)).isFalse();
		}
	}

	@Test
	void readsWhatFollowsTypeIdAsTheParserDoes() {
		String document = "[%s,%<s,{\"@type\":\"bean\"},{\"@type\":\"bean\",\"big\":1}]"
			.formatted("{\"@type\":\"bean\",\"text\":\"a\",\"number\":12,\"big\":3,\"next\":"
					+ "{\"@type\":\"record\",\"number\":1,\"text\":\"\u00e9\",\"big\":3}}");
		List<String> documents = new ArrayList<>();
		for (int i = 0; i <= document.length(); i++) {
			documents.add(document.substring(0, i));
			for (String inserted : List.of(" ", "x", "1", ",", "\"@type\":\"record\",")) {
				documents.add(document.substring(0, i) + inserted + document.substring(i));
			}
		}
		for (int start = 0; start <= document.length(); start++) {
			documents.add(" ".repeat(ReadBuffersTests.BUFFER - start) + document);
		}
		ReadParity.of(ObjectMapper::new)
			.straightLine(TypedBean.class, TypedRecord.class)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, TypedList.class, documents));
	}

	@Test
	void looksIntoBuffersOfJacksonsParserOfBytes() throws IOException {
		byte[] bytes = DOCUMENT.getBytes(StandardCharsets.UTF_8);
		assertThat(readsDirectly(new ObjectMapper(), (mapper) -> mapper.readValue(bytes, Simple.class))).isTrue();
		assertThat(readsDirectly(new ObjectMapper(),
				(mapper) -> mapper.readValue(new ByteArrayInputStream(bytes), Simple.class)))
			.isTrue();
		assertThat(readsDirectly(new ObjectMapper(),
				(mapper) -> mapper.readValue((" " + DOCUMENT).getBytes(StandardCharsets.UTF_8), Simple.class)))
			.isTrue();
	}

	@Test
	void looksIntoNoOtherBuffers() throws IOException {
		byte[] bytes = DOCUMENT.getBytes(StandardCharsets.UTF_8);
		assertThat(readsDirectly(new ObjectMapper(), (mapper) -> mapper.readValue(DOCUMENT, Simple.class))).isFalse();
		assertThat(readsDirectly(new ObjectMapper(),
				(mapper) -> mapper.readValue(DOCUMENT.getBytes(StandardCharsets.UTF_16), Simple.class)))
			.isFalse();
		assertThat(
				readsDirectly(new ObjectMapper(), (mapper) -> mapper.treeToValue(mapper.readTree(bytes), Simple.class)))
			.isFalse();
		assertThat(readsDirectly(new ObjectMapper(), (mapper) -> mapper
			.readValue(new JsonParserDelegate(mapper.getFactory().createParser(bytes)), Simple.class))).isFalse();
		assertThat(readsDirectly(new ObjectMapper(),
				(mapper) -> mapper.readValue("{\n\"text\" : \"a\" }".getBytes(StandardCharsets.UTF_8), Simple.class)))
			.isFalse();
		assertThat(readsDirectly(new ObjectMapper(),
				(mapper) -> mapper.readValue(new OwnParser(mapper, bytes), Simple.class)))
			.isFalse();
		ObjectMapper strict = JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
		assertThat(readsDirectly(strict, (mapper) -> mapper.readValue(bytes, Simple.class))).isFalse();
		for (StreamReadConstraints limits : List.of(StreamReadConstraints.builder().maxNameLength(6).build(),
				StreamReadConstraints.builder().maxNumberLength(18).build(),
				StreamReadConstraints.builder().maxTokenCount(100).build())) {
			ObjectMapper limited = new ObjectMapper();
			limited.getFactory().setStreamReadConstraints(limits);
			assertThat(readsDirectly(limited, (mapper) -> mapper.readValue(bytes, Simple.class))).isFalse();
		}
	}

	@Test
	void staysWithTheParserIfToldTo() throws IOException {
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(new ObjectMapper());
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree other = onDemand.reuse(mapper, ReadingMode.THROUGH_PARSER);
		for (int i = 0; i < 2; i++) {
			assertThat(mapper.readValue(DOCUMENT.getBytes(StandardCharsets.UTF_8), Simple.class)).hasToString(READ);
		}
		assertThat(other.isReadStraightLine(Simple.class)).isTrue();
		assertThat(other.isReadDirectly(Simple.class)).isFalse();
		ObjectMapper reflective = new ObjectMapper();
		OnDemandReflectionFree reading = onDemand.reuse(reflective, ReadingMode.REFLECTIVE);
		assertThat(reflective.readValue(DOCUMENT, Simple.class)).hasToString(READ);
		assertThat(reading.isReadByGeneratedCode(Simple.class)).isFalse();
	}

	/**
	 * The first object of a type is read without.
	 */
	private static boolean readsDirectly(ObjectMapper mapper, ReadParity.Use use) throws IOException {
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		try {
			assertThat(use.of(mapper)).isNotNull();
			assertThat(onDemand.isReadDirectly(Simple.class)).isFalse();
			assertThat(use.of(mapper)).isNotNull();
		}
		catch (Exception ex) {
			throw new IOException(ex);
		}
		assertThat(onDemand.isReadStraightLine(Simple.class)).isTrue();
		return onDemand.isReadDirectly(Simple.class);
	}

	/**
	 * May do all otherwise than its superclass.
	 */
	private static final class OwnParser extends UTF8StreamJsonParser {

		OwnParser(ObjectMapper mapper, byte[] bytes) {
			super(new IOContext(StreamReadConstraints.defaults(), StreamWriteConstraints.defaults(),
					ErrorReportConfiguration.defaults(), new BufferRecycler(), ContentReference.rawReference(bytes),
					false), JsonParser.Feature.collectDefaults(), null, mapper,
					ByteQuadsCanonicalizer.createRoot().makeChild(JsonFactory.Feature.collectDefaults()), bytes, 0,
					bytes.length, 0, false);
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes({ @JsonSubTypes.Type(value = TypedBean.class, name = "bean"),
			@JsonSubTypes.Type(value = TypedRecord.class, name = "record") })
	public interface Typed {

	}

	public static class TypedList extends ArrayList<Typed> {

	}

	public static class TypedBean implements Typed {

		public String text;

		public int number;

		public long big;

		public Typed next;

		@Override
		public String toString() {
			return this.text + " " + this.number + " " + this.big + " [" + this.next + "]";
		}

	}

	public record TypedRecord(String text, int number, long big) implements Typed {
	}

}
