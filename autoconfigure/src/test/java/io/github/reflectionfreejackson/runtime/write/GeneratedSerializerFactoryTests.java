package io.github.reflectionfreejackson.runtime.write;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import io.github.reflectionfreejackson.runtime.outline.BeanOutline;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.BDDMockito;
import org.mockito.Mockito;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for which types {@link GeneratedSerializerFactory} keeps apart.
 */
class GeneratedSerializerFactoryTests {

	private final ObjectMapper mapper = new ObjectMapper();

	private final SerializationConfig config = this.mapper.getSerializationConfig();

	private final SerializerFactoryConfig factoryConfig = new SerializerFactoryConfig();

	private final WritableTypes types = Mockito.mock(WritableTypes.class);

	private final Guard guard = new Guard(this.types, new ServedTypes(), null, false);

	private final GeneratedSerializerFactory factory = new GeneratedSerializerFactory(this.factoryConfig, this.guard);

	@BeforeEach
	void settle() {
		BDDMockito.given(this.types.outcome()).willReturn(OutcomeFingerprint.of(this.config, this.factoryConfig));
		BDDMockito.given(this.types.find(Known.class))
			.willReturn(new WritableType(Mockito.mock(GeneratedSerializer.class), new BeanOutline()));
		BDDMockito.given(this.types.find(Misfit.class)).willThrow(new NoClassDefFoundError("Missing"));
	}

	@Test
	void typeOfLeavesAllTypesToTheMapperUntilItIsKnownThatSomeAreSettled() {
		assertThat(this.factory.typeOf(this.config, Known.class)).isSameAs(this.mapper.constructType(Known.class));
	}

	@Test
	void typeOfKeepsOnlyTypesApartThatCodeWasGeneratedFor() {
		assertThat(this.guard.settledWriting(this.config, this.factoryConfig)).isNotNull();
		assertThat(this.factory.typeOf(this.config, Known.class)).isEqualTo(this.mapper.constructType(Known.class))
			.isNotSameAs(this.mapper.constructType(Known.class))
			.isSameAs(this.factory.typeOf(this.config, Known.class));
		assertThat(this.factory.typeOf(this.config, Unknown.class)).isSameAs(this.mapper.constructType(Unknown.class));
		assertThat(this.factory.typeOf(this.config, Misfit.class)).isSameAs(this.mapper.constructType(Misfit.class));
	}

	static class Known {

	}

	static class Unknown {

	}

	static class Misfit {

	}

}
