package io.github.reflectionfreejackson.benchmarks.firstuse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.CpuTime;
import io.github.reflectionfreejackson.benchmarks.contender.OursMappers;
import io.github.reflectionfreejackson.benchmarks.firstuse.type.Documents;
import io.github.reflectionfreejackson.benchmarks.firstuse.type.Samples;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;

/**
 * Writes or reads one value of each of 50 types, and prints what that took, as
 * properties. Jackson itself has been used for a map before, and the values, or else the
 * JSON, have been created.
 */
public final class FirstUse {

	/**
	 * The argument that has values read instead of written.
	 */
	public static final String READ = "read";

	/**
	 * The argument that has values written.
	 */
	public static final String WRITE = "write";

	/**
	 * The argument that has generated code write or read.
	 */
	public static final String GENERATED = "generated";

	private FirstUse() {
	}

	/**
	 * Measure once.
	 * @param args {@value #WRITE} or {@value #READ}; and {@value #GENERATED}, or anything
	 * else for plain Jackson
	 * @throws IOException if writing or reading fails
	 */
	public static void main(String[] args) throws IOException {
		boolean generated = GENERATED.equals(args[1]);
		ObjectMapper mapper = BenchmarkApplication.plainMapper();
		ServedTypes served = generated ? OursMappers.install(mapper) : new ServedTypes();
		switch (args[0]) {
			case WRITE -> write(mapper, Samples.create());
			case READ -> {
				read(mapper, Documents.create(), BenchmarkApplication.plainMapper());
				served = served.reading();
			}
			default -> throw new IllegalArgumentException("Neither written nor read is by " + args[0]);
		}
		if (generated) {
			requireGenerated(served, Samples.create().size());
		}
	}

	/**
	 * Make sure that generated code was in use.
	 * @param served how types were written or read
	 * @param count how many there were
	 * @throws IllegalStateException if it was not, for any of them
	 */
	public static void requireGenerated(ServedTypes served, int count) {
		if (!served.byReflection().isEmpty()) {
			throw new IllegalStateException("By reflection: " + served.byReflection());
		}
		if (served.byGeneratedCode().size() < count) {
			throw new IllegalStateException("By generated code are only: " + served.byGeneratedCode());
		}
	}

	/**
	 * Write values, and print what that took.
	 * @param mapper what writes
	 * @param samples one value of each type
	 * @throws IOException if writing fails
	 */
	public static void write(ObjectMapper mapper, List<?> samples) throws IOException {
		mapper.writeValueAsBytes(Map.of("name", "value"));
		CRC32 checksum = new CRC32();
		measure(samples, (value) -> checksum.update(mapper.writeValueAsBytes(value)));
		System.out.println("checksum=" + checksum.getValue());
	}

	/**
	 * Read values, and print what that took.
	 * @param mapper what reads
	 * @param documents the types, and JSON of each
	 * @param plain what writes the values, for them to be compared
	 * @throws IOException if reading or writing fails
	 */
	public static void read(ObjectMapper mapper, List<Map.Entry<Class<?>, byte[]>> documents, ObjectMapper plain)
			throws IOException {
		mapper.readerFor(Map.class).readValue("{\"name\":\"value\"}".getBytes(StandardCharsets.UTF_8));
		List<Object> values = new ArrayList<>();
		measure(documents,
				(document) -> values.add(mapper.readerFor(document.getKey()).readValue(document.getValue())));
		CRC32 checksum = new CRC32();
		checksum.update(plain.writeValueAsBytes(values));
		System.out.println("checksum=" + checksum.getValue());
	}

	private static <T> void measure(List<T> inputs, Use<T> use) throws IOException {
		long startProcess = CpuTime.ofProcess();
		long startNanos = System.nanoTime();
		long startCpu = CpuTime.ofThread();
		for (T input : inputs) {
			use.of(input);
		}
		long cpu = CpuTime.ofThread() - startCpu;
		long nanos = System.nanoTime() - startNanos;
		long process = CpuTime.ofProcess() - startProcess;
		System.out.println("types=" + inputs.size());
		System.out.println("cpuNanos=" + cpu);
		System.out.println("processCpuNanos=" + process);
		System.out.println("elapsedNanos=" + nanos);
	}

	/**
	 * Writes or reads one value.
	 */
	private interface Use<T> {

		void of(T input) throws IOException;

	}

}
