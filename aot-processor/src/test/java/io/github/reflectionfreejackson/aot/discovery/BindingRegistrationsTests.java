package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Type;
import java.util.List;

import org.junit.jupiter.api.Test;

import org.springframework.aot.hint.annotation.RegisterReflectionForBinding;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BindingRegistrations}.
 */
class BindingRegistrationsTests {

	@Test
	void collectFindsTypesRegisteredOnBeanClass() {
		assertThat(roots(OnClass.class, "")).containsExactly(OnClass.class, Customer.class);
	}

	@Test
	void collectFindsTypesRegisteredOnSuperclassAndInterface() {
		assertThat(roots(Inheriting.class, "")).containsExactly(OnClass.class, Customer.class);
		assertThat(roots(Inheriting.class, "#onInterface")).containsExactly(Other.class);
	}

	@Test
	void collectFindsTypesRegisteredOnMethodOfController() {
		RootTypes found = Discovery.collect(OnMethod.class);
		assertThat(roots(OnMethod.class, "#find")).containsExactly(Other.class);
		assertThat(found.unseen()).extracting(UnseenReturn::origin).containsExactly(OnMethod.class.getName() + "#find");
	}

	@Test
	void collectFindsRegisteredTypesToBeReadAsWellAsWritten() {
		RootTypes found = Discovery.collect(OnClass.class);
		assertThat(found.bodies()).extracting(RootType::type).containsExactly(OnClass.class, Customer.class);
		assertThat(found.bodies()).isEqualTo(found.roots());
	}

	@Test
	void collectWhenControllerReadsRegisteredTypeMergesOrigins() {
		assertThat(Discovery.collect(Reading.class).bodies()).singleElement()
			.extracting(RootType::origins)
			.isEqualTo(List.of("@RegisterReflectionForBinding on " + Reading.class.getName() + "#read",
					Reading.class.getName() + "#read"));
	}

	@Test
	void collectWhenRegisteredNameIsUnknownRecordsIt() {
		RootTypes found = Discovery.collect(WithNames.class);
		assertThat(found.roots()).extracting(RootType::type).containsExactly(Customer.class);
		assertThat(found.unreadable()).singleElement()
			.extracting(UnreadableBean::cause)
			.asString()
			.contains("com.acme.Missing");
	}

	private List<Type> roots(Class<?> bean, String member) {
		String origin = "@RegisterReflectionForBinding on " + bean.getName() + member;
		return Discovery.collect(bean)
			.roots()
			.stream()
			.filter((root) -> root.origins().contains(origin))
			.map(RootType::type)
			.toList();
	}

	record Other(String name) {

	}

	@Component
	@RegisterReflectionForBinding({ Customer.class, OnClass.class })
	static class OnClass extends Untouchable {

	}

	interface WithMethod {

		@RegisterReflectionForBinding(Other.class)
		default void onInterface() {
		}

	}

	@Component
	static class Inheriting extends OnClass implements WithMethod {

	}

	@RestController
	static class OnMethod extends Untouchable {

		@GetMapping
		@RegisterReflectionForBinding(classes = Other.class)
		Object find() {
			return new Other("a");
		}

	}

	@RestController
	abstract static class Reading extends Untouchable {

		@PostMapping("/read")
		@RegisterReflectionForBinding(Other.class)
		abstract void read(@RequestBody Other other);

	}

	@Component
	@RegisterReflectionForBinding(
			classNames = { "io.github.reflectionfreejackson.aot.discovery.Customer", "com.acme.Missing" })
	static class WithNames extends Untouchable {

	}

}
