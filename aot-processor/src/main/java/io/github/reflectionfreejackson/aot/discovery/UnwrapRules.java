package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * The rules in the order in which they are asked: what is not written by Jackson, what
 * cannot be seen, wrappers of the response, beans that look like containers, containers,
 * and last any other bean.
 */
final class UnwrapRules {

	private UnwrapRules() {
	}

	static List<UnwrapRule> of(@Nullable ClassLoader classLoader, AsyncContent asyncContent) {
		return List.of(new NotBoundRule(classLoader), new UnseenBodyRule(classLoader), new HttpEntityRule(),
				new ErrorResponseRule(), new AsyncRule(asyncContent), new ReferenceRule(), new ArrayRule(),
				new SliceRule(classLoader), new RepresentationModelRule(classLoader), new MapRule(), new ElementsRule(),
				new BeanRule());
	}

}
