package io.github.reflectionfreejackson.aot.mapper;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import jakarta.annotation.PostConstruct;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationContextAware;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.MessageSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.ImportAware;
import org.springframework.context.support.PropertySourcesPlaceholderConfigurer;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ApplicationMapper}: the beans that the mapper is made of, and those
 * that it is not.
 */
class PrivateBeansTests {

	@BeforeEach
	void reset() {
		Shared.created = 0;
		Shared.destroyed = 0;
	}

	@Test
	void buildInstantiatesOnlyWhatTheMapperDependsOn() {
		assertThat(build(WithOtherBeans.class, Map.of())).isNotNull();
	}

	@Test
	void buildLeavesOriginalUnchanged() {
		AotProcessing.of(InterBean.class, Map.of(), (beanFactory) -> {
			List<String> names = List.of(beanFactory.getBeanDefinitionNames());
			List<String> singletons = List.of(beanFactory.getSingletonNames());
			List<?> postProcessors = List.copyOf(beanFactory.getBeanPostProcessors());
			AotProcessing.mapper(beanFactory);
			assertThat(beanFactory.getBeanDefinitionNames()).containsExactlyElementsOf(names);
			assertThat(beanFactory.getSingletonNames()).containsExactlyElementsOf(singletons);
			assertThat(beanFactory.getBeanPostProcessors()).isEqualTo(postProcessors);
			return "done";
		});
	}

	@Test
	void buildCanBeRepeated() {
		AotProcessing.of(InterBean.class, Map.of(), (beanFactory) -> {
			assertThat(AotProcessing.mapper(beanFactory)).isNotSameAs(AotProcessing.mapper(beanFactory));
			return "done";
		});
		assertThat(Shared.created).isEqualTo(2);
	}

	@Test
	void buildWhenBeanMethodsCallEachOtherSharesSingletonsAndDestroysThem() {
		ObjectMapper mapper = build(InterBean.class, Map.of());
		assertThat(mapper.getRegisteredModuleIds()).contains("module-1", "customizer-1");
		assertThat(Shared.created).isEqualTo(1);
		assertThat(Shared.destroyed).isEqualTo(1);
	}

	@Test
	void mapperKeepsItsBeansUntilItIsClosed() {
		AotProcessing.of(InterBean.class, Map.of(), (beanFactory) -> {
			try (ApplicationMapper application = ApplicationMapper.build(beanFactory)) {
				assertThat(application.mapper()).isNotNull();
				assertThat(Shared.destroyed).isZero();
			}
			assertThat(Shared.destroyed).isEqualTo(1);
			return "done";
		});
	}

	@Test
	void buildWhenConfigurationIsAutowiredSharesSingletons() {
		assertThat(build(AutowiredConfiguration.class, Map.of("spring.main.allow-circular-references", "true"))
			.getRegisteredModuleIds()).contains("setter-1-1");
		assertThat(Shared.created).isEqualTo(1);
	}

	@Test
	void buildWhenConfigurationWasCreatedForPostProcessorDoesNotReachOriginal() {
		AotProcessing.of(EarlyConfiguration.class, Map.of(), (beanFactory) -> {
			assertThat(beanFactory.containsSingleton("shared")).isFalse();
			ObjectMapper mapper = AotProcessing.mapper(beanFactory);
			assertThat(mapper.getRegisteredModuleIds()).anyMatch((id) -> id.toString().startsWith("early-"));
			assertThat(beanFactory.containsSingleton("shared")).isFalse();
			return "done";
		});
	}

	@Test
	void buildInjectsPropertiesAndValuesAndContext() {
		ObjectMapper mapper = build(Injected.class,
				Map.of("sample.name", "bound", "sample.record.name", "recorded", "sample.value", "resolved"));
		assertThat(mapper.getRegisteredModuleIds()).contains("bound", "recorded", "resolved", "true");
	}

	@Test
	void buildWhenConfigurationPropertiesAreRecordsBindsThemOutsideOfTheOriginal() {
		AotProcessing.of(Recorded.class, Map.of("sample.record.name", "recorded"), (beanFactory) -> {
			Recorded.singletons = beanFactory::getSingletonNames;
			List<String> before = List.of(beanFactory.getSingletonNames());
			AotProcessing.mapper(beanFactory);
			assertThat(Recorded.seen).containsExactlyElementsOf(before);
			return "done";
		});
	}

	@Test
	void buildWhenConfigurationIsImportAwareTellsItsImporter() {
		assertThat(build(Importing.class, Map.of()).getRegisteredModuleIds()).contains("imported by Importing");
	}

	@Test
	void buildShowsBeansThePrivateContextOnly() {
		AotProcessing.of(ContextAware.class, Map.of(), (beanFactory) -> {
			AotProcessing.mapper(beanFactory);
			assertThat(ContextAware.seen).singleElement()
				.satisfies((context) -> assertThat(context.getAutowireCapableBeanFactory()).isNotSameAs(beanFactory));
			return "done";
		});
	}

	@Test
	void buildWhenSupplierUsesOriginalRemovesWhatItCreated() {
		DefaultListableBeanFactory beanFactory = new DefaultListableBeanFactory();
		beanFactory.registerBeanDefinition("shared", new RootBeanDefinition(Shared.class));
		RootBeanDefinition definition = new RootBeanDefinition(ObjectMapper.class);
		definition.setInstanceSupplier(() -> {
			beanFactory.getBean(Shared.class);
			return new ObjectMapper();
		});
		beanFactory.registerBeanDefinition("mapper", definition);
		AotProcessing.mapper(beanFactory);
		assertThat(beanFactory.getSingletonNames()).isEmpty();
		assertThat(Shared.created).isEqualTo(1);
		assertThat(Shared.destroyed).isEqualTo(1);
	}

	private static ObjectMapper build(Class<?> application, Map<String, Object> properties) {
		return AotProcessing.of(application, properties, AotProcessing::mapper);
	}

	/**
	 * Counts its instances.
	 */
	static class Shared implements DisposableBean {

		private static int created;

		private static int destroyed;

		private final int number = ++created;

		int number() {
			return this.number;
		}

		@Override
		public void destroy() {
			destroyed++;
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	@Import({ Failing.class, FailingController.class })
	static class WithOtherBeans {

		@Bean
		Shared failingShared() {
			throw new AssertionError();
		}

	}

	@Component
	static class Failing {

		Failing() {
			throw new AssertionError();
		}

	}

	@RestController
	static class FailingController {

		FailingController(ObjectMapper mapper) {
			throw new AssertionError();
		}

	}

	@Configuration
	@EnableAutoConfiguration
	static class InterBean {

		@Bean
		Shared shared() {
			return new Shared();
		}

		@Bean
		SimpleModule module() {
			return new SimpleModule("module-" + shared().number());
		}

		@Bean
		Jackson2ObjectMapperBuilderCustomizer customizer() {
			Shared shared = shared();
			return (builder) -> builder
				.modulesToInstall((modules) -> modules.add(new SimpleModule("customizer-" + shared.number())));
		}

	}

	@Configuration
	@EnableAutoConfiguration
	static class AutowiredConfiguration {

		private int number;

		@Autowired
		void setContext(ApplicationContext context) {
			this.number = shared().number();
		}

		@Bean
		Shared shared() {
			return new Shared();
		}

		@Bean
		SimpleModule module() {
			return new SimpleModule("setter-" + this.number + "-" + shared().number());
		}

	}

	@Configuration
	@EnableAutoConfiguration
	static class EarlyConfiguration {

		@Bean
		PropertySourcesPlaceholderConfigurer placeholders() {
			return new PropertySourcesPlaceholderConfigurer();
		}

		@Bean
		Shared shared() {
			return new Shared();
		}

		@Bean
		SimpleModule module() {
			return new SimpleModule("early-" + shared().number());
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class ContextAware implements ApplicationContextAware {

		private static final List<ApplicationContext> seen = new ArrayList<>();

		@Override
		public void setApplicationContext(ApplicationContext context) {
			seen.add(context);
		}

		@Bean
		SimpleModule module() {
			return new SimpleModule("aware");
		}

	}

	@ConfigurationProperties("sample")
	static class JavaBeanProperties {

		private String name = "unbound";

		public String getName() {
			return this.name;
		}

		public void setName(String name) {
			this.name = name;
		}

	}

	@ConfigurationProperties("sample.record")
	record RecordProperties(String name) {

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	@EnableConfigurationProperties({ JavaBeanProperties.class, RecordProperties.class })
	static class Injected {

		@Value("${sample.value}")
		private String value = "unresolved";

		private boolean constructed;

		@PostConstruct
		void construct() {
			this.constructed = true;
		}

		@Bean
		Jackson2ObjectMapperBuilderCustomizer customizer(JavaBeanProperties bean, RecordProperties record,
				ApplicationEventPublisher events, MessageSource messages) {
			events.publishEvent("nobody listens");
			messages.getMessage("none", null, "default", java.util.Locale.ROOT);
			return (builder) -> builder
				.modulesToInstall((modules) -> List.of(bean.getName(), record.name(), this.value, "" + this.constructed)
					.forEach((name) -> modules.add(new SimpleModule(name))));
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	@EnableConfigurationProperties(RecordProperties.class)
	static class Recorded {

		private static Supplier<String[]> singletons = () -> new String[0];

		private static List<String> seen = List.of();

		@Bean
		SimpleModule module(RecordProperties properties) {
			seen = List.of(singletons.get());
			return new SimpleModule(properties.name());
		}

	}

	@Retention(RetentionPolicy.RUNTIME)
	@Import(Imported.class)
	@interface EnableImported {

		String value();

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	@EnableImported("imported by Importing")
	static class Importing {

	}

	@Configuration
	static class Imported implements ImportAware {

		private @Nullable Object name;

		@Override
		public void setImportMetadata(AnnotationMetadata importMetadata) {
			Map<String, Object> attributes = importMetadata.getAnnotationAttributes(EnableImported.class.getName());
			this.name = (attributes != null) ? attributes.get("value") : null;
		}

		@Bean
		SimpleModule module() {
			return new SimpleModule(String.valueOf(this.name));
		}

	}

}
