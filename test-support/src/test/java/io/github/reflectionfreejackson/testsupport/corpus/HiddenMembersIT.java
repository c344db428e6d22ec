package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import io.github.reflectionfreejackson.testsupport.hidden.HiddenMembers;
import io.github.reflectionfreejackson.testsupport.parity.RecordedCheck;
import io.github.reflectionfreejackson.testsupport.parity.RecordedChecks;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the corpus, then hides the members of all types that generated code wrote from
 * reflection, as in a native image without hints, and writes everything again.
 */
class HiddenMembersIT {

	private static List<RecordedCheck> checks;

	private static final Set<Class<?>> hidden = new LinkedHashSet<>();

	@BeforeAll
	static void runCorpusAndHideMembers() {
		checks = RecordedChecks.during(HiddenMembersIT::runCorpus);
		Set<String> reflective = new TreeSet<>();
		for (RecordedCheck check : checks) {
			for (Class<?> generated : check.generatedTypes()) {
				for (Class<?> type = generated; type != null && isOfCorpus(type); type = type.getSuperclass()) {
					hidden.add(type);
				}
			}
			reflective.addAll(check.reflectiveTypes());
		}
		hidden.removeIf((type) -> reflective.contains(type.getName()));
		HiddenMembers.hide(hidden.toArray(Class<?>[]::new));
	}

	/**
	 * Where reflection writes a type, it may need members of a superclass that is hidden.
	 * Modifiers that ask for any-setters are told what reflection finds, and writers that
	 * modifiers make read by it.
	 */
	@Test
	void generatedCodeWritesAsIfMembersWereVisible() {
		assertThat(hidden).hasSizeGreaterThan(300);
		List<RecordedCheck> covered = checks.stream()
			.filter((check) -> check.reflectiveTypes().isEmpty() && !writesAsAnotherClass(check)
					&& !hasReplacedWriters(check)
					&& !check.generatedTypes().contains(ModifierQuestionsCorpusTests.Open.class))
			.toList();
		assertThat(covered).hasSizeGreaterThan(checks.size() * 9 / 10);
		List<String> differences = new ArrayList<>();
		for (RecordedCheck check : covered) {
			for (var actual : List.of(check.generatedAgain(), check.generatedAgainUnsettled())) {
				if (!actual.equals(check.expected())) {
					differences.add(check + "\n  expected " + check.expected().values().iterator().next()
							+ "\n  actual   " + actual.values().iterator().next());
				}
			}
		}
		assertThat(differences).isEmpty();
	}

	/**
	 * Otherwise hiding would show nothing. What fails for other reasons, or has types
	 * that reflection writes beside those that generated code writes, may be the same.
	 */
	@Test
	void plainJacksonWritesDifferently() {
		List<RecordedCheck> same = checks.stream()
			.filter((check) -> hidden.containsAll(check.generatedTypes()) && !check.generatedTypes().isEmpty())
			.filter((check) -> check.plainAgain().equals(check.expected()))
			.toList();
		assertThat(same).as(same.stream().map(String::valueOf).collect(Collectors.joining("\n")))
			.hasSizeLessThan(checks.size() / 20);
	}

	/**
	 * What is written as if it were of another class, only reflection can read as such.
	 */
	private static boolean writesAsAnotherClass(RecordedCheck check) {
		return check.generatedTypes().stream().anyMatch((type) -> type.getNestHost() == WrittenAsCorpusTests.class);
	}

	private static boolean hasReplacedWriters(RecordedCheck check) {
		return check.generatedTypes().contains(ForeignModulesCorpusTests.Patch.class)
				|| check.generatedTypes().contains(ForeignModulesCorpusTests.Choice.class);
	}

	private static boolean isOfCorpus(Class<?> type) {
		return type.getPackageName().equals(HiddenMembersIT.class.getPackageName());
	}

	/**
	 * Run all tests but those in which others ask for the members themselves, which need
	 * hints.
	 */
	private static void runCorpus() {
		LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
			.selectors(DiscoverySelectors.selectPackage(HiddenMembersIT.class.getPackageName()))
			.filters(ClassNameFilter.includeClassNamePatterns(".*CorpusTests"),
					ClassNameFilter.excludeClassNamePatterns(ReplacedWritersCorpusTests.class.getName(),
							IntrospectedMembersCorpusTests.class.getName()))
			.build();
		SummaryGeneratingListener summary = new SummaryGeneratingListener();
		LauncherFactory.create().execute(request, summary);
		StringWriter failures = new StringWriter();
		summary.getSummary().printFailuresTo(new PrintWriter(failures));
		assertThat(summary.getSummary().getTotalFailureCount()).as(failures.toString()).isZero();
		assertThat(summary.getSummary().getTestsSucceededCount()).isGreaterThan(500);
	}

}
