package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.Arguments;
import io.github.reflectionfreejackson.benchmarks.ResultFile;
import io.github.reflectionfreejackson.benchmarks.Surroundings;
import io.github.reflectionfreejackson.benchmarks.firstuse.FirstUse;

import org.springframework.util.FileSystemUtils;

/**
 * Measures fresh JVMs: the time and the CPU time until a sample has answered its first
 * request, and those of the first use of 50 types; with plain Jackson and with generated
 * code in turns, without and with archives of classes that an earlier run has left.
 */
public final class ColdStart {

	private static final String PATH = "/orders";

	/**
	 * Archives differ, so there are several, each for as many rounds as there are orders
	 * of the variants.
	 */
	private static final int ROUNDS_PER_ARCHIVE = Variant.values().length;

	private final Arguments arguments;

	private final Path folder;

	private final ObjectNode results = ResultFile.create();

	private final ArrayNode starts = this.results.putArray("starts");

	private final ArrayNode firstUses = this.results.putArray("firstUses");

	private final Map<String, String> checksums = new HashMap<>();

	private ColdStart(Arguments arguments, Path folder) {
		this.arguments = arguments;
		this.folder = folder;
	}

	/**
	 * Measure.
	 * @param args the samples, and how often
	 * @throws IOException if something fails
	 */
	public static void main(String[] args) throws IOException {
		Arguments arguments = new Arguments(args, "samples", "rounds", "results", "command");
		ColdStart coldStart = new ColdStart(arguments, Files.createTempDirectory("cold-start"));
		try {
			coldStart.measure();
		}
		finally {
			FileSystemUtils.deleteRecursively(coldStart.folder);
		}
		ResultFile.write(Path.of(arguments.text("results", "results")), "cold",
				Surroundings.of(arguments.text("command", "unknown")), coldStart.results);
	}

	private void measure() throws IOException {
		for (ClassArchive archive : ClassArchive.supported()) {
			measureFirstUse(archive, FirstUse.WRITE);
			measureFirstUse(archive, FirstUse.READ);
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
		Path extracted = this.folder.resolve(archive.id() + "-" + name);
		output(Server.java(List.of("-Djarmode=tools", "-jar", packed.toAbsolutePath().toString(), "extract",
				"--destination", extracted.toString())));
		Path jar = extracted.resolve(packed.getFileName());
		Server.requireVariants(jar, List.of(PATH));
		for (int round = 0; round < rounds(); round++) {
			if (needsNew(archive, round)) {
				for (Variant variant : Variant.values()) {
					try (Server server = Server.start(jar, archive.create(newFile(name, archive, variant)), variant)) {
						server.awaitAnswer(PATH);
					}
				}
			}
			for (Variant variant : Variant.ofRound(round)) {
				try (Server server = Server.start(jar, archive.use(file(name, archive, variant)), variant)) {
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

	private void measureFirstUse(ClassArchive archive, String activity) throws IOException {
		String name = "first-use-" + activity;
		for (int round = 0; round < rounds(); round++) {
			if (needsNew(archive, round)) {
				for (Variant variant : Variant.values()) {
					firstUse(archive.create(newFile(name, archive, variant)), activity, variant);
				}
			}
			for (Variant variant : Variant.ofRound(round)) {
				Map<String, String> output = firstUse(archive.use(file(name, archive, variant)), activity, variant);
				this.firstUses.addObject()
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
	private Map<String, String> firstUse(List<String> options, String activity, Variant variant) throws IOException {
		List<String> command = new ArrayList<>(options);
		command.addAll(List.of("-cp", System.getProperty("java.class.path"), FirstUse.class.getName(), activity,
				variant.id()));
		Map<String, String> output = output(Server.java(command)).lines()
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

	private static boolean needsNew(ClassArchive archive, int round) {
		return archive != ClassArchive.NONE && round % ROUNDS_PER_ARCHIVE == 0;
	}

	private Path newFile(String name, ClassArchive archive, Variant variant) throws IOException {
		Path file = file(name, archive, variant);
		Files.deleteIfExists(file);
		return file;
	}

	private Path file(String name, ClassArchive archive, Variant variant) {
		return this.folder.resolve(name + "-" + variant.id() + "." + archive.id());
	}

	/**
	 * Run something to its end.
	 * @return what it printed
	 */
	private String output(List<String> command) throws IOException {
		Path errors = this.folder.resolve("errors.txt");
		Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		try {
			if (process.waitFor() != 0) {
				throw new IOException("Failed: " + command + "\n" + output + Files.readString(errors));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
		return output;
	}

}
