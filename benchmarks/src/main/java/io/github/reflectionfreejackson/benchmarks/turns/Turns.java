package io.github.reflectionfreejackson.benchmarks.turns;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.WorkerCpuProfiler;
import io.github.reflectionfreejackson.benchmarks.turns.WorkerHandle.Turn;

/**
 * Has the contenders of a benchmark take turns, each in a JVM of its own, and that
 * several times with new JVMs.
 * <p>
 * Of the turns of a contender in one JVM, the one counts that an eighth of them is faster
 * than; of its JVMs, the median.
 */
public final class Turns {

	private static final double NANOS_PER_TURN = 1_000_000;

	private static final int CALLS_TO_GAUGE = 50;

	private final String benchmark;

	private final String parameter;

	private final int warmUpMillis;

	private final int turns;

	private final String processor;

	private final Map<Key, Figures> figures = new LinkedHashMap<>();

	private final Map<Key, String> objections = new LinkedHashMap<>();

	/**
	 * Prepare to measure.
	 * @param benchmark the name of the benchmark
	 * @param parameter the name of the parameter that tells what is written or read
	 * @param warmUpMillis for how long each JVM writes or reads before
	 * @param turns how many turns to measure in each JVM; a quarter as many come before
	 * @param processor the number of the processor on which all JVMs run, since another
	 * may be slower or faster for a while, or an empty string for any; on Linux only
	 */
	public Turns(String benchmark, String parameter, int warmUpMillis, int turns, String processor) {
		this.benchmark = benchmark;
		this.parameter = parameter;
		this.warmUpMillis = warmUpMillis;
		this.turns = turns;
		this.processor = processor;
	}

	/**
	 * Measure once more, with new JVMs.
	 * @param contenders who takes part
	 * @param payloads what is written or read
	 * @throws IOException if a contender fails
	 */
	public void measure(List<? extends Enum<?>> contenders, List<? extends Enum<?>> payloads) throws IOException {
		Map<String, WorkerHandle> workers = new LinkedHashMap<>();
		try {
			for (Enum<?> contender : contenders) {
				workers.put(contender.name(), WorkerHandle.start(this.benchmark, contender.name(), this.processor));
			}
			for (Map.Entry<String, WorkerHandle> worker : workers.entrySet()) {
				prepare(worker.getKey(), worker.getValue(), payloads);
			}
			for (Enum<?> payload : payloads) {
				Map<String, WorkerHandle> able = new LinkedHashMap<>(workers);
				able.keySet().removeIf((contender) -> this.objections.containsKey(new Key(contender, payload.name())));
				if (!able.isEmpty()) {
					measure(able, payload.name());
				}
			}
		}
		finally {
			for (WorkerHandle worker : workers.values()) {
				worker.close();
			}
		}
	}

	/**
	 * Who cannot take part any more has not measured what was to be measured before.
	 */
	private void prepare(String contender, WorkerHandle worker, List<? extends Enum<?>> payloads) throws IOException {
		for (Enum<?> payload : payloads) {
			String objection = worker.prepare(payload.name());
			if (!objection.isEmpty()) {
				Key key = new Key(contender, payload.name());
				this.objections.put(key, objection);
				this.figures.remove(key);
			}
		}
		worker.warm(this.warmUpMillis);
	}

	private void measure(Map<String, WorkerHandle> workers, String payload) throws IOException {
		int calls = gauge(workers.values().iterator().next(), payload);
		Map<String, List<Turn>> taken = new LinkedHashMap<>();
		for (int turn = -this.turns / 4; turn < this.turns; turn++) {
			for (Map.Entry<String, WorkerHandle> worker : workers.entrySet()) {
				Turn found = worker.getValue().turn(payload, calls);
				if (turn >= 0) {
					taken.computeIfAbsent(worker.getKey(), (name) -> new ArrayList<>()).add(found);
				}
			}
		}
		taken.forEach((contender, all) -> add(new Key(contender, payload), all));
	}

	/**
	 * Find out how many calls make a turn.
	 */
	private static int gauge(WorkerHandle worker, String payload) throws IOException {
		double nanos = Double.MAX_VALUE;
		for (int i = 0; i < CALLS_TO_GAUGE; i++) {
			nanos = Math.min(nanos, worker.turn(payload, CALLS_TO_GAUGE).nanos());
		}
		return (int) Math.max(1, NANOS_PER_TURN / nanos);
	}

	private void add(Key key, List<Turn> taken) {
		double[] nanos = taken.stream().mapToDouble(Turn::nanos).sorted().toArray();
		double[] bytes = taken.stream().mapToDouble(Turn::bytes).sorted().toArray();
		Figures all = this.figures.computeIfAbsent(key, (unused) -> new Figures(new ArrayList<>(), new ArrayList<>()));
		all.nanos().add(nanos[nanos.length / 8]);
		all.bytes().add(bytes[bytes.length / 2]);
	}

	/**
	 * Add what was measured, in the form of JMH, to results.
	 * @param results where to add a result for each contender and payload
	 */
	public void addTo(ArrayNode results) {
		this.figures.forEach((key, all) -> {
			ObjectNode result = results.addObject();
			result.putObject("params").put("contender", key.contender()).put(this.parameter, key.payload());
			ObjectNode metrics = result.putObject("secondaryMetrics");
			add(metrics.putObject(WorkerCpuProfiler.RESULT), all.nanos());
			add(metrics.putObject("gc.alloc.rate.norm"), all.bytes());
		});
	}

	private static void add(ObjectNode metric, List<Double> scores) {
		double[] sorted = scores.stream().mapToDouble(Double::doubleValue).sorted().toArray();
		metric.put("score", (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2);
		scores.forEach(metric.putArray("forks")::add);
	}

	/**
	 * Add who could not take part.
	 * @param cannot where to add the contender, the payload and the reason
	 */
	public void addObjectionsTo(ArrayNode cannot) {
		this.objections.forEach((key, objection) -> cannot.addObject()
			.put("contender", key.contender())
			.put(this.parameter, key.payload())
			.put("reason", objection));
	}

	/**
	 * Who, and what.
	 *
	 * @param contender the name of the contender
	 * @param payload the name of the payload
	 */
	private record Key(String contender, String payload) {
	}

	/**
	 * What was measured in each of the JVMs.
	 *
	 * @param nanos the CPU time of a call
	 * @param bytes what a call allocated
	 */
	private record Figures(List<Double> nanos, List<Double> bytes) {
	}

}
