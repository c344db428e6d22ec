package io.github.reflectionfreejackson.aot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

/**
 * Holds the seams between the packages: introspection decides, the model records, emit
 * prints. No rule can pass for want of classes, since every package has at least its
 * {@code package-info}.
 */
class ArchitectureTests {

	private static final String ROOT = "io.github.reflectionfreejackson";

	private static final String AOT = ROOT + ".aot";

	private static final String RUNTIME = ROOT + ".runtime";

	private static final String JAVAPOET = "org.springframework.javapoet..";

	private static final JavaClasses classes = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages(ROOT);

	@Test
	void importWhenRunHasClassesOfBothModules() {
		assertThat(classes.containPackage(AOT)).isTrue();
		assertThat(classes.containPackage(ROOT + ".autoconfigure")).isTrue();
		assertThat(classes.containPackage(RUNTIME)).isTrue();
	}

	@Test
	void modelDependsOnNoOtherPackageOfOurs() {
		noClasses().that()
			.resideInAPackage(AOT + ".model..")
			.should()
			.dependOnClassesThat(oursOutside(AOT + ".model.."))
			.check(classes);
	}

	@Test
	void onlyIntrospectionDependsOnJacksonsIntrospection() {
		noClasses().that()
			.resideInAPackage(AOT + "..")
			.and()
			.resideOutsideOfPackage(AOT + ".introspection..")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("com.fasterxml.jackson.databind.introspect..")
			.check(classes);
	}

	@Test
	void onlyEmitAndRegisterUseJavaPoet() {
		noClasses().that()
			.resideOutsideOfPackages(AOT + ".emit..", AOT + ".register..")
			.should()
			.dependOnClassesThat()
			.resideInAPackage(JAVAPOET)
			.check(classes);
	}

	@Test
	void emitDependsOnModelAndRuntimeOnly() {
		noClasses().that()
			.resideInAPackage(AOT + ".emit..")
			.should()
			.dependOnClassesThat(oursOutside(AOT + ".emit..", AOT + ".model..", RUNTIME + ".."))
			.check(classes);
	}

	@Test
	void discoveryDependsOnNeitherEmitNorRegister() {
		noClasses().that()
			.resideInAPackage(AOT + ".discovery..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage(AOT + ".emit..", AOT + ".register..", JAVAPOET)
			.check(classes);
	}

	@Test
	void unwrapDependsOnModelOnly() {
		noClasses().that()
			.resideInAPackage(AOT + ".unwrap..")
			.should()
			.dependOnClassesThat(oursOutside(AOT + ".unwrap..", AOT + ".model.."))
			.check(classes);
	}

	@Test
	void reportDependsOnModelAndDiscoveryOnly() {
		noClasses().that()
			.resideInAPackage(AOT + ".report..")
			.should()
			.dependOnClassesThat(oursOutside(AOT + ".report..", AOT + ".model..", AOT + ".discovery.."))
			.check(classes);
	}

	@Test
	void onlyTheProcessorKnowsTheReport() {
		noClasses().that()
			.resideInAPackage(AOT + ".(*)..")
			.and()
			.resideOutsideOfPackage(AOT + ".report..")
			.should()
			.dependOnClassesThat()
			.resideInAPackage(AOT + ".report..")
			.check(classes);
	}

	@Test
	void runTimeClassesDependOnNothingOfAotProcessing() {
		noClasses().that()
			.resideInAnyPackage(ROOT + ".autoconfigure..", RUNTIME + "..", ROOT + ".http..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage(AOT + "..", JAVAPOET)
			.check(classes);
	}

	@ParameterizedTest
	@ValueSource(strings = { "access", "outline", "served", "encode" })
	void packageOfRunTimeClassesDependsOnNoOtherPackageOfOurs(String name) {
		noClasses().that()
			.resideInAPackage(RUNTIME + "." + name + "..")
			.should()
			.dependOnClassesThat(oursOutside(RUNTIME + "." + name + ".."))
			.check(classes);
	}

	@ParameterizedTest
	@ValueSource(strings = { "fingerprint", "verify" })
	void packageOfRunTimeClassesDependsOnAccessOnly(String name) {
		noClasses().that()
			.resideInAPackage(RUNTIME + "." + name + "..")
			.should()
			.dependOnClassesThat(oursOutside(RUNTIME + "." + name + "..", RUNTIME + ".access.."))
			.check(classes);
	}

	@Test
	void onlyAccessOpensClassesOfOthers() {
		noClasses().that()
			.resideInAnyPackage(ROOT + ".autoconfigure..", RUNTIME + "..", ROOT + ".http..")
			.and()
			.resideOutsideOfPackage(RUNTIME + ".access..")
			.should()
			.callMethod(MethodHandles.class, "privateLookupIn", Class.class, Lookup.class)
			.check(classes);
	}

	@Test
	void decodersDependOnEncodersAndAccessOnly() {
		noClasses().that()
			.resideInAPackage(RUNTIME + ".decode..")
			.should()
			.dependOnClassesThat(oursOutside(RUNTIME + ".decode..", RUNTIME + ".encode..", RUNTIME + ".access.."))
			.check(classes);
	}

	@Test
	void directEncodingKnowsNothingOfGeneratedSerializers() {
		noClasses().that()
			.resideInAPackage(RUNTIME + ".direct..")
			.should()
			.dependOnClassesThat(oursOutside(RUNTIME + ".direct..", RUNTIME + ".encode..", RUNTIME + ".served..",
					RUNTIME + ".access.."))
			.check(classes);
	}

	@Test
	void readingAndWritingKnowNothingOfEachOther() {
		noClasses().that()
			.resideInAPackage(RUNTIME + ".read..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage(RUNTIME + ".write..", RUNTIME + ".direct..")
			.check(classes);
		noClasses().that()
			.resideInAPackage(RUNTIME + ".write..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage(RUNTIME + ".read..", RUNTIME + ".decode..")
			.check(classes);
	}

	@Test
	void serializersKnowNothingOfHttp() {
		noClasses().that()
			.resideInAPackage(RUNTIME + "..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage(ROOT + ".http..", "org.springframework.http..")
			.check(classes);
	}

	@Test
	void packagesAreFreeOfCycles() {
		slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(classes);
	}

	@Test
	void noClassUsesStandardStreams() {
		GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(classes);
	}

	@Test
	void noClassUsesJavaUtilLogging() {
		noClasses().should().dependOnClassesThat().resideInAPackage("java.util.logging..").check(classes);
	}

	@Test
	void everyPackageIsNullMarked() {
		classes().that()
			.haveSimpleName("package-info")
			.should()
			.beAnnotatedWith("org.jspecify.annotations.NullMarked")
			.check(classes);
	}

	private static DescribedPredicate<JavaClass> oursOutside(String... packages) {
		return resideInAPackage(ROOT + "..").and(DescribedPredicate.not(resideInAnyPackage(packages)));
	}

}
