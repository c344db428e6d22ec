package io.github.reflectionfreejackson.testsupport.shop;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

import io.github.reflectionfreejackson.testsupport.hidden.HiddenMembersLauncher;
import io.github.reflectionfreejackson.testsupport.process.SampleOutput;
import io.github.reflectionfreejackson.testsupport.process.SampleProcess;
import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;

import org.springframework.util.function.SingletonSupplier;

/**
 * A sample of the shop, as its build has packaged it. What it answers to its requests is
 * asked for once only.
 */
public final class Shop {

	/**
	 * The name of the type of Spring's that describes problems.
	 */
	public static final String PROBLEM = "org.springframework.http.ProblemDetail";

	private static final String SWITCHED_OFF = "--spring.jackson.reflection-free.enabled=false";

	private final Class<?> application;

	private final List<String> types;

	private final List<String> covered;

	private final List<SampleRequest> requests;

	private final List<String> jvmArguments;

	private final Supplier<SampleRun> generated = SingletonSupplier.of(() -> generated(packaged()));

	private final Supplier<SampleRun> reflective = SingletonSupplier.of(() -> reflective(packaged()));

	/**
	 * Create a shop.
	 * @param application the main class, of the package of the sample
	 * @param types the names of the types that generated code writes
	 * @param covered the names of the types whose members generated code does without:
	 * all but enums
	 * @param requests what to ask for
	 * @param jvmArguments arguments for the JVM, besides those which all samples get
	 */
	public Shop(Class<?> application, List<String> types, List<String> covered, List<SampleRequest> requests,
			String... jvmArguments) {
		this.application = application;
		this.types = types;
		this.covered = covered;
		this.requests = requests;
		this.jvmArguments = List.of(jvmArguments);
	}

	Class<?> application() {
		return this.application;
	}

	/**
	 * Return the name of the package of the sample.
	 */
	String packageName() {
		return this.application.getPackageName();
	}

	String artifactId() {
		return "sample-" + packageName().substring(packageName().lastIndexOf('.') + 1);
	}

	Path jar() {
		return Path.of("target", artifactId() + ".jar");
	}

	List<String> types() {
		return this.types;
	}

	List<String> covered() {
		return this.covered;
	}

	List<SampleRequest> requests() {
		return this.requests;
	}

	/**
	 * Return what the packaged application answers by generated code.
	 */
	SampleRun generated() {
		return this.generated.get();
	}

	/**
	 * Return what the packaged application answers by plain Jackson.
	 */
	SampleRun reflective() {
		return this.reflective.get();
	}

	SampleRun generated(SampleProcess.Builder application) {
		return generated(application, this.requests);
	}

	SampleRun generated(SampleProcess.Builder application, List<SampleRequest> requests) {
		return SampleRun.of(application.jvmArguments("-Dspring.aot.enabled=true", "-XX:TieredStopAtLevel=1")
			.jvmArguments(this.jvmArguments.toArray(String[]::new))
			.arguments("--logging.level." + SampleOutput.LOGGER + "=DEBUG"), requests);
	}

	SampleRun reflective(SampleProcess.Builder application) {
		return reflective(application, this.requests);
	}

	SampleRun reflective(SampleProcess.Builder application, List<SampleRequest> requests) {
		return generated(application.arguments(SWITCHED_OFF), requests);
	}

	SampleProcess.Builder packaged() {
		return SampleProcess.jar(jar());
	}

	SampleProcess.Builder withHiddenMembers(Collection<String> types) {
		return HiddenMembersLauncher.launch(this.application.getName(), types);
	}

}
