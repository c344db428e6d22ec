package io.github.reflectionfreejackson.aot;

import java.util.List;

import com.fasterxml.jackson.databind.Module;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.web.config.SpringDataJacksonConfiguration;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests with the module for Jackson that Spring Boot configures beside Spring Data.
 */
@ExtendWith(OutputCaptureExtension.class)
class SpringDataTests {

	@Test
	void typesAreSettledBesideItAndPagesStillWarnedOf(CapturedOutput log) {
		AotOutput output = AotApplication.of(Modules.class).include(Item.class, Items.class).process();
		output.compile();
		output.run((application) -> {
			ServedTypes types = application.context().getBean(ServedTypes.class);
			application.assertGenerated(new Item());
			assertThat(types.isSettled(Item.class.getName())).isTrue();
			int before = warnings(log);
			application.mapper().writeValueAsString(new Items());
			assertThat(warnings(log)).isEqualTo(before + 1);
			application.assertGenerated(new Items());
			assertThat(types.isSettled(Items.class.getName())).isFalse();
		});
	}

	private static int warnings(CapturedOutput log) {
		return log.toString().split("Serializing PageImpl instances as-is is not supported", -1).length;
	}

	@Configuration(proxyBeanMethods = false)
	static class Modules {

		@Bean
		Module pageModule() {
			return new SpringDataJacksonConfiguration.PageModule(null);
		}

	}

	static class Item {

		public int number = 1;

	}

	static class Items extends PageImpl<Item> {

		private static final long serialVersionUID = 1L;

		Items() {
			super(List.of(new Item()));
		}

	}

}
