package io.github.reflectionfreejackson.aot.discovery;

import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;

import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.support.RootBeanDefinition;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that what controllers of Spring Data REST return and take is found. Spring Data
 * REST itself would have Spring Boot configure it in other tests: all that is asked of it
 * are names.
 */
class DataRestControllersTests {

	private static final String PACKAGE = "org.springframework.data.rest.webmvc";

	@TempDir
	private Path classes;

	@ParameterizedTest
	@ValueSource(strings = { "RepositoryRestController", "BasePathAwareController" })
	void controllersOfDataRestAreFound(String annotation) throws Exception {
		try (URLClassLoader classLoader = new ExternalClasses(this.classes).compile(Map.of(PACKAGE + "." + annotation,
				"package " + PACKAGE + "; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) "
						+ "@org.springframework.stereotype.Component public @interface " + annotation + " { }",
				"rest.Renaming",
				"package rest; import org.springframework.web.bind.annotation.*; @" + PACKAGE + "." + annotation
						+ " public class Renaming { @PostMapping(\"/names\") @ResponseBody public "
						+ Customer.class.getName() + " rename(@RequestBody " + Customer.class.getName()
						+ " customer) { return customer; } }"))
			.classLoader()) {
			Discovery discovery = Discovery.with();
			discovery.beanFactory().setBeanClassLoader(classLoader);
			discovery.beanFactory()
				.registerBeanDefinition("renaming", new RootBeanDefinition(classLoader.loadClass("rest.Renaming")));
			RootTypes found = discovery.collect();
			assertThat(found.roots()).extracting(RootType::type).contains(Customer.class);
			assertThat(found.bodies()).extracting(RootType::type).containsExactly(Customer.class);
		}
	}

}
