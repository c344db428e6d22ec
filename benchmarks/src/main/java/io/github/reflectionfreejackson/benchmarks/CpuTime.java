package io.github.reflectionfreejackson.benchmarks;

import java.lang.management.ManagementFactory;

import com.sun.management.OperatingSystemMXBean;

/**
 * CPU time that was taken so far, in nanoseconds.
 */
public final class CpuTime {

	private CpuTime() {
	}

	/**
	 * Return that of the thread that asks.
	 * @return the nanoseconds
	 */
	public static long ofThread() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	/**
	 * Return that of the process, which moves in steps.
	 * @return the nanoseconds, or 0 if the JVM does not know
	 */
	public static long ofProcess() {
		return (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system)
				? system.getProcessCpuTime() : 0;
	}

}
