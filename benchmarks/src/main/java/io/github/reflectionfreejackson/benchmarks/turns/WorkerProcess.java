package io.github.reflectionfreejackson.benchmarks.turns;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

import com.sun.management.ThreadMXBean;
import io.github.reflectionfreejackson.benchmarks.NettyThreads;
import org.jspecify.annotations.Nullable;

/**
 * The JVM of one contender. It does what the lines of its input say, and answers each by
 * a line: {@code prepare PAYLOAD} by {@code ready} or {@code cannot REASON},
 * {@code warm MILLIS} by {@code ready} when it has written or read all payloads in turns
 * for so long, and {@code turn PAYLOAD CALLS} by the nanoseconds of CPU time, and the
 * bytes, that a call took.
 */
public final class WorkerProcess {

	static final String PREPARE = "prepare";

	static final String WARM = "warm";

	static final String TURN = "turn";

	static final String READY = "ready";

	static final String CANNOT = "cannot";

	private static final int CALLS_TO_WARM = 200;

	private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();

	private @Nullable Object last;

	private final Worker worker;

	private final Map<String, Work> works = new LinkedHashMap<>();

	private WorkerProcess(Worker worker) {
		this.worker = worker;
	}

	/**
	 * Work until the input ends.
	 * @param args the names of the benchmark and of the contender
	 */
	public static void main(String[] args) {
		PrintStream answers = System.out;
		// Whatever libraries say is no answer
		System.setOut(System.err);
		NettyThreads.create(() -> run(create(args[0], args[1]), answers), "worker").start();
	}

	private static void run(Worker worker, PrintStream answers) {
		try {
			new WorkerProcess(worker).run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
					answers);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("A value cannot be written or read any more", ex);
		}
	}

	private void run(BufferedReader orders, PrintStream answers) throws IOException {
		for (String order = orders.readLine(); order != null; order = orders.readLine()) {
			String[] words = order.split(" ");
			String answer = switch (words[0]) {
				case PREPARE -> prepare(words[1]);
				case WARM -> warm(Integer.parseInt(words[1]));
				case TURN -> turn(Objects.requireNonNull(this.works.get(words[1])), Integer.parseInt(words[2]));
				default -> throw new IllegalArgumentException("Unknown order " + order);
			};
			answers.println(answer);
			answers.flush();
		}
		System.err.println("Last outcome: " + ((this.last != null) ? this.last.getClass().getName() : "none"));
	}

	private String prepare(String payload) throws IOException {
		try {
			this.works.put(payload, this.worker.prepare(payload));
			return READY;
		}
		catch (UnsupportedOperationException | IllegalStateException ex) {
			return CANNOT + " " + String.valueOf(ex.getMessage()).replaceAll("\\R", " ");
		}
	}

	private String warm(int millis) throws IOException {
		long end = this.thread.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(millis);
		while (this.thread.getCurrentThreadCpuTime() < end && !this.works.isEmpty()) {
			for (Work work : this.works.values()) {
				turn(work, CALLS_TO_WARM);
			}
		}
		return READY;
	}

	private static Worker create(String benchmark, String contender) {
		try {
			return Worker.of(benchmark, contender);
		}
		catch (UnsupportedOperationException ex) {
			return (payload) -> {
				throw ex;
			};
		}
	}

	private String turn(Work work, int calls) throws IOException {
		long allocated = this.thread.getCurrentThreadAllocatedBytes();
		long start = this.thread.getCurrentThreadCpuTime();
		for (int call = 0; call < calls; call++) {
			this.last = work.once();
		}
		long nanos = this.thread.getCurrentThreadCpuTime() - start;
		long bytes = this.thread.getCurrentThreadAllocatedBytes() - allocated;
		return nanos / (double) calls + " " + bytes / calls;
	}

}
