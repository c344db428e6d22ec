package io.github.reflectionfreejackson.benchmarks.report;

import java.util.List;
import java.util.function.Function;

import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Writing values as JSON bytes.
 */
final class EncodingSection implements Section {

	@Override
	public String of(Results results) {
		JmhResults jmh = new JmhResults(results.json(), "payload");
		List<Contender> contenders = List.of(Contender.values());
		List<Payload> payloads = List.of(Payload.values());
		Function<Payload, String> label = (payload) -> "(" + payload.letter() + ") " + payload.description();
		Function<Payload, String> letter = (payload) -> "(" + payload.letter() + ")";
		return "Nanoseconds of CPU time for plain Jackson; for the others, how many times as fast they are:\n\n"
				+ jmh.speeds(contenders, payloads, Contender::title, label) + "\nBytes allocated for each value:\n\n"
				+ jmh.allocations(contenders, payloads, Contender::title, letter) + "\n"
				+ jmh.reasons("write", contenders, payloads, Contender::title, letter);
	}

}
