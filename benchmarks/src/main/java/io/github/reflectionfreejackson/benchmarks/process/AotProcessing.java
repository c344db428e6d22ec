package io.github.reflectionfreejackson.benchmarks.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.Arguments;
import io.github.reflectionfreejackson.benchmarks.ResultFile;
import io.github.reflectionfreejackson.benchmarks.Surroundings;

import org.springframework.util.FileSystemUtils;

/**
 * Measures Spring's AOT processing of an application that answers with 500 types, in
 * fresh JVMs, without and with this project on the class path in turns.
 */
public final class AotProcessing {

	private static final String PROCESSOR = "org.springframework.boot.SpringApplicationAotProcessor";

	private static final String OURS = "reflection-free-jackson";

	private final Arguments arguments;

	private final Path folder;

	private final ObjectNode results = ResultFile.create();

	private final ArrayNode runs = this.results.putArray("processing");

	private AotProcessing(Arguments arguments, Path folder) {
		this.arguments = arguments;
		this.folder = folder;
	}

	/**
	 * Measure.
	 * @param args how often, and where results go
	 * @throws IOException if something fails
	 */
	public static void main(String[] args) throws IOException {
		Arguments arguments = new Arguments(args, "samples", "rounds", "results", "command");
		AotProcessing processing = new AotProcessing(arguments, Files.createTempDirectory("aot-processing"));
		try {
			processing.measure();
		}
		finally {
			FileSystemUtils.deleteRecursively(processing.folder);
		}
		ResultFile.write(Path.of(arguments.text("results", "results")), "aot",
				Surroundings.of(arguments.text("command", "unknown")), processing.results);
	}

	private void measure() throws IOException {
		Path classes = ManyTypes.compile(this.folder, classPath(false));
		for (int round = 0; round < this.arguments.number("rounds", 5); round++) {
			for (Variant variant : Variant.ofRound(round)) {
				measure(classes, variant, round);
			}
		}
		System.out.println("Measured AOT processing of " + ManyTypes.TYPES + " types");
	}

	private void measure(Path classes, Variant variant, int round) throws IOException {
		Path output = this.folder.resolve(variant.id() + round);
		boolean ours = variant == Variant.GENERATED;
		long start = System.nanoTime();
		run(List.of("-cp", classes + File.pathSeparator + classPath(ours), PROCESSOR, ManyTypes.APPLICATION,
				output.resolve("sources").toString(), output.resolve("resources").toString(),
				output.resolve("classes").toString(), "group", "artifact"));
		long millis = (System.nanoTime() - start) / 1_000_000;
		long serializers = serializers(output);
		if (ours ? serializers < ManyTypes.TYPES : serializers > 0) {
			throw new IOException(variant.id() + ": serializers of " + serializers + " types were generated");
		}
		this.runs.addObject().put("variant", variant.id()).put("round", round).put("elapsedMillis", millis);
	}

	private static long serializers(Path output) throws IOException {
		try (Stream<Path> files = Files.walk(output)) {
			return files.filter((file) -> file.getFileName().toString().endsWith("__JsonSerializer.java")).count();
		}
	}

	/**
	 * The libraries that this program runs with, without the program.
	 */
	private static String classPath(boolean ours) {
		return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
			.filter((entry) -> !entry.endsWith("benchmarks.jar"))
			.filter((entry) -> ours || !Path.of(entry).getFileName().toString().startsWith(OURS))
			.collect(Collectors.joining(File.pathSeparator));
	}

	private void run(List<String> options) throws IOException {
		Path log = this.folder.resolve("log.txt");
		Process process = new ProcessBuilder(Server.java(options)).redirectErrorStream(true)
			.redirectOutput(log.toFile())
			.start();
		try {
			if (process.waitFor() != 0) {
				throw new IOException("AOT processing failed:\n" + Files.readString(log));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
	}

}
