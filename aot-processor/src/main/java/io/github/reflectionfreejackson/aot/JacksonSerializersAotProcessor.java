package io.github.reflectionfreejackson.aot;

import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.discovery.DiscoveryProperties;
import io.github.reflectionfreejackson.aot.discovery.ExcludedTypes;
import io.github.reflectionfreejackson.aot.discovery.RootTypeCollector;
import io.github.reflectionfreejackson.aot.discovery.RootTypes;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.register.GeneratedApplication;
import io.github.reflectionfreejackson.aot.register.GeneratedSerializersContribution;
import io.github.reflectionfreejackson.aot.report.BuildLog;
import io.github.reflectionfreejackson.aot.report.BuildReport;
import io.github.reflectionfreejackson.aot.report.ReportFiles;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.Verify;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.env.Environment;

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

	private static final BuildLog buildLog = new BuildLog(logger);

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
		DiscoveryProperties properties = DiscoveryProperties
			.from(beanFactory.getBean(ConfigurableApplicationContext.ENVIRONMENT_BEAN_NAME, Environment.class));
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
		if (isServedByParent(beanFactory, hasMapper)) {
			logger
				.info("Generating no code for a child context, which would not use it: its parent's ObjectMapper, and "
						+ "mappers that its parent's Jackson2ObjectMapperBuilder builds, use what is generated for the "
						+ "parent. Name types of the child's own in spring.jackson.reflection-free.include");
			return null;
		}
		RootTypes roots = new RootTypeCollector().collect(beanFactory, properties.values());
		if (!hasMapper && roots.areMerelyNamed()) {
			logger.info("Generating no code for a context that has no ObjectMapper bean, and no bean that needs one");
			return null;
		}
		buildLog.tellOfUnseen(roots);
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
				(mapper, unused) -> new GeneratedSerializersContribution((applicationPackage) -> crawl(roots,
						new BeanIntrospector(mapper, applicationPackage), properties.values()), (generated) -> {
							entries.tellOfUnused(generated.application());
							report(roots, generated, unused);
							policy.judge(roots, generated.application().fallbacks(),
									generated.application().reading().fallbacks());
						}, needsFallbackHints(properties.values())));
	}

	/**
	 * Contexts of tests may have none. Neither may the child context that Spring Boot has
	 * processed for a management port of its own.
	 */
	private static boolean hasMapper(ConfigurableListableBeanFactory beanFactory) {
		return hasLocalBean(beanFactory, ObjectMapper.class);
	}

	/**
	 * What is generated for a child context is of use only to a mapper of its own, and
	 * only if it installs it. Otherwise, nothing of its parent's must be created for it:
	 * the parent itself is only being prepared.
	 */
	private static boolean isServedByParent(ConfigurableListableBeanFactory beanFactory, boolean hasMapper) {
		return beanFactory.getParentBeanFactory() != null
				&& !(hasMapper && hasLocalBean(beanFactory, ReflectionFreeJacksonAutoConfiguration.class));
	}

	private static boolean hasLocalBean(ConfigurableListableBeanFactory beanFactory, Class<?> type) {
		return beanFactory.getBeanNamesForType(type, true, false).length != 0;
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
			buildLog.tellOfObstacles(introspector.obstacles(), "written");
		}
		if (!reading.beans().isEmpty()) {
			buildLog.tellOfObstacles(introspector.reading().obstacles(), "read");
		}
		return application;
	}

	private static void report(RootTypes roots, GeneratedApplication generated, String unused) {
		BuildReport report = BuildReport.of(generated.applicationPackage(), roots, generated.application(),
				generated.sources(), generated.readingSources(), unused);
		String page = new ReportFiles(generated.files()).add(report);
		buildLog.tellOf(generated.application(), report, page);
	}

}
