package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.reflectionfreejackson.benchmarks.firstuse.FirstUse;

/**
 * Measures the first use of many types in fresh JVMs, with plain Jackson and with
 * generated code in turns, without and with archives of classes that an earlier run has
 * left.
 */
public final class FirstUses implements AutoCloseable {

	private final Class<?> program;

	private final int rounds;

	private final ArchiveFolder archives = ArchiveFolder.create();

	private final Map<String, String> checksums = new HashMap<>();

	/**
	 * Prepare to measure.
	 * @param program what to run, which takes and prints what {@link FirstUse} does
	 * @param rounds how often, each variant
	 * @throws IOException if there is no place for archives
	 */
	public FirstUses(Class<?> program, int rounds) throws IOException {
		this.program = program;
		this.rounds = rounds;
	}

	/**
	 * Measure writing and reading.
	 * @param results where to add each run
	 * @throws IOException if one fails
	 */
	public void measure(ArrayNode results) throws IOException {
		for (ClassArchive archive : ClassArchive.supported()) {
			measure(archive, FirstUse.WRITE, results);
			measure(archive, FirstUse.READ, results);
		}
	}

	private void measure(ClassArchive archive, String activity, ArrayNode results) throws IOException {
		String name = "first-use-" + activity;
		for (int round = 0; round < this.rounds; round++) {
			if (ArchiveFolder.needsNew(archive, round)) {
				for (Variant variant : Variant.values()) {
					run(archive.create(this.archives.newFile(name, archive, variant)), activity, variant);
				}
			}
			for (Variant variant : Variant.ofRound(round)) {
				Map<String, String> output = run(archive.use(this.archives.file(name, archive, variant)), activity,
						variant);
				results.addObject()
					.put("activity", activity)
					.put("archive", archive.id())
					.put("variant", variant.id())
					.put("round", round)
					.put("types", Integer.parseInt(output.getOrDefault("types", "")))
					.put("cpuNanos", Long.parseLong(output.getOrDefault("cpuNanos", "")))
					.put("processCpuNanos", Long.parseLong(output.getOrDefault("processCpuNanos", "")))
					.put("elapsedNanos", Long.parseLong(output.getOrDefault("elapsedNanos", "")));
			}
		}
		System.out.println("Measured first use, to " + activity + ", archive: " + archive.id());
	}

	/**
	 * Run once, and see to it that the outcome is the same in all runs.
	 */
	private Map<String, String> run(List<String> options, String activity, Variant variant) throws IOException {
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
			throw new IOException("The outcome of first use differs: " + before + ", then " + found);
		}
		return output;
	}

	@Override
	public void close() throws IOException {
		this.archives.close();
	}

}
