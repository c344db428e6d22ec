package io.github.reflectionfreejackson.aot.introspection;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.core.util.VersionUtil;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BeanIntrospector}.
 */
class BeanIntrospectorTests {

	@Test
	void reasonAgainstVersionOfJacksonThatIsTooOldNamesBoth() {
		assertThat(BeanIntrospector.reasonAgainst(version("2.18.2")))
			.isEqualTo("Jackson 2.18.2 is on the class path, but generated code needs 2.19.0 or later");
	}

	@ParameterizedTest
	@ValueSource(strings = { "2.19.0", "2.21.4", "2.100.0" })
	void otherVersionsAreFine(String version) {
		assertThat(BeanIntrospector.reasonAgainst(version(version))).isNull();
	}

	@Test
	void nothingIsSaidAgainstMapperOfVersionOnTheClassPath() {
		assertThat(BeanIntrospector.reasonAgainst(new ObjectMapper())).isNull();
	}

	private static Version version(String version) {
		return VersionUtil.parseVersion(version, PackageVersion.VERSION.getGroupId(),
				PackageVersion.VERSION.getArtifactId());
	}

}
