package io.github.reflectionfreejackson.aot.unwrap;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * The rules in the order in which they are asked: what Jackson does not bind, what cannot
 * be seen, wrappers of the body, beans that look like containers, containers, and last
 * any other bean.
 */
final class UnwrapRules {

	private UnwrapRules() {
	}

	/**
	 * Return the rules about what is written to a response.
	 */
	static List<UnwrapRule> forWriting(@Nullable ClassLoader classLoader) {
		return List.of(new NotBoundRule(classLoader), new UnseenBodyRule(classLoader), new HttpEntityRule(),
				new ErrorResponseRule(), new AsyncRule(new AsyncContent(classLoader)), new ReferenceRule(),
				new ArrayRule(), new SliceRule(classLoader), new RepresentationModelRule(classLoader),
				new MapRule(false), new ElementsRule(), new BeanRule());
	}

	/**
	 * Return the rules about what a client writes to its requests.
	 */
	static List<UnwrapRule> forSending(@Nullable ClassLoader classLoader) {
		List<UnwrapRule> rules = new ArrayList<>();
		rules.add(new RawContentRule(classLoader));
		rules.addAll(forWriting(classLoader));
		return List.copyOf(rules);
	}

	/**
	 * Return the rules about what is read. Where Jackson writes another class than the
	 * declared one, it nevertheless reads the declared one.
	 */
	static List<UnwrapRule> forReading(@Nullable ClassLoader classLoader) {
		return List.of(new RawContentRule(classLoader), new NotBoundRule(classLoader), new UnseenBodyRule(classLoader),
				new HttpEntityRule(), new AsyncRule(new AsyncContent(classLoader)), new ReferenceRule(),
				new ArrayRule(), new RepresentationModelRule(classLoader), new MapRule(true), new ElementsRule(),
				new BeanRule());
	}

}
