package io.github.reflectionfreejackson.benchmarks.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.Arguments;
import io.github.reflectionfreejackson.benchmarks.ResultFile;
import io.github.reflectionfreejackson.benchmarks.Surroundings;
import io.github.reflectionfreejackson.benchmarks.firstuse.FirstUse;
import io.github.reflectionfreejackson.benchmarks.warmup.WarmUp;

/**
 * Measures the first values in fresh JVMs, with plain Jackson and with generated code in
 * turns.
 */
public final class WarmUps {

	private WarmUps() {
	}

	/**
	 * Measure.
	 * @param args how often, and where results are written to
	 * @throws IOException if something fails
	 */
	public static void main(String[] args) throws IOException {
		Arguments arguments = new Arguments(args, "samples", "rounds", "results", "command");
		ObjectNode results = ResultFile.create();
		ArrayNode warmUps = results.putArray("warmUps");
		FreshJvms jvms = new FreshJvms(WarmUp.class);
		for (String activity : List.of(FirstUse.WRITE, FirstUse.READ)) {
			for (int round = 0; round < arguments.number("rounds", 20); round++) {
				for (Variant variant : Variant.ofRound(round)) {
					add(jvms.run(List.of(), activity, variant), activity, variant, round, warmUps);
				}
			}
			System.out.println("Measured warm-up: " + activity);
		}
		ResultFile.write(Path.of(arguments.text("results", "results")), "warmup",
				Surroundings.of(arguments.text("command", "unknown")), results);
	}

	private static void add(Map<String, String> output, String activity, Variant variant, int round,
			ArrayNode warmUps) {
		for (int times : WarmUp.times()) {
			warmUps.addObject()
				.put("activity", activity)
				.put("variant", variant.id())
				.put("round", round)
				.put("times", times)
				.put("cpuNanos", Long.parseLong(output.getOrDefault("cpuNanos." + times, "")))
				.put("processCpuNanos", Long.parseLong(output.getOrDefault("processCpuNanos." + times, "")));
		}
	}

}
