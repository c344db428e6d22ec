package io.github.reflectionfreejackson.aot.unwrap;

import java.util.Iterator;
import java.util.List;
import java.util.stream.BaseStream;

import org.springframework.core.ResolvableType;

/**
 * Collections and whatever else can be iterated over: the elements are written. Classes
 * of the application and of libraries are roots as well, since Jackson takes an
 * {@link Iterable} with properties for a bean, and annotations can make beans of
 * collections.
 */
final class ElementsRule implements UnwrapRule {

	private static final List<Class<?>> SEQUENCES = List.of(Iterable.class, Iterator.class, BaseStream.class);

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return SEQUENCES.stream().anyMatch((sequence) -> sequence.isAssignableFrom(rawType));
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		Class<?> rawType = type.resolve(Object.class);
		if (!Containers.isPlain(rawType)) {
			target.root(type);
		}
		SEQUENCES.stream()
			.filter((sequence) -> sequence.isAssignableFrom(rawType))
			.forEach((sequence) -> target.content(type.as(sequence).getGeneric(0)));
	}

}
