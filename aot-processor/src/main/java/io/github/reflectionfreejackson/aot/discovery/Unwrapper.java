package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;

/**
 * Takes declared types out of their wrappers.
 */
final class Unwrapper {

	private final List<UnwrapRule> rules;

	Unwrapper(List<UnwrapRule> rules) {
		this.rules = List.copyOf(rules);
	}

	/**
	 * Unwrap the given type as often as a rule knows how to.
	 * @param type the type of what is written or read
	 * @return the roots found, and whether something could not be seen
	 */
	Unwrapped unwrap(ResolvableType type) {
		Unwrapping unwrapping = new Unwrapping();
		unwrapping.content(type);
		return new Unwrapped(unwrapping.roots.values(), unwrapping.unseen);
	}

	/**
	 * What was found within a type.
	 *
	 * @param roots the types which Jackson binds
	 * @param unseen whether there is more that the declaration does not tell
	 */
	record Unwrapped(Collection<Type> roots, boolean unseen) {

	}

	private final class Unwrapping implements UnwrapRule.Target {

		private final Map<String, Type> roots = new LinkedHashMap<>();

		private final Set<String> contents = new HashSet<>();

		private boolean unseen;

		@Override
		public void root(ResolvableType type) {
			Type resolved = ResolvedTypes.resolve(type);
			this.roots.putIfAbsent(resolved.getTypeName(), resolved);
		}

		@Override
		public void content(ResolvableType type) {
			Class<?> rawType = type.resolve();
			if (rawType == null) {
				unseen();
				return;
			}
			if (this.contents.add(ResolvedTypes.resolve(type).getTypeName())) {
				UnwrapRule rule = find(rawType);
				if (rule != null) {
					rule.unwrap(type, this);
				}
			}
		}

		@Override
		public void unseen() {
			this.unseen = true;
		}

		private @Nullable UnwrapRule find(Class<?> rawType) {
			return Unwrapper.this.rules.stream().filter((rule) -> rule.appliesTo(rawType)).findFirst().orElse(null);
		}

	}

}
