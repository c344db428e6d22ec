package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Type;
import java.util.List;

import io.github.reflectionfreejackson.aot.unwrap.PresentTypes;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.MergedAnnotation;
import org.springframework.core.annotation.MergedAnnotations;

/**
 * Finds the domain types of the repositories that Spring Data REST exports, which its
 * mappers write and read: these are copies of the application's. Without Spring Data
 * REST, nothing is found.
 */
final class ExportedRepositories {

	private static final String DATA_REST = "org.springframework.data.rest.";

	private static final List<String> EXPORTS = List.of(DATA_REST + "core.annotation.RepositoryRestResource",
			DATA_REST + "core.annotation.RestResource");

	private final Findings findings;

	private final PresentTypes repositories;

	ExportedRepositories(ListableBeanFactory beanFactory, @Nullable ClassLoader classLoader, Findings findings) {
		this.findings = findings;
		boolean exporting = PresentTypes.of(classLoader, DATA_REST + "webmvc.config.RepositoryRestMvcConfiguration")
			.all()
			.stream()
			.anyMatch((type) -> beanFactory.getBeanNamesForType(type, true, false).length != 0);
		this.repositories = exporting ? PresentTypes.of(classLoader, "org.springframework.data.repository.Repository")
				: PresentTypes.of(classLoader);
	}

	/**
	 * Record the domain type of the given bean, if it is a repository that is not kept
	 * from being exported.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		Class<?> repository = beanType.resolve(Object.class);
		if (this.repositories.cover(repository) && isExported(repository)) {
			this.repositories.all().forEach((base) -> {
				Type domainType = beanType.as(base).resolveGeneric();
				if (domainType != null) {
					this.findings.bound(domainType, repository.getName());
				}
			});
		}
	}

	private static boolean isExported(Class<?> repository) {
		MergedAnnotations annotations = MergedAnnotations.from(repository);
		return EXPORTS.stream()
			.map(annotations::get)
			.filter(MergedAnnotation::isPresent)
			.allMatch((annotation) -> annotation.getBoolean("exported"));
	}

}
