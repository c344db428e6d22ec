package io.github.reflectionfreejackson.test.ondemand;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class OnDemandReflectionFreeTests {

	private final ObjectMapper mapper = new ObjectMapper();

	private final OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(this.mapper);

	@Test
	void readWhenTypeIsOptedOutReadsByReflection() throws Exception {
		assertThat(this.mapper.readValue("{\"number\":2}", OptedOut.class).number).isEqualTo(2);
		assertThat(this.onDemand.reasonForReflectiveReading(OptedOut.class))
			.isEqualTo("it is annotated with @ReflectionFreeJson(false)");
	}

	@Test
	void readWhenTypeIsNotOptedOutReadsByGeneratedCode() throws Exception {
		assertThat(this.mapper.readValue("{\"number\":2}", Sub.class).number).isEqualTo(2);
		assertThat(this.onDemand.isReadByGeneratedCode(Sub.class)).isTrue();
	}

	@Test
	void mapperThatCannotBeCopiedUsesGeneratedCode() throws Exception {
		ObjectMapper notCopied = new ObjectMapper() {
		};
		OnDemandReflectionFree installed = OnDemandReflectionFree.install(notCopied);
		assertThatIllegalStateException().isThrownBy(notCopied::copy);
		assertThat(notCopied.writeValueAsString(new Sub())).isEqualTo("{\"number\":0}");
		assertThat(installed.isGenerated(Sub.class)).isTrue();
	}

	@ReflectionFreeJson(false)
	static class OptedOut {

		public int number;

	}

	static class Sub extends OptedOut {

	}

}
