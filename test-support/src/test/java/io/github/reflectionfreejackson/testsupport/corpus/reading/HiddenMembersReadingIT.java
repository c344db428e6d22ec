package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.testsupport.hidden.HiddenMembers;
import io.github.reflectionfreejackson.testsupport.parity.RecordedRead;
import io.github.reflectionfreejackson.testsupport.parity.RecordedReads;
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
 * Runs the part of the corpus that reads, then hides the members of all types that
 * generated code read from reflection, as in a native image without hints, and reads
 * again.
 */
class HiddenMembersReadingIT {

	/**
	 * Types of which reflection is asked for something, each with what it is.
	 */
	private static final Map<Class<?>, String> EXEMPT = Map.ofEntries(
			Map.entry(ReadAbstractTypesTests.Local.class, "Jackson has reflection tell whether classes are anonymous"),
			Map.entry(ReadBeansTests.FinalFields.class, "only reflection can set final fields"),
			Map.entry(ReadContainersTests.FinalCollections.class, "only reflection can set final fields"),
			Map.entry(ReadFeaturesTests.Finals.class, "only reflection can set final fields"),
			Map.entry(ReadSettledMembersTests.WithFinal.class, "only reflection can set final fields"),
			Map.entry(ReadRecordsTests.InjectedField.class, "only reflection can set final fields"),
			Map.entry(ReadFeaturesTests.Created.class,
					"the words with which reflection refuses an argument of the wrong type differ from JDK to JDK"),
			Map.entry(ReadAnySetterTests.OfLongs.class, "as before"),
			Map.entry(ReadAnySetterTests.OfDoubles.class, "as before"),
			Map.entry(ReadAnySetterTests.OfTexts.class, "as before"),
			Map.entry(ReadDeserializersTests.ParameterRecord.class, "as before"),
			Map.entry(ReadGenericMembersTests.Bounded.class, "as before"),
			Map.entry(ReadStraightLineFailuresTests.Misread.class, "as before"),
			Map.entry(ReadStraightLineFailuresTests.MisreadMember.class, "as before"),
			Map.entry(ReadStraightLineLimitsTests.Skipping.class, "as before"),
			Map.entry(ReadBuildFailuresTests.Foreign.class, "so do those with which it refuses another object"),
			Map.entry(ReadBuilderSettingsTests.Owned.class, "as before"),
			Map.entry(ReadBuildersStraightLineTests.Leaving.class, "as before"),
			Map.entry(ReadBuildersStraightLineTests.Refusing.class, "as before"),
			Map.entry(ReadBuilderInstancesTests.Made.class, "as before"),
			Map.entry(ReadBuildersStraightLineTests.Staying.class, "as before"),
			Map.entry(ReadForeignInstancesTests.Nothing.class, "as before"),
			Map.entry(ReadForeignInstancesTests.Plain.class, "as before"),
			Map.entry(ReadForeignInstancesTests.Special.class, "as before"),
			Map.entry(ReadBuildFailuresTests.ForeignParent.class,
					"reflection calls members of a superclass of the builder"),
			Map.entry(ReadBuildersTests.ArrayShaped.class, "Jackson's class for arrays has reflection build"),
			Map.entry(ReadBuilderSettingsTests.Arrays.class, "as before"),
			Map.entry(ReadBuilderSettingsTests.Changed.class, "modifiers are given what reflection builds by"),
			Map.entry(ReadTypeInfoTests.ByDeduction.class,
					"to deduce a type, Jackson looks for the properties of all by reflection"));

	/**
	 * Classes of tests that are left out, each with why.
	 */
	private static final Map<Class<?>, String> LEFT_OUT = Map.of(ReadFailureTests.class,
			"its beans fail as a test tells them, which nothing tells them later", ReadTextTests.class,
			"it reads a few members over and over, of which it asks nothing but their text", ReadLongTextTests.class,
			"as before", ReadBuffersTests.class, "as before");

	private static List<RecordedRead> reads;

	private static final Set<Class<?>> hidden = new LinkedHashSet<>();

	@BeforeAll
	static void runCorpusAndHideMembers() {
		reads = RecordedReads.during(HiddenMembersReadingIT::runCorpus);
		Set<String> reflective = new TreeSet<>();
		for (RecordedRead read : reads) {
			for (Class<?> generated : read.generatedTypes()) {
				for (Class<?> type = generated; type != null && isOfCorpus(type); type = type.getSuperclass()) {
					hidden.add(type);
					hideBuilder(type);
				}
			}
			reflective.addAll(read.reflectiveTypes());
		}
		hidden.removeIf((type) -> reflective.contains(type.getName()));
		HiddenMembers.hide(hidden.toArray(Class<?>[]::new));
	}

	private static void hideBuilder(Class<?> type) {
		JsonDeserialize annotation = type.getAnnotation(JsonDeserialize.class);
		for (Class<?> builder = (annotation != null) ? annotation.builder() : null; builder != null
				&& isOfCorpus(builder); builder = builder.getSuperclass()) {
			hidden.add(builder);
		}
	}

	/**
	 * Where reflection reads a type, it may need members of a superclass that is hidden.
	 */
	@Test
	void generatedCodeReadsAsIfMembersWereVisible() {
		assertThat(hidden).hasSizeGreaterThan(100);
		List<RecordedRead> covered = reads.stream()
			.filter((read) -> read.reflectiveTypes().isEmpty()
					&& Collections.disjoint(read.generatedTypes(), EXEMPT.keySet()))
			.toList();
		assertThat(covered).hasSizeGreaterThan(reads.size() * 8 / 10);
		assertThat(covered.stream().mapToInt(RecordedRead::size).sum()).isGreaterThan(1000);
		List<String> differences = covered.stream().flatMap((read) -> read.generatedAgain().stream()).toList();
		assertThat(differences).isEmpty();
	}

	/**
	 * Otherwise hiding would show nothing.
	 */
	@Test
	void plainJacksonReadsDifferently() {
		List<RecordedRead> generated = reads.stream()
			.filter((read) -> !read.generatedTypes().isEmpty() && hidden.containsAll(read.generatedTypes()))
			.toList();
		long same = generated.stream().filter((read) -> read.plainAgain().isEmpty()).count();
		assertThat(same).isLessThan(generated.size() / 10);
	}

	private static boolean isOfCorpus(Class<?> type) {
		return type.getPackageName().equals(HiddenMembersReadingIT.class.getPackageName());
	}

	private static void runCorpus() {
		String[] excluded = LEFT_OUT.keySet()
			.stream()
			.map((type) -> Pattern.quote(type.getName()))
			.toArray(String[]::new);
		LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
			.selectors(DiscoverySelectors.selectPackage(HiddenMembersReadingIT.class.getPackageName()))
			.filters(ClassNameFilter.includeClassNamePatterns(".*Tests"),
					ClassNameFilter.excludeClassNamePatterns(excluded))
			.build();
		SummaryGeneratingListener summary = new SummaryGeneratingListener();
		LauncherFactory.create().execute(request, summary);
		StringWriter failures = new StringWriter();
		summary.getSummary().printFailuresTo(new PrintWriter(failures));
		assertThat(summary.getSummary().getTotalFailureCount()).as(failures.toString()).isZero();
		assertThat(summary.getSummary().getTestsSucceededCount()).isGreaterThan(100);
	}

}
