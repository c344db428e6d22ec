package io.github.reflectionfreejackson.aot.unwrap;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;

/**
 * Spring HATEOAS' models. They are beans themselves, and roots beside their content.
 */
final class RepresentationModelRule implements UnwrapRule {

	private final PresentTypes models;

	private final PresentTypes contentModels;

	RepresentationModelRule(@Nullable ClassLoader classLoader) {
		this.models = PresentTypes.of(classLoader, "org.springframework.hateoas.RepresentationModel");
		this.contentModels = PresentTypes.of(classLoader, "org.springframework.hateoas.EntityModel",
				"org.springframework.hateoas.CollectionModel");
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return this.models.cover(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.root(type);
		Class<?> rawType = type.resolve(Object.class);
		this.contentModels.all()
			.stream()
			.filter((model) -> model.isAssignableFrom(rawType))
			.forEach((model) -> target.content(type.as(model).getGeneric()));
	}

}
