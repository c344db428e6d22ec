package io.github.reflectionfreejackson.aot.application;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;

import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.javapoet.ClassName;

/**
 * An application with Spring Boot's Jackson auto-configuration and ours, which is
 * switched on, and the given beans.
 */
public final class AotApplication {

	/**
	 * The package that classes are generated into which serve types of other packages.
	 */
	public static final String PACKAGE = "com.example.app";

	/**
	 * Generated classes of all applications are loaded by the same class loader.
	 */
	private static final AtomicInteger runs = new AtomicInteger();

	private final Map<String, Object> properties = new LinkedHashMap<>();

	private final List<Class<?>> components = new ArrayList<>();

	private final List<Consumer<GenericApplicationContext>> initializers = new ArrayList<>();

	private String applicationPackage = PACKAGE;

	private String name = "Application";

	private String featureNamePrefix = "Run" + runs.incrementAndGet() + "_";

	private AotApplication() {
		this.properties.put("spring.jackson.reflection-free.enabled", "true");
	}

	/**
	 * An application with the given components, in this order.
	 */
	public static AotApplication of(Class<?>... components) {
		AotApplication application = new AotApplication();
		application.components.addAll(List.of(components));
		return application;
	}

	/**
	 * Name the application's class, after which its registry is named.
	 */
	public AotApplication named(String name) {
		this.name = name;
		return this;
	}

	public AotApplication inPackage(String applicationPackage) {
		this.applicationPackage = applicationPackage;
		return this;
	}

	/**
	 * Set what Spring puts into the names of generated classes to tell several contexts
	 * apart.
	 */
	public AotApplication featureNamePrefix(String featureNamePrefix) {
		this.featureNamePrefix = featureNamePrefix;
		return this;
	}

	/**
	 * Include types which no controller returns.
	 */
	public AotApplication include(Class<?>... types) {
		return include(Arrays.stream(types).map(Class::getName).toArray(String[]::new));
	}

	/**
	 * Include types which no controller returns.
	 */
	public AotApplication include(String... typeNames) {
		return property("spring.jackson.reflection-free.include", String.join(",", typeNames));
	}

	public AotApplication property(String name, String value) {
		this.properties.put(name, value);
		return this;
	}

	/**
	 * Load the application's classes by the given class loader.
	 */
	public AotApplication classLoader(ClassLoader classLoader) {
		return initializer((context) -> context.setClassLoader(classLoader));
	}

	public AotApplication initializer(Consumer<GenericApplicationContext> initializer) {
		this.initializers.add(initializer);
		return this;
	}

	/**
	 * Process the application as Spring Boot's build plugins do.
	 */
	public AotOutput process() {
		TestGenerationContext generation = new TestGenerationContext(
				new ClassNameGenerator(ClassName.get(this.applicationPackage, this.name), this.featureNamePrefix));
		try (GenericApplicationContext context = new GenericApplicationContext()) {
			context.getEnvironment()
				.getPropertySources()
				.addFirst(new MapPropertySource("test", Map.copyOf(this.properties)));
			AnnotatedBeanDefinitionReader reader = new AnnotatedBeanDefinitionReader(context);
			this.components.forEach(reader::registerBean);
			reader.registerBean(ReflectionFreeJacksonAutoConfiguration.class);
			reader.registerBean(JacksonAutoConfiguration.class);
			this.initializers.forEach((initializer) -> initializer.accept(context));
			ClassName initializer = new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
			generation.writeGeneratedContent();
			return new AotOutput(generation, initializer, this.properties);
		}
	}

}
