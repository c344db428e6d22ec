package io.github.reflectionfreejackson.aot.discovery;

import java.util.Set;

import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.OverridingClassLoader;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RootTypeCollector} with classes that cannot be loaded or linked.
 */
class UnreadableBeanTests {

	@Test
	void collectWhenBeanClassDoesNotExistRecordsItAndGoesOn() {
		Discovery discovery = Discovery.with(Good.class);
		RootBeanDefinition definition = new RootBeanDefinition();
		definition.setBeanClassName("com.acme.Missing");
		discovery.beanFactory().registerBeanDefinition("missing", definition);
		RootTypes found = discovery.collect();
		assertThat(found.unreadable()).singleElement().satisfies((unreadable) -> {
			assertThat(unreadable.beanName()).isEqualTo("missing");
			assertThat(unreadable.cause()).contains("com.acme.Missing").contains("ClassNotFoundException");
		});
		assertThat(Discovery.from(found, Good.class, "find")).containsExactly(Customer.class.getName());
	}

	@Test
	void collectWhenReturnTypeIsMissingRecordsControllerAndGoesOn() throws Exception {
		Discovery discovery = Discovery.with(Good.class);
		discovery.beanFactory().registerBeanDefinition("unlinked", definitionWithout(Unlinked.class, Missing.class));
		RootTypes found = discovery.collect();
		assertThat(found.unreadable()).singleElement().satisfies((unreadable) -> {
			assertThat(unreadable.beanName()).isEqualTo("unlinked");
			assertThat(unreadable.cause()).contains("NoClassDefFoundError").contains("Missing");
		});
		assertThat(Discovery.from(found, Good.class, "find")).containsExactly(Customer.class.getName());
	}

	@Test
	void collectWhenTypeArgumentIsMissingRecordsMethodAndReadsTheOthers() throws Exception {
		Discovery discovery = Discovery.with();
		discovery.beanFactory().registerBeanDefinition("partly", definitionWithout(Partly.class, Missing.class));
		RootTypes found = discovery.collect();
		assertThat(found.unreadable()).singleElement().satisfies((unreadable) -> {
			assertThat(unreadable.beanName()).isEqualTo("partly");
			assertThat(unreadable.cause()).startsWith(Partly.class.getName() + "#missing")
				.contains("TypeNotPresentException");
		});
		assertThat(Discovery.from(found, Partly.class, "find")).containsExactly(Customer.class.getName());
	}

	@Test
	void collectWhenTypeArgumentOfBodyIsMissingRecordsMethodAndReadsTheOthers() throws Exception {
		Discovery discovery = Discovery.with();
		discovery.beanFactory().registerBeanDefinition("reading", definitionWithout(Reading.class, Missing.class));
		RootTypes found = discovery.collect();
		assertThat(found.unreadable()).singleElement().satisfies((unreadable) -> {
			assertThat(unreadable.beanName()).isEqualTo("reading");
			assertThat(unreadable.cause()).startsWith(Reading.class.getName() + "#missing")
				.contains("TypeNotPresentException");
		});
		assertThat(Discovery.bodies(found, Reading.class, "create")).containsExactly(Customer.class.getName());
		assertThat(Discovery.from(found, Reading.class, "missing")).containsExactly(Customer.class.getName());
	}

	@Test
	void collectWhenBeanDefinitionIsAbstractIgnoresIt() {
		Discovery discovery = Discovery.with();
		RootBeanDefinition definition = new RootBeanDefinition(Good.class);
		definition.setAbstract(true);
		discovery.beanFactory().registerBeanDefinition("template", definition);
		assertThat(discovery.collect()).isEqualTo(Discovery.with().collect());
	}

	private RootBeanDefinition definitionWithout(Class<?> controller, Class<?> missing) throws ClassNotFoundException {
		return new RootBeanDefinition(new WithoutClassLoader(controller, missing).loadClass(controller.getName()));
	}

	/**
	 * Loads one class anew, which then misses another one.
	 */
	private static final class WithoutClassLoader extends OverridingClassLoader {

		private final Set<String> anew;

		private final String missing;

		WithoutClassLoader(Class<?> anew, Class<?> missing) {
			super(UnreadableBeanTests.class.getClassLoader());
			this.anew = Set.of(anew.getName());
			this.missing = missing.getName();
		}

		@Override
		protected boolean isEligibleForOverriding(String className) {
			return this.anew.contains(className);
		}

		@Override
		public Class<?> loadClass(String name) throws ClassNotFoundException {
			if (name.equals(this.missing)) {
				throw new ClassNotFoundException(name);
			}
			return super.loadClass(name);
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (name.equals(this.missing)) {
				throw new ClassNotFoundException(name);
			}
			return super.loadClass(name, resolve);
		}

	}

	/**
	 * What is not there.
	 */
	public static class Missing {

	}

	@RestController
	static class Good extends Untouchable {

		@GetMapping
		Customer find() {
			return new Customer("a");
		}

	}

	/**
	 * Public, since it is loaded by another class loader.
	 */
	@RestController
	public static class Unlinked {

		@GetMapping
		public Missing missing() {
			throw new AssertionError();
		}

	}

	/**
	 * Public, since it is loaded by another class loader.
	 */
	@RestController
	public static class Partly {

		@GetMapping
		public Customer find() {
			throw new AssertionError();
		}

		@GetMapping
		public java.util.List<Missing> missing() {
			throw new AssertionError();
		}

	}

	/**
	 * Public, since it is loaded by another class loader.
	 */
	@RestController
	public static class Reading {

		@PostMapping
		public void create(@RequestBody Customer body) {
			throw new AssertionError();
		}

		@PostMapping
		public Customer missing(@RequestBody java.util.List<Missing> body) {
			throw new AssertionError();
		}

	}

}
