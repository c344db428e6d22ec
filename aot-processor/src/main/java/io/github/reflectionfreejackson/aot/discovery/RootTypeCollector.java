package io.github.reflectionfreejackson.aot.discovery;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;

/**
 * Finds the types which an application writes and reads: those that the handler methods
 * of controllers and advices return and take from the body of a request, those that
 * advices put in the place of what is returned, those that HTTP interface clients send
 * and receive, the payloads of messages that controllers and RSocket clients exchange,
 * those that the operations of the application's own Actuator endpoints return, the
 * domain types of repositories that Spring Data REST exports, those that
 * {@link org.springframework.aot.hint.annotation.RegisterReflectionForBinding} names, and
 * those that the properties of this project include.
 *
 * @since 0.1.0
 */
public final class RootTypeCollector {

	/**
	 * Collect the types from the beans of the given factory. No bean is instantiated. A
	 * bean which cannot be read is recorded and keeps nothing else from being found.
	 * @param beanFactory the bean factory, whose beans are all defined
	 * @param properties what the application wants to be included
	 * @return what was found, equal for equal applications
	 */
	public RootTypes collect(ConfigurableListableBeanFactory beanFactory, ReflectionFreeJacksonProperties properties) {
		Findings findings = new Findings();
		ClassLoader classLoader = beanFactory.getBeanClassLoader();
		HandlerReturns handlerReturns = new HandlerReturns(classLoader, findings);
		ResponseBodyAdvices responseBodyAdvices = new ResponseBodyAdvices(classLoader, findings);
		HandlerBodies handlerBodies = new HandlerBodies(classLoader, findings);
		MessageExchanges messages = new MessageExchanges(classLoader, findings);
		HttpExchangeClients clients = new HttpExchangeClients(classLoader, findings);
		ManagementEndpoints managementEndpoints = new ManagementEndpoints(classLoader, findings);
		ExportedRepositories repositories = new ExportedRepositories(beanFactory, classLoader, findings);
		FunctionalEndpoints functionalEndpoints = new FunctionalEndpoints(beanFactory, findings);
		BindingRegistrations bindingRegistrations = new BindingRegistrations(classLoader, findings);
		new BeanTypes(beanFactory, findings).forEach((name, type) -> {
			handlerReturns.collect(name, type);
			responseBodyAdvices.collect(name, type);
			handlerBodies.collect(name, type);
			clients.collect(name, type);
			messages.collect(name, type);
			managementEndpoints.collect(name, type);
			repositories.collect(name, type);
			functionalEndpoints.collect(name, type);
			bindingRegistrations.collect(name, type);
		});
		IncludedTypes included = new IncludedTypes(classLoader, findings);
		included.collect(properties);
		if (AutoConfigurationPackages.has(beanFactory)) {
			included.collectAnnotated(AutoConfigurationPackages.get(beanFactory));
		}
		return findings.toRootTypes();
	}

}
