package io.github.reflectionfreejackson.aot.discovery;

import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.data.repository.CrudRepository;
import org.springframework.data.repository.Repository;
import org.springframework.data.rest.core.annotation.RepositoryRestResource;
import org.springframework.data.rest.core.annotation.RestResource;
import org.springframework.data.rest.webmvc.config.RepositoryRestMvcConfiguration;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ExportedRepositories}.
 */
class ExportedRepositoriesTests {

	@Test
	void collectWhenRepositoryIsExportedFindsItsDomainType() {
		RootTypes found = collect(Customers.class, true);
		assertThat(found.roots()).singleElement().satisfies((root) -> {
			assertThat(root.type()).isEqualTo(Customer.class);
			assertThat(root.origins()).containsExactly(Customers.class.getName());
		});
		assertThat(found.bodies()).extracting(RootType::type).containsExactly(Customer.class);
		assertThat(collect(Found.class, true).roots()).extracting(RootType::type).containsExactly(Customer.class);
	}

	@Test
	void collectWhenRepositoryIsNotExportedFindsNothing() {
		assertThat(collect(Hidden.class, true).roots()).isEmpty();
		assertThat(collect(HiddenResource.class, true).roots()).isEmpty();
	}

	@Test
	void collectWhenRepositoryDoesNotTellItsDomainTypeFindsNothing() {
		RootTypes found = collect(Raw.class, true);
		assertThat(found.roots()).isEmpty();
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenNothingIsExportedFindsNothing() {
		assertThat(collect(Customers.class, false).roots()).isEmpty();
	}

	private static RootTypes collect(Class<?> repository, boolean exporting) {
		Discovery discovery = Discovery.with();
		discovery.beanFactory().registerBeanDefinition("repository", new RootBeanDefinition(repository));
		if (exporting) {
			discovery.beanFactory()
				.registerBeanDefinition("rest", new RootBeanDefinition(RepositoryRestMvcConfiguration.class));
		}
		return discovery.collect();
	}

	interface Customers extends CrudRepository<Customer, Long> {

	}

	@RepositoryRestResource(path = "found")
	interface Found extends Repository<Customer, Long> {

	}

	@RepositoryRestResource(exported = false)
	interface Hidden extends Repository<Customer, Long> {

	}

	@RestResource(exported = false)
	interface HiddenResource extends Repository<Customer, Long> {

	}

	@SuppressWarnings("rawtypes")
	interface Raw extends Repository {

	}

}
