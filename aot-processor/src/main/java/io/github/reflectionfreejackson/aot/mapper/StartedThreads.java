package io.github.reflectionfreejackson.aot.mapper;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

/**
 * Tells of threads that were started since this was created, and left running: the
 * process that prepares the application does not end before they do, and would not say
 * why.
 */
final class StartedThreads {

	private static final Log logger = LogFactory.getLog(StartedThreads.class);

	private static final Duration PATIENCE = Duration.ofSeconds(1);

	private final Set<Thread> before = running();

	/**
	 * Warn of threads that do not end by themselves.
	 */
	void warnOfThoseLeft() {
		Set<String> names = new TreeSet<>();
		long deadline = System.nanoTime() + PATIENCE.toNanos();
		for (Thread thread : running()) {
			if (!this.before.contains(thread) && !ends(thread, deadline)) {
				names.add(thread.getName());
			}
		}
		if (!names.isEmpty()) {
			logger.warn("What the application's ObjectMapper depends on has started threads that keep AOT processing "
					+ "from ending: " + names + ". Have their beans stop them when they are destroyed, or make them "
					+ "daemons");
		}
	}

	private static boolean ends(Thread thread, long deadline) {
		try {
			thread.join(Math.max(1, Duration.ofNanos(deadline - System.nanoTime()).toMillis()));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		return !thread.isAlive();
	}

	private static Set<Thread> running() {
		Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
		threads.removeIf(Thread::isDaemon);
		return threads;
	}

}
