package io.github.reflectionfreejackson.aot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.discovery.DiscoveryProperties;
import io.github.reflectionfreejackson.aot.discovery.ExcludedTypes;
import io.github.reflectionfreejackson.aot.discovery.RootTypeCollector;
import io.github.reflectionfreejackson.aot.discovery.RootTypes;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.register.GeneratedApplication;
import io.github.reflectionfreejackson.aot.register.GeneratedSerializersContribution;
import io.github.reflectionfreejackson.aot.report.BuildReport;
import io.github.reflectionfreejackson.aot.report.ReportFiles;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.Verify;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.Ordered;
import org.springframework.core.env.Environment;
import org.springframework.util.StringUtils;

/**
 * Generates serializers for the types which the application's controllers return, and
 * deserializers for those which they take, if
 * {@code spring.jackson.reflection-free.enabled} is set.
 * <p>
 * Nothing that is wrong with the application's types or its mapper makes AOT processing
 * fail, unless the application asks for that: what cannot be generated is logged, with
 * the reason, and left to Jackson.
 */
class JacksonSerializersAotProcessor implements BeanFactoryInitializationAotProcessor, Ordered {

	private static final Log logger = LogFactory.getLog(JacksonSerializersAotProcessor.class);

	private static final String ENABLED = "spring.jackson.reflection-free.enabled";

	/**
	 * So many types are named that have the same reason.
	 */
	private static final int MAX_TOLD = 10;

	/**
	 * Any place will do, as long as it does not depend on the order of the class path.
	 */
	@Override
	public int getOrder() {
		return 0;
	}

	@Override
	public @Nullable BeanFactoryInitializationAotContribution processAheadOfTime(
			ConfigurableListableBeanFactory beanFactory) {
		DiscoveryProperties properties = DiscoveryProperties.from(beanFactory.getBean(Environment.class));
		String malformed = properties.malformed().get(ENABLED);
		if (malformed != null) {
			String reason = ENABLED + " is malformed, " + malformed;
			logger.warn("Generating no code: " + reason);
			new FallbackPolicy(properties).judgeAllTypes(reason);
		}
		if (!properties.values().isEnabled()) {
			return null;
		}
		boolean hasMapper = hasMapper(beanFactory);
		if (!hasMapper && beanFactory.getParentBeanFactory() != null) {
			logger.info("Generating no code for a child context, which has no ObjectMapper bean of its own: "
					+ "its parent's serves what is generated for the parent");
			return null;
		}
		RootTypes roots = new RootTypeCollector().collect(beanFactory, properties.values());
		if (!hasMapper && roots.areMerelyNamed()) {
			logger.info("Generating no code for a context that has no ObjectMapper bean, and no bean that needs one");
			return null;
		}
		roots.unreadable()
			.forEach((bean) -> logger.warn("Cannot look for types in '" + bean.beanName()
					+ "', which are left to reflection: " + bean.cause()));
		roots.unseen()
			.forEach((unseen) -> logger.info("Cannot see which types " + unseen.origin() + " returns as "
					+ unseen.declaredType() + ": name them in spring.jackson.reflection-free.include"));
		PropertyEntries entries = new PropertyEntries(properties);
		entries.warnOfMalformed(roots);
		FallbackPolicy policy = new FallbackPolicy(properties);
		if (roots.roots().isEmpty() && roots.bodies().isEmpty()) {
			logger.info("Generating no code: no type was found that a controller returns or takes. "
					+ "Name types in spring.jackson.reflection-free.include");
			policy.judge(roots, List.of(), List.of());
			return null;
		}
		return new MapperContribution(beanFactory, properties.values().isAllMappers(), policy,
				(mapper) -> new GeneratedSerializersContribution((applicationPackage) -> crawl(roots,
						new BeanIntrospector(mapper, applicationPackage), properties.values()), (generated) -> {
							entries.tellOfUnused(generated.application());
							report(roots, generated);
							policy.judge(roots, generated.application().fallbacks(),
									generated.application().reading().fallbacks());
						}, needsFallbackHints(properties.values())));
	}

	/**
	 * Contexts of tests may have none. Neither may the child context that Spring Boot has
	 * processed for a management port of its own: nothing would use what is generated for
	 * it, and the parent's mapper must not be created while the parent itself is only
	 * being prepared.
	 */
	private static boolean hasMapper(ConfigurableListableBeanFactory beanFactory) {
		return beanFactory.getBeanNamesForType(ObjectMapper.class, true, false).length != 0;
	}

	/**
	 * While verifying, plain Jackson serves what generated code does.
	 */
	private static boolean needsFallbackHints(ReflectionFreeJacksonProperties properties) {
		return properties.isFallbackHints() || properties.getVerify() != Verify.OFF;
	}

	private static ApplicationModel crawl(RootTypes roots, BeanIntrospector introspector,
			ReflectionFreeJacksonProperties properties) {
		ExcludedTypes excluded = ExcludedTypes.of(properties.getExclude());
		ReadingApplicationModel reading = properties.getReading().isEnabled()
				? new ReadingCrawler(introspector.reading(), excluded).crawl(roots.bodies())
				: ReadingApplicationModel.none();
		ApplicationModel application = new TypeCrawler(introspector, excluded).crawl(roots.roots(), reading);
		if (!application.beans().isEmpty()) {
			tellOf(introspector.obstacles(), "written");
		}
		if (!reading.beans().isEmpty()) {
			tellOf(introspector.reading().obstacles(), "read");
		}
		return application;
	}

	private static void tellOf(Set<String> obstacles, String verb) {
		if (!obstacles.isEmpty()) {
			logger.info("Jackson's set-up runs when a type is first " + verb
					+ ", which makes first use slower, as what it results in may be changed by " + obstacles);
		}
	}

	/**
	 * Tell of all fallbacks, or of the first of those with the same reason if they are
	 * many.
	 */
	private static void tellOf(List<FallbackModel> fallbacks, String place) {
		Map<String, Integer> numbers = new LinkedHashMap<>();
		for (FallbackModel fallback : fallbacks) {
			String reason = place + StringUtils.trimTrailingCharacter(fallback.reason(), '.') + ". "
					+ fallback.remedy().text();
			if (numbers.merge(reason, 1, Integer::sum) <= MAX_TOLD) {
				logger.info("Leaving " + fallback.type().getName() + reason);
			}
		}
		numbers.forEach((reason, number) -> {
			if (number > MAX_TOLD) {
				logger.info("Leaving " + (number - MAX_TOLD) + " more, which the report names," + reason);
			}
		});
	}

	private static void report(RootTypes roots, GeneratedApplication generated) {
		BuildReport report = BuildReport.of(generated.applicationPackage(), roots, generated.application(),
				generated.sources(), generated.readingSources());
		String page = new ReportFiles(generated.files()).add(report);
		tellOf(generated.application().fallbacks(), " to Jackson's reflection: ");
		tellOf(generated.application().reading().fallbacks(), " to Jackson's reflection for reading: ");
		logger.info("Types written by generated code: " + report.generated());
		logger.info("Types left to Jackson's reflection: " + report.reflection());
		if (!report.read().isEmpty()) {
			logger.info("Types read by generated code: " + report.generatedForReading());
			logger.info("Types left to Jackson's reflection for reading: " + report.reflectionForReading());
		}
		logger.info("Report: " + page);
	}

}
