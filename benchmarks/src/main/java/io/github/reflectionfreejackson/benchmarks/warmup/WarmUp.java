package io.github.reflectionfreejackson.benchmarks.warmup;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.zip.CRC32;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.CpuTime;
import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.contender.Decoder;
import io.github.reflectionfreejackson.benchmarks.contender.Decoders;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.contender.Encoder;
import io.github.reflectionfreejackson.benchmarks.contender.Encoders;
import io.github.reflectionfreejackson.benchmarks.contender.Instance;
import io.github.reflectionfreejackson.benchmarks.firstuse.FirstUse;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Writes or reads the payloads in turns, and prints as properties what that took until
 * each had been written or read once, ten times, and so on. The values, or else the JSON,
 * have been created before.
 */
public final class WarmUp {

	private static final int[] TIMES = { 1, 10, 100, 1_000, 10_000 };

	private WarmUp() {
	}

	/**
	 * Measure once.
	 * @param args {@value FirstUse#WRITE} or {@value FirstUse#READ}; and
	 * {@value FirstUse#GENERATED}, or anything else for plain Jackson
	 * @throws IOException if writing or reading fails
	 */
	public static void main(String[] args) throws IOException {
		boolean generated = FirstUse.GENERATED.equals(args[1]);
		switch (args[0]) {
			case FirstUse.WRITE -> write((generated ? Contender.TIER_3 : Contender.JACKSON).create());
			case FirstUse.READ -> read((generated ? DecodingContender.GENERATED : DecodingContender.JACKSON).create());
			default -> throw new IllegalArgumentException("Neither written nor read is by " + args[0]);
		}
	}

	/**
	 * Return after how many times something is printed.
	 * @return the numbers, in ascending order
	 */
	public static List<Integer> times() {
		return Arrays.stream(TIMES).boxed().toList();
	}

	private static void write(Encoders encoders) throws IOException {
		List<Payload> payloads = List.of(Payload.values());
		List<Supplier<Use>> uses = new ArrayList<>();
		for (Payload payload : payloads) {
			Object value = payload.value();
			uses.add(() -> {
				Encoder encoder = encoders.forPayload(payload);
				return () -> encoder.encode(value);
			});
		}
		CRC32 checksum = new CRC32();
		for (Object json : measure(uses)) {
			checksum.update((byte[]) json);
		}
		finish(encoders, payloads, checksum);
	}

	private static void read(Decoders decoders) throws IOException {
		List<Document> documents = Document.Group.PAYLOADS.documents();
		List<Supplier<Use>> uses = new ArrayList<>();
		for (Document document : documents) {
			byte[] json = document.json();
			uses.add(() -> {
				Decoder decoder = decoders.forPayload(document);
				return () -> Objects.requireNonNull(decoder.decode(json));
			});
		}
		CRC32 checksum = new CRC32();
		ObjectMapper plain = BenchmarkApplication.plainMapper();
		for (Object value : measure(uses)) {
			checksum.update(plain.writeValueAsBytes(value));
		}
		finish(decoders, documents, checksum);
	}

	private static <P> void finish(Instance<P, ?> instance, List<P> payloads, CRC32 checksum) {
		for (P payload : payloads) {
			String objection = instance.objection(payload);
			if (!objection.isEmpty()) {
				throw new IllegalStateException(payload + ": " + objection);
			}
		}
		System.out.println("checksum=" + checksum.getValue());
	}

	/**
	 * Measure, and print.
	 * @return the latest outcome of each
	 */
	private static Object[] measure(List<Supplier<Use>> uses) throws IOException {
		long[] cpu = new long[TIMES.length];
		long[] process = new long[TIMES.length];
		Use[] begun = new Use[uses.size()];
		Object[] outcomes = new Object[begun.length];
		long startProcess = CpuTime.ofProcess();
		long startCpu = CpuTime.ofThread();
		int measured = 0;
		for (int turn = 1; measured < TIMES.length; turn++) {
			for (int i = 0; i < begun.length; i++) {
				if (turn == 1) {
					begun[i] = uses.get(i).get();
				}
				outcomes[i] = begun[i].again();
			}
			if (turn == TIMES[measured]) {
				cpu[measured] = CpuTime.ofThread() - startCpu;
				process[measured] = CpuTime.ofProcess() - startProcess;
				measured++;
			}
		}
		for (int i = 0; i < TIMES.length; i++) {
			System.out.println("cpuNanos." + TIMES[i] + "=" + cpu[i]);
			System.out.println("processCpuNanos." + TIMES[i] + "=" + process[i]);
		}
		return outcomes;
	}

	/**
	 * Writes or reads a value.
	 */
	private interface Use {

		Object again() throws IOException;

	}

}
