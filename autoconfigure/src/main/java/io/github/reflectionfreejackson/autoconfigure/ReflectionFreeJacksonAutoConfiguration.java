package io.github.reflectionfreejackson.autoconfigure;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ImportRuntimeHints;
import org.springframework.context.annotation.Role;
import org.springframework.core.env.Environment;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

/**
 * Auto-configuration that makes mappers write and read by generated code.
 * <p>
 * AOT processing settles conditions, so there are none on properties here: those are read
 * when a mapper is built, and can switch everything off without a new build.
 *
 * @since 0.1.0
 */
@AutoConfiguration(before = JacksonAutoConfiguration.class)
@ConditionalOnClass({ ObjectMapper.class, Jackson2ObjectMapperBuilder.class })
@EnableConfigurationProperties(ReflectionFreeJacksonProperties.class)
@ImportRuntimeHints(ReflectionFreeJacksonRuntimeHints.class)
public final class ReflectionFreeJacksonAutoConfiguration {

	@Bean
	@Role(BeanDefinition.ROLE_INFRASTRUCTURE)
	static MapperInstaller reflectionFreeJacksonMapperInstaller(Environment environment,
			ObjectProvider<GeneratedSerializers> serializers, ObjectProvider<ServedTypes> servedTypes,
			ObjectProvider<ShadowVerification> verification) {
		return new MapperInstaller(environment, serializers, servedTypes, verification);
	}

	@Bean
	static ShadowVerification reflectionFreeJacksonShadowVerification(ReflectionFreeJacksonProperties properties) {
		return new ShadowVerification(properties.shareToVerify());
	}

	@Bean
	static ServedTypes reflectionFreeJacksonServedTypes() {
		return new ServedTypes();
	}

	@Bean
	Jackson2ObjectMapperBuilderCustomizer reflectionFreeJacksonCustomizer(MapperInstaller installer) {
		return installer::customize;
	}

}
