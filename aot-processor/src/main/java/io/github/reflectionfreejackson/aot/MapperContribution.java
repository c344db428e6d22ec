package io.github.reflectionfreejackson.aot;

import java.util.function.BiFunction;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.mapper.ApplicationMapper;
import io.github.reflectionfreejackson.aot.mapper.MapperCreationException;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

import org.springframework.aot.generate.GenerationContext;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationCode;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Contributes what is made with the application's mapper, if that can be used. The
 * mapper, and all beans that it has created, live for no longer than that takes.
 */
final class MapperContribution implements BeanFactoryInitializationAotContribution {

	private static final Log logger = LogFactory.getLog(MapperContribution.class);

	private static final String ALL_MAPPERS = ReflectionFreeJacksonProperties.PREFIX + ".all-mappers";

	private static final String BYPASSED = "the mapper was not built by a Jackson2ObjectMapperBuilder bean. Set "
			+ ALL_MAPPERS + "=true to have it use generated code, or inject the builder to build it";

	private final ConfigurableListableBeanFactory beanFactory;

	private final boolean allMappers;

	private final FallbackPolicy policy;

	private final BiFunction<ObjectMapper, String, BeanFactoryInitializationAotContribution> contribution;

	/**
	 * Create a contribution.
	 * @param beanFactory the bean factory to build the mapper from
	 * @param allMappers whether mappers use generated code, however they are built
	 * @param policy what to do if the mapper cannot be used
	 * @param contribution what to contribute with the mapper, and with the reason why
	 * that will not be used, which is empty if it will
	 */
	MapperContribution(ConfigurableListableBeanFactory beanFactory, boolean allMappers, FallbackPolicy policy,
			BiFunction<ObjectMapper, String, BeanFactoryInitializationAotContribution> contribution) {
		this.beanFactory = beanFactory;
		this.allMappers = allMappers;
		this.policy = policy;
		this.contribution = contribution;
	}

	@Override
	public void applyTo(GenerationContext generationContext, BeanFactoryInitializationCode code) {
		try (ApplicationMapper application = ApplicationMapper.build(this.beanFactory)) {
			ObjectMapper mapper = application.mapper();
			String reason = BeanIntrospector.reasonAgainst(mapper);
			if (reason == null) {
				contribute(application, generationContext, code);
				return;
			}
			logger.warn("Generating no code: " + reason);
			this.policy.judgeAllTypes(reason);
		}
		catch (MapperCreationException ex) {
			logger.warn("Generating no code: " + ex.getMessage(), ex);
			this.policy.judgeAllTypes(String.valueOf(ex.getMessage()));
		}
	}

	private void contribute(ApplicationMapper application, GenerationContext generationContext,
			BeanFactoryInitializationCode code) {
		boolean used = application.isBuiltByBuilder() || this.allMappers;
		this.contribution.apply(application.mapper(), used ? "" : BYPASSED).applyTo(generationContext, code);
		if (!used) {
			logger.warn("Generated code will not be used: " + BYPASSED);
			this.policy.judgeAllTypes(BYPASSED);
		}
	}

}
