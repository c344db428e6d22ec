package io.github.reflectionfreejackson.aot.unwrap;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

import org.springframework.core.ResolvableType;
import org.springframework.http.codec.ServerSentEvent;

/**
 * Types which refer to a single value, which is written in their place.
 */
final class ReferenceRule implements UnwrapRule {

	private static final List<Class<?>> REFERENCES = List.of(Optional.class, AtomicReference.class,
			ServerSentEvent.class);

	private static final Set<Class<?>> SCALARS = Set.of(OptionalInt.class, OptionalLong.class, OptionalDouble.class);

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return SCALARS.contains(rawType)
				|| REFERENCES.stream().anyMatch((reference) -> reference.isAssignableFrom(rawType));
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		REFERENCES.stream()
			.filter((reference) -> reference.isAssignableFrom(type.resolve(Object.class)))
			.forEach((reference) -> target.content(type.as(reference).getGeneric()));
	}

}
