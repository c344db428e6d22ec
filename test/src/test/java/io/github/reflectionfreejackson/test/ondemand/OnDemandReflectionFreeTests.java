package io.github.reflectionfreejackson.test.ondemand;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
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

	@Test
	void mapperWhoseCopyIsAnotherUsesCodeGeneratedWithItself() throws Exception {
		ObjectMapper forgetful = new ForgetfulMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
		OnDemandReflectionFree installed = OnDemandReflectionFree.install(forgetful);
		assertThat(forgetful.writeValueAsString(new Named())).isEqualTo("{\"some_name\":\"x\"}");
		assertThat(installed.isGenerated(Named.class)).isTrue();
	}

	@Test
	void typeInUnnamedPackageUsesReflection() throws Exception {
		Class<?> type = Class.forName("InUnnamedPackage");
		Object read = this.mapper.readValue("{\"number\":2}", type);
		assertThat(this.mapper.writeValueAsString(read)).isEqualTo("{\"number\":2}");
		assertThat(this.onDemand.isGenerated(type)).isFalse();
		assertThat(this.onDemand.reasonForReflectiveReading(type))
			.isEqualTo("it is in the unnamed package, which no other package can refer to");
	}

	@Test
	void typesThatCodeWasGeneratedForAreToldOnlyIfItWroteOrReadThem() throws Exception {
		assertThat(this.onDemand.reasonAgainst(Named.class)).isNull();
		assertThat(this.onDemand.generatedTypes()).isEmpty();
		assertThat(this.mapper.writeValueAsString(new Named())).isEqualTo("{\"someName\":\"x\"}");
		assertThat(this.onDemand.generatedTypes()).containsExactly(Named.class);
		assertThat(this.onDemand.typesReadByGeneratedCode()).isEmpty();
		OnDemandReflectionFree other = this.onDemand.reuse(new ObjectMapper());
		assertThat(this.mapper.readValue("{}", Named.class)).isNotNull();
		assertThat(this.onDemand.typesReadByGeneratedCode()).containsExactly(Named.class);
		assertThat(other.typesReadByGeneratedCode()).isEmpty();
	}

	@ReflectionFreeJson(false)
	static class OptedOut {

		public int number;

	}

	static class Sub extends OptedOut {

	}

	static class Named {

		public String someName = "x";

	}

	static class ForgetfulMapper extends ObjectMapper {

		private static final long serialVersionUID = 1L;

		@Override
		public ObjectMapper copy() {
			return new ForgetfulMapper();
		}

	}

}
