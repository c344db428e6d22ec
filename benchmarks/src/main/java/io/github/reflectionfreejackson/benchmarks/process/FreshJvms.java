package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Runs a program that measures, in a JVM of its own each time, with the class path of
 * this one. It takes an activity and a variant, and prints properties, of which
 * {@code checksum} is the same in all runs of an activity.
 */
final class FreshJvms {

	private final Class<?> program;

	private final Map<String, String> checksums = new HashMap<>();

	FreshJvms(Class<?> program) {
		this.program = program;
	}

	/**
	 * Run once, and see to it that the outcome is the same in all runs.
	 * @param options of the JVM
	 * @return the properties that were printed
	 */
	Map<String, String> run(List<String> options, String activity, Variant variant) throws IOException {
		List<String> command = new ArrayList<>(options);
		command.addAll(
				List.of("-cp", System.getProperty("java.class.path"), this.program.getName(), activity, variant.id()));
		Map<String, String> output = Server.output(command)
			.lines()
			.map((line) -> line.split("=", 2))
			.filter((parts) -> parts.length == 2)
			.collect(Collectors.toMap((parts) -> parts[0], (parts) -> parts[1], (first, second) -> second));
		String found = output.getOrDefault("checksum", "none");
		String before = this.checksums.putIfAbsent(activity, found);
		if (before != null && !before.equals(found)) {
			throw new IOException(
					"The outcome of " + this.program.getSimpleName() + " differs: " + before + ", then " + found);
		}
		return output;
	}

}
