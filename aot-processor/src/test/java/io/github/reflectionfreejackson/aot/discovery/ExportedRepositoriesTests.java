package io.github.reflectionfreejackson.aot.discovery;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;

import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.beans.factory.support.RootBeanDefinition;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ExportedRepositories}. Spring Data REST itself would have Spring Boot
 * configure it in other tests: all that is asked of it are names.
 */
class ExportedRepositoriesTests {

	private static final String CONFIGURATION = "org.springframework.data.rest.webmvc.config.RepositoryRestMvcConfiguration";

	private static final String CUSTOMER = Customer.class.getName();

	@TempDir
	private static Path classes;

	private static URLClassLoader classLoader;

	@BeforeAll
	static void compile() throws IOException {
		String annotation = "import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface ";
		String annotations = "package org.springframework.data.rest.core.annotation; " + annotation;
		String repository = "import org.springframework.data.repository.*; import "
				+ "org.springframework.data.rest.core.annotation.*; ";
		classLoader = new ExternalClasses(classes).compile(Map.of(CONFIGURATION,
				"package org.springframework.data.rest.webmvc.config; public class RepositoryRestMvcConfiguration { }",
				"org.springframework.data.rest.core.annotation.RepositoryRestResource",
				annotations + "RepositoryRestResource { boolean exported() default true; String path() default \"\"; }",
				"org.springframework.data.rest.core.annotation.RestResource",
				annotations + "RestResource { boolean exported() default true; }", "rest.Customers",
				"package rest; "
						+ repository + "public interface Customers extends CrudRepository<" + CUSTOMER + ", Long> { }",
				"rest.Found",
				"package rest; " + repository + "@RepositoryRestResource(path = \"found\") public interface Found"
						+ " extends Repository<" + CUSTOMER + ", Long> { }",
				"rest.Hidden",
				"package rest; " + repository + "@RepositoryRestResource(exported = false) public interface Hidden"
						+ " extends Repository<" + CUSTOMER + ", Long> { }",
				"rest.HiddenResource",
				"package rest; " + repository + "@RestResource(exported = false) public interface HiddenResource"
						+ " extends Repository<" + CUSTOMER + ", Long> { }",
				"rest.Raw", "package rest; " + repository + "public interface Raw extends Repository { }"))
			.classLoader();
	}

	@AfterAll
	static void close() throws IOException {
		classLoader.close();
	}

	@Test
	void collectWhenRepositoryIsExportedFindsItsDomainType() throws ClassNotFoundException {
		RootTypes found = collect("rest.Customers", true);
		assertThat(found.roots()).singleElement().satisfies((root) -> {
			assertThat(root.type()).isEqualTo(Customer.class);
			assertThat(root.origins()).containsExactly("rest.Customers");
		});
		assertThat(found.bodies()).extracting(RootType::type).containsExactly(Customer.class);
		assertThat(collect("rest.Found", true).roots()).extracting(RootType::type).containsExactly(Customer.class);
	}

	@Test
	void collectWhenRepositoryIsNotExportedFindsNothing() throws ClassNotFoundException {
		assertThat(collect("rest.Hidden", true).roots()).isEmpty();
		assertThat(collect("rest.HiddenResource", true).roots()).isEmpty();
	}

	@Test
	void collectWhenRepositoryDoesNotTellItsDomainTypeFindsNothing() throws ClassNotFoundException {
		RootTypes found = collect("rest.Raw", true);
		assertThat(found.roots()).isEmpty();
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenNothingIsExportedFindsNothing() throws ClassNotFoundException {
		assertThat(collect("rest.Customers", false).roots()).isEmpty();
	}

	private static RootTypes collect(String repository, boolean exporting) throws ClassNotFoundException {
		Discovery discovery = Discovery.with();
		discovery.beanFactory().setBeanClassLoader(classLoader);
		discovery.beanFactory()
			.registerBeanDefinition("repository", new RootBeanDefinition(classLoader.loadClass(repository)));
		if (exporting) {
			discovery.beanFactory()
				.registerBeanDefinition("rest", new RootBeanDefinition(classLoader.loadClass(CONFIGURATION)));
		}
		return discovery.collect();
	}

}
