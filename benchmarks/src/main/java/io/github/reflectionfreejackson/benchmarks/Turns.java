package io.github.reflectionfreejackson.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.ThreadMXBean;
import io.github.reflectionfreejackson.benchmarks.contender.Decoder;
import io.github.reflectionfreejackson.benchmarks.contender.Decoders;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.contender.InputCheck;
import io.github.reflectionfreejackson.benchmarks.contender.Pollution;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import org.jspecify.annotations.Nullable;

/**
 * Has contenders read a document in turns of some milliseconds, in one JVM. What else the
 * machine does meets all of them alike, so that their ratios hold on a machine that is
 * not quiet, where those of one run after another do not.
 * <p>
 * Of the turns of a contender, the one counts that an eighth of them is faster than.
 */
final class Turns {

	private static final int BYTES_PER_TURN = 300_000;

	private static final int BYTES_PER_CALL = 200;

	private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();

	private final Map<DecodingContender, Decoders> decoders = new EnumMap<>(DecodingContender.class);

	private final int turns;

	private @Nullable Object read;

	/**
	 * Create contenders that have all read all documents before.
	 * @param turns how many turns to measure; half as many come before
	 */
	Turns(List<DecodingContender> contenders, int turns) {
		this.turns = turns;
		for (DecodingContender contender : contenders) {
			Decoders created = contender.create();
			Pollution.of(created, Document.CUSTOMER);
			this.decoders.put(contender, created);
		}
	}

	/**
	 * Measure.
	 * @param contenders who can read the document
	 * @param results where to add a result for each contender, in the form of JMH
	 */
	void measure(List<DecodingContender> contenders, Document document, ArrayNode results) throws IOException {
		byte[] json = document.json();
		int calls = Math.max(1, BYTES_PER_TURN / (json.length + BYTES_PER_CALL));
		Turn[] participants = new Turn[contenders.size()];
		for (int i = 0; i < participants.length; i++) {
			DecodingContender contender = contenders.get(i);
			Decoders created = Objects.requireNonNull(this.decoders.get(contender));
			new InputCheck().require(contender, created, document);
			participants[i] = new Turn(created.forPayload(document), new long[this.turns], new long[this.turns]);
		}
		for (int turn = -this.turns / 2; turn < this.turns; turn++) {
			for (Turn participant : participants) {
				long allocated = this.thread.getCurrentThreadAllocatedBytes();
				long start = this.thread.getCurrentThreadCpuTime();
				for (int call = 0; call < calls; call++) {
					this.read = participant.decoder().decode(json);
				}
				if (turn >= 0) {
					participant.nanos()[turn] = (this.thread.getCurrentThreadCpuTime() - start) / calls;
					participant.bytes()[turn] = (this.thread.getCurrentThreadAllocatedBytes() - allocated) / calls;
				}
			}
		}
		for (int i = 0; i < participants.length; i++) {
			add(contenders.get(i), document, participants[i], results);
		}
	}

	private void add(DecodingContender contender, Document document, Turn participant, ArrayNode results) {
		Arrays.sort(participant.nanos());
		Arrays.sort(participant.bytes());
		long nanos = participant.nanos()[this.turns / 8];
		long bytes = participant.bytes()[this.turns / 2];
		System.out.println(document + ", " + contender + ": " + nanos + " ns, " + bytes + " bytes");
		ObjectNode result = results.addObject();
		result.putObject("params").put("contender", contender.name()).put("document", document.name());
		ObjectNode metrics = result.putObject("secondaryMetrics");
		metrics.putObject(WorkerCpuProfiler.RESULT).put("score", nanos);
		metrics.putObject("gc.alloc.rate.norm").put("score", bytes);
	}

	/**
	 * Keep what was read, so that the JIT cannot but read it.
	 */
	@Nullable Object lastRead() {
		return this.read;
	}

	/**
	 * A contender's turns.
	 *
	 * @param decoder reads
	 * @param nanos the time that a call took, by turn
	 * @param bytes what a call allocated, by turn
	 */
	private record Turn(Decoder decoder, long[] nanos, long[] bytes) {
	}

}
