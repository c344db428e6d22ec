package io.github.reflectionfreejackson.aot.discovery;

import java.util.Map;

import org.springframework.core.ResolvableType;

/**
 * Maps and their entries: keys and values are written. Map classes of the application and
 * of libraries are roots as well, since annotations can make beans of them.
 */
final class MapRule implements UnwrapRule {

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return Map.class.isAssignableFrom(rawType) || Map.Entry.class.isAssignableFrom(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		Class<?> rawType = type.resolve(Object.class);
		ResolvableType map = type.as(Map.class.isAssignableFrom(rawType) ? Map.class : Map.Entry.class);
		if (!Containers.isPlain(rawType)) {
			target.root(type);
		}
		target.content(map.getGeneric(0));
		target.content(map.getGeneric(1));
	}

}
