package io.github.reflectionfreejackson.actuate;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.micrometer.core.instrument.binder.MeterBinder;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.autoconfigure.endpoint.condition.ConditionalOnAvailableEndpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;

/**
 * Auto-configuration that tells how types are written and read.
 *
 * @since 0.1.0
 */
@AutoConfiguration(after = ReflectionFreeJacksonAutoConfiguration.class)
@ConditionalOnBean(ServedTypes.class)
public final class ReflectionFreeJacksonActuatorAutoConfiguration {

	@Configuration(proxyBeanMethods = false)
	@ConditionalOnClass(ConditionalOnAvailableEndpoint.class)
	static class EndpointConfiguration {

		@Bean
		@ConditionalOnAvailableEndpoint
		ReflectionFreeJacksonEndpoint reflectionFreeJacksonEndpoint(Environment environment,
				ObjectProvider<GeneratedSerializers> serializers, ServedTypes servedTypes,
				ShadowVerification verification) {
			return new ReflectionFreeJacksonEndpoint(environment, serializers.getIfAvailable(), servedTypes,
					verification);
		}

	}

	@Configuration(proxyBeanMethods = false)
	@ConditionalOnClass(MeterBinder.class)
	static class MetricsConfiguration {

		@Bean
		ReflectionFreeJacksonMetrics reflectionFreeJacksonMetrics(ServedTypes servedTypes,
				ShadowVerification verification) {
			return new ReflectionFreeJacksonMetrics(servedTypes, verification);
		}

	}

}
