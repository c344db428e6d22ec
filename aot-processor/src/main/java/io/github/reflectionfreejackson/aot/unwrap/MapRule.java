package io.github.reflectionfreejackson.aot.unwrap;

import java.util.Map;

import io.github.reflectionfreejackson.aot.model.JdkClasses;
import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;

/**
 * Maps and their entries: keys and values are written. Map classes of the application and
 * of libraries are roots as well, since annotations can make beans of them, and so are
 * maps that are read whose keys are not of the JDK: Jackson creates keys in other ways
 * than what it reads elsewhere.
 */
final class MapRule implements UnwrapRule {

	private final boolean reading;

	MapRule(boolean reading) {
		this.reading = reading;
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return Map.class.isAssignableFrom(rawType) || Map.Entry.class.isAssignableFrom(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		Class<?> rawType = type.resolve(Object.class);
		ResolvableType map = type.as(Map.class.isAssignableFrom(rawType) ? Map.class : Map.Entry.class);
		if (!Containers.isPlain(rawType) || (this.reading && isCreated(map.getGeneric(0).resolve()))) {
			target.root(type);
		}
		target.content(map.getGeneric(0));
		target.content(map.getGeneric(1));
	}

	private static boolean isCreated(@Nullable Class<?> key) {
		return key != null && !JdkClasses.contain(key);
	}

}
