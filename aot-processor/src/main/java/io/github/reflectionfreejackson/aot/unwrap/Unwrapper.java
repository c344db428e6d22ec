package io.github.reflectionfreejackson.aot.unwrap;

import java.lang.reflect.Type;
import java.util.ArrayList;
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
 *
 * @since 0.1.0
 */
public final class Unwrapper {

	private final List<UnwrapRule> rules;

	private Unwrapper(List<UnwrapRule> rules) {
		this.rules = List.copyOf(rules);
	}

	/**
	 * Create an unwrapper of what is written to responses.
	 * @param classLoader the class loader of the application
	 * @return the unwrapper
	 */
	public static Unwrapper ofResponses(@Nullable ClassLoader classLoader) {
		return new Unwrapper(UnwrapRules.forWriting(classLoader));
	}

	/**
	 * Create an unwrapper of what a client writes to its requests.
	 * @param classLoader the class loader of the application
	 * @return the unwrapper
	 */
	public static Unwrapper ofRequests(@Nullable ClassLoader classLoader) {
		return new Unwrapper(UnwrapRules.forSending(classLoader));
	}

	/**
	 * Create an unwrapper of what is read.
	 * @param classLoader the class loader of the application
	 * @return the unwrapper
	 */
	public static Unwrapper ofReading(@Nullable ClassLoader classLoader) {
		return new Unwrapper(UnwrapRules.forReading(classLoader));
	}

	/**
	 * Create an unwrapper of the same that takes payloads out of messages, too.
	 * @param classLoader the class loader of the application
	 * @return the unwrapper
	 */
	public Unwrapper withMessages(@Nullable ClassLoader classLoader) {
		List<UnwrapRule> more = new ArrayList<>();
		more.add(new MessageRule(classLoader));
		more.addAll(this.rules);
		return new Unwrapper(more);
	}

	/**
	 * Unwrap the given type as often as a rule knows how to.
	 * @param type the type of what is written or read
	 * @return the roots found, and whether something could not be seen
	 */
	public Unwrapped unwrap(ResolvableType type) {
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
	public record Unwrapped(Collection<Type> roots, boolean unseen) {

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
