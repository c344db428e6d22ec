package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;

import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.discovery.sample.built.Offer;
import io.github.reflectionfreejackson.aot.discovery.sample.nested.Receipt;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link IncludedTypes}.
 */
class IncludedTypesTests {

	private static final String SAMPLE = "io.github.reflectionfreejackson.aot.discovery.sample";

	@Test
	void collectWhenClassesAreIncludedFindsThem() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include",
					Customer.class.getName() + "," + Nested.class.getCanonicalName())
			.collect();
		assertThat(found.roots()).containsExactly(
				new RootType(Customer.class, List.of("spring.jackson.reflection-free.include"), List.of()),
				new RootType(Nested.class, List.of("spring.jackson.reflection-free.include"), List.of()));
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenTypesAreIncludedTheyAreReadAsWellAsWritten() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include", Customer.class.getName())
			.property("spring.jackson.reflection-free.include-packages", SAMPLE + ".nested")
			.collect();
		assertThat(found.bodies()).extracting(RootType::type).containsExactly(Customer.class, Receipt.class);
		assertThat(found.bodies()).isEqualTo(found.roots());
	}

	@Test
	void collectWhenIncludedClassIsUnknownRecordsItAndGoesOn() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include", "com.acme.Missing," + Customer.class.getName())
			.collect();
		assertThat(found.roots()).extracting(RootType::type).containsExactly(Customer.class);
		assertThat(found.unreadable()).singleElement().satisfies((unreadable) -> {
			assertThat(unreadable.beanName()).isEqualTo("spring.jackson.reflection-free.include=com.acme.Missing");
			assertThat(unreadable.cause()).contains("ClassNotFoundException");
		});
	}

	@Test
	void collectWhenPackageIsIncludedFindsClassesWithoutInitializingThem() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include-packages", SAMPLE)
			.collect();
		assertThat(found.roots()).extracting((root) -> root.type().getTypeName())
			.containsExactly(SAMPLE + ".Clerk$Task", SAMPLE + ".Extensions$WritingItself", SAMPLE + ".Invoice",
					SAMPLE + ".Invoice$Line", SAMPLE + ".Invoice$State", SAMPLE + ".Invoice$Total",
					SAMPLE + ".built.Offer", SAMPLE + ".nested.Receipt");
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenPackageIsIncludedLeavesBuildersToWhatTheyBuild() {
		String packageName = Offer.class.getPackageName();
		assertThat(Discovery.with()
			.property("spring.jackson.reflection-free.include-packages", packageName)
			.collect()
			.roots()).extracting(RootType::type).containsExactly(Offer.class);
		AotApplication.of()
			.property("spring.jackson.reflection-free.include-packages", packageName)
			.property("spring.jackson.reflection-free.on-fallback", "fail")
			.process()
			.run((application) -> application.assertRead(Offer.class, "{\"name\":\"a\"}", "{}", "{\"name\":[]}"));
	}

	@Test
	void collectWhenSubPackageIsIncludedFindsItsClassesOnly() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include-packages[0]", SAMPLE + ".nested")
			.collect();
		assertThat(found.roots()).extracting(RootType::type).containsExactly(Receipt.class);
	}

	@Test
	void collectWhenListsHaveEmptyEntriesLeavesThemOut() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include", Customer.class.getName() + ",")
			.property("spring.jackson.reflection-free.include-packages", SAMPLE + ".nested, ,")
			.collect();
		assertThat(found.roots()).extracting(RootType::type).containsExactly(Customer.class, Receipt.class);
		assertThat(found.unreadable()).isEmpty();
	}

	@Test
	void collectWhenIncludedPackageIsWrittenAsInOtherPropertiesFindsItsClasses() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include-packages", SAMPLE + ".nested.*")
			.collect();
		assertThat(found.roots()).extracting(RootType::type).containsExactly(Receipt.class);
	}

	@Test
	void collectWhenIncludedPackageHasNoClassesRecordsIt() {
		RootTypes found = Discovery.with()
			.property("spring.jackson.reflection-free.include-packages", "com.acme.missing")
			.collect();
		assertThat(found.unreadable())
			.containsExactly(new UnreadableBean("spring.jackson.reflection-free.include-packages=com.acme.missing",
					"No classes found in package 'com.acme.missing'"));
	}

	static class Nested {

	}

}
