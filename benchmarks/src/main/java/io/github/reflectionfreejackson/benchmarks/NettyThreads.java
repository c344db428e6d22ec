package io.github.reflectionfreejackson.benchmarks;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import io.netty.util.concurrent.FastThreadLocalThread;

/**
 * Threads like those of Netty's event loops, on which WebFlux encodes in a server. Only
 * for these Netty keeps buffers at hand that were released.
 */
public final class NettyThreads extends ThreadPoolExecutor {

	/**
	 * Create threads for JMH, which does so by reflection.
	 * @param count how many
	 * @param prefix how their names begin
	 */
	public NettyThreads(int count, String prefix) {
		super(count, count, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), named(prefix));
	}

	private static ThreadFactory named(String prefix) {
		AtomicInteger created = new AtomicInteger();
		return (task) -> create(task, prefix + WorkerCpuProfiler.WORKER + created.incrementAndGet());
	}

	/**
	 * Create a thread.
	 * @param task what it does
	 * @param name its name
	 * @return the thread, which has not been started
	 */
	public static Thread create(Runnable task, String name) {
		return new FastThreadLocalThread(task, name);
	}

	/**
	 * Return what has a JVM of JMH's use these threads.
	 */
	static String[] jvmArguments() {
		return new String[] { "-Djmh.executor=CUSTOM", "-Djmh.executor.class=" + NettyThreads.class.getName() };
	}

}
