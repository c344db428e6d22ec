package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.Arguments;
import io.github.reflectionfreejackson.benchmarks.ResultFile;
import io.github.reflectionfreejackson.benchmarks.Surroundings;
import io.github.reflectionfreejackson.benchmarks.firstuse.FirstUse;

/**
 * Measures fresh JVMs: the time and the CPU time until a sample has answered its first
 * request, and those of the first use of 50 types; with plain Jackson and with generated
 * code in turns, without and with archives of classes that an earlier run has left.
 */
public final class ColdStart {

	private static final String PATH = "/orders";

	private final Arguments arguments;

	private final ArchiveFolder archives;

	private final ObjectNode results = ResultFile.create();

	private final ArrayNode starts = this.results.putArray("starts");

	private ColdStart(Arguments arguments, ArchiveFolder archives) {
		this.arguments = arguments;
		this.archives = archives;
	}

	/**
	 * Measure.
	 * @param args the samples, and how often
	 * @throws IOException if something fails
	 */
	public static void main(String[] args) throws IOException {
		Arguments arguments = new Arguments(args, "samples", "rounds", "results", "command");
		try (ArchiveFolder archives = ArchiveFolder.create()) {
			ColdStart coldStart = new ColdStart(arguments, archives);
			coldStart.measure();
			ResultFile.write(Path.of(arguments.text("results", "results")), "cold",
					Surroundings.of(arguments.text("command", "unknown")), coldStart.results);
		}
	}

	private void measure() throws IOException {
		try (FirstUses firstUses = new FirstUses(FirstUse.class, rounds())) {
			firstUses.measure(this.results.putArray("firstUses"));
		}
		for (ClassArchive archive : ClassArchive.supported()) {
			for (String sample : this.arguments.list("samples")) {
				measureStart(Path.of(sample), archive);
			}
		}
	}

	private int rounds() {
		return this.arguments.number("rounds", 20);
	}

	private void measureStart(Path packed, ClassArchive archive) throws IOException {
		String name = packed.getFileName().toString().replace(".jar", "");
		Path extracted = this.archives.resolve(archive.id() + "-" + name);
		Server.output(List.of("-Djarmode=tools", "-jar", packed.toAbsolutePath().toString(), "extract", "--destination",
				extracted.toString()));
		Path jar = extracted.resolve(packed.getFileName());
		Server.requireVariants(jar, List.of(PATH));
		for (int round = 0; round < rounds(); round++) {
			if (ArchiveFolder.needsNew(archive, round)) {
				for (Variant variant : Variant.values()) {
					try (Server server = Server.start(jar,
							archive.create(this.archives.newFile(name, archive, variant)), variant)) {
						server.awaitAnswer(PATH);
					}
				}
			}
			for (Variant variant : Variant.ofRound(round)) {
				try (Server server = Server.start(jar, archive.use(this.archives.file(name, archive, variant)),
						variant)) {
					long nanos = server.awaitAnswer(PATH);
					this.starts.addObject()
						.put("sample", name)
						.put("archive", archive.id())
						.put("variant", variant.id())
						.put("round", round)
						.put("elapsedMillis", nanos / 1_000_000)
						.put("cpuMillis", server.cpu().toMillis());
				}
			}
		}
		System.out.println("Measured the start of " + name + ", archive: " + archive.id());
	}

}
