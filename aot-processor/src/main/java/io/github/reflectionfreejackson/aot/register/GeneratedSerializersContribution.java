package io.github.reflectionfreejackson.aot.register;

import java.util.function.Consumer;
import java.util.function.Function;

import javax.lang.model.element.Modifier;

import io.github.reflectionfreejackson.aot.model.ApplicationModel;

import org.springframework.aot.generate.GeneratedClass;
import org.springframework.aot.generate.GeneratedMethod;
import org.springframework.aot.generate.GenerationContext;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationCode;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;

/**
 * Contributes the generated classes, an initializer that registers them as a singleton,
 * and the hints for everything that is left to reflection.
 *
 * @since 0.1.0
 */
public final class GeneratedSerializersContribution implements BeanFactoryInitializationAotContribution {

	private static final String BEAN_NAME = "io.github.reflectionfreejackson.generatedSerializers";

	private final Function<String, ApplicationModel> introspection;

	private final Consumer<GeneratedApplication> listener;

	private final boolean fallbackHints;

	/**
	 * Create a contribution.
	 * @param introspection finds out what to generate for an application in the given
	 * package
	 * @param listener is told what was generated
	 * @param fallbackHints whether types that generated code serves get hints for
	 * Jackson's reflection, too
	 */
	public GeneratedSerializersContribution(Function<String, ApplicationModel> introspection,
			Consumer<GeneratedApplication> listener, boolean fallbackHints) {
		this.introspection = introspection;
		this.listener = listener;
		this.fallbackHints = fallbackHints;
	}

	@Override
	public void applyTo(GenerationContext generationContext, BeanFactoryInitializationCode code) {
		ApplicationCodeGenerator generator = new ApplicationCodeGenerator(generationContext);
		ApplicationModel application = generator.generate(this.introspection.apply(generator.applicationPackage()));
		GeneratedClass registry = generator.registry();
		GeneratedMethod register = registry.getMethods().add("register", (method) -> {
			method.addJavadoc("Makes this registry known to the application.\n");
			method.addModifiers(Modifier.PUBLIC, Modifier.STATIC);
			method.addParameter(DefaultListableBeanFactory.class, "beanFactory");
			method.addStatement("beanFactory.registerSingleton($S, new $T())", BEAN_NAME, registry.getName());
		});
		code.addInitializer(register.toMethodReference());
		SerializationHints hints = new SerializationHints(generationContext.getRuntimeHints().reflection());
		hints.register(application);
		if (this.fallbackHints) {
			hints.registerServed(application);
			registry.getMethods().add("hasFallbackHints", (method) -> {
				method.addAnnotation(Override.class);
				method.addModifiers(Modifier.PUBLIC);
				method.returns(boolean.class);
				method.addStatement("return true");
			});
		}
		this.listener.accept(new GeneratedApplication(generator.applicationPackage(), application, generator.sources(),
				generator.readingSources(), generationContext.getGeneratedFiles()));
	}

}
