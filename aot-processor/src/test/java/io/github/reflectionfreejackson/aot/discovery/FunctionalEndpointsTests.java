package io.github.reflectionfreejackson.aot.discovery;

import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.samples.shop.SampleController;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.ServerResponse;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link FunctionalEndpoints}.
 */
class FunctionalEndpointsTests {

	@Test
	void collectWhenBeanIsRouterFunctionRecordsWhatCannotBeSeen() {
		RootTypes found = discovery("routes").collect();
		assertThat(found.unseen()).singleElement().satisfies((unseen) -> {
			assertThat(unseen.origin()).isEqualTo(Routes.class.getName() + "#routes");
			assertThat(unseen.declaredType())
				.isEqualTo(RouterFunction.class.getName() + "<" + ServerResponse.class.getName() + ">");
			assertThat(unseen.endpoints()).isEmpty();
		});
	}

	@Test
	void collectWhenBeanIsReactiveRouterFunctionRecordsWhatCannotBeSeen() {
		assertThat(discovery("reactiveRoutes").collect().unseen()).extracting(UnseenReturn::origin)
			.containsExactly(Routes.class.getName() + "#reactiveRoutes");
	}

	@Test
	void collectWhenRouterFunctionIsSpringsOwnRecordsNothing() {
		Discovery discovery = Discovery.with();
		RootBeanDefinition definition = new RootBeanDefinition(RouterFunctions.class);
		definition.setFactoryMethodName("nest");
		discovery.beanFactory().registerBeanDefinition("routes", definition);
		assertThat(discovery.beanFactory().getType("routes"))
			.isEqualTo(org.springframework.web.reactive.function.server.RouterFunction.class);
		assertThat(discovery.collect().unseen()).isEmpty();
	}

	@Test
	void collectWhenApplicationIsSampleOfSpringsRecordsWhatCannotBeSeen() {
		Discovery discovery = Discovery.with(SampleController.class);
		RootBeanDefinition definition = new RootBeanDefinition(SampleController.class);
		definition.setFactoryMethodName("routes");
		discovery.beanFactory().registerBeanDefinition("routes", definition);
		assertThat(discovery.beanFactory().getType("routes")).isEqualTo(RouterFunction.class);
		assertThat(discovery.collect().unseen()).extracting(UnseenReturn::origin)
			.containsExactlyInAnyOrder(SampleController.class.getName() + "#routes",
					SampleController.class.getName() + "#anything");
	}

	private static Discovery discovery(String method) {
		Discovery discovery = Discovery.with(Routes.class);
		DefaultListableBeanFactory beanFactory = discovery.beanFactory();
		RootBeanDefinition definition = new RootBeanDefinition();
		definition.setFactoryBeanName(beanFactory.getBeanNamesForType(Routes.class)[0]);
		definition.setFactoryMethodName(method);
		beanFactory.registerBeanDefinition("routes", definition);
		return discovery;
	}

	static class Routes {

		RouterFunction<ServerResponse> routes() {
			throw new IllegalStateException("Not to be called");
		}

		org.springframework.web.reactive.function.server.RouterFunction<?> reactiveRoutes() {
			throw new IllegalStateException("Not to be called");
		}

	}

}
