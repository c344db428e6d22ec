package io.github.reflectionfreejackson.testsupport.process;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines that a sample application has printed, and what they say about the way in
 * which types were written and read. The lines about generated code are logged at DEBUG
 * by {@value #LOGGER}.
 *
 * @param lines the lines in the order in which they were printed
 */
public record SampleOutput(List<String> lines) {

	/**
	 * Name of the logger that reports how each type is written and read.
	 */
	public static final String LOGGER = "io.github.reflectionfreejackson";

	private static final Pattern GENERATED = Pattern.compile("Writing (\\S+) by generated code");

	private static final Pattern REFLECTION = Pattern.compile("Writing (\\S+) by reflection");

	private static final Pattern READ_GENERATED = Pattern.compile("Reading (\\S+) by generated code");

	private static final Pattern READ_REFLECTION = Pattern.compile("Reading (\\S+) by reflection");

	public SampleOutput {
		lines = List.copyOf(lines);
	}

	/**
	 * Return the names of the types that were written by generated code.
	 * @return the sorted names
	 */
	public Set<String> typesWrittenByGeneratedCode() {
		return firstGroups(GENERATED);
	}

	/**
	 * Return the names of the types that fell back to Jackson's reflection.
	 * @return the sorted names
	 */
	public Set<String> typesWrittenByReflection() {
		return firstGroups(REFLECTION);
	}

	/**
	 * Return the names of the types that were read by generated code.
	 * @return the sorted names
	 */
	public Set<String> typesReadByGeneratedCode() {
		return firstGroups(READ_GENERATED);
	}

	/**
	 * Return the names of the types that Jackson's reflection has read.
	 * @return the sorted names
	 */
	public Set<String> typesReadByReflection() {
		return firstGroups(READ_REFLECTION);
	}

	/**
	 * Return whether a line contains a text.
	 * @param text the text to look for
	 * @return {@code true} if at least one line contains it
	 */
	public boolean contains(String text) {
		return this.lines.stream().anyMatch((line) -> line.contains(text));
	}

	private Set<String> firstGroups(Pattern pattern) {
		Set<String> groups = new TreeSet<>();
		for (String line : this.lines) {
			Matcher matcher = pattern.matcher(line);
			if (matcher.find()) {
				groups.add(matcher.group(1));
			}
		}
		return groups;
	}

	@Override
	public String toString() {
		return String.join(System.lineSeparator(), this.lines);
	}

}
