package io.github.reflectionfreejackson.aot;

import java.util.function.Function;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.introspection.BeanIntrospector;
import io.github.reflectionfreejackson.aot.mapper.ApplicationMapper;
import io.github.reflectionfreejackson.aot.mapper.MapperCreationException;
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

	private final ConfigurableListableBeanFactory beanFactory;

	private final FallbackPolicy policy;

	private final Function<ObjectMapper, BeanFactoryInitializationAotContribution> contribution;

	MapperContribution(ConfigurableListableBeanFactory beanFactory, FallbackPolicy policy,
			Function<ObjectMapper, BeanFactoryInitializationAotContribution> contribution) {
		this.beanFactory = beanFactory;
		this.policy = policy;
		this.contribution = contribution;
	}

	@Override
	public void applyTo(GenerationContext generationContext, BeanFactoryInitializationCode code) {
		try (ApplicationMapper application = ApplicationMapper.build(this.beanFactory)) {
			ObjectMapper mapper = application.mapper();
			String reason = BeanIntrospector.reasonAgainst(mapper);
			if (reason == null) {
				this.contribution.apply(mapper).applyTo(generationContext, code);
				return;
			}
			logger.warn("Generating no serializers: " + reason);
			this.policy.judgeNothingGenerated(reason);
		}
		catch (MapperCreationException ex) {
			logger.warn("Generating no serializers: " + ex.getMessage(), ex);
			this.policy.judgeNothingGenerated(String.valueOf(ex.getMessage()));
		}
	}

}
