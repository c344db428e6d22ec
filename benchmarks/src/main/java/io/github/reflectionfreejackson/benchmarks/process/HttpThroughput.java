package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.Arguments;
import io.github.reflectionfreejackson.benchmarks.ResultFile;
import io.github.reflectionfreejackson.benchmarks.Surroundings;

/**
 * Measures how many requests the samples answer in a second of CPU time of their process:
 * the same jar, with the property on and off, in turns.
 */
public final class HttpThroughput {

	private static final List<String> PATHS = List.of("/customers/1", "/customers", "/orders");

	private final Arguments arguments;

	private final ObjectNode results = ResultFile.create();

	private final ArrayNode runs = this.results.putArray("http");

	private HttpThroughput(Arguments arguments) {
		this.arguments = arguments;
	}

	/**
	 * Measure.
	 * @param args the samples, and how many requests
	 * @throws IOException if a sample does not answer
	 */
	public static void main(String[] args) throws IOException {
		Arguments arguments = new Arguments(args, "samples", "rounds", "requests", "warmup", "connections", "results",
				"command");
		HttpThroughput throughput = new HttpThroughput(arguments);
		for (String sample : arguments.list("samples")) {
			Server.requireVariants(Path.of(sample), PATHS);
		}
		for (int round = 0; round < arguments.number("rounds", 5); round++) {
			for (String sample : arguments.list("samples")) {
				for (Variant variant : Variant.ofRound(round)) {
					throughput.measure(Path.of(sample), variant, round);
				}
			}
		}
		ResultFile.write(Path.of(arguments.text("results", "results")), "http",
				Surroundings.of(arguments.text("command", "unknown")), throughput.results);
	}

	private void measure(Path sample, Variant variant, int round) throws IOException {
		int requests = this.arguments.number("requests", 40_000);
		try (Server server = Server.start(sample, List.of("-Xms256m", "-Xmx256m"), variant)) {
			server.awaitAnswer(PATHS.get(0));
			Load load = new Load(server.port(), this.arguments.number("connections", 4));
			for (String path : PATHS) {
				load.send(path, this.arguments.number("warmup", 40_000));
			}
			for (String path : PATHS) {
				Duration before = server.cpu();
				load.send(path, requests);
				Duration cpu = server.cpu().minus(before);
				String name = sample.getFileName().toString().replace(".jar", "");
				System.out.println(name + " " + path + " " + variant.id() + ": " + cpu.toMillis() + " ms of CPU time");
				this.runs.addObject()
					.put("sample", name)
					.put("path", path)
					.put("variant", variant.id())
					.put("round", round)
					.put("requests", requests)
					.put("cpuMillis", cpu.toMillis());
			}
		}
	}

}
