package io.github.reflectionfreejackson.autoconfigure;

import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link Switch}.
 */
class SwitchTests {

	@Test
	void areByDefaultWhatPropertiesAre() {
		ReflectionFreeJacksonProperties properties = new ReflectionFreeJacksonProperties();
		Map<Switch, Boolean> defaults = Map.of(Switch.CODE, properties.isEnabled(), Switch.ALL_MAPPERS,
				properties.isAllMappers(), Switch.DIRECT_ENCODING, properties.isDirectEncoding(), Switch.READING,
				properties.getReading().isEnabled(), Switch.DIRECT_READING, properties.getReading().isDirect(),
				Switch.HTTP, properties.getHttp().isEnabled());
		assertThat(Switch.values()).allSatisfy(
				(candidate) -> assertThat(candidate.isOn(new MockEnvironment())).isEqualTo(defaults.get(candidate)));
	}

	@ParameterizedTest
	@EnumSource
	void isWhatItsPropertySays(Switch subject) {
		assertThat(subject.isOn(new MockEnvironment().withProperty(subject.property(), "true"))).isTrue();
		assertThat(subject.isOn(new MockEnvironment().withProperty(subject.property(), "off"))).isFalse();
	}

	@ParameterizedTest
	@EnumSource
	void namesPropertyThatIsNeitherTrueNorFalse(Switch subject) {
		assertThatExceptionOfType(BindException.class)
			.isThrownBy(() -> subject.isOn(new MockEnvironment().withProperty(subject.property(), "nonsense")))
			.withMessageContaining(subject.property());
	}

	@Test
	void applicationDoesNotStartWithPropertyThatIsNeitherTrueNorFalse() {
		new ApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class))
			.withBean("ownMapper", ObjectMapper.class, ObjectMapper::new)
			.withPropertyValues(Switch.CODE.property() + "=nonsense")
			.run((context) -> assertThat(
					Stream.iterate(context.getStartupFailure(), Objects::nonNull, Throwable::getCause))
				.hasAtLeastOneElementOfType(BindException.class));
	}

}
