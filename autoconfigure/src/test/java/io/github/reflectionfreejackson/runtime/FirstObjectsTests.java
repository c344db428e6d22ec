package io.github.reflectionfreejackson.runtime;

import java.nio.charset.StandardCharsets;
import java.util.Collections;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.HandwrittenSerializers.Customer;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What looks into the buffers of parsers has to be loaded, and an application's first
 * requests do not wait for that.
 */
class FirstObjectsTests {

	private static final byte[] CUSTOMER = "{\"name\":\"Ada\"}".getBytes(StandardCharsets.UTF_8);

	private final ServedTypes served = new ServedTypes();

	@Test
	void readsFirstObjectsThroughTheParsersMethods() throws Exception {
		ObjectMapper mapper = mapper(false, ReadingMode.DIRECT);
		for (int i = 0; i < 100; i++) {
			assertThat(mapper.readValue(CUSTOMER, Customer.class).name).isEqualTo("Ada");
		}
		assertThat(isReadStraightLine()).isTrue();
		assertThat(isReadDirectly()).isFalse();
		assertThat(mapper.readValue(CUSTOMER, Customer.class).name).isEqualTo("Ada");
		assertThat(isReadDirectly()).isTrue();
	}

	@Test
	void countsObjectsOfOneDocument() throws Exception {
		ObjectMapper mapper = mapper(false, ReadingMode.DIRECT);
		assertThat(mapper.copy().readValue(list(100), Customer[].class)).hasSize(100);
		assertThat(isReadDirectly()).isFalse();
		assertThat(mapper.readValue(list(2), Customer[].class)).extracting((read) -> read.name)
			.containsExactly("Ada", "Ada");
		assertThat(isReadDirectly()).isTrue();
	}

	@Test
	void readsAllDirectlyIfTold() throws Exception {
		ObjectMapper mapper = mapper(true, ReadingMode.DIRECT);
		assertThat(mapper.readValue(list(2), Customer[].class)).hasSize(2);
		assertThat(isReadDirectly()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void readsNothingDirectlyIfSwitchedOff(boolean all) throws Exception {
		ObjectMapper mapper = mapper(all, ReadingMode.THROUGH_PARSER);
		assertThat(mapper.readValue(list(200), Customer[].class)).hasSize(200);
		assertThat(isReadStraightLine()).isTrue();
		assertThat(isReadDirectly()).isFalse();
	}

	private ObjectMapper mapper(boolean all, ReadingMode mode) {
		ObjectMapper mapper = new ObjectMapper();
		new ReflectionFreeJackson(new HandwrittenDeserializers(ObjectMapper::new) {

			@Override
			public boolean readsAllDirectly() {
				return all;
			}

		}, this.served, null, true, mode).install(mapper);
		return mapper;
	}

	private static byte[] list(int size) {
		String customer = new String(CUSTOMER, StandardCharsets.UTF_8);
		return Collections.nCopies(size, customer).toString().getBytes(StandardCharsets.UTF_8);
	}

	private boolean isReadStraightLine() {
		return this.served.reading().isStraightLine(Customer.class.getName());
	}

	private boolean isReadDirectly() {
		return this.served.reading().isReadDirectly(Customer.class.getName());
	}

}
