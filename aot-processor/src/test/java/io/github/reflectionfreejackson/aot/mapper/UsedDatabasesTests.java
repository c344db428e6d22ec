package io.github.reflectionfreejackson.aot.mapper;

import java.lang.reflect.Proxy;

import javax.sql.DataSource;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link UsedDatabases}.
 */
@ExtendWith(OutputCaptureExtension.class)
class UsedDatabasesTests {

	private static final String WARNING = "The application's ObjectMapper depends on [orders]";

	@Test
	void closeWhenDatabaseWasMadeWarnsOfIt(CapturedOutput log) {
		try (PrivateBeanFactory beans = new PrivateBeanFactory(factory())) {
			assertThat(beans.copy().getBean("orders", DataSource.class)).isNotNull();
			assertThat(log).doesNotContain(WARNING);
		}
		assertThat(log.toString().lines().filter((line) -> line.contains(WARNING))).hasSize(1)
			.allSatisfy((line) -> assertThat(line).contains("WARN", "@Lazy or ObjectProvider"));
	}

	@Test
	void closeWhenDatabaseWasNotMadeIsSilent(CapturedOutput log) {
		try (PrivateBeanFactory beans = new PrivateBeanFactory(factory())) {
			assertThat(beans.copy().getBean("other")).isEqualTo("other");
		}
		assertThat(log).doesNotContain("depends on [");
	}

	private static DefaultListableBeanFactory factory() {
		DefaultListableBeanFactory factory = new DefaultListableBeanFactory();
		factory.registerBeanDefinition("orders", definition("orders"));
		factory.registerBeanDefinition("other", definition("other"));
		return factory;
	}

	private static RootBeanDefinition definition(String method) {
		RootBeanDefinition definition = new RootBeanDefinition(Databases.class);
		definition.setFactoryMethodName(method);
		return definition;
	}

	static class Databases {

		static DataSource orders() {
			return (DataSource) Proxy.newProxyInstance(DataSource.class.getClassLoader(),
					new Class<?>[] { DataSource.class }, (proxy, method, arguments) -> null);
		}

		static String other() {
			return "other";
		}

	}

}
