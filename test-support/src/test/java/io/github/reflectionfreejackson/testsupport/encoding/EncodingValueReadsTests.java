package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * How often what is written for a value is read from it.
 */
class EncodingValueReadsTests {

	@ParameterizedTest
	@EnumSource(mode = Mode.INCLUDE, names = { "WRITE_ENUMS_USING_INDEX", "WRITE_ENUMS_USING_TO_STRING" })
	void readsEnumsAsOftenAsPlainJackson(SerializationFeature feature) {
		check(MapperPair.of(() -> JsonMapper.builder().enable(feature).build()));
	}

	@Test
	void readsEncodedEnumsAsOftenAsPlainJackson() throws IOException {
		MapperPair pair = MapperPair.of(JsonMapper::new);
		check(pair);
		Counted counted = new Counted(new AtomicInteger());

		assertThat(DirectUse.of(pair.generated()).isDirect(List.of(counted, counted))).isTrue();
	}

	private static void check(MapperPair pair) {
		for (int i = 0; i < 3; i++) {
			pair.check("holder", (mapper) -> {
				AtomicInteger reads = new AtomicInteger();
				Counted counted = new Counted(reads);
				Holder holder = new Holder("a", counted, List.of(counted, counted), new Counted[] { counted },
						Map.of("k", counted), 1);
				byte[] written = mapper.writeValueAsBytes(holder);
				return new String(written, StandardCharsets.UTF_8) + reads;
			});
		}
		pair.encoded(Holder.class);
	}

	enum Kind {

		FIRST, SECOND;

		@Override
		public String toString() {
			return "kind " + ordinal();
		}

	}

	record Holder(String before, Counted one, List<Counted> list, Counted[] array, Map<String, Counted> map,
			int after) {
	}

	/**
	 * Final, so that its serializer is known beforehand.
	 */
	static final class Counted {

		private final AtomicInteger reads;

		Counted(AtomicInteger reads) {
			this.reads = reads;
		}

		@JsonValue
		public Kind kind() {
			this.reads.incrementAndGet();
			return Kind.SECOND;
		}

	}

}
