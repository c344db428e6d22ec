package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.util.Map;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.reflectionfreejackson.benchmarks.firstuse.FirstUse;

/**
 * Measures the first use of many types in fresh JVMs, with plain Jackson and with
 * generated code in turns, without and with archives of classes that an earlier run has
 * left.
 */
public final class FirstUses implements AutoCloseable {

	private final FreshJvms jvms;

	private final int rounds;

	private final ArchiveFolder archives = ArchiveFolder.create();

	/**
	 * Prepare to measure.
	 * @param program what to run, which takes and prints what {@link FirstUse} does
	 * @param rounds how often, each variant
	 * @throws IOException if there is no place for archives
	 */
	public FirstUses(Class<?> program, int rounds) throws IOException {
		this.jvms = new FreshJvms(program);
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
					this.jvms.run(archive.create(this.archives.newFile(name, archive, variant)), activity, variant);
				}
			}
			for (Variant variant : Variant.ofRound(round)) {
				Map<String, String> output = this.jvms.run(archive.use(this.archives.file(name, archive, variant)),
						activity, variant);
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

	@Override
	public void close() throws IOException {
		this.archives.close();
	}

}
