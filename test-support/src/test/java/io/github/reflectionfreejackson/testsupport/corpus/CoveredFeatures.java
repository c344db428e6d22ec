package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.util.ClassUtils;

/**
 * What the tests of the corpus cover, as they say themselves.
 */
final class CoveredFeatures {

	private static final String PACKAGE = ClassUtils.classPackageAsResourcePath(CoveredFeatures.class);

	private final List<Method> tests;

	private CoveredFeatures(List<Method> tests) {
		this.tests = tests;
	}

	static CoveredFeatures read() throws IOException, ClassNotFoundException {
		List<Method> tests = new ArrayList<>();
		Resource[] classFiles = new PathMatchingResourcePatternResolver()
			.getResources("classpath*:" + PACKAGE + "/*Tests.class");
		for (Resource classFile : classFiles) {
			String name = String.valueOf(classFile.getFilename()).replaceFirst("\\.class$", "");
			Class<?> type = Class.forName(CoveredFeatures.class.getPackageName() + "." + name);
			Arrays.stream(type.getDeclaredMethods())
				.filter((method) -> method.isAnnotationPresent(Covers.class))
				.forEach(tests::add);
		}
		tests.sort(Comparator.comparing(CoveredFeatures::nameOf));
		return new CoveredFeatures(tests);
	}

	Set<String> traps() {
		return this.tests.stream()
			.flatMap((test) -> Arrays.stream(test.getAnnotation(Covers.class).traps()))
			.collect(Collectors.toCollection(TreeSet::new));
	}

	/**
	 * Return the rows of the documentation's table: feature, what serves it, notes, and
	 * where it is tested.
	 */
	String asTable() {
		Map<String, List<Method>> features = new TreeMap<>();
		for (Method test : this.tests) {
			for (String feature : test.getAnnotation(Covers.class).features()) {
				features.computeIfAbsent(feature, (key) -> new ArrayList<>()).add(test);
			}
		}
		StringBuilder table = new StringBuilder("| Feature | Served by | Tests |\n| --- | --- | --- |\n");
		features.forEach((feature, covering) -> table
			.append("| `%s` | %s | %s |\n".formatted(feature, join(covering, CoveredFeatures::servedBy),
					join(covering, (test) -> "`" + test.getDeclaringClass().getSimpleName() + "`"))));
		return table.toString();
	}

	private static String join(List<Method> tests, Function<Method, String> text) {
		return tests.stream().map(text).distinct().sorted().collect(Collectors.joining("; "));
	}

	private static String servedBy(Method test) {
		Covers covers = test.getAnnotation(Covers.class);
		String tier = switch (covers.tier()) {
			case 2 -> "straight-line code";
			case 1 -> "Jackson's serializer over generated access";
			default -> "reflection";
		};
		return covers.note().isEmpty() ? tier : tier + " (" + covers.note().replace("|", "\\|") + ")";
	}

	private static String nameOf(Method test) {
		return test.getDeclaringClass().getName() + "#" + test.getName();
	}

}
