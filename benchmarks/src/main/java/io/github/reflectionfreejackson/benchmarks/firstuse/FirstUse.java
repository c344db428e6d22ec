package io.github.reflectionfreejackson.benchmarks.firstuse;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.OperatingSystemMXBean;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import io.github.reflectionfreejackson.benchmarks.contender.OursMappers;
import io.github.reflectionfreejackson.benchmarks.firstuse.type.Samples;
import io.github.reflectionfreejackson.runtime.ServedTypes;

/**
 * Writes one value of each of 50 types, and prints what that took, as properties. Jackson
 * itself has been used for a map before, and the values have been created.
 */
public final class FirstUse {

	/**
	 * The argument that has generated code write.
	 */
	public static final String GENERATED = "generated";

	private FirstUse() {
	}

	/**
	 * Measure once.
	 * @param args {@value #GENERATED}, or anything else for plain Jackson
	 * @throws IOException if writing fails
	 */
	public static void main(String[] args) throws IOException {
		ObjectMapper mapper = BenchmarkApplication.plainMapper();
		ServedTypes served = GENERATED.equals(args[0]) ? OursMappers.install(mapper) : new ServedTypes();
		mapper.writeValueAsBytes(Map.of("name", "value"));
		List<Object> values = Samples.create();
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		CRC32 checksum = new CRC32();
		long startProcess = processCpu();
		long startNanos = System.nanoTime();
		long startCpu = threads.getCurrentThreadCpuTime();
		for (Object value : values) {
			checksum.update(mapper.writeValueAsBytes(value));
		}
		long cpu = threads.getCurrentThreadCpuTime() - startCpu;
		long nanos = System.nanoTime() - startNanos;
		long process = processCpu() - startProcess;
		if (!served.byReflection().isEmpty()) {
			throw new IllegalStateException("Written by reflection: " + served.byReflection());
		}
		if (GENERATED.equals(args[0]) && served.byGeneratedCode().size() < values.size()) {
			throw new IllegalStateException("Written by generated code are only: " + served.byGeneratedCode());
		}
		System.out.println("types=" + values.size());
		System.out.println("cpuNanos=" + cpu);
		System.out.println("processCpuNanos=" + process);
		System.out.println("elapsedNanos=" + nanos);
		System.out.println("checksum=" + checksum.getValue());
	}

	private static long processCpu() {
		return (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system)
				? system.getProcessCpuTime() : 0;
	}

}
