package io.github.reflectionfreejackson.aot.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.reflectionfreejackson.aot.discovery.RootTypes;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.apache.commons.logging.Log;

import org.springframework.util.StringUtils;

/**
 * Tells in the log of the build what is in the report, as far as somebody who builds
 * wants to know it: what was not seen, what is left to reflection, and how much that is.
 *
 * @since 0.1.0
 */
public final class BuildLog {

	/**
	 * So many types are named that have the same reason, and so many methods.
	 */
	private static final int MAX_TOLD = 10;

	private final Log logger;

	/**
	 * Create a log.
	 * @param logger where to write to
	 */
	public BuildLog(Log logger) {
		this.logger = logger;
	}

	/**
	 * Tell of beans in which types could not be looked for, and of methods of which the
	 * types are not known.
	 * @param roots what was found
	 */
	public void tellOfUnseen(RootTypes roots) {
		roots.unreadable()
			.forEach((bean) -> this.logger.warn("Cannot look for types in '" + bean.beanName()
					+ "', which are left to reflection: " + bean.cause()));
		roots.unseen()
			.stream()
			.limit(MAX_TOLD)
			.forEach((unseen) -> this.logger.info("Cannot see which types " + unseen.origin() + " returns as "
					+ unseen.declaredType() + ": name them in spring.jackson.reflection-free.include"));
		if (roots.unseen().size() > MAX_TOLD) {
			this.logger.info("Cannot see which types " + (roots.unseen().size() - MAX_TOLD)
					+ " more methods return, which the report names");
		}
	}

	/**
	 * Tell why Jackson's own set-up runs at the first use of a type.
	 * @param obstacles what may change what it results in, or nothing
	 * @param verb what is done to types then
	 */
	public void tellOfObstacles(Set<String> obstacles, String verb) {
		if (!obstacles.isEmpty()) {
			this.logger.info("Jackson's set-up runs when a type is first " + verb
					+ ", which makes first use slower, as what it results in may be changed by " + obstacles);
		}
	}

	/**
	 * Tell of what was generated, and of what is left to reflection.
	 * @param application what code was generated for
	 * @param report the report of it
	 * @param page where the report is
	 */
	public void tellOf(ApplicationModel application, BuildReport report, String page) {
		tellOf(application.fallbacks(), " to Jackson's reflection: ");
		tellOf(application.reading().fallbacks(), " to Jackson's reflection for reading: ");
		this.logger.info("Types written by generated code: " + report.generated());
		this.logger.info("Types left to Jackson's reflection: " + report.reflection());
		if (!report.read().isEmpty()) {
			this.logger.info("Types read by generated code: " + report.generatedForReading());
			this.logger.info("Types left to Jackson's reflection for reading: " + report.reflectionForReading());
		}
		this.logger.info("Report: " + page);
	}

	/**
	 * Tell of all fallbacks, or of the first of those with the same reason if they are
	 * many.
	 */
	private void tellOf(List<FallbackModel> fallbacks, String place) {
		Map<String, Integer> numbers = new LinkedHashMap<>();
		for (FallbackModel fallback : fallbacks) {
			String remedy = ". " + fallback.remedy().text();
			if (numbers.merge(place + summarize(fallback) + remedy, 1, Integer::sum) <= MAX_TOLD) {
				this.logger.info("Leaving " + fallback.type().getName() + place
						+ StringUtils.trimTrailingCharacter(fallback.reason(), '.') + remedy);
			}
		}
		numbers.forEach((reason, number) -> {
			if (number > MAX_TOLD) {
				this.logger.info("Leaving " + (number - MAX_TOLD) + " more, which the report names," + reason);
			}
		});
	}

	/**
	 * Say what a reason has in common with others that name a property each.
	 */
	private static String summarize(FallbackModel fallback) {
		return (fallback.remedy() == Remedy.REMOVE_ACCELERATOR) ? "a module replaced what calls their members"
				: StringUtils.trimTrailingCharacter(fallback.reason(), '.');
	}

}
