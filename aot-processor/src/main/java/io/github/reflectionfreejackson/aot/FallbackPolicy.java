package io.github.reflectionfreejackson.aot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.aot.discovery.DiscoveryProperties;
import io.github.reflectionfreejackson.aot.discovery.NamePatterns;
import io.github.reflectionfreejackson.aot.discovery.RootTypes;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.report.BuildReport;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.OnFallback;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

/**
 * What the application wants to be done about types that are left to reflection.
 */
final class FallbackPolicy {

	private static final Log logger = LogFactory.getLog(FallbackPolicy.class);

	private static final String ON_FALLBACK = ReflectionFreeJacksonProperties.PREFIX + ".on-fallback";

	private static final String ALLOWED = ReflectionFreeJacksonProperties.PREFIX + ".allowed-fallbacks";

	private static final String UNSEEN_REMEDY = BuildReport.UNSEEN_REMEDY
			+ " Nothing tells whether those named are all, so name the class here in " + ALLOWED + ", too.";

	private final OnFallback onFallback;

	private final NamePatterns allowed;

	private final SortedMap<String, String> malformed;

	/**
	 * Create a policy. Whoever has misspelled what to do about fallbacks wants something
	 * to be done.
	 */
	FallbackPolicy(DiscoveryProperties properties) {
		ReflectionFreeJacksonProperties values = properties.values();
		this.malformed = properties.malformed();
		this.onFallback = this.malformed.containsKey(ON_FALLBACK) ? OnFallback.FAIL : values.getOnFallback();
		this.allowed = NamePatterns.of(values.getAllowedFallbacks());
	}

	/**
	 * Judge what was found and generated.
	 * @param fallbacks the types that reflection writes
	 * @param readingFallbacks the types that reflection reads
	 * @throws FallbackNotAllowedException if the application does not allow a fallback
	 */
	void judge(RootTypes roots, List<FallbackModel> fallbacks, List<FallbackModel> readingFallbacks) {
		List<Shortcoming> shortcomings = new ArrayList<>();
		unwanted(fallbacks).forEach((fallback) -> shortcomings.add(new Shortcoming(fallback.type().getName(),
				fallback.type().getName(), fallback.reason(), fallback.remedy().text())));
		unwanted(readingFallbacks).forEach((fallback) -> shortcomings.add(new Shortcoming(fallback.type().getName(),
				fallback.type().getName() + ", when it is read", fallback.reason(), fallback.remedy().text())));
		roots.unseen()
			.forEach((unseen) -> shortcomings.add(new Shortcoming(unseen.origin().replaceFirst("#.*", ""),
					unseen.origin() + ", which returns " + unseen.declaredType(),
					"its declaration does not tell which types it returns", UNSEEN_REMEDY)));
		roots.unreadable()
			.forEach((unreadable) -> shortcomings.add(new Shortcoming(unreadable.beanName(), unreadable.beanName(),
					"it cannot be searched for types: " + unreadable.cause(), "Correct what the reason says.")));
		this.malformed.forEach((property, reason) -> shortcomings
			.add(new Shortcoming(property, property, reason, "Correct the value.")));
		judge(shortcomings);
	}

	/**
	 * Whoever excludes a type accepts that reflection serves it.
	 */
	private static Stream<FallbackModel> unwanted(List<FallbackModel> fallbacks) {
		return fallbacks.stream().filter((fallback) -> !fallback.isWanted());
	}

	/**
	 * Judge that nothing is generated at all, or would be used.
	 * @throws FallbackNotAllowedException if the application does not allow a fallback
	 */
	void judgeAllTypes(String reason) {
		judge(List.of(new Shortcoming("", "all types", reason, "Correct what the reason says.")));
	}

	private void judge(List<Shortcoming> shortcomings) {
		List<Shortcoming> judged = shortcomings.stream()
			.filter((shortcoming) -> !this.allowed.match(shortcoming.name()))
			.toList();
		if (judged.isEmpty() || this.onFallback == OnFallback.IGNORE) {
			return;
		}
		String text = describe(judged);
		if (this.onFallback == OnFallback.FAIL) {
			throw new FallbackNotAllowedException(text);
		}
		logger.warn(text);
	}

	private String describe(List<Shortcoming> shortcomings) {
		StringBuilder text = new StringBuilder("Left to Jackson's reflection (").append(ON_FALLBACK)
			.append('=')
			.append(this.onFallback.name().toLowerCase(Locale.ROOT))
			.append("):");
		for (Shortcoming shortcoming : shortcomings) {
			text.append("\n\n    ").append(shortcoming.subject());
			text.append("\n        Reason: ").append(shortcoming.reason());
			text.append("\n        Remedy: ").append(shortcoming.remedy());
		}
		return text.append("\n\nTo accept a class, or a controller's methods, name the class in ")
			.append(ALLOWED)
			.append(".\n")
			.toString();
	}

	/**
	 * Something that is left to reflection.
	 *
	 * @param name the name by which it can be allowed
	 * @param subject what it is about
	 * @param reason why
	 * @param remedy what to do about it
	 */
	private record Shortcoming(String name, String subject, String reason, String remedy) {

	}

}
