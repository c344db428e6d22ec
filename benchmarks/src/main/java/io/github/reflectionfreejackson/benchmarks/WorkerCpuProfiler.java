package io.github.reflectionfreejackson.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures the CPU time of the threads that run a benchmark, for each of its operations.
 * Unlike elapsed time it does not grow when others use the machine too, and unlike the
 * CPU time of the process it holds no compiler and no garbage collector.
 */
public final class WorkerCpuProfiler implements InternalProfiler {

	/**
	 * The name of the result.
	 */
	public static final String RESULT = "worker.cpu";

	static final String WORKER = "-jmh-worker-";

	private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

	private long before;

	/**
	 * Create the profiler, which JMH does by reflection.
	 */
	public WorkerCpuProfiler() {
	}

	@Override
	public String getDescription() {
		return "CPU time of the worker threads";
	}

	@Override
	public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
		this.before = workers();
	}

	@Override
	public Collection<? extends Result<?>> afterIteration(BenchmarkParams benchmark, IterationParams iteration,
			IterationResult result) {
		long operations = result.getMetadata().getAllOps();
		double nanos = (operations > 0) ? (double) (workers() - this.before) / operations : Double.NaN;
		return List.of(new ScalarResult(RESULT, nanos, "ns/op", AggregationPolicy.AVG));
	}

	private long workers() {
		long nanos = 0;
		for (long id : this.threads.getAllThreadIds()) {
			ThreadInfo thread = this.threads.getThreadInfo(id);
			if (thread != null && thread.getThreadName().contains(WORKER)) {
				nanos += Math.max(0, this.threads.getThreadCpuTime(id));
			}
		}
		return nanos;
	}

}
