package io.github.reflectionfreejackson.aot.unwrap;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;

/**
 * Spring Data's {@code Slice}, {@code Page} and the {@code PagedModel} which stands in
 * for a page. They are beans themselves: the declared type, the classes that really
 * answer for it and what these are made of are roots beside the content.
 */
final class SliceRule implements UnwrapRule {

	private static final String DOMAIN = "org.springframework.data.domain.";

	private static final String PAGED_MODEL = "org.springframework.data.web.PagedModel";

	private final PresentTypes declared;

	private final List<Class<?>> implementations;

	private final PresentTypes parts;

	SliceRule(@Nullable ClassLoader classLoader) {
		this.declared = PresentTypes.of(classLoader, DOMAIN + "Slice", PAGED_MODEL);
		this.implementations = List
			.copyOf(PresentTypes.of(classLoader, DOMAIN + "PageImpl", DOMAIN + "SliceImpl", PAGED_MODEL).all());
		this.parts = PresentTypes.of(classLoader, DOMAIN + "Pageable", DOMAIN + "PageRequest", DOMAIN + "Sort",
				DOMAIN + "Sort$Order", PAGED_MODEL + "$PageMetadata");
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return this.declared.cover(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.root(type);
		Class<?> rawType = type.resolve(Object.class);
		for (Class<?> supertype : this.declared.all()) {
			if (supertype.isAssignableFrom(rawType)) {
				ResolvableType content = type.as(supertype).getGeneric();
				this.implementations.stream()
					.filter((implementation) -> answersFor(implementation, rawType))
					.forEach((implementation) -> target.root(withContent(implementation, content)));
				target.content(content);
			}
		}
		this.parts.all().forEach((part) -> target.root(ResolvableType.forClass(part)));
	}

	/**
	 * A page may be replaced by its model, depending on the application's configuration.
	 */
	private boolean answersFor(Class<?> implementation, Class<?> declaredType) {
		return declaredType.isAssignableFrom(implementation) || PAGED_MODEL.equals(implementation.getName());
	}

	private ResolvableType withContent(Class<?> implementation, ResolvableType content) {
		return ResolvableType.forClassWithGenerics(implementation,
				ResolvableType.forType(ResolvedTypes.resolve(content)));
	}

}
